# SPDX-License-Identifier: Apache-2.0
"""Text in languages that are none of ours is left as it is, and its language is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.folders.pipeline import punctuate_document
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide
from interpunct.review.restructuring import SetLanguage
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

FOREIGN = {
    "eu": """\
gaur goizean kalera irten naiz eta eguraldia oso ona zen
lagunarekin elkartu nintzen plazan eta elkarrekin kafea hartu genuen
gero liburutegira joan ginen liburu berri bat bilatzera
uste dut datorren astean berriro etorriko garela hona
zer iruditzen zaizu zuk nahi duzu gurekin etorri
""",
    "bg": """\
днес сутринта излязох от къщи много рано защото имах работа
срещнах един стар приятел и той ми разказа какво се е случило
после отидохме заедно на пазара и купихме хляб и сирене
не знам дали ще дойде утре но ще му се обадя довечера
къде беше ти през цялото време и защо не се обади
""",
    "ka": """\
დღეს დილით ადრე ავდექი და ბაზარში წავედი
იქ ჩემი ძველი მეგობარი შემხვდა და დიდხანს ვისაუბრეთ
შემდეგ სახლში დავბრუნდი და სადილი მოვამზადე
არ ვიცი ხვალ რა ამინდი იქნება მაგრამ იმედი მაქვს
შენ რას ფიქრობ წავიდეთ თუ დავრჩეთ
""",
    "te": """\
ఈ రోజు ఉదయం నేను తొందరగా లేచి బయటకు వెళ్ళాను
అక్కడ నా పాత స్నేహితుడు కలిసాడు మేము చాలా సేపు మాట్లాడుకున్నాము
తరువాత ఇంటికి వచ్చి భోజనం చేసాను
రేపు ఏమి జరుగుతుందో నాకు తెలియదు కానీ మంచిదే అనుకుంటున్నాను
నువ్వు ఎప్పుడు వస్తావు మేము నీ కోసం ఎదురు చూస్తున్నాము
""",
    "sw": """\
leo asubuhi niliamka mapema na nikaenda sokoni kununua matunda
nilikutana na rafiki yangu wa zamani tukazungumza kwa muda mrefu
baadaye tulirudi nyumbani na kupika chakula cha mchana pamoja
sijui kama kesho mvua itanyesha lakini natumaini itakuwa siku nzuri
je wewe unafikiri tunapaswa kuondoka sasa au tusubiri kidogo
""",
    "cy": """\
bore yma codais yn gynnar ac es i allan i'r farchnad
cwrddais â hen ffrind ac fe wnaethon ni siarad am amser hir
wedyn aethon ni adref i goginio cinio gyda'n gilydd
dydw i ddim yn gwybod a fydd hi'n bwrw glaw yfory
beth wyt ti'n ei feddwl a ddylen ni fynd nawr
""",
    "sq": """\
sot në mëngjes u zgjova herët dhe shkova në treg
atje takova një mik të vjetër dhe biseduam për një kohë të gjatë
pastaj u kthyem në shtëpi dhe gatuam drekën së bashku
nuk e di nëse nesër do të bjerë shi por shpresoj që jo
çfarë mendon ti a duhet të nisemi tani apo të presim
""",
    "mk": """\
денес наутро станав рано и отидов на пазар да купам овошје
таму сретнав еден стар пријател и долго време разговаравме
потоа се вративме дома и заедно зготвивме ручек
не знам дали утре ќе врне но се надевам дека нема
што мислиш ти дали треба да тргнеме сега или да почекаме
""",
    "az": """\
bu gün səhər tezdən durdum və bazara getdim
orada köhnə dostumla görüşdüm və biz uzun müddət söhbət etdik
sonra evə qayıtdıq və birlikdə nahar hazırladıq
bilmirəm sabah yağış yağacaq ya yox amma ümid edirəm ki hava yaxşı olacaq
sən nə düşünürsən indi gedək yoxsa bir az gözləyək
""",
    "kk": """\
бүгін таңертең ерте тұрып базарға бардым
сол жерде ескі досымды кездестіріп ұзақ сөйлестік
содан кейін үйге қайтып бірге түскі ас дайындадық
ертең жаңбыр жауа ма білмеймін бірақ ауа райы жақсы болады деп үміттенемін
сен қалай ойлайсың қазір кетейік пе әлде күтейік пе
""",
    "mn": """\
өнөөдөр өглөө би эрт босоод зах руу явсан
тэнд хуучин найзтайгаа уулзаад удаан ярилцлаа
дараа нь бид гэртээ харьж хамтдаа өдрийн хоол хийсэн
маргааш бороо орох эсэхийг би мэдэхгүй байна гэхдээ сайхан өдөр болно гэж найдаж байна
чи юу гэж бодож байна бид одоо явах уу эсвэл хүлээх үү
""",
    "tl": """\
kaninang umaga maaga akong gumising at pumunta sa palengke
doon ko nakita ang matagal ko nang kaibigan at nag-usap kami nang mahaba
pagkatapos ay umuwi kami at sabay na nagluto ng tanghalian
hindi ko alam kung uulan bukas pero sana ay maganda ang panahon
ano sa tingin mo aalis na ba tayo ngayon o maghihintay muna
""",
    "ga": """\
ar maidin inniu d'éirigh mé go luath agus chuaigh mé chuig an margadh
bhuail mé le seanchara ansin agus labhair muid ar feadh i bhfad
ina dhiaidh sin tháinig muid abhaile agus rinne muid an dinnéar le chéile
níl a fhios agam an mbeidh sé ag cur báistí amárach
cad a cheapann tú ar cheart dúinn imeacht anois
""",
    "ml": """\
ഇന്ന് രാവിലെ ഞാൻ നേരത്തെ എഴുന്നേറ്റ് ചന്തയിലേക്ക് പോയി
അവിടെ വച്ച് എന്റെ പഴയ സുഹൃത്തിനെ കണ്ടു ഞങ്ങൾ ഒരുപാട് നേരം സംസാരിച്ചു
പിന്നീട് വീട്ടിൽ വന്ന് ഒരുമിച്ച് ഭക്ഷണം ഉണ്ടാക്കി
നാളെ മഴ പെയ്യുമോ എന്ന് എനിക്കറിയില്ല
നീ എന്തു വിചാരിക്കുന്നു നമുക്ക് ഇപ്പോൾ പോകാമോ
""",
    "km": """\
ព្រឹកនេះខ្ញុំក្រោកពីព្រលឹមហើយទៅផ្សារ
នៅទីនោះខ្ញុំបានជួបមិត្តចាស់ម្នាក់ហើយយើងបាននិយាយគ្នាយូរ
បន្ទាប់មកយើងត្រឡប់មកផ្ទះវិញហើយធ្វើម្ហូបជាមួយគ្នា
ខ្ញុំមិនដឹងថាស្អែកនឹងភ្លៀងឬអត់
តើអ្នកគិតយ៉ាងណា
""",
    "am": """\
ዛሬ ጠዋት በማለዳ ተነስቼ ወደ ገበያ ሄድኩ
እዚያ የድሮ ጓደኛዬን አገኘሁት እና ለረጅም ጊዜ አወራን
ከዚያም ወደ ቤት ተመልሰን አብረን ምሳ አዘጋጀን
ነገ ዝናብ ይዘንብ እንደሆነ አላውቅም
አንተ ምን ታስባለህ አሁን እንሂድ ወይስ እንጠብቅ
""",
    "eo": """\
hodiaŭ matene mi vekiĝis frue kaj iris al la bazaro
tie mi renkontis malnovan amikon kaj ni longe parolis kune
poste ni revenis hejmen kaj kune preparis la tagmanĝon
mi ne scias ĉu morgaŭ pluvos sed mi esperas ke la vetero estos bona
kion vi pensas ĉu ni devus foriri nun aŭ iom atendi
""",
    "la": """\
hodie mane surrexi et ad forum ambulavi ut panem emerem
ibi amicum veterem conveni et diu inter nos locuti sumus
deinde domum rediimus et cenam una paravimus
nescio utrum cras pluat sed spero caelum serenum fore
quid tu putas debemusne nunc abire an paulum exspectare
""",
    "be": """\
сёння раніцай я ўстаў рана і пайшоў на рынак па садавіну
там я сустрэў старога сябра і мы доўга размаўлялі
потым мы вярнуліся дадому і разам прыгатавалі абед
не ведаю ці будзе заўтра дождж але спадзяюся што надвор'е будзе добрае
як ты думаеш ці трэба нам ісці зараз ці пачакаць
""",
    "mt": """\
illum filgħodu qomt kmieni u mort is-suq nixtri l-frott
hemmhekk iltqajt ma' ħabib antik u tkellimna għal ħin twil
wara ġejna lura d-dar u sajjarna l-ikel flimkien
ma nafx jekk għada hux se tagħmel ix-xita imma nittama li le
inti x'taħseb għandna nitilqu issa jew nistennew ftit
""",
}
"""What somebody tells of a morning, of a market and an old friend, by the code of the language."""

ENGLISH = """\
this morning i got up early and went to the market for some fruit
there i met an old friend and we talked for a long time
then we went home again and cooked something together
i do not know whether it will rain tomorrow but i hope not
"""
HEBREW = """\
הבוקר קמתי מוקדם והלכתי לשוק לקנות פירות
שם פגשתי חבר ותיק ודיברנו הרבה זמן
אחר כך חזרנו הביתה ובישלנו יחד ארוחת צהריים
"""


def captions(text: str) -> bytes:
    """An SRT file with a cue for each line of `text`."""
    return "\n".join(
        f"{number}\n00:{number:02}:00,000 --> 00:{number:02}:04,000\n{line}\n"
        for number, line in enumerate(text.splitlines(), start=1)
    ).encode()


def written(text: str, predictor: Predictor, options: Options | None = None) -> str:
    """What becomes of the lines of `text`, as lines."""
    work = Work.of_bytes(captions(text), options)
    work.punctuate(predictor)
    return "".join(f"{cue.payload}\n" for cue in work.rendered().document.cues)


@pytest.mark.parametrize("code", FOREIGN)
def test_a_file_in_a_foreign_language_stays_and_its_language_is_named(
    code: str, fake_predictor: Predictor
) -> None:
    work = Work.of_bytes(captions(FOREIGN[code]))
    work.punctuate(fake_predictor)
    assert work.to_bytes() == captions(FOREIGN[code])
    assert work.languages_left_alone.foreign == {code: len(work.transcript)}
    assert work.words_by_language() == {code: len(work.transcript)}
    assert f"({code}), which Interpunct does not know" in work.notes[0]


@pytest.mark.parametrize("marks", MarksMode)
@pytest.mark.parametrize("casing", CasingMode)
@pytest.mark.parametrize("code", ["eu", "bg", "ka"])
def test_no_mode_changes_text_in_a_foreign_language(
    code: str, marks: MarksMode, casing: CasingMode, fake_predictor: Predictor
) -> None:
    first, *others = FOREIGN[code].splitlines(keepends=True)
    text = "".join((first.replace(" ", ", ", 1).upper(), *others))
    options = Options(marks=marks, casing=casing)
    assert written(text, fake_predictor, options) == text


def test_lines_of_ours_are_restored_among_foreign_ones(fake_predictor: Predictor) -> None:
    for code in ("cy", "sq", "te"):
        lines = written(ENGLISH + FOREIGN[code] + ENGLISH, fake_predictor).splitlines()
        assert "\n".join(lines[4:-4]) == FOREIGN[code].strip()
        assert lines[0] == "This morning I got up early, and went to the market for some fruit."
        assert all(line.endswith(".") for line in (*lines[:4], *lines[-4:]))


def test_a_line_in_a_foreign_script_is_left_alone_however_short(
    fake_predictor: Predictor,
) -> None:
    georgian = FOREIGN["ka"].splitlines()[1]
    lines = written(f"{ENGLISH}{georgian}\n{ENGLISH}", fake_predictor).splitlines()
    assert lines[4] == georgian
    assert lines[5].startswith("This morning")


def test_a_few_words_are_not_doubted_where_the_script_is_ours(fake_predictor: Predictor) -> None:
    work = Work.of_bytes(captions("gaur goizean kalera irten naiz"))
    assert not work.notes
    assert not work.table.left_alone.any()


def test_a_language_that_is_named_is_believed(fake_predictor: Predictor) -> None:
    options = Options(languages=("es",))
    work = Work.of_bytes(captions(FOREIGN["eu"]), options)
    assert not work.table.left_alone.any()
    assert not work.notes
    assert written(FOREIGN["eu"], fake_predictor, options) != FOREIGN["eu"]


def test_nobody_is_asked_about_words_in_a_foreign_language(fake_predictor: Predictor) -> None:
    options = Options(policy=Policy(percent=100))
    work = Work.of_bytes(captions(ENGLISH + FOREIGN["ka"] + ENGLISH), options)
    work.punctuate(fake_predictor)
    assert {work.transcript.words[slot].cue for slot in work.uncertain()} == {
        0,
        1,
        2,
        3,
        *range(9, 13),
    }
    assert work.expected_errors() > 0
    whole = Work.of_bytes(captions(FOREIGN["ka"]), options)
    whole.punctuate(fake_predictor)
    assert len(whole.uncertain()) == whole.expected_errors() == 0


def test_a_mark_can_be_set_by_hand_among_foreign_words(fake_predictor: Predictor) -> None:
    work = Work.of_bytes(captions(FOREIGN["ka"]))
    work.punctuate(fake_predictor)
    Decide.plan(work, 1, "?").apply(work)
    assert [work.mark(slot) for slot in range(4)] == ["", "?", "", ""]


def test_naming_the_language_of_cues_has_them_punctuated(
    predict_missing: Callable[[Work], None],
) -> None:
    work = Work.of_bytes(captions(FOREIGN["eu"]))
    predict_missing(work)
    step = SetLanguage.plan(work, [1, 2], "es")
    assert work.table.left_alone.all()
    step.apply(work)
    predict_missing(work)
    named = np.array([word.cue in (1, 2) for word in work.transcript.words])
    assert (work.table.left_alone == ~named).all()
    assert (work.table.reviewable == named).all()
    step.revert(work)
    assert work.table.left_alone.all()
    assert not work.table.reviewable.any()


@pytest.mark.parametrize("mode", [CutMode.KEEP_CUES, CutMode.SENTENCES])
@pytest.mark.parametrize("code", FOREIGN)
def test_a_cut_moves_foreign_words_and_changes_none(
    code: str, mode: CutMode, fake_predictor: Predictor
) -> None:
    options = Options(cut=mode, profile=load_profile("netflix"))
    document = parse_captions(captions(FOREIGN[code]))
    result = punctuate_document(document, fake_predictor, options)
    data = export(result.written.document, document.format)
    cut = " ".join(cue.payload for cue in parse_captions(data).cues)
    assert cut.split() == FOREIGN[code].split()


def test_marks_are_only_suggested_where_typing_them_is_sooner_done(
    fake_predictor: Predictor,
) -> None:
    options = Options(weak=WeakLanguages(("he",)))
    work = Work.of_bytes(captions(HEBREW), options)
    work.punctuate(fake_predictor)
    assert work.to_bytes() == captions(HEBREW)
    assert work.languages_left_alone.sooner_typed == {"he": len(work.transcript)}
    assert "typing the marks takes fewer keys" in work.notes[0]
    assert work.proposed(len(work.transcript) - 1)[0] == "."
    assert work.table.reviewable.all()
    named = replace(options, languages=("he",))
    assert written(HEBREW, fake_predictor, named) != HEBREW


def test_nothing_is_asked_of_a_file_whose_words_stay_anyway() -> None:
    work = Work.of_bytes(captions(FOREIGN["eu"]), Options(finds_foreign=False))
    assert not work.notes
