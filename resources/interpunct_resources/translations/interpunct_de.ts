<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} ist kein Link zu Untertiteln auf diesem Computer.</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>Die Untertitel konnten nicht erstellt werden; die Protokolldatei sagt, warum.</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>{address} kann nicht geöffnet werden: Die Adresse beginnt nicht mit http oder https.</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>Die Untertitel konnten nicht abgerufen werden; die Protokolldatei sagt, warum.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>&amp;Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>Legen Sie Dateien und Ordner mit Untertiteln hier ab.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>Fortschritt aller Dateien</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>Gelesen, wartet</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>Satzzeichen werden gesetzt, {percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>Fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>Schon fertig, mit denselben Einstellungen</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>Übersprungen: die Ausgabe gibt es schon</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>Übersprungen: die Ausgabe wurde seither bearbeitet</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>Übersprungen: ein anderes Programm schreibt sie oder hat sie geschrieben</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>Übersprungen: eine Verknüpfung, die aus dem Ordner herausführt</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>Übersprungen: {reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>Gelesen, nichts zu schreiben</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>Geschrieben; hat seine Satzzeichen und bekam keine weiteren</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>Fehlendes ergänzen, Dateien mit Satzzeichen schonen</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>Fehlendes in jeder Datei ergänzen</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Kommas, Punkte und Fragezeichen von Grund auf neu setzen</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>Keine schreiben, nur berichten</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>Wählen Sie einen anderen Ort oder Zusatz für die Ausgaben.</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} von {all} Dateien</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>gelesen, nichts zu schreiben</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>nicht erledigt: {count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>{words} Wörter, {marks} Zeichen hinzugefügt.</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>{pace} Wörter pro Sekunde</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>noch etwa {hours} h</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>Untertitel lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>Neben jeder Datei, mit einem Zusatz</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>In einem anderen Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>Bestehen lassen, Datei überspringen</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>Wählen Sie den Ordner, in den die Ausgaben kommen.</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>Der Zusatz wird Teil eines Dateinamens: Buchstaben, Ziffern, Striche.</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>Wählen Sie die Datei, in die der Bericht kommt.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>Sprachen der Dateien: {codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>Ordner für die Ausgaben</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>Berichte (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>Profil des Schnitts</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>Wohin die Ausgaben kommen</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>Zusatz der Ausgaben</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>Ordner der Ausgaben</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>Ordner der Ausgaben wählen</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>Schon vorhandene Ausgaben</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>Datei des Berichts</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>Datei des Berichts wählen</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>Der Lauf ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>Ordner mit Satzzeichen versehen</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>Die Ordner konnten nicht durchgesehen werden.</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>Mit diesen ist nichts zu tun.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Der Bericht steht in {file}.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>Dateien werden mit Satzzeichen versehen</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>Anhalten und beenden?</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>Geschriebenes bleibt. Der nächste Lauf kann den Rest erledigen: er überspringt diese Dateien.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Anhalten und beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>Die Dateien werden im Hintergrund weiter bearbeitet; „Ordner mit Satzzeichen versehen“ zeigt, wie weit es ist.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>Übersetzung neben {name} öffnen</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>Untertitel werden gelesen …</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} konnte nicht geöffnet werden; die Protokolldatei sagt, warum.</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>Untertitel ohne Gegenstück: {here} dieser Datei, {there} der anderen.</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}, daneben</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>Eine &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>Zahlen nach Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Durchzusehen</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>Wählen Sie die Übersetzung dieser Datei oder eine andere offene Datei: ihre Untertitel stehen hier neben denen derselben Zeit.</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>Untertitel der Datei daneben</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>Datei daneben</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>Wählen, welche Datei hier steht</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>Datei daneben in einem eigenen Reiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– kein Untertitel –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>Die Datei daneben hat zur Zeit dieses Untertitels keinen.</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>Die vordere Datei hat zur Zeit dieses Untertitels keinen.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>Notiz zu Untertitel {cue}:</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>Diese Datei hat keine Lesezeichen.</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>Keine Lesezeichen. Das Menü Bearbeiten setzt eines am aktuellen Untertitel.</translation>
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
        <translation>Installieren Sie es erneut oder entfernen Sie es: So kann es nicht benutzt werden.</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>Nicht angegeben; fragen Sie die Urheber</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>Gehört zu Interpunct; seine Karte nennt die Lizenzen der Texte</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>Dieses Modell hat keine Zahlen: es wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>Beim Installieren gemessen, an einem Text von 40 Sätzen, neben dem mitgelieferten Modell. Das ist zu kurz, um gute Modelle zu ordnen.</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>Auf ungesehenem Text ohne Untertitel gemessen. Fehlerrate: falsche Stellen je Stelle mit Zeichen; weniger ist besser.</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>In diesen Sprachen der geöffneten Datei wurde es nicht gemessen: {languages}.</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>Das Modell wurde nach dieser Messung angepasst. Auf ungesehenem Text seines Benutzers ging die Güte von {f1_before} % auf {f1_after} %, die Fehlerrate von {before} % auf {after} %.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Modellkarte</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Güte</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>Modell&amp;karte</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>Güte des Modells, nach Sprache</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>Im &amp;Editor verwenden</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>Ordner &amp;installieren …</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>&amp;Archiv installieren …</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>&amp;Veröffentlichte Modelle …</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — beschädigt</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name} (mitgeliefert)</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — in Gebrauch</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>Ordner eines Modells oder eines Checkpoints</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>Archiv eines Modells oder eines Checkpoints</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>{name} wird installiert …</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>Es konnte nicht installiert werden.</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>{name} wird geholt: {percent} %</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>Die Gewichte dieses Modells lesen?</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>Sie sind ein Pickle. Nur die Tensoren werden gelesen, und nichts darin wird ausgeführt. Dateien aus unbekannter Quelle sind trotzdem zu meiden.</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>{name} ist installiert.</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} ist entfernt.</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>{name} von diesem Rechner löschen?</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>Sein Ordner wird gelöscht: {folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>Der Editor arbeitet mit dem mitgelieferten Modell weiter.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>Das Modell {name} ersetzen?</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>Ein Modell dieses Namens ist schon installiert.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>Diese Änderung, vorher</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>Diese Änderung, nachher</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>Geänderte Untertitel</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Neu lesen</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>{name} wurde von einem anderen Programm gelöscht oder verschoben. Speichern schreibt die Datei wieder.</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>{name} wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Der Vergleich ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>{name} wurde geändert</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>Die Datei konnte nicht aufbewahrt werden; das Protokoll sagt, warum.</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>Kein Untertitel hat sich geändert, nur was um die Untertitel herum steht.</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>Neu lesen lässt Ihre ungespeicherten Änderungen an Text, Untertiteln und Zeiten weg.</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>Die Datei, wie Sie sie haben, wird dann als Sicherung aufbewahrt.</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>Die Datei wurde neu gelesen.</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>Die Datei, wie Sie sie hatten, ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>Von den {all} Zeichen, Großbuchstaben und Lesezeichen, die Sie gesetzt haben, passen {kept} zur Datei, wie sie jetzt ist.</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– kein Untertitel –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>Die Rechtschreibprüfung ist abgebrochen; in der Protokolldatei steht, wo.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>nur Großbuchstaben</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Taste {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>Es ist keine Zeile ausgewählt.</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>Gerade wird nichts gefragt: wählen Sie zuerst eine Zeile aus.</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>Untertitel {cue} hat keine Wörter, darum bewirkt diese Taste hier nichts.</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>Gefragt wird in Untertitel {cue}, der nicht ausgewählt ist.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>Z/s</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>Spr.</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Zeichen pro Sekunde</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>Der Editor für Untertitel aus der Spracherkennung.</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>Modell bis zum Ende des Editors: der Name eines mitgelieferten oder installierten Modells oder sein Ordner.</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>Stelle, die in der ersten Datei gezeigt wird: ein Untertitel, oder ein Untertitel und der Abstand in seinem Text, etwa 12:34.</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>Zu öffnende Untertiteldateien.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>Text des Untertitels</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>Der Text weicht von dem der Datei ab, wie sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>Lesezeichen: {note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>Untertitel {number}: {message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>Zeichen pro Sekunde.</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>Zeichen pro Sekunde; das Profil erlaubt {most}.</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Untertitel</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>Der Schnitt ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>Seit dem Schnitt enden Sätze anderswo, zuerst in Untertitel {cue}. Änderungen, die ihnen folgen: {count}.</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>Erneut schneiden …</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>An den Satzenden schneiden</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>Auch unveränderte Untertitel zeigen</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>Angehakt ist, was spätere Entscheidungen verlangen: dort enden Sätze jetzt anderswo.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>&amp;Vorige Änderung</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>&amp;Nächste Änderung</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>Wird geschnitten …</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>Der Schnitt ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} von {all} Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>Aus %n Untertitel werden {after}; {changed} geändert.</numerusform>
            <numerusform>Aus %n Untertiteln werden {after}; {changed} geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>Fortschritt des Schnitts</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>Art des Schnitts</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>Untertitel vor und nach dem Schnitt</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>Etwas ist schiefgegangen; Ihre Schritte sind im Journal sicher. Einzelheiten: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>vor {count} Tag</numerusform>
            <numerusform>vor {count} Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>vor {count} min</numerusform>
            <numerusform>vor {count} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>vor {count} h</numerusform>
            <numerusform>vor {count} h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>{count} Zeichen, das niemand angesehen hat, wurde weggelassen</numerusform>
            <numerusform>{count} Zeichen, die niemand angesehen hat, wurden weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>{count} Zeichen darin stammt vom Modell und wurde nicht angesehen</numerusform>
            <numerusform>{count} Zeichen darin stammen vom Modell und wurden nicht angesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>sie kann nicht abgespielt werden ({reason}).</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>ohne QtMultimedia kann nichts abgespielt werden ({reason}).</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>das ist keine Zeit.</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>für diese Sprache ist kein Wörterbuch installiert.</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>dieses Rechtschreibwörterbuch kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>In seiner Sprache wird die Rechtschreibung nicht geprüft; installieren Sie das Wörterbuch neu.</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>Ihre eigenen Wörter können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>Prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>das ist eine Datei, und mehrere Eingaben brauchen einen Ordner.</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>Nennen Sie mit -o einen Ordner.</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>dorthin kommt der Bericht.</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>das ist eine Eingabe; sie wird nur auf Wunsch überschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>Nichts wurde geschrieben. Geben Sie --in-place oder ein anderes -o an.</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>diese Datei ist kein Bericht und wird durch keinen ersetzt.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Geben Sie dem Bericht einen anderen Namen.</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>Schaffen Sie dort Platz, oder schalten Sie Sicherungen im Menü Datei ab.</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>nichts wurde gespeichert, denn die jetzige Datei lässt sich nicht in {folder} sichern: {reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>Exportieren Sie nach SRT oder WebVTT.</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>Untertitel {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>dieser Text würde als mehr als ein Untertitel gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>Ein anderes Programm hat {count} Untertitel geändert.</numerusform>
            <numerusform>Ein anderes Programm hat {count} Untertitel geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>Gemachte Schritte: {count}, der letzte {age}. Wiederherstellen?</numerusform>
            <numerusform>Gemachte Schritte: {count}, der letzte {age}. Wiederherstellen?</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>ein anderer Lauf schreibt diesen Bericht.</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>Lassen Sie ihn enden, oder geben Sie diesem Bericht einen anderen Namen.</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>dieser Bericht hat kein Ende und wird nicht ergänzt.</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>das ist kein Teil eines Berichts.</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>dieser Bericht ist ein Dokument; Zeilen können ihm nicht folgen.</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>Geben Sie ihm die Endung .json.</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>Entfernen Sie seine Leerzeilen und Zeitzeilen.</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>{format} wird nicht zurückgeschrieben.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>Wandeln Sie die Datei zuerst in UTF-8 um.</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>als {encoding} gelesen, ergibt die Datei nicht wieder dieselben Bytes; sie kann angesehen, aber nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>{sign!r} lässt sich in der Kodierung der Datei, {encoding}, nicht schreiben.</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>Byte {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>die Bytes sind kein {encoding}.</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>die Bytes sind UTF-8, aber hier beschädigt.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>die Bytes sind kein UTF-8, und keine andere Kodierung passt.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>Nennen Sie eine wie utf-8, utf-16, cp1252 oder gb18030.</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>es gibt keine Kodierung namens {name!r}.</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>{encoding} hat kein {sign}.</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>Stile, Namen und Ebenen</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>geschweifte Klammern</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>Karaoke</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>Override-Tags</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>dieses JSON hat keine Liste von Segmenten.</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>dem Segment fehlt die Zeit.</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>die Zeit ist jenseits aller Maße.</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>das ist kein gültiges JSON: {reason}.</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>dieses JSON kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>Schriften und Farben</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>Wortzeiten</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>Sprachangaben</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>Sein Text darf keine Leerzeile und keine Zeitzeile enthalten.</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>Installieren Sie interpunct[interop].</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>Interpunct liest {formats} und {last}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>die Datei ist leer.</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>das sind keine Untertitel ({kind}).</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>kein Untertitel gefunden (anscheinend: {kind}).</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>die Datei kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>Sein Text darf keine Leerzeile und keine Zeitzeile enthalten, seine Zeiten kein Minuszeichen.</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>dieser Untertitel würde aus {format} nicht so zurückgelesen, wie er ist.</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>neuer Untertitel {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>{count} Untertitel: Zeichen ohne Code werden zu Fragezeichen</numerusform>
            <numerusform>{count} Untertitel: Zeichen ohne Code werden zu Fragezeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>Textfelder</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>Fuß- und Endnoten</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>eingebettete Dokumente</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>{kind} werden nicht gelesen: {count}.</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>Zeichen, die der Tabelle der Datei fehlen, erscheinen als �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>Holen Sie die Datei noch einmal von ihrer Quelle.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>{count} Untertitel: ein Timecode, den es nicht gibt</numerusform>
            <numerusform>{count} Untertitel: Timecodes, die es nicht gibt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>{count} Untertitel: eine Zeile mit mehr als 40 Zeichen, die Abspielgeräte für EBU STL abschneiden können</numerusform>
            <numerusform>{count} Untertitel: Zeilen mit mehr als 40 Zeichen, die Abspielgeräte für EBU STL abschneiden können</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>Die Datei ist abgeschnitten: Keiner ihrer {blocks} Blöcke ist ganz.</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>der letzte Block ist abgeschnitten; sein Text fehlt</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>Berichtigen Sie es zu vier Ziffern von 0 bis f, oder löschen Sie es.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>{count} Untertitel: eine Zeile mit mehr als 32 Zeichen wird umbrochen</numerusform>
            <numerusform>{count} Untertitel: Zeilen mit mehr als 32 Zeichen werden umbrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>{count} Untertitel erscheint später als sein Anfang, denn SCC lädt zwei Zeichen je Bild</numerusform>
            <numerusform>{count} Untertitel erscheinen später als ihr Anfang, denn SCC lädt zwei Zeichen je Bild</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} ist kein Bytepaar.</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>ein RTF-Dokument</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>Speichern Sie es als .txt oder .docx; aus solchen Transkripten entstehen Untertitel.</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>ein ZIP-Archiv (oder ein Office-Dokument)</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>ein gzip-Archiv</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>ein Video in Matroska oder WebM</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>eine Mediendatei in Ogg</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>eine RIFF-Datei (WAV, AVI oder WebP)</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>eine MP3-Datei</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>eine FLAC-Datei</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>VobSub-Bilduntertitel oder ein MPEG-Strom</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>eine MP4-Datei mit Bild oder Ton</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>eine Datei ohne Text</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>einfacher Text</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>Advanced SubStation Alpha (ASS) ohne Dialog</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>ein VobSub-Index; seine Untertitel sind Bilder</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>zeitgesteuerter Text von YouTube (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>JSON ohne Segmente</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>Durchgestrichen</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>Unterstrichen</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>Berichtigen Sie zuerst diesen Untertitel.</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>Untertitel werden nicht als {format} geschrieben.</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>ein Untertitel hat eine Zeitzeile im Text, was {format} nicht ausdrücken kann.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>{count} Untertitel: {kind} weggelassen, was {format} nicht ausdrücken kann</numerusform>
            <numerusform>{count} Untertitel: {kind} weggelassen, was {format} nicht ausdrücken kann</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>inzwischen hat jemand anderes diese Datei geschrieben; sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>Speichern Sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>die Datei kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>{file}, {where}</source>
        <translation>{file}, {where}</translation>
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
        <translation>Bitten Sie den, der das Archiv erstellt hat, um ein anderes.</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>Verwenden Sie ctranslate2 oder torch.</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>das Backend torch braucht torch, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>Installieren Sie interpunct[torch], oder verwenden Sie --backend ctranslate2.</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>Die GPU kann nicht benutzt werden ({reason}); die CPU übernimmt.</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>Verwenden Sie --device cpu.</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>Verwenden Sie --device cpu oder eine kleinere Datei.</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>Installieren Sie das Modell erneut.</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>die GPU kann nicht benutzt werden: {reason}.</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>Wählen Sie einen Namen ohne Schrägstriche, Doppelpunkte und Steuerzeichen, der nicht mit einem Punkt beginnt.</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>Wählen Sie einen anderen Namen (--name).</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>Wählen Sie einen anderen Namen (--name) oder --overwrite.</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>nur installierte Modelle können entfernt werden.</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>Schließen Sie, was seine Dateien geöffnet hat, und prüfen Sie, ob Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>das Modell kann nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>{what} bei „{word}“</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>es gibt kein Lesezeichen zu setzen oder zu entfernen.</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>kein Lesezeichen</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>Schreibung wie im Text</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>Ausrufezeichen</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>Doppelpunkt</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>Auslassungspunkte</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>Gedankenstrich</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>Großbuchstaben</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>ergänzen</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>ersetzen</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>vorschlagen</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>Satzanfänge</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>{mark} nach „{word}“</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>{count} Entscheidung</numerusform>
            <numerusform>{count} Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>Bearbeiten Sie stattdessen den Text des Untertitels.</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>kein Zeichen</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>period</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>{casing} für „{word}“</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>{what} an Untertitel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{what} an {count} Stelle</numerusform>
            <numerusform>{what} an {count} Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>Zeichen: {marks}, Schreibung: {casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>es gibt kein Wort Nummer {index}, das {word!r} lautet.</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>nach „{word}“ kann kein Zeichen stehen.</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} ist kein Satzzeichen.</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>Stelle {slot} ist geschützt.</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>der reguläre Ausdruck wiederholt zu viel.</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>diese Ersetzung würde ein Tag verändern.</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>Bearbeiten Sie stattdessen den Text.</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>der Suchtext ist länger als {most} Zeichen.</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>der reguläre Ausdruck ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>diese Suche dauert zu lange.</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>Vereinfachen Sie den regulären Ausdruck.</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>die Ersetzung ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Ordner, und versuchen Sie es noch einmal; speichern Sie inzwischen die Untertitel.</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>zu viele Zeilen.</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>das Journal kann nicht geschrieben werden ({reason}).</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>Stellen Sie es mit der Kopie der Untertitel neben dem Journal wieder her, oder verwerfen Sie es.</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>es gibt nichts rückgängig zu machen oder zu wiederholen.</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>Öffnen Sie es mit der Version von Interpunct, die es geschrieben hat.</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>dieser Schritt ist zu lang für ein Journal.</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>dieses Journal gehört zu einer anderen Fassung von {caption}.</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>Die Schritte davor sind wiederhergestellt.</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>das Journal kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Verwerfen Sie es.</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>das Journal hat das Format {format}, nicht {known}.</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>die Zeile ist kein JSON.</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>dieser Schritt lässt sich nicht wiederholen: {what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>das ist kein Journal: {what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>ein Feld ist falsch: {reason}.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>eine zu lange Zeile.</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>die gespeicherte Durchsicht kann nicht kopiert werden ({reason}).</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>der Ordner der Sitzungen kann nicht angelegt werden ({reason}).</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>ein anderer Editor hat diese Datei offen.</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>Schließen Sie die Datei zuerst dort.</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>die Sperre kann nicht geöffnet werden ({reason}).</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>es gibt keinen Untertitel, dessen Text sich ändert.</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>Text von {count} Untertitel</numerusform>
            <numerusform>Text von {count} Untertiteln</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>Text von Untertitel {cue}</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>die gespeicherte Durchsicht ergibt nicht mehr den Text der Datei.</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>Die Datei wird neu durchgesehen; ihre Zeichen gelten als gegeben.</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>Teilung nach „{word}“</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>Verbindung der Untertitel {first} und {second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{language} für {cues}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>es folgt kein Untertitel, mit dem sich dieser verbinden ließe.</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>es gibt keinen solchen Untertitel, dessen Sprache zu setzen wäre.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>{count} Untertitel</numerusform>
            <numerusform>{count} Untertitel</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>weniger als die Hälfte der Wörter sind die dieser Datei.</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>Wählen Sie die Referenz desselben Vortrags in derselben Sprache.</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>Schreiben Sie sie wie {example} oder kurz wie 1:02.5.</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>{count} Vorschlag in dieser Datei annehmen, der zu mindestens {percent:.0f} % sicher ist? Es ist ein Schritt, den Sie rückgängig machen können.</numerusform>
            <numerusform>{count} Vorschläge in dieser Datei annehmen, die zu mindestens {percent:.0f} % sicher sind? Es ist ein Schritt, den Sie rückgängig machen können.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>Wählen Sie die Kodierung, in der sie geschrieben ist.</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>Reparieren Sie die Datei, oder lesen Sie ihre Bytes, wie sie sind, als latin-1.</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>sie ist größer als {most} MB.</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>Wenn dies Untertitel sind, teilen Sie die Datei, oder lassen Sie mit --max-size mehr zu.</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>es ist ein Ordner, ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>Teilen Sie ihn in Untertitel von einem Satz oder wenigen.</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>er hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>für seine {size} MB ist kein Platz.</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>es enthält {name}; so heißt keine Datei eines Modells.</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>es würde entpackt mehr als {size} MB belegen.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>es enthält {name}; das ist keine Datei.</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>das Archiv lässt sich nicht entpacken: {reason}.</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>es enthält mehr als {count} Dateien.</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>die Schreibung von „{word}“ bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>für „{word}“ ist keine Schreibung vorgeschlagen.</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>ein Sprecher braucht einen sichtbaren Namen.</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>Wählen Sie einen der Sprecher der Datei.</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>„{old}“ heißt „{new}“: {cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>der Sprecher heißt schon „{name}“.</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>dort heißt niemand „{name}“.</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>Schnitt in {count} Untertitel</numerusform>
            <numerusform>Schnitt in {count} Untertitel</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>es gibt keinen Untertitel Nummer {number}.</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>Zeiten von Untertitel {cue}</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>es gibt keinen Untertitel, der andere Zeiten bekommt.</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>Zeiten von {count} Untertitel</numerusform>
            <numerusform>Zeiten von {count} Untertiteln</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>der Untertitel würde vor dem Film anfangen.</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>Wählen Sie einen späteren Anfang.</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>der Untertitel würde enden, bevor er anfängt.</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>Wählen Sie ein Ende nach dem Anfang.</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>eine Sitzung dieser Datei wurde nicht geschlossen.</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>Stellen Sie sie wieder her, oder verwerfen Sie sie.</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>die Kopie der Untertitel wurde verändert.</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>Öffnen Sie die Untertiteldatei selbst.</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>die Kopie der Untertitel kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>die Untertitel können nicht kopiert werden ({reason}).</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>schließen Sie sie oder nehmen Sie sie heraus, bevor die Untertitel geschnitten werden.</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>mehr als {most} Tags sind zugleich offen;</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>Eine Zeile hat {width:g} Zeichen; {most} passen.</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>Der Untertitel hat {lines} Zeilen; {most} passen.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>Der Untertitel dauert {duration} ms: er endet, bevor ihn jemand sehen kann.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>Der Untertitel dauert {duration} ms; gewünscht sind mindestens {least} ms.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>Der Untertitel dauert {duration} ms; gewünscht sind höchstens {most} ms.</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>Der Untertitel läuft mit {speed:g} Zeichen pro Sekunde; lesbar sind {most:g}.</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>Der nächste Untertitel beginnt {late} ms vor diesem.</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>Der Untertitel steht noch {late} ms, nachdem der nächste begonnen hat.</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>Der Untertitel hat keinen Text.</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>Bis zum nächsten Untertitel sind es {gap} ms; gewünscht sind {least} ms.</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>Die Vorhersagen passen nicht zu den Wörtern.</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>Die Vorhersagen sind nicht vollständig.</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>Verbindung der Untertitel {first} bis {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>Einige Untertitel sehen anders aus als zuvor: Diese Version von Interpunct zeigt dieselben Vorhersagen anders. Ihre Schritte sind alle da.</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>der Schnittplan gehört zu einem anderen Dokument.</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>die Untertitel sind zweisprachig, eine Zeile je Sprache; ein Schnitt an den Satzenden würde sie zerreißen.</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>Behalten Sie die Untertitel bei, oder setzen Sie eine Sprache für alle.</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>der Schnittplan lässt einen Teil des Dokuments aus.</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>Noch: {findings}.</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}; {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>{count:,} Untertitel mit zu langer Zeile</numerusform>
            <numerusform>{count:,} Untertitel mit zu langer Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>{count:,} Untertitel mit zu vielen Zeilen</numerusform>
            <numerusform>{count:,} Untertitel mit zu vielen Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>{count:,} Untertitel zu schnell: so schnell wird gesprochen</numerusform>
            <numerusform>{count:,} Untertitel zu schnell: so schnell wird gesprochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>{count:,} Untertitel zu kurz: der nächste folgt sofort</numerusform>
            <numerusform>{count:,} Untertitel zu kurz: der nächste folgt sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>{count:,} Untertitel zu lang</numerusform>
            <numerusform>{count:,} Untertitel zu lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>{count:,} Untertitel zu nah am nächsten</numerusform>
            <numerusform>{count:,} Untertitel zu nah am nächsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>{count:,} Untertitel noch zu sehen, wenn der nächste beginnt</numerusform>
            <numerusform>{count:,} Untertitel noch zu sehen, wenn der nächste beginnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>{count:,} Untertitel nach dem nächsten</numerusform>
            <numerusform>{count:,} Untertitel nach dem nächsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>{count:,} Untertitel ohne Text</numerusform>
            <numerusform>{count:,} Untertitel ohne Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>{count:,} Untertitel ohne Dauer</numerusform>
            <numerusform>{count:,} Untertitel ohne Dauer</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>Berichtigen Sie diese Zeile.</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>`interpunct.transcript.languages.Language` sagt, was eine Tabelle enthält.</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>{count} Wort ist in {language}, das Interpunct nicht kennt: es bleibt, wie es ist</numerusform>
            <numerusform>{count} Wörter sind in {language}, das Interpunct nicht kennt: sie bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>torch findet keine GPU.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>{count} Wort ist in {language}, wo die Zeichen schneller getippt als durchgesehen sind: Zeichen und Großschreibung werden nur vorgeschlagen</numerusform>
            <numerusform>{count} Wörter sind in {language}, wo die Zeichen schneller getippt als durchgesehen sind: Zeichen und Großschreibung werden nur vorgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>ein Schnitt braucht ein Profil.</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>das ist kein Bericht.</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>dieser Bericht gehört zu einem anderen Lauf: seine Optionen oder sein Modell weichen ab.</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>Fügen Sie die Berichte eines Manifests zusammen.</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>Es gibt keinen Untertitel zum Einfügen.</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>Nur benachbarte Zeilen können verschoben werden.</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>Dort ist kein Untertitel, an dem vorbeigeschoben werden könnte.</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>Die Untertitel sind schon geordnet.</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>Diese Untertitel sind nicht in der Datei.</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>Der kopierte Untertitel ist nicht in der Datei.</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>Die Datei hätte keinen Untertitel mehr.</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>Schließen Sie die Datei, oder behalten Sie einen Untertitel.</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>Löschung von {count} Untertitel</numerusform>
            <numerusform>Löschung von {count} Untertiteln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>Kopie von {count} Untertitel</numerusform>
            <numerusform>Kopien von {count} Untertiteln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>{count} eingefügter Untertitel</numerusform>
            <numerusform>{count} eingefügte Untertitel</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>andere Folge der Untertitel</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>eine Liste dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>Benennen Sie die neue Liste um, oder entfernen Sie die alte.</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>die Liste kann nicht kopiert werden.</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>das ist keine Webadresse.</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>Speichern Sie die Datei mit einem Browser, und öffnen Sie sie.</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>der Abruf ist nicht möglich: {reason}.</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>Untertitel in {format} haben keine Nummern.</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>ttconv, das die Formate der Sendeanstalten liest und schreibt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>Installieren Sie interpunct[broadcast], oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>sie kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>python-docx, das .docx liest und schreibt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>Installieren Sie interpunct[docx], oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>sie belegt entpackt mehr als 64 MB.</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>Speichern Sie sie ohne ihre Bilder.</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>sie ist kein .docx-Dokument: {reason}.</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>ihr allgemeiner Block ist abgeschnitten oder nennt eine unbekannte Zeichentabelle.</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>EBU STL fasst weder Zeiten ab einem Tag noch einen so langen Text.</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>Teilen Sie den Untertitel, oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>der Ton konnte nicht installiert werden ({reason}).</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>Zeilenenden</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>Stile einzelner Wörter</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>senkrechte Striche</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>Schneiden Sie zuerst die Untertitel, oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>SCC zeigt höchstens {most} Zeilen zu 32 Zeichen.</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>TTML ohne zeitgesteuerten Text</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>Schließen Sie jedes Tag in seinem Untertitel.</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>{format} kann weder ein Tag ohne Ende noch ein Steuerzeichen ausdrücken.</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>Exportieren Sie die Datei zuerst in ein anderes Format.</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>{format} hat keine Kursivschrift.</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Der Untertitel beginnt {frames:+.1f} Bilder von einem Einstellungswechsel; gewünscht sind mindestens {least}.</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Der Untertitel endet {frames:+.1f} Bilder von einem Einstellungswechsel; gewünscht sind mindestens {least}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>{count:,} Untertitel mit Anfang dicht an einem Einstellungswechsel</numerusform>
            <numerusform>{count:,} Untertitel mit Anfang dicht an einem Einstellungswechsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>{count:,} Untertitel mit Ende dicht an einem Einstellungswechsel</numerusform>
            <numerusform>{count:,} Untertitel mit Ende dicht an einem Einstellungswechsel</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>der Stil kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>Schreiben Sie mit --out in eine andere Datei oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>{format} kann nicht in der Datei selbst geändert werden.</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>Starten Sie seinen Server, oder geben Sie seine Adresse an.</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>Setzen Sie seinen Schlüssel in die Umgebungsvariable {name}.</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, und prüfen Sie, ob es den Ordner gibt und ob Sie darin schreiben dürfen.</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>das Modell kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>kein Format hat diese Endung.</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>Lassen Sie den Namen auf .srt oder .vtt enden.</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>Es wurde nichts geschrieben. Lassen Sie eine davon mit --exclude aus, oder geben Sie jeder einen Lauf mit einem anderen -o.</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder nennen Sie mit der Variablen TMPDIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>huggingface_hub, das Modelle lädt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>Installieren Sie das Nötige mit: pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>Versuchen Sie es später wieder, dann geht es mit dem Vorhandenen weiter; oder laden Sie den Ordner des Modells dort herunter, wo es ein Netz gibt, und nennen Sie diesen Ordner.</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>der Hub hat davon kein {files}.</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>{repository} ist vom Hub nicht zu bekommen: {reason}.</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>Nennen Sie den Ordner eines Whisper-Modells, das für CTranslate2 umgewandelt wurde.</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>der Erkenner {name} ist nicht auf diesem Rechner.</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>es gibt weder einen Erkenner noch einen Ordner {name}.</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>es fehlt {files}.</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>--fetch lädt ihn von huggingface.co/{repository}: {size:,} MB, Lizenz {licence}.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Wählen Sie eines von {names}.</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>Laden Sie das Modell noch einmal.</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>der Erkenner kennt die Sprache {code} nicht.</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>Sprache wird mit faster-whisper erkannt, das fehlt.</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>der Erkenner kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>Er kennt: {codes}.</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>darin war keine Sprache zu hören.</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>Nehmen Sie ein kleineres Modell oder die CPU.</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>der Erkenner brach ab: {reason}.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>Installieren Sie das Nötige mit: pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>Ton wird mit PyAV gelesen, das fehlt.</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>Wählen Sie eine Datei, die andere Programme abspielen.</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>daraus kann weder Ton noch Bild gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>der Film hat keinen Ton.</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>Nennen Sie seine Tondatei.</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>die Datei hat kein Bild und darum keine Schnitte.</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>der Schlüssel ginge unverschlüsselt über das Netz.</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>das Sprachmodell unter {host} antwortet nicht: {reason}.</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>Prüfen Sie seine Adresse und den Namen des Modells.</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>das Sprachmodell unter {host} lehnt ab: Status {status}.</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>Verwenden Sie https, oder löschen Sie {name}.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>bis zu {words} Wörter gehen an das Sprachmodell unter {host}, {place}: etwa {tokens} Tokens mit den Antworten, die {cost} kosten.</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>das ist keine Adresse eines Sprachmodells.</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>Geben Sie eine an wie http://127.0.0.1:8080/v1, oder llama.cpp, oder ollama.</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>Stimmen Sie mit --yes zu, oder fragen Sie ein Modell auf diesem Rechner.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>bis zu {words} Wörter gehen an das Sprachmodell unter {host}, {place}: etwa {tokens} Tokens mit den Antworten.</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>weniger als 0,01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>{lost} von {all} Antworten der zweiten Meinung hatten andere Wörter und wurden verworfen</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>keine zweite Meinung ({reason})</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>Ausnahme für Untertitel {number}</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>es gibt keine Ausnahme zu setzen oder zu entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>{count} Ausnahme entfernt</numerusform>
            <numerusform>{count} Ausnahmen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>{count} Ausnahme</numerusform>
            <numerusform>{count} Ausnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>keine offene Stelle gleicht der zuletzt entschiedenen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>{count} geteilter Untertitel mit mehr Zeit</numerusform>
            <numerusform>{count} geteilte Untertitel mit mehr Zeit</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>Folge der Untertitel nach der Zeit</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>Tausch der Texte der Untertitel {first} und {second}</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>die Untertitel sind schon ab 1 nummeriert.</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>Nummern der Untertitel</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>Doppelte Leerzeichen und Leerzeichen am Zeilenende</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>Kein Leerzeichen vor einem Satzzeichen</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>Ein Leerzeichen nach einem Satzzeichen zwischen zwei Wörtern</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>Die Leerzeichen, die die Sprache vor Satzzeichen hat</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>Gerade Anführungszeichen werden typografisch</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>Typografische Anführungszeichen werden gerade</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>Drei Punkte werden ein Zeichen</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>Das Auslassungszeichen wird drei Punkte</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>Doppelte Bindestriche und solche zwischen Leerzeichen werden Gedankenstriche</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>Zeilen eines Dialogs beginnen mit Bindestrich und Leerzeichen</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>Zahlen von 2 bis 10 in Worten</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>Ein Wort, das zweimal geschrieben ist</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>Fehler der Bilderkennung: l und I, O und 0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>Namen und Begriffe wie im Glossar</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Untertitel {cue} bleibt, wie er ist: {why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>Ersetzung {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>die Liste kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>die Liste hat einen Fehler: {reason}.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Berichtigen Sie ihn.</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>die Zeile ist nicht ein Text, ein Tabulator und seine Ersetzung.</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>Berichtigen oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>der zu suchende Text ist leer.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Schreiben Sie einen.</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>dieses Modell braucht ONNX Runtime, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>Installieren Sie interpunct[onnx].</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>Verwenden Sie --device cpu, oder installieren Sie das Modell neu.</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>der Untertitel würde enden, bevor der Film anfängt.</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>Löschen Sie die Untertitel, die er nicht hat, und synchronisieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>die andere Fassung ist hier kürzer, aber in dieser Zeit stehen Untertitel.</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>der Ton hat keine Pausen; nichts zeigt, wann jemand spricht.</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>Synchronisieren Sie nach zwei Punkten oder nach einer anderen Datei.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>Speichern Sie es als UTF-8, oder geben Sie ihm einen anderen Namen.</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>es ist kein UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>das Glossar kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>das Glossar kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>das Transkript hat keine Wörter.</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>das ist {kind}.</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>jeder Abschnitt mit Sprache braucht eine Dauer und muss auf die vorigen folgen.</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>Hier ist keine freie Zeit für eine neue Zeile.</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>Kürzen Sie zuerst eine Zeile daneben, oder teilen Sie eine Zeile.</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>Es ist kein Platz: Eine andere Zeile, die kleinste Dauer oder der Anfang ist im Weg.</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>Verschieben Sie zuerst die Zeile daneben, oder tippen Sie die Zeit.</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>Nennen Sie eines, etwa netflix.</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>„{name}“ würde nicht als Name eines Sprechers gelesen.</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>Ein Name vor einem Doppelpunkt steht in Großbuchstaben, ohne Klammern und weiteren Doppelpunkt.</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>Wählen Sie einen kürzeren Namen ohne Klammern, Doppelpunkte und Tags.</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>Wählen Sie eine andere Stelle im Untertitel.</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>der Untertitel kann nach „{word}“ nicht geteilt werden.</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>das sind keine zwei Zeitpunkte.</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>Wählen Sie zwei Untertitel mit Abstand; der spätere muss auch danach der spätere sein.</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>eine solche Bildrate gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>Wählen Sie eine von 1 bis 1000.</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>der Text hat weniger Wörter, als entschieden wurden.</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>der Text hat andere Zeichen, als entschieden wurden.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>{count} Wort ist in {language}, das dieses Modell nicht gelernt hat: es bleibt, wie es ist</numerusform>
            <numerusform>{count} Wörter sind in {language}, das dieses Modell nicht gelernt hat: sie bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bengalisch</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesisch</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malaiisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>Chinesisch (vereinfacht)</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>Chinesisch (traditionell)</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>Nach Art der BBC</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>Nach Art von Netflix</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Ohne Grenzen</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>Nach Art von TED</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>Ohne ungesehene Zeichen speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>Mit Zeichen des Hausstils exportieren</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>{name} wurde nicht geschrieben: „{title}“ schreibt nur {endings}.</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>Exportieren Sie, um dieses Format zu schreiben.</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>Die Datei konnte nicht gespeichert werden; die Protokolldatei sagt, warum.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} ist in einem anderen Tab offen. Schließen Sie die Datei dort zuerst, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>{name} wurde auf der Platte geändert, nachdem sie hier geöffnet wurde. Speichern ersetzt, was jetzt dort steht.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>Archive ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>Untertitel ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>{address} aus dem Netz holen und speichern unter</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>Untertitel aus {name} erstellen und speichern unter</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>untertitel</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>Neue Untertitel</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>Hinzugefügte Zeichen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Unsicher</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Groß/klein beachten</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>Ganzes Wort</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>Alle ersetzen …</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>In den ausgewählten Untertiteln</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>In allen offenen Dateien</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>Nichts zu ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>bisher %n Treffer …</numerusform>
            <numerusform>bisher %n Treffer …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} von %n Treffer</numerusform>
            <numerusform>{number} von %n Treffern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>Anleitung verlassen</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>Das ist der ganze Weg. „Erste Schritte“ im Menü Hilfe zeigt ihn wieder.</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>ein Klick</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>Untertitel oder einen Film öffnen: {key}, oder hier ablegen.</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>Setzen Sie an der umrahmten Stelle das Zeichen; {accept} nimmt das gezeigte an. Offene Stellen: {left}.</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>Untertitel an den Satzenden schneiden: {key} zeigt zuerst das Ergebnis.</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>Sehen, was gegen den Hausstil verstößt: {key} listet es auf, mit Abhilfe.</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>Speichern: {key}. Beim ersten Speichern wird eine Kopie behalten.</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>Spracherkennung</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>Die Spracherkennung ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Das Modell wird geladen …</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>Wird nach den gerade gehörten Wörtern angehalten …</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>Herunter&amp;laden und starten</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>Das Modell kommt von huggingface.co/{repository}, Lizenz {licence}, und bleibt auf diesem Rechner. Nur dieses Herunterladen braucht das Netz.</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>Ein früherer Lauf hat {time} gehört; Starten macht dort weiter.</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>Die Untertitel kommen in {name}.</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>Wird heruntergeladen: {here:.0f} von {size:.0f} MB</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>Wie am Anfang zu hören</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>Eine GPU, wenn sie läuft, sonst die CPU</translation>
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
        <translation>Stille, Geräusche und &amp;Musik weglassen</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>Wählen Sie einen Film oder einen Ton.</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}: {size} MB, im Betrieb {memory} MB Speicher</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}, nur {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — vorhanden</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>Film oder Ton</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>Ordner eines Whisper-Modells für CTranslate2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>Film oder Ton wählen</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Ordner eines Modells wählen</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>Untertitel nach Zeichen pro Sekunde</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>ab {speed} Zeichen pro Sekunde: {count} Untertitel</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>{speed} bis {above} Zeichen pro Sekunde: {count} Untertitel</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>Grenze {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>Wählen Sie einen Schritt, um zu ihm zurück- oder vorzugehen.</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (rückgängig gemacht)</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>Wie die Datei geöffnet wurde</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>Taste hinzufügen …</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Wählen Sie eine Aktion, um ihre Tasten zu ändern.</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} ist eine Taste für „{action}“.</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>{key} wegnehmen</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>Drücken Sie die Taste</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>An einer Stelle und in der Tabelle der Untertitel</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>In Dialogen</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>Was diese Tasten tun, folgt aus den Tasten selbst.</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>Es gibt keine Taste „{key}“.</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>{key} setzt immer dieses Zeichen.</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} wählt immer eines der Satzzeichen.</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>{key} bewegt in Tabellen und Texten.</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} gehört den Menüs, die sich mit Alt und einem Buchstaben öffnen.</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>{key} schreibt oder bearbeitet Text und kann daher nur an einer Stelle wirken. Halten Sie Strg dazu.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>Dieses Zeichen setzen, egal welche Schrift die Tastatur schreibt, weiter</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>Hier kein Zeichen, weiter</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>Letzten Schritt rückgängig machen, zurück zu seiner Stelle</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>&amp;Nächste unsichere Stelle</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>&amp;Vorige unsichere Stelle</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>Nächste Stelle, gleich welche</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>Vorige Stelle, gleich welche</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>Gezeigtes annehmen, weiter zum nächsten Zweifel</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>Kein Zeichen, Komma, Punkt, Fragezeichen; Schreibung eines Wortes; weiter</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>Nächstes oder unsicheres Wort: kleinschreiben</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>Nächstes oder unsicheres Wort: großschreiben</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>Gleiche Stellen &amp;wie die letzte entscheiden</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>Untertitel hier t&amp;eilen</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>Mit dem nächsten ver&amp;binden</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>&amp;Text bearbeiten</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>Text im Fel&amp;d unter der Tabelle bearbeiten</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>Neue Zeile da&amp;nach</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>Zeilen lö&amp;schen</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>Zeilen &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>Zeilen &amp;ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Zeilen ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>Zeilen nach &amp;oben</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>Zeilen nach &amp;unten</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>Texte zweier Zeilen taus&amp;chen</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>Striche eines Gesprächs</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>Noten eines L&amp;ieds</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>Klammern eines Geräuschs</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>Zeilen ab &amp;1 nummerieren</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>&amp;Rest dieses Untertitels annehmen</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>Alles Sichere &amp;annehmen …</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>Diesen &amp;Untertitel abspielen</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>Um diese &amp;Stelle abspielen</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>Mehr Stellen ansehen: Regler höher</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>Weniger ansehen: Regler tiefer</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>Zur Tabelle der Untertitel</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>&amp;Neue Untertitel …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>In anderem Format &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>Schnitt &amp;ansehen und anwenden …</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>&amp;Erneut schneiden …</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>Diese Änderung eines Schnitts annehmen oder lassen</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>Nächste Änderung eines Schnitts</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>Vorige Änderung eines Schnitts</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>&amp;Anfang und Ende setzen …</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>&amp;Verschieben …</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>&amp;Neue Zeile an der Abspielstelle</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>Anfan&amp;g einen Schritt früher</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>Anfang einen Schritt s&amp;päter</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>En&amp;de einen Schritt früher</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>Ende einen Schritt spä&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>&amp;Zeile einen Schritt früher</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>Zei&amp;le einen Schritt später</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>An &amp;Einzelbildern ausrichten …</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>Neue Zeile davo&amp;r</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>Zeilen nach &amp;Zeit sortieren</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>Suchen und erset&amp;zen …</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>V&amp;origer Treffer</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>&amp;Gehe zu Untertitel oder Zeit …</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>Nach Hausregeln &amp;korrigieren …</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>Rechtschreibung, &amp;jedes Wort einzeln …</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>Vorheriges Wort &amp;mit Schreibfehler</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>&amp;Lesezeichen setzen oder entfernen</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>Lesezei&amp;chen mit Notiz …</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>Nächstes Leseze&amp;ichen</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>Vorheriges Lesezeic&amp;hen</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>St&amp;atistik</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>S&amp;precher umbenennen …</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>Einstell&amp;ungen …</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>&amp;Qualität</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Nächster &amp;Befund</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>Übersetzung &amp;daneben öffnen …</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>&amp;Datei daneben</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>Datei daneben bearbe&amp;iten</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>Mit einer Referenz vergl&amp;eichen …</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>Nächster &amp;Unterschied</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>Voriger Unter&amp;schied</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>Aus der Referenz überneh&amp;men</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>&amp;Ab dieser Zeile abspielen</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>Letzte S&amp;ekunde dieser Zeile abspielen</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>An der &amp;nächsten unsicheren Stelle abspielen</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>&amp;Hördurchgang: Tasten wirken auf die gehörte Stelle</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>Lesezeichen an de&amp;r gehörten Zeile</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>Gehörte Zeile &amp;im Blick behalten</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>Etwas &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>Etwas &amp;vor</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>An&amp;fang der Zeile an der Abspielstelle</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>Ende der Zeile an der Abspielstelle</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Wiedergabe, Pause</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>&amp;Synchronisieren …</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>Nächstes f&amp;alsch geschriebenes Wort</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>&amp;Gespieltes wiederholen</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>An &amp;jeder Stelle abspielen</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>Anfang, und den Rest mitschieben</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>Wellenform &amp;dehnen</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>Wellenform s&amp;tauchen</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>Spektrogra&amp;mm</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>Einstellungswechsel &amp;finden</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>Ton oder &amp;Bild öffnen …</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>&amp;Ton und Bild</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>Datei schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>Wählen Sie eine Datei, die hier exportiert wurde.</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>es gibt keinen Satz „{name}“, nur {known}.</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>nichts heißt so.</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} steht zweimal da, auch in „{name}“.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>Tasten ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>Ein anderer Tastensatz</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>{count} Aktionen haben eigene Tasten. Ein anderer Satz ersetzt sie.</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>Tastensatz</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>Nach Wörtern oder einer Taste suchen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>Sprachen der Datei</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>Untertitel gelten als in einer dieser Sprachen. Ohne Häkchen: in irgendeiner.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>Untertitel öffnen</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>Die Sprache wechselt, wenn Interpunct neu gestartet wird.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Stellt Zeichensetzung und Großschreibung von Untertiteln aus der Spracherkennung wieder her.&lt;/p&gt;&lt;p&gt;Kein Wort, kein Tag, keine Zeit und keine Einstellung ändert sich, wenn Sie sie nicht ändern.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>Über Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vor</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>Kein Zeichen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Fragezeichen</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>zu viele Zeilen</translation>
    </message>
    <message>
        <source>{speed} CPS</source>
        <translation>{speed} CPS</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>MeasuresLabel</name>
    <message>
        <source>Characters a line:</source>
        <translation>Zeichen je Zeile:</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>Ton oder Bild öffnen</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>Ton und Bild ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>Einstellungswechsel brauchen einen Film; für diese Datei ist keiner geöffnet.</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>Für {name} ist weder Ton noch Bild geöffnet.</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>Ton und Bild werden installiert: 420 MB.</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>Die Installation ist fehlgeschlagen; Näheres steht in der Protokolldatei.</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>Ton und Bild sind installiert. Öffnen Sie die Datei noch einmal, um sie zu hören.</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>Ton und Bild</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>Stelle im Ton</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>Das Lesen des Films ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>Das Lesen des Tons ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>Ordner mit Satzzeichen &amp;versehen …</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>S&amp;pracherkennung …</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>Ohne un&amp;gesehene Zeichen speichern …</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>Mit Zeichen des &amp;Hausstils exportieren …</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>Dateien vor dem ersten Überschreiben si&amp;chern</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>Mit anderer &amp;Kodierung lesen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>D&amp;urchsicht</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenf&amp;olge</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>Satz&amp;zeichen</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>&amp;Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>Vorhersage &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>Mo&amp;dell</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>Mode&amp;lle …</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>Sprache der &amp;ausgewählten Untertitel</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>Sprachen der &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>S&amp;chnitt</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>&amp;Hausstile …</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Zeiten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>Ei&amp;ne Zeile je Untertitel</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>Te&amp;xtfeld unter der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>&amp;Sprache des Programms</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>Erste &amp;Schritte</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>B&amp;eispiele</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>Ü&amp;ber Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}: {step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Wie geliefert</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>Modell ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>Das Modell konnte nicht geladen werden; die Protokolldatei sagt, warum.</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>Das Modell {name} kann nicht verwendet werden; das vorherige Modell bleibt. {reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} konnte nicht geöffnet werden; die Protokolldatei sagt, warum.</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>Die zweite Meinung ist gescheitert; Einzelheiten stehen in der Protokolldatei.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>Neu durchsehen</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>YouTube wiederholt jede Zeile beim Rollen; hier steht jede Zeile einmal. Wird eine Änderung gespeichert, so wird sie so geschrieben, ohne die Zeiten einzelner Wörter; bis dahin bleibt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>Wie in der Datei zeigen</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>Jede Zeile steht hier dreimal, wie YouTube seine Untertitel schreibt.</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>Jede Zeile einmal lesen</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>Diese Datei hat ihre Satzzeichen schon. Nichts wird hinzugefügt; Abweichungen werden nur vorgeschlagen.</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>Diese Datei ist durchweg in Großbuchstaben geschrieben. Gezeigt und gespeichert wird sie in der Schreibung des Modells.</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>Großbuchstaben lassen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>Das Modell für {language} ist nicht installiert, daher wird nichts vorgeschlagen. So wird es installiert: {command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>{language} hat dieses Modell nicht gelernt, daher wird nichts vorgeschlagen.</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>{language} hat dieses Modell nicht gelernt: Was es dort setzt, ist kaum mehr als geraten.</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>In {language} irrt dieses Modell so oft, dass eine Durchsicht mehr Tasten kostet, als die Zeichen selbst zu tippen.</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>In der Datei aufgefallen: {oddities}.</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>Was Sie in Untertitel {number} gerade schrieben, steht wieder dort. Enter übernimmt es, Escape lässt den Untertitel, wie er war.</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>Soll trotzdem interpunktiert werden, wählen Sie unter Sprache, Sprachen der Datei, als welche Sprache sie gelesen werden soll.</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>Teile dieser Datei haben ihre Satzzeichen schon: {finished} von {words} Wörtern. Dort wird nichts hinzugefügt; Abweichungen werden nur vorgeschlagen.</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>Die Durchsicht geht dort weiter, wo Sie sie gespeichert haben, {age}; entschiedene Zeichen: {count}.</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>Wörter werden gelesen …</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>Zeile {number} hat keinen Text.</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>Zeile löschen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>Nur benachbarte Zeilen können verbunden werden.</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>Nichts Offenes ist so sicher.</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>Wählen Sie zwei Zeilen, um ihre Texte zu tauschen.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>Ordner eines Modells (Archive werden unter „Modelle …“ installiert)</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>Darin steht ein Tag oder ein Zeilenende; bearbeiten Sie stattdessen den Text.</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Untertitel {cue} bleibt, wie er ist: {why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>Das Ersetzen ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>{word} ist falsch geschrieben; die Menütaste schlägt andere Wörter vor.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>{name} schließen</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>Ihre Schritte und Sicherungen liegen nur in {folder}: {wanted} kann nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>Einstellungen werden nicht behalten: {file} kann nicht beschrieben werden.</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>Die Vorhersage ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>Text in Tabellen</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>Zeile in der Durchsicht</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>Die Sprache wechselt, wenn Interpunct neu gestartet wird.</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>Für Dateien, die ab jetzt geöffnet werden. Das Menü Durchsicht und die Leiste über der Stelle ändern die vordere Datei.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>Reihenfolge der Stellen</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>Stellen ansehen nach</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>Ein Sprachmodell nach zweifelhaften Stellen fragen</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>Sein Name dort</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>llama.cpp und ollama sind Programme auf diesem Rechner; oder geben Sie die Adresse eines Servers ein. Bevor Wörter an einen anderen Rechner gehen, werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>Das Profil gilt für Dateien, die ab jetzt geöffnet werden; jeder Dialog beginnt mit den übrigen Werten und mit dem, was darin zuletzt gewählt wurde.</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>Eine Datei sichern, bevor sie zuerst überschrieben wird</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Durchsichten</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>Vor einer Stelle</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>Nach einer Stelle</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>Zurück und vor um</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>Zeitschritt</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>Ein Bild</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>An jeder Stelle abspielen</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>Gespieltes wiederholen</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>Beim Tippen anhalten</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>Gehörte Zeile im Blick behalten</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>{folder} zeigen</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>Dort ist noch nichts gesichert.</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Wie geliefert</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>Schnitt und Zeiten</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>Ton und Bild</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Standard wiederherstellen …</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>Alle Einstellungen der Seite „{name}“ werden wieder, wie sie anfangs waren.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>Veröffentlichte Modelle</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>&amp;Holen und installieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>Sprachen: {languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>Veröffentlichte Genauigkeit in Prozent: {figures} ({source})</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>Von {place}, {size} MB, Lizenz {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>Veröffentlichte Werte stammen von verschiedenen Texten und sind nicht vergleichbar. Jedes installierte Modell wird an denselben kurzen Texten gemessen.</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>Ausnahme für Untertitel {cue}</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>Warum ist das so richtig?</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>Mehr Zeit für schnelle Untertitel</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>Schließt die Liste ohne Änderung und öffnet den Text dieser Zeile.</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>Weniger Wörter</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>Es gibt keine freie Zeit: mindestens {count} Zeichen weniger</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>{speed} Zeichen pro Sekunde
{start} bis {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>{speed} Zeichen pro Sekunde
{start}, {second} bis {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>Teilen nach „{word}“</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Endet später</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>Beginnt früher</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>Beginnt früher, endet später</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>Nimmt Zeit von seinen Nachbarn</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>Die Prüfung ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>Kein Hausstil gewählt: Schnitt, Profil</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>Zwischen seinen Nachbarn hat der Untertitel keinen Platz abseits des Einstellungswechsels.</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>Kein anderes Ende behebt das: der nächste Untertitel folgt sofort.</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>Kein Untertitel ist mehr zu schnell.</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>Diesen beheben</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Alle dieser Art beheben</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>Mehr Zeit für schnelle Untertitel …</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>So richtig …</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>Ausnahmen ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n Ausnahme</numerusform>
            <numerusform>%n Ausnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>Ausnahme entfernen</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>Art der Befunde</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>Ungespeicherte Schritte</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>Speichern, was Sie in {name} getan haben?</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>„Für später behalten“ lässt die Datei, wie sie ist, und bietet Ihre Schritte beim nächsten Start an.</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Für später behalten</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>Wiederherzustellende Schritte</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>{name} wurde nicht ordnungsgemäß geschlossen.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>Text, den Sie gerade in einen Untertitel schrieben, steht dann wieder dort, zum Übernehmen oder Verwerfen.</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>Den Rest annehmen</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>Text nicht übernommen</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>Verwerfen, was Sie in diesen Untertitel getippt haben?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Weiter tippen</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>entschiedene Zeichen</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>gesetzte Großschreibungen</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>Änderungen an Text, Untertiteln oder Sprachen</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>Schnitte der Datei</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>Änderungen der Betriebsarten</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>gesetzte oder entfernte Lesezeichen</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>gesetzte oder entfernte Ausnahmen</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>rückgängig gemachte gespeicherte Schritte</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>Die Datei auf dem Datenträger ist nicht das, was Sie hier sehen.</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>Noch nicht in der Datei, seit dem letzten Speichern, {age}: {steps}.</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>Noch nicht in der Datei, seit dem Öffnen, {age}: {steps}.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>Wie die anzusehenden Stellen gewählt werden</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>Wie viel anzusehen ist</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Großschreibung</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>Auch Großschreibung durchsehen</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>Nach unsicherer Großschreibung fragen wie nach Zeichen</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>Was noch bleibt</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Sicherheit unter</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>Anteil aller Stellen</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>Zeit, die ich habe</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>noch {left} von {total}</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>Nichts mehr anzusehen</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>danach noch zu erwartende Fehler: {errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>Wird neu vorhergesagt</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>bis {time}, {percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>Vorhersage läuft: {where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>Vorhergesagt: {where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}; der Rest steht wie in der Datei.</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>etwa {minutes} min zu je {seconds:.1f} s ({whose})</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>Ihr Tempo</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>etwa {minutes} min</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>Wiederherzustellende Schritte</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>Dateien, die nicht ordnungsgemäß geschlossen wurden</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>Diese Dateien wurden nicht ordnungsgemäß geschlossen. Nichts von dem, was Sie entschieden haben, ist verloren.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Für später behalten</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>{name} mit einer Referenz vergleichen</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Der Vergleich ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>Hier ist kein Unterschied: gehen Sie zuerst zu einem.</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>Die Datei weicht von ihrer Referenz nicht mehr ab.</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>Referenz wählen …</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>Zahlen zu den Zeichen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>In der Referenz</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>Aus der Referenz übernehmen</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>Wählen Sie eine Untertiteldatei mit denselben Wörtern und richtigen Zeichen: jedes Zeichen und jeder Großbuchstabe, in dem diese Datei abweicht, steht dann hier.</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>Alle Unterschiede ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>Zeichen ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>Groß/klein ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>Diese Durchsicht: {minutes}:{seconds} min Arbeit, gedrückte Tasten: {keys}, auf 1.000 Wörter: {rate}</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Alle Zeichen</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>Fehlerrate {rate} %, {casing} Fehler der Großschreibung an {slots} Stellen.</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>Die Wörter weichen ab: {replaced} andere, {here} nur hier, {there} nur in der Referenz.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>Art der Unterschiede</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>Datei der Referenz</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle anhaken</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Alle Häkchen entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n Untertitel ändert sich.</numerusform>
            <numerusform>%n Untertitel ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>Untertitel vorher und nachher</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>Öffnen Sie eine Untertiteldatei, oder legen Sie eine hier ab.</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>TEXT BEARBEITEN</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>ZEIT BEARBEITEN</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>DURCHSICHT</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>Schreibung von „{word}“</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>Untertitel {cue} hat keine Wörter: darin ist nichts durchzusehen.</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>In dieser Datei steht kein Wort.</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>Zeichen werden vorhergesagt …</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>Gezeigtes annehmen</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>offen lassen, weiter</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>ebenso an %n gleichen Stelle</numerusform>
            <numerusform>ebenso an %n gleichen Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>Zu {percent} sicher gehört: „{word}“</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>anhören</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>anderes tippen</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>es stimmt</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>Rest der Zeile annehmen</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>alle sicheren annehmen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>den Vorschlag annehmen</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>dieses Zeichen setzen</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>kein Zeichen</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>Der Untertitel endet hier</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>mit dem nächsten verbinden</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>Der Untertitel geht weiter</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>hier teilen</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>nach „{word}“, gezeigt: {mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>das Menü Datei</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>Nichts mehr anzusehen. Speichern Sie mit {key}, oder verlangen Sie oben mehr Stellen.</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  Tasten</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>Hier geht es um die Groß- und Kleinschreibung eines Worts; Zeichen werden an den Lücken daneben gesetzt.</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>Zeile zu lang</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>Zu viele Zeilen</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Zu schnell</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>Zu kurz</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Zu lang</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>Zu dicht am nächsten</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>Beginnt dicht an einem Einstellungswechsel</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>Endet dicht an einem Einstellungswechsel</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Falsche Reihenfolge</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Kein Text</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>Keine Dauer</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>Ersetzungsliste wählen</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>Ersetzungslisten ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>Die Hausregeln sind fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>Die Regeln finden nichts zu ändern.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>In den ausgewählten Untertiteln</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>&amp;Liste hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>Listen &amp;zeigen</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>Der nächste Schritt zeigt jede Änderung, bevor sich etwas ändert.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>Nichts wurde geändert, darum bleibt {name}, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>die Datei, wie sie war, liegt unter {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>Suche nach Einstellungswechseln</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>Einstellungswechsel werden gesucht</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>Stelle in der Durchsicht</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>Sprecher umbenennen</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>In &amp;allen Untertiteln</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>Ab &amp;Untertitel {cue}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>&amp;Sprecher</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>&amp;Neuer Name</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   (Untertitel: {count})</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>Hier ist kein Sprecher genannt: weder mit &lt;v Name&gt; noch mit NAME: vor einer Zeile.</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>Rechtschreibung prü&amp;fen</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>Die Rechtschreibung wird nicht geprüft: {reason}.</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>sie ist im Menü Bearbeiten ausgeschaltet</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>das Extra „spell“ ist nicht installiert</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>kein Wörterbuch für {languages}</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Kein Wort dieser Datei ist falsch geschrieben.</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>A&amp;lle ändern</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>In dieser Datei &amp;ignorieren</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>Zu &amp;meinen Wörtern hinzufügen</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>Zum &amp;Glossar hinzufügen</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>Das nächste falsch geschriebene Wort wird gesucht …</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Kein Wort dieser Datei ist falsch geschrieben.</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} ist falsch geschrieben:</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>Neues Wort</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>Untertitel öffnen oder Beliebiges hier ablegen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>Ein Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>Wörter je Satz</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>Wörter je Minute (gemessene Wörter)</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>Wörter je Minute (über die Untertitel)</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>Vom ersten bis zum letzten</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>Dauer eines Untertitels</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>Abstand zwischen Untertiteln</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Überlappungen</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Zeichen pro Sekunde</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>Zu schnell für das Profil</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>Wörter je Minute</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>{least} bis {most} s, die Hälfte unter {middle} s</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>{mean} im Mittel, {most} höchstens</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>Die Zählung ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistik zu {name}</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>Untertitel nach Zeichen pro Sekunde. Ein Klick geht zum ersten davon.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>Fortschritt der Vorhersage</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Vorhersage anhalten</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Vorhersage läuft</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>Kodierung der Datei; ein Klick liest sie mit einer anderen</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>Kodierung: {name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>{name} wird geladen …</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Das Modell wird geladen …</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Modell: {name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>Hausstil</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Sprache hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>Alle anderen Sprachen</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>Sprache mit eigenen Grenzen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>Grenzen für</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>Max. Zeichen je Zeile</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>Max. Zeilen</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>Max. Zeichen pro Sekunde</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>Kürzeste Dauer</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>Längste Dauer</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>Kürzester Abstand zwischen Untertiteln</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>Bilder um einen Einstellungswechsel, in denen Anfang und Ende rücken</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>Bilder von einem Ende bis zum Einstellungswechsel</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>Bilder von einem Einstellungswechsel bis zu einem Anfang</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>Zählung der Zeichen</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>Chinesische und japanische Kommas</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>Chinesische und japanische Punkte</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>Jedes zählt eins</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>Halbbreite zählen halb</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Leerzeichen schreiben</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>Hausstile</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>&amp;Kopieren und ändern …</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>Kopie &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>Von der &amp;Liste nehmen</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>Kopie von {title}</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>Hausstile ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Vorschläge werden gesucht…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>Zu &amp;meinen Wörtern hinzufügen</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>Zum &amp;Glossar des Projekts hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>In dieser Datei &amp;ignorieren</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>Die andere Fassung hat Unterbrechungen</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>Die Verschiebung ändert sich an einigen Zeilen, etwa nach Werbung oder in einer anderen Schnittfassung.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>Datei mit richtigen Zeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n Untertitel ändert sich.</numerusform>
            <numerusform>%n Untertitel ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>Untertitel {cue}: aus {old} wird {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>Ab Untertitel {cue}: aus {old} wird {new} ({seconds} s)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>und %n weiterer Teil</numerusform>
            <numerusform>und %n weitere Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>Es ist kein Ton geöffnet, oder er wird noch gelesen. Öffnen Sie einen im Menü Wiedergabe.</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>Wählen Sie eine Datei, deren Zeiten richtig sind.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Der Vergleich ist fehlgeschlagen; die Protokolldatei sagt, wo.</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>Datei mit den richtigen Zeiten für {name}</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>Text der Zeile</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>Klicken, um den Text zu bearbeiten</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>Zeiten von Untertitel {cue}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>Zeiten verschieben</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>Sekunden später</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Synchronisieren</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>Aus {time} wird</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Zwei Zeitpunkte</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>Eine andere Datei, auch eine Übersetzung</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>Das Gesprochene im geöffneten Ton</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>{share} % der Wörter passen.</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>Sprechmuster: {share} % vor dem nächstbesten Versatz.</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>Das kann Zufall sein; prüfen Sie es, bevor Sie speichern.</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>Zeiten an Einzelbildern ausrichten</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählte</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>Ab dem ersten ausgewählten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>%n Untertitel ändert sich. Untertitel {cue}: aus {old} wird {start} bis {end}.</numerusform>
            <numerusform>%n Untertitel ändern sich. Untertitel {cue}: aus {old} wird {start} bis {end}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>Die neue Zeile liegt in der freien Zeit zwischen den anderen Zeilen.</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>Die Zeile ist so nahe an der Abspielposition, wie andere Zeilen und ihre Dauer es zulassen.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>Zeichen behalten, Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Kommas, Punkte und Fragezeichen von Grund auf neu setzen</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>Nur vorschlagen: schreiben, was ich entscheide</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>Schreibung lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>Groß, wo Sätze anfangen</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>Schreibung nach dem Modell</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>Neue Untertitel an den Satzenden</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>Untertitel behalten, Wörter zwischen Nachbarn verschieben</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Unsicherste zuerst</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>Fragen, dann Satzenden, dann Kommas</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Nach Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>Wellenform</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>Güte der Zeichen</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>Güte der Großschreibung</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>Gemessene Wörter</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>diese Datei</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>schneller getippt als durchgesehen</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>mitgeliefertes Modell: {share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>Gehe zu Untertitel oder Zeit</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>Nummer eines Untertitels oder eine Zeit</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 oder 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>Untertitel {cue}, bei {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>Einen solchen Untertitel oder eine solche Zeit gibt es nicht.</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>Untertitel 1 bis {count}</translation>
    </message>
</context>
</TS>
