<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} nie jest odnośnikiem do napisów na tym komputerze.</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>Nie udało się utworzyć napisów; dziennik błędów mówi dlaczego.</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>Nie można otworzyć {address}: adres nie zaczyna się od http ani https.</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>Nie udało się pobrać napisów; dziennik błędów mówi dlaczego.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>Dodaj p&amp;liki…</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>Dodaj &amp;folder…</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Pomiń</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>W&amp;znów</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>Upuść tutaj pliki i foldery z napisami.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>Postęp wszystkich plików</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Odczyt</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>Odczytano, czeka</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>Wstawianie znaków, {percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>Niepowodzenie: {reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>Już gotowe, z tymi samymi opcjami</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>Pominięto: wynik już istnieje</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>Pominięto: plik wynikowy od tego czasu edytowano</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>Pominięto: zapisuje go lub zapisał inny program</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>Pominięto: dowiązanie prowadzące poza folder</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>Pominięto: {reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>Odczytano, nic do zapisu</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>Zapisano; ma swoje znaki i nie dostał innych</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>Uzupełnij braki, omiń pliki, które mają znaki</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>Uzupełnij braki w każdym pliku</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Wstaw przecinki, kropki i pytajniki od nowa</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>Nie zapisuj żadnych, tylko raport</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>Wybierz inne miejsce lub inny przyrostek wyników.</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} z {all} plików</translation>
    </message>
    <message>
        <source>written</source>
        <translation>zapisane</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>odczytane, nic do zapisu</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieudane</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>niezrobione: {count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Gotowe.</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>Słowa: {words}, dodane znaki: {marks}.</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>{pace} słów na sekundę</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>mniej niż minuta</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>jeszcze około {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>jeszcze około {hours} godz.</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>Zostaw napisy bez zmian</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>Obok każdego pliku, z przyrostkiem</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>W innym folderze</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>Zostaw je, pomiń plik</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>Zapisz je od nowa</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>Wybierz folder, do którego trafią wyniki.</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>Przyrostek staje się częścią nazwy pliku: litery, cyfry, kreski.</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>Wybierz plik, do którego trafi raport.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Dowolny</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>Języki plików: {codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>Przyrostek</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>Folder na wyniki</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>Raporty (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Wielkość liter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cięcie</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>Profil cięcia</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>Dokąd trafiają wyniki</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>Przyrostek wyników</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>Folder wyników</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>Wybierz folder wyników</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>Wyniki, które już istnieją</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>Plik raportu</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>Wybierz plik raportu</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Napisy</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>Przebieg się nie powiódł; dziennik błędów mówi gdzie.</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>Wstaw znaki w folderze</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>Nie można było przejrzeć folderów.</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>Z tymi nie ma nic do zrobienia.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Raport jest w {file}.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Dodaj pliki</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Dodaj folder</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>Trwa wstawianie znaków w plikach</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>Zatrzymać wstawianie znaków i wyjść?</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>To, co zapisano, zostaje. Następny przebieg może zrobić resztę: pominie te pliki.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Zatrzymaj i wyjdź</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>Pliki są dalej przetwarzane w tle; „Wstaw znaki w folderze” pokazuje postęp.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>Otwórz tłumaczenie obok {name}</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>Czytanie napisów…</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} nie można było otworzyć; dziennik błędów mówi dlaczego.</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>Napisy bez odpowiednika: {here} w tym pliku, {there} w drugim.</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}, obok</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>&amp;Plik…</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nic</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>Obok</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>Liczby według języka</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Napisy</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Do przejrzenia</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>Wybierz tłumaczenie tego pliku albo inny otwarty plik: jego napisy pokażą się tu obok napisów z tego samego czasu.</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>Napisy pliku obok</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>Plik obok</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>Wybierz plik pokazywany tutaj</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>Edytuj plik obok w osobnej karcie</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– brak napisu –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>Plik obok nie ma napisu w tym czasie.</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>Plik na wierzchu nie ma napisu w tym czasie.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>Notatka do napisu {cue}:</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>Ten plik nie ma zakładek.</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>Brak zakładek. Menu Edycja ustawia zakładkę przy bieżącym napisie.</translation>
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
        <translation>Zainstaluj go ponownie albo usuń: w tym stanie nie można go używać.</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>Nie podano; zapytaj autorów</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>Dostarczany z programem Interpunct; jego karta podaje licencje tekstów</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>Ten model nie podaje liczb: nie został zmierzony.</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>Zmierzono przy instalacji na tekście z 40 zdań, obok modelu dołączonego. To za mało, aby uszeregować dobre modele.</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>Zmierzono na nowym tekście bez napisów. Stopa błędów: błędne miejsca na każde miejsce ze znakiem; mniej znaczy lepiej.</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>Nie zmierzono go w tych językach otwartego pliku: {languages}.</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>Po tym pomiarze model dostosowano. Na nowym tekście użytkownika trafność zmieniła się z {f1_before} % na {f1_after} %, stopa błędów z {before} % na {after} %.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Karta modelu</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Trafność</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>&amp;Karta modelu</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>Trafność modelu, według języka</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>Modele</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>Użyj w &amp;edytorze</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>Za&amp;instaluj folder…</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>Zainstaluj &amp;archiwum…</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>&amp;Opublikowane modele…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — uszkodzony</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name} (dostarczony)</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — w użyciu</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>Folder modelu lub punktu kontrolnego</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>Archiwum modelu lub punktu kontrolnego</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Zainstaluj</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nazwa modelu</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>Instalowanie {name}…</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>Nie udało się zainstalować.</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>Pobieranie {name}: {percent} %</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>Wczytać wagi tego modelu?</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>Są w pliku pickle. Wczytywane są tylko tensory, a nic z pliku nie jest uruchamiane. Mimo to unikaj plików z nieznanego źródła.</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>{name} jest zainstalowany.</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} został usunięty.</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>Usunąć {name} z tego komputera?</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>Jego folder zostanie usunięty: {folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>Edytor działa dalej z dostarczonym modelem.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>Zastąpić model {name}?</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>Model o tej nazwie jest już zainstalowany.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zamień</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>Ta zmiana, przed</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>Ta zmiana, po</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>Zmienione napisy</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zachowaj moją</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Później</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Wczytaj ponownie</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>Inny program usunął lub przeniósł {name}. Zapisanie utworzy plik na nowo.</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>Inny program zmienił {name}.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Porównanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>Zmieniono {name}</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>Nie udało się zachować pliku; dziennik podaje przyczynę.</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>Nie zmienił się żaden napis, tylko to, co jest wokół napisów.</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>Ponowne wczytanie pomija Twoje niezapisane zmiany tekstu, napisów i czasów.</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>Plik w Twojej wersji zostaje wtedy zachowany jako kopia zapasowa.</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>Plik wczytano ponownie.</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>Plik w Twojej wersji zachowano jako {path}.</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>Z {all} ustawionych znaków, wielkich liter i zakładek {kept} pasuje do pliku w obecnej postaci.</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– brak napisu –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>Sprawdzanie pisowni zostało przerwane; plik dziennika mówi, gdzie.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>najbardziej prawdopodobny</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>mała litera</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>wielka litera</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>same wielkie litery</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Klawisz {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>Nie zaznaczono żadnego wiersza.</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>Teraz nie ma żadnego pytania: najpierw zaznacz wiersz.</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>Napis {cue} nie ma słów, więc ten klawisz nic tu nie robi.</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>Pytanie dotyczy napisu {cue}, który nie jest zaznaczony.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Trwanie</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>zn./s</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Mówca</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Znaki na sekundę</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>Edytor napisów z rozpoznawania mowy.</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>Przewiduj tym modelem do zamknięcia edytora: nazwa modelu dołączonego lub zainstalowanego albo folder modelu.</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>Miejsce do pokazania w pierwszym pliku: napis albo napis i przesunięcie w jego tekście, na przykład 12:34.</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>Pliki napisów do otwarcia.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>Tekst napisu</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>Tekst różni się od tekstu pliku z chwili otwarcia.</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>Zakładka: {note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>Napis {number}: {message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>Znaki na sekundę.</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>Znaki na sekundę; profil dopuszcza {most}.</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>Napisy</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Trwanie</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Napis</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>Cięcie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>Od czasu cięcia zdania kończą się gdzie indziej, najpierw w napisie {cue}. Zmiany, które za nimi idą: {count}.</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>Tnij ponownie…</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>Tnij na końcach zdań</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>Pokaż też napisy bez zmian</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>Zaznaczono to, czego wymagają późniejsze decyzje: zdania kończą się tam teraz gdzie indziej.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Wszystkie</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Żadne</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>&amp;Poprzednia zmiana</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>&amp;Następna zmiana</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>Trwa cięcie…</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>Cięcie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} z {all} zmian</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>Z %n napisu powstaje {after}; zmienione: {changed}.</numerusform>
            <numerusform>Z %n napisów powstaje {after}; zmienione: {changed}.</numerusform>
            <numerusform>Z %n napisów powstaje {after}; zmienione: {changed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>Postęp cięcia</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>Sposób cięcia</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>Napisy przed cięciem i po nim</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>Napis</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Wzorzec</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>Coś poszło źle; twoje kroki są bezpieczne w dzienniku. Szczegóły: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>{count} dzień temu</numerusform>
            <numerusform>{count} dni temu</numerusform>
            <numerusform>{count} dni temu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>{count} min temu</numerusform>
            <numerusform>{count} min temu</numerusform>
            <numerusform>{count} min temu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>{count} godz. temu</numerusform>
            <numerusform>{count} godz. temu</numerusform>
            <numerusform>{count} godz. temu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>pominięto {count} znak, którego nikt nie obejrzał</numerusform>
            <numerusform>pominięto {count} znaki, których nikt nie obejrzał</numerusform>
            <numerusform>pominięto {count} znaków, których nikt nie obejrzał</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>{count} znak pochodzi od modelu i nie został obejrzany</numerusform>
            <numerusform>{count} znaki pochodzą od modelu i nie zostały obejrzane</numerusform>
            <numerusform>{count} znaków pochodzi od modelu i nie zostało obejrzanych</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>zestaw</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>nie można go odtworzyć ({reason}).</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>bez QtMultimedia niczego nie można odtworzyć ({reason}).</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>to nie jest czas.</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>dla tego języka nie zainstalowano słownika.</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>nie można odczytać tego słownika pisowni.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>Pisownia w jego języku nie jest sprawdzana; zainstaluj słownik ponownie.</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>nie można zachować własnych słów.</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>Sprawdź, czy możesz tam zapisywać.</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>to jest plik, a kilka wejść wymaga folderu.</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>Podaj folder za pomocą -o.</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>tam trafia raport.</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>to jest plik wejściowy, nadpisywany tylko na życzenie.</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>Niczego nie zapisano. Podaj --in-place albo inne -o.</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>ten plik nie jest raportem i nie zostanie nim zastąpiony.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Nadaj raportowi inną nazwę.</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>Zrób tam miejsce albo wyłącz kopie w menu Plik.</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>niczego nie zapisano, bo obecnego pliku nie da się zachować w {folder}: {reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>Wyeksportuj go do SRT lub WebVTT.</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>napis {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>ten tekst zostałby odczytany jako więcej niż jeden napis.</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>Inny program zmienił {count} napis.</numerusform>
            <numerusform>Inny program zmienił {count} napisy.</numerusform>
            <numerusform>Inny program zmienił {count} napisów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>Wykonane kroki: {count}, ostatni {age}. Przywrócić je?</numerusform>
            <numerusform>Wykonane kroki: {count}, ostatni {age}. Przywrócić je?</numerusform>
            <numerusform>Wykonane kroki: {count}, ostatni {age}. Przywrócić je?</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>inny przebieg zapisuje ten raport.</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>Poczekaj, aż się zakończy, albo nadaj temu raportowi inną nazwę.</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>ten raport nie ma końca i nic się do niego nie dopisuje.</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>to nie jest część raportu.</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>ten raport jest dokumentem i nie mogą po nim następować wiersze.</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>Nadaj mu rozszerzenie .json.</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>Usuń z niego puste wiersze i wiersze czasu.</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>{format} nie jest zapisywany z powrotem.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>Najpierw przekonwertuj plik na UTF-8.</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>odczytany jako {encoding}, plik nie daje z powrotem tych samych bajtów; można go oglądać, ale nie edytować.</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>{sign!r} nie da się zapisać w kodowaniu pliku, {encoding}.</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>bajt {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>bajty nie są w kodowaniu {encoding}.</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>bajty są w UTF-8, ale tu uszkodzone.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>bajty nie są w UTF-8 i żadne inne kodowanie nie pasuje.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>Podaj na przykład utf-8, utf-16, cp1252 lub gb18030.</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>nie ma kodowania o nazwie {name!r}.</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>{encoding} nie ma znaku {sign}.</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>rysunki</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>style, nazwy i warstwy</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>nawiasy klamrowe</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentarze</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>karaoke</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>znaczniki nadpisujące</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>pozycje</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>ten JSON nie ma listy segmentów.</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>segment nie ma czasu.</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>czas przekracza wszelką miarę.</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>to nie jest poprawny JSON: {reason}.</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>nie można odczytać tego JSON-a: {reason}.</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>czcionki i kolory</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>czasy słów</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>znaczniki języka</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>klasy</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>Jego tekst nie może zawierać pustego wiersza ani wiersza czasu.</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>Zainstaluj interpunct[interop].</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>Interpunct czyta {formats} oraz {last}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>plik jest pusty.</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>to nie są napisy ({kind}).</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>nie znaleziono żadnego napisu (wygląda na: {kind}).</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>nie można odczytać pliku: {reason}.</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>Jego tekst nie może zawierać pustego wiersza ani wiersza czasu, a czasy – znaku minus.</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>ten napis nie zostałby odczytany z {format} w tej samej postaci.</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>nowy napis {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>plik o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wybierz inną nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>{count} napis: znaki bez kodu stają się znakami zapytania</numerusform>
            <numerusform>{count} napisy: znaki bez kodu stają się znakami zapytania</numerusform>
            <numerusform>{count} napisów: znaki bez kodu stają się znakami zapytania</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>pola tekstowe</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>przypisy dolne i końcowe</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>wzory</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>osadzone dokumenty</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>Nie są czytane {kind}: {count}.</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>znaki, których brakuje w tabeli pliku, są pokazane jako �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>Pobierz go ponownie ze źródła.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>{count} napis: kod czasowy, który nie istnieje</numerusform>
            <numerusform>{count} napisy: kody czasowe, które nie istnieją</numerusform>
            <numerusform>{count} napisów: kody czasowe, które nie istnieją</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>{count} napis: wiersz dłuższy niż 40 znaków, który odtwarzacze EBU STL mogą uciąć</numerusform>
            <numerusform>{count} napisy: wiersze dłuższe niż 40 znaków, które odtwarzacze EBU STL mogą uciąć</numerusform>
            <numerusform>{count} napisów: wiersze dłuższe niż 40 znaków, które odtwarzacze EBU STL mogą uciąć</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>jest ucięty: żaden z jego {blocks} bloków nie jest cały.</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>ostatni blok jest ucięty; brakuje jego tekstu</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>Popraw to na cztery cyfry od 0 do f albo usuń.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>{count} napis: wiersz dłuższy niż 32 znaki jest łamany</numerusform>
            <numerusform>{count} napisy: wiersze dłuższe niż 32 znaki są łamane</numerusform>
            <numerusform>{count} napisów: wiersze dłuższe niż 32 znaki są łamane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>{count} napis pojawia się po swoim początku, bo SCC ładuje dwa znaki na klatkę</numerusform>
            <numerusform>{count} napisy pojawiają się po swoim początku, bo SCC ładuje dwa znaki na klatkę</numerusform>
            <numerusform>{count} napisów pojawia się po swoim początku, bo SCC ładuje dwa znaki na klatkę</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} nie jest parą bajtów.</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>dokument RTF</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>Zapisz go jako .txt lub .docx; z takich transkrypcji powstają napisy.</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>archiwum ZIP (albo dokument biurowy)</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>archiwum gzip</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>archiwum 7-Zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>archiwum RAR</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>obraz PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>obraz JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>obraz GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>dokument PDF</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>film Matroska lub WebM</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>plik multimedialny Ogg</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>plik RIFF (WAV, AVI lub WebP)</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>plik MP3</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>plik FLAC</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>napisy graficzne VobSub albo strumień MPEG</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>baza danych SQLite</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>plik wideo lub dźwiękowy MP4</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>plik bez tekstu</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>dane binarne</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>zwykły tekst</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>Advanced SubStation Alpha (ASS) bez dialogów</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>indeks VobSub; jego napisy są obrazami</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>tekst z czasami z YouTube (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>strona internetowa</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>JSON bez segmentów</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>pogrubienie</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>kursywa</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>przekreślenie</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>podkreślenie</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>Najpierw popraw ten napis.</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>napisów nie zapisuje się jako {format}.</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>tekst napisu zawiera wiersz czasu, czego {format} nie może wyrazić.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>{count} napis: pominięto {kind}, czego {format} nie może wyrazić</numerusform>
            <numerusform>{count} napisy: pominięto {kind}, czego {format} nie może wyrazić</numerusform>
            <numerusform>{count} napisów: pominięto {kind}, czego {format} nie może wyrazić</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>w międzyczasie ktoś inny zapisał ten plik; pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>Zapisz go pod inną nazwą lub w innym folderze.</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>nie można zapisać pliku: {reason}.</translation>
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
        <translation>Poproś autora archiwum o inne.</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>Użyj ctranslate2 albo torch.</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>silnik torch wymaga pakietu torch, którego nie zainstalowano.</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>Zainstaluj interpunct[torch] albo użyj --backend ctranslate2.</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>Nie można użyć GPU ({reason}); pracę wykona CPU.</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>Użyj --device cpu.</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>Użyj --device cpu albo mniejszego pliku.</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>Zainstaluj model ponownie.</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>nie można użyć GPU: {reason}.</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>Wybierz nazwę bez ukośników, dwukropków i znaków sterujących, która nie zaczyna się od kropki.</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>Wybierz inną nazwę (--name).</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>Wybierz inną nazwę (--name) albo --overwrite.</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>można usunąć tylko zainstalowane modele.</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>Zamknij to, co ma otwarte jego pliki, i sprawdź, czy możesz tam zapisywać.</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>nie można usunąć modelu: {reason}.</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>{what} przy „{word}”</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>nie ma zakładki do ustawienia ani usunięcia.</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>brak zakładki</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>zakładka</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>pisownia jak w tekście</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>wykrzyknik</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>dwukropek</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>wielokropek</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>myślnik</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>mała litera</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>wielka litera</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>wielkie litery</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>uzupełniaj</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>zastępuj</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>proponuj</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>zachowaj</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>zdania</translation>
    </message>
    <message>
        <source>model</source>
        <translation>model</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>{mark} po „{word}”</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>{count} decyzja</numerusform>
            <numerusform>{count} decyzje</numerusform>
            <numerusform>{count} decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>Zamiast tego edytuj tekst napisu.</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>bez znaku</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>przecinek</translation>
    </message>
    <message>
        <source>period</source>
        <translation>kropka</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>znak zapytania</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>{casing} w „{word}”</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>{what} przy napisie {number}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{what} w {count} miejscu</numerusform>
            <numerusform>{what} w {count} miejscach</numerusform>
            <numerusform>{what} w {count} miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>znaki: {marks}, wielkość liter: {casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>nie ma słowa numer {index} o brzmieniu {word!r}.</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>po „{word}” nie może stać żaden znak.</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} nie jest znakiem interpunkcyjnym.</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>miejsce {slot} jest chronione.</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>wyrażenie regularne zbyt wiele powtarza.</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>ta zamiana zmieniłaby znacznik.</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>Zamiast tego edytuj tekst.</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>szukany tekst ma więcej niż {most} znaków.</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>nie można odczytać wyrażenia regularnego: {reason}.</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>to wyszukiwanie trwa zbyt długo.</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>Uprość wyrażenie regularne.</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>nie można odczytać tekstu zamiany: {reason}.</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>Zrób miejsce albo wybierz inny folder i spróbuj ponownie; tymczasem zapisz napisy.</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>za dużo wierszy.</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>nie można zapisać dziennika ({reason}).</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>Odzyskaj go z kopii napisów przechowywanej obok dziennika albo odrzuć.</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>nie ma nic do cofnięcia ani ponowienia.</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>Otwórz go w wersji programu Interpunct, która go zapisała.</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>ten krok jest za długi na dziennik.</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>ten dziennik należy do innej wersji pliku {caption}.</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>Wcześniejsze kroki są odzyskane.</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>nie można odczytać dziennika ({reason}).</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Odrzuć go.</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>dziennik ma format {format}, a nie {known}.</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>wiersz nie jest w formacie JSON.</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>tego kroku nie da się powtórzyć: {what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>to nie jest dziennik: {what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>błędne pole: {reason}.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>za długi wiersz.</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>nie można skopiować zapisanego przeglądu ({reason}).</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>nie można utworzyć folderu sesji ({reason}).</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>ten plik jest otwarty w innym edytorze.</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>Najpierw zamknij tam ten plik.</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>nie można otworzyć blokady ({reason}).</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>nie ma napisu, którego tekst się zmienia.</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>tekst {count} napisu</numerusform>
            <numerusform>tekst {count} napisów</numerusform>
            <numerusform>tekst {count} napisów</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>tekst napisu {cue}</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>zapisany przegląd nie daje już tekstu tego pliku.</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>Plik jest przeglądany od nowa; jego znaki uznaje się za dane.</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>podział po „{word}”</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>połączenie napisów {first} i {second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{language}: {cues}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>nie ma następnego napisu, z którym można by połączyć ten.</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>nie ma takiego napisu, którego język można by ustawić.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>{count} napis</numerusform>
            <numerusform>{count} napisy</numerusform>
            <numerusform>{count} napisów</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>mniej niż połowa słów to słowa tego pliku.</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>Wybierz wzorzec tej samej wypowiedzi w tym samym języku.</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>Proszę zapisać go jako {example} lub krótko jako 1:02.5.</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>Przyjąć {count} propozycję w tym pliku, pewną co najmniej w {percent:.0f} %? To jeden krok, który można cofnąć.</numerusform>
            <numerusform>Przyjąć {count} propozycje w tym pliku, pewne co najmniej w {percent:.0f} %? To jeden krok, który można cofnąć.</numerusform>
            <numerusform>Przyjąć {count} propozycji w tym pliku, pewnych co najmniej w {percent:.0f} %? To jeden krok, który można cofnąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>Wybierz kodowanie, w którym jest zapisany.</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>Napraw plik albo odczytaj jego bajty tak, jak są, jako latin-1.</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>jest większy niż {most} MB.</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>Jeśli to napisy, podziel plik albo zezwól na więcej opcją --max-size.</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>to folder, urządzenie albo potok</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>Podziel go na napisy po jednym zdaniu lub kilka zdań.</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>ma więcej niż {most} znaków.</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>nie ma miejsca na jego {size} MB.</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>Zwolnij miejsce na dysku.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>zawiera {name}, a taka nazwa nie może występować w modelu.</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>po rozpakowaniu zajęłoby ponad {size} MB.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>zawiera {name}, co nie jest plikiem.</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>nie można rozpakować archiwum: {reason}.</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>zawiera więcej niż {count} plików.</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>wielkość liter w „{word}” zostaje bez zmian.</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>dla „{word}” nie zaproponowano wielkości liter.</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>mówca potrzebuje widocznej nazwy.</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>Wybierz jednego z mówców pliku.</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>„{old}” to „{new}”: {cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>mówca już nazywa się „{name}”.</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>nikt tam nie nazywa się „{name}”.</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>cięcie na {count} napis</numerusform>
            <numerusform>cięcie na {count} napisy</numerusform>
            <numerusform>cięcie na {count} napisów</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>nie ma napisu numer {number}.</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>czasy napisu {cue}</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>żaden napis nie dostaje innych czasów.</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>czasy {count} napisu</numerusform>
            <numerusform>czasy {count} napisów</numerusform>
            <numerusform>czasy {count} napisów</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>napis zacząłby się przed filmem.</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>Wybierz późniejszy początek.</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>napis skończyłby się, zanim by się zaczął.</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>Wybierz koniec po początku.</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>sesja tego pliku nie została zamknięta.</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>Odzyskaj ją albo odrzuć.</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>kopia napisów została zmieniona.</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>Otwórz sam plik z napisami.</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>nie można odczytać kopii napisów ({reason}).</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>nie można skopiować napisów ({reason}).</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>zamknij je albo usuń przed cięciem napisów.</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>naraz otwartych jest więcej niż {most} znaczników;</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>Wiersz ma znaków: {width:g}; mieści się {most}.</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>Napis ma wierszy: {lines}; mieści się {most}.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>Napis trwa {duration} ms: kończy się, zanim ktoś go zobaczy.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>Napis trwa {duration} ms; wymagane co najmniej {least} ms.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>Napis trwa {duration} ms; wymagane najwyżej {most} ms.</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>Napis ma tempo {speed:g} zn./s; da się przeczytać {most:g}.</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>Następny napis zaczyna się {late} ms przed tym.</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>Napis jest widoczny jeszcze {late} ms po rozpoczęciu następnego.</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>Napis nie ma tekstu.</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>Do następnego napisu jest {gap} ms; wymagane {least} ms.</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>przewidywania nie pasują do słów.</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>przewidywania są niepełne.</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>połączenie napisów od {first} do {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>Niektóre napisy wyglądają inaczej niż przedtem: ta wersja Interpunct inaczej pokazuje te same przewidywania. Wszystkie Twoje kroki są zachowane.</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>plan cięcia należy do innego dokumentu.</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>napisy są w dwóch językach, po wierszu; cięcie na końcach zdań by je rozerwało.</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>Zachowaj napisy albo ustaw jeden język dla wszystkich.</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>plan cięcia pomija część dokumentu.</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>Pozostaje: {findings}.</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}; {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>{count:,} napis z za długim wierszem</numerusform>
            <numerusform>{count:,} napisy z za długim wierszem</numerusform>
            <numerusform>{count:,} napisów z za długim wierszem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>{count:,} napis z za wieloma wierszami</numerusform>
            <numerusform>{count:,} napisy z za wieloma wierszami</numerusform>
            <numerusform>{count:,} napisów z za wieloma wierszami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>{count:,} napis za szybki: tak szybko się mówi</numerusform>
            <numerusform>{count:,} napisy za szybkie: tak szybko się mówi</numerusform>
            <numerusform>{count:,} napisów za szybkich: tak szybko się mówi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>{count:,} napis za krótki: następny jest tuż za nim</numerusform>
            <numerusform>{count:,} napisy za krótkie: następny jest tuż za nimi</numerusform>
            <numerusform>{count:,} napisów za krótkich: następny jest tuż za nimi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>{count:,} napis za długi</numerusform>
            <numerusform>{count:,} napisy za długie</numerusform>
            <numerusform>{count:,} napisów za długich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>{count:,} napis za blisko następnego</numerusform>
            <numerusform>{count:,} napisy za blisko następnego</numerusform>
            <numerusform>{count:,} napisów za blisko następnego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>{count:,} napis widoczny po rozpoczęciu następnego</numerusform>
            <numerusform>{count:,} napisy widoczne po rozpoczęciu następnego</numerusform>
            <numerusform>{count:,} napisów widocznych po rozpoczęciu następnego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>{count:,} napis po następnym</numerusform>
            <numerusform>{count:,} napisy po następnym</numerusform>
            <numerusform>{count:,} napisów po następnym</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>{count:,} napis bez tekstu</numerusform>
            <numerusform>{count:,} napisy bez tekstu</numerusform>
            <numerusform>{count:,} napisów bez tekstu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>{count:,} napis bez czasu trwania</numerusform>
            <numerusform>{count:,} napisy bez czasu trwania</numerusform>
            <numerusform>{count:,} napisów bez czasu trwania</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>Popraw ten wiersz.</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>`interpunct.transcript.languages.Language` mówi, co zawiera tabela.</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>{count} słowo jest w języku, którego Interpunct nie zna ({language}): zostaje bez zmian</numerusform>
            <numerusform>{count} słowa są w języku, którego Interpunct nie zna ({language}): zostają bez zmian</numerusform>
            <numerusform>{count} słów jest w języku, którego Interpunct nie zna ({language}): zostają bez zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>torch nie znajduje GPU.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>{count} słowo jest w języku, w którym wpisanie znaków wymaga mniej klawiszy niż przegląd ({language}): znaki i wielkość liter są tylko sugerowane</numerusform>
            <numerusform>{count} słowa są w języku, w którym wpisanie znaków wymaga mniej klawiszy niż przegląd ({language}): znaki i wielkość liter są tylko sugerowane</numerusform>
            <numerusform>{count} słów jest w języku, w którym wpisanie znaków wymaga mniej klawiszy niż przegląd ({language}): znaki i wielkość liter są tylko sugerowane</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>cięcie wymaga profilu.</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>to nie jest raport.</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>ten raport pochodzi z innego przebiegu: ma inne opcje albo inny model.</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>Połącz raporty jednego manifestu.</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>Nie ma napisu do wklejenia.</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>Przesuwać można tylko sąsiednie wiersze.</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>Nie ma napisu, za który można przesunąć.</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>Napisy są już w kolejności.</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>Tych napisów nie ma w pliku.</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>Kopiowanego napisu nie ma w pliku.</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>W pliku nie zostałby żaden napis.</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>Zamknij plik albo zostaw jeden napis.</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>usunięcie {count} napisu</numerusform>
            <numerusform>usunięcie {count} napisów</numerusform>
            <numerusform>usunięcie {count} napisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>kopia {count} napisu</numerusform>
            <numerusform>kopie {count} napisów</numerusform>
            <numerusform>kopie {count} napisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>{count} wklejony napis</numerusform>
            <numerusform>{count} wklejone napisy</numerusform>
            <numerusform>{count} wklejonych napisów</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>inna kolejność napisów</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>lista o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>Zmień nazwę nowej listy albo usuń starą.</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>nie można skopiować listy.</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>to nie jest adres internetowy.</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>Zapisz plik w przeglądarce i otwórz go.</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>nie można go pobrać: {reason}.</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>napisy w {format} nie mają numerów.</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>pakiet ttconv, który czyta i zapisuje formaty nadawców, nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>Zainstaluj interpunct[broadcast] albo wybierz inny format.</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>nie można go odczytać: {reason}.</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>pakiet python-docx, który czyta i zapisuje .docx, nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>Zainstaluj interpunct[docx] albo wybierz inny format.</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>po rozpakowaniu zajmuje ponad 64 MB.</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>Zapisz go bez obrazów.</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>to nie jest dokument .docx: {reason}.</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>jego blok ogólny jest ucięty albo podaje nieznaną tablicę znaków.</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>w EBU STL nie zmieści się doba ani więcej, ani tak długi tekst.</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>Podziel napis albo wybierz inny format.</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>nie udało się zainstalować dźwięku ({reason}).</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>końce wierszy</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>style słów</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>kreski pionowe</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>Najpierw potnij napisy albo wybierz inny format.</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>SCC pokazuje najwyżej {most} wierszy po 32 znaki.</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>style</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>TTML bez tekstu z czasami</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>Zamknij każdy znacznik w jego napisie.</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>{format} nie może wyrazić znacznika bez końca ani znaku sterującego.</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>Najpierw wyeksportuj plik do innego formatu.</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>{format} nie ma kursywy.</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Napis zaczyna się {frames:+.1f} klatki od zmiany ujęcia; wymagane co najmniej {least}.</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Napis kończy się {frames:+.1f} klatki od zmiany ujęcia; wymagane co najmniej {least}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>{count:,} napis zaczynający się blisko zmiany ujęcia</numerusform>
            <numerusform>{count:,} napisy zaczynające się blisko zmiany ujęcia</numerusform>
            <numerusform>{count:,} napisów zaczynających się blisko zmiany ujęcia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>{count:,} napis kończący się blisko zmiany ujęcia</numerusform>
            <numerusform>{count:,} napisy kończące się blisko zmiany ujęcia</numerusform>
            <numerusform>{count:,} napisów kończących się blisko zmiany ujęcia</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>nie można zapisać stylu: {reason}.</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>Zapisz do innego pliku lub folderu, z --out.</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>Pliku {format} nie można zmienić w miejscu.</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>Uruchom jego serwer albo podaj jego adres.</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>Umieść jego klucz w zmiennej środowiskowej {name}.</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>Zwolnij miejsce na dysku i sprawdź, czy folder istnieje i czy można w nim zapisywać.</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>nie można zapisać modelu: {reason}.</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>żaden format nie ma tego rozszerzenia.</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>Zakończ nazwę rozszerzeniem .srt lub .vtt.</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>Nic nie zapisano. Pomiń jeden z nich opcją --exclude albo przetwórz każdy z innym -o.</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>Zwolnij miejsce na dysku albo wskaż inny folder zmienną TMPDIR.</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>huggingface_hub, który pobiera modele, nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>Zainstaluj to, co potrzebne, poleceniem: pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>Spróbuj później, a praca pójdzie dalej od tego, co już jest; albo pobierz folder modelu tam, gdzie jest sieć, i wskaż ten folder.</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>hub nie ma jego {files}.</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>nie można pobrać {repository} z huba: {reason}.</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>Wskaż folder modelu Whisper przekształconego dla CTranslate2.</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>modelu rozpoznawania {name} nie ma na tym komputerze.</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>nie ma modelu rozpoznawania ani folderu {name}.</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>brakuje w nim {files}.</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>--fetch pobiera go z huggingface.co/{repository}: {size:,} MB, licencja {licence}.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Wybierz jeden z {names}.</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>Pobierz model ponownie.</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>model rozpoznawania nie zna języka {code}.</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>mowę rozpoznaje faster-whisper, którego brakuje.</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>nie można odczytać modelu rozpoznawania: {reason}.</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>Zna: {codes}.</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>nie usłyszano w nim mowy.</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>Użyj mniejszego modelu albo procesora.</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>rozpoznawanie zostało przerwane: {reason}.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>Zainstaluj to, co potrzebne, poleceniem: pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>dźwięk odczytuje PyAV, którego brakuje.</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>Wybierz plik, który odtwarzają inne programy.</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>nie można z niego odczytać dźwięku ani obrazu ({reason}).</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>film nie ma dźwięku.</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>Wskaż jego plik dźwiękowy.</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>plik nie ma obrazu, więc nie ma zmian ujęć.</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>klucz szedłby przez sieć bez szyfrowania.</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>model językowy pod adresem {host} nie odpowiada: {reason}.</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>Sprawdź jego adres i nazwę modelu.</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>model językowy pod adresem {host} odmawia: stan {status}.</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>Użyj https albo usuń {name}.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Spróbuj ponownie później.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>do {words} słów trafi do modelu językowego pod adresem {host}, {place}: około {tokens} tokenów z odpowiedziami, które kosztują {cost}.</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>to nie jest adres modelu językowego.</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>Podaj adres taki jak http://127.0.0.1:8080/v1 albo llama.cpp, albo ollama.</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>Zgódź się przez --yes albo zapytaj model na tym komputerze.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>do {words} słów trafi do modelu językowego pod adresem {host}, {place}: około {tokens} tokenów z odpowiedziami.</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>mniej niż 0,01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>na tym komputerze</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>na innym komputerze</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>{lost} z {all} odpowiedzi drugiej opinii miało inne słowa i zostało odrzuconych</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>brak drugiej opinii ({reason})</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>wyjątek dla napisu {number}</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>nie ma wyjątku do ustawienia ani usunięcia.</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>usunięcie {count} wyjątku</numerusform>
            <numerusform>usunięcie {count} wyjątków</numerusform>
            <numerusform>usunięcie {count} wyjątków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>{count} wyjątek</numerusform>
            <numerusform>{count} wyjątki</numerusform>
            <numerusform>{count} wyjątków</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>żadne nierozstrzygnięte miejsce nie jest podobne do miejsca ostatniej decyzji.</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>{count} podzielony napis z dłuższym czasem</numerusform>
            <numerusform>{count} podzielone napisy z dłuższym czasem</numerusform>
            <numerusform>{count} podzielonych napisów z dłuższym czasem</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>kolejność napisów według czasu</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>zamiana tekstów napisów {first} i {second}</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>napisy są już numerowane od 1.</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>numery napisów</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>Podwójne spacje i spacje na końcach wierszy</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>Bez spacji przed znakiem</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>Spacja po znaku między dwoma wyrazami</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>Spacje, które język ma przed znakami</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>Proste cudzysłowy stają się drukarskie</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>Drukarskie cudzysłowy stają się proste</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>Trzy kropki stają się jednym znakiem</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>Znak wielokropka staje się trzema kropkami</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>Podwójne łączniki i łączniki między spacjami stają się myślnikami</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>Wiersze dialogu zaczynają się od łącznika i spacji</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>Liczby od 2 do 10 słownie</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>Wyraz napisany dwa razy</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>Błędy rozpoznawania obrazu: l i I, O i 0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>Nazwy i terminy jak w glosariuszu</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Napis {cue} zostaje bez zmian: {why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>zamiana {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>nie można odczytać listy: {reason}.</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>lista ma błąd: {reason}.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Popraw go.</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>wiersz nie jest tekstem, tabulatorem i zamianą.</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>Popraw go albo usuń.</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>szukany tekst jest pusty.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Wpisz jakiś.</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>ten model wymaga ONNX Runtime, którego nie zainstalowano.</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>Zainstaluj interpunct[onnx].</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>Użyj --device cpu albo zainstaluj model ponownie.</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>napis skończyłby się przed początkiem filmu.</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>Usuń napisy, których on nie ma, i zsynchronizuj ponownie.</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>druga wersja jest tu krótsza, a w tym czasie są napisy.</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>dźwięk nie ma przerw, więc nic nie mówi, kiedy ktoś mówi.</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>Zsynchronizuj według dwóch punktów albo innego pliku.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>Zapisz go w UTF-8 albo nadaj mu inną nazwę.</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>to nie jest UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>nie można odczytać glosariusza: {reason}.</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>nie można zapisać glosariusza: {reason}.</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>transkrypcja nie ma słów.</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>to jest {kind}.</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>każda część z mową musi mieć długość i następować po poprzednich.</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>nie ma tu wolnego czasu na nowy wiersz.</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>Najpierw skróć sąsiedni wiersz albo podziel wiersz.</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>nie ma miejsca: przeszkadza inny wiersz, najmniejsza długość albo początek.</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>Najpierw przesuń sąsiedni wiersz albo wpisz czas.</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>Podaj jakiś, na przykład netflix.</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>„{name}” nie zostałoby odczytane jako nazwa mówcy.</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>Nazwa przed dwukropkiem jest pisana wielkimi literami, bez nawiasów i drugiego dwukropka.</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>Wybierz krótszą nazwę bez nawiasów, dwukropków i znaczników.</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>Wybierz inne miejsce w napisie.</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>napisu nie można podzielić po „{word}”.</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>to nie są dwa punkty w czasie.</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>Wybierz dwa oddalone napisy; późniejszy ma potem także być późniejszy.</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>nie ma takiej częstotliwości klatek.</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>Wybierz wartość od 1 do 1000.</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>tekst ma mniej słów, niż rozstrzygnięto.</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>tekst ma inne znaki, niż rozstrzygnięto.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>{count} słowo jest w języku, którego ten model się nie nauczył ({language}): zostaje bez zmian</numerusform>
            <numerusform>{count} słowa są w języku, którego ten model się nie nauczył ({language}): zostają bez zmian</numerusform>
            <numerusform>{count} słów jest w języku, którego ten model się nie nauczył ({language}): zostają bez zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabski</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bengalski</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Kataloński</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Czeski</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Duński</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Niemiecki</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grecki</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angielski</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Hiszpański</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estoński</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Perski</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Fiński</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francuski</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicyjski</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrajski</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Chorwacki</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Węgierski</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Ormiański</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonezyjski</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Islandzki</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Włoski</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japoński</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreański</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litewski</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Łotewski</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malajski</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niderlandzki</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norweski</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polski</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugalski</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumuński</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Rosyjski</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Słowacki</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Słoweński</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbski</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Szwedzki</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamilski</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tajski</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turecki</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukraiński</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Wietnamski</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>Chiński (uproszczony)</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>Chiński (tradycyjny)</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>Styl BBC</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>Styl Netflix</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Bez ograniczeń</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>Styl TED</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>Zapisz bez nieobejrzanych znaków</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>Eksportuj ze znakami stylu firmowego</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>Nie zapisano {name}: „{title}” zapisuje tylko {endings}.</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>Aby zapisać w tym formacie, wyeksportuj plik.</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>Nie można było zapisać pliku; dziennik błędów mówi dlaczego.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>Plik {name} jest otwarty w innej karcie. Najpierw go tam zamknij albo wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Plik się zmienił</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>{name} zmieniono na dysku po otwarciu tutaj. Zapis zastąpi to, co tam teraz jest.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>Archiwa ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>Napisy ({endings});;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>Pobierz {address} z sieci i zapisz jako</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>Utwórz napisy z {name} i zapisz je jako</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>napisy</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>Nowe napisy</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>Dodane znaki</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmienione</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Wielkie litery</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Niepewne</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Uwzględnij wielkość liter</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>Całe słowo</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Wyrażenie regularne</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>Zamień wszystkie…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Zamień na</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Gdzie szukać</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>W pliku</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>W zaznaczonych napisach</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>We wszystkich otwartych plikach</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Poprzednie trafienie</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Następne trafienie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>Nie ma czego zamieniać</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>na razie %n trafienie…</numerusform>
            <numerusform>na razie %n trafienia…</numerusform>
            <numerusform>na razie %n trafień…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} z %n trafienia</numerusform>
            <numerusform>{number} z %n trafień</numerusform>
            <numerusform>{number} z %n trafień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n trafienie</numerusform>
            <numerusform>%n trafienia</numerusform>
            <numerusform>%n trafień</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Brak trafień</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>Opuść przewodnik</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>To cała droga. Pomoc, Pierwsze kroki pokaże ją ponownie.</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>kliknięcie</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Odczyt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cięcie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdzanie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>Otwórz napisy lub film: {key}, albo upuść je tutaj.</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>Podaj znak dla miejsca w ramce; {accept} przyjmuje pokazany. Pozostało miejsc: {left}.</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>Tnij napisy na końcach zdań: {key} najpierw pokazuje wynik.</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>Zobacz, co narusza styl firmowy: {key} wylicza to wraz z poprawkami.</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>Zapisz plik: {key}. Pierwszy zapis zachowuje kopię.</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>Rozpoznaj mowę</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Za&amp;trzymaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>Rozpoznawanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Wczytywanie modelu…</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>Zatrzymanie po słowach, które są teraz rozpoznawane…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>Pobierz i &amp;rozpocznij</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>Model pochodzi z huggingface.co/{repository}, licencja {licence}, i zostaje na tym komputerze. Tylko to pobranie wymaga sieci.</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>Wcześniejszy przebieg doszedł do {time}; rozpoczęcie kontynuuje od tego miejsca.</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>Napisy trafią do {name}.</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>Pobieranie: {here:.0f} z {size:.0f} MB</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wybierz…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Folder…</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>Według początku nagrania</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>Działający GPU, w przeciwnym razie CPU</translation>
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
        <translation>Pomiń ciszę, hałas i &amp;muzykę</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>Wybierz film lub dźwięk.</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}: {size} MB, w użyciu {memory} MB pamięci</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}, tylko {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — na tym komputerze</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>Film lub dźwięk</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>Folder modelu Whisper dla CTranslate2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Urządzenie</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>Wybierz film lub dźwięk</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Wybierz folder modelu</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>Napisy według znaków na sekundę</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>od {speed} znaków na sekundę, napisy: {count}</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>od {speed} do {above} znaków na sekundę, napisy: {count}</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>granica {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>Wybierz krok, aby do niego wrócić lub przejść.</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (cofnięte)</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>Jak przy otwarciu pliku</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>Dodaj klawisz…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Wybierz działanie, aby zmienić jego klawisze.</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} to klawisz działania „{action}”.</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>Odbierz {key}</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>Naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Działania i ich klawisze</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>Przy miejscu i w tabeli napisów</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>zmieniono</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>W oknach dialogowych</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>To, co robią te klawisze, wynika z nich samych.</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>Nie ma klawisza „{key}”.</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>{key} zawsze wstawia ten znak.</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} zawsze wybiera jeden ze znaków.</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>{key} służy do poruszania się w tabelach i tekstach.</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} jest dla menu, które otwiera Alt z literą.</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>{key} pisze lub edytuje tekst, więc może działać tylko przy miejscu. Przytrzymaj Ctrl.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>Wstaw ten znak, bez względu na pismo klawiatury, dalej</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>Tu bez znaku, dalej</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>Cofnij ostatni krok i wróć do jego miejsca</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>&amp;Następne niepewne miejsce</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>&amp;Poprzednie niepewne miejsce</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>Następne miejsce, jakiekolwiek</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>Poprzednie miejsce, jakiekolwiek</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>Przyjmij to, co pokazano, przejdź do następnej wątpliwości</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>Brak znaku, przecinek, kropka, znak zapytania; wielkość liter słowa; dalej</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>Następne lub niepewne słowo: małe litery</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>Następne lub niepewne słowo: wielka litera</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>Rozstrzygnij podobne miejsca &amp;jak ostatnie</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>Po&amp;dziel tu napis</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>Połącz z &amp;następnym</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>Edytuj &amp;tekst</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>Edytuj tekst w pol&amp;u pod tabelą</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>Nowy wiersz &amp;za</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Usuń wiersze</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>&amp;Powiel wiersze</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>Wytn&amp;ij wiersze</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>K&amp;opiuj wiersze</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>&amp;Wklej wiersze</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>W dó&amp;ł</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>Zamień teksty dwóch wierszy</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>Kreski dialogu</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>Kursywa</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>Nut&amp;y piosenki</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>N&amp;awiasy dźwięku</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>Numeruj wiersze od &amp;1</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>Przyjmij &amp;resztę tego napisu</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>Przyjmij &amp;wszystko pewne…</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>Odtwórz ten &amp;napis</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>Odtwórz wokół tego &amp;miejsca</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>Więcej miejsc: suwak w górę</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>Mniej miejsc: suwak w dół</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>Przejdź do tabeli napisów</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>Nowe nap&amp;isy…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>&amp;Eksportuj do innego formatu…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>&amp;Podgląd i zastosowanie cięcia…</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>Tnij po&amp;nownie…</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>Przyjmij lub zostaw tę zmianę cięcia</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>Następna zmiana cięcia</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>Poprzednia zmiana cięcia</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>Ustaw &amp;początek i koniec…</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>P&amp;rzesuń…</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>&amp;Nowy wiersz w miejscu odtwarzania</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>Początek o krok &amp;wcześniej</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>Początek &amp;o krok później</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>Koni&amp;ec o krok wcześniej</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>Kon&amp;iec o krok później</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>Wiersz o krok wcześnie&amp;j</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>Wiers&amp;z o krok później</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>Dopasuj do &amp;klatek…</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>Nowy wiersz p&amp;rzed</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>Kopiuj t&amp;ekst</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>&amp;Sortuj wiersze według czasu</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>&amp;Historia…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Znajdź…</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>Znajdź i z&amp;amień…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Następne trafi&amp;enie</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Poprzednie t&amp;rafienie</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>Przejdź d&amp;o napisu lub czasu…</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>Popraw według re&amp;guł firmowych…</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>Pisownia, w&amp;yraz po wyrazie…</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>Poprzedni błąd ortogra&amp;fii</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>Ustaw lub usuń za&amp;kładkę</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>Notatka &amp;i zakładka…</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>Na&amp;stępna zakładka</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>&amp;Wcześniejsza zakładka</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>&amp;Zakładki</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statystyki</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>Z&amp;mień nazwę mówcy…</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>Preferenc&amp;je…</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>&amp;Jakość</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Następna &amp;uwaga</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>Otwórz &amp;tłumaczenie obok…</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>P&amp;lik obok</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>&amp;Edytuj plik obok</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>Porównaj ze wz&amp;orcem…</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>Wzo&amp;rzec</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>Następna różni&amp;ca</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>Poprze&amp;dnia różnica</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>Weź to, co we wzorc&amp;u</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>Odtw&amp;arzaj dalej od tego wiersza</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>Odtwórz os&amp;tatnią sekundę tego wiersza</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>Odtwórz przy następnym n&amp;iepewnym miejscu</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>Odsłuc&amp;h: klawisze działają na słyszane miejsce</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>Ustaw zakładkę przy słyszanym wi&amp;erszu</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>&amp;Utrzymuj słyszany wiersz w polu widzenia</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>Trochę &amp;wstecz</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>Trochę &amp;dalej</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>Począ&amp;tek wiersza w miejscu odtwarzania</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>Koniec wiersza w miejscu odtwarzania</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Odtwarzaj, pauza</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>&amp;Synchronizuj…</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>Następny &amp;błąd pisowni</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Wo&amp;lniej</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Szybciej</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>&amp;Powtarzaj odtwarzane</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>Odtwarzaj przy &amp;każdym miejscu</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>Początek, z przesunięciem reszty</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>&amp;Rozszerz przebieg dźwięku</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>&amp;Zawęź przebieg dźwięku</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>Spektro&amp;gram</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>Zna&amp;jdź zmiany ujęć</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>Otwórz dźwięk lub o&amp;braz…</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>&amp;Dźwięk i obraz</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>Zamknij &amp;plik</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>W&amp;yjdź</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>Wybierz plik, który tu wyeksportowano.</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>nie ma zestawu „{name}”, tylko {known}.</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>nic się tak nie nazywa.</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} występuje dwa razy, także w „{name}”.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>Klawisze ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importuj klawisze</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Eksportuj klawisze</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>Inny zestaw klawiszy</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>Działania z własnymi klawiszami: {count}. Inny zestaw je zastąpi.</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>Zestaw klawiszy</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>Szukaj słów lub klawisza</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zestaw</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>Języki pliku</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>Napisy uznaje się za jeden z tych języków. Bez zaznaczenia: za dowolny.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>Otwórz napisy</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>Język zmieni się po ponownym uruchomieniu programu Interpunct.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Przywraca interpunkcję i wielkość liter w napisach z rozpoznawania mowy.&lt;/p&gt;&lt;p&gt;Żadne słowo, znacznik, czas ani ustawienie nie zmienia się, jeśli go nie zmienisz.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>O programie Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>Strona podręcznika</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Strony podręcznika</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Dalej</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>Brak znaku</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Przecinek</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>Kropka</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Znak zapytania</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>za dużo linii</translation>
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
        <translation>Znaki w linii:</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>Otwórz dźwięk lub obraz</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>Dźwięk i obraz ({endings});;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>Zmiany ujęć wymagają filmu; dla tego pliku żadnego nie otwarto.</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>Dla {name} nie otwarto dźwięku ani obrazu.</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>Zainstaluj</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>Instalowanie dźwięku i obrazu: 420 MB.</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>Instalacja się nie powiodła; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>Dźwięk i obraz są zainstalowane. Otwórz plik ponownie, aby go usłyszeć.</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>Dźwięk i obraz</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>Miejsce w dźwięku</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>Odczyt filmu się nie powiódł; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>Odczyt dźwięku się nie powiódł; dziennik błędów mówi gdzie.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio ot&amp;warte</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>Wstaw z&amp;naki w folderze…</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>&amp;Rozpoznaj mowę…</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>Zapisz &amp;bez nieobejrzanych znaków…</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>Eksportuj ze znakami stylu &amp;firmowego…</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>Za&amp;chowuj kopie nadpisywanych plików</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>Wczytaj ponownie z &amp;kodowaniem</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>P&amp;rzegląd</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Kolejność</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Znaki</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>Wielkość &amp;liter</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>Wznów pro&amp;gnozę</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>&amp;Model</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>Mod&amp;ele…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>Język &amp;zaznaczonych napisów</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>Języki &amp;pliku…</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Cięcie</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>P&amp;rofil</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>&amp;Style…</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>Cza&amp;sy</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Odtwarzanie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>Jede&amp;n wiersz na napis</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>Pole &amp;tekstowe pod tabelą</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>Język &amp;programu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>P&amp;ierwsze kroki</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>P&amp;rzykłady</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>&amp;O programie Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}: {step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Dostarczony</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>&amp;Otwórz model…</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Zapomnij je</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>Nie można było wczytać modelu; plik dziennika mówi dlaczego.</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>Modelu {name} nie można użyć; w użyciu pozostaje poprzedni. {reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} nie otwarto.</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} nie można było otworzyć; dziennik błędów mówi dlaczego.</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>Druga opinia nie powiodła się; szczegóły są w pliku dziennika.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>Przejrzyj od nowa</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>YouTube powtarza każdy przewijany wiersz; tutaj każdy wiersz występuje raz. Zapisanie zmiany zapisuje go tak, bez czasów pojedynczych słów; do tego czasu plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>Pokaż jak w pliku</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>Każdy wiersz występuje tu trzy razy, tak jak YouTube zapisuje napisy.</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>Czytaj każdy wiersz raz</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>Ten plik ma już interpunkcję. Nic nie jest dodawane; różnice są tylko proponowane.</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>Uzupełnij braki</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>Ten plik jest w całości napisany wielkimi literami. Jest pokazywany i zostanie zapisany z wielkością liter według modelu.</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>Zostaw wielkie litery</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>{language}: model tego języka nie jest zainstalowany, więc nic nie jest proponowane. Aby go zainstalować: {command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>Ten model nie nauczył się tego języka ({language}), więc niczego nie proponuje.</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>{language}: tego języka model się nie uczył; to, co tu stawia, jest niewiele więcej niż zgadywaniem.</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>{language}: w tym języku model myli się tak często, że przegląd wymaga więcej klawiszy niż samodzielne wpisanie znaków.</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>Zauważono w pliku: {oddities}.</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>To, co było wpisywane w napisie {number}, znów tam jest. Enter to przyjmuje, Escape zostawia napis bez zmian.</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>Aby mimo to wstawić znaki, wybierz w menu Język, Języki pliku, język, w którym plik ma być czytany.</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>Części tego pliku mają już swoje znaki: {finished} z {words} słów. Nic nie jest tam dodawane; różnice są tylko sugerowane.</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>Przegląd jest kontynuowany od miejsca zapisu, {age}; rozstrzygnięte znaki: {count}.</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>Czytanie słów…</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>Wiersz {number} nie ma tekstu.</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>Usuń wiersz</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>Można połączyć tylko sąsiednie wiersze.</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>Nic nierozstrzygniętego nie jest tak pewne.</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>Zaznacz dwa wiersze, aby zamienić ich teksty.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>Folder modelu (archiwa instaluje się w „Modele…”)</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>W środku jest znacznik lub koniec wiersza; zamiast tego edytuj tekst.</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Napis {cue} zostaje bez zmian: {why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>Zamiana się nie powiodła; dziennik błędów mówi gdzie.</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>{word} jest napisane błędnie; klawisz menu podpowiada inne słowa.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>Otwarte pliki</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Odczyt {name}…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Zamknij {name}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>Twoje kroki i kopie są przechowywane tylko w {folder}: nie można zapisywać w {wanted}.</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>Ustawienia nie są zachowywane: nie można zapisać {file}.</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>Prognoza się nie powiodła; dziennik błędów mówi gdzie.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>Tekst w tabelach</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>Przeglądany wiersz</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Język programu</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>Język zmieni się po ponownym uruchomieniu programu Interpunct.</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>Dla plików otwieranych od teraz. Menu Przegląd i pasek nad miejscem zmieniają plik na wierzchu.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Wielkość liter</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>Kolejność miejsc</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>Oglądaj miejsca według</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>Pytaj model językowy o wątpliwe miejsca</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Model językowy</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>Jego nazwa tam</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>llama.cpp i ollama to programy na tym komputerze; możesz też podać adres serwera. Zanim słowa trafią na inny komputer, pojawi się pytanie.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cięcie</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Klatek na sekundę</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>Profil dotyczy plików otwieranych od teraz; każde okno zaczyna od pozostałych wartości i od tego, co w nim ostatnio wybrano.</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>Zachowaj plik, zanim zostanie pierwszy raz nadpisany</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Przeglądy</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>Przed miejscem</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>Po miejscu</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>Wstecz i dalej o</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>Krok zmiany czasów</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>Jedna klatka</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>Odtwarzaj przy każdym miejscu</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>Powtarzaj odtwarzane</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>Pauza podczas pisania</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>Utrzymuj słyszany wiersz w polu widzenia</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>Pokaż {folder}</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>Nic tam jeszcze nie zachowano.</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Dostarczony</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>Cięcie i czasy</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>Dźwięk i obraz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Przywróć domyślne…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>Wszystkie opcje strony „{name}” wrócą do stanu początkowego.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>Opublikowane modele</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>&amp;Pobierz i zainstaluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>Języki: {languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>Opublikowana dokładność w procentach: {figures} ({source})</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>Z {place}, {size} MB, licencja {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>Opublikowane wyniki pochodzą z różnych tekstów i nie są porównywalne. Każdy zainstalowany model jest mierzony na tych samych krótkich tekstach.</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Wielkie litery</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>nieznany powód</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>Wyjątek dla napisu {cue}</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>Dlaczego tak jest dobrze?</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>Więcej czasu dla szybkich napisów</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Edytuj tekst</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>Zamyka listę bez zmian i otwiera tekst tego wiersza.</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>Mniej słów</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>Nie ma skąd wziąć czasu: co najmniej o {count} znaków mniej</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>{speed} zn./s
{start} do {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>{speed} zn./s
{start}, {second} do {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>Podział po „{word}”</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Kończy się później</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>Zaczyna się wcześniej</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>Zaczyna się wcześniej, kończy później</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>Bierze czas od sąsiadów</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>Sprawdzanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>Nie wybrano stylu: Cięcie, Profil</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>Między sąsiednimi napisami nie ma dla tego napisu miejsca z dala od zmiany ujęcia.</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>Żaden inny koniec tego nie naprawi: następny napis jest tuż za nim.</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>Żaden napis nie jest już za szybki.</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>Jakość</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź ponownie</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>Napraw to</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Napraw wszystkie tego rodzaju</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>Więcej czasu dla szybkich napisów…</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>Tak jest dobrze…</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Wszystkie rodzaje</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>Wyjątki ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n uwaga</numerusform>
            <numerusform>%n uwagi</numerusform>
            <numerusform>%n uwag</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n wyjątek</numerusform>
            <numerusform>%n wyjątki</numerusform>
            <numerusform>%n wyjątków</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>Usuń wyjątek</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>Rodzaj uwag</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Uwagi</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>Niezapisane kroki</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>Zapisać to, co zrobiono w {name}?</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>„Zachowaj na później” zostawia plik bez zmian i proponuje twoje kroki przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Zachowaj na później</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nie zapisuj</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>Kroki do odzyskania</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>{name} nie został poprawnie zamknięty.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>Tekst wpisywany właśnie do napisu znów się tam pojawi, do przyjęcia lub odrzucenia.</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>Przyjmij resztę</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>Tekst nieprzejęty</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>Odrzucić to, co wpisano w ten napis?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Pisz dalej</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>rozstrzygnięte znaki</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>ustawione wielkie litery</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>zmiany tekstu, napisów lub języków</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>cięcia pliku</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>zmiany trybów</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>ustawione lub usunięte zakładki</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>ustawione lub usunięte wyjątki</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>cofnięte zapisane kroki</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>Plik na dysku nie jest tym, co tu widać.</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>Jeszcze nie w pliku, od ostatniego zapisu, {age}: {steps}.</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>Jeszcze nie w pliku, od otwarcia, {age}: {steps}.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>przed chwilą</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>Jak wybierać miejsca do obejrzenia</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>Ile obejrzeć</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Wielkie litery</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>Przeglądaj też wielkie litery</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>Pytaj o niepewne wielkie litery tak jak o znaki</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>Co zostało</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Pewność poniżej</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>Część wszystkich miejsc</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>Czas, który mam</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>zostało {left} z {total}</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>Nie ma już nic do obejrzenia</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>potem spodziewane błędy: {errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>Prognoza od nowa</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>do {time}, {percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>Prognoza: {where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>Przewidziano: {where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}; reszta jest jak w pliku.</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>około {minutes} min po {seconds:.1f} s ({whose})</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>twoje tempo</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>założone</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>około {minutes} min</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>Kroki do odzyskania</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ostatni krok</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>Pliki, które nie zostały poprawnie zamknięte</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>Te pliki nie zostały poprawnie zamknięte. Nic z tego, co rozstrzygnięto, nie przepadło.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Zachowaj na później</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>Porównaj {name} ze wzorcem</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Porównanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>Tu nie ma różnicy: najpierw przejdź do jakiejś.</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>Plik nie różni się już od wzorca.</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>Wzorzec</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>Wybierz wzorzec…</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>Liczby dla znaków</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Trafność</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precyzja</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Czułość</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>We wzorcu</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>Weź to, co we wzorcu</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>Wybierz plik z napisami o tych samych słowach i poprawnych znakach: tutaj zobaczysz każdy znak i każdą wielką literę, którymi ten plik się różni.</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>Wszystkie różnice ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>Znaki ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>Wielkość liter ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>Ten przegląd: {minutes}:{seconds} min pracy, klawisze: {keys}, na 1000 słów: {rate}</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Wszystkie znaki</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>Stopa błędów {rate} %, błędy wielkości liter: {casing}, miejsca: {slots}.</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>Słowa się różnią: inne {replaced}, tylko tu {here}, tylko we wzorcu {there}.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>Rodzaj różnic</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>Plik wzorca</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>Zamień wszystkie</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Zaznacz wszystkie</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Odznacz wszystkie</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>Zmienia się %n napis.</numerusform>
            <numerusform>Zmieniają się %n napisy.</numerusform>
            <numerusform>Zmienia się %n napisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>Napisy przed i po</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>Napis</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>Otwórz plik z napisami albo upuść go tutaj.</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>EDYCJA TEKSTU</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>EDYCJA CZASU</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>PRZEGLĄD</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>wielkość liter w „{word}”</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>Napis {cue} nie ma słów: nie ma w nim nic do sprawdzenia.</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>W tym pliku nie ma ani jednego słowa.</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>Przewidywanie znaków…</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>przyjmij to, co pokazano</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>zostaw otwarte, dalej</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>to samo w %n podobnym miejscu</numerusform>
            <numerusform>to samo w %n podobnych miejscach</numerusform>
            <numerusform>to samo w %n podobnych miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>Usłyszano z pewnością {percent}: „{word}”</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>posłuchaj</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>wpisz inne</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>jest dobrze</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>przyjmij resztę wiersza</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>przyjmij wszystkie pewne</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>przyjmij propozycję</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>postaw ten znak</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>bez znaku</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>mała litera</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>wielka litera</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>Napis kończy się tutaj</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>połącz z następnym</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>Napis trwa dalej</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>podziel tutaj</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>po „{word}”, pokazany: {mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>menu Plik</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>Nie ma już nic do obejrzenia. Zapisz: {key}, albo zażądaj powyżej więcej miejsc.</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  klawisze</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>Tu chodzi o wielkość liter słowa; znaki wstawia się w odstępach obok.</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>Reguły firmowe</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>Za długi wiersz</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>Za dużo wierszy</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Za szybki</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>Za krótki</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Za długi</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>Za blisko następnego</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>Początek blisko zmiany ujęcia</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>Koniec blisko zmiany ujęcia</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Nakładanie się</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Zła kolejność</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Brak tekstu</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>Brak czasu trwania</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>Wybierz listę zamian</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>Listy zamian ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>Użycie reguł firmowych się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>Reguły nie znajdują niczego do zmiany.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reguły firmowe</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Reguły firmowe</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Gdzie szukać</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>W pliku</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>W zaznaczonych napisach</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>&amp;Dodaj listę…</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>&amp;Pokaż listy</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>Następny krok pokaże każdą zmianę, zanim cokolwiek się zmieni.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>Zapisano {name}</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>Nic nie zmieniono, więc {name} pozostaje taki, jak go otwarto</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>wcześniejszy plik zachowano jako {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>Wyszukiwanie zmian ujęć</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>Szukanie zmian ujęć</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>Przeglądane miejsce</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>Zmień nazwę mówcy</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>We w&amp;szystkich napisach</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>&amp;Od napisu {cue}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Mówca</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nowa nazwa</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>&amp;Mówca</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>&amp;Nowa nazwa</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   (napisy: {count})</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>Nie nazwano tu żadnego mówcy: ani przez &lt;v Name&gt;, ani przez NAZWA: przed wierszem.</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>Kontro&amp;la pisowni</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>Pisownia nie jest sprawdzana: {reason}.</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>kontrola jest wyłączona w menu Edycja</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>dodatek „spell” nie jest zainstalowany</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>brak słownika dla: {languages}</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>W tym pliku nie ma błędów pisowni.</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>Pisownia</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Zmień</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>Zmień &amp;wszystkie</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignoruj w tym pliku</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Dodaj do moich słów</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>Dodaj do &amp;glosariusza</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>Szukanie następnego błędu pisowni…</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>W tym pliku nie ma błędów pisowni.</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} ma błąd w pisowni:</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>Nowe słowo</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Propozycje</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>Otwórz napisy albo upuść tu cokolwiek</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>Wypróbuj przykład</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak to działa</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>Napisy</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Zdania</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>Słów na zdanie</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>Słów na minutę (zmierzone słowa)</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>Słów na minutę (według napisów)</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>Od pierwszego do ostatniego</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Na ekranie</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>Czas trwania napisu</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>Odstęp między napisami</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Nakładania się</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Znaki na sekundę</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>Za szybko jak na profil</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>Słów na minutę</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(bez nazwy)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Mówca</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>{least} do {most} s, połowa poniżej {middle} s</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>{mean} średnio, {most} najwyżej</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>Zliczanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statystyki {name}</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>Napisy według znaków na sekundę. Kliknięcie przechodzi do pierwszego z nich.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>Postęp prognozy</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Zatrzymaj prognozę</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prognoza</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>Kodowanie pliku; kliknij, aby odczytać go z innym</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>Kodowanie: {name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>Wczytywanie: {name}…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Wczytywanie modelu…</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Model: {name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>Styl firmowy</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Dodaj język…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>Wszystkie pozostałe języki</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>Język z własnymi ograniczeniami</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>Ograniczenia dla</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reguły firmowe</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>Bez ograniczenia</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>Najwięcej znaków w wierszu</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>Najwięcej wierszy</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>Najwięcej znaków na sekundę</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>Najkrótszy czas trwania</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>Najdłuższy czas trwania</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>Najmniejszy odstęp między napisami</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>Bliskość zmiany ujęcia, która przesuwa granicę, w klatkach</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>Od końca do zmiany ujęcia, w klatkach</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>Od zmiany ujęcia do początku, w klatkach</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>Liczenie znaków</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>Przecinki chińskie i japońskie</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>Kropki chińskie i japońskie</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>Każdy liczy się jako jeden</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>Znaki połowy szerokości liczą się za pół</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Wstaw spację</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Pomiń</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>Style firmowe</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Użyj</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>&amp;Kopiuj i zmień…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>Z&amp;apisz kopię jako…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>U&amp;suń z listy</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>{title} – kopia</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>Style firmowe ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Szukanie propozycji…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Dodaj do moich słów</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>Dodaj do &amp;glosariusza projektu</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignoruj w tym pliku</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Brak propozycji</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>Druga wersja ma przerwy</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>Przesunięcie zmienia się w niektórych wierszach, jak po reklamach lub w innym montażu.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Według</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>Plik z właściwymi czasami</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>Zmienia się %n napis.</numerusform>
            <numerusform>Zmieniają się %n napisy.</numerusform>
            <numerusform>Zmienia się %n napisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>Napis {cue}: {old} staje się {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>Od napisu {cue}: {old} zmienia się na {new} ({seconds} s)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>i jeszcze %n część</numerusform>
            <numerusform>i jeszcze %n części</numerusform>
            <numerusform>i jeszcze %n części</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>Nie otwarto dźwięku albo jest jeszcze odczytywany. Otwórz go w menu Odtwarzanie.</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>Wybierz plik, którego czasy są właściwe.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Porównywanie…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>Porównanie się nie powiodło; dziennik błędów mówi gdzie.</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>Plik z właściwymi czasami dla {name}</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>Tekst wiersza</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>Kliknij, aby edytować tekst</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>Czasy napisu {cue}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>Przesuń czasy</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>Sekund później</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Napisy</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Synchronizuj</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>{time} staje się</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Dwa punkty</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>Inny plik, także tłumaczenie</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>Mowa w otwartym dźwięku</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>Pasuje {share} % słów.</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>Układ mowy: o {share} % lepiej niż przy następnym najlepszym przesunięciu.</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>To może być przypadek; sprawdź to przed zapisem.</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>Dopasuj czasy do klatek</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Klatek na sekundę</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Zaznaczone</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>Od pierwszego zaznaczonego</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>Zmienia się %n napis. Napis {cue}: {old} staje się {start} do {end}.</numerusform>
            <numerusform>Zmieniają się %n napisy. Napis {cue}: {old} staje się {start} do {end}.</numerusform>
            <numerusform>Zmienia się %n napisów. Napis {cue}: {old} staje się {start} do {end}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>Nowy wiersz leży w wolnym czasie między innymi wierszami.</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>Wiersz jest tak blisko pozycji odtwarzania, jak pozwalają inne wiersze i jego długość.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>Zachowaj znaki, uzupełnij braki</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Wstaw przecinki, kropki i pytajniki od nowa</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>Tylko proponuj: zapisuj, co rozstrzygnę</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>Zostaw wielkość liter bez zmian</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>Wielkie litery na początku zdań</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>Wielkość liter według modelu</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>Nowe napisy na końcach zdań</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>Zachowaj napisy, przesuwaj słowa między sąsiadami</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Jak w pliku</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Najmniej pewne najpierw</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>Pytania, potem końce zdań, potem przecinki</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Według języka</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Wysoki kontrast, jasny</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Wysoki kontrast, ciemny</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>Przebieg dźwięku</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>Trafność znaków</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Stopa błędów</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>Trafność wielkich liter</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>Zmierzone słowa</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Wszystkie razem</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>ten plik</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>szybciej wpisać niż przejrzeć</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>model dołączony: {share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>Przejdź do napisu lub czasu</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>Numer napisu albo czas</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 lub 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>Napis {cue}, {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>Nie ma takiego napisu ani czasu.</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>Napisy od 1 do {count}</translation>
    </message>
</context>
</TS>
