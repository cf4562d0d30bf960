<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CutPreview</name>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>%n cue becomes {after}; {changed} change.</numerusform>
            <numerusform>%n cues become {after}; {changed} change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>%n hit so far…</numerusform>
            <numerusform>%n hits so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} of %n hit</numerusform>
            <numerusform>{number} of %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n exception</numerusform>
            <numerusform>%n exceptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n cue changes.</numerusform>
            <numerusform>%n cues change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>the same at %n like place</numerusform>
            <numerusform>the same at %n like places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n cue changes.</numerusform>
            <numerusform>%n cues change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>and %n more part</numerusform>
            <numerusform>and %n more parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>%n cue changes. Cue {cue}: {old} becomes {start} to {end}.</numerusform>
            <numerusform>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</numerusform>
        </translation>
    </message>
</context>
</TS>
