<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} n’est pas un lien vers des sous-titres de cet ordinateur.</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>Les sous-titres n’ont pas pu être créés&#xa0;; le journal d’erreurs dit pourquoi.</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>{address} ne peut pas être ouvert : l’adresse ne commence ni par http ni par https.</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>Les sous-titres n’ont pas pu être téléchargés&#xa0;; le journal d’erreurs dit pourquoi.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>Ajouter des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>Ajouter un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Omettre</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Repr&amp;endre</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>Déposez ici des fichiers et dossiers de sous-titres.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>Progression de tous les fichiers</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>Lu, en attente</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>Ponctuation, {percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>Échec&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>Déjà fait, avec les mêmes options</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>Passé&#xa0;: la sortie existe déjà</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>Ignoré : la sortie a été modifiée depuis</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>Ignoré : un autre programme l’écrit ou l’a écrite</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>Ignoré&#xa0;: un lien qui mène hors du dossier</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>Passé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>Lu, rien à écrire</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>Écrit&#xa0;; il a ses signes et n’en a pas reçu d’autres</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>Compléter ce qui manque, épargner les fichiers ponctués</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>Compléter ce qui manque, dans chaque fichier</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Refaire les virgules, les points et les points d’interrogation</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>N’en écrire aucune, rapport seulement</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>Choisissez un autre endroit ou suffixe pour les sorties.</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} fichiers sur {all}</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrits</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>lus, rien à écrire</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>passés</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoués</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>non faits&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Terminé.</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>{words} mots, {marks} signes ajoutés.</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>{pace} mots par seconde</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>moins d’une minute</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>encore {minutes} min environ</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>encore {hours} h environ</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>Laisser les sous-titres tels quels</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>À côté de chaque fichier, avec un suffixe</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>Dans un autre dossier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>Les laisser, passer le fichier</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>Les réécrire</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>Choisissez le dossier où vont les sorties.</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>Le suffixe devient une partie d’un nom de fichier&#xa0;: lettres, chiffres, tirets.</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>Choisissez le fichier où va le rapport.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>Langues des fichiers&#xa0;: {codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>Suffixe</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>Dossier pour les sorties</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>Rapports (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Découpe</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>Profil de la découpe</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>Où vont les sorties</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>Suffixe des sorties</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>Dossier des sorties</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>Choisir le dossier des sorties</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>Sorties déjà présentes</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Écrire un rapport</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>Fichier du rapport</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>Choisir le fichier du rapport</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>Le traitement a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>Ponctuer un dossier</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>Les dossiers n’ont pas pu être parcourus.</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>Il n’y a rien à faire de ceux-ci.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Le rapport est dans {file}.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>Des fichiers sont en cours de ponctuation</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>Arrêter la ponctuation et quitter&#xa0;?</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>Ce qui est écrit reste. Le prochain traitement peut faire le reste&#xa0;: il passe ces fichiers.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Arrêter et quitter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>La ponctuation continue en arrière-plan&#xa0;; «&#xa0;Ponctuer un dossier&#xa0;» montre où elle en est.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>Ouvrir la traduction à côté de {name}</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>Lecture des sous-titres…</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} n’a pas pu être ouvert&#xa0;; le journal d’erreurs dit pourquoi.</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>Sous-titres sans correspondant&#xa0;: {here} de ce fichier, {there} de l’autre.</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}, à côté</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>Un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Rien</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>Chiffres par langue</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>À relire</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>Choisissez la traduction de ce fichier, ou un autre fichier ouvert&#xa0;: ses sous-titres s’affichent ici à côté de ceux du même temps.</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>Sous-titres du fichier à côté</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>Fichier à côté</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>Choisir le fichier affiché ici</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>Modifier le fichier à côté dans son onglet</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– pas de sous-titre –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>Le fichier à côté n’a pas de sous-titre à ce temps.</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>Le fichier au premier plan n’a pas de sous-titre à ce temps.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>Note pour le sous-titre {cue}&#xa0;:</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>Ce fichier n’a pas de signets.</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>Signets</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>Aucun signet. Le menu Édition en met un au sous-titre actuel.</translation>
    </message>
</context>
<context>
    <name>BundleDetails</name>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>This model cannot be used. Install it again, or remove it.</source>
        <translation>Réinstallez-le ou supprimez-le : il ne peut pas être utilisé tel quel.</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>Non indiquée&#xa0;; demandez à ses auteurs</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>Fourni avec Interpunct&#xa0;; sa fiche donne les licences des textes</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>Ce modèle ne donne pas de chiffres&#xa0;: il n’a pas été mesuré.</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>Mesuré à l’installation, sur un texte de 40 phrases, à côté du modèle fourni. C’est trop court pour classer de bons modèles.</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>Mesuré sur un texte inédit, sans sous-titres. Taux d’erreur : emplacements faux par emplacement qui porte un signe ; moins vaut mieux.</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>Il n’a pas été mesuré dans ces langues du fichier ouvert&#xa0;: {languages}.</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>Le modèle a été adapté après cette mesure. Sur un texte inédit de son utilisateur, la justesse est passée de {f1_before} % à {f1_after} %, le taux d’erreur de {before} % à {after} %.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Fiche du modèle</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Justesse</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>&amp;Fiche du modèle</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>Justesse du modèle, par langue</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>&amp;Utiliser dans l’éditeur</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>&amp;Installer un dossier…</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>Installer une &amp;archive…</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>Modèles &amp;publiés…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — endommagé</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name} (fourni)</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — utilisé</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>Dossier d’un modèle ou d’un checkpoint</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>Archive d’un modèle ou d’un checkpoint</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>Installation de {name}…</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>L’installation a échoué.</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>Téléchargement de {name} : {percent} %</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>Lire les poids de ce modèle ?</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>Ils sont dans un pickle. Seuls ses tenseurs sont lus, et rien n’en est exécuté. Évitez tout de même les fichiers de source inconnue.</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>{name} est installé.</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} est supprimé.</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>Supprimer {name} de cette machine&#xa0;?</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>Son dossier est supprimé&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>L’éditeur continue avec le modèle fourni.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>Remplacer le modèle {name}&#xa0;?</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>Un modèle de ce nom est déjà installé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>Cette modification, avant</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>Cette modification, après</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>Sous-titres modifiés</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder la mienne</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Relire</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>{name} a été supprimé ou déplacé par un autre programme. Enregistrer l’écrit de nouveau.</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>{name} a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparaison a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>{name} a été modifié</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>Le fichier n’a pas pu être gardé ; le journal dit pourquoi.</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>Aucun sous-titre n’a changé, seulement ce qui les entoure.</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>Relire laisse de côté vos modifications non enregistrées du texte, des sous-titres et des temps.</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>Le fichier tel que vous l’avez est alors gardé comme sauvegarde.</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>Le fichier a été relu.</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>Le fichier tel que vous l’aviez est gardé sous {path}.</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>Sur les {all} signes, majuscules et signets que vous avez mis, {kept} conviennent au fichier tel qu’il est maintenant.</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– pas de sous-titre –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>La vérification de l’orthographe s’est interrompue ; le journal dit où.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>le plus probable</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscule</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>majuscule</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>tout en majuscules</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Touche {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>Aucune ligne n’est sélectionnée.</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>Rien n’est demandé pour l’instant : sélectionnez d’abord une ligne.</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>Le sous-titre {cue} n’a pas de mots : cette touche n’y fait rien.</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>La question est dans le sous-titre {cue}, qui n’est pas sélectionné.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>c/s</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>Lang.</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Locuteur</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Caractères par seconde</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>L’éditeur de sous-titres issus de la reconnaissance vocale.</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>Prédire avec ce modèle jusqu’à la fermeture de l’éditeur : le nom d’un modèle fourni ou installé, ou le dossier d’un modèle.</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>Emplacement à montrer dans le premier fichier&#xa0;: un sous-titre, ou un sous-titre et un décalage dans son texte, par exemple 12:34.</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>Fichiers de sous-titres à ouvrir.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>Texte du sous-titre</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>Le texte diffère de celui du fichier tel qu’il a été ouvert.</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>Signet&#xa0;: {note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>Sous-titre {number}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>Caractères par seconde.</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>Caractères par seconde&#xa0;; le profil en permet {most}.</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Sous-titre</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>La découpe a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>Depuis la découpe, des phrases finissent ailleurs, d’abord au sous-titre {cue}. Modifications qui les suivent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>Redécouper…</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>Découper aux fins de phrase</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>Montrer aussi les sous-titres inchangés</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>Est coché ce que demandent des décisions plus récentes&#xa0;: des phrases y finissent maintenant ailleurs.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Toutes</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>Modification &amp;précédente</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>Modification &amp;suivante</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>Découpe en cours…</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>La découpe a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} modifications sur {all}</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>%n sous-titre devient {after}&#xa0;; {changed} modifiés.</numerusform>
            <numerusform>%n sous-titres deviennent {after}&#xa0;; {changed} modifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>Progression de la découpe</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>Façon de découper</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>Sous-titres avant et après la découpe</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>Sous-titre</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>Quelque chose a mal tourné&#xa0;; vos étapes sont en sûreté dans le journal. Détails&#xa0;: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>il y a {count} jour</numerusform>
            <numerusform>il y a {count} jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>il y a {count} min</numerusform>
            <numerusform>il y a {count} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>il y a {count} h</numerusform>
            <numerusform>il y a {count} h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>{count} signe que personne n’a regardé a été omis</numerusform>
            <numerusform>{count} signes que personne n’a regardés ont été omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>{count} signe y vient du modèle et n’a pas été regardé</numerusform>
            <numerusform>{count} signes y viennent du modèle et n’ont pas été regardés</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>il ne peut pas être lu ({reason}).</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>rien ne peut être joué sans QtMultimedia ({reason}).</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>ce n’est pas un temps.</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>aucun dictionnaire n’est installé pour cette langue.</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>ce dictionnaire orthographique ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>L’orthographe n’est pas vérifiée dans sa langue ; réinstallez le dictionnaire.</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>vos propres mots ne peuvent pas être conservés.</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>Vérifiez que vous pouvez écrire à cet endroit.</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>c’est un fichier, et plusieurs entrées demandent un dossier.</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>Indiquez un dossier avec -o.</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>le rapport va là.</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>c’est une entrée&#xa0;; elle n’est remplacée que sur demande.</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>Rien n’a été écrit. Indiquez --in-place ou un autre -o.</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>ce fichier n’est pas un rapport et n’est pas remplacé par un rapport.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Donnez un autre nom au rapport.</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>Faites-y de la place, ou désactivez les copies dans le menu Fichier.</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>rien n’a été enregistré, car le fichier actuel ne peut pas être gardé dans {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>Exportez-le en SRT ou WebVTT.</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>sous-titre {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>ce texte serait lu comme plus d’un sous-titre.</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>Un autre programme a modifié {count} sous-titre.</numerusform>
            <numerusform>Un autre programme a modifié {count} sous-titres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>Étapes faites&#xa0;: {count}, la dernière {age}. Les rétablir&#xa0;?</numerusform>
            <numerusform>Étapes faites&#xa0;: {count}, la dernière {age}. Les rétablir&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>une autre exécution écrit ce rapport.</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>Laissez-la se terminer, ou donnez un autre nom à ce rapport.</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>ce rapport n’a pas de fin, rien n’y est ajouté.</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>ce n’est pas une partie d’un rapport.</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>ce rapport est un document, aucune ligne ne peut le suivre.</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>Donnez-lui l’extension .json.</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>Supprimez ses lignes vides et ses lignes de temps.</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>{format} ne se réécrit pas.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>Convertissez d’abord le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>lu comme {encoding}, le fichier ne redonne pas ses propres octets&#xa0;; on peut le voir, mais pas le modifier.</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>{sign!r} ne peut pas s’écrire dans l’encodage du fichier, {encoding}.</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>octet {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>les octets ne sont pas du {encoding}.</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>les octets sont de l’UTF-8, mais abîmés ici.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>les octets ne sont pas de l’UTF-8, et aucun autre encodage ne convient.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>Indiquez-en un, par exemple utf-8, utf-16, cp1252 ou gb18030.</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>il n’y a pas d’encodage nommé {name!r}.</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>{encoding} n’a pas de {sign}.</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>dessins</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>styles, noms et calques</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>accolades</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>commentaires</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>karaoké</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>balises de surcharge</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>ce JSON n’a pas de liste de segments.</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>le segment n’a pas de temps.</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>le temps dépasse toute mesure.</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>ce n’est pas du JSON valide&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>ce JSON ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>polices et couleurs</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>temps des mots</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>balises de langue</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>classes</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>Son texte ne doit contenir ni ligne vide ni ligne de temps.</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>Installez interpunct[interop].</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>Interpunct lit {formats} et {last}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>le fichier est vide.</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>ce ne sont pas des sous-titres ({kind}).</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>aucun sous-titre trouvé (cela ressemble à&#xa0;: {kind}).</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>le fichier ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>Son texte ne doit contenir ni ligne vide ni ligne de temps, ses temps aucun signe moins.</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>ce sous-titre ne serait pas relu tel quel depuis {format}.</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>nouveau sous-titre {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>{count} sous-titre : les signes sans code deviennent des points d’interrogation</numerusform>
            <numerusform>{count} sous-titres : les signes sans code deviennent des points d’interrogation</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>zones de texte</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>notes de bas de page et de fin</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>formules</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>documents incorporés</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>Non lus : {kind}, {count}.</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>les signes absents de la table du fichier sont affichés comme �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>Procurez-vous-le de nouveau à sa source.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>{count} sous-titre : un code temporel qui n’existe pas</numerusform>
            <numerusform>{count} sous-titres : des codes temporels qui n’existent pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>{count} sous-titre : une ligne de plus de 40 signes, que les lecteurs d’EBU STL peuvent couper</numerusform>
            <numerusform>{count} sous-titres : des lignes de plus de 40 signes, que les lecteurs d’EBU STL peuvent couper</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>il est tronqué : aucun de ses {blocks} blocs n’est entier.</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>le dernier bloc est tronqué ; son texte manque</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>Corrigez-le en quatre chiffres de 0 à f, ou supprimez-le.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>{count} sous-titre : une ligne de plus de 32 signes est coupée</numerusform>
            <numerusform>{count} sous-titres : les lignes de plus de 32 signes sont coupées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>{count} sous-titre apparaît après son début, car SCC charge deux signes par image</numerusform>
            <numerusform>{count} sous-titres apparaissent après leur début, car SCC charge deux signes par image</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} n’est pas une paire d’octets.</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>un document RTF</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>Enregistrez-le en .txt ou .docx ; ces transcriptions deviennent des sous-titres.</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>une archive ZIP (ou un document bureautique)</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>une archive gzip</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>une archive 7-Zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>une archive RAR</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>une image GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>une vidéo Matroska ou WebM</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>un média Ogg</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>un média RIFF (WAV, AVI ou WebP)</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>un fichier MP3</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>un fichier FLAC</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>des sous-titres images VobSub ou un flux MPEG</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>une base de données SQLite</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>un fichier vidéo ou audio MP4</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>un fichier sans aucun texte</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>des données binaires</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>du texte brut</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>Advanced SubStation Alpha (ASS) sans dialogue</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>un index VobSub&#xa0;; ses sous-titres sont des images</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>du texte minuté YouTube (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>du JSON sans segments</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>gras</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>italique</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>barré</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>souligné</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>Corrigez d’abord ce sous-titre.</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>les sous-titres ne s’écrivent pas en {format}.</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>le texte d’un sous-titre contient une ligne de temps, ce que {format} ne peut exprimer.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>{count} sous-titre : {kind} omis, que {format} ne peut exprimer</numerusform>
            <numerusform>{count} sous-titres : {kind} omis, que {format} ne peut exprimer</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>un autre programme a écrit ce fichier entre-temps ; il reste tel quel.</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>Enregistrez-le sous un autre nom ou dans un autre dossier.</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>le fichier ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{file}, {where}</source>
        <translation>{file}, {where}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <translation>{place}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{sentence} {remedy}</source>
        <translation>{sentence} {remedy}</translation>
    </message>
    <message>
        <source>Ask the author of the archive for a new one.</source>
        <translation>Demandez une autre archive à qui l’a faite.</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>Utilisez ctranslate2 ou torch.</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>le moteur torch demande torch, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>Installez interpunct[torch], ou utilisez --backend ctranslate2.</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>Le GPU ne peut pas être utilisé ({reason})&#xa0;; le CPU fait le travail.</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>Utilisez --device cpu.</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>Utilisez --device cpu, ou un fichier plus petit.</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>Installez de nouveau le modèle.</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>le GPU ne peut pas être utilisé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>Choisissez un nom sans barres obliques, deux-points ni caractères de contrôle, qui ne commence pas par un point.</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>Choisissez un autre nom (--name).</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>Choisissez un autre nom (--name) ou --overwrite.</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>seuls les modèles installés peuvent être supprimés.</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>Fermez ce qui tient ses fichiers ouverts et vérifiez que vous pouvez y écrire.</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>le modèle ne peut pas être supprimé : {reason}.</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>{what} à «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>il n’y a pas de signet à mettre ni à ôter.</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>aucun signet</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>signet</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>casse telle qu’écrite</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>point d’exclamation</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>deux-points</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>points de suspension</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>tiret</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscule</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>majuscule</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>majuscules</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>compléter</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>remplacer</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>suggérer</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>garder</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>{mark} après «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>{count} décision</numerusform>
            <numerusform>{count} décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>Modifiez plutôt le texte du sous-titre.</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>aucun signe</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>period</source>
        <translation>point</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>point d’interrogation</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>{casing} pour «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>{what} au sous-titre {number}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{what} à {count} endroit</numerusform>
            <numerusform>{what} à {count} endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>signes&#xa0;: {marks}, casse&#xa0;: {casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>il n’y a pas de mot numéro {index} qui soit {word!r}.</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>aucun signe ne peut suivre «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} n’est pas un signe de ponctuation.</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>l’emplacement {slot} est protégé.</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>l’expression régulière répète trop.</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>ce remplacement changerait une balise.</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>Modifiez plutôt le texte.</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>le texte à chercher dépasse {most} caractères.</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>l’expression régulière est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>cette recherche prend trop de temps.</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>Simplifiez l’expression régulière.</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>le remplacement est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>Faites de la place ou choisissez un autre dossier, puis réessayez&#xa0;; en attendant, enregistrez les sous-titres.</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>trop de lignes.</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>le journal ne peut pas être écrit ({reason}).</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>Récupérez-le avec la copie des sous-titres gardée à côté du journal, ou abandonnez-le.</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>il n’y a rien à annuler ni à rétablir.</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>Ouvrez-le avec la version d’Interpunct qui l’a écrit.</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>cette étape est trop longue pour un journal.</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>ce journal appartient à une autre version de {caption}.</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>Les étapes précédentes sont récupérées.</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>le journal ne peut pas être lu ({reason}).</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Abandonnez-le.</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>le journal a le format {format}, non {known}.</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>la ligne n’est pas du JSON.</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>cette étape ne peut pas être refaite&#xa0;: {what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>ce n’est pas un journal&#xa0;: {what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>un champ est faux&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>une ligne trop longue.</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>la relecture enregistrée ne peut pas être copiée ({reason}).</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>le dossier des sessions ne peut pas être créé ({reason}).</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>un autre éditeur a ouvert ce fichier.</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>Fermez-y d’abord le fichier.</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>le verrou ne peut pas être ouvert ({reason}).</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>il n’y a pas de sous-titre dont le texte change.</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>texte de {count} sous-titre</numerusform>
            <numerusform>texte de {count} sous-titres</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>texte du sous-titre {cue}</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>la relecture enregistrée ne donne plus le texte du fichier.</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>Le fichier est relu à neuf&#xa0;; ses signes sont pris tels quels.</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>scission après «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>jonction des sous-titres {first} et {second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{language} pour {cues}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>aucun sous-titre ne suit auquel joindre celui-ci.</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>il n’y a pas de tel sous-titre dont fixer la langue.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>{count} sous-titre</numerusform>
            <numerusform>{count} sous-titres</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>moins de la moitié des mots sont ceux de ce fichier.</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>Choisissez la référence du même exposé dans la même langue.</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>Écrivez-le comme {example}, ou en bref comme 1:02.5.</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>Accepter {count} proposition de ce fichier, sûre à {percent:.0f} % au moins&#xa0;? C’est une étape, que vous pouvez annuler.</numerusform>
            <numerusform>Accepter {count} propositions de ce fichier, sûres à {percent:.0f} % au moins&#xa0;? C’est une étape, que vous pouvez annuler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>Choisissez l’encodage dans lequel il est écrit.</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>Réparez le fichier, ou lisez ses octets tels quels, en latin-1.</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>il dépasse {most} Mo.</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>S’il s’agit de sous-titres, divisez le fichier ou autorisez davantage avec --max-size.</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>c’est un dossier, un périphérique ou un tube</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>Divisez-le en sous-titres d’une phrase ou de quelques-unes.</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>il compte plus de {most} caractères.</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>il n’y a pas de place pour ses {size} Mo.</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>Libérez de la place sur le disque.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>elle contient {name}, qui n’est pas un nom de fichier d’un modèle.</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>elle occuperait plus de {size} Mo une fois décompressée.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>elle contient {name}, qui n’est pas un fichier.</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>l’archive ne peut pas être décompressée : {reason}.</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>elle contient plus de {count} fichiers.</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>la casse de «&#xa0;{word}&#xa0;» reste telle quelle.</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>aucune casse n’est proposée pour «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>un locuteur a besoin d’un nom visible.</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>Choisissez l’un des locuteurs du fichier.</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>«&#xa0;{old}&#xa0;» devient «&#xa0;{new}&#xa0;»&#xa0;: {cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>le locuteur s’appelle déjà «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>personne ne s’y appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>découpe en {count} sous-titre</numerusform>
            <numerusform>découpe en {count} sous-titres</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>il n’y a pas de sous-titre numéro {number}.</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>temps du sous-titre {cue}</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>aucun sous-titre ne reçoit d’autres temps.</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>temps de {count} sous-titre</numerusform>
            <numerusform>temps de {count} sous-titres</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>le sous-titre commencerait avant le film.</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>Choisissez un début plus tardif.</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>le sous-titre finirait avant de commencer.</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>Choisissez une fin après le début.</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>une session de ce fichier n’a pas été fermée.</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>Récupérez-la, ou abandonnez-la.</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>la copie des sous-titres a été modifiée.</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>Ouvrez le fichier de sous-titres lui-même.</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>la copie des sous-titres ne peut pas être lue ({reason}).</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>les sous-titres ne peuvent pas être copiés ({reason}).</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>fermez-les ou retirez-les avant de découper les sous-titres.</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>plus de {most} balises sont ouvertes à la fois&#xa0;;</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>Une ligne a {width:g} caractères&#xa0;; il en tient {most}.</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>Le sous-titre a {lines} lignes&#xa0;; il en tient {most}.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>Le sous-titre dure {duration} ms&#xa0;: il finit avant qu’on le voie.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>Le sous-titre dure {duration} ms&#xa0;; il en faut au moins {least}.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>Le sous-titre dure {duration} ms&#xa0;; il en faut au plus {most}.</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>Le sous-titre défile à {speed:g} caractères par seconde&#xa0;; on peut en lire {most:g}.</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>Le sous-titre suivant commence {late} ms avant celui-ci.</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>Le sous-titre est encore affiché {late} ms après le début du suivant.</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>Le sous-titre n’a pas de texte.</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>Il reste {gap} ms avant le sous-titre suivant&#xa0;; il en faut {least}.</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>les prédictions ne correspondent pas aux mots.</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>les prédictions ne sont pas entières.</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>jonction des sous-titres {first} à {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>Certains sous-titres n’ont plus le même aspect : cette version d’Interpunct montre autrement les mêmes prédictions. Toutes vos étapes sont là.</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>le plan de découpe est celui d’un autre document.</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>les sous-titres sont en deux langues, une ligne chacune&#xa0;; une découpe aux fins de phrase les déchirerait.</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>Gardez les sous-titres, ou fixez une seule langue pour tous.</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>le plan de découpe omet une partie du document.</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>Encore&#xa0;: {findings}.</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}&#xa0;; {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>{count:,} sous-titre à ligne trop longue</numerusform>
            <numerusform>{count:,} sous-titres à ligne trop longue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>{count:,} sous-titre à trop de lignes</numerusform>
            <numerusform>{count:,} sous-titres à trop de lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>{count:,} sous-titre trop rapide&#xa0;: la parole l’est</numerusform>
            <numerusform>{count:,} sous-titres trop rapides&#xa0;: la parole l’est</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>{count:,} sous-titre trop court&#xa0;: le suivant vient aussitôt</numerusform>
            <numerusform>{count:,} sous-titres trop courts&#xa0;: le suivant vient aussitôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>{count:,} sous-titre trop long</numerusform>
            <numerusform>{count:,} sous-titres trop longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>{count:,} sous-titre trop près du suivant</numerusform>
            <numerusform>{count:,} sous-titres trop près du suivant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>{count:,} sous-titre encore affiché quand le suivant commence</numerusform>
            <numerusform>{count:,} sous-titres encore affichés quand le suivant commence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>{count:,} sous-titre après le suivant</numerusform>
            <numerusform>{count:,} sous-titres après le suivant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>{count:,} sous-titre sans texte</numerusform>
            <numerusform>{count:,} sous-titres sans texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>{count:,} sous-titre sans durée</numerusform>
            <numerusform>{count:,} sous-titres sans durée</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>Corrigez cette ligne.</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>`interpunct.transcript.languages.Language` dit ce que contient une table.</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>{count} mot est en {language}, que Interpunct ne connaît pas : il reste tel quel</numerusform>
            <numerusform>{count} mots sont en {language}, que Interpunct ne connaît pas : ils restent tels quels</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>torch ne trouve aucun GPU.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>{count} mot est en {language}, où taper les signes demande moins de touches qu’une relecture : signes et majuscules sont seulement suggérés</numerusform>
            <numerusform>{count} mots sont en {language}, où taper les signes demande moins de touches qu’une relecture : signes et majuscules sont seulement suggérés</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>une découpe demande un profil.</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>ce n’est pas un rapport.</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>ce rapport est celui d’une autre exécution : ses options ou son modèle diffèrent.</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>Fusionnez les rapports d’un même manifeste.</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>Il n’y a aucun sous-titre à coller.</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>Seules des lignes voisines peuvent être déplacées.</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>Il n’y a pas de sous-titre à dépasser.</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>Les sous-titres sont déjà dans l’ordre.</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>Ces sous-titres ne sont pas dans le fichier.</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>Le sous-titre copié n’est pas dans le fichier.</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>Le fichier n’aurait plus de sous-titre.</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>Fermez le fichier, ou gardez un sous-titre.</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>suppression de {count} sous-titre</numerusform>
            <numerusform>suppression de {count} sous-titres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>copie de {count} sous-titre</numerusform>
            <numerusform>copies de {count} sous-titres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>{count} sous-titre collé</numerusform>
            <numerusform>{count} sous-titres collés</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>autre ordre des sous-titres</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>il y a déjà une liste de ce nom.</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>Renommez la nouvelle liste, ou supprimez l’ancienne.</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>la liste ne peut pas être copiée.</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>ce n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>Enregistrez le fichier avec un navigateur, puis ouvrez-le.</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>le téléchargement est impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>les sous-titres {format} n’ont pas de numéros.</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>ttconv, qui lit et écrit les formats des diffuseurs, n’est pas installé.</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>Installez interpunct[broadcast], ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>la lecture est impossible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>python-docx, qui lit et écrit .docx, n’est pas installé.</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>Installez interpunct[docx], ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>il occupe plus de 64 Mo une fois décompressé.</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>Enregistrez-le sans ses images.</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>ce n’est pas un document .docx&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>son bloc général est tronqué, ou nomme une table de caractères inconnue.</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>EBU STL n’a de place ni pour un jour ou plus, ni pour un texte aussi long.</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>Divisez le sous-titre, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>le son n’a pas pu être installé ({reason}).</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>fins de ligne</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>styles de mots</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>barres verticales</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>Découpez d’abord les sous-titres, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>SCC affiche au plus {most} lignes de 32 caractères.</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>styles</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>du TTML sans texte minuté</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>Fermez chaque balise dans son sous-titre.</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>{format} ne peut exprimer ni une balise sans fin, ni un caractère de contrôle.</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>Exportez d’abord le fichier dans un autre format.</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>{format} n’a pas d’italique.</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Le sous-titre commence à {frames:+.1f} images d’un changement de plan&#xa0;; il en faut au moins {least}.</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>Le sous-titre finit à {frames:+.1f} images d’un changement de plan&#xa0;; il en faut au moins {least}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>{count:,} sous-titre qui commence près d’un changement de plan</numerusform>
            <numerusform>{count:,} sous-titres qui commencent près d’un changement de plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>{count:,} sous-titre qui finit près d’un changement de plan</numerusform>
            <numerusform>{count:,} sous-titres qui finissent près d’un changement de plan</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>le style ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>Écrivez dans un autre fichier ou dossier, avec --out.</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>{format} ne peut pas être modifié dans le fichier même.</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>Démarrez son serveur ou indiquez son adresse.</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>Mettez sa clé dans la variable d’environnement {name}.</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>Libérez de l’espace sur le disque et vérifiez que le dossier existe et que l’écriture y est permise.</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>le modèle ne peut pas être écrit : {reason}.</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>aucun format n’a cette extension.</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>Terminez le nom par .srt ou .vtt.</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>Rien n’a été écrit. Excluez-en un avec --exclude, ou traitez chacun avec un autre -o.</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>Libérez de l’espace sur le disque, ou indiquez un autre dossier par la variable TMPDIR.</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>huggingface_hub, qui télécharge les modèles, n’est pas installé.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>Installez le nécessaire avec : pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>Réessayez plus tard, la suite sera reprise ; ou téléchargez le dossier du modèle là où il y a un réseau, et indiquez ce dossier.</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>le hub n’en a pas {files}.</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>{repository} ne peut pas être obtenu du hub : {reason}.</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>Indiquez le dossier d’un modèle Whisper converti pour CTranslate2.</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>le module de reconnaissance {name} n’est pas sur cette machine.</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>il n’y a ni module de reconnaissance ni dossier {name}.</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>il y manque {files}.</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>--fetch le télécharge depuis huggingface.co/{repository} : {size:,} Mo, licence {licence}.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Choisissez parmi {names}.</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>Téléchargez le modèle de nouveau.</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>le module de reconnaissance ne connaît pas la langue {code}.</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>la parole est reconnue par faster-whisper, qui manque.</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>le module de reconnaissance ne peut pas être lu : {reason}.</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>Il connaît : {codes}.</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>aucune parole n’y a été entendue.</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>Prenez un modèle plus petit, ou le processeur.</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>la reconnaissance s’est arrêtée : {reason}.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>Installez le nécessaire avec : pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>le son est lu par PyAV, qui manque.</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>Choisissez un fichier que d’autres programmes lisent.</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>on ne peut y lire ni son ni image ({reason}).</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>le film n’a pas de son.</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>Indiquez son fichier son.</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>le fichier n’a pas d’image, donc pas de changements de plan.</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>la clé passerait en clair sur le réseau.</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>le modèle de langue sur {host} ne répond pas : {reason}.</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>Vérifiez son adresse et le nom du modèle.</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>le modèle de langue sur {host} refuse : état {status}.</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>Utilisez https, ou supprimez {name}.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Réessayez plus tard.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>jusqu’à {words} mots vont au modèle de langue sur {host}, {place} : environ {tokens} jetons avec les réponses, qui coûtent {cost}.</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>ceci n’est pas l’adresse d’un modèle de langue.</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>Indiquez-en une comme http://127.0.0.1:8080/v1, ou llama.cpp, ou ollama.</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>Acceptez par --yes, ou interrogez un modèle sur cet ordinateur.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>jusqu’à {words} mots vont au modèle de langue sur {host}, {place} : environ {tokens} jetons avec les réponses.</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>moins de 0,01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>sur un autre ordinateur</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>{lost} réponses sur {all} du second avis avaient d’autres mots et ont été écartées</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>pas de second avis ({reason})</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>exception pour le sous-titre {number}</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>il n’y a pas d’exception à mettre ni à ôter.</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>{count} exception ôtée</numerusform>
            <numerusform>{count} exceptions ôtées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>{count} exception</numerusform>
            <numerusform>{count} exceptions</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>aucun emplacement non décidé ne ressemble à celui de la dernière décision.</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>{count} sous-titre scindé avec plus de temps</numerusform>
            <numerusform>{count} sous-titres scindés avec plus de temps</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>ordre des sous-titres selon le temps</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>échange des textes des sous-titres {first} et {second}</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>les sous-titres sont déjà numérotés à partir de 1.</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>numéros des sous-titres</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>Espaces doubles et espaces en fin de ligne</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>Pas d’espace avant un signe</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>Une espace après un signe entre deux mots</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>Les espaces que la langue met avant les signes</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>Les guillemets droits deviennent typographiques</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>Les guillemets typographiques deviennent droits</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>Trois points deviennent un seul signe</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>Le signe des points de suspension devient trois points</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>Les traits d’union doubles ou entre espaces deviennent des tirets</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>Les lignes d’un dialogue commencent par un trait d’union et une espace</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>Nombres de 2 à 10 en lettres</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>Un mot écrit deux fois</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>Erreurs de la reconnaissance d’images : l et I, O et 0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>Noms et termes comme dans le glossaire</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Le sous-titre {cue} reste tel quel&#xa0;: {why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>remplacement {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>la liste ne peut pas être lue : {reason}.</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>la liste a un défaut : {reason}.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Corrigez-le.</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>la ligne n’est pas un texte, une tabulation et son remplacement.</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>Corrigez-la ou supprimez-la.</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>le texte à chercher est vide.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Écrivez-en un.</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>ce modèle a besoin d’ONNX Runtime, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>Installez interpunct[onnx].</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>Utilisez --device cpu, ou réinstallez le modèle.</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>le sous-titre se terminerait avant le début du film.</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>Supprimez les sous-titres qu’il n’a pas, puis synchronisez de nouveau.</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>l’autre montage est plus court ici, mais des sous-titres s’y affichent.</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>le son n’a pas de pauses : rien n’indique quand quelqu’un parle.</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>Synchronisez par deux points ou d’après un autre fichier.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>Enregistrez-le en UTF-8, ou donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>le glossaire ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>le glossaire ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>la transcription n’a pas de mots.</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>c’est {kind}.</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>chaque partie parlée doit avoir une durée et suivre les précédentes.</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>il n’y a pas de temps libre pour une nouvelle ligne ici.</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>Raccourcissez d’abord une ligne voisine, ou scindez une ligne.</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>il n’y a pas de place : une autre ligne, la durée minimale ou le début l’empêche.</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>Déplacez d’abord la ligne voisine, ou tapez le temps.</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>Indiquez-en un, par exemple netflix.</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>«&#xa0;{name}&#xa0;» ne serait pas lu comme le nom d’un locuteur.</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>Un nom devant un deux-points s’écrit en majuscules, sans crochets ni autre deux-points.</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>Choisissez un nom plus court, sans crochets, deux-points ni balises.</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>Choisissez un autre endroit du sous-titre.</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>le sous-titre ne peut pas être scindé après «&#xa0;{word}&#xa0;».</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>ce ne sont pas deux points dans le temps.</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>Choisissez deux sous-titres éloignés, le plus tardif devant le rester ensuite.</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>il n’existe pas de telle fréquence d’images.</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>Choisissez-en une de 1 à 1000.</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>le texte a moins de mots qu’il n’en a été décidé.</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>le texte a d’autres signes que ceux décidés.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>{count} mot est en {language}, que ce modèle n’a pas appris : il reste tel quel</numerusform>
            <numerusform>{count} mots sont en {language}, que ce modèle n’a pas appris : ils restent tels quels</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bengali</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalan</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tchèque</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danois</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estonien</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persan</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicien</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croate</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongrois</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Arménien</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonésien</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Islandais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lituanien</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Letton</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malais</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norvégien</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russe</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slovène</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbe</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suédois</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamoul</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainien</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Ourdou</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>Chinois (simplifié)</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>Chinois (traditionnel)</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>Style BBC</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>Style Netflix</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Sans limites</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>Style TED</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>Enregistrer sans les signes non vus</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>Exporter avec les signes du style</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>{name} n’a pas été écrit : « {title} » n’écrit que {endings}.</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>Pour écrire ce format, exportez-le.</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>Le fichier n’a pas pu être enregistré&#xa0;; le journal d’erreurs dit pourquoi.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} est ouvert dans un autre onglet. Fermez-le d’abord là-bas, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Le fichier a changé</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>{name} a été modifié sur le disque après avoir été ouvert ici. Enregistrer remplace ce qui s’y trouve maintenant.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>Archives ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>Sous-titres ({endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>Télécharger {address} et l’enregistrer sous</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>Créer des sous-titres à partir de {name} et les enregistrer sous</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>sous-titres</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>Nouveaux sous-titres</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>Signes ajoutés</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Majuscules</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Incertain</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>Mot entier</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>Tout remplacer…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Où rechercher</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>Dans les sous-titres sélectionnés</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>Dans tous les fichiers ouverts</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>Rien à remplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>%n occurrence pour l’instant…</numerusform>
            <numerusform>%n occurrences pour l’instant…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} sur %n occurrence</numerusform>
            <numerusform>{number} sur %n occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Aucune occurrence</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>Quitter le guide</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>C’est tout le parcours. «&#xa0;Premiers pas&#xa0;», dans le menu Aide, le montre de nouveau.</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>un clic</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Découpe</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>Ouvrir des sous-titres ou un film&#xa0;: {key}, ou déposez-les ici.</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>Mettez le signe qui convient à l’emplacement encadré&#xa0;; {accept} accepte celui affiché. Emplacements à voir&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>Découper les sous-titres aux fins de phrase&#xa0;: {key} montre d’abord le résultat.</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>Voir ce qui enfreint le style maison&#xa0;: {key} en donne la liste, avec les corrections.</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>Enregistrer&#xa0;: {key}. Le premier enregistrement garde une copie.</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>Reconnaissance vocale</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>La reconnaissance a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Chargement du modèle…</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>Arrêt après les mots en cours d’écoute…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>&amp;Télécharger et démarrer</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>Le modèle vient de huggingface.co/{repository}, licence {licence}, et reste sur cette machine. Seul ce téléchargement demande le réseau.</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>Un traitement précédent a entendu {time}&#xa0;; Démarrer continue à partir de là.</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>Les sous-titres vont dans {name}.</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>Téléchargement&#xa0;: {here:.0f} Mo sur {size:.0f}</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>D&amp;ossier…</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>Celle entendue au début</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>Un GPU s’il fonctionne, sinon le CPU</translation>
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
        <translation>Omettre les silences, les bruits et la &amp;musique</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>Choisissez un film ou un son.</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}&#xa0;: {size} Mo, {memory} Mo de mémoire à l’usage</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}, seulement {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — présent</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>Film ou son</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>Dossier d’un modèle Whisper pour CTranslate2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>Choisir le film ou le son</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Choisir le dossier d’un modèle</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>Sous-titres par caractères par seconde</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>{speed} caractères par seconde et plus&#xa0;: {count} sous-titres</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>{speed} à {above} caractères par seconde&#xa0;: {count} sous-titres</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>limite {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>Choisissez une étape pour y revenir ou y avancer.</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (annulé)</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>Tel que le fichier a été ouvert</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>Ajouter une touche…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Choisissez une action pour changer ses touches.</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} est une touche de «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>Retirer {key}</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>Appuyez sur la touche</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>À un emplacement et dans le tableau des sous-titres</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changé</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>Dans les dialogues</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>Ce que font ces touches découle des touches elles-mêmes.</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>Il n’y a pas de touche «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>{key} met toujours ce signe.</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} choisit toujours l’un des signes.</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>{key} sert à se déplacer dans les tableaux et les textes.</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} est réservé aux menus, qui s’ouvrent par Alt et une lettre.</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>{key} écrit ou modifie du texte, et ne peut donc agir qu’à un emplacement. Ajoutez Ctrl.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>Mettre ce signe, quelle que soit l’écriture du clavier, continuer</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>Aucun signe ici, continuer</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>Annuler la dernière étape et revenir à son emplacement</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>Emplacement douteux &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>Emplacement douteux &amp;précédent</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>Emplacement suivant, quel qu’il soit</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>Emplacement précédent, quel qu’il soit</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>Accepter ce qui est affiché, passer au doute suivant</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>Aucun signe, virgule, point, point d’interrogation&#xa0;; casse d’un mot&#xa0;; continuer</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>Mot suivant, ou douteux&#xa0;: minuscules</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>Mot suivant, ou douteux&#xa0;: majuscule</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>Décider les &amp;emplacements semblables comme le dernier</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>&amp;Scinder ici le sous-titre</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>&amp;Joindre au sous-titre suivant</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>Modifier le te&amp;xte</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>Modifier le texte dans la &amp;zone sous le tableau</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>Nouvelle ligne a&amp;près</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>Supprimer l&amp;a sélection</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>&amp;Dupliquer les lignes</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>Co&amp;uper les lignes</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>C&amp;oller des lignes</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>Monter &amp;les lignes</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>D&amp;escendre les lignes</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>Éc&amp;hanger les textes de deux lignes</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>Tirets d’un dialo&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>&amp;Italique</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>&amp;Notes d’une chanson</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>C&amp;rochets d’un son</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>Numéroter les lignes à partir de &amp;1</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>Accepter le &amp;reste de ce sous-titre</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>&amp;Accepter tout ce qui est sûr…</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>Lire ce sous-&amp;titre</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>Lire autour de cet &amp;emplacement</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>Voir plus d’emplacements&#xa0;: curseur vers le haut</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>En voir moins&#xa0;: curseur vers le bas</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>Aller au tableau des sous-titres</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>Nouvea&amp;ux sous-titres…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>E&amp;xporter dans un autre format…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>&amp;Aperçu et application d’une découpe…</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>&amp;Redécouper…</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>Prendre ou laisser cette modification d’une découpe</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>Modification suivante d’une découpe</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>Modification précédente d’une découpe</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>Fixer le &amp;début et la fin…</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>Dé&amp;caler…</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>&amp;Nouvelle ligne à la position de lecture</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>Début un pas plus &amp;tôt</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>Début un &amp;pas plus tard</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>&amp;Fin un pas plus tôt</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>Fin un p&amp;as plus tard</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>&amp;Ligne un pas plus tôt</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>Li&amp;gne un pas plus tard</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>Caler sur les &amp;images…</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>Nouvelle ligne a&amp;vant</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>Copier le texte &amp;brut</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>&amp;Trier les lignes par temps</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Re&amp;chercher…</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>Rechercher et rem&amp;placer…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Occurrence sui&amp;vante</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Occurrence précéde&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>A&amp;ller à un sous-titre ou à un temps…</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>Corriger selon les règles de st&amp;yle…</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>Or&amp;thographe, mot par mot…</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>Faute d’orthographe &amp;qui précède</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>&amp;Mettre ou ôter un signet</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>Si&amp;gnet avec note…</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>Signet s&amp;uivant</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>Signet précéd&amp;ent</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>Si&amp;gnets</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>Ren&amp;ommer le locuteur…</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>&amp;Qualité</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>&amp;Constat suivant</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>Ouvrir la &amp;traduction à côté…</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>&amp;Fichier à côté</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>Modifi&amp;er le fichier à côté</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>Comparer avec une ré&amp;férence…</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>&amp;Référence</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>&amp;Différence suivante</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>D&amp;ifférence précédente</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>Reprendre ce &amp;que dit la référence</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>Lire à partir &amp;de cette ligne</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>Lire la dernière &amp;seconde de cette ligne</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>Lire au prochain emplacement douteu&amp;x</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>P&amp;asse d’écoute&#xa0;: les touches agissent sur l’emplacement entendu</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>Mettre un s&amp;ignet à la ligne entendue</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>Garder visi&amp;ble la ligne entendue</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>Un peu en a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>Un peu en a&amp;vant</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>Dé&amp;but de la ligne à la position de lecture</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>Fin de la ligne à la position de lecture</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Lecture, pause</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>&amp;Synchroniser…</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>Faute &amp;d’orthographe suivante</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Moins vite</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Plus vite</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>Répéter ce &amp;qui est lu</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>Lire à &amp;chaque emplacement</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>Début, et décaler la suite</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>Élargir la &amp;forme d’onde</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>Réd&amp;uire la forme d’onde</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>Spectro&amp;gramme</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>Rec&amp;hercher les changements de plan</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>&amp;Ouvrir un son ou une image…</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>&amp;Son et image</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>&amp;Fermer le fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>Choisissez un fichier exporté ici.</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>il n’y a pas de jeu «&#xa0;{name}&#xa0;», seulement {known}.</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>rien ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} figure deux fois, dans «&#xa0;{name}&#xa0;» aussi.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>Touches ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importer des touches</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Exporter les touches</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>Un autre jeu de touches</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>{count} actions ont vos propres touches. Un autre jeu les remplace.</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>Jeu de touches</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>Chercher des mots ou une touche</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>Langues du fichier</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>Les sous-titres sont réputés être dans l’une de ces langues. Sans coche, dans n’importe laquelle.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>Ouvrir des sous-titres</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>La langue changera au prochain démarrage d’Interpunct.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Rétablit la ponctuation et la casse des sous-titres issus de la reconnaissance vocale.&lt;/p&gt;&lt;p&gt;Aucun mot, balise, temps ni réglage ne change si vous ne le changez pas.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>À propos d’Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>Aucun signe</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Point d’interrogation</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>trop de lignes</translation>
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
        <translation>Caractères par ligne :</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>Ouvrir un son ou une image</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>Son et image ({endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>Les changements de plan demandent un film&#xa0;; aucun n’est ouvert pour ce fichier.</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>Aucun son ni image n’est ouvert pour {name}.</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>En ouvrir…</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>Installation du son et de l’image&#xa0;: 420 Mo.</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>L’installation a échoué&#xa0;; les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>Le son et l’image sont installés. Rouvrez le fichier pour l’entendre.</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>Son et image</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>Position dans le son</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>La lecture du film a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>La lecture du son a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>Ponctuer un &amp;dossier…</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>Re&amp;connaissance vocale…</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>Enregistrer sans les signes non &amp;vus…</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>Exporter avec les signes du st&amp;yle…</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>&amp;Garder une copie des fichiers avant de les remplacer</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>Relire avec l’e&amp;ncodage</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>Si&amp;gnes</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>&amp;Casse</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>Repre&amp;ndre la prédiction</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>Modè&amp;les…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>Langue des sous-titres &amp;sélectionnés</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>Langues du &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>Dé&amp;coupe</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>&amp;Styles…</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>L&amp;ecture</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>&amp;Une ligne par sous-titre</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>&amp;Zone de texte sous le tableau</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>&amp;Langue du programme</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>Prem&amp;iers pas</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Exemples</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>À &amp;propos d’Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}&#xa0;: {step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Tel que fourni</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>&amp;Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>Le modèle n’a pas pu être chargé ; le journal indique pourquoi.</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>Le modèle {name} ne peut pas être utilisé ; celui d’avant reste en place. {reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} n’a pas pu être ouvert&#xa0;; le journal d’erreurs dit pourquoi.</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>Le second avis a échoué ; le fichier journal contient les détails.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>Relire à neuf</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>YouTube répète chaque ligne en la faisant défiler ; ici, chaque ligne figure une fois. Enregistrer une modification l’écrit ainsi, sans les temps des mots ; jusque-là, le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>Afficher comme dans le fichier</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>Chaque ligne figure ici trois fois, comme YouTube écrit ses sous-titres.</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>Lire chaque ligne une fois</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>Ce fichier a déjà sa ponctuation. Rien n’y est ajouté&#xa0;; les différences sont seulement suggérées.</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>Compléter ce qui manque</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>Ce fichier est entièrement écrit en capitales. Il est affiché, et sera enregistré, avec la casse du modèle.</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>Garder les capitales</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>Le modèle de cette langue ({language}) n’est pas installé : rien n’est proposé. Pour l’installer : {command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>Ce modèle n’a pas appris cette langue ({language}), donc rien n’est proposé.</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>Ce modèle n’a pas appris cette langue ({language}) : ce qu’il y met n’est guère qu’une supposition.</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>En {language}, ce modèle se trompe si souvent qu’une relecture demande plus de touches que de taper les signes soi-même.</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>Remarqué dans le fichier : {oddities}.</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>Ce que vous étiez en train de taper dans le sous-titre {number} s’y trouve de nouveau. Entrée l’accepte, Échap laisse le sous-titre tel qu’il était.</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>Pour le ponctuer malgré tout, choisissez sous Langue, Langues du fichier, la langue dans laquelle le lire.</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>Des parties de ce fichier ont déjà leur ponctuation : {finished} mots sur {words}. Rien n’y est ajouté ; les différences ne sont que suggérées.</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>La relecture reprend où vous l’avez enregistrée, {age}&#xa0;; signes décidés&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>Lecture des mots…</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>La ligne {number} n’a pas de texte.</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>Supprimer la ligne</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>Seules des lignes voisines peuvent être jointes.</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>Rien de non décidé n’est aussi sûr.</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>Sélectionnez deux lignes pour échanger leurs textes.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>Dossier d’un modèle (les archives s’installent par «&#xa0;Modèles…&#xa0;»)</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>Une balise ou une fin de ligne s’y trouve&#xa0;; modifiez plutôt le texte.</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>Le sous-titre {cue} reste tel quel&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>Le remplacement a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>{word} est mal orthographié ; la touche Menu propose d’autres mots.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Lecture de {name}…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Fermer {name}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>Vos étapes et vos copies ne sont gardées que dans {folder} : impossible d’écrire dans {wanted}.</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>Les réglages ne sont pas gardés : impossible d’écrire dans {file}.</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>La prédiction a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>Texte des tableaux</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>Ligne en relecture</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Langue du programme</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>La langue changera au prochain démarrage d’Interpunct.</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>Pour les fichiers ouverts désormais. Le menu Relecture et la barre au-dessus de l’emplacement changent le fichier au premier plan.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>Ordre des emplacements</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>Voir les emplacements par</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>Interroger un modèle de langue sur les emplacements douteux</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modèle de langue</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>Son nom là-bas</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>llama.cpp et ollama sont des programmes de cet ordinateur ; ou saisissez l’adresse d’un serveur. Avant que des mots ne partent vers un autre ordinateur, on vous le demande.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Découpe</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>Le profil vaut pour les fichiers ouverts désormais&#xa0;; chaque dialogue commence par les autres valeurs, et par ce qui y a été choisi en dernier.</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>Garder le fichier tel quel avant de le remplacer</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copies de sauvegarde</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Relectures</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>Avant un emplacement</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>Après un emplacement</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>Reculer et avancer de</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>Pas de temps</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>Une image</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>Lire à chaque emplacement</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>Répéter ce qui est lu</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>Pause pendant la frappe</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>Garder visible la ligne entendue</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>Montrer {folder}</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>Rien n’y est encore gardé.</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>Tel que fourni</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>Découpe et temps</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>Son et image</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Rétablir les valeurs par défaut…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>Toutes les options de la page «&#xa0;{name}&#xa0;» redeviennent ce qu’elles étaient au début.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>Modèles publiés</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>&amp;Télécharger et installer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>Langues : {languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>Exactitude publiée, en pour cent : {figures} ({source})</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>De {place}, {size} Mo, licence {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>Les valeurs publiées viennent de textes différents et ne se comparent pas. Chaque modèle installé est mesuré sur les mêmes textes courts.</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Majuscules</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>raison inconnue</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>Exception pour le sous-titre {cue}</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>Pourquoi est-ce correct tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>Plus de temps pour les sous-titres rapides</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Modifier le texte</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>Ferme la liste sans rien changer et ouvre le texte de cette ligne.</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>Moins de mots</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>Pas de temps à prendre&#xa0;: au moins {count} caractères de moins</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>{speed} caractères par seconde
{start} à {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>{speed} caractères par seconde
{start}, {second} à {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>Scinder après «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Finit plus tard</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>Commence plus tôt</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>Commence plus tôt, finit plus tard</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>Prend du temps à ses voisins</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>La vérification a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>Aucun style choisi&#xa0;: Découpe, Profil</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>Entre ses voisins, le sous-titre n’a pas de place à l’écart du changement de plan.</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>Aucune autre fin n’y remédie&#xa0;: le sous-titre suivant vient aussitôt.</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>Plus aucun sous-titre n’est trop rapide.</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>Corriger ceci</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Corriger tous ceux de ce genre</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>Plus de temps pour les sous-titres rapides…</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>Correct tel quel…</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>Exceptions ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien à signaler</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n exception</numerusform>
            <numerusform>%n exceptions</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>Supprimer l’exception</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>Genre de constats</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>Étapes non enregistrées</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>Enregistrer ce que vous avez fait dans {name}&#xa0;?</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>«&#xa0;Garder pour plus tard&#xa0;» laisse le fichier tel quel et propose vos étapes au prochain démarrage.</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>Étapes à récupérer</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>{name} n’a pas été fermé correctement.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>Le texte que vous étiez en train de taper dans un sous-titre s’y trouvera de nouveau, à accepter ou à laisser.</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>Accepter le reste</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>Texte non repris</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>Abandonner ce que vous avez tapé dans ce sous-titre&#xa0;?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Continuer à taper</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>signes décidés</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>majuscules mises</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>modifications de texte, de sous-titres ou de langues</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>découpes du fichier</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>changements de mode</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>signets mis ou ôtés</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>exceptions mises ou ôtées</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>étapes enregistrées annulées</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>Le fichier sur le disque n’est pas ce que vous voyez ici.</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>Pas encore dans le fichier, depuis le dernier enregistrement, {age}&#xa0;: {steps}.</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>Pas encore dans le fichier, depuis son ouverture, {age}&#xa0;: {steps}.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>Comment choisir les emplacements à voir</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>Combien en voir</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Majuscules</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>Relire aussi les majuscules</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>Demander aussi pour les majuscules douteuses</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>Ce qui reste</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Confiance inférieure à</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>Part de tous les emplacements</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>Temps dont je dispose</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>{left} sur {total} à voir</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>Plus rien à voir</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>erreurs attendues après cela&#xa0;: {errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>Nouvelle prédiction</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>jusqu’à {time}, {percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>Prédiction&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>Prédit&#xa0;: {where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}&#xa0;; le reste est comme dans le fichier.</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>environ {minutes} min à {seconds:.1f} s chacun ({whose})</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>votre rythme</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>environ {minutes} min</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>Étapes à récupérer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>Fichiers qui n’ont pas été fermés correctement</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>Ces fichiers n’ont pas été fermés correctement. Rien de ce que vous avez décidé n’est perdu.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>Comparer {name} avec une référence</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparaison a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>Rien ne diffère ici&#xa0;: allez d’abord à une différence.</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>Le fichier ne diffère plus de sa référence.</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>Choisir une référence…</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>Chiffres des signes</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Justesse</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>Dans la référence</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>Reprendre ce que dit la référence</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>Choisissez un fichier de sous-titres aux mêmes mots dont les signes sont justes&#xa0;: chaque signe et chaque majuscule qui diffère dans ce fichier figure ici.</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>Toutes les différences ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>Signes ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>Casse ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>Cette relecture&#xa0;: {minutes}:{seconds} min de travail, touches&#xa0;: {keys}, pour 1 000 mots&#xa0;: {rate}</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Tous les signes</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>Taux d’erreur {rate} %, {casing} erreurs de casse sur {slots} emplacements.</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>Les mots diffèrent&#xa0;: {replaced} autres, {here} seulement ici, {there} seulement dans la référence.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>Genre de différences</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>Fichier de la référence</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Tout décocher</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n sous-titre change.</numerusform>
            <numerusform>%n sous-titres changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>Sous-titres avant et après</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>Sous-titre</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>Ouvrez un fichier de sous-titres, ou déposez-en un ici.</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>MODIFICATION</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>MODIFICATION DU TEMPS</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>RELECTURE</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>casse de «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>Le sous-titre {cue} n’a pas de mots : il n’y a rien à y relire.</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>Il n’y a pas un mot dans ce fichier.</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>Prédiction des signes…</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>accepter ce qui est affiché</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>laisser ouvert, continuer</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>de même à %n emplacement semblable</numerusform>
            <numerusform>de même à %n emplacements semblables</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>Entendu, sûr à {percent}&#xa0;: «&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>l’écouter</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>en taper un autre</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>il est juste</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>accepter le reste de la ligne</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>accepter tous les sûrs</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>accepter la suggestion</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>mettre ce signe</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>aucun signe</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minuscule</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>majuscule</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>Le sous-titre finit ici</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>joindre au suivant</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>Le sous-titre continue</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>scinder ici</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>après «&#xa0;{word}&#xa0;», affiché&#xa0;: {mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>le menu Fichier</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>Plus rien à voir. Enregistrez avec {key}, ou demandez plus d’emplacements ci-dessus.</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  touches</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>Ici, la casse d’un mot est demandée ; les signes se placent aux espaces voisins.</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>Règles de style</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>Ligne trop longue</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>Trop de lignes</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Trop rapide</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>Trop court</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Trop long</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>Trop près du suivant</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>Commence près d’un changement de plan</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>Finit près d’un changement de plan</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Chevauchement</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Dans le désordre</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Sans texte</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>Sans durée</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>Choisir une liste de remplacements</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>Listes de remplacements ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>Les règles de style ont échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>Les règles ne trouvent rien à modifier.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de style</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Règles de style</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>Dans les sous-titres sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>&amp;Ajouter une liste…</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>Montrer les &amp;listes</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>L’étape suivante montre chaque modification avant que rien ne change.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>{name} enregistré</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>Rien n’a été modifié : {name} reste tel qu’il a été ouvert</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>le fichier tel qu’il était est gardé sous {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>Recherche des changements de plan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>Recherche des changements de plan</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>Emplacement en relecture</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>Renommer le locuteur</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>Dans &amp;tous les sous-titres</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>À partir &amp;du sous-titre {cue}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Locuteur</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>&amp;Locuteur</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>&amp;Nouveau nom</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   (sous-titres&#xa0;: {count})</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>Aucun locuteur n’est nommé ici&#xa0;: ni par &lt;v Name&gt; ni par NOM&#xa0;: devant une ligne.</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>Vér&amp;ifier l’orthographe</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>L’orthographe n’est pas vérifiée : {reason}.</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>la vérification est désactivée dans le menu Édition</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>l’extra « spell » n’est pas installé</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>aucun dictionnaire pour {languages}</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Aucun mot de ce fichier n’est mal orthographié.</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>Orthographe</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>&amp;Tout remplacer</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignorer dans ce fichier</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Ajouter à mes mots</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>Ajouter au &amp;glossaire</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>Recherche du prochain mot mal orthographié…</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Aucun mot de ce fichier n’est mal orthographié.</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} est mal orthographié :</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>Nouveau mot</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>Ouvrez des sous-titres, ou déposez ici ce que vous voulez</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>Essayer un exemple</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>Mots par phrase</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>Mots par minute (mots mesurés)</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>Mots par minute (sur les sous-titres)</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>Du premier au dernier</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>À l’écran</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>Durée d’un sous-titre</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>Intervalle entre sous-titres</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Chevauchements</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Caractères par seconde</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>Trop rapide pour le profil</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>Mots par minute</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Locuteur</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>{least} à {most} s, la moitié sous {middle} s</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>{mean} en moyenne, {most} au plus</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>Le décompte a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiques de {name}</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>Sous-titres par caractères par seconde. Un clic va au premier d’entre eux.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>Progression de la prédiction</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Arrêter la prédiction</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>Encodage du fichier&#xa0;; cliquez pour le lire avec un autre</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>Encodage&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>Chargement de {name}…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Chargement du modèle…</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Modèle&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>Style maison</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Ajouter une langue…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>Toutes les autres langues</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>Langue qui a ses propres limites</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>Limites pour</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de style</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>Maximum de caractères par ligne</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>Maximum de lignes</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>Maximum de caractères par seconde</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>Durée minimale</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>Durée maximale</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>Intervalle minimal entre sous-titres</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>Images autour d’un changement de plan où un début ou une fin se cale</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>Images d’une fin au changement de plan</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>Images d’un changement de plan à un début</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>Décompte des caractères</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>Virgules chinoises et japonaises</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>Points chinois et japonais</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>Chacun compte pour un</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>Ceux de demi-chasse comptent pour un demi</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Écrire une espace</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>Styles maison</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>&amp;Copier et modifier…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Enregistrer une copie sous…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>Copie de {title}</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>Styles maison ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Recherche de suggestions…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Ajouter à mes mots</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>Ajouter au &amp;glossaire du projet</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignorer dans ce fichier</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Aucune suggestion</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>L’autre montage a des coupures</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>Le décalage change à certaines lignes, comme après des publicités ou dans un autre montage.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>D’après</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>Fichier aux temps justes</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>%n sous-titre change.</numerusform>
            <numerusform>%n sous-titres changent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>Sous-titre {cue}&#xa0;: {old} devient {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>À partir du sous-titre {cue}&#xa0;: {old} devient {new} ({seconds} s)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>et %n autre partie</numerusform>
            <numerusform>et %n autres parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>Aucun son n’est ouvert, ou il est encore en cours de lecture. Ouvrez-en un dans le menu Lecture.</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>Choisissez un fichier dont les temps sont justes.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparaison a échoué&#xa0;; le journal d’erreurs dit où.</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>Fichier aux temps justes pour {name}</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>Texte de la ligne</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>Cliquez pour modifier le texte</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>Temps du sous-titre {cue}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>Décaler les temps</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>Secondes plus tard</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Synchroniser</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>{time} devient</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Deux points dans le temps</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>Un autre fichier, même une traduction</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>La parole dans le son ouvert</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>{share} % des mots correspondent.</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>Rythme de la parole&#xa0;: {share} % d’avance sur le deuxième meilleur décalage.</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>C’est peut-être un hasard&#xa0;; vérifiez avant d’enregistrer.</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>Caler les temps sur les images</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélectionnés</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>À partir du premier sélectionné</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>%n sous-titre change. Sous-titre {cue}&#xa0;: {old} devient {start} à {end}.</numerusform>
            <numerusform>%n sous-titres changent. Sous-titre {cue}&#xa0;: {old} devient {start} à {end}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>La nouvelle ligne est dans le temps libre entre les autres lignes.</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>La ligne est aussi près de la position de lecture que les autres lignes et sa durée le permettent.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>Garder les signes, compléter ce qui manque</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Refaire les virgules, les points et les points d’interrogation</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>Seulement suggérer&#xa0;: écrire ce que je décide</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>Laisser la casse telle quelle</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>Majuscules en début de phrase</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>Casse selon le modèle</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>Nouveaux sous-titres aux fins de phrase</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>Garder les sous-titres, déplacer des mots entre voisins</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Les moins sûrs d’abord</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>Questions, puis fins de phrase, puis virgules</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Par langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>Forme d’onde</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>Justesse des signes</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taux d’erreur</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>Justesse des majuscules</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>Mots mesurés</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>ce fichier</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>plus vite tapé que relu</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>modèle fourni : {share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>Aller à un sous-titre ou à un temps</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>Numéro d’un sous-titre, ou un temps</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 ou 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>Sous-titre {cue}, à {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>Il n’y a pas de tel sous-titre ni de tel temps.</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>Sous-titres 1 à {count}</translation>
    </message>
</context>
</TS>
