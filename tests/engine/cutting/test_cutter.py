# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.plan import (
    CutMode,
    plan_cut,
)
from interpunct.cutting.profiles import load_profile
from interpunct.transcript.from_document import build_transcript

Make = Callable[..., Any]


def test_cues_end_where_sentences_end(cutting: Make) -> None:
    assert cutting().payloads(
        (0, 3, "The ferry leaves at nine. Bring your"),
        (3, 6, "passport and something to eat. The sea"),
        (6, 8, "is rough today."),
    ) == [
        "The ferry leaves at nine.",
        "Bring your passport and something to eat.",
        "The sea is rough today.",
    ]


def test_a_document_that_is_well_is_returned_as_it_is(cutting: Make) -> None:
    document = cutting().document(
        (0, 2, "It rained."), (2.1, 5, "Nobody went\nto the market. Not one.")
    )
    cut = cutting().cut(document)
    assert cut.document is document
    assert cut.changed == 0
    assert cut.sources == ((0,), (1,))


def test_unchanged_cues_keep_their_bytes(cutting: Make) -> None:
    text = (
        "7\r\n00:00:01,000 --> 00:00:03,000  \r\nIt  rained all night.\r\n\r\n"
        "8\r\n00:00:03,100 --> 00:00:05,000\r\nThen the sun. And\r\n\r\n"
        "9\r\n00:00:05,000 --> 00:00:08,000\r\nthe whole garden was green.\r\n"
    )
    cut = cutting().cut(parse_captions(text.encode()))
    assert cut.changed == 2
    assert cut.document.to_bytes().startswith(text[:60].encode())
    assert b"Then the sun.\r\n" in cut.document.to_bytes()


def test_long_sentences_are_cut_at_good_places(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 4, "When the water finally came down from the hills, we"),
        (4, 8, "had already carried the books to the upper floor, because"),
        (8, 12, "nobody believed that the old wall would hold for one more night."),
    )
    assert payloads == [
        "When the water finally\ncame down from the hills,",
        "we had already carried\nthe books to the upper floor,",
        "because nobody believed that the old wall\nwould hold for one more night.",
    ]


def test_lines_break_before_a_preposition_and_not_after_an_article(cutting: Make) -> None:
    (payload,) = cutting().payloads(
        (0, 5, "She painted the wooden boats in the harbour of the town.")
    )
    assert payload == "She painted the wooden boats\nin the harbour of the town."


def test_a_line_is_not_much_shorter_than_the_other_where_it_breaks_as_well_elsewhere(
    cutting: Make,
) -> None:
    (payload,) = cutting().payloads((0, 5, "So the question is about backups like losing phones."))
    assert payload == "So the question is about backups\nlike losing phones."


def test_a_short_line_may_end_with_a_comma(cutting: Make) -> None:
    (payload,) = cutting().payloads((0, 5, "I don't know yet, whether we will be there in time."))
    assert payload == "I don't know yet,\nwhether we will be there in time."


def test_a_dialogue_that_fits_stays(cutting: Make) -> None:
    cues = [
        (0.0, 2.0, "- Are you ready?\n- Nearly. Give me"),
        (2.0, 4.0, "two more minutes, please."),
    ]
    assert cutting().payloads(*cues)[0] == cues[0][2]


def test_a_dialogue_that_does_not_fit_is_cut_between_the_speakers(cutting: Make) -> None:
    payloads = cutting().payloads(
        (
            0,
            8,
            (
                "- I have waited at the station for you since seven this morning."
                "\n- The train from the coast was late again, and nobody told us why."
            ),
        ),
    )
    assert payloads == [
        "- I have waited at the station\nfor you since seven this morning.",
        "- The train from the coast was late again,\nand nobody told us why.",
    ]


def test_sounds_lyrics_and_clashing_cues_stay(cutting: Make) -> None:
    cues = [
        (0, 2, "[door slams]"),
        (2.1, 3.9, "♪ Row, row, row ♪"),
        (4, 6, "Who is there? It"),
        (5, 7, "cannot be the postman."),
        (8, 8, "Nothing."),
        (9, 10, ""),
    ]
    document = cutting().document(*cues)
    assert cutting().cut(document).document is document


def test_no_cue_runs_over_a_long_pause(cutting: Make) -> None:
    cues = [(0.0, 2, "I think we"), (6.0, 8, "should go home. Now")]
    assert cutting().payloads(*cues) == [text for _, _, text in cues]
    cues[1] = (2.5, 5, "should go home. Now")
    assert cutting().payloads(*cues) == ["I think we should go home. Now"]


def test_cues_at_other_places_do_not_take_each_others_words(cutting: Make) -> None:
    cues = [(0, 2, r"{\an8}We came late. The"), (2, 4, "doors were shut by then.")]
    assert cutting().payloads(*cues) == [text for _, _, text in cues]


def test_tags_open_across_a_cut_are_closed_and_opened_again(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 3, "He said <i>never again. But he"), (3, 6, "came back</i> the next day.")
    )
    assert payloads == ["He said <i>never again.", "<i>But he</i> came back</i> the next day."]
    payloads = cutting().payloads(
        (0, 3, "<i>It is over. We lost the</i>"), (3, 5, "<i>second game.</i>")
    )
    assert payloads == ["<i>It is over.</i>", "<i>We lost the second game.</i>"]


def test_positions_are_repeated_and_not_doubled(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 3, r"{\an8}It is over. We lost the"), (3, 5, r"{\an8}second game.")
    )
    assert payloads == [r"{\an8}It is over.", r"{\an8}We lost the second game."]


def test_voices_are_repeated(cutting: Make) -> None:
    document = parse_captions(
        b"WEBVTT\n\n00:00.000 --> 00:03.000\n<v Ada>It works. Now\n\n"
        b"00:03.000 --> 00:05.000\n<v Ada>we can go home.\n"
    )
    cues = cutting().cut(document).document.cues
    assert [cue.payload for cue in cues] == ["<v Ada>It works.", "<v Ada>Now we can go home."]


@pytest.mark.parametrize(
    "text",
    [
        "He owns forty boats (two of them sink), the harbour and a bank in the old town.",
        "The points are (3, 4) and (1, 2) and so the line between them is not very steep.",
        "They came from the islands - or so they said - with nothing but a wooden box.",
    ],
)
def test_no_line_ends_where_it_would_change_what_is_spoken(cutting: Make, text: str) -> None:
    document = cutting().document((0, 6, text))
    before = cutting().transcript(document)
    after = cutting().transcript(cutting().cut(document).document)
    assert [word.text for word in after.words] == [word.text for word in before.words]
    assert {word.turn for word in after.words} == {0}


def test_chinese_is_joined_without_spaces_and_marks_stay_at_line_ends(cutting: Make) -> None:
    payloads = cutting("zh-Hans").payloads(
        (0, 3, "昨天下了一整天的雨。今天早上"),
        (3, 7, "太阳出来了，我们想去河边走走，然后在市场买一些水果。"),
    )
    assert payloads[0] == "昨天下了一整天的雨。"
    assert "".join(payloads[1:]).replace("\n", "") == (
        "今天早上太阳出来了，我们想去河边走走，然后在市场买一些水果。"
    )
    lines = [line for payload in payloads for line in payload.split("\n")]
    assert all(len(line) <= 16 and line[0] not in "，。" for line in lines)


def test_japanese_lines_keep_to_thirteen_columns(cutting: Make) -> None:
    payloads = cutting("ja").payloads(
        (0, 4, "橋が閉まっています。駅まで"),
        (4, 9, "歩いて行くなら、川沿いの道を通ってください。"),
    )
    assert payloads[0] == "橋が閉まっています。"
    lines = [line for payload in payloads for line in payload.split("\n")]
    assert "".join(lines[1:]) == "駅まで歩いて行くなら、川沿いの道を通ってください。"
    assert max(map(len, lines)) <= 13


def test_arabic_sentences_end_at_arabic_marks(cutting: Make) -> None:
    payloads = cutting("ar").payloads(
        (0, 3, "هل وصل القطار؟ لا، سوف"), (3, 6, "يصل بعد ساعة واحدة.")
    )
    assert payloads == ["هل وصل القطار؟", "لا، سوف يصل بعد ساعة واحدة."]


def test_french_marks_keep_their_space(cutting: Make) -> None:
    payloads = cutting("fr").payloads(
        (0, 3, "Vous êtes prêts\u00a0? Le bateau part"), (3, 6, "dans une heure !")
    )
    assert payloads == ["Vous êtes prêts\u00a0?", "Le bateau part dans une heure !"]


def test_spanish_opening_marks_belong_to_what_follows(cutting: Make) -> None:
    payloads = cutting("es").payloads(
        (0, 3, "Ya es tarde. ¿A qué hora"), (3, 6, "sale el último tren?")
    )
    assert payloads == ["Ya es tarde.", "¿A qué hora sale el último tren?"]


def test_an_abbreviation_ends_no_cue(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 3, "We asked Dr. Lowe about it. She"), (3, 5, "knew nothing.")
    )
    assert payloads == ["We asked Dr. Lowe about it.", "She knew nothing."]


def test_a_very_short_sentence_shares_a_cue(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 2, "You have seen it, right? No"), (2, 4, "idea. I was away that week.")
    )
    assert payloads == ["You have seen it, right? No idea.", "I was away that week."]


def test_unpunctuated_text_keeps_its_cues(cutting: Make) -> None:
    text = "and so it went on and on for us"
    cues = [(2 * number, 2 * number + 1.9, text) for number in range(40)]
    document = cutting().document(*cues)
    assert cutting().cut(document).document is document


def test_cues_that_share_a_sentence_and_read_well_stay_two(cutting: Make) -> None:
    document = cutting().document(
        (0, 2, "When the boat had left us,"), (2.1, 4, "everybody waved to it.")
    )
    assert cutting().cut(document).document is document


def test_latin_letters_take_half_the_room_of_japanese_signs(cutting: Make) -> None:
    assert cutting("ja").payloads((0, 3, "Machine Learning 2 and AI")) == [
        "Machine Learning 2 and AI"
    ]


def test_cues_that_were_only_filled_tell_nothing_of_clauses(cutting: Make) -> None:
    text = (
        "we walked down to the old harbour and looked at the|boats that had come in during the "
        "night from the|islands where my uncle used to live before the|war and where he kept a "
        "small boat of his|own which he sold to a man from the mainland"
    )
    cues = [(3 * number, 3 * number + 3, part) for number, part in enumerate(text.split("|"))]
    payloads = cutting().payloads(*cues)
    assert " ".join(" ".join(payloads).split()) == text.replace("|", " ")
    assert not any(payload.endswith((" the", " his", " a")) for payload in payloads)


def test_one_endless_cue_is_cut_into_cues_that_fit(cutting: Make) -> None:
    words = " ".join(f"word{number}" for number in range(600))
    cut = cutting().cut(cutting().document((0, 300, words)))
    lines = [line for cue in cut.document.cues for line in cue.payload.split("\n")]
    assert " ".join(lines) == words
    assert max(map(len, lines)) <= 42


def test_a_word_longer_than_a_line_is_not_lost(cutting: Make) -> None:
    payloads = cutting().payloads(
        (0, 4, "Look: " + "x" * 200 + " is one word. And"), (4, 6, "this too.")
    )
    assert "".join(" ".join(payloads).split()) == "Look:" + "x" * 200 + "isoneword.Andthistoo."


def test_off_and_no_limits_change_nothing(cutting: Make) -> None:
    document = cutting().document((0, 2, "One. Two"), (2, 4, "and three."))
    assert cutting(mode="off").cut(document).document is document
    assert cutting(profile="none").cut(document).document is document


def test_sources_tell_where_each_cue_comes_from(cutting: Make) -> None:
    cut = cutting().cut(
        cutting().document(
            (0, 1.9, "Fine."),
            (2, 5, "The gate is open now. You may come"),
            (5, 8, "in with your horses."),
        )
    )
    assert cut.sources == ((0,), (1,), (1, 2))
    assert cut.changed == 2


def test_notes_stay_between_the_cues(cutting: Make) -> None:
    document = parse_captions(
        b"WEBVTT\n\n1\n00:00.000 --> 00:02.000\nIt works. Now we\n\n"
        b"NOTE kept\n\n2\n00:02.000 --> 00:04.000\ncan go home.\n"
    )
    written = cutting().cut(document).document.to_bytes()
    assert b"NOTE kept\n\n" in written
    assert b"Now we can go home." in written


def test_a_cue_of_tags_that_nobody_closes_keeps_its_text(cutting: Make) -> None:
    document = cutting().document((0, 9, "<i>so we. " * 150), (9, 12, "It rained"))
    assert cutting().cut(document).document.cues[0].payload == document.cues[0].payload


def test_a_brief_sentence_shares_a_cue_only_where_little_silence_is_between(cutting: Make) -> None:
    near = [(0, 3, "Nobody came to the harbour. Why"), (3, 3.4, "not?")]
    assert cutting().payloads(*near) == ["Nobody came to the harbour. Why not?"]
    late = [(60, 61, "Nobody came to the harbour. Nobody"), (61, 61.4, "ever waved to us.")]
    assert len(cutting().payloads(*late)) == 1
    apart = [(0, 3, "Nobody came to the harbour."), (3.8, 4, "Why"), (4, 4.2, "not?")]
    assert cutting().payloads(*apart) == ["Nobody came to the harbour.", "Why not?"]


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_words_are_followed_into_other_line_ends(cutting: Make, line_end: str) -> None:
    text = (
        "1\n00:00:01,000 --> 00:00:05,000\nWhen the water finally came from the hills, we had\n\n"
        "2\n00:00:05,000 --> 00:00:09,000\ncarried the books upstairs. Nobody, they\nsaid, knew.\n"
    )
    cut = cutting().cut(parse_captions(text.replace("\n", line_end).encode()))
    assert any(line_end in cue.payload for cue in cut.document.cues)
    for word in cut.transcript.words:
        assert cut.document.cues[word.cue].payload[word.start : word.end] == word.text
    anew = cutting().transcript(cut.document)
    assert [(slot.start, slot.end) for slot in cut.transcript.slots] == [
        (slot.start, slot.end) for slot in anew.slots
    ]


def test_of_the_parts_of_a_cue_only_the_first_has_its_name() -> None:
    document = parse_captions(
        b"WEBVTT\n\nalpha\n00:00.000 --> 00:08.000\n"
        b"It rained all night, and nobody came to the harbour. "
        b"Then the storm was over, and the boats left at once.\n\n"
        b"beta\n00:08.000 --> 00:10.000\nThe end.\n"
    )
    transcript = build_transcript(document, languages=("en",))
    plan = plan_cut(document, transcript, load_profile("netflix"), CutMode.SENTENCES)
    cut = apply_plan(document, transcript, plan)
    names = [cue.identifier for cue in cut.document.cues]
    assert len(names) > 2
    assert [name for name in names if name] == ["alpha", "beta"]


def test_white_space_before_the_first_word_does_not_come_into_a_new_cue(cutting: Make) -> None:
    for lead in (" ", "\t "):
        cues = (0, 3, f"{lead}It rained. Then"), (3, 5, f"{lead}it stopped.")
        assert cutting().payloads(*cues) == ["It rained.", "Then it stopped."]


def test_what_stands_in_brackets_over_two_cues_is_not_parted(cutting: Make) -> None:
    cues = (0, 3, "He left (it rained. And"), (3, 5, "it stopped) at once.")
    assert cutting().payloads(*cues) == [text for _, _, text in cues]
    later = [(5 + 2 * place, 7 + 2 * place, "So it was.") for place in range(40)]
    cues = (0, 3, "(It rained. And"), (3, 5, "it stopped on the next day) he said.")
    assert cutting().payloads(*cues, *later)[:2] == [text for _, _, text in cues]
    unclosed = (0, 3, "He left (it rained. And"), (3, 5, "it stopped at once.")
    assert cutting().payloads(*unclosed) == ["He left (it rained.", "And it stopped at once."]


def test_a_bracket_that_closes_only_behind_a_sound_encloses_nothing(cutting: Make) -> None:
    assert cutting().payloads(
        (0, 3, "He left (it rained. And"),
        (3, 5, "it stopped at once."),
        (5, 6, "[slam]"),
        (6, 8, "Then) it began."),
    ) == ["He left (it rained.", "And it stopped at once.", "[slam]", "Then) it began."]


def test_a_line_may_break_well_before_what_stands_in_brackets(cutting: Make) -> None:
    text = "We waited for the boat, but the man (the old one) had left."
    assert cutting().payloads((0, 6, text)) == [text.replace("boat, ", "boat,\n")]
    cues = (0, 4, "Everybody laughed there (nobody wanted more rain"), (4, 7, "now) and left.")
    assert cutting().payloads(*cues)[0] == "Everybody laughed there\n(nobody wanted more rain"


def test_a_tag_that_opens_before_a_space_goes_with_what_follows_it(cutting: Make) -> None:
    cues = (0, 4, "It <b>rained</b> all night.<i> Now we</i> can"), (4, 6, "all go home.")
    assert cutting().payloads(*cues) == [
        "It <b>rained</b> all night.",
        "<i>Now we</i> can all go home.",
    ]


def test_a_break_that_is_a_tag_is_not_opened_again(cutting: Make) -> None:
    cues = (0, 3, "It rained<br> all night. Then we"), (3, 5, "went home.")
    assert cutting().payloads(*cues) == ["It rained<br> all night.", "Then we went home."]


def test_a_quote_that_opens_goes_with_what_follows_it_where_no_spaces_are(cutting: Make) -> None:
    text = "昨日はとても寒かったので「明日また来ます」と言って帰りました"
    assert cutting("ja").payloads((0, 8, text)) == [
        "昨日はとても寒かったので",
        "「明日また来ます」と\n言って帰りました",
    ]


def test_no_few_words_of_a_sentence_are_left_alone_in_a_cue(cutting: Make) -> None:
    text = "Last night, nobody in the village had seen the boats."
    assert cutting().payloads((0, 9, text)) == [text.replace("nobody ", "nobody\n")]
    cues = [
        "Years later,\nnobody in the village had seen the lamps",
        "when the storm was over, of course.",
    ]
    assert cutting().payloads((0, 7, " ".join(cues))) == cues


def test_a_sound_on_a_line_of_its_own_goes_on_in_square_brackets_only(cutting: Make) -> None:
    cues = (0, 3, "It rained.\n[thunder] Then we"), (3, 5, "went home.")
    assert cutting().payloads(*cues) == ["It rained.", "[thunder] Then we went home."]
    cues = (0, 3, "It rained.\n(thunder) Then we"), (3, 5, "went home.")
    assert cutting().payloads(*cues) == [text for _, _, text in cues]


def test_a_cue_stays_whose_mark_stands_on_a_line_of_its_own(cutting: Make) -> None:
    cues = (0, 3, "It rained\n. Then we"), (3, 5, "all went home.")
    assert cutting().payloads(*cues) == [text for _, _, text in cues]


@pytest.mark.parametrize("sign", ["-", "–", ">>", "&gt;&gt;", "BOB:", "[Bob]:"])
def test_a_sign_of_a_speaker_inside_a_line_stays_with_the_words(cutting: Make, sign: str) -> None:
    first = "So the next time you will be taking the whole midterm exam with all of us."
    second = f"{sign} But after that we will have a lecture, and then a question."
    payloads = cutting().payloads((0, 12, f"{first} {second} {second}"))
    assert not [payload for payload in payloads if payload.endswith(sign)]
    assert not [payload for payload in payloads if f"{sign}\n" in payload]
