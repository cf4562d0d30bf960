<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} ليس رابطًا إلى ترجمات على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>تعذّر إنشاء الترجمات؛ ملف السجل يبيّن التفاصيل.</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>لا يمكن فتح {address}: لا يبدأ العنوان بـ http أو https.</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>تعذّر جلب الترجمات؛ ملف السجل يبيّن التفاصيل.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>أغلق هذه الرسالة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>إضافة ملفات…</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>إضافة مجلد…</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>أفلت هنا ملفات الترجمات ومجلداتها.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>تقدّم كل الملفات</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>بالانتظار</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>جارٍ القراءة</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>قُرئ، بالانتظار</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>جارٍ الترقيم، {percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>فشل: {reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>تم من قبل بالخيارات نفسها</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>تُخطي: المُخرج موجود</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>تم التخطي: عُدّل الناتج منذ ذلك الحين</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>تم التخطي: برنامج آخر يكتبه أو كتبه</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>تم التخطي: رابط يؤدي إلى خارج المجلد</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>تُخطي: {reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>قُرئ، لا شيء للكتابة</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>كُتب؛ فيه علاماته ولم يُضف غيرها</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>كُتب</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>إكمال الناقص، وترك الملفات المرقَّمة</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>إكمال الناقص في كل ملف</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>استعادة الفواصل والنقاط وعلامات الاستفهام من الصفر</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>عدم كتابة شيء، تقرير فقط</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>اختر مكانًا آخر أو لاحقة أخرى للمخرجات.</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} من {all} ملفات</translation>
    </message>
    <message>
        <source>written</source>
        <translation>كُتبت</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>قُرئت، لا شيء للكتابة</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>تُخطيت</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشلت</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>لم تُنجز: {count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>توقف.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>تم.</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>الكلمات: {words}، العلامات المضافة: {marks}.</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>{pace} كلمة في الثانية</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>بقي أقل من دقيقة</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>بقي نحو {minutes} د</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>بقي نحو {hours} س</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>ترك الترجمات كما هي</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>بجانب كل ملف، بلاحقة</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>في مجلد آخر</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>تركها وتخطي الملف</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>كتابتها من جديد</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>اختر المجلد الذي توضع فيه المخرجات.</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>تصبح اللاحقة جزءًا من اسم ملف: أحرف وأرقام وشرطات.</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>اختر الملف الذي يُكتب فيه التقرير.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي لغة</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>لغات الملفات: {codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>اللاحقة</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>مجلد للمخرجات</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>التقارير (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>حالة الأحرف</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>نمط التقسيم</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>مكان المخرجات</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>لاحقة المخرجات</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>مجلد المخرجات</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>اختيار مجلد المخرجات</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>المخرجات الموجودة</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>كتابة تقرير</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>ملف التقرير</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>اختيار ملف التقرير</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>المخرجات</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>فشل التنفيذ؛ ملف السجل يبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>ترقيم مجلد</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>تعذّر فحص المجلدات.</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>لا شيء يُفعل بهذه.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>التقرير في {file}.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>إضافة ملفات</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>إضافة مجلد</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>يجري ترقيم الملفات</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>أتوقف الترقيم وتخرج؟</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>يبقى ما كُتب. ويمكن للتنفيذ التالي إتمام البقية: فهو يتخطى هذه الملفات.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>إيقاف وخروج</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>يستمر ترقيم الملفات في الخلفية؛ ويبيّن «ترقيم مجلد» مدى التقدم.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>فتح الترجمة بجانب {name}</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>جارٍ قراءة الترجمات…</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>تعذّر فتح {name}؛ ملف السجل يبيّن السبب.</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>ترجمات بلا مقابل: {here} من هذا الملف، و{there} من الآخر.</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}، جانبًا</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>ملف…</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>المجاور</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>الأرقام بحسب اللغة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>للمراجعة</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>اختيار ملف</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>اختر ترجمة هذا الملف أو ملفًا مفتوحًا آخر: تظهر ترجماته هنا بجانب ما يقابلها في الوقت.</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>ترجمات الملف المجاور</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>الملف المجاور</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>اختيار الملف الظاهر هنا</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>تحرير الملف المجاور في لسانه</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– لا ترجمة –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>لا ترجمة في الملف المجاور في هذا الوقت.</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>لا ترجمة في الملف الأمامي في هذا الوقت.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>ملاحظة للترجمة {cue}:</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>لا إشارات مرجعية في هذا الملف.</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>الإشارات المرجعية</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>#</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>لا إشارات مرجعية. تضع قائمة تحرير واحدة عند الترجمة الحالية.</translation>
    </message>
</context>
<context>
    <name>BundleDetails</name>
    <message>
        <source>{size} MB</source>
        <translation>{size} م.ب</translation>
    </message>
    <message>
        <source>This model cannot be used. Install it again, or remove it.</source>
        <translation>أعد تثبيتها أو أزلها: لا يمكن استخدامها كما هي.</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>غير مذكورة؛ اسأل مؤلفيه</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>يأتي مع Interpunct؛ وتذكر بطاقته رخص النصوص</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>لا يذكر هذا النموذج أرقامًا: لم يُقَس.</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>قيس عند التثبيت على نص من 40 جملة إلى جانب النموذج المرفق. وهذا أقصر من أن يرتب النماذج الجيدة.</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>قيس على نص لم يره النموذج وبلا ترجمات. معدل الخطأ: المواضع الخاطئة لكل موضع فيه علامة؛ الأقل أفضل.</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>لم تُقَس بهذه اللغات من الملف المفتوح: {languages}.</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>جرى تكييف النموذج بعد هذا القياس. على نص لمستخدمه لم يره النموذج انتقلت الإصابة من {f1_before} % إلى {f1_after} %، ومعدل الخطأ من {before} % إلى {after} %.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>المجلد</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>بطاقة النموذج</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>الإصابة</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>بطاقة النموذج</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>إصابة النموذج بحسب اللغة</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إي&amp;قاف</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>استخدامه في المحرر</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>تثبيت مجلد…</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>تثبيت أرشيف…</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>النماذج ال&amp;منشورة…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — تالفة</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name} (مرفق)</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — قيد الاستخدام</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>مجلد نموذج أو نقطة حفظ</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>أرشيف نموذج أو نقطة حفظ</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>اسم النموذج</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>جارٍ تثبيت {name}…</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>تعذّر التثبيت.</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>جلب {name}: {percent} %</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>هل تُقرأ أوزان هذا النموذج؟</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>الأوزان ملف pickle. لا تُقرأ منه إلا الموترات، ولا يُشغَّل شيء مما فيه. ومع ذلك تجنب الملفات من مصدر مجهول.</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>ثُبّت {name}.</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>أُزيل {name}.</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>أتحذف {name} من هذا الجهاز؟</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>يُحذف مجلده: {folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>يتابع المحرر بالنموذج المرفق.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>أتستبدل النموذج {name}؟</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>يوجد نموذج مثبّت بهذا الاسم.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>هذا التغيير، قبله</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>هذا التغيير، بعده</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>المقاطع التي تغيّرت</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>الاحتفاظ ب&amp;نسختي</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;لاحقًا</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>إعادة ال&amp;قراءة</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>حذف برنامج آخر {name} أو نقله. الحفظ يكتبه من جديد.</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>غيّر برنامج آخر {name}.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>مقارنة…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>فشلت المقارنة؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>تغيّر {name}</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>تعذّر الاحتفاظ بالملف؛ ملف السجل يذكر السبب.</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>لم يتغيّر أي مقطع، بل ما حول المقاطع فقط.</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>إعادة القراءة تُسقط تعديلاتك غير المحفوظة للنص والمقاطع والأوقات.</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>عندئذ يُحفظ الملف كما هو لديك كنسخة احتياطية.</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>أُعيدت قراءة الملف.</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>الملف كما كان لديك محفوظ باسم {path}.</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>من أصل {all} من العلامات والأحرف الكبيرة والإشارات المرجعية التي وضعتها، يطابق {kept} الملف كما هو الآن.</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– لا ترجمة –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>تعطل التدقيق الإملائي؛ يذكر ملف السجل موضع الخطأ.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>الأرجح</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>حرف صغير</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>حرف كبير</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>كلها كبيرة</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>المفتاح {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>لم يُحدَّد أي صف.</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>لا سؤال الآن: حدِّد صفًّا أولًا.</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>لا كلمات في الترجمة {cue}، فلا يفعل هذا المفتاح شيئًا هنا.</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>السؤال في الترجمة {cue}، وهي غير محددة.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>ح/ث</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>المتحدث</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>أحرف في الثانية</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>محرر التسميات التوضيحية الناتجة عن التعرف على الكلام.</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>تنبأ بهذا النموذج حتى يُغلق المحرر: اسم نموذج مرفق أو مثبّت، أو مجلد نموذج.</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>الموضع الذي يُعرض في الملف الأول: رقم ترجمة، أو رقم ترجمة وإزاحة في نصها، مثل 12:34.</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>ملفات التسميات التوضيحية المراد فتحها.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>نص الترجمة</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>يختلف النص عن نص الملف عند فتحه.</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>إشارة مرجعية: {note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>الترجمة {number}: {message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>أحرف في الثانية.</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>أحرف في الثانية؛ يسمح النمط بـ {most}.</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>الترجمة</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>فشل التقسيم؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>منذ التقسيم صارت جمل تنتهي في مواضع أخرى، أولها في الترجمة {cue}. التغييرات التابعة لها: {count}.</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>التقسيم من جديد…</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>التقسيم عند نهايات الجمل</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>إظهار الترجمات التي لا تتغير أيضًا</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>المحدد هو ما تطلبه قرارات لاحقة: فالجمل هناك تنتهي الآن في مواضع أخرى.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>التغيير السابق</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>التغيير التالي</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>جارٍ التقسيم…</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>فشل التقسيم؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} من {all} تغييرات</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>لا ترجمات تصبح {after}؛ يتغير {changed}.</numerusform>
            <numerusform>ترجمة واحدة تصبح {after}؛ يتغير {changed}.</numerusform>
            <numerusform>ترجمتان تصبحان {after}؛ يتغير {changed}.</numerusform>
            <numerusform>%n ترجمات تصبح {after}؛ يتغير {changed}.</numerusform>
            <numerusform>%n ترجمة تصبح {after}؛ يتغير {changed}.</numerusform>
            <numerusform>%n ترجمة تصبح {after}؛ يتغير {changed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>تقدّم التقسيم</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>طريقة التقسيم</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>الترجمات قبل التقسيم وبعده</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>هنا</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>حدث خطأ ما؛ خطواتك محفوظة في السجل. التفاصيل: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>قبل أقل من يوم</numerusform>
            <numerusform>قبل يوم واحد</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل {count} أيام</numerusform>
            <numerusform>قبل {count} يومًا</numerusform>
            <numerusform>قبل {count} يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>قبل أقل من دقيقة</numerusform>
            <numerusform>قبل دقيقة واحدة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل {count} دقائق</numerusform>
            <numerusform>قبل {count} دقيقة</numerusform>
            <numerusform>قبل {count} دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>قبل أقل من ساعة</numerusform>
            <numerusform>قبل ساعة واحدة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل {count} ساعات</numerusform>
            <numerusform>قبل {count} ساعة</numerusform>
            <numerusform>قبل {count} ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>لم تُترك أي علامة</numerusform>
            <numerusform>تُركت علامة واحدة لم ينظر إليها أحد</numerusform>
            <numerusform>تُركت علامتان لم ينظر إليهما أحد</numerusform>
            <numerusform>تُركت {count} علامات لم ينظر إليها أحد</numerusform>
            <numerusform>تُركت {count} علامة لم ينظر إليها أحد</numerusform>
            <numerusform>تُركت {count} علامة لم ينظر إليها أحد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>لا علامات فيه من النموذج</numerusform>
            <numerusform>فيه علامة واحدة من النموذج لم يُنظر إليها</numerusform>
            <numerusform>فيه علامتان من النموذج لم يُنظر إليهما</numerusform>
            <numerusform>فيه {count} علامات من النموذج لم يُنظر إليها</numerusform>
            <numerusform>فيه {count} علامة من النموذج لم يُنظر إليها</numerusform>
            <numerusform>فيه {count} علامة من النموذج لم يُنظر إليها</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>مجموعة</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>لا يمكن تشغيله ({reason}).</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>لا يمكن تشغيل شيء من دون QtMultimedia ({reason}).</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>هذا ليس وقتًا.</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>لا يوجد قاموس مثبت لهذه اللغة.</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>تتعذر قراءة هذا القاموس الإملائي.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>لا يُدقَّق الإملاء في لغته؛ أعد تثبيت القاموس.</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>يتعذر حفظ كلماتك الخاصة.</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>تحقق من أنه يمكنك الكتابة هناك.</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>هذا ملف، والمدخلات المتعددة تحتاج إلى مجلد.</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>حدّد مجلدًا باستخدام -o.</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>سيُكتب التقرير هناك.</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>هذا مُدخل لا يُستبدل إلا بطلب.</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>لم يُكتب شيء. استخدم --in-place أو قيمة أخرى للخيار -o.</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>هذا الملف ليس تقريرًا، ولن يُستبدل بتقرير.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>أعطِ التقرير اسمًا آخر.</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>وفّر مساحة هناك، أو أوقف النسخ الاحتياطية من قائمة ملف.</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>لم يُحفظ شيء، إذ لا يمكن الاحتفاظ بالملف الحالي في {folder}: {reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>صدّره إلى SRT أو WebVTT.</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>الترجمة {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>سيُقرأ هذا النص كأكثر من ترجمة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
            <numerusform>المقاطع التي غيّرها برنامج آخر: {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
            <numerusform>الخطوات المنجزة: {count}، آخرها {age}. أتستعيدها؟</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>تشغيل آخر يكتب هذا التقرير.</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>انتظر انتهاءه، أو أعطِ هذا التقرير اسمًا آخر.</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>هذا التقرير بلا نهاية، ولا يضاف إليه شيء.</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>هذا ليس جزءًا من تقرير.</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>هذا التقرير مستند، ولا يمكن أن تتبعه أسطر.</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>أعطه الامتداد ‎.json.</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>احذف أسطره الفارغة وأسطر الوقت.</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>لا تُعاد كتابة {format}.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>حوّل الملف إلى UTF-8 أولًا.</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>إذا قُرئ الملف بترميز {encoding} فلا تعود بايتاته كما هي؛ يمكن عرضه، لا تحريره.</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>لا يمكن كتابة {sign!r} بترميز الملف {encoding}.</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>البايت {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>البايتات ليست {encoding}.</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>البايتات بترميز UTF-8 لكنها تالفة هنا.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>البايتات ليست UTF-8، ولا يناسبها ترميز آخر.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>حدّد ترميزًا مثل utf-8 أو utf-16 أو cp1252 أو gb18030.</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>لا يوجد ترميز باسم {name!r}.</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>لا يوجد {sign} في {encoding}.</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>رسوم</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>أنماط وأسماء وطبقات</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>أقواس معقوفة</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>تعليقات</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>كاريوكي</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>وسوم تجاوز</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>مواضع</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>لا توجد في ملف JSON هذا قائمة مقاطع.</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>لا وقت للمقطع.</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>الوقت يتجاوز كل حد.</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>هذا ليس JSON صالحًا: {reason}.</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة JSON هذا: {reason}.</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>خطوط وألوان</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>أزمنة الكلمات</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>وسوم اللغة</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>أصناف</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>يجب ألا يحتوي نصها على سطر فارغ أو سطر وقت.</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>ثبّت interpunct[interop].</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>يقرأ Interpunct الصيغ {formats} و{last}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>هذه ليست ترجمات ({kind}).</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>لم يُعثر على أي ترجمة (يبدو أنه: {kind}).</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة الملف: {reason}.</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>يجب ألا يحتوي نصها على سطر فارغ أو سطر وقت، ولا أوقاتها على علامة ناقص.</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>لن تُقرأ هذه الترجمة من {format} كما هي.</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>ترجمة جديدة {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>يوجد ملف بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>لا ترجمات: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
            <numerusform>ترجمة واحدة: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
            <numerusform>ترجمتان: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
            <numerusform>{count} ترجمات: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
            <numerusform>{count} ترجمة: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
            <numerusform>{count} ترجمة: تتحول العلامات التي لا رمز لها إلى علامات استفهام</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>مربعات النص</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>الحواشي السفلية والختامية</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>الصيغ الرياضية</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>المستندات المضمنة</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>لا تُقرأ {kind}: {count}.</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>تظهر العلامات الغائبة عن جدول الملف بالشكل �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>احصل عليه من مصدره مرة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>لا ترجمات: رموز وقت غير موجودة</numerusform>
            <numerusform>ترجمة واحدة: رموز وقت غير موجودة</numerusform>
            <numerusform>ترجمتان: رموز وقت غير موجودة</numerusform>
            <numerusform>{count} ترجمات: رموز وقت غير موجودة</numerusform>
            <numerusform>{count} ترجمة: رموز وقت غير موجودة</numerusform>
            <numerusform>{count} ترجمة: رموز وقت غير موجودة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>لا ترجمات: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
            <numerusform>ترجمة واحدة: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
            <numerusform>ترجمتان: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
            <numerusform>{count} ترجمات: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
            <numerusform>{count} ترجمة: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
            <numerusform>{count} ترجمة: أسطر أطول من 40 علامة قد تقصها مشغلات EBU STL</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>الملف مقطوع: لا كتلة كاملة من كتله البالغة {blocks}.</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>الكتلة الأخيرة مقطوعة، ونصها ناقص</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>صححه إلى أربعة أرقام من 0 إلى f، أو احذفه.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>لا ترجمات: تُكسر الأسطر الأطول من 32 علامة</numerusform>
            <numerusform>ترجمة واحدة: تُكسر الأسطر الأطول من 32 علامة</numerusform>
            <numerusform>ترجمتان: تُكسر الأسطر الأطول من 32 علامة</numerusform>
            <numerusform>{count} ترجمات: تُكسر الأسطر الأطول من 32 علامة</numerusform>
            <numerusform>{count} ترجمة: تُكسر الأسطر الأطول من 32 علامة</numerusform>
            <numerusform>{count} ترجمة: تُكسر الأسطر الأطول من 32 علامة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>لا ترجمات: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
            <numerusform>ترجمة واحدة: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
            <numerusform>ترجمتان: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
            <numerusform>{count} ترجمات: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
            <numerusform>{count} ترجمة: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
            <numerusform>{count} ترجمة: تظهر بعد بدايتها، لأن SCC يحمّل علامتين في كل إطار</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} ليس زوجًا من البايتات.</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>مستند RTF</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>احفظه بصيغة .txt أو .docx؛ تُصنع الترجمات من مثل هذه النصوص.</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>أرشيف ZIP (أو مستند مكتبي)</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>أرشيف gzip</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>أرشيف 7-Zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>أرشيف RAR</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>صورة PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>صورة JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>صورة GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>مستند PDF</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>فيديو Matroska أو WebM</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>ملف وسائط Ogg</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>ملف RIFF (WAV أو AVI أو WebP)</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>ملف MP3</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>ملف FLAC</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>ترجمات VobSub المصورة أو دفق MPEG</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>قاعدة بيانات SQLite</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>ملف فيديو أو صوت MP4</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>ملف بلا نص</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>بيانات ثنائية</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>نص عادي</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>ملف Advanced SubStation Alpha (ASS) بلا حوار</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>فهرس VobSub؛ ترجماته صور</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>نص YouTube الموقوت (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>ملف JSON بلا مقاطع</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>خط عريض</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>خط مائل</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>خط في الوسط</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>تسطير</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>صحّح تلك الترجمة أولًا.</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>لا تُكتب الترجمات بصيغة {format}.</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>في نص إحدى الترجمات سطر وقت، وهو ما لا تستطيع {format} التعبير عنه.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>لا ترجمات: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
            <numerusform>ترجمة واحدة: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
            <numerusform>ترجمتان: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
            <numerusform>{count} ترجمات: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
            <numerusform>{count} ترجمة: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
            <numerusform>{count} ترجمة: حُذف {kind} الذي لا يعبّر عنه {format}</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>كتب برنامج آخر هذا الملف في هذه الأثناء؛ يبقى كما هو.</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>احفظه باسم آخر أو في مجلد آخر.</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>لا يمكن كتابة الملف: {reason}.</translation>
    </message>
    <message>
        <source>{file}, {where}</source>
        <translation>{file}، {where}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>{sentence} {remedy}</source>
        <translation>{sentence} {remedy}</translation>
    </message>
    <message>
        <source>Ask the author of the archive for a new one.</source>
        <translation>اطلب أرشيفًا آخر ممن أنشأه.</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>استخدم ctranslate2 أو torch.</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>يحتاج محرك torch إلى torch، وهو غير مثبّت.</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>ثبّت interpunct[torch]، أو استخدم --backend ctranslate2.</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>لا يمكن استخدام وحدة GPU ({reason})؛ سيقوم المعالج CPU بالعمل.</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>استخدم --device cpu.</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>استخدم --device cpu، أو ملفًا أصغر.</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>ثبّت النموذج من جديد.</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>لا يمكن استخدام وحدة GPU: {reason}.</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>اختر اسمًا بلا شرطات مائلة ولا نقطتين رأسيتين ولا محارف تحكم ولا يبدأ بنقطة.</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>اختر اسمًا آخر (--name).</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>اختر اسمًا آخر (--name) أو --overwrite.</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>لا يمكن إزالة إلا النماذج التي ثُبّتت.</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>أغلق ما يفتح ملفاته، وتحقق من أنه يمكنك الكتابة هناك.</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>لا يمكن حذف النموذج: {reason}.</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>{what} عند «{word}»</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>لا إشارة مرجعية لوضعها أو إزالتها.</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>بلا إشارة مرجعية</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>إشارة مرجعية</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>حالة الأحرف كما كُتبت</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>علامة تعجب</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>نقطتان رأسيتان</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>علامة حذف</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>شرطة</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>حرف صغير</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>حرف كبير</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>أحرف كبيرة</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>اقتراح</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>{mark} بعد «{word}»</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>لا قرارات</numerusform>
            <numerusform>قرار واحد</numerusform>
            <numerusform>قراران</numerusform>
            <numerusform>{count} قرارات</numerusform>
            <numerusform>{count} قرارًا</numerusform>
            <numerusform>{count} قرار</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>حرّر نص الترجمة بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>period</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>علامة استفهام</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>{casing} لـ «{word}»</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>{what} عند الترجمة {number}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{what} في لا موضع</numerusform>
            <numerusform>{what} في موضع واحد</numerusform>
            <numerusform>{what} في موضعين</numerusform>
            <numerusform>{what} في {count} مواضع</numerusform>
            <numerusform>{what} في {count} موضعًا</numerusform>
            <numerusform>{what} في {count} موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>العلامات: {marks}، حالة الأحرف: {casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>لا توجد كلمة رقم {index} نصها {word!r}.</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>لا يمكن أن تقع علامة بعد «{word}».</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} ليست علامة ترقيم.</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>الموضع {slot} محمي.</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>في التعبير النمطي تكرار أكثر من اللازم.</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>هذا الاستبدال سيغيّر وسمًا.</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>حرّر النص بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>نص البحث أطول من {most} حرفًا.</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة التعبير النمطي: {reason}.</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>يستغرق هذا البحث وقتًا طويلًا.</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>بسّط التعبير النمطي.</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة نص الاستبدال: {reason}.</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>وفّر مساحة أو اختر مجلدًا آخر ثم أعد المحاولة؛ واحفظ الترجمات في هذه الأثناء.</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>عدد الأسطر كبير جدًا.</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>لا يمكن كتابة السجل ({reason}).</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>استعده من نسخة الترجمات المحفوظة بجانب السجل، أو تخلّص منه.</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>لا شيء للتراجع عنه أو لإعادته.</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>افتحه بإصدار Interpunct الذي كتبه.</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>هذه الخطوة أطول مما يسعه السجل.</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>هذا السجل يخص إصدارًا آخر من {caption}.</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>استُعيدت الخطوات السابقة لها.</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>لا يمكن قراءة السجل ({reason}).</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>السطر {number}</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>تخلّص منه.</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>صيغة السجل {format} وليست {known}.</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>السطر ليس JSON.</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>لا يمكن إعادة هذه الخطوة: {what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>هذا ليس سجلًا: {what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>أحد الحقول خاطئ: {reason}.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>سطر أطول من اللازم.</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>لا يمكن نسخ المراجعة المحفوظة ({reason}).</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>لا يمكن إنشاء مجلد الجلسات ({reason}).</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>هذا الملف مفتوح في محرر آخر.</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>أغلق الملف هناك أولًا.</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>لا يمكن فتح القفل ({reason}).</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>لا توجد ترجمة يتغير نصها.</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>نص لا ترجمات</numerusform>
            <numerusform>نص ترجمة واحدة</numerusform>
            <numerusform>نص ترجمتين</numerusform>
            <numerusform>نص {count} ترجمات</numerusform>
            <numerusform>نص {count} ترجمة</numerusform>
            <numerusform>نص {count} ترجمة</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>نص الترجمة {cue}</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>لم تعد المراجعة المحفوظة تعطي نص الملف.</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>تُعاد مراجعة الملف من البداية؛ وتُعد علاماته معطاة.</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>فصل بعد «{word}»</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>دمج الترجمتين {first} و{second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{language} لـ {cues}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>لا توجد ترجمة تالية يمكن دمج هذه معها.</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>لا توجد ترجمة كهذه لتحديد لغتها.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>لا ترجمات</numerusform>
            <numerusform>ترجمة واحدة</numerusform>
            <numerusform>ترجمتان</numerusform>
            <numerusform>{count} ترجمات</numerusform>
            <numerusform>{count} ترجمة</numerusform>
            <numerusform>{count} ترجمة</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>أقل من نصف الكلمات من كلمات هذا الملف.</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>اختر مرجع الحديث نفسه باللغة نفسها.</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>اكتبه على هيئة {example}، أو مختصرًا على هيئة 1:02.5.</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>لا اقتراحات للقبول في هذا الملف بثقة {percent:.0f} % على الأقل. إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
            <numerusform>أتقبل اقتراحًا واحدًا في هذا الملف بثقة {percent:.0f} % على الأقل؟ إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
            <numerusform>أتقبل اقتراحين في هذا الملف بثقة {percent:.0f} % على الأقل؟ إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
            <numerusform>أتقبل {count} اقتراحات في هذا الملف بثقة {percent:.0f} % على الأقل؟ إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
            <numerusform>أتقبل {count} اقتراحًا في هذا الملف بثقة {percent:.0f} % على الأقل؟ إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
            <numerusform>أتقبل {count} اقتراح في هذا الملف بثقة {percent:.0f} % على الأقل؟ إنها خطوة واحدة يمكنك التراجع عنها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>اختر الترميز الذي كُتب به.</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>أصلح الملف، أو اقرأ بايتاته كما هي بترميز latin-1.</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>حجمه أكبر من {most} م.ب.</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>إذا كانت هذه ترجمات مصاحبة فقسّم الملف، أو اسمح بالمزيد باستخدام --max-size.</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>إنه مجلد أو جهاز أو أنبوب</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>قسّمه إلى مقاطع من جملة أو بضع جمل.</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>يحتوي على أكثر من {most} حرف.</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>لا توجد مساحة لحجمه البالغ {size} م.ب.</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>أفرغ مساحة على القرص.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>يحتوي على {name}، وهذا ليس اسمًا في نموذج.</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>سيشغل بعد فك ضغطه أكثر من {size} م.ب.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>يحتوي على {name}، وهذا ليس ملفًا.</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>لا يمكن فك ضغط الأرشيف: {reason}.</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>يحتوي على أكثر من {count} ملفًا.</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>تبقى حالة أحرف «{word}» كما هي.</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>لا حالة أحرف مقترحة لـ «{word}».</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>يحتاج المتحدث إلى اسم مرئي.</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>اختر أحد متحدثي الملف.</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>«{old}» صار «{new}»: {cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>اسم المتحدث «{name}» بالفعل.</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>لا أحد هناك اسمه «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>تقسيم إلى لا شيء</numerusform>
            <numerusform>تقسيم إلى ترجمة واحدة</numerusform>
            <numerusform>تقسيم إلى ترجمتين</numerusform>
            <numerusform>تقسيم إلى {count} ترجمات</numerusform>
            <numerusform>تقسيم إلى {count} ترجمة</numerusform>
            <numerusform>تقسيم إلى {count} ترجمة</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>لا توجد ترجمة رقم {number}.</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>أوقات الترجمة {cue}</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>لا توجد ترجمة تتغير أوقاتها.</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>أوقات لا ترجمات</numerusform>
            <numerusform>أوقات ترجمة واحدة</numerusform>
            <numerusform>أوقات ترجمتين</numerusform>
            <numerusform>أوقات {count} ترجمات</numerusform>
            <numerusform>أوقات {count} ترجمة</numerusform>
            <numerusform>أوقات {count} ترجمة</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>ستبدأ الترجمة قبل الفيلم.</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>اختر بداية أبعد.</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>ستنتهي الترجمة قبل أن تبدأ.</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>اختر نهاية بعد البداية.</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>توجد جلسة لهذا الملف لم تُغلق.</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>استعدها أو تخلّص منها.</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>تغيّرت نسخة الترجمات.</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>افتح ملف الترجمات نفسه.</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>لا يمكن قراءة نسخة الترجمات ({reason}).</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>لا يمكن نسخ الترجمات ({reason}).</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>أغلقها أو احذفها قبل تقسيم الترجمات.</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>أكثر من {most} وسمًا مفتوحة معًا؛</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>في أحد الأسطر {width:g} حرفًا؛ الحد {most}.</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>عدد أسطر الترجمة {lines}؛ الحد {most}.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>مدة الترجمة {duration} م.ث: تنتهي قبل أن يراها أحد.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>مدة الترجمة {duration} م.ث؛ المطلوب {least} م.ث على الأقل.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>مدة الترجمة {duration} م.ث؛ المطلوب {most} م.ث على الأكثر.</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>سرعة الترجمة {speed:g} حرفًا في الثانية؛ يمكن قراءة {most:g}.</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>تبدأ الترجمة التالية قبل هذه بـ {late} م.ث.</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>تبقى الترجمة ظاهرة {late} م.ث بعد بداية التالية.</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>لا نص للترجمة.</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>يفصل عن الترجمة التالية {gap} م.ث؛ المطلوب {least} م.ث.</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>التوقعات لا تطابق الكلمات.</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>التوقعات غير كاملة.</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>دمج الترجمات من {first} إلى {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>تبدو بعض المقاطع مختلفة عما كانت عليه: هذا الإصدار من Interpunct يعرض التوقعات نفسها بطريقة أخرى. خطواتك كلها موجودة.</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>خطة التقسيم تخص مستندًا آخر.</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>الترجمات بلغتين، سطر لكل لغة، والتقسيم عند نهايات الجمل سيفرّق بينهما.</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>أبقِ الترجمات، أو حدّد لغة واحدة لها جميعًا.</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>خطة التقسيم تُغفل جزءًا من المستند.</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>بقي: {findings}.</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}؛ {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>لا ترجمات بسطر أطول من اللازم</numerusform>
            <numerusform>ترجمة واحدة بسطر أطول من اللازم</numerusform>
            <numerusform>ترجمتان بسطر أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمات بسطر أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمة بسطر أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمة بسطر أطول من اللازم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>لا ترجمات بأسطر أكثر من اللازم</numerusform>
            <numerusform>ترجمة واحدة بأسطر أكثر من اللازم</numerusform>
            <numerusform>ترجمتان بأسطر أكثر من اللازم</numerusform>
            <numerusform>{count:,} ترجمات بأسطر أكثر من اللازم</numerusform>
            <numerusform>{count:,} ترجمة بأسطر أكثر من اللازم</numerusform>
            <numerusform>{count:,} ترجمة بأسطر أكثر من اللازم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>لا ترجمات أسرع من اللازم: فالكلام سريع</numerusform>
            <numerusform>ترجمة واحدة أسرع من اللازم: فالكلام سريع</numerusform>
            <numerusform>ترجمتان أسرع من اللازم: فالكلام سريع</numerusform>
            <numerusform>{count:,} ترجمات أسرع من اللازم: فالكلام سريع</numerusform>
            <numerusform>{count:,} ترجمة أسرع من اللازم: فالكلام سريع</numerusform>
            <numerusform>{count:,} ترجمة أسرع من اللازم: فالكلام سريع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>لا ترجمات أقصر من اللازم: التالية تلي مباشرة</numerusform>
            <numerusform>ترجمة واحدة أقصر من اللازم: التالية تلي مباشرة</numerusform>
            <numerusform>ترجمتان أقصر من اللازم: التالية تلي مباشرة</numerusform>
            <numerusform>{count:,} ترجمات أقصر من اللازم: التالية تلي مباشرة</numerusform>
            <numerusform>{count:,} ترجمة أقصر من اللازم: التالية تلي مباشرة</numerusform>
            <numerusform>{count:,} ترجمة أقصر من اللازم: التالية تلي مباشرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>لا ترجمات أطول من اللازم</numerusform>
            <numerusform>ترجمة واحدة أطول من اللازم</numerusform>
            <numerusform>ترجمتان أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمات أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمة أطول من اللازم</numerusform>
            <numerusform>{count:,} ترجمة أطول من اللازم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>لا ترجمات قريبة جدًا من التالية</numerusform>
            <numerusform>ترجمة واحدة قريبة جدًا من التالية</numerusform>
            <numerusform>ترجمتان قريبة جدًا من التالية</numerusform>
            <numerusform>{count:,} ترجمات قريبة جدًا من التالية</numerusform>
            <numerusform>{count:,} ترجمة قريبة جدًا من التالية</numerusform>
            <numerusform>{count:,} ترجمة قريبة جدًا من التالية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>لا ترجمات تظهر بعد بداية التالية</numerusform>
            <numerusform>ترجمة واحدة تظهر بعد بداية التالية</numerusform>
            <numerusform>ترجمتان تظهر بعد بداية التالية</numerusform>
            <numerusform>{count:,} ترجمات تظهر بعد بداية التالية</numerusform>
            <numerusform>{count:,} ترجمة تظهر بعد بداية التالية</numerusform>
            <numerusform>{count:,} ترجمة تظهر بعد بداية التالية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>لا ترجمات بعد التالية</numerusform>
            <numerusform>ترجمة واحدة بعد التالية</numerusform>
            <numerusform>ترجمتان بعد التالية</numerusform>
            <numerusform>{count:,} ترجمات بعد التالية</numerusform>
            <numerusform>{count:,} ترجمة بعد التالية</numerusform>
            <numerusform>{count:,} ترجمة بعد التالية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>لا ترجمات بلا نص</numerusform>
            <numerusform>ترجمة واحدة بلا نص</numerusform>
            <numerusform>ترجمتان بلا نص</numerusform>
            <numerusform>{count:,} ترجمات بلا نص</numerusform>
            <numerusform>{count:,} ترجمة بلا نص</numerusform>
            <numerusform>{count:,} ترجمة بلا نص</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>لا ترجمات بلا مدة</numerusform>
            <numerusform>ترجمة واحدة بلا مدة</numerusform>
            <numerusform>ترجمتان بلا مدة</numerusform>
            <numerusform>{count:,} ترجمات بلا مدة</numerusform>
            <numerusform>{count:,} ترجمة بلا مدة</numerusform>
            <numerusform>{count:,} ترجمة بلا مدة</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>صحّح ذلك السطر.</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>يبيّن `interpunct.transcript.languages.Language` ما يحويه الجدول.</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>لا كلمات بلغة {language} التي لا يعرفها Interpunct</numerusform>
            <numerusform>كلمة واحدة بلغة {language} التي لا يعرفها Interpunct: تبقى كما هي</numerusform>
            <numerusform>كلمتان بلغة {language} التي لا يعرفها Interpunct: تبقيان كما هما</numerusform>
            <numerusform>{count} كلمات بلغة {language} التي لا يعرفها Interpunct: تبقى كما هي</numerusform>
            <numerusform>{count} كلمة بلغة {language} التي لا يعرفها Interpunct: تبقى كما هي</numerusform>
            <numerusform>{count} كلمة بلغة {language} التي لا يعرفها Interpunct: تبقى كما هي</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>لا يجد torch أي وحدة معالجة رسوميات (GPU).</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>لا كلمات بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
            <numerusform>كلمة واحدة بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
            <numerusform>كلمتان بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
            <numerusform>{count} كلمات بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
            <numerusform>{count} كلمة بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
            <numerusform>{count} كلمة بلغة {language} حيث تحتاج كتابة العلامات إلى ضغطات أقل من المراجعة: العلامات وحالة الأحرف تُقترح فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>يحتاج التقسيم إلى نمط.</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>هذا ليس تقريرًا.</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>هذا التقرير من تشغيل آخر: خياراته أو نموذجه مختلف.</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>ادمج تقارير بيان واحد.</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>لا توجد ترجمة للصقها.</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>لا يمكن نقل إلا الصفوف المتجاورة.</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>لا توجد ترجمة لتجاوزها.</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>الترجمات مرتبة بالفعل.</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>هذه الترجمات ليست في الملف.</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>الترجمة المنسوخة ليست في الملف.</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>لن تبقى في الملف أي ترجمة.</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>أغلق الملف أو أبقِ ترجمة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>لا حذف</numerusform>
            <numerusform>حذف ترجمة واحدة</numerusform>
            <numerusform>حذف ترجمتين</numerusform>
            <numerusform>حذف {count} ترجمات</numerusform>
            <numerusform>حذف {count} ترجمة</numerusform>
            <numerusform>حذف {count} ترجمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>لا نسخ</numerusform>
            <numerusform>نسخ ترجمة واحدة</numerusform>
            <numerusform>نسخ ترجمتين</numerusform>
            <numerusform>نسخ {count} ترجمات</numerusform>
            <numerusform>نسخ {count} ترجمة</numerusform>
            <numerusform>نسخ {count} ترجمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>لا ترجمات ملصقة</numerusform>
            <numerusform>ترجمة ملصقة واحدة</numerusform>
            <numerusform>ترجمتان ملصقتان</numerusform>
            <numerusform>{count} ترجمات ملصقة</numerusform>
            <numerusform>{count} ترجمة ملصقة</numerusform>
            <numerusform>{count} ترجمة ملصقة</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>ترتيب آخر للترجمات</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>توجد قائمة بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>أعد تسمية القائمة الجديدة، أو أزل القديمة.</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>لا يمكن نسخ القائمة.</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>هذا ليس عنوانًا على الويب.</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>احفظ الملف باستخدام متصفح، ثم افتحه.</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>لا يمكن جلبه: {reason}.</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>لا أرقام للترجمات في {format}.</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>الحزمة ttconv، التي تقرأ صيغ هيئات البث وتكتبها، غير مثبّتة.</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>ثبّت interpunct[broadcast]، أو اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>لا يمكن قراءته: {reason}.</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>الحزمة python-docx، التي تقرأ ملفات ‎.docx وتكتبها، غير مثبّتة.</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>ثبّت interpunct[docx]، أو اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>يشغل بعد فك ضغطه أكثر من 64 م.ب.</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>احفظه من دون صوره.</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>إنه ليس مستند ‎.docx: {reason}.</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>كتلته العامة مبتورة، أو تذكر جدول محارف غير معروف.</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>لا تتسع EBU STL لوقت يبلغ يومًا أو أكثر، ولا لنص بهذا الطول.</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>افصل الترجمة، أو اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>تعذر تثبيت الصوت ({reason}).</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>نهايات الأسطر</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>أنماط كلمات مفردة</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>خطوط عمودية</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>قسّم الترجمات أولًا، أو اختر صيغة أخرى.</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>تعرض SCC على الأكثر {most} سطرًا في كل منها 32 محرفًا.</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>أنماط</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>ملف TTML بلا نص موقوت</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>أغلق كل وسم في ترجمته.</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>لا تستطيع {format} التعبير عن وسم بلا نهاية، ولا عن محرف تحكم.</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>صدّر الملف إلى تنسيق آخر أولًا.</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>لا يدعم {format} الخط المائل.</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>تبعد بداية الترجمة ‎{frames:+.1f} إطارًا عن تغيير اللقطة؛ المطلوب {least} على الأقل.</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>تبعد نهاية الترجمة ‎{frames:+.1f} إطارًا عن تغيير اللقطة؛ المطلوب {least} على الأقل.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>لا ترجمات تبدأ قرب تغيير لقطة</numerusform>
            <numerusform>ترجمة واحدة تبدأ قرب تغيير لقطة</numerusform>
            <numerusform>ترجمتان تبدآن قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمات تبدأ قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمة تبدأ قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمة تبدأ قرب تغيير لقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>لا ترجمات تنتهي قرب تغيير لقطة</numerusform>
            <numerusform>ترجمة واحدة تنتهي قرب تغيير لقطة</numerusform>
            <numerusform>ترجمتان تنتهيان قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمات تنتهي قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمة تنتهي قرب تغيير لقطة</numerusform>
            <numerusform>{count:,} ترجمة تنتهي قرب تغيير لقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>لا يمكن كتابة النمط: {reason}.</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>اكتب إلى ملف أو مجلد آخر باستخدام --out.</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>لا يمكن تغيير {format} في الملف نفسه.</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>شغّل خادمه، أو حدّد عنوانه.</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>ضع مفتاحه في متغير البيئة {name}.</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>أفرِغ مساحة على القرص، وتحقق من وجود المجلد ومن إذن الكتابة فيه.</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>لا يمكن كتابة النموذج: {reason}.</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>لا توجد صيغة بهذه اللاحقة.</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>اجعل الاسم ينتهي بـ .srt أو .vtt.</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>لم يُكتب شيء. استبعد أحدها بـ --exclude، أو عالج كلًّا منها مع -o آخر.</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>أفرِغ مساحة على القرص، أو حدِّد مجلدًا آخر بالمتغيّر TMPDIR.</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>‏huggingface_hub الذي يجلب النماذج غير مثبَّت.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>ثبِّت ما يلزم بالأمر: pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>أعد المحاولة لاحقًا، فيُستأنف مما هو موجود؛ أو نزِّل مجلد النموذج حيث توجد شبكة وحدِّد ذلك المجلد.</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>لا يحتوي المستودع على {files} منه.</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>لا يمكن جلب {repository} من المستودع: {reason}.</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>حدِّد مجلد نموذج Whisper محوَّل إلى CTranslate2.</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>نموذج التعرّف {name} غير موجود على هذا الجهاز.</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>لا يوجد نموذج تعرّف ولا مجلد باسم {name}.</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>ينقصه {files}.</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>‏--fetch ينزّله من huggingface.co/{repository}: ‏{size:,} ميغابايت، الرخصة {licence}.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>اختر واحدًا من {names}.</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>اجلب النموذج مرة أخرى.</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>لا يعرف نموذج التعرّف اللغة {code}.</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>يُتعرَّف على الكلام بواسطة faster-whisper، وهو غير موجود.</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة نموذج التعرّف: {reason}.</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>يعرف: {codes}.</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>لم يُسمع فيه كلام.</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>استخدم نموذجًا أصغر أو المعالج.</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>توقّف التعرّف: {reason}.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>ثبِّت ما يلزم بالأمر: pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>يُقرأ الصوت بواسطة PyAV، وهو غير موجود.</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>اختر ملفًا تشغّله برامج أخرى.</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>لا يمكن قراءة صوت أو صورة منه ({reason}).</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>لا صوت للفيلم.</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>حدِّد ملف صوته.</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>لا صورة في الملف، فلا تغيُّرات لقطات فيه.</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>سينتقل المفتاح عبر الشبكة دون تشفير.</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>النموذج اللغوي على {host} لا يجيب: {reason}.</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>تحقق من عنوانه ومن اسم النموذج.</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>النموذج اللغوي على {host} يرفض: الحالة {status}.</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>استخدم https، أو ألغِ ضبط {name}.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>سيُرسل ما يصل إلى {words} كلمة إلى النموذج اللغوي على {host}، {place}: نحو {tokens} رمز مع الإجابات، بكلفة {cost}.</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>هذا ليس عنوان نموذج لغوي.</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>حدّد عنوانًا مثل http://127.0.0.1:8080/v1، أو llama.cpp، أو ollama.</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>وافق بالخيار --yes، أو اسأل نموذجًا على هذا الجهاز.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>سيُرسل ما يصل إلى {words} كلمة إلى النموذج اللغوي على {host}، {place}: نحو {tokens} رمز مع الإجابات.</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>أقل من 0.01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>على هذا الجهاز</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>على جهاز آخر</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>{lost} من {all} من إجابات الرأي الثاني كانت بكلمات أخرى فأُهملت</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>لا رأي ثانٍ ({reason})</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>استثناء للترجمة {number}</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>لا استثناء لوضعه أو إزالته.</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>لم يُزل أي استثناء</numerusform>
            <numerusform>أُزيل استثناء واحد</numerusform>
            <numerusform>أُزيل استثناءان</numerusform>
            <numerusform>أُزيلت {count} استثناءات</numerusform>
            <numerusform>أُزيل {count} استثناءً</numerusform>
            <numerusform>أُزيل {count} استثناء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>لا استثناءات</numerusform>
            <numerusform>استثناء واحد</numerusform>
            <numerusform>استثناءان</numerusform>
            <numerusform>{count} استثناءات</numerusform>
            <numerusform>{count} استثناءً</numerusform>
            <numerusform>{count} استثناء</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>لا موضع غير مقرَّر يشبه موضع آخر قرار.</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>لا ترجمات مفصولة بوقت أطول</numerusform>
            <numerusform>ترجمة مفصولة بوقت أطول</numerusform>
            <numerusform>ترجمتان مفصولتان بوقت أطول</numerusform>
            <numerusform>{count} ترجمات مفصولة بوقت أطول</numerusform>
            <numerusform>{count} ترجمة مفصولة بوقت أطول</numerusform>
            <numerusform>{count} ترجمة مفصولة بوقت أطول</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>ترتيب الترجمات حسب الوقت</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>تبديل نصي الترجمتين {first} و{second}</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>الترجمات مرقّمة من 1 بالفعل.</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>أرقام الترجمات</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>المسافات المزدوجة والمسافات في نهايات الأسطر</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>لا مسافة قبل علامة الترقيم</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>مسافة بعد علامة الترقيم بين كلمتين</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>المسافات التي تضعها اللغة قبل علامات الترقيم</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>تصير علامات الاقتباس المستقيمة مقوَّسة</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>تصير علامات الاقتباس المقوَّسة مستقيمة</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>تصير ثلاث نقاط علامة واحدة</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>تصير علامة الحذف ثلاث نقاط</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>تصير الواصلات المزدوجة والواصلات بين المسافات شُرَطًا</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>تبدأ أسطر الحوار بواصلة ومسافة</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>الأعداد من 2 إلى 10 بالحروف</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>كلمة مكتوبة مرتين</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>أخطاء التعرّف على الصور: l وI، وO و0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>الأسماء والمصطلحات كما في المسرد</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>تبقى الترجمة {cue} كما هي: {why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>استبدال {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة القائمة: {reason}.</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>في القائمة خطأ: {reason}.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>صحِّحه.</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>ليس السطر نصًّا وعلامة جدولة وبديلًا.</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>صحِّحه أو احذفه.</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>النص المطلوب إيجاده فارغ.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>اكتب نصًّا.</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>يحتاج هذا النموذج إلى ONNX Runtime، وهو غير مثبت.</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>ثبّت interpunct[onnx].</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>استخدم --device cpu، أو أعد تثبيت النموذج.</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>سينتهي هذا السطر قبل بدء الفيلم.</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>احذف الأسطر غير الموجودة فيه، ثم زامِن مرة أخرى.</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>النسخة الأخرى أقصر هنا، لكن أسطرًا تُعرض في ذلك الوقت.</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>لا توجد وقفات في الصوت، فلا شيء يدل على وقت الكلام.</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>زامِن بنقطتين أو بملف آخر.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>احفظه بترميز UTF-8، أو أعطه اسمًا آخر.</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>إنه ليس بترميز UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>لا يمكن قراءة المسرد: {reason}.</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>لا يمكن كتابة المسرد: {reason}.</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>لا كلمات في النص المفرَّغ.</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>هذا {kind}.</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>يجب أن تكون لكل جزء فيه كلام مدة، وأن يلي ما قبله.</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>لا وقت فارغًا هنا لصف جديد.</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>قصّر صفًا مجاورًا أولًا، أو افصل صفًا.</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>لا مكان: يعترض صف آخر أو أقصر مدة أو البداية.</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>انقل الصف المجاور أولًا، أو اكتب الوقت.</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>حدّد واحدًا، مثل netflix.</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>لن يُقرأ «{name}» اسمًا لمتحدث.</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>الاسم قبل النقطتين يكون بأحرف كبيرة، بلا أقواس ولا نقطتين أخريين.</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>اختر اسمًا أقصر، بلا أقواس ولا نقطتين ولا وسوم.</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>اختر موضعًا آخر في الترجمة.</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>لا يمكن فصل الترجمة بعد «{word}».</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>هاتان ليستا نقطتين زمنيتين.</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>اختر ترجمتين متباعدتين، على أن تبقى اللاحقة لاحقةً بعد ذلك.</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>لا يوجد معدل إطارات كهذا.</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>اختر معدلًا من 1 إلى 1000.</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>كلمات النص أقل مما تقرّر.</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>علامات النص غير التي تقرّرت.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>لا كلمات بلغة {language} التي لم يتعلمها هذا النموذج</numerusform>
            <numerusform>كلمة واحدة بلغة {language} التي لم يتعلمها هذا النموذج: تبقى كما هي</numerusform>
            <numerusform>كلمتان بلغة {language} التي لم يتعلمها هذا النموذج: تبقيان كما هما</numerusform>
            <numerusform>{count} كلمات بلغة {language} التي لم يتعلمها هذا النموذج: تبقى كما هي</numerusform>
            <numerusform>{count} كلمة بلغة {language} التي لم يتعلمها هذا النموذج: تبقى كما هي</numerusform>
            <numerusform>{count} كلمة بلغة {language} التي لم يتعلمها هذا النموذج: تبقى كما هي</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>الأفريكانية</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>العربية</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>البنغالية</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>الكتالونية</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>التشيكية</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>الدنماركية</translation>
    </message>
    <message>
        <source>German</source>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>اليونانية</translation>
    </message>
    <message>
        <source>English</source>
        <translation>الإنجليزية</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>الإسبانية</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>الإستونية</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>الفارسية</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>الفنلندية</translation>
    </message>
    <message>
        <source>French</source>
        <translation>الفرنسية</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>الغاليسية</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>العبرية</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>الهندية</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>الكرواتية</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>المجرية</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>الأرمنية</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>الإندونيسية</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>الآيسلندية</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>الإيطالية</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>اليابانية</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>الكورية</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>الليتوانية</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>اللاتفية</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>الماليزية</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>الهولندية</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>النرويجية</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>البولندية</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>البرتغالية</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>الرومانية</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>الروسية</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>السلوفاكية</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>السلوفينية</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>الصربية</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>السويدية</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>التاميلية</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>التايلاندية</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>التركية</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>الأوكرانية</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>الأردية</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>الفيتنامية</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>الصينية (المبسطة)</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>الصينية (التقليدية)</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>على نمط BBC</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>على نمط Netflix</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>بلا حدود</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>على نمط TED</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>حفظ من دون العلامات غير المنظورة</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>تصدير بعلامات النمط</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>لم يُكتب {name}: لا يكتب «{title}» إلا {endings}.</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>لكتابة هذه الصيغة، صدِّر الملف.</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>تعذّر حفظ الملف؛ ملف السجل يبيّن السبب.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} مفتوح في علامة تبويب أخرى. أغلقه هناك أولًا أو اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>تغيّر الملف</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>تغيّر {name} على القرص بعد فتحه هنا. الحفظ يستبدل ما هو موجود الآن.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>أرشيفات ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>الترجمات ({endings});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>جلب {address} من الشبكة وحفظه باسم</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>إنشاء ترجمات من {name} وحفظها باسم</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>ترجمات</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>ترجمات جديدة</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>العلامات المضافة</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>مُغيَّر</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>الحروف الكبيرة</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>مشكوك فيها</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>كلمة كاملة</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>استبدال الكل…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>استبدال بـ</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>مكان البحث</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>في الملف</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>في الترجمات المحددة</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>في كل الملفات المفتوحة</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>لا شيء للاستبدال</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>لا نتائج حتى الآن…</numerusform>
            <numerusform>نتيجة واحدة حتى الآن…</numerusform>
            <numerusform>نتيجتان حتى الآن…</numerusform>
            <numerusform>%n نتائج حتى الآن…</numerusform>
            <numerusform>%n نتيجة حتى الآن…</numerusform>
            <numerusform>%n نتيجة حتى الآن…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} من %n</numerusform>
            <numerusform>{number} من نتيجة واحدة</numerusform>
            <numerusform>{number} من نتيجتين</numerusform>
            <numerusform>{number} من %n نتائج</numerusform>
            <numerusform>{number} من %n نتيجة</numerusform>
            <numerusform>{number} من %n نتيجة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>لا نتائج</numerusform>
            <numerusform>نتيجة واحدة</numerusform>
            <numerusform>نتيجتان</numerusform>
            <numerusform>%n نتائج</numerusform>
            <numerusform>%n نتيجة</numerusform>
            <numerusform>%n نتيجة</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>لا نتائج</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>إنهاء الجولة</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>هذه هي الخطوات كلها. تجدها مرة أخرى في قائمة مساعدة، الخطوات الأولى.</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>نقرة</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>الفحص</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>الحفظ</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>افتح ترجمات أو فيلمًا: {key}، أو أفلتها هنا.</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>أجب عن الموضع في المربع بعلامته؛ {accept} للقبول. المواضع المتبقية: {left}.</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>قسّم الترجمات عند نهايات الجمل: {key} لعرض النتيجة أولًا.</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>اطّلع على ما يخالف النمط: {key} لعرضه في قائمة مع إصلاحاته.</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>احفظ بـ {key}. يحتفظ الحفظ الأول بنسخة.</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>التعرف على الكلام</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>فشل التعرف على الكلام؛ ملف السجل يبيّن التفاصيل.</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>جارٍ تحميل النموذج…</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>جارٍ الإيقاف بعد الكلمات التي تُسمع الآن…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>تنزيل وبدء</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>يأتي النموذج من huggingface.co/{repository}، بترخيص {licence}، ويُحفظ على هذا الجهاز. لا يحتاج إلى الشبكة إلا هذا التنزيل.</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>وصل تشغيل سابق إلى {time}؛ ويُتابَع من هناك عند البدء.</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>تُكتب الترجمات في {name}.</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>جارٍ التنزيل: {here:.0f} من {size:.0f} م.ب</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>مجلد…</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>كما تُسمع في البداية</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>وحدة GPU إن كانت تعمل، وإلا فالمعالج CPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>المعالج CPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>وحدة GPU</translation>
    </message>
    <message>
        <source>Leave out silence, noise and &amp;music</source>
        <translation>استبعاد الصمت والضجيج والموسيقى</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>اختر فيلمًا أو صوتًا.</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}: {size} م.ب، وعند الاستخدام {memory} م.ب من الذاكرة</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}، فقط {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — على هذا الجهاز</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>فيلم أو صوت</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>مجلد نموذج Whisper لـ CTranslate2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>اختيار الفيلم أو الصوت</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>اختيار مجلد نموذج</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>الترجمات بحسب الأحرف في الثانية</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>{speed} حرفًا في الثانية فأكثر، الترجمات: {count}</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>من {speed} إلى {above} حرفًا في الثانية، الترجمات: {count}</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>الحد {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>اختر خطوة للرجوع إليها أو التقدم نحوها.</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (أُلغيت)</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>كما فُتح الملف</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>إضافة مفتاح…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>أخذه</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>اختر إجراءً لتغيير مفاتيحه.</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} مفتاح «{action}».</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>نزع {key}</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>اضغط المفتاح</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>الإجراءات ومفاتيحها</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>عند الموضع وفي جدول الترجمات</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>مُغيَّر</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>في مربعات الحوار</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>ما تفعله هذه المفاتيح يتبع المفاتيح نفسها.</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>لا يوجد مفتاح «{key}».</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>يضع {key} دائمًا تلك العلامة.</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} يختار دائمًا إحدى العلامات.</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>يُستخدم {key} للتنقل في الجداول والنصوص.</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} مخصص للقوائم التي تُفتح بـ Alt وحرف.</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>يكتب {key} نصًا أو يحرره، فلا يعمل إلا عند الموضع. اضغط Ctrl معه.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>وضع تلك العلامة أيًا كان خط لوحة المفاتيح، والمتابعة</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>لا علامة هنا، والمتابعة</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>التراجع عن آخر خطوة والعودة إلى موضعها</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>الموضع المشكوك فيه التالي</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>الموضع المشكوك فيه السابق</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>الموضع التالي أيًا كان</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>الموضع السابق أيًا كان</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>قبول الظاهر والانتقال إلى الشك التالي</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>بلا علامة، فاصلة، نقطة، علامة استفهام؛ حالة أحرف كلمة؛ والمتابعة</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>الكلمة التالية أو المشكوك فيها: أحرف صغيرة</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>الكلمة التالية أو المشكوك فيها: حرف كبير</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>تطبيق آخر قرار على المواضع المشابهة</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>فصل الترجمة هنا</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>دمج مع الترجمة التالية</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>تحرير النص</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>تحرير النص في المربع أسفل الجدول</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>صف جديد بعده</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>حذف الصفوف</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>تكرار الصفوف</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>قص الصفوف</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>نسخ الصفوف</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>لصق الصفوف</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>نقل الصفوف إلى أعلى</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>نقل الصفوف إلى أسفل</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>تبديل نصي صفين</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>شرطات الحوار</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>مائل</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>علامات الأغنية</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>أقواس الصوت</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>ترقيم الصفوف من 1</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>قبول بقية هذه الترجمة</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>قبول كل ما هو مؤكد…</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>تشغيل هذه الترجمة</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>التشغيل حول هذا الموضع</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>مواضع أكثر: رفع المزلاج</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>مواضع أقل: خفض المزلاج</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>الانتقال إلى جدول الترجمات</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>ترجمات جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>تصدير بصيغة أخرى…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>معاينة التقسيم وتطبيقه…</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>التقسيم من جديد…</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>قبول هذا التغيير في التقسيم أو تركه</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>التغيير التالي في التقسيم</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>التغيير السابق في التقسيم</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>تحديد البداية والنهاية…</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>إزاحة…</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>صف جديد عند موضع التشغيل</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>تقديم البداية بخطوة</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>تأخير البداية بخطوة</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>تقديم النهاية بخطوة</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>تأخير النهاية بخطوة</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>تقديم الصف بخطوة</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>تأخير الصف بخطوة</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>محاذاة إلى الإطارات…</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>صف جديد قبله</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>نسخ النص</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>ترتيب الصفوف حسب الوقت</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>السجل…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>بحث…</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>بحث واستبدال…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>البحث عن التالي</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>البحث عن السابق</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>الانتقال إلى ترجمة أو وقت…</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>التصحيح وفق القواعد…</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>التدقيق الإملائي كلمة كلمة…</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>الكلمة السابقة ذات الخطأ الإملائي</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>وضع إشارة مرجعية أو إزالتها</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>إشارة مرجعية مع ملاحظة…</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>الإشارة التالية</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>الإشارة السابقة</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>لوحة الإشارات المرجعية</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>إعادة تسمية المتحدث…</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>التفضيلات…</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>لوحة الجودة</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>الملاحظة التالية</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>فتح الترجمة المقابلة جانبًا…</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>الملف المجاور</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>تحرير الملف المجاور</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>مقارنة بمرجع…</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>لوحة المرجع</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>الاختلاف التالي</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>الاختلاف السابق</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>أخذ ما في المرجع</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>التشغيل من هذا الصف فصاعدًا</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>تشغيل آخر ثانية من هذا الصف</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>التشغيل عند الموضع المشكوك فيه التالي</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>جولة استماع: تعمل المفاتيح على الموضع المسموع</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>إشارة مرجعية عند الصف المسموع</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>إبقاء الصف المسموع ظاهرًا</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>قليلًا إلى الخلف</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>قليلًا إلى الأمام</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>بداية الصف عند موضع التشغيل</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>نهاية الصف عند موضع التشغيل</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>تشغيل، إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>مزامنة…</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>الكلمة التالية ذات الخطأ الإملائي</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>أبطأ</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>أسرع</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>تكرار ما يُشغَّل</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>التشغيل عند كل موضع</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>البداية مع إزاحة الباقي</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>توسيع الشكل الموجي</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>تضييق الشكل الموجي</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>مخطط الطيف</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>البحث عن تغييرات اللقطات</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>فتح صوت أو صورة…</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>الصوت والصورة</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>إغلاق الملف</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>اختر ملفًا صُدّر من هنا.</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>لا توجد مجموعة «{name}»، بل {known} فقط.</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>لا شيء بهذا الاسم.</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} مكرر، في «{name}» أيضًا.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>المفاتيح ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>استيراد المفاتيح</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>تصدير المفاتيح</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>مجموعة مفاتيح أخرى</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>عدد الإجراءات التي لها مفاتيحك الخاصة: {count}. وتستبدلها مجموعة أخرى.</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>مجموعة المفاتيح</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>البحث عن كلمات أو مفتاح</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>المجموعة</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>لغات الملف</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>تُعد الترجمات بإحدى هذه اللغات. ومن دون تحديد، بأي لغة.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>فتح ترجمات</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>تتغير اللغة عند تشغيل Interpunct من جديد.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;يستعيد علامات الترقيم وحالة الأحرف في الترجمات الناتجة عن التعرف على الكلام.&lt;/p&gt;&lt;p&gt;لا تتغير كلمة ولا وسم ولا وقت ولا إعداد ما لم تغيّره أنت.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>حول Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>صفحة الدليل</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>صفحات الدليل</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>تقدّم</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>علامة استفهام</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>أسطر أكثر من اللازم</translation>
    </message>
    <message>
        <source>{speed} CPS</source>
        <translation>{speed} حرفًا في الثانية</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} ث</translation>
    </message>
</context>
<context>
    <name>MeasuresLabel</name>
    <message>
        <source>Characters a line:</source>
        <translation>أحرف كل سطر:</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>فتح صوت أو صورة</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>الصوت والصورة ({endings});;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>تحتاج تغييرات اللقطات إلى فيلم، ولا فيلم مفتوح لهذا الملف.</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>لا صوت ولا صورة مفتوحان لـ {name}.</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>جارٍ تثبيت الصوت والصورة: 420 م.ب.</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>فشل التثبيت؛ التفاصيل في ملف السجل.</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>تم تثبيت الصوت والصورة. افتح الملف مرة أخرى لسماعه.</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>الصوت والصورة</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>الموضع في الصوت</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>فشلت قراءة الفيلم؛ ملف السجل يبيّن التفاصيل.</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>فشلت قراءة الصوت؛ ملف السجل يبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>الملفات الأخيرة</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>ترقيم مجلد…</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>التعرف على الكلام…</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>حفظ من دون العلامات غير المنظورة…</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>تصدير بعلامات النمط…</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>الاحتفاظ بنسخ من الملفات قبل أول استبدال</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>القراءة من جديد بترميز آخر</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>الصفوف</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>حالة الأحرف</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>استئناف التنبؤ</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>النماذج…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>لغة الترجمات المحددة</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>لغات الملف…</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>تقسيم</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>الأنماط…</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>سطر واحد لكل ترجمة</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>مربع النص أسفل الجدول</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>لغة البرنامج</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>أمثلة</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>حول Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}: {step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>المرفق</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>فتح نموذج…</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>مسح القائمة</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>تعذّر تحميل النموذج؛ ملف السجل يذكر السبب.</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>لا يمكن استخدام النموذج {name}؛ يبقى السابق قيد الاستخدام. {reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>لم يُفتح {name}.</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>تعذّر فتح {name}؛ ملف السجل يبيّن السبب.</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>فشل الرأي الثاني؛ التفاصيل في ملف السجل.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>المراجعة من جديد</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>يكرر YouTube كل سطر عند تمريره؛ وهنا يظهر كل سطر مرة واحدة. عند حفظ أي تغيير يُكتب هكذا، من دون أوقات الكلمات المفردة؛ وحتى ذلك الحين يبقى الملف كما هو.</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>العرض كما في الملف</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>كل سطر مكرر هنا ثلاث مرات، كما يكتب YouTube ترجماته.</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>قراءة كل سطر مرة واحدة</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>في هذا الملف علاماته. لا يُضاف إليه شيء؛ وتُقترح الاختلافات فقط.</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>إكمال الناقص</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>هذا الملف مكتوب كله بأحرف كبيرة. يُعرض، وسيُحفظ، بحالة الأحرف التي يحددها النموذج.</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>إبقاء الأحرف الكبيرة</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>نموذج {language} غير مثبّت، لذلك لا يُقترح أي شيء. لتثبيته: {command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>لم يتعلم هذا النموذج {language}، لذلك لا يُقترح شيء.</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>لم يتعلم هذا النموذج {language}: ما يضعه هناك لا يكاد يكون أكثر من تخمين.</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>يخطئ هذا النموذج كثيرًا في {language} بحيث تحتاج المراجعة إلى ضغطات أكثر من كتابة العلامات بنفسك.</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>لوحظ في الملف: {oddities}.</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>ما كنت تكتبه في المقطع {number} موجود هناك من جديد. Enter يعتمده، وEscape يترك المقطع كما كان.</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>لإضافة العلامات مع ذلك، اختر اللغة التي يُقرأ بها الملف من قائمة اللغة، لغات الملف.</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>في أجزاء من هذا الملف علامات الترقيم موجودة بالفعل: {finished} من {words} كلمة. لا يضاف شيء هناك؛ تُقترح الاختلافات فقط.</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>تُستأنف المراجعة من حيث حفظتها، {age}؛ العلامات المقرَّرة: {count}.</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>جارٍ قراءة الكلمات…</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>الصف {number} بلا نص.</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>حذف الصف</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>اسأل</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>لا يمكن دمج إلا الصفوف المتجاورة.</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>لا شيء غير مقرَّر بهذه الثقة.</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>حدّد صفين لتبديل نصيهما.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>مجلد نموذج (تُثبَّت الأرشيفات من «النماذج…»)</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>بداخله وسم أو نهاية سطر؛ حرّر النص بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>تبقى الترجمة {cue} كما هي: {why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>فشل الاستبدال؛ ملف السجل يبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>في {word} خطأ إملائي؛ مفتاح القائمة يقترح كلمات أخرى.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>الملفات المفتوحة</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>جارٍ قراءة {name}…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>إغلاق {name}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>الصورة</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>خطواتك والنسخ الاحتياطية محفوظة في {folder} فقط: تتعذر الكتابة في {wanted}.</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>لا تُحفظ الإعدادات: تتعذر الكتابة في {file}.</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>فشل التنبؤ؛ ملف السجل يبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>النص في الجداول</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>السطر قيد المراجعة</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>لغة البرنامج</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>تتغير اللغة عند تشغيل Interpunct من جديد.</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>للملفات التي تُفتح من الآن. وتغيّر قائمة مراجعة والشريط فوق الموضع الملف الأمامي.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>حالة الأحرف</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>ترتيب المواضع</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>النظر في المواضع بحسب</translation>
    </message>
    <message>
        <source>min</source>
        <translation>د</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>سؤال نموذج لغوي عن المواضع المشكوك فيها</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>النموذج اللغوي</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>اسمه هناك</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>‏llama.cpp وollama برنامجان على هذا الحاسوب؛ أو أدخل عنوان خادم. قبل إرسال كلمات إلى حاسوب آخر تُسأل عن ذلك.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>التقسيم</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>الإطارات في الثانية</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>النمط للملفات التي تُفتح من الآن؛ ويبدأ كل مربع حوار بالقيم الأخرى وبآخر ما اختير فيه.</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>الاحتفاظ بالملف كما كان قبل أول استبدال</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>المراجعات</translation>
    </message>
    <message>
        <source>s</source>
        <translation>ث</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>قبل الموضع</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>بعد الموضع</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>مقدار التقدم والرجوع</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>خطوة الأوقات</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>م.ث</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>إطار</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>التشغيل عند كل موضع</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>تكرار ما يُشغَّل</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>إيقاف مؤقت أثناء الكتابة</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>إبقاء الصف المسموع ظاهرًا</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>إظهار {folder}</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>لا شيء محفوظ هناك بعد.</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>المرفق</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>التقسيم والأوقات</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>الصوت والصورة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>استعادة الافتراضي…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>استعادة الافتراضي</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>تعود كل خيارات صفحة «{name}» إلى ما كانت عليه أولًا.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>النماذج المنشورة</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>&amp;جلب وتثبيت</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>اللغات: {languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>الدقة المنشورة بالمئة: {figures} ({source})</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>من {place}، {size} م.ب، الرخصة {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>الأرقام المنشورة من نصوص مختلفة ولا تصلح للمقارنة. ويقاس كل نموذج مثبت على النصوص القصيرة نفسها.</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>الحروف الكبيرة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الرخصة</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} م.ب</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>سبب غير معروف</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>استثناء للترجمة {cue}</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>لماذا هذا صحيح كما هو؟</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>مزيد من الوقت للترجمات السريعة</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>تحرير النص</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>يغلق القائمة دون تغيير ويفتح نص هذا الصف.</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>كلمات أقل</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>لا وقت يمكن أخذه: أقل بما لا يقل عن {count} حرفًا</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>{speed} حرفًا في الثانية
من {start} إلى {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>{speed} حرفًا في الثانية
{start}، من {second} إلى {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>فصل بعد «{word}»</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>تتأخر نهايتها</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>تتقدم بدايتها</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>تتقدم بدايتها وتتأخر نهايتها</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>تأخذ من وقت المجاورة</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>فشل الفحص؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>لم يُختر نمط: قائمة تقسيم، النمط</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>لا مكان للترجمة بعيدًا عن تغيير اللقطة بين الترجمات المجاورة.</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>لا تُصلح ذلك نهاية أخرى: الترجمة التالية تلي مباشرة.</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>لم تعد أي ترجمة سريعة جدًا.</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>الجودة</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>إعادة الفحص</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>إصلاح هذه</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>إصلاح كل ما هو من هذا النوع</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>مزيد من الوقت للترجمات السريعة…</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>صحيح كما هو…</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>الاستثناءات ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظة</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>لا استثناءات (%n)</numerusform>
            <numerusform>استثناء واحد (%n)</numerusform>
            <numerusform>استثناءان (%n)</numerusform>
            <numerusform>%n استثناءات</numerusform>
            <numerusform>%n استثناءً</numerusform>
            <numerusform>%n استثناء</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>إزالة الاستثناء</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>نوع الملاحظات</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>خطوات غير محفوظة</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>أتحفظ ما فعلته في {name}؟</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>«الإبقاء لوقت لاحق» يترك الملف كما هو ويعرض خطواتك عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>الإبقاء لوقت لاحق</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>عدم الحفظ</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>خطوات للاستعادة</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>لم يُغلق {name} على نحو سليم.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>النص الذي كنت تكتبه في مقطع سيظهر هناك من جديد، لتعتمده أو تتركه.</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>قبول البقية</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>لم يؤخذ النص</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>أتتخلص مما كتبته في هذه الترجمة؟</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>تخلّص منه</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>متابعة الكتابة</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>علامات مقرَّرة</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>أحرف كبيرة موضوعة</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>تعديلات النص أو الترجمات أو اللغات</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>تقسيمات الملف</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>تغييرات الأوضاع</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>إشارات مرجعية وُضعت أو أُزيلت</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>استثناءات وُضعت أو أُزيلت</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>خطوات محفوظة أُلغيت</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>الملف على القرص ليس ما تراه هنا.</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>ليس في الملف بعد، منذ آخر حفظ، {age}: {steps}.</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>ليس في الملف بعد، منذ فتحه، {age}: {steps}.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>كيفية اختيار المواضع المطلوب النظر فيها</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>مقدار ما يُنظر فيه</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>الحروف الكبيرة</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>مراجعة الأحرف الكبيرة أيضًا</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>السؤال عن الأحرف الكبيرة المشكوك فيها كالعلامات</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>ما تبقى</translation>
    </message>
    <message>
        <source>min</source>
        <translation>د</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>الثقة أقل من</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>نسبة من كل المواضع</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>الوقت المتاح لي</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>بقي {left} من {total}</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>لم يبقَ ما يُنظر فيه</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>الأخطاء المتوقعة بعد ذلك: {errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>جارٍ التنبؤ من جديد</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>إلى {time}، {percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>جارٍ التنبؤ: {where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>تم التنبؤ: {where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}؛ والبقية كما في الملف.</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>نحو {minutes} د، {seconds:.1f} ث لكل موضع ({whose})</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>سرعتك</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>مفترضة</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>نحو {minutes} د</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>خطوات للاستعادة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>آخر خطوة</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>ملفات لم تُغلق على نحو سليم</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>لم تُغلق هذه الملفات على نحو سليم. لم يضع شيء مما قررته.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>الإبقاء لوقت لاحق</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>مقارنة {name} بمرجع</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>فشلت المقارنة؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>لا اختلاف هنا: انتقل إلى اختلاف أولًا.</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>لم يعد الملف يختلف عن مرجعه.</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>اختيار مرجع…</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>أرقام العلامات</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الإصابة</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>في المرجع</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>أخذ ما في المرجع</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>اختر ملف ترجمات بالكلمات نفسها علاماته صحيحة: تُسرد هنا كل علامة وكل حرف كبير يختلف فيه هذا الملف.</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>كل الاختلافات ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>العلامات ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>حالة الأحرف ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>هذه المراجعة: {minutes}:{seconds} د من العمل، المفاتيح: {keys}، لكل 1000 كلمة: {rate}</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>كل العلامات</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>معدل الخطأ {rate} %، أخطاء حالة الأحرف: {casing}، المواضع: {slots}.</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>الكلمات مختلفة: {replaced} مغايرة، و{here} هنا فقط، و{there} في المرجع فقط.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الاختلافات</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>نوع الاختلافات</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>ملف المرجع</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>استبدال الكل</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>إلغاء تحديد الكل</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>لا تتغير أي ترجمة.</numerusform>
            <numerusform>تتغير ترجمة واحدة.</numerusform>
            <numerusform>تتغير ترجمتان.</numerusform>
            <numerusform>تتغير %n ترجمات.</numerusform>
            <numerusform>تتغير %n ترجمة.</numerusform>
            <numerusform>تتغير %n ترجمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>الترجمات قبل وبعد</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>افتح ملف ترجمات، أو أفلته هنا.</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>تحرير النص</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>تحرير الوقت</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>حالة أحرف «{word}»</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>لا كلمات في الترجمة {cue}: لا شيء فيها للمراجعة.</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>لا توجد كلمة واحدة في هذا الملف.</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>جارٍ التنبؤ بالعلامات…</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>قبول الظاهر</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>تركه مفتوحًا والمتابعة</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>لا مواضع مشابهة</numerusform>
            <numerusform>مثله في موضع مشابه واحد</numerusform>
            <numerusform>مثله في موضعين مشابهين</numerusform>
            <numerusform>مثله في %n مواضع مشابهة</numerusform>
            <numerusform>مثله في %n موضعًا مشابهًا</numerusform>
            <numerusform>مثله في %n موضع مشابه</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>سُمعت بثقة {percent}: «{word}»</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>الاستماع إليها</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>كتابة غيرها</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>إنها صحيحة</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>قبول بقية الصف</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>قبول كل المؤكدة</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>قبول الاقتراح</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>وضع تلك العلامة</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>بلا علامة</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>حرف صغير</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>حرف كبير</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>تنتهي الترجمة هنا</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>دمج مع التالية</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>تستمر الترجمة</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>فصل هنا</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>بعد «{word}»، الظاهر: {mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>قائمة ملف</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>لم يبقَ ما يُنظر فيه. احفظ بـ {key}، أو اطلب مواضع أكثر في الأعلى.</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  المفاتيح</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>السؤال هنا عن حالة أحرف كلمة؛ توضع العلامات في الفراغات المجاورة.</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>قواعد التصحيح</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>سطر أطول من اللازم</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>أسطر أكثر من اللازم</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>أسرع من اللازم</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>أقصر من اللازم</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>أطول من اللازم</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>أقرب من اللازم إلى التالية</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>تبدأ قرب تغيير لقطة</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>تنتهي قرب تغيير لقطة</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>تداخل</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>خارج الترتيب</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>بلا نص</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>بلا مدة</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>اختيار قائمة استبدالات</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>قوائم الاستبدالات ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>فشلت قواعد التصحيح؛ ملف السجل يبيّن التفاصيل.</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>لا تجد القواعد شيئًا لتغييره.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد التصحيح</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>قواعد التصحيح</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>نطاق البحث</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>في الملف</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>في الترجمات المحددة</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>إضافة قائمة…</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>إظهار القوائم</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>تعرض الخطوة التالية كل تغيير قبل أن يتغير أي شيء.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>حُفظ {name}</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>لم يتغير شيء، فيبقى {name} كما فُتح</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>الملف كما كان محفوظ في {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>البحث عن تغييرات اللقطات</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>جارٍ البحث عن تغييرات اللقطات</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>الموضع قيد المراجعة</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>إعادة تسمية المتحدث</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>في كل الترجمات</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>من الترجمة {cue} فصاعدًا</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>المتحدث</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>الاسم الجديد</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>المتحدث</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>الاسم الجديد</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   (الترجمات: {count})</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>لم يُذكر هنا متحدث: لا بـ &lt;v Name&gt; ولا بالاسم متبوعًا بنقطتين أول السطر.</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>التدقيق الإملائي</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>لا يُدقَّق الإملاء: {reason}.</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>التدقيق متوقف في قائمة تحرير</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>الملحق «spell» غير مثبت</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>لا يوجد قاموس لـ {languages}</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>لا توجد كلمة بخطأ إملائي في هذا الملف.</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>التدقيق الإملائي</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>تغيير</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>تغيير الكل</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>تجاهل في هذا الملف</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>إضافة إلى كلماتي</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>إضافة إلى المسرد</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>جارٍ البحث عن الكلمة التالية ذات الخطأ الإملائي…</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>لا توجد كلمة بخطأ إملائي في هذا الملف.</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} مكتوبة خطأً:</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>الكلمة الجديدة</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>الاقتراحات</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>افتح ترجمات، أو أفلت أي شيء هنا</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>فتح…</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>تجربة مثال</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>كيف يعمل</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>الأسطر</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>الحروف</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>الجمل</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>الكلمات في الجملة</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>الكلمات في الدقيقة (كلمات مقيسة)</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>الكلمات في الدقيقة (على مدى الترجمات)</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>من الأول إلى الأخير</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>على الشاشة</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>مدة الترجمة</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>الفجوة بين الترجمات</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>التداخلات</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>أحرف في الثانية</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>أسرع مما يسمح به النمط</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>الكلمات في الدقيقة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(بلا اسم)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>المتحدث</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>من {least} إلى {most} ث، نصفها دون {middle} ث</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>{mean} في المتوسط، {most} على الأكثر</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>فشل العد؛ ملف السجل يبيّن الموضع.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>إحصاءات {name}</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>الترجمات بحسب الأحرف في الثانية. النقر ينتقل إلى أولها.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>نسخ كنص</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>تقدّم التنبؤ</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>إيقاف التنبؤ</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>جارٍ التنبؤ</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>ترميز الملف؛ انقر لقراءته بترميز آخر</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>الترميز: {name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>جارٍ تحميل {name}…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>جارٍ تحميل النموذج…</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>النموذج: {name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>نمط الترجمات</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>إضافة لغة…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>كل اللغات الأخرى</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>لغة لها حدودها الخاصة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>الحدود لـ</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>قواعد التصحيح</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>أقصى عدد للأحرف في السطر</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>أقصى عدد للأسطر</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>أقصى عدد للأحرف في الثانية</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>أقصر مدة</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>أطول مدة</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>أقصر فاصل بين الترجمات</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>الإطارات حول تغيير اللقطة التي يُنقل فيها الحد</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>الإطارات من النهاية إلى تغيير اللقطة</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>الإطارات من تغيير اللقطة إلى البداية</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>طريقة عدّ الأحرف</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>الفواصل الصينية واليابانية</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>النقاط الصينية واليابانية</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>كل حرف يُعد واحدًا</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>الحرف ذو نصف العرض يُعد نصفًا</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>كتابة مسافة</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>أنماط الترجمات</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>استخدام</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>نسخ وتعديل…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>تعديل…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>حفظ نسخة باسم…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>فتح ملف…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>إزالة من القائمة</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>نسخة من {title}</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>أنماط الترجمات ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>جارٍ البحث عن اقتراحات…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>إضافة إلى كلماتي</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>إضافة إلى مسرد المشروع</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>تجاهل في هذا الملف</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>لا توجد اقتراحات</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>في النسخة الأخرى فواصل</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>تتغير الإزاحة عند بعض الصفوف، كما بعد الإعلانات أو في مونتاج آخر.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>بحسب</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>ملف أوقاته صحيحة</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>لا تتغير أي ترجمة.</numerusform>
            <numerusform>تتغير ترجمة واحدة.</numerusform>
            <numerusform>تتغير ترجمتان.</numerusform>
            <numerusform>تتغير %n ترجمات.</numerusform>
            <numerusform>تتغير %n ترجمة.</numerusform>
            <numerusform>تتغير %n ترجمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>الترجمة {cue}: {old} يصبح {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>من الترجمة {cue}: {old} يصبح {new} ({seconds} ث)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>ولا أجزاء أخرى</numerusform>
            <numerusform>وجزء واحد آخر</numerusform>
            <numerusform>وجزءان آخران</numerusform>
            <numerusform>و%n أجزاء أخرى</numerusform>
            <numerusform>و%n جزءًا آخر</numerusform>
            <numerusform>و%n جزء آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>لا صوت مفتوح، أو ما زالت قراءته جارية. افتح صوتًا من قائمة تشغيل.</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>اختر ملفًا أوقاته صحيحة.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>فشلت المقارنة؛ ملف السجل يبيّن الموضع.</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>الملف ذو الأوقات الصحيحة لـ {name}</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>نص الصف</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>انقر لتحرير النص</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>أوقات الترجمة {cue}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>إزاحة الأوقات</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>التأخير بالثواني</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>مزامنة</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>{time} يصبح</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>نقطتان</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>ملف آخر، ولو بلغة أخرى</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>الكلام في الصوت المفتوح</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>{share} % من الكلمات متطابقة.</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>إيقاع الكلام: متقدم بـ {share} % على أفضل إزاحة بعده.</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>قد يكون هذا مصادفة؛ تحقق منه قبل الحفظ.</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>محاذاة الأوقات إلى الإطارات</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>الإطارات في الثانية</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>المحددة</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>من أول محددة فصاعدًا</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>لا تتغير أي ترجمة. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
            <numerusform>تتغير ترجمة واحدة. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
            <numerusform>تتغير ترجمتان. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
            <numerusform>تتغير %n ترجمات. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
            <numerusform>تتغير %n ترجمة. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
            <numerusform>تتغير %n ترجمة. الترجمة {cue}: {old} يصبح {start} إلى {end}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>الصف الجديد في الوقت الفارغ بين الصفوف الأخرى.</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>الصف قريب من موضع التشغيل بقدر ما تسمح به الصفوف الأخرى ومدته.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>إبقاء العلامات وإكمال الناقص</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>استعادة الفواصل والنقاط وعلامات الاستفهام من الصفر</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>الاقتراح فقط: كتابة ما أقرره</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>ترك حالة الأحرف كما هي</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>أحرف كبيرة في بدايات الجمل</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>حالة الأحرف بحسب النموذج</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>ترجمات جديدة عند نهايات الجمل</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>إبقاء الترجمات ونقل الكلمات بين المتجاورة</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>كما في الملف</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>الأقل ثقة أولًا</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>الأسئلة، ثم نهايات الجمل، ثم الفواصل</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>بحسب اللغة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتح</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>تباين عالٍ، داكن</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>الشكل الموجي</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>إصابة العلامات</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>معدل الخطأ</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>إصابة الأحرف الكبيرة</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>الكلمات المقيسة</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>الكل معًا</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>هذا الملف</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>كتابتها أسرع من مراجعتها</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>النموذج المرفق: {share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>الانتقال إلى ترجمة أو وقت</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>رقم ترجمة، أو وقت</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 أو 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>الترجمة {cue}، عند {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>لا توجد ترجمة كهذه ولا وقت كهذا.</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>الترجمات من 1 إلى {count}</translation>
    </message>
</context>
</TS>
