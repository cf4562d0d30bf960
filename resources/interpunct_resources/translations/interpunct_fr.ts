<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text differs from that of the file as it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show cues that stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut broke down; the log file says where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cues before and after the cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} slots of this file that are at least {percent:.0f} % sure? It is one step, which you can undo.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it were shown by the model and not looked at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another file with Play, Open sound or picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be played ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 00:01:02,345.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a file, and several inputs need a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Name them in separate runs, with another -o each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the report goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an input, which is not overwritten unless asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is no report, and is not replaced by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room there, or switch backups off in the menu File.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was saved, for the file as it is now cannot be kept in {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the right encoding with --encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{format} is not written back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read as {encoding}, the file does not give its own bytes back; it can be viewed, but not edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are with --encoding latin-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no encoding called {name!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read is the JSON of whisper, whisperX and stable-ts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time is beyond all measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text must hold no empty line and no time line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too big to be captions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text must hold no empty line and no time line, its times no minus sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cue would not be read back from {format} as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cue holds a time line in its text, which {format} cannot say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} {remedy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU does the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the bundle again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use --backend auto.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give no delay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot {slot} is protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the regular expression repeats too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to find is longer than {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room or choose another folder, then try again; save the captions meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with the version of Interpunct that wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps before it are recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no journal: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no cue whose text changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the review that was saved does not give the text of the file any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is reviewed anew; its marks are taken as given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cue follows that this one could be joined with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such cue to set a language for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no cue that gets other times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover it, or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line has {width:g} characters; {most} fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue has {lines} lines; {most} fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: it ends before anyone can see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; at least {least} ms are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; at most {most} ms are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue runs at {speed:g} characters a second; {most:g} can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue is still shown {late} ms after the next one started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gap} ms lie before the next cue; {least} ms are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan of the cut is that of another document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the captions are in two languages, a line each, which a cut at the sentence ends would tear apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` says what a table holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cues apart, the later one to be the later one afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has fewer words than were decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has other marks than were decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Czech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Russian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export with house marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be saved; the log file says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces what is there now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a step to go back or forth to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file was opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Accept the mark shown, go on to the next slot in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set that mark, whatever script your keyboard writes, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mark here, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mark, comma, full stop, question mark, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last step and return to its slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next slot in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous slot in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next slot of any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous slot of any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next word in lower case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next word with a capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept all that is sure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play around this &amp;slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at more slots: slider up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at fewer: slider down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cale by two points…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on, pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;On a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat what is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at &amp;each slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cues are taken for one of these. Without a tick, for any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the sound broke down; the log file says where.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export with &amp;house marks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep &amp;backups of files first saved over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file says why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Review anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line stands here three times, as YouTube writes its captions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has its marks already. Nothing is added to it; differences are only suggested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The review goes on where you saved it, {age}; marks decided: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No undecided slot is that sure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>A tag or a line end stands inside; edit the text instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cue {cue} stays as it is: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacing broke down; the log file says where.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction broke down; the log file says where.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check broke down; the log file says where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other end mends this: the next cue follows at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what you did in {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file as it is and offers your steps at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} steps were made, the last one {age}. Restore them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text not taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away what you typed into this cue?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the file yet, since the last save, {age}: {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the file yet, since it was opened, {age}: {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>How to choose the slots to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of all slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicting anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{predicted}; the rest stands as in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files were not closed properly. Nothing that you decided is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with Ctrl+S, or ask for more slots above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join with next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No duration</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file as it was is kept as {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Slot under review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open a caption file, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding of the file; click to read it with another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale times by two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore all marks from scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only suggest: write what I decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
