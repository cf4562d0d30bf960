<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} 不是指向本机字幕的链接。</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>无法生成字幕；日志文件中有详情。</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>无法打开 {address}：地址不以 http 或 https 开头。</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>无法获取字幕；日志文件中有详情。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>把字幕文件和文件夹拖到这里。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>所有文件的进度</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>已读取，等待中</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>正在加标点，{percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>失败：{reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>已用相同的选项完成</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>已跳过：输出已存在</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>已跳过：输出文件此后被编辑过</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>已跳过：另一个程序正在写入或已写入</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>已跳过：指向文件夹之外的链接</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>已跳过：{reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>已读取，无需写入</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>已写入；已有标点，未添加其他</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>补全缺少的，略过已有标点的文件</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>在每个文件中补全缺少的</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>逗号、句号和问号重新恢复</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>不写输出，只写报告</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>请为输出选择其他位置或后缀。</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} / {all} 个文件</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>已读取，无需写入</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>未完成：{count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完成。</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>{words} 个词，添加了 {marks} 个标点。</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>每秒 {pace} 词</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>约剩 {minutes} 分钟</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>约剩 {hours} 小时</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>字幕保持不变</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>在每个文件旁，加后缀</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>在其他文件夹中</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>保留，跳过该文件</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>请选择存放输出的文件夹。</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>后缀会成为文件名的一部分：字母、数字、连字符。</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>请选择写入报告的文件。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>文件的语言：{codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>后缀</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>输出文件夹</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>报告 (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>切分规范</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>输出位置</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>输出的后缀</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>输出文件夹</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>选择输出文件夹</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>已存在的输出</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>写报告</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>报告文件</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>选择报告文件</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>运行失败；日志文件说明了位置。</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>为文件夹加标点</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>无法查看这些文件夹。</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>这些没有可处理的内容。</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>报告在 {file} 中。</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>正在为文件加标点</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>停止加标点并退出？</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>已写入的会保留。下次运行可处理其余部分：会跳过这些文件。</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>停止并退出</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>文件会在后台继续加标点；“为文件夹加标点”显示进度。</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>在 {name} 旁打开翻译</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>正在读取字幕…</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>无法打开 {name}；日志文件说明了原因。</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>没有对应的字幕：本文件 {here} 条，另一文件 {there} 条。</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}，并排</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>各语言数据</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>待审阅</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>请选择此文件的翻译或另一个打开的文件：其字幕会显示在同一时间的字幕旁。</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>并排文件的字幕</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>并排文件</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>选择此处显示的文件</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>在单独的标签页中编辑并排文件</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– 无字幕 –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>并排文件在此时间没有字幕。</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>当前文件在此时间没有字幕。</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>字幕 {cue} 的备注：</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>此文件没有书签。</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>没有书签。“编辑”菜单可在当前字幕处设置。</translation>
    </message>
</context>
<context>
    <name>BundleDetails</name>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>This model cannot be used. Install it again, or remove it.</source>
        <translation>请重新安装或移除：它目前无法使用。</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>未说明；请询问作者</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>随 Interpunct 提供；模型卡列出了文本的许可证</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>此模型没有给出数据：未经测量。</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>安装时用40句短文与自带模型一起测量。文本太短，不足以给好模型排名。</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>在模型未见过的无字幕文本上测量。错误率：每个有标点的位置对应的错误位置数；越低越好。</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>它没有用已打开文件中的这些语言测量过：{languages}。</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>此次测量之后模型又做了适配。在用户的未见文本上，正确度从 {f1_before} % 变为 {f1_after} %，错误率从 {before} % 变为 {after} %。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>模型卡</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>正确度</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>模型卡</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>模型的正确度（按语言）</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>在编辑器中使用</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>安装文件夹…</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>安装压缩包…</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>已发布的模型(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — 已损坏</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name}（自带）</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — 使用中</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>模型或检查点的文件夹</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>模型或检查点的压缩包</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>正在安装 {name}…</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>无法安装。</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>正在下载 {name}：{percent}%</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>读取此模型的权重吗？</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>权重是 pickle 文件。只读取其中的张量，不运行其中的任何内容。仍请避免来源不明的文件。</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>{name} 已安装。</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} 已移除。</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>从此计算机删除 {name}？</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>将删除其文件夹：{folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>编辑器将继续使用自带模型。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>替换模型 {name}？</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>同名模型已安装。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>此处更改之前</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>此处更改之后</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>已更改的字幕</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>{name} 已被其他程序删除或移动。保存会重新写入。</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>{name} 已被其他程序更改。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>比较失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>{name} 已更改</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>无法保留该文件；日志文件说明了原因。</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>字幕没有变化，只有字幕周围的内容变了。</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>重新读取会舍弃您未保存的文字、字幕和时间更改。</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>届时会将您现有的文件另存为备份。</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>文件已重新读取。</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>您原有的文件保存为 {path}。</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>您设置的 {all} 个标点、大写和书签中，有 {kept} 个适合现在的文件。</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– 无字幕 –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>拼写检查中断；日志文件中有出错位置。</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>最可能</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>全部大写</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>按键 {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>没有选择任何行。</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>现在没有要问的：请先选择一行。</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>字幕 {cue} 没有词，所以此键在这里不起作用。</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>所问的位置在字幕 {cue} 中，而它没有被选择。</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>字/秒</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>每秒字符数</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>用于语音识别字幕的编辑器。</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>在编辑器关闭之前使用此模型预测：随附或已安装模型的名称，或模型的文件夹。</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>在第一个文件中显示的位置：字幕编号，或字幕编号加其文本中的偏移，例如 12:34。</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>要打开的字幕文件。</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>字幕文本</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>文本与文件打开时不同。</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>书签：{note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>字幕 {number}：{message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>每秒字符数。</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>每秒字符数；规范允许 {most}。</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>字幕</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>切分失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>切分之后，有句子在别处结束，首先在字幕 {cue}。随之而来的更改：{count}。</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>重新切分…</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>在句末切分</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>也显示不变的字幕</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>勾选的是后来的决定所要求的：那里的句子现在在别处结束。</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>全不</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>上一处更改</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>下一处更改</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>正在切分…</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>切分失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} / {all} 处更改</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>%n 条字幕变为 {after} 条；{changed} 条有改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>切分进度</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>切分方式</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>切分前后的字幕</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>出了问题；您的步骤安全地保存在日志中。详情：{file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>{count} 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>{count} 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>{count} 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>省略了 {count} 个没有人看过的标点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>其中 {count} 个标点由模型给出，没有人看过</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>无法播放（{reason}）。</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>没有 QtMultimedia 就无法播放（{reason}）。</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>这不是时间。</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>没有安装这种语言的词典。</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>无法读取此拼写词典。</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>不检查该语言的拼写；请重新安装词典。</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>无法保存您自己的单词。</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>请检查您是否可以在那里写入。</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>这是文件，而多个输入需要文件夹。</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>请用 -o 指定文件夹。</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>报告要写到那里。</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>这是输入文件，除非要求，否则不会覆盖。</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>没有写入任何内容。请使用 --in-place 或其他 -o。</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>此文件不是报告，不会被报告替换。</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>请给报告换一个名称。</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>请在那里腾出空间，或在“文件”菜单中关闭备份。</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>没有保存任何内容，因为无法把现有文件备份到 {folder}：{reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>请导出为 SRT 或 WebVTT。</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>字幕 {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>这段文本会被读成多条字幕。</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>其他程序更改了 {count} 条字幕。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>已做 {count} 步，最后一步在{age}。要恢复吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>另一次运行正在写入此报告。</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>请等它结束，或为此报告另起名称。</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>此报告没有结尾，不再追加内容。</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>这不是报告的一部分。</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>此报告是一个文档，其后不能追加行。</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>请使用扩展名 .json。</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>请删除其中的空行和时间行。</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>{format} 不能写回。</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>请先把文件转换为 UTF-8。</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>按 {encoding} 读取时，文件无法还原为原来的字节；可以查看，但不能编辑。</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>{sign!r} 无法用文件的编码 {encoding} 写出。</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>字节 {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>这些字节不是 {encoding}。</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>这些字节是 UTF-8，但此处已损坏。</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>这些字节不是 UTF-8，也没有其他合适的编码。</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>请指定一种编码，如 utf-8、utf-16、cp1252 或 gb18030。</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>没有名为 {name!r} 的编码。</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>{encoding} 中没有 {sign}。</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>样式、名称和图层</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>花括号</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>卡拉OK</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>覆盖标签</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>此 JSON 没有片段列表。</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>该片段没有时间。</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>时间超出了所有范围。</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>这不是有效的 JSON：{reason}。</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>无法读取此 JSON：{reason}。</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>字体和颜色</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>单词时间</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>语言标签</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>类</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>其文本不能含有空行和时间行。</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>请安装 interpunct[interop]。</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>Interpunct 可读取 {formats} 和 {last}。</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>这不是字幕（{kind}）。</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>没有找到字幕（看起来是：{kind}）。</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>无法读取文件：{reason}。</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>其文本不能含有空行和时间行，时间不能带负号。</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>这条字幕写成 {format} 后无法原样读回。</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>新字幕 {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>{count} 条字幕：没有编码的符号会变成问号</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>文本框</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>脚注和尾注</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>嵌入的文档</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>未读取{kind}：{count}。</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>文件的字符表缺少的符号显示为 �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>请从来源重新获取。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>{count} 条字幕：不存在的时间码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>{count} 条字幕：超过 40 个字符的行，EBU STL 播放器可能截断</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>文件被截断：{blocks} 个块中没有一个完整。</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>最后一个块被截断，其文本缺失</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>请改为 0 到 f 的四位数字，或将其删除。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>{count} 条字幕：超过 32 个字符的行会折行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>{count} 条字幕晚于其开始时间显示，因为 SCC 每帧载入两个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} 不是一对字节。</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>RTF 文档</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>请另存为 .txt 或 .docx；可由这类文稿生成字幕。</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>ZIP 压缩包（或办公文档）</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>gzip 压缩包</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip 压缩包</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR 压缩包</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>JPEG 图片</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>GIF 图片</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>Matroska 或 WebM 视频</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>Ogg 媒体</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>RIFF 媒体（WAV、AVI 或 WebP）</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>MP3 文件</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>FLAC 文件</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>VobSub 图形字幕或 MPEG 流</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>SQLite 数据库</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>MP4 视频或音频文件</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>没有文本的文件</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>二进制数据</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>没有对白的 Advanced SubStation Alpha (ASS)</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>VobSub 索引；其字幕是图片</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>YouTube 计时文本 (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>没有片段的 JSON</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>删除线</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>请先改正那条字幕。</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>字幕不能写成 {format}。</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>有一条字幕的文本中含有时间行，{format} 无法表达。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>{count} 条字幕：已省略{kind}，{format} 无法表示</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>此文件在此期间已被其他程序写入，保持不变。</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>请用其他名称或在其他文件夹中保存。</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>无法写入文件：{reason}。</translation>
    </message>
    <message>
        <source>{file}, {where}</source>
        <translation>{file}，{where}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}：{what}</translation>
    </message>
    <message>
        <source>{sentence} {remedy}</source>
        <translation>{sentence}{remedy}</translation>
    </message>
    <message>
        <source>Ask the author of the archive for a new one.</source>
        <translation>请向制作者索取另一个压缩包。</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>请使用 ctranslate2 或 torch。</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>torch 后端需要 torch，但尚未安装。</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>请安装 interpunct[torch]，或使用 --backend ctranslate2。</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>无法使用 GPU（{reason}）；改由 CPU 处理。</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>请使用 --device cpu。</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>请使用 --device cpu，或较小的文件。</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>请重新安装模型。</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>无法使用 GPU：{reason}。</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>请选择不含斜杠、冒号和控制字符且不以点开头的名称。</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>请选择其他名称（--name）。</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>请选择其他名称（--name），或使用 --overwrite。</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>只能移除已安装的模型。</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>请关闭正在使用其文件的程序，并检查您是否有写入权限。</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>无法删除模型：{reason}。</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>“{word}”处：{what}</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>没有可设置或移除的书签。</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>无书签</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>按原文大小写</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>感叹号</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>省略号</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>破折号</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>“{word}”之后：{mark}</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>{count} 个决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>请改为编辑字幕文本。</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>无标点</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>period</source>
        <translation>句号</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>问号</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>“{word}”：{casing}</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>第 {number} 条字幕处的{what}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{count} 处的{what}</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>标点：{marks}，大小写：{casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>没有内容为 {word!r} 的第 {index} 个词。</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>“{word}”之后不能有标点。</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} 不是标点符号。</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>位置 {slot} 受保护。</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>正则表达式重复过多。</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>此替换会改动标签。</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>请改为编辑文本。</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>查找内容超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>无法读取正则表达式：{reason}。</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>此次查找耗时过长。</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>请简化正则表达式。</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>无法读取替换内容：{reason}。</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>请腾出空间或选择其他文件夹，然后重试；在此期间请保存字幕。</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>行数过多。</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>无法写入日志（{reason}）。</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>请用日志旁保存的字幕副本恢复，或将其丢弃。</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>没有可撤销或重做的步骤。</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>请用写入它的 Interpunct 版本打开。</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>此步骤对日志来说太长。</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>此日志属于 {caption} 的另一个版本。</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>之前的步骤已恢复。</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>无法读取日志（{reason}）。</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>请将其丢弃。</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>日志的格式是 {format}，不是 {known}。</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>该行不是 JSON。</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>无法重做此步骤：{what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>这不是日志：{what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>有一个字段错误：{reason}。</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>行过长。</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>无法复制已保存的审阅（{reason}）。</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>无法创建会话文件夹（{reason}）。</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>此文件已在另一个编辑器中打开。</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>请先在那里关闭文件。</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>无法打开锁（{reason}）。</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>没有文本会改变的字幕。</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>{count} 条字幕的文本</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>字幕 {cue} 的文本</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>已保存的审阅不再与文件的文本一致。</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>文件将重新审阅；其中的标点视为给定。</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>在“{word}”之后拆分</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>合并字幕 {first} 和 {second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{cues}：{language}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>后面没有可与这条合并的字幕。</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>没有可设置语言的这样一条字幕。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>{count} 条字幕</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>不到一半的词语与此文件相同。</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>请选择同一讲话、同一语言的参考。</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>请写成 {example}，或简写为 1:02.5。</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>接受此文件中把握至少为 {percent:.0f} % 的 {count} 个建议？这是一个可以撤销的步骤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>请选择文件所用的编码。</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>请修复文件，或按 latin-1 原样读取其字节。</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>文件大于 {most} MB。</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>如果这确实是字幕，请拆分文件，或用 --max-size 允许更大的文件。</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>它是文件夹、设备或管道</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>请将其拆分为每条一句或几句的字幕。</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>它超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>没有空间容纳其 {size} MB。</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>请在磁盘上腾出空间。</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>它包含 {name}，这不是模型中的文件名。</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>解压后会超过 {size} MB。</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>它包含 {name}，这不是文件。</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>无法解压该压缩包：{reason}。</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>它包含超过 {count} 个文件。</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>“{word}”的大小写保持不变。</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>没有为“{word}”建议大小写。</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>说话人需要可见的名称。</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>请选择文件中的一位说话人。</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>“{old}”改为“{new}”：{cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>说话人已叫“{name}”。</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>那里没有人叫“{name}”。</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>切分为 {count} 条字幕</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>没有编号为 {number} 的字幕。</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>字幕 {cue} 的时间</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>没有字幕会得到其他时间。</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>{count} 条字幕的时间</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>字幕会在影片开始之前开始。</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>请选择更晚的开始时间。</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>字幕会在开始之前结束。</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>请选择晚于开始的结束时间。</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>此文件有一个会话没有关闭。</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>请恢复或丢弃它。</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>字幕的副本已被改动。</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>请打开字幕文件本身。</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>无法读取字幕的副本（{reason}）。</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>无法复制字幕（{reason}）。</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>请在切分字幕之前将其闭合或移除。</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>同时打开的标签超过 {most} 个；</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>一行有 {width:g} 个字符；最多 {most} 个。</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>字幕有 {lines} 行；最多 {most} 行。</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>字幕时长为 {duration} 毫秒：还没看到就结束了。</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>字幕时长为 {duration} 毫秒；至少应为 {least} 毫秒。</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>字幕时长为 {duration} 毫秒；最多应为 {most} 毫秒。</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>字幕速度为每秒 {speed:g} 个字符；可读的为 {most:g} 个。</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>下一条字幕比这条早 {late} 毫秒开始。</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>下一条开始后，这条字幕仍显示 {late} 毫秒。</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>字幕没有文本。</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>距下一条字幕 {gap} 毫秒；应为 {least} 毫秒。</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>预测与词语不符。</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>预测不完整。</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>合并字幕 {first} 到 {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>有些字幕看起来与之前不同：此版本的 Interpunct 以不同方式显示同样的预测。您的步骤都还在。</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>切分方案属于另一个文档。</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>字幕有两种语言，各占一行，在句末切分会把它们拆散。</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>请保留字幕，或为全部设置一种语言。</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>切分方案遗漏了文档的一部分。</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>仍有：{findings}。</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}；{finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>{count:,} 条字幕行太长</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>{count:,} 条字幕行太多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>{count:,} 条字幕太快：语速如此</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>{count:,} 条字幕太短：下一条紧随其后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>{count:,} 条字幕太长</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>{count:,} 条字幕离下一条太近</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>{count:,} 条字幕在下一条开始后仍显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>{count:,} 条字幕在下一条之后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>{count:,} 条字幕没有文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>{count:,} 条字幕没有时长</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>请改正那一行。</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>`interpunct.transcript.languages.Language` 说明了表中的内容。</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name}（{code}）</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>{count} 个词属于{language}，Interpunct 不认识这种语言：保持原样</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>torch 找不到 GPU。</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>{count} 个词属于{language}，在这种语言中自己输入标点比审阅所需的按键更少：标点和大小写仅作为建议</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>切分需要一个规范。</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>这不是报告。</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>此报告属于另一次运行:其选项或模型不同。</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>请合并同一清单的报告。</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>没有可粘贴的字幕。</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>只能移动相邻的行。</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>那里没有可越过的字幕。</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>字幕已按顺序排列。</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>文件中没有这些字幕。</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>文件中没有被复制的字幕。</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>文件将不再有任何字幕。</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>请关闭文件，或保留一条字幕。</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>删除 {count} 条字幕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>复制 {count} 条字幕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>粘贴 {count} 条字幕</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>字幕的其他顺序</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>已有同名列表。</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>请重命名新列表，或移除旧列表。</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>无法复制该列表。</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>这不是网址。</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>请用浏览器保存该文件，然后打开。</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>无法获取：{reason}。</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>{format} 的字幕没有编号。</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>尚未安装 ttconv，它用于读写广播机构的格式。</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>请安装 interpunct[broadcast]，或选择其他格式。</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>无法读取：{reason}。</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>尚未安装 python-docx，它用于读写 .docx。</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>请安装 interpunct[docx]，或选择其他格式。</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>解压后会超过 64 MB。</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>请去掉其中的图片后保存。</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>它不是 .docx 文档：{reason}。</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>其通用信息块不完整，或指定了未知的字符表。</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>EBU STL 容不下一天及以上的时间，也容不下这么长的文本。</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>请拆分字幕，或选择其他格式。</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>无法安装声音（{reason}）。</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>个别词的样式</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>请先切分字幕，或选择其他格式。</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>SCC 最多显示 {most} 行，每行 32 个字符。</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>没有计时文本的 TTML</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>请在各条字幕内闭合其标签。</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>{format} 无法表示没有结束的标签，也无法表示控制字符。</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>请先将文件导出为其他格式。</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>{format} 没有斜体。</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>字幕开始处距镜头切换 {frames:+.1f} 帧；至少应为 {least} 帧。</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>字幕结束处距镜头切换 {frames:+.1f} 帧；至少应为 {least} 帧。</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>{count:,} 条字幕的开始处离镜头切换太近</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>{count:,} 条字幕的结束处离镜头切换太近</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>无法写入规范：{reason}。</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>请用 --out 写入另一个文件或文件夹。</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>{format} 文件不能就地修改。</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>请启动其服务器，或指定其地址。</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>请将其密钥放入环境变量 {name}。</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>请释放磁盘空间，并检查其文件夹是否存在且可写入。</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>无法写入模型：{reason}。</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>没有格式使用此扩展名。</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>请以 .srt 或 .vtt 结尾。</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>未写入任何内容。请用 --exclude 排除其中一个，或分别用不同的 -o 处理。</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>请释放磁盘空间，或用变量 TMPDIR 指定其他文件夹。</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>未安装用于下载模型的 huggingface_hub。</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>请用以下命令安装所需组件：pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>请稍后重试，会从已有部分继续；或在有网络的地方下载该模型的文件夹，并指定该文件夹。</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>Hub 上没有它的 {files}。</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>无法从 Hub 获取 {repository}：{reason}。</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>请指定一个已为 CTranslate2 转换的 Whisper 模型的文件夹。</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>此计算机上没有识别模型 {name}。</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>没有名为 {name} 的识别模型或文件夹。</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>其中缺少 {files}。</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>--fetch 会从 huggingface.co/{repository} 下载它：{size:,} MB，许可证 {licence}。</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>请从 {names} 中选择一个。</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>请重新下载模型。</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>识别模型不支持语言 {code}。</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>语音由 faster-whisper 识别，但缺少它。</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>无法读取识别模型：{reason}。</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>它支持：{codes}。</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>其中没有听到语音。</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>请使用更小的模型，或使用 CPU。</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>识别中断：{reason}。</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>请用以下命令安装所需组件：pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>声音由 PyAV 读取，但缺少它。</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>请选择其他程序能播放的文件。</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>无法从中读取声音或画面（{reason}）。</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>影片没有声音。</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>请指定其声音文件。</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>该文件没有画面，因此没有镜头切换。</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>密钥将在网络上未加密传输。</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>位于 {host} 的语言模型没有应答：{reason}。</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>请检查其地址和模型名称。</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>位于 {host} 的语言模型拒绝请求：状态 {status}。</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>请使用 https，或取消设置 {name}。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>最多 {words} 个词将发送给位于 {host} 的语言模型（{place}）：连同回答约 {tokens} 个词元，费用为 {cost}。</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>这不是语言模型的地址。</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>请指定例如 http://127.0.0.1:8080/v1 的地址，或 llama.cpp，或 ollama。</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>用 --yes 表示同意，或询问本机上的模型。</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>最多 {words} 个词将发送给位于 {host} 的语言模型（{place}）：连同回答约 {tokens} 个词元。</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>不到 0.01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>另一台计算机</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>第二意见的 {all} 个回答中有 {lost} 个改动了词语，已被丢弃</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>没有第二意见（{reason}）</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>字幕 {number} 的例外</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>没有可设置或移除的例外。</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>移除 {count} 个例外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>{count} 个例外</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>没有与上次决定处相似的未决位置。</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>拆分 {count} 条字幕并增加时间</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>字幕按时间排序</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>交换字幕 {first} 和 {second} 的文本</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>字幕已从 1 开始编号。</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>字幕编号</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>双空格和行尾空格</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>标点前不留空格</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>两个词之间的标点后留一个空格</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>该语言在标点前使用的空格</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>直引号变为弯引号</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>弯引号变为直引号</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>三个点变为一个符号</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>省略号变为三个点</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>双连字符和空格之间的连字符变为破折号</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>对话的各行以连字符和空格开头</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>2 到 10 的数字用文字书写</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>重复书写的词</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>图像识别的错误：l 与 I、O 与 0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>名称和术语与术语表一致</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>字幕 {cue} 保持不变：{why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>替换 {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>无法读取列表：{reason}。</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>列表有错误：{reason}。</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>请更正。</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>该行不是“文本、制表符、替换文本”的形式。</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>请更正或删除它。</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>要查找的文本为空。</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>请输入文本。</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>此模型需要 ONNX Runtime，但尚未安装。</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>请安装 interpunct[onnx]。</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>请使用 --device cpu，或重新安装模型。</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>该字幕会在影片开始之前结束。</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>请删除它没有的字幕，然后重新同步。</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>另一剪辑在此处更短，但这段时间里有字幕。</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>声音中没有停顿，因此无法判断何时有人说话。</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>请按两个点或按另一个文件同步。</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>请将其存为 UTF-8，或另起名称。</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>它不是 UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>无法读取术语表：{reason}。</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>无法写入术语表：{reason}。</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>转写文本中没有词。</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>这是{kind}。</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>每段语音都必须有时长，并依次排在前面各段之后。</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>此处没有可放新行的空闲时间。</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>请先缩短相邻的一行，或拆分一行。</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>没有空间：被其他行、最短时长或开头挡住。</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>请先移动相邻的行，或输入时间。</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>请指定一个，例如 netflix。</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>“{name}”不会被读作说话人的姓名。</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>冒号前的姓名用大写，不带括号或其他冒号。</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>请选择更短的姓名，不带括号、冒号或标签。</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>请选择字幕中的其他位置。</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>字幕不能在“{word}”之后拆分。</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>这不是两个时间点。</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>请选择相隔的两条字幕，较晚的一条之后也应较晚。</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>没有这样的帧率。</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>请选择 1 到 1000 之间的数值。</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>文本的词数少于已决定的词数。</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>文本的标点与已决定的不同。</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>{count} 个词属于{language}，此模型没有学过这种语言：保持原样</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>南非荷兰语</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>孟加拉语</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>加泰罗尼亚语</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>捷克语</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>丹麦语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>爱沙尼亚语</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>波斯语</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>芬兰语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>加利西亚语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地语</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>克罗地亚语</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>匈牙利语</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>亚美尼亚语</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>印度尼西亚语</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>冰岛语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>立陶宛语</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>拉脱维亚语</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>马来语</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>荷兰语</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>挪威语</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>罗马尼亚语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>斯洛伐克语</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>斯洛文尼亚语</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>塞尔维亚语</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>瑞典语</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>泰米尔语</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>乌尔都语</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>中文（简体）</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>中文（繁体）</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>BBC 风格</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>Netflix 风格</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>TED 风格</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>保存时略去未看过的标点</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>用规范标点导出</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>没有写入 {name}：“{title}”只写入 {endings}。</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>要写入该格式，请导出。</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>无法保存文件；日志文件说明了原因。</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} 已在另一个标签页中打开。请先在那里关闭它，或选择其他名称。</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>文件已改变</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>{name} 在此处打开后，磁盘上的文件已被改动。保存会替换现有内容。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>压缩包 ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>字幕 ({endings});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>从网络获取 {address} 并另存为</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>由 {name} 生成字幕并另存为</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>新建字幕</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>添加的标点</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>存疑</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>全部替换…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>在文件中</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>在所选字幕中</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>在所有打开的文件中</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>没有可替换的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>目前 %n 个匹配…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>第 {number} 个，共 %n 个匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n 个匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>没有匹配</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>退出引导</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>全部步骤就是这些。可在“帮助”菜单的“入门”中再次查看。</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>打开字幕或影片：{key}，或把文件拖到这里。</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>为框中的位置输入其标点；{accept} 表示接受。剩余位置：{left}。</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>在句末切分字幕：{key} 先显示结果。</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>查看不符合规范之处：{key} 列出这些问题及修复方法。</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>用 {key} 保存。首次保存会保留一份副本。</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>识别语音</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>识别失败；日志文件中有详情。</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>识别完正在听的词语后停止…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>下载并开始</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>模型来自 huggingface.co/{repository}，许可证为 {licence}，并保存在本机。只有此次下载需要网络。</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>先前的运行已识别到 {time}；开始后将从那里继续。</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>字幕将写入 {name}。</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>正在下载：{here:.0f} / {size:.0f} MB</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>按开头听到的语言</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>可用的 GPU，否则使用 CPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Leave out silence, noise and &amp;music</source>
        <translation>略去静音、噪声和音乐</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>请选择影片或声音。</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}：{size} MB，使用时占用 {memory} MB 内存</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}，仅限 {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — 已在本机</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>影片或声音</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>用于 CTranslate2 的 Whisper 模型文件夹</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>选择影片或声音</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>选择模型文件夹</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>按每秒字符数的字幕</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>每秒 {speed} 个字符及以上：{count} 条字幕</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>每秒 {speed} 到 {above} 个字符：{count} 条字幕</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>上限 {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>选择一个步骤，后退或前进到那里。</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step}（已撤销）</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>文件打开时</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>添加按键…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>请选择一个操作以更改其按键。</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} 是“{action}”的按键。</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>移除 {key}</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>请按下按键</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>在位置处和字幕表中</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>在对话框中</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>这些按键的作用由按键本身决定。</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>没有按键“{key}”。</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>{key} 始终设为该标点。</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} 总是用来选择其中一个标点。</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>{key} 用于在表格和文本中移动。</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} 用于菜单，菜单以 Alt 加字母打开。</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>{key} 用于输入或编辑文本，因此只能在位置处起作用。请同时按住 Ctrl。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>设为该标点，不论键盘使用何种文字，继续</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>此处无标点，继续</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>撤销上一步并回到其位置</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>下一个存疑位置</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>上一个存疑位置</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>下一个位置（任意）</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>上一个位置（任意）</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>接受显示的内容，转到下一个存疑处</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>无标点、逗号、句号、问号；词的大小写；继续</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>下一个词或存疑的词：小写</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>下一个词或存疑的词：首字母大写</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>将上一个决定用于相似位置</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>在此拆分字幕</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>与下一条合并</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>在表格下方的文本框中编辑文本</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>在后面新建行</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>复制并插入行</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>剪切行</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>粘贴行</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>上移行</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>下移行</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>交换两行的文本</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>对话破折号</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>歌词音符</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>声音方括号</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>从 1 开始为行编号</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>接受此条字幕的其余部分</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>接受所有有把握的…</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>播放此条字幕</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>播放此位置前后</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>查看更多位置：滑块调高</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>查看更少：滑块调低</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>转到字幕表</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>新建字幕…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>导出为其他格式…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>预览并应用切分…</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>重新切分…</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>采用或不采用切分的此处更改</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>切分的下一处更改</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>切分的上一处更改</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>设置开始和结束…</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>平移…</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>在播放位置新建行</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>起点提前一步</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>起点推后一步</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>终点提前一步</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>终点推后一步</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>整行提前一步</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>整行推后一步</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>对齐到帧…</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>在前面新建行</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>按时间排序行</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>历史记录…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>查找和替换…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>转到字幕或时间…</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>按校正规则修正…</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>逐词检查拼写…</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>上一个拼写错误</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>设置或移除书签</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>带备注的书签…</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>下一个书签</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>上一个书签</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>书签面板</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>重命名说话人…</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>质量面板</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>并排打开翻译…</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>并排文件</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>编辑并排文件</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>与参考比较…</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>参考面板</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>下一个差异</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>上一个差异</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>采用参考的内容</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>从此行起继续播放</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>播放此行的最后一秒</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>在下一个存疑位置播放</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>听审：按键作用于正在听的位置</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>为正在听的行加书签</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>使正在听的行保持可见</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>后退一点</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>前进一点</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>在播放位置设置该行起点</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>在播放位置设置该行终点</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>播放，暂停</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>同步…</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>下一个拼写错误</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>重复播放的内容</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>在每个位置播放</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>设置起点并移动其后各行</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>放宽波形</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>收窄波形</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>频谱图</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>查找镜头切换</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>打开声音或画面…</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>声音和画面</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>关闭文件</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>请选择在此导出的文件。</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>没有方案“{name}”，只有 {known}。</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>没有这样的名称。</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} 出现两次，“{name}”中也有。</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>按键 ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>导入按键</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>导出按键</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>另一套按键</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>有 {count} 个操作使用您自己的按键。换用其他方案会替换它们。</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>按键方案</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>搜索文字或按键</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>方案</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>文件的语言</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>字幕视为其中一种语言。不勾选则为任意语言。</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>打开字幕</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>重新启动 Interpunct 后语言才会改变。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;为语音识别生成的字幕恢复标点和大小写。&lt;/p&gt;&lt;p&gt;除非您更改，任何词语、标签、时间和设置都不会改变。&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>关于 Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>手册目录</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>无标点</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>句号</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>问号</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>行数过多</translation>
    </message>
    <message>
        <source>{speed} CPS</source>
        <translation>{speed} CPS</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
</context>
<context>
    <name>MeasuresLabel</name>
    <message>
        <source>Characters a line:</source>
        <translation>每行字符数：</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>打开声音或画面</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>声音和画面 ({endings});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>镜头切换需要影片；此文件没有打开影片。</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>{name} 没有打开声音或画面。</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>正在安装声音和画面：420 MB。</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>安装失败；详情见日志文件。</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>声音和画面已安装。请重新打开文件以收听。</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>声音和画面</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>声音中的位置</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>读取影片失败；日志文件中有详情。</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>读取声音失败；日志文件说明了位置。</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>为文件夹加标点…</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>识别语音…</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>保存时略去未看过的标点…</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>用规范标点导出…</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>首次覆盖前备份文件</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>用其他编码重新读取</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>行</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>继续预测</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>所选字幕的语言</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>文件的语言…</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>管理规范…</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>每条字幕一行</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>表格下方的文本框</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>程序语言</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>关于 Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}：{step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>自带模型</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>打开模型…</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>清除列表</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>无法加载模型；日志文件说明了原因。</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>模型 {name} 无法使用；继续使用之前的模型。{reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} 没有打开。</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>无法打开 {name}；日志文件说明了原因。</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>第二意见失败；详情见日志文件。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>重新审阅</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>YouTube 滚动时重复每一行；这里每行只出现一次。保存更改时就这样写入，不带单个词的时间；在那之前文件保持原样。</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>按文件原样显示</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>每一行在此出现三次，YouTube 就是这样写字幕的。</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>每行只读一次</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>此文件已有标点。不会添加任何内容；差异仅作为建议。</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>补全缺少的</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>此文件全部用大写字母书写。显示和保存时采用模型确定的大小写。</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>保留大写</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>未安装{language}的模型，因此不提供任何建议。安装方法：{command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>此模型没有学过{language}，因此不提供任何建议。</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>此模型没有学过{language}：它在那里加的标点几乎只是猜测。</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>对于{language}，此模型出错太多，审阅所需的按键比自己输入标点还多。</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>文件中发现：{oddities}。</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>您正在字幕 {number} 中输入的内容又回到了那里。按 Enter 采用，按 Escape 保持原样。</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>如果仍要添加标点，请在“语言”菜单的“文件的语言”中选择按哪种语言读取。</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>此文件的部分内容已有标点：{words} 个词中的 {finished} 个。那里不添加任何内容，差异仅作为建议。</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>审阅从您保存之处继续，{age}；已决定的标点：{count}。</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>正在读取词语…</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>第 {number} 行没有文本。</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>删除该行</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>只能合并相邻的行。</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>没有未决定的内容有这样的把握。</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>请选择两行以交换其文本。</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>模型的文件夹（归档文件请在“模型…”中安装）</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>其中有标签或行尾；请改为编辑文本。</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>字幕 {cue} 保持不变：{why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>替换失败；日志文件说明了位置。</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>{word} 拼写有误；按菜单键可获得其他建议。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>打开的文件</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>关闭 {name}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>画面</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>您的步骤和备份只保存在 {folder} 中：无法写入 {wanted}。</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>设置不会保留：无法写入 {file}。</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>预测失败；日志文件说明了位置。</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>磅</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>表格中的文本</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>审阅中的行</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>程序语言</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>重新启动 Interpunct 后语言才会改变。</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>适用于此后打开的文件。“审阅”菜单和位置上方的栏更改当前文件。</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>位置顺序</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>查看位置的依据</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>就存疑的位置询问语言模型</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>其在该处的名称</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>llama.cpp 和 ollama 是本机上的程序；也可以输入服务器的地址。词语发送到另一台计算机之前会先询问您。</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>规范适用于此后打开的文件；各对话框以其余值和上次的选择开始。</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>首次覆盖前保留原文件</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>审阅记录</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>位置之前</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>位置之后</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>后退和前进</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>时间步长</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>一帧</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>在每个位置播放</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>重复播放的内容</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>输入时暂停</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>使正在听的行保持可见</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>显示 {folder}</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>那里还没有保留任何内容。</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>自带模型</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>切分和时间</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>声音和画面</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>恢复默认值…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>“{name}”页面的所有选项将恢复为最初的值。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>已发布的模型</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>下载并安装(&amp;F)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>语言：{languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>公布的准确率（百分比）：{figures}（{source}）</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>来自 {place}，{size} MB，许可证 {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>公布的数值来自不同的文本，不能互相比较。每个安装的模型都用同样的短文测量。</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>未知原因</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>字幕 {cue} 的例外</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>为什么这样没有问题？</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>为太快的字幕增加时间</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>不作更改地关闭列表，并编辑此行的文本。</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>减少字数</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>没有可用的时间：至少要少 {count} 个字符</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>每秒 {speed} 个字符
{start} 到 {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>每秒 {speed} 个字符
{start}、{second} 至 {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>在“{word}”之后拆分</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>结束推后</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>开始提前</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>开始提前，结束推后</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>占用相邻字幕的时间</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>检查失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>未选择规范：“切分”菜单的“规范”</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>在相邻字幕之间，这条字幕没有可避开镜头切换的位置。</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>改变结束时间无济于事：下一条字幕紧随其后。</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>没有字幕再过快了。</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>修复此项</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>修复所有此类问题</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>为太快的字幕增加时间…</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>这样没有问题…</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>例外 ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有发现问题</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n 个例外</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>移除例外</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>问题类型</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>未保存的步骤</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>保存您在 {name} 中所做的工作？</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>“留待以后”会让文件保持原样，并在下次启动时提供您的步骤。</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>留待以后</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>可恢复的步骤</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>{name} 没有正常关闭。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>您正在字幕中输入的文字会再次出现在那里，可以采用或放弃。</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>接受其余部分</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>文本未采用</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>丢弃您在此条字幕中输入的内容？</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>继续输入</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>已决定的标点</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>已设置的大写</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>对文本、字幕或语言的编辑</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>对文件的切分</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>模式的更改</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>设置或移除的书签</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>设置或移除的例外</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>已撤销的已保存步骤</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>磁盘上的文件与您在此看到的不同。</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>自上次保存（{age}）以来尚未写入文件：{steps}。</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>自打开（{age}）以来尚未写入文件：{steps}。</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>如何选择要看的位置</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>要看多少</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>也审阅大写</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>对存疑的大写也像标点一样询问</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>把握低于</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>占所有位置的比例</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>我有的时间</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>剩余 {left}，共 {total}</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>没有要看的了</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>此后预计的错误：{errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>正在重新预测</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>到 {time}，{percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>正在预测：{where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>已预测：{where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}；其余部分与文件相同。</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>约 {minutes} 分钟，每个 {seconds:.1f} 秒（{whose}）</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>您的速度</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>约 {minutes} 分钟</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>可恢复的步骤</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>没有正常关闭的文件</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>这些文件没有正常关闭。您所做的决定都没有丢失。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>留待以后</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>将 {name} 与参考比较</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>比较失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>此处没有差异：请先转到一个差异。</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>文件与参考已无差异。</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>选择参考…</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>标点数据</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确度</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>参照中的数量</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>采用参考的内容</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>请选择词语相同且标点正确的字幕文件：此处会列出本文件中不同的每个标点和大写。</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>所有差异 ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>标点 ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>大小写 ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>本次审阅：用时 {minutes}:{seconds} 分钟，按键 {keys} 次，每千词 {rate} 次</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>全部标点</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>错误率 {rate} %，{slots} 个位置中有 {casing} 个大小写错误。</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>词语不同：{replaced} 个不同，{here} 个仅在此处，{there} 个仅在参考中。</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>差异类型</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>参考文件</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>取消全选</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n 条字幕有改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>前后的字幕</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>打开字幕文件，或把文件拖到这里。</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>编辑时间</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>“{word}”的大小写</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>字幕 {cue} 没有词：其中没有要校对的。</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>此文件中一个词也没有。</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>正在预测标点…</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>接受显示的内容</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>留待以后，继续</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>%n 个相似位置同样处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>听到的词，把握 {percent}：“{word}”</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>听一下</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>输入别的</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>接受该行其余部分</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>接受所有有把握的</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>设为该标点</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>无标点</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>字幕在此结束</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>与下一条合并</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>字幕继续</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>在此拆分</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>“{word}”之后，显示：{mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>“文件”菜单</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>没有要看的了。请用 {key} 保存，或在上方要求更多位置。</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  按键</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>这里询问的是单词的大小写；标点在旁边的空隙处设置。</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>校正规则</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>行太长</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>行太多</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>太快</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>太短</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>太长</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>离下一条太近</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>开始处离镜头切换太近</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>结束处离镜头切换太近</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>顺序错误</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>没有时长</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>选择替换列表</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>替换列表 ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>校正规则运行失败；日志文件中有详情。</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>规则没有发现要更改的内容。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>校正规则</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>校正规则</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>查找范围</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>在文件中</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>在所选字幕中</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>添加列表…</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>显示列表</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>下一步会先显示每处更改，之后才会改动。</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>没有更改，所以 {name} 保持打开时的样子</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>原来的文件保存为 {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>查找镜头切换</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>正在查找镜头切换</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>审阅中的位置</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>重命名说话人</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>在所有字幕中</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>从字幕 {cue} 起</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>新名称</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   （{count} 条字幕）</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>此处没有标明说话人：既没有 &lt;v Name&gt;，也没有行首的“姓名:”。</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>检查拼写</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>未检查拼写：{reason}。</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>已在“编辑”菜单中关闭</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>未安装附加组件“spell”</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>没有{languages}的词典</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>此文件中没有拼写错误的单词。</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>拼写检查</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>全部更改</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>在此文件中忽略</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>添加到我的单词</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>添加到术语表</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>正在查找下一个拼写错误…</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>此文件中没有拼写错误的单词。</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} 拼写有误：</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>新单词</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>打开字幕，或把任何文件拖到这里</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>使用方法</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>每句词数</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>每分钟词数（实测词时间）</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>每分钟词数（按字幕）</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>从第一条到最后一条</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>显示时间</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>字幕时长</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>字幕间隔</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>每秒字符数</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>对规范而言过快</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>每分钟词数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>说话人</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>{least} 至 {most} 秒，一半低于 {middle} 秒</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>平均 {mean}，最多 {most}</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>统计失败；日志文件说明了位置。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>{name} 的统计</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>按每秒字符数的字幕。点击转到其中第一条。</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>预测进度</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>停止预测</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>正在预测</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>文件的编码；点击可用其他编码读取</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>编码：{name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>正在加载 {name}…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>模型：{name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>字幕规范</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>添加语言…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>所有其他语言</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>有单独限制的语言</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>限制适用于</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>校正规则</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>每行最多字符数</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>最多行数</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>每秒最多字符数</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>最短时长</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>最长时长</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>字幕之间的最短间隔</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>距镜头切换多少帧以内时移动边界</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>从结束到镜头切换的帧数</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>从镜头切换到开始的帧数</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>字符计数方式</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>中文和日文的逗号</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>中文和日文的句号</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>每个字符计为一个</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>半角字符计为半个</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>改为空格</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>省略</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>字幕规范</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>复制并更改…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>副本另存为…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>{title} 的副本</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>字幕规范 ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>正在查找建议…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>添加到我的单词</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>添加到项目术语表</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>在此文件中忽略</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>没有建议</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>另一版本有间断</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>偏移量在某些行改变，例如广告之后或在另一剪辑版本中。</translation>
    </message>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>时间正确的文件</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n 条字幕有改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>字幕 {cue}：{old} 变为 {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>从字幕 {cue} 起：{old} 变为 {new}（{seconds} 秒）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>还有 %n 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>没有打开声音，或仍在读取。请在“播放”菜单中打开声音。</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>请选择时间正确的文件。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>比较失败；日志文件说明了位置。</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>适用于 {name} 的时间正确的文件</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>该行的文本</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>单击以编辑文本</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>字幕 {cue} 的时间</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>平移时间</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>推后秒数</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>{time} 变为</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>两个时间点</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>另一个文件，也可以是翻译</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>所打开声音中的语音</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>{share} % 的词语吻合。</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>语音分布：比次佳偏移领先 {share} %。</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>这可能是巧合；保存前请检查。</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>时间对齐到帧</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>从所选的第一条起</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>%n 条字幕有改动。字幕 {cue}：{old} 变为 {start} 到 {end}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>新行位于其他行之间的空闲时间。</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>在其他行和自身时长允许的范围内，该行已尽量靠近播放位置。</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>保留标点，补全缺少的</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>逗号、句号和问号重新恢复</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>仅建议：只写我决定的</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>大小写保持不变</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>句首大写</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>按模型确定大小写</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>在句末切成新字幕</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>保留字幕，在相邻字幕间移动词语</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>按文件顺序</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>最没把握的优先</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>先问句，再句末，再逗号</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>按语言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度，浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度，深色</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>波形</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>标点正确度</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>错误率</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>大写正确度</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>测量的词数</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>全部合计</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>此文件</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>直接输入比审阅更快</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>自带模型：{share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>转到字幕或时间</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>字幕编号或时间</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 或 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>字幕 {cue}，位于 {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>没有这样的字幕或时间。</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>字幕 1 到 {count}</translation>
    </message>
</context>
</TS>
