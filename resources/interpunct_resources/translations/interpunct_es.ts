<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Arrivals</name>
    <message>
        <source>{link} is no link to captions on this computer.</source>
        <translation>{link} no es un enlace a subtítulos de este ordenador.</translation>
    </message>
    <message>
        <source>The captions could not be made; the log file has the details.</source>
        <translation>No se pudieron crear los subtítulos; el archivo de registro dice por qué.</translation>
    </message>
    <message>
        <source>{address} cannot be opened: it does not begin with http or https.</source>
        <translation>No se puede abrir {address}: la dirección no empieza por http ni https.</translation>
    </message>
    <message>
        <source>The captions could not be fetched; the log file has the details.</source>
        <translation>No se pudieron obtener los subtítulos; el archivo de registro dice por qué.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add &amp;files…</source>
        <translation>Añadir &amp;archivos…</translation>
    </message>
    <message>
        <source>Add a fol&amp;der…</source>
        <translation>Añadir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>&amp;Leave out</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Drop files and folders with captions here.</source>
        <translation>Suelte aquí archivos y carpetas con subtítulos.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Progress of all files</source>
        <translation>Progreso de todos los archivos</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Read, waiting</source>
        <translation>Leído, en espera</translation>
    </message>
    <message>
        <source>Punctuating, {percent} %</source>
        <translation>Puntuando, {percent} %</translation>
    </message>
    <message>
        <source>Failed: {reason}</source>
        <translation>Falló: {reason}</translation>
    </message>
    <message>
        <source>Already done with the same options</source>
        <translation>Ya está hecho, con las mismas opciones</translation>
    </message>
    <message>
        <source>Skipped: the output exists</source>
        <translation>Omitido: la salida ya existe</translation>
    </message>
    <message>
        <source>Skipped: the output was edited afterwards</source>
        <translation>Omitido: la salida se ha editado desde entonces</translation>
    </message>
    <message>
        <source>Skipped: another program writes this output, or has written it</source>
        <translation>Omitido: otro programa la está escribiendo o la ha escrito</translation>
    </message>
    <message>
        <source>Skipped: a link to a place outside the folder</source>
        <translation>Omitido: un enlace que lleva fuera de la carpeta</translation>
    </message>
    <message>
        <source>Skipped: {reason}</source>
        <translation>Omitido: {reason}</translation>
    </message>
    <message>
        <source>Read, nothing to write</source>
        <translation>Leído, nada que escribir</translation>
    </message>
    <message>
        <source>Written; its marks were complete, none were added</source>
        <translation>Escrito; ya tiene sus signos y no recibió otros</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Fill in missing marks, spare files with complete marks</source>
        <translation>Completar lo que falta, respetar los ya puntuados</translation>
    </message>
    <message>
        <source>Fill in missing marks in every file</source>
        <translation>Completar lo que falta, en todos los archivos</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Poner de nuevo las comas, los puntos y los signos de interrogación</translation>
    </message>
    <message>
        <source>Write no marks, only report</source>
        <translation>No escribir ninguna, solo informar</translation>
    </message>
    <message>
        <source>Choose another place or suffix for the outputs.</source>
        <translation>Elija otro lugar o sufijo para las salidas.</translation>
    </message>
    <message>
        <source>{done} of {all} files</source>
        <translation>{done} de {all} archivos</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escritos</translation>
    </message>
    <message>
        <source>read, nothing to write</source>
        <translation>leídos, nada que escribir</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitidos</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidos</translation>
    </message>
    <message>
        <source>not done: {count}</source>
        <translation>sin hacer: {count}</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>{words} words, {marks} marks added.</source>
        <translation>{words} palabras, {marks} signos añadidos.</translation>
    </message>
    <message>
        <source>{pace} words a second</source>
        <translation>{pace} palabras por segundo</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>quedan unos {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>quedan unas {hours} h</translation>
    </message>
</context>
<context>
    <name>BatchForm</name>
    <message>
        <source>Leave the cues as they are</source>
        <translation>Dejar los subtítulos como están</translation>
    </message>
    <message>
        <source>Beside each file, with a suffix</source>
        <translation>Junto a cada archivo, con un sufijo</translation>
    </message>
    <message>
        <source>In another folder</source>
        <translation>En otra carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Keep the output, skip the file</source>
        <translation>Dejarlas, omitir el archivo</translation>
    </message>
    <message>
        <source>Write the output again</source>
        <translation>Escribirlas de nuevo</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Choose the folder for the outputs.</source>
        <translation>Elija la carpeta a la que van las salidas.</translation>
    </message>
    <message>
        <source>The suffix is part of a file name: use letters, digits and dashes.</source>
        <translation>El sufijo pasa a ser parte de un nombre de archivo: letras, cifras, guiones.</translation>
    </message>
    <message>
        <source>Choose the file for the report.</source>
        <translation>Elija el archivo al que va el informe.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Languages of the files: {codes}</source>
        <translation>Idiomas de los archivos: {codes}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>Sufijo</translation>
    </message>
    <message>
        <source>Folder for the outputs</source>
        <translation>Carpeta para las salidas</translation>
    </message>
    <message>
        <source>Reports (*.json *.jsonl)</source>
        <translation>Informes (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Profile of the cut</source>
        <translation>Perfil del corte</translation>
    </message>
    <message>
        <source>Place of the outputs</source>
        <translation>Adónde van las salidas</translation>
    </message>
    <message>
        <source>Suffix of the outputs</source>
        <translation>Sufijo de las salidas</translation>
    </message>
    <message>
        <source>Folder of the outputs</source>
        <translation>Carpeta de las salidas</translation>
    </message>
    <message>
        <source>Choose the folder of the outputs</source>
        <translation>Elegir la carpeta de las salidas</translation>
    </message>
    <message>
        <source>Existing outputs</source>
        <translation>Salidas que ya existen</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Escribir un informe</translation>
    </message>
    <message>
        <source>File of the report</source>
        <translation>Archivo del informe</translation>
    </message>
    <message>
        <source>Choose the file of the report</source>
        <translation>Elegir el archivo del informe</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Salidas</translation>
    </message>
</context>
<context>
    <name>BatchRun</name>
    <message>
        <source>The run failed; the log file has the details.</source>
        <translation>La ejecución falló; el archivo de registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>BatchWindow</name>
    <message>
        <source>Punctuate a folder</source>
        <translation>Puntuar una carpeta</translation>
    </message>
    <message>
        <source>The folders could not be read.</source>
        <translation>No se pudieron examinar las carpetas.</translation>
    </message>
    <message>
        <source>These files and folders contain nothing to punctuate.</source>
        <translation>No hay nada que hacer con estos.</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>El informe está en {file}.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Files are being punctuated</source>
        <translation>Se están puntuando archivos</translation>
    </message>
    <message>
        <source>Stop punctuating, and quit?</source>
        <translation>¿Detener la puntuación y salir?</translation>
    </message>
    <message>
        <source>Written files stay. The next run skips them and does the rest.</source>
        <translation>Lo escrito se queda. La próxima ejecución puede hacer el resto: omite estos archivos.</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>Detener y salir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The run continues in the background; “Punctuate a folder” shows its progress.</source>
        <translation>Los archivos se siguen puntuando en segundo plano; «Puntuar una carpeta» muestra cómo va.</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Open translation beside {name}</source>
        <translation>Abrir traducción al lado de {name}</translation>
    </message>
    <message>
        <source>Reading the cues…</source>
        <translation>Leyendo los subtítulos…</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} no se pudo abrir; el archivo de registro dice por qué.</translation>
    </message>
    <message>
        <source>Cues without a partner: {here} in this file, {there} in the other.</source>
        <translation>Subtítulos sin pareja: {here} de este archivo, {there} del otro.</translation>
    </message>
    <message>
        <source>{language}, beside</source>
        <translation>{language}, al lado</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>Un &amp;archivo…</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nada</translation>
    </message>
</context>
<context>
    <name>BesideDock</name>
    <message>
        <source>Beside</source>
        <translation>Al lado</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Figures by language</source>
        <translation>Cifras por idioma</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Choose the translation of this file, or another open file. Its cues appear here, beside the cues of the same time.</source>
        <translation>Elija la traducción de este archivo u otro archivo abierto: sus subtítulos se muestran aquí junto a los del mismo tiempo.</translation>
    </message>
    <message>
        <source>Cues of the file beside</source>
        <translation>Subtítulos del archivo al lado</translation>
    </message>
    <message>
        <source>File beside</source>
        <translation>Archivo al lado</translation>
    </message>
    <message>
        <source>Choose the file to show here</source>
        <translation>Elegir qué archivo se muestra aquí</translation>
    </message>
    <message>
        <source>Edit the file beside in its own tab</source>
        <translation>Editar el archivo al lado en su propia pestaña</translation>
    </message>
</context>
<context>
    <name>BesideModel</name>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– sin subtítulo –</translation>
    </message>
    <message>
        <source>The file beside has no cue at this time.</source>
        <translation>El archivo al lado no tiene subtítulo en ese tiempo.</translation>
    </message>
    <message>
        <source>The file in front has no cue at this time.</source>
        <translation>El archivo de delante no tiene subtítulo en ese tiempo.</translation>
    </message>
</context>
<context>
    <name>Bookmarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Note for cue {cue}:</source>
        <translation>Nota para el subtítulo {cue}:</translation>
    </message>
    <message>
        <source>This file has no bookmarks.</source>
        <translation>Este archivo no tiene marcadores.</translation>
    </message>
</context>
<context>
    <name>BookmarksDock</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>No bookmarks. The menu Edit sets one at the current cue.</source>
        <translation>No hay marcadores. El menú Edición pone uno en el subtítulo actual.</translation>
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
        <translation>Vuelva a instalarlo o elimínelo: tal como está no se puede usar.</translation>
    </message>
    <message>
        <source>Not stated; ask its authors</source>
        <translation>No indicada; pregunte a sus autores</translation>
    </message>
    <message>
        <source>Part of Interpunct; its card lists the licences of the texts</source>
        <translation>Viene con Interpunct; su ficha indica las licencias de los textos</translation>
    </message>
    <message>
        <source>This model has no figures: it was not measured.</source>
        <translation>Este modelo no da cifras: no se midió.</translation>
    </message>
    <message>
        <source>Measured when it was installed, on a text of 40 sentences beside the shipped model. That is too short to rank good models.</source>
        <translation>Medido al instalarlo, con un texto de 40 frases, junto al modelo incluido. Es demasiado corto para ordenar buenos modelos.</translation>
    </message>
    <message>
        <source>Measured on unseen text without cues. Error rate: wrong gaps for each gap with a mark; lower is better.</source>
        <translation>Medido en texto no visto, sin subtítulos. Tasa de error: posiciones erróneas por cada posición con signo; menos es mejor.</translation>
    </message>
    <message>
        <source>Not measured in these languages of the open file: {languages}.</source>
        <translation>No se ha medido en estos idiomas del archivo abierto: {languages}.</translation>
    </message>
    <message>
        <source>The model was adapted after this measurement. On unseen text of its user, accuracy went from {f1_before} % to {f1_after} %, the error rate from {before} % to {after} %.</source>
        <translation>El modelo se adaptó después de esta medida. En texto no visto de su usuario, el acierto pasó de {f1_before} % a {f1_after} %, la tasa de error de {before} % a {after} %.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>Ficha del modelo</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Acierto</translation>
    </message>
    <message>
        <source>Model c&amp;ard</source>
        <translation>&amp;Ficha del modelo</translation>
    </message>
    <message>
        <source>Accuracy of the model, by language</source>
        <translation>Acierto del modelo, por idioma</translation>
    </message>
</context>
<context>
    <name>BundlesWindow</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Use in the editor</source>
        <translation>&amp;Usar en el editor</translation>
    </message>
    <message>
        <source>&amp;Install a folder…</source>
        <translation>&amp;Instalar una carpeta…</translation>
    </message>
    <message>
        <source>Install an arc&amp;hive…</source>
        <translation>Instalar un &amp;archivo comprimido…</translation>
    </message>
    <message>
        <source>&amp;Published models…</source>
        <translation>Modelos &amp;publicados…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{name} — damaged</source>
        <translation>{name} — dañado</translation>
    </message>
    <message>
        <source>{name} (shipped)</source>
        <translation>{name} (incluido)</translation>
    </message>
    <message>
        <source>{name} — in use</source>
        <translation>{name} — en uso</translation>
    </message>
    <message>
        <source>Folder of a model or of a checkpoint</source>
        <translation>Carpeta de un modelo o de un checkpoint</translation>
    </message>
    <message>
        <source>Archive of a model or of a checkpoint</source>
        <translation>Archivo comprimido de un modelo o de un checkpoint</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nombre del modelo</translation>
    </message>
    <message>
        <source>Installing {name}…</source>
        <translation>Instalando {name}…</translation>
    </message>
    <message>
        <source>The model could not be installed.</source>
        <translation>No se pudo instalar.</translation>
    </message>
    <message>
        <source>Fetching {name}: {percent} %</source>
        <translation>Descargando {name}: {percent} %</translation>
    </message>
    <message>
        <source>Read the weights of this model?</source>
        <translation>¿Leer los pesos de este modelo?</translation>
    </message>
    <message>
        <source>They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid files from an unknown source.</source>
        <translation>Están en un pickle. Solo se leen sus tensores, y no se ejecuta nada de él. Aun así, evite archivos de origen desconocido.</translation>
    </message>
    <message>
        <source>{name} is installed.</source>
        <translation>{name} está instalado.</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} se ha quitado.</translation>
    </message>
    <message>
        <source>Delete {name} from this machine?</source>
        <translation>¿Eliminar {name} de este equipo?</translation>
    </message>
    <message>
        <source>Its folder will be deleted: {folder}</source>
        <translation>Se elimina su carpeta: {folder}</translation>
    </message>
    <message>
        <source>The editor then uses the shipped model.</source>
        <translation>El editor sigue con el modelo incluido.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Replace the model {name}?</source>
        <translation>¿Reemplazar el modelo {name}?</translation>
    </message>
    <message>
        <source>A model of this name is already installed.</source>
        <translation>Ya hay instalado un modelo con ese nombre.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>ChangeDetails</name>
    <message>
        <source>This change, before</source>
        <translation>Este cambio, antes</translation>
    </message>
    <message>
        <source>This change, after</source>
        <translation>Este cambio, después</translation>
    </message>
</context>
<context>
    <name>ChangedDialog</name>
    <message>
        <source>Cues that changed</source>
        <translation>Subtítulos que cambiaron</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Conservar la mía</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>&amp;Leer de nuevo</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Another program deleted or moved {name}. Save writes it again.</source>
        <translation>Otro programa eliminó o movió {name}. Guardar lo escribe de nuevo.</translation>
    </message>
    <message>
        <source>Another program changed {name}.</source>
        <translation>Otro programa cambió {name}.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparación falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>{name} was changed</source>
        <translation>{name} ha cambiado</translation>
    </message>
    <message>
        <source>The file could not be kept; the log file has the reason.</source>
        <translation>No se pudo guardar una copia del archivo; el registro dice por qué.</translation>
    </message>
    <message>
        <source>No cue changed, only the text around the cues.</source>
        <translation>No cambió ningún subtítulo, solo lo que los rodea.</translation>
    </message>
    <message>
        <source>“Read again” drops your unsaved edits of text, cues and times.</source>
        <translation>Leer de nuevo deja fuera sus cambios sin guardar de texto, subtítulos y tiempos.</translation>
    </message>
    <message>
        <source>Your version of the file is then kept as a backup.</source>
        <translation>El archivo tal como lo tiene se guarda entonces como copia de seguridad.</translation>
    </message>
    <message>
        <source>The file was read again.</source>
        <translation>El archivo se leyó de nuevo.</translation>
    </message>
    <message>
        <source>Your version of the file is kept as {path}.</source>
        <translation>El archivo tal como lo tenía se guardó como {path}.</translation>
    </message>
    <message>
        <source>You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.</source>
        <translation>De los {all} signos, mayúsculas y marcadores que puso, {kept} encajan en el archivo tal como está ahora.</translation>
    </message>
</context>
<context>
    <name>ChangedModel</name>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>– no cue –</source>
        <translation>– sin subtítulo –</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Checker</name>
    <message>
        <source>The spelling check failed; the log file has the details.</source>
        <translation>La revisión ortográfica se ha interrumpido; el registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>el más probable</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minúscula</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>mayúscula</translation>
    </message>
    <message>
        <source>all capitals</source>
        <translation>todo en mayúsculas</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Tecla {number}</translation>
    </message>
</context>
<context>
    <name>Chosen</name>
    <message>
        <source>No row is selected.</source>
        <translation>No hay ninguna fila seleccionada.</translation>
    </message>
    <message>
        <source>There is no open question: select a row first.</source>
        <translation>Ahora no se pregunta nada: seleccione antes una fila.</translation>
    </message>
    <message>
        <source>Cue {cue} has no words, so this key does nothing here.</source>
        <translation>El subtítulo {cue} no tiene palabras, así que esta tecla no hace nada aquí.</translation>
    </message>
    <message>
        <source>The open question is in cue {cue}, which is not selected.</source>
        <translation>Lo que se pregunta está en el subtítulo {cue}, que no está seleccionado.</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>CPS</source>
        <translation>c/s</translation>
    </message>
    <message>
        <source>Lang</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Caracteres por segundo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The editor for captions from speech recognition.</source>
        <translation>El editor de subtítulos procedentes del reconocimiento de voz.</translation>
    </message>
    <message>
        <source>Model to use until the editor ends: the name of a shipped or installed model, or its folder.</source>
        <translation>Predecir con este modelo hasta que el editor termine: el nombre de uno incluido o instalado, o la carpeta de un modelo.</translation>
    </message>
    <message>
        <source>Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.</source>
        <translation>Posición que se muestra en el primer archivo: un subtítulo, o un subtítulo y un desplazamiento en su texto, como 12:34.</translation>
    </message>
    <message>
        <source>Caption files to open.</source>
        <translation>Archivos de subtítulos que abrir.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
</context>
<context>
    <name>CueDelegate</name>
    <message>
        <source>Text of the cue</source>
        <translation>Texto del subtítulo</translation>
    </message>
</context>
<context>
    <name>CueModel</name>
    <message>
        <source>The text differs from the opened file.</source>
        <translation>El texto difiere del que tenía el archivo al abrirse.</translation>
    </message>
    <message>
        <source>Bookmark: {note}</source>
        <translation>Marcador: {note}</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Cue {number}: {message}</source>
        <translation>Subtítulo {number}: {message}</translation>
    </message>
    <message>
        <source>Characters per second.</source>
        <translation>Caracteres por segundo.</translation>
    </message>
    <message>
        <source>Characters per second; the profile allows {most}.</source>
        <translation>Caracteres por segundo; el perfil permite {most}.</translation>
    </message>
</context>
<context>
    <name>CueTable</name>
    <message>
        <source>Cues</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>CutModel</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Subtítulo</translation>
    </message>
</context>
<context>
    <name>CutNotice</name>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>El corte falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}.</source>
        <translation>Desde el corte, hay oraciones que terminan en otro lugar, primero en el subtítulo {cue}. Cambios que las siguen: {count}.</translation>
    </message>
    <message>
        <source>Cut again…</source>
        <translation>Cortar de nuevo…</translation>
    </message>
</context>
<context>
    <name>CutPreview</name>
    <message>
        <source>Cut at the sentence ends</source>
        <translation>Cortar en los finales de oración</translation>
    </message>
    <message>
        <source>Show unchanged cues</source>
        <translation>Mostrar también los que no cambian</translation>
    </message>
    <message>
        <source>The ticked changes follow your later decisions, which moved sentence ends.</source>
        <translation>Está marcado lo que piden decisiones posteriores: ahí las oraciones terminan ahora en otro lugar.</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>Cambio &amp;anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt change</source>
        <translation>Cambio &amp;siguiente</translation>
    </message>
    <message>
        <source>Cutting…</source>
        <translation>Cortando…</translation>
    </message>
    <message>
        <source>The cut failed; the log file has the details.</source>
        <translation>El corte falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>{chosen} of {all} changes</source>
        <translation>{chosen} de {all} cambios</translation>
    </message>
    <message numerus="yes">
        <source>%n cues become {after}; {changed} change.</source>
        <translation>
            <numerusform>%n subtítulo pasa a ser {after}; cambian {changed}.</numerusform>
            <numerusform>%n subtítulos pasan a ser {after}; cambian {changed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the cut</source>
        <translation>Progreso del corte</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>How to cut</source>
        <translation>Forma de cortar</translation>
    </message>
</context>
<context>
    <name>CutTable</name>
    <message>
        <source>Cues before and after the cut</source>
        <translation>Subtítulos antes y después del corte</translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message>
        <source>Cue</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Something went wrong; your steps are safe in the journal. Details: {file}</source>
        <translation>Algo salió mal; sus pasos están a salvo en el diario. Detalles: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{count} days ago</source>
        <translation>
            <numerusform>hace {count} día</numerusform>
            <numerusform>hace {count} días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} min ago</source>
        <translation>
            <numerusform>hace {count} min</numerusform>
            <numerusform>hace {count} min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} h ago</source>
        <translation>
            <numerusform>hace {count} h</numerusform>
            <numerusform>hace {count} h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks that nobody looked at were left out</source>
        <translation>
            <numerusform>se omitió {count} signo que nadie miró</numerusform>
            <numerusform>se omitieron {count} signos que nadie miró</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} marks in it come from the model; nobody has looked at them</source>
        <translation>
            <numerusform>{count} signo lo puso el modelo y no se ha mirado</numerusform>
            <numerusform>{count} signos los puso el modelo y no se han mirado</numerusform>
        </translation>
    </message>
    <message>
        <source>set</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>the file cannot be played ({reason}).</source>
        <translation>no se puede reproducir ({reason}).</translation>
    </message>
    <message>
        <source>nothing can be played without QtMultimedia ({reason}).</source>
        <translation>no se puede reproducir nada sin QtMultimedia ({reason}).</translation>
    </message>
    <message>
        <source>this is not a time.</source>
        <translation>esto no es un tiempo.</translation>
    </message>
    <message>
        <source>no dictionary of this language is installed.</source>
        <translation>no hay ningún diccionario instalado para este idioma.</translation>
    </message>
    <message>
        <source>this spelling dictionary cannot be read.</source>
        <translation>este diccionario ortográfico no se puede leer.</translation>
    </message>
    <message>
        <source>Spelling is not checked in this language; install the dictionary again.</source>
        <translation>La ortografía de su idioma no se revisa; vuelva a instalar el diccionario.</translation>
    </message>
    <message>
        <source>your own words cannot be kept.</source>
        <translation>sus propias palabras no se pueden guardar.</translation>
    </message>
    <message>
        <source>Check the write permission of the folder.</source>
        <translation>Compruebe que puede escribir allí.</translation>
    </message>
    <message>
        <source>this is a file, but several inputs need a folder.</source>
        <translation>esto es un archivo, y varias entradas necesitan una carpeta.</translation>
    </message>
    <message>
        <source>Name a folder with -o.</source>
        <translation>Indique una carpeta con -o.</translation>
    </message>
    <message>
        <source>the report is written to this file.</source>
        <translation>ahí va el informe.</translation>
    </message>
    <message>
        <source>this is an input file; inputs are overwritten on request only.</source>
        <translation>esto es una entrada, que solo se sobrescribe si se pide.</translation>
    </message>
    <message>
        <source>Nothing was written. Give --in-place, or another -o.</source>
        <translation>No se escribió nada. Indique --in-place u otro -o.</translation>
    </message>
    <message>
        <source>this file is not a report, and no report replaces it.</source>
        <translation>este archivo no es un informe y no se reemplaza por uno.</translation>
    </message>
    <message>
        <source>Give the report another name.</source>
        <translation>Dé otro nombre al informe.</translation>
    </message>
    <message>
        <source>Free disk space, or switch backups off in the menu File.</source>
        <translation>Haga sitio allí o desactive las copias en el menú Archivo.</translation>
    </message>
    <message>
        <source>nothing was saved: the backup cannot be written to {folder}: {reason}</source>
        <translation>no se guardó nada, porque el archivo actual no se puede conservar en {folder}: {reason}</translation>
    </message>
    <message>
        <source>Export it to SRT or WebVTT.</source>
        <translation>Expórtelo a SRT o WebVTT.</translation>
    </message>
    <message>
        <source>cue {number}</source>
        <translation>subtítulo {number}</translation>
    </message>
    <message>
        <source>this text would be read as more than one cue.</source>
        <translation>este texto se leería como más de un subtítulo.</translation>
    </message>
    <message numerus="yes">
        <source>Another program changed {count} cues.</source>
        <translation>
            <numerusform>Otro programa cambió {count} subtítulo.</numerusform>
            <numerusform>Otro programa cambió {count} subtítulos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps were made, the last one {age}. Restore them?</source>
        <translation>
            <numerusform>Pasos hechos: {count}, el último {age}. ¿Recuperarlos?</numerusform>
            <numerusform>Pasos hechos: {count}, el último {age}. ¿Recuperarlos?</numerusform>
        </translation>
    </message>
    <message>
        <source>another run writes this report.</source>
        <translation>otra ejecución escribe este informe.</translation>
    </message>
    <message>
        <source>Wait for its end, or give this report another name.</source>
        <translation>Deje que termine o dé otro nombre a este informe.</translation>
    </message>
    <message>
        <source>this report is incomplete, so nothing is added to it.</source>
        <translation>este informe no tiene fin y no se le añade nada.</translation>
    </message>
    <message>
        <source>this is not part of a report.</source>
        <translation>esto no es parte de un informe.</translation>
    </message>
    <message>
        <source>this report is one JSON document, so no lines can follow.</source>
        <translation>este informe es un documento y no puede ir seguido de líneas.</translation>
    </message>
    <message>
        <source>Use the ending .json.</source>
        <translation>Dele la extensión .json.</translation>
    </message>
    <message>
        <source>Remove its empty lines and time lines.</source>
        <translation>Quite sus líneas vacías y líneas de tiempo.</translation>
    </message>
    <message>
        <source>{format} is read, but not written.</source>
        <translation>{format} no se vuelve a escribir.</translation>
    </message>
    <message>
        <source>Convert the file to UTF-8 first.</source>
        <translation>Convierta antes el archivo a UTF-8.</translation>
    </message>
    <message>
        <source>read as {encoding}, the file cannot be written back byte for byte; it can be viewed, but not edited.</source>
        <translation>leído como {encoding}, el archivo no devuelve sus propios bytes; se puede ver, pero no editar.</translation>
    </message>
    <message>
        <source>{sign!r} cannot be written in the file&apos;s encoding, {encoding}.</source>
        <translation>{sign!r} no se puede escribir en la codificación del archivo, {encoding}.</translation>
    </message>
    <message>
        <source>byte {place}</source>
        <translation>byte {place}</translation>
    </message>
    <message>
        <source>the bytes are not {encoding}.</source>
        <translation>los bytes no son {encoding}.</translation>
    </message>
    <message>
        <source>the bytes are UTF-8, but damaged here.</source>
        <translation>los bytes son UTF-8, pero están dañados aquí.</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8, and no other encoding fits.</source>
        <translation>los bytes no son UTF-8 y ninguna otra codificación encaja.</translation>
    </message>
    <message>
        <source>Name one such as utf-8, utf-16, cp1252 or gb18030.</source>
        <translation>Indique una como utf-8, utf-16, cp1252 o gb18030.</translation>
    </message>
    <message>
        <source>there is no encoding named {name!r}.</source>
        <translation>no hay ninguna codificación llamada {name!r}.</translation>
    </message>
    <message>
        <source>{encoding} has no {sign}.</source>
        <translation>{encoding} no tiene {sign}.</translation>
    </message>
    <message>
        <source>drawings</source>
        <translation>dibujos</translation>
    </message>
    <message>
        <source>styles, names and layers</source>
        <translation>estilos, nombres y capas</translation>
    </message>
    <message>
        <source>braces</source>
        <translation>llaves</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>comentarios</translation>
    </message>
    <message>
        <source>karaoke</source>
        <translation>karaoke</translation>
    </message>
    <message>
        <source>override tags</source>
        <translation>etiquetas de anulación</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>this JSON has no list of segments.</source>
        <translation>este JSON no tiene lista de segmentos.</translation>
    </message>
    <message>
        <source>the segment has no time.</source>
        <translation>el segmento no tiene tiempo.</translation>
    </message>
    <message>
        <source>the time is too large.</source>
        <translation>el tiempo supera toda medida.</translation>
    </message>
    <message>
        <source>this is not valid JSON: {reason}.</source>
        <translation>esto no es JSON válido: {reason}.</translation>
    </message>
    <message>
        <source>this JSON cannot be read: {reason}.</source>
        <translation>este JSON no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>fonts and colours</source>
        <translation>fuentes y colores</translation>
    </message>
    <message>
        <source>word times</source>
        <translation>tiempos de palabras</translation>
    </message>
    <message>
        <source>language tags</source>
        <translation>etiquetas de idioma</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>clases</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line.</source>
        <translation>Su texto no debe contener líneas vacías ni líneas de tiempo.</translation>
    </message>
    <message>
        <source>Install interpunct[interop].</source>
        <translation>Instale interpunct[interop].</translation>
    </message>
    <message>
        <source>Interpunct reads {formats}, and {last}.</source>
        <translation>Interpunct lee {formats} y {last}.</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>el archivo está vacío.</translation>
    </message>
    <message>
        <source>this is {kind}, not captions.</source>
        <translation>esto no son subtítulos ({kind}).</translation>
    </message>
    <message>
        <source>no cue was found; this looks like {kind}.</source>
        <translation>no se encontró ningún subtítulo (parece: {kind}).</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}.</source>
        <translation>el archivo no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>The text must not contain an empty line or a time line; the times must not be negative.</source>
        <translation>Su texto no debe contener líneas vacías ni líneas de tiempo, y sus tiempos ningún signo menos.</translation>
    </message>
    <message>
        <source>{format} cannot store this cue unchanged.</source>
        <translation>este subtítulo no se volvería a leer igual desde {format}.</translation>
    </message>
    <message>
        <source>new cue {number}</source>
        <translation>subtítulo nuevo {number}</translation>
    </message>
    <message>
        <source>a file of this name exists already.</source>
        <translation>ya hay un archivo con este nombre.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: signs without a code become question marks</source>
        <translation>
            <numerusform>{count} subtítulo: los signos sin código se convierten en interrogaciones</numerusform>
            <numerusform>{count} subtítulos: los signos sin código se convierten en interrogaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>text boxes</source>
        <translation>cuadros de texto</translation>
    </message>
    <message>
        <source>footnotes and endnotes</source>
        <translation>notas al pie y al final</translation>
    </message>
    <message>
        <source>formulas</source>
        <translation>fórmulas</translation>
    </message>
    <message>
        <source>embedded documents</source>
        <translation>documentos incrustados</translation>
    </message>
    <message>
        <source>{kind} are not read: {count}.</source>
        <translation>No se leen {kind}: {count}.</translation>
    </message>
    <message>
        <source>signs that the file&apos;s table lacks are shown as �</source>
        <translation>los signos que faltan en la tabla del archivo se muestran como �</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>Consígalo de nuevo en su origen.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: time codes that do not exist</source>
        <translation>
            <numerusform>{count} subtítulo: un código de tiempo que no existe</numerusform>
            <numerusform>{count} subtítulos: códigos de tiempo que no existen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 40 signs, which players of EBU STL may cut</source>
        <translation>
            <numerusform>{count} subtítulo: una línea de más de 40 signos, que los reproductores de EBU STL pueden cortar</numerusform>
            <numerusform>{count} subtítulos: líneas de más de 40 signos, que los reproductores de EBU STL pueden cortar</numerusform>
        </translation>
    </message>
    <message>
        <source>it is cut off: none of its {blocks} blocks is whole.</source>
        <translation>está cortado: ninguno de sus {blocks} bloques está entero.</translation>
    </message>
    <message>
        <source>its last block is cut off; its text is missing</source>
        <translation>el último bloque está cortado; falta su texto</translation>
    </message>
    <message>
        <source>Correct it to four digits from 0 to f, or delete it.</source>
        <translation>Corríjalo a cuatro cifras de 0 a f, o bórrelo.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: lines of more than 32 signs are broken</source>
        <translation>
            <numerusform>{count} subtítulo: una línea de más de 32 signos se parte</numerusform>
            <numerusform>{count} subtítulos: las líneas de más de 32 signos se parten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cues are shown later than their starts, as SCC loads two signs a frame</source>
        <translation>
            <numerusform>{count} subtítulo aparece después de su inicio, porque SCC carga dos signos por fotograma</numerusform>
            <numerusform>{count} subtítulos aparecen después de su inicio, porque SCC carga dos signos por fotograma</numerusform>
        </translation>
    </message>
    <message>
        <source>{word} is no pair of bytes.</source>
        <translation>{word} no es un par de bytes.</translation>
    </message>
    <message>
        <source>an RTF document</source>
        <translation>un documento RTF</translation>
    </message>
    <message>
        <source>Save it as .txt or .docx; captions are made of such transcripts.</source>
        <translation>Guárdelo como .txt o .docx; de esas transcripciones se hacen subtítulos.</translation>
    </message>
    <message>
        <source>a ZIP archive (or an office document)</source>
        <translation>un archivo ZIP (o un documento de oficina)</translation>
    </message>
    <message>
        <source>a gzip archive</source>
        <translation>un archivo gzip</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>un archivo 7-Zip</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>un archivo RAR</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>una imagen PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>una imagen JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>una imagen GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un documento PDF</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>un vídeo Matroska o WebM</translation>
    </message>
    <message>
        <source>Ogg media</source>
        <translation>un medio Ogg</translation>
    </message>
    <message>
        <source>RIFF media (WAV, AVI or WebP)</source>
        <translation>un medio RIFF (WAV, AVI o WebP)</translation>
    </message>
    <message>
        <source>an MP3 file</source>
        <translation>un archivo MP3</translation>
    </message>
    <message>
        <source>a FLAC file</source>
        <translation>un archivo FLAC</translation>
    </message>
    <message>
        <source>VobSub picture subtitles or an MPEG stream</source>
        <translation>subtítulos de imagen VobSub o un flujo MPEG</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>una base de datos SQLite</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programa</translation>
    </message>
    <message>
        <source>an MP4 video or audio file</source>
        <translation>un archivo de vídeo o audio MP4</translation>
    </message>
    <message>
        <source>a file without any text</source>
        <translation>un archivo sin texto</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>datos binarios</translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texto sin formato</translation>
    </message>
    <message>
        <source>Advanced SubStation Alpha (ASS) without any dialogue</source>
        <translation>Advanced SubStation Alpha (ASS) sin diálogos</translation>
    </message>
    <message>
        <source>a VobSub index; its subtitles are pictures</source>
        <translation>un índice VobSub; sus subtítulos son imágenes</translation>
    </message>
    <message>
        <source>YouTube timed text (XML)</source>
        <translation>texto temporizado de YouTube (XML)</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>JSON without segments</source>
        <translation>JSON sin segmentos</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>negrita</translation>
    </message>
    <message>
        <source>italics</source>
        <translation>cursiva</translation>
    </message>
    <message>
        <source>strike-out</source>
        <translation>tachado</translation>
    </message>
    <message>
        <source>underlining</source>
        <translation>subrayado</translation>
    </message>
    <message>
        <source>Correct that cue first.</source>
        <translation>Corrija antes ese subtítulo.</translation>
    </message>
    <message>
        <source>captions are not written as {format}.</source>
        <translation>los subtítulos no se escriben como {format}.</translation>
    </message>
    <message>
        <source>the text of a cue contains a time line, which {format} cannot store.</source>
        <translation>un subtítulo contiene una línea de tiempo en su texto, lo que {format} no puede expresar.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues: {kind} left out, which {format} cannot store</source>
        <translation>
            <numerusform>{count} subtítulo: se omite {kind}, que {format} no puede expresar</numerusform>
            <numerusform>{count} subtítulos: se omite {kind}, que {format} no puede expresar</numerusform>
        </translation>
    </message>
    <message>
        <source>another program has written this file meanwhile; it stays unchanged.</source>
        <translation>otro programa ha escrito este archivo entretanto; se deja como está.</translation>
    </message>
    <message>
        <source>Save it under another name or in another folder.</source>
        <translation>Guárdelo con otro nombre o en otra carpeta.</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}.</source>
        <translation>el archivo no se puede escribir: {reason}.</translation>
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
        <translation>Pida otro a quien lo hizo.</translation>
    </message>
    <message>
        <source>Use ctranslate2 or torch.</source>
        <translation>Use ctranslate2 o torch.</translation>
    </message>
    <message>
        <source>the torch backend needs torch, which is not installed.</source>
        <translation>el motor torch necesita torch, que no está instalado.</translation>
    </message>
    <message>
        <source>Install interpunct[torch], or use --backend ctranslate2.</source>
        <translation>Instale interpunct[torch] o use --backend ctranslate2.</translation>
    </message>
    <message>
        <source>The GPU cannot be used ({reason}); the CPU is used instead.</source>
        <translation>No se puede usar la GPU ({reason}); el trabajo lo hace la CPU.</translation>
    </message>
    <message>
        <source>Use --device cpu.</source>
        <translation>Use --device cpu.</translation>
    </message>
    <message>
        <source>Use --device cpu, or a smaller file.</source>
        <translation>Use --device cpu o un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Install the model again.</source>
        <translation>Vuelva a instalar el modelo.</translation>
    </message>
    <message>
        <source>the GPU cannot be used: {reason}.</source>
        <translation>no se puede usar la GPU: {reason}.</translation>
    </message>
    <message>
        <source>Choose a name without slashes, colons and control characters that does not begin with a dot.</source>
        <translation>Elija un nombre sin barras, dos puntos ni caracteres de control que no empiece por un punto.</translation>
    </message>
    <message>
        <source>Choose another --name.</source>
        <translation>Elija otro nombre (--name).</translation>
    </message>
    <message>
        <source>Choose another --name, or --overwrite.</source>
        <translation>Elija otro nombre (--name) o --overwrite.</translation>
    </message>
    <message>
        <source>only installed models can be removed.</source>
        <translation>solo se pueden quitar los modelos que se instalaron.</translation>
    </message>
    <message>
        <source>Close the programs that use its files, and check the write permission of the folder.</source>
        <translation>Cierre lo que tenga abiertos sus archivos y compruebe que puede escribir ahí.</translation>
    </message>
    <message>
        <source>the model cannot be deleted: {reason}.</source>
        <translation>el modelo no se puede eliminar: {reason}.</translation>
    </message>
    <message>
        <source>{what} at ‘{word}’</source>
        <translation>{what} en «{word}»</translation>
    </message>
    <message>
        <source>there is no bookmark to set or remove.</source>
        <translation>no hay ningún marcador que poner o quitar.</translation>
    </message>
    <message>
        <source>no bookmark</source>
        <translation>ningún marcador</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>case as written</source>
        <translation>mayúsculas como en el texto</translation>
    </message>
    <message>
        <source>exclamation mark</source>
        <translation>signo de exclamación</translation>
    </message>
    <message>
        <source>colon</source>
        <translation>dos puntos</translation>
    </message>
    <message>
        <source>ellipsis</source>
        <translation>puntos suspensivos</translation>
    </message>
    <message>
        <source>dash</source>
        <translation>raya</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minúscula</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>mayúscula</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>mayúsculas</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completar</translation>
    </message>
    <message>
        <source>replace</source>
        <translation>reemplazar</translation>
    </message>
    <message>
        <source>suggest</source>
        <translation>sugerir</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>oraciones</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>{mark} after ‘{word}’</source>
        <translation>{mark} tras «{word}»</translation>
    </message>
    <message numerus="yes">
        <source>{count} decisions</source>
        <translation>
            <numerusform>{count} decisión</numerusform>
            <numerusform>{count} decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit the text of the cue instead.</source>
        <translation>Edite en su lugar el texto del subtítulo.</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>ningún signo</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>period</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>question mark</source>
        <translation>signo de interrogación</translation>
    </message>
    <message>
        <source>{casing} for ‘{word}’</source>
        <translation>{casing} para «{word}»</translation>
    </message>
    <message>
        <source>{what} at cue {number}</source>
        <translation>{what} en el subtítulo {number}</translation>
    </message>
    <message numerus="yes">
        <source>{what} at {count} places</source>
        <translation>
            <numerusform>{what} en {count} lugar</numerusform>
            <numerusform>{what} en {count} lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>marks: {marks}, case: {casing}</source>
        <translation>signos: {marks}, mayúsculas: {casing}</translation>
    </message>
    <message>
        <source>there is no word number {index} that reads {word!r}.</source>
        <translation>no hay ninguna palabra número {index} que sea {word!r}.</translation>
    </message>
    <message>
        <source>no mark can stand after ‘{word}’.</source>
        <translation>tras «{word}» no puede ir ningún signo.</translation>
    </message>
    <message>
        <source>{mark!r} is not a punctuation mark.</source>
        <translation>{mark!r} no es un signo de puntuación.</translation>
    </message>
    <message>
        <source>gap {slot} is protected: no mark can stand in it.</source>
        <translation>la posición {slot} está protegida.</translation>
    </message>
    <message>
        <source>the regular expression has too many repetitions.</source>
        <translation>la expresión regular repite demasiado.</translation>
    </message>
    <message>
        <source>this replacement would change a tag.</source>
        <translation>este reemplazo cambiaría una etiqueta.</translation>
    </message>
    <message>
        <source>Edit the text instead.</source>
        <translation>Edite en su lugar el texto.</translation>
    </message>
    <message>
        <source>the search text is longer than {most} characters.</source>
        <translation>lo que se busca supera los {most} caracteres.</translation>
    </message>
    <message>
        <source>the regular expression cannot be read: {reason}.</source>
        <translation>la expresión regular no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>this search takes too long.</source>
        <translation>esta búsqueda tarda demasiado.</translation>
    </message>
    <message>
        <source>Make the regular expression simpler.</source>
        <translation>Simplifique la expresión regular.</translation>
    </message>
    <message>
        <source>the replacement cannot be read: {reason}.</source>
        <translation>el reemplazo no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Free disk space or choose another folder, then try again. Save the captions first.</source>
        <translation>Haga sitio o elija otra carpeta y vuelva a intentarlo; entretanto, guarde los subtítulos.</translation>
    </message>
    <message>
        <source>the journal has too many lines.</source>
        <translation>demasiadas líneas.</translation>
    </message>
    <message>
        <source>the journal cannot be written ({reason}).</source>
        <translation>el diario no se puede escribir ({reason}).</translation>
    </message>
    <message>
        <source>Recover it with the copy of the captions that is kept beside the journal, or discard it.</source>
        <translation>Recupérelo con la copia de los subtítulos guardada junto al diario, o descártelo.</translation>
    </message>
    <message>
        <source>there is nothing to undo or redo.</source>
        <translation>no hay nada que deshacer ni rehacer.</translation>
    </message>
    <message>
        <source>Open the journal with the version of Interpunct that wrote it.</source>
        <translation>Ábralo con la versión de Interpunct que lo escribió.</translation>
    </message>
    <message>
        <source>this step is too long for a journal.</source>
        <translation>este paso es demasiado largo para un diario.</translation>
    </message>
    <message>
        <source>this journal belongs to another version of {caption}.</source>
        <translation>este diario pertenece a otra versión de {caption}.</translation>
    </message>
    <message>
        <source>The earlier steps are recovered.</source>
        <translation>Los pasos anteriores se han recuperado.</translation>
    </message>
    <message>
        <source>the journal cannot be read ({reason}).</source>
        <translation>el diario no se puede leer ({reason}).</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>Discard it.</source>
        <translation>Descártelo.</translation>
    </message>
    <message>
        <source>the journal has format {format}, not {known}.</source>
        <translation>el diario tiene el formato {format}, no {known}.</translation>
    </message>
    <message>
        <source>the line is not JSON.</source>
        <translation>la línea no es JSON.</translation>
    </message>
    <message>
        <source>this step cannot be done again: {what}</source>
        <translation>este paso no se puede rehacer: {what}</translation>
    </message>
    <message>
        <source>this is not a journal: {what}</source>
        <translation>esto no es un diario: {what}</translation>
    </message>
    <message>
        <source>a field is wrong: {reason}.</source>
        <translation>un campo es erróneo: {reason}.</translation>
    </message>
    <message>
        <source>the line is too long.</source>
        <translation>una línea demasiado larga.</translation>
    </message>
    <message>
        <source>the saved review cannot be copied ({reason}).</source>
        <translation>la revisión guardada no se puede copiar ({reason}).</translation>
    </message>
    <message>
        <source>the folder of the sessions cannot be made ({reason}).</source>
        <translation>la carpeta de las sesiones no se puede crear ({reason}).</translation>
    </message>
    <message>
        <source>another editor has this file open.</source>
        <translation>otro editor tiene abierto este archivo.</translation>
    </message>
    <message>
        <source>Close the file there first.</source>
        <translation>Ciérrelo antes allí.</translation>
    </message>
    <message>
        <source>the lock cannot be opened ({reason}).</source>
        <translation>el bloqueo no se puede abrir ({reason}).</translation>
    </message>
    <message>
        <source>no cue gets a new text.</source>
        <translation>no hay ningún subtítulo cuyo texto cambie.</translation>
    </message>
    <message numerus="yes">
        <source>text of {count} cues</source>
        <translation>
            <numerusform>texto de {count} subtítulo</numerusform>
            <numerusform>texto de {count} subtítulos</numerusform>
        </translation>
    </message>
    <message>
        <source>text of cue {cue}</source>
        <translation>texto del subtítulo {cue}</translation>
    </message>
    <message>
        <source>the saved review no longer produces the text of the file.</source>
        <translation>la revisión guardada ya no da el texto del archivo.</translation>
    </message>
    <message>
        <source>The review starts again; the marks of the file are kept.</source>
        <translation>El archivo se revisa de nuevo; sus signos se toman como dados.</translation>
    </message>
    <message>
        <source>split after ‘{word}’</source>
        <translation>división tras «{word}»</translation>
    </message>
    <message>
        <source>join of cues {first} and {second}</source>
        <translation>unión de los subtítulos {first} y {second}</translation>
    </message>
    <message>
        <source>{language} for {cues}</source>
        <translation>{language} para {cues}</translation>
    </message>
    <message>
        <source>no cue follows, so there is nothing to join.</source>
        <translation>no sigue ningún subtítulo con el que unir este.</translation>
    </message>
    <message>
        <source>there is no such cue, so no language can be set.</source>
        <translation>no existe ese subtítulo al que fijar un idioma.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cues</source>
        <translation>
            <numerusform>{count} subtítulo</numerusform>
            <numerusform>{count} subtítulos</numerusform>
        </translation>
    </message>
    <message>
        <source>fewer than half of the words match this file.</source>
        <translation>menos de la mitad de las palabras son las de este archivo.</translation>
    </message>
    <message>
        <source>Choose a reference of the same talk in the same language.</source>
        <translation>Elija la referencia de la misma charla en el mismo idioma.</translation>
    </message>
    <message>
        <source>Write it as {example}, or short as 1:02.5.</source>
        <translation>Escríbalo como {example}, o abreviado como 1:02.5.</translation>
    </message>
    <message numerus="yes">
        <source>Accept {count} proposals in this file with a confidence of at least {percent:.0f} %? This is one step, and can be undone.</source>
        <translation>
            <numerusform>¿Aceptar {count} propuesta de este archivo con una seguridad de al menos {percent:.0f} %? Es un solo paso, que puede deshacer.</numerusform>
            <numerusform>¿Aceptar {count} propuestas de este archivo con una seguridad de al menos {percent:.0f} %? Es un solo paso, que puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the encoding of the file.</source>
        <translation>Elija la codificación en que está escrito.</translation>
    </message>
    <message>
        <source>Repair the file, or read its bytes as they are, as latin-1.</source>
        <translation>Repare el archivo o lea sus bytes tal como están, como latin-1.</translation>
    </message>
    <message>
        <source>it is larger than {most} MB.</source>
        <translation>supera los {most} MB.</translation>
    </message>
    <message>
        <source>If these are captions, split the file, or raise the limit with --max-size.</source>
        <translation>Si son subtítulos, divida el archivo o permita más con --max-size.</translation>
    </message>
    <message>
        <source>it is a folder, a device or a pipe</source>
        <translation>es una carpeta, un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>Split it into cues of one or a few sentences.</source>
        <translation>Divídalo en subtítulos de una frase o de pocas.</translation>
    </message>
    <message>
        <source>it has more than {most} characters.</source>
        <translation>tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <source>the disk has no room for {size} MB.</source>
        <translation>no hay espacio para sus {size} MB.</translation>
    </message>
    <message>
        <source>Free disk space.</source>
        <translation>Libere espacio en el disco.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a file name of a model.</source>
        <translation>contiene {name}, que no es un nombre en un modelo.</translation>
    </message>
    <message>
        <source>unpacked, it is larger than {size} MB.</source>
        <translation>descomprimido ocuparía más de {size} MB.</translation>
    </message>
    <message>
        <source>it contains {name}, which is not a regular file.</source>
        <translation>contiene {name}, que no es un archivo.</translation>
    </message>
    <message>
        <source>the archive cannot be unpacked: {reason}.</source>
        <translation>no se puede descomprimir: {reason}.</translation>
    </message>
    <message>
        <source>it contains more than {count} files.</source>
        <translation>contiene más de {count} archivos.</translation>
    </message>
    <message>
        <source>the case of ‘{word}’ cannot be changed.</source>
        <translation>las mayúsculas de «{word}» quedan como están.</translation>
    </message>
    <message>
        <source>no case is proposed for ‘{word}’.</source>
        <translation>no se proponen mayúsculas para «{word}».</translation>
    </message>
    <message>
        <source>the name of a speaker needs a visible character.</source>
        <translation>un hablante necesita un nombre visible.</translation>
    </message>
    <message>
        <source>Choose one of the file&apos;s speakers.</source>
        <translation>Elija uno de los hablantes del archivo.</translation>
    </message>
    <message>
        <source>‘{old}’ is ‘{new}’ in {cues}</source>
        <translation>«{old}» es «{new}»: {cues}</translation>
    </message>
    <message>
        <source>the speaker already has the name ‘{name}’.</source>
        <translation>el hablante ya se llama «{name}».</translation>
    </message>
    <message>
        <source>no speaker there has the name ‘{name}’.</source>
        <translation>ahí nadie se llama «{name}».</translation>
    </message>
    <message numerus="yes">
        <source>cut into {count} cues</source>
        <translation>
            <numerusform>corte en {count} subtítulo</numerusform>
            <numerusform>corte en {count} subtítulos</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no cue number {number}.</source>
        <translation>no hay ningún subtítulo número {number}.</translation>
    </message>
    <message>
        <source>times of cue {cue}</source>
        <translation>tiempos del subtítulo {cue}</translation>
    </message>
    <message>
        <source>no cue gets new times.</source>
        <translation>ningún subtítulo recibe otros tiempos.</translation>
    </message>
    <message numerus="yes">
        <source>times of {count} cues</source>
        <translation>
            <numerusform>tiempos de {count} subtítulo</numerusform>
            <numerusform>tiempos de {count} subtítulos</numerusform>
        </translation>
    </message>
    <message>
        <source>the cue would start before the film does.</source>
        <translation>el subtítulo empezaría antes que la película.</translation>
    </message>
    <message>
        <source>Choose a later start.</source>
        <translation>Elija un inicio posterior.</translation>
    </message>
    <message>
        <source>the cue would end before it starts.</source>
        <translation>el subtítulo terminaría antes de empezar.</translation>
    </message>
    <message>
        <source>Choose an end after the start.</source>
        <translation>Elija un fin posterior al inicio.</translation>
    </message>
    <message>
        <source>a session of this file was not closed.</source>
        <translation>una sesión de este archivo no se cerró.</translation>
    </message>
    <message>
        <source>Recover the session, or discard it.</source>
        <translation>Recupérela o descártela.</translation>
    </message>
    <message>
        <source>the copy of the captions was changed.</source>
        <translation>la copia de los subtítulos se modificó.</translation>
    </message>
    <message>
        <source>Open the caption file itself.</source>
        <translation>Abra el propio archivo de subtítulos.</translation>
    </message>
    <message>
        <source>the copy of the captions cannot be read ({reason}).</source>
        <translation>la copia de los subtítulos no se puede leer ({reason}).</translation>
    </message>
    <message>
        <source>the captions cannot be copied ({reason}).</source>
        <translation>los subtítulos no se pueden copiar ({reason}).</translation>
    </message>
    <message>
        <source>close or remove some tags before the cut.</source>
        <translation>ciérrelas o quítelas antes de cortar los subtítulos.</translation>
    </message>
    <message>
        <source>more than {most} tags are open at once;</source>
        <translation>hay más de {most} etiquetas abiertas a la vez;</translation>
    </message>
    <message>
        <source>A line has {width:g} characters; the maximum is {most}.</source>
        <translation>Una línea tiene {width:g} caracteres; caben {most}.</translation>
    </message>
    <message>
        <source>The cue has {lines} lines; the maximum is {most}.</source>
        <translation>El subtítulo tiene {lines} líneas; caben {most}.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms: too short to be seen.</source>
        <translation>El subtítulo dura {duration} ms: termina antes de que nadie lo vea.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the minimum is {least} ms.</source>
        <translation>El subtítulo dura {duration} ms; se piden al menos {least} ms.</translation>
    </message>
    <message>
        <source>The cue lasts {duration} ms; the maximum is {most} ms.</source>
        <translation>El subtítulo dura {duration} ms; se piden como mucho {most} ms.</translation>
    </message>
    <message>
        <source>The cue has {speed:g} characters a second; the maximum is {most:g}.</source>
        <translation>El subtítulo va a {speed:g} caracteres por segundo; se pueden leer {most:g}.</translation>
    </message>
    <message>
        <source>The next cue starts {late} ms before this cue.</source>
        <translation>El subtítulo siguiente empieza {late} ms antes que este.</translation>
    </message>
    <message>
        <source>The cue overlaps the next cue by {late} ms.</source>
        <translation>El subtítulo sigue visible {late} ms después de empezar el siguiente.</translation>
    </message>
    <message>
        <source>The cue has no text.</source>
        <translation>El subtítulo no tiene texto.</translation>
    </message>
    <message>
        <source>The next cue follows after {gap} ms; the minimum is {least} ms.</source>
        <translation>Hay {gap} ms hasta el subtítulo siguiente; se piden {least} ms.</translation>
    </message>
    <message>
        <source>the predictions do not fit the words.</source>
        <translation>las predicciones no se corresponden con las palabras.</translation>
    </message>
    <message>
        <source>the predictions are incomplete.</source>
        <translation>las predicciones no están completas.</translation>
    </message>
    <message>
        <source>join of cues {first} to {last}</source>
        <translation>unión de los subtítulos {first} a {last}</translation>
    </message>
    <message>
        <source>Some cues look different: this version of Interpunct shows the same predictions in another way. All your steps are kept.</source>
        <translation>Algunos subtítulos no se ven como antes: esta versión de Interpunct muestra de otro modo las mismas predicciones. Todos sus pasos están ahí.</translation>
    </message>
    <message>
        <source>the plan of the cut belongs to another document.</source>
        <translation>el plan de corte es de otro documento.</translation>
    </message>
    <message>
        <source>each cue has two languages, one a line; a cut at the sentence ends would separate them.</source>
        <translation>los subtítulos están en dos idiomas, una línea cada uno, y un corte en los finales de oración los separaría.</translation>
    </message>
    <message>
        <source>Keep the cues, or set one language for all of them.</source>
        <translation>Conserve los subtítulos o fije un solo idioma para todos.</translation>
    </message>
    <message>
        <source>the plan of the cut leaves out a part of the document.</source>
        <translation>el plan de corte omite una parte del documento.</translation>
    </message>
    <message>
        <source>Still {findings}.</source>
        <translation>Aún: {findings}.</translation>
    </message>
    <message>
        <source>{findings}; {finding}</source>
        <translation>{findings}; {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with a line that is too long</source>
        <translation>
            <numerusform>{count:,} subtítulo con una línea demasiado larga</numerusform>
            <numerusform>{count:,} subtítulos con una línea demasiado larga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues with too many lines</source>
        <translation>
            <numerusform>{count:,} subtítulo con demasiadas líneas</numerusform>
            <numerusform>{count:,} subtítulos con demasiadas líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too fast: the speech is fast</source>
        <translation>
            <numerusform>{count:,} subtítulo demasiado rápido: así se habla</numerusform>
            <numerusform>{count:,} subtítulos demasiado rápidos: así se habla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too short: the next cue follows at once</source>
        <translation>
            <numerusform>{count:,} subtítulo demasiado corto: el siguiente viene enseguida</numerusform>
            <numerusform>{count:,} subtítulos demasiado cortos: el siguiente viene enseguida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too long</source>
        <translation>
            <numerusform>{count:,} subtítulo demasiado largo</numerusform>
            <numerusform>{count:,} subtítulos demasiado largos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues too close to the next cue</source>
        <translation>
            <numerusform>{count:,} subtítulo demasiado cerca del siguiente</numerusform>
            <numerusform>{count:,} subtítulos demasiado cerca del siguiente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that overlap the next cue</source>
        <translation>
            <numerusform>{count:,} subtítulo visible tras empezar el siguiente</numerusform>
            <numerusform>{count:,} subtítulos visibles tras empezar el siguiente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues out of order</source>
        <translation>
            <numerusform>{count:,} subtítulo después del siguiente</numerusform>
            <numerusform>{count:,} subtítulos después del siguiente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without text</source>
        <translation>
            <numerusform>{count:,} subtítulo sin texto</numerusform>
            <numerusform>{count:,} subtítulos sin texto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues without a duration</source>
        <translation>
            <numerusform>{count:,} subtítulo sin duración</numerusform>
            <numerusform>{count:,} subtítulos sin duración</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct that line.</source>
        <translation>Corrija esa línea.</translation>
    </message>
    <message>
        <source>`interpunct.transcript.languages.Language` documents the fields of a table.</source>
        <translation>`interpunct.transcript.languages.Language` dice qué contiene una tabla.</translation>
    </message>
    <message>
        <source>{name} ({code})</source>
        <translation>{name} ({code})</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which Interpunct does not know: they are left as they are</source>
        <translation>
            <numerusform>{count} palabra está en {language}, que Interpunct no conoce: se queda como está</numerusform>
            <numerusform>{count} palabras están en {language}, que Interpunct no conoce: se quedan como están</numerusform>
        </translation>
    </message>
    <message>
        <source>torch finds no GPU.</source>
        <translation>torch no encuentra ninguna GPU.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, where typing the marks takes fewer keys than a review: marks and case are only suggested</source>
        <translation>
            <numerusform>{count} palabra está en {language}, donde escribir los signos cuesta menos teclas que revisarlos: signos y mayúsculas solo se sugieren</numerusform>
            <numerusform>{count} palabras están en {language}, donde escribir los signos cuesta menos teclas que revisarlos: signos y mayúsculas solo se sugieren</numerusform>
        </translation>
    </message>
    <message>
        <source>a cut needs a profile.</source>
        <translation>un corte necesita un perfil.</translation>
    </message>
    <message>
        <source>this is no report.</source>
        <translation>esto no es un informe.</translation>
    </message>
    <message>
        <source>this report is of another run: its options or its model differ.</source>
        <translation>este informe es de otra ejecución: sus opciones o su modelo son distintos.</translation>
    </message>
    <message>
        <source>Merge those of one manifest.</source>
        <translation>Combine los informes de un mismo manifiesto.</translation>
    </message>
    <message>
        <source>there is no cue to paste.</source>
        <translation>No hay ningún subtítulo que pegar.</translation>
    </message>
    <message>
        <source>only adjacent rows can be moved.</source>
        <translation>Solo se pueden mover filas contiguas.</translation>
    </message>
    <message>
        <source>there is no cue to move past.</source>
        <translation>No hay ningún subtítulo por el que pasar.</translation>
    </message>
    <message>
        <source>the cues are in order already.</source>
        <translation>Los subtítulos ya están en orden.</translation>
    </message>
    <message>
        <source>these cues are not in the file.</source>
        <translation>Estos subtítulos no están en el archivo.</translation>
    </message>
    <message>
        <source>the copied cue is not in the file.</source>
        <translation>El subtítulo copiado no está en el archivo.</translation>
    </message>
    <message>
        <source>the file would have no cue left.</source>
        <translation>El archivo se quedaría sin subtítulos.</translation>
    </message>
    <message>
        <source>Close the file, or keep one cue.</source>
        <translation>Cierre el archivo o conserve un subtítulo.</translation>
    </message>
    <message numerus="yes">
        <source>deletion of {count} cues</source>
        <translation>
            <numerusform>eliminación de {count} subtítulo</numerusform>
            <numerusform>eliminación de {count} subtítulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copies of {count} cues</source>
        <translation>
            <numerusform>copia de {count} subtítulo</numerusform>
            <numerusform>copias de {count} subtítulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pasted cues</source>
        <translation>
            <numerusform>{count} subtítulo pegado</numerusform>
            <numerusform>{count} subtítulos pegados</numerusform>
        </translation>
    </message>
    <message>
        <source>other order of cues</source>
        <translation>otro orden de los subtítulos</translation>
    </message>
    <message>
        <source>a list of this name is there already.</source>
        <translation>ya hay una lista con ese nombre.</translation>
    </message>
    <message>
        <source>Rename the new list, or remove the old one.</source>
        <translation>Cambie el nombre de la nueva o quite la anterior.</translation>
    </message>
    <message>
        <source>the list cannot be copied.</source>
        <translation>la lista no se puede copiar.</translation>
    </message>
    <message>
        <source>this is no address of the web.</source>
        <translation>esto no es una dirección web.</translation>
    </message>
    <message>
        <source>Save the file with a browser, and open it.</source>
        <translation>Guarde el archivo con un navegador y ábralo.</translation>
    </message>
    <message>
        <source>it cannot be fetched: {reason}.</source>
        <translation>no se puede obtener: {reason}.</translation>
    </message>
    <message>
        <source>cues of {format} have no numbers.</source>
        <translation>los subtítulos de {format} no llevan número.</translation>
    </message>
    <message>
        <source>ttconv, which reads and writes the formats of broadcasters, is not installed.</source>
        <translation>ttconv, que lee y escribe los formatos de las emisoras, no está instalado.</translation>
    </message>
    <message>
        <source>Install interpunct[broadcast], or choose another format.</source>
        <translation>Instale interpunct[broadcast] o elija otro formato.</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}.</source>
        <translation>no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>python-docx, which reads and writes .docx, is not installed.</source>
        <translation>python-docx, que lee y escribe .docx, no está instalado.</translation>
    </message>
    <message>
        <source>Install interpunct[docx], or choose another format.</source>
        <translation>Instale interpunct[docx] o elija otro formato.</translation>
    </message>
    <message>
        <source>it unpacks to more than 64 MB.</source>
        <translation>descomprimido ocupa más de 64 MB.</translation>
    </message>
    <message>
        <source>Save it without its pictures.</source>
        <translation>Guárdelo sin sus imágenes.</translation>
    </message>
    <message>
        <source>it is not a .docx document: {reason}.</source>
        <translation>no es un documento .docx: {reason}.</translation>
    </message>
    <message>
        <source>its general block is cut off, or names an unknown table of signs.</source>
        <translation>su bloque general está incompleto o indica una tabla de caracteres desconocida.</translation>
    </message>
    <message>
        <source>EBU STL has no place for a day or more, nor for so long a text.</source>
        <translation>en EBU STL no caben un día o más ni un texto tan largo.</translation>
    </message>
    <message>
        <source>Divide the cue, or choose another format.</source>
        <translation>Divida el subtítulo o elija otro formato.</translation>
    </message>
    <message>
        <source>sound could not be installed ({reason}).</source>
        <translation>no se pudo instalar el sonido ({reason}).</translation>
    </message>
    <message>
        <source>line ends</source>
        <translation>fines de línea</translation>
    </message>
    <message>
        <source>styles of words</source>
        <translation>estilos de palabras</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>barras verticales</translation>
    </message>
    <message>
        <source>Cut the cues first, or choose another format.</source>
        <translation>Corte antes los subtítulos o elija otro formato.</translation>
    </message>
    <message>
        <source>SCC shows {most} lines of 32 signs at most.</source>
        <translation>SCC muestra como mucho {most} líneas de 32 caracteres.</translation>
    </message>
    <message>
        <source>styles</source>
        <translation>estilos</translation>
    </message>
    <message>
        <source>TTML without any timed text</source>
        <translation>TTML sin texto temporizado</translation>
    </message>
    <message>
        <source>Close each tag in its cue.</source>
        <translation>Cierre cada etiqueta en su subtítulo.</translation>
    </message>
    <message>
        <source>{format} cannot store a tag without its end, nor a control character.</source>
        <translation>{format} no puede expresar una etiqueta sin cierre ni un carácter de control.</translation>
    </message>
    <message>
        <source>Export the file to another format first.</source>
        <translation>Exporte primero el archivo a otro formato.</translation>
    </message>
    <message>
        <source>{format} has no italics.</source>
        <translation>{format} no tiene cursiva.</translation>
    </message>
    <message>
        <source>The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>El subtítulo empieza a {frames:+.1f} fotogramas de un cambio de plano; se piden al menos {least}.</translation>
    </message>
    <message>
        <source>The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.</source>
        <translation>El subtítulo termina a {frames:+.1f} fotogramas de un cambio de plano; se piden al menos {least}.</translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that start close to a shot change</source>
        <translation>
            <numerusform>{count:,} subtítulo que empieza cerca de un cambio de plano</numerusform>
            <numerusform>{count:,} subtítulos que empiezan cerca de un cambio de plano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} cues that end close to a shot change</source>
        <translation>
            <numerusform>{count:,} subtítulo que termina cerca de un cambio de plano</numerusform>
            <numerusform>{count:,} subtítulos que terminan cerca de un cambio de plano</numerusform>
        </translation>
    </message>
    <message>
        <source>the style cannot be written: {reason}.</source>
        <translation>el estilo no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>Write to another file or folder, with --out.</source>
        <translation>Escriba en otro archivo o carpeta, con --out.</translation>
    </message>
    <message>
        <source>{format} cannot be changed in place.</source>
        <translation>{format} no se puede cambiar en el propio archivo.</translation>
    </message>
    <message>
        <source>Start its server, or name its address.</source>
        <translation>Inicie su servidor o indique su dirección.</translation>
    </message>
    <message>
        <source>Put its key into the environment variable {name}.</source>
        <translation>Ponga su clave en la variable de entorno {name}.</translation>
    </message>
    <message>
        <source>Free disk space, and check that its folder exists and may be written to.</source>
        <translation>Libere espacio en el disco y compruebe que la carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>the model cannot be written: {reason}.</source>
        <translation>no se puede escribir el modelo: {reason}.</translation>
    </message>
    <message>
        <source>no format has this ending.</source>
        <translation>ningún formato tiene esta extensión.</translation>
    </message>
    <message>
        <source>End it in .srt or .vtt.</source>
        <translation>Termine el nombre en .srt o .vtt.</translation>
    </message>
    <message>
        <source>Nothing was written. Leave one out by --exclude, or give each a run with another -o.</source>
        <translation>No se ha escrito nada. Excluya uno con --exclude, o procese cada uno con otro -o.</translation>
    </message>
    <message>
        <source>Free disk space, or name another folder by the variable TMPDIR.</source>
        <translation>Libere espacio en el disco o indique otra carpeta con la variable TMPDIR.</translation>
    </message>
    <message>
        <source>huggingface_hub, which fetches models, is not installed.</source>
        <translation>huggingface_hub, que descarga modelos, no está instalado.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[transcribe]&apos;</source>
        <translation>Instale lo necesario con: pip install &apos;interpunct[transcribe]&apos;</translation>
    </message>
    <message>
        <source>Try again later, which goes on with what is here, or download the folder of the model where there is a network, and name that folder.</source>
        <translation>Inténtelo más tarde, y continuará con lo que ya hay; o descargue la carpeta del modelo donde haya red e indique esa carpeta.</translation>
    </message>
    <message>
        <source>the hub has no {files} of it.</source>
        <translation>el hub no tiene {files} de él.</translation>
    </message>
    <message>
        <source>{repository} cannot be had from the hub: {reason}.</source>
        <translation>{repository} no se puede obtener del hub: {reason}.</translation>
    </message>
    <message>
        <source>Name the folder of a Whisper model that was converted for CTranslate2.</source>
        <translation>Indique la carpeta de un modelo Whisper convertido para CTranslate2.</translation>
    </message>
    <message>
        <source>the recogniser {name} is not on this machine.</source>
        <translation>el reconocedor {name} no está en este equipo.</translation>
    </message>
    <message>
        <source>there is no recogniser and no folder {name}.</source>
        <translation>no hay ningún reconocedor ni carpeta {name}.</translation>
    </message>
    <message>
        <source>it lacks {files}.</source>
        <translation>le falta {files}.</translation>
    </message>
    <message>
        <source>--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence {licence}.</source>
        <translation>--fetch lo descarga de huggingface.co/{repository}: {size:,} MB, licencia {licence}.</translation>
    </message>
    <message>
        <source>Choose one of {names}.</source>
        <translation>Elija uno de {names}.</translation>
    </message>
    <message>
        <source>Fetch the model again.</source>
        <translation>Descargue el modelo de nuevo.</translation>
    </message>
    <message>
        <source>the recogniser does not know the language {code}.</source>
        <translation>el reconocedor no conoce el idioma {code}.</translation>
    </message>
    <message>
        <source>speech is recognised by faster-whisper, which is missing.</source>
        <translation>el habla se reconoce con faster-whisper, que falta.</translation>
    </message>
    <message>
        <source>the recogniser cannot be read: {reason}.</source>
        <translation>no se puede leer el reconocedor: {reason}.</translation>
    </message>
    <message>
        <source>It knows: {codes}.</source>
        <translation>Conoce: {codes}.</translation>
    </message>
    <message>
        <source>no speech was heard in it.</source>
        <translation>no se ha oído habla en él.</translation>
    </message>
    <message>
        <source>Use a smaller model, or the CPU.</source>
        <translation>Use un modelo más pequeño o la CPU.</translation>
    </message>
    <message>
        <source>the recogniser stopped: {reason}.</source>
        <translation>el reconocedor se detuvo: {reason}.</translation>
    </message>
    <message>
        <source>Install what is needed with: pip install &apos;interpunct[media]&apos;</source>
        <translation>Instale lo necesario con: pip install &apos;interpunct[media]&apos;</translation>
    </message>
    <message>
        <source>sound is read by PyAV, which is missing.</source>
        <translation>el sonido se lee con PyAV, que falta.</translation>
    </message>
    <message>
        <source>Choose a file that other programs play.</source>
        <translation>Elija un archivo que otros programas reproduzcan.</translation>
    </message>
    <message>
        <source>no sound or picture can be read from it ({reason}).</source>
        <translation>no se puede leer de él ni sonido ni imagen ({reason}).</translation>
    </message>
    <message>
        <source>the film has no sound.</source>
        <translation>la película no tiene sonido.</translation>
    </message>
    <message>
        <source>Name its sound file.</source>
        <translation>Indique su archivo de sonido.</translation>
    </message>
    <message>
        <source>the file has no picture, so it has no shot changes.</source>
        <translation>el archivo no tiene imagen, así que no tiene cambios de plano.</translation>
    </message>
    <message>
        <source>the key would go over the network unencrypted.</source>
        <translation>la clave iría por la red sin cifrar.</translation>
    </message>
    <message>
        <source>the language model at {host} does not answer: {reason}.</source>
        <translation>el modelo de lenguaje en {host} no responde: {reason}.</translation>
    </message>
    <message>
        <source>Check its address, and the name of the model.</source>
        <translation>Compruebe su dirección y el nombre del modelo.</translation>
    </message>
    <message>
        <source>the language model at {host} refuses: status {status}.</source>
        <translation>el modelo de lenguaje en {host} rechaza la petición: estado {status}.</translation>
    </message>
    <message>
        <source>Use https, or unset {name}.</source>
        <translation>Use https o elimine {name}.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers, which cost {cost}.</source>
        <translation>hasta {words} palabras van al modelo de lenguaje en {host}, {place}: unos {tokens} tokens con las respuestas, que cuestan {cost}.</translation>
    </message>
    <message>
        <source>this is no address of a language model.</source>
        <translation>esto no es la dirección de un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.</source>
        <translation>Indique una como http://127.0.0.1:8080/v1, o llama.cpp, u ollama.</translation>
    </message>
    <message>
        <source>Agree by --yes, or ask a model on this machine.</source>
        <translation>Acepte con --yes o pregunte a un modelo de este equipo.</translation>
    </message>
    <message>
        <source>up to {words} words go to the language model at {host}, {place}: about {tokens} tokens with the answers.</source>
        <translation>hasta {words} palabras van al modelo de lenguaje en {host}, {place}: unos {tokens} tokens con las respuestas.</translation>
    </message>
    <message>
        <source>less than 0.01</source>
        <translation>menos de 0,01</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>en otro equipo</translation>
    </message>
    <message>
        <source>{lost} of {all} answers of the second opinion had other words and were thrown away</source>
        <translation>{lost} de {all} respuestas de la segunda opinión tenían otras palabras y se descartaron</translation>
    </message>
    <message>
        <source>no second opinion ({reason})</source>
        <translation>sin segunda opinión ({reason})</translation>
    </message>
    <message>
        <source>exception for cue {number}</source>
        <translation>excepción para el subtítulo {number}</translation>
    </message>
    <message>
        <source>there is no exception to set or remove.</source>
        <translation>no hay ninguna excepción que poner o quitar.</translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions removed</source>
        <translation>
            <numerusform>{count} excepción quitada</numerusform>
            <numerusform>{count} excepciones quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} exceptions</source>
        <translation>
            <numerusform>{count} excepción</numerusform>
            <numerusform>{count} excepciones</numerusform>
        </translation>
    </message>
    <message>
        <source>no undecided place is like that of the last decision.</source>
        <translation>ninguna posición sin decidir es similar a la de la última decisión.</translation>
    </message>
    <message numerus="yes">
        <source>{count} split cues with more time</source>
        <translation>
            <numerusform>{count} subtítulo dividido con más tiempo</numerusform>
            <numerusform>{count} subtítulos divididos con más tiempo</numerusform>
        </translation>
    </message>
    <message>
        <source>order of cues by time</source>
        <translation>orden de los subtítulos por tiempo</translation>
    </message>
    <message>
        <source>exchange of the texts of cues {first} and {second}</source>
        <translation>intercambio de los textos de los subtítulos {first} y {second}</translation>
    </message>
    <message>
        <source>the cues are numbered from 1 already.</source>
        <translation>los subtítulos ya están numerados desde 1.</translation>
    </message>
    <message>
        <source>numbers of the cues</source>
        <translation>números de los subtítulos</translation>
    </message>
    <message>
        <source>Double spaces, and spaces at the ends of lines</source>
        <translation>Espacios dobles y espacios al final de las líneas</translation>
    </message>
    <message>
        <source>No space before a mark</source>
        <translation>Sin espacio antes de un signo</translation>
    </message>
    <message>
        <source>A space after a mark between two words</source>
        <translation>Un espacio tras un signo entre dos palabras</translation>
    </message>
    <message>
        <source>The spaces that the language has before marks</source>
        <translation>Los espacios que el idioma pone antes de los signos</translation>
    </message>
    <message>
        <source>Straight quotes become curly</source>
        <translation>Las comillas rectas pasan a tipográficas</translation>
    </message>
    <message>
        <source>Curly quotes become straight</source>
        <translation>Las comillas tipográficas pasan a rectas</translation>
    </message>
    <message>
        <source>Three dots become one sign</source>
        <translation>Tres puntos pasan a un solo signo</translation>
    </message>
    <message>
        <source>The sign of an ellipsis becomes three dots</source>
        <translation>El signo de puntos suspensivos pasa a tres puntos</translation>
    </message>
    <message>
        <source>Double hyphens, and hyphens between spaces, become dashes</source>
        <translation>Los guiones dobles y los guiones entre espacios pasan a rayas</translation>
    </message>
    <message>
        <source>Lines of a dialogue begin with a hyphen and a space</source>
        <translation>Las líneas de un diálogo empiezan con guion y espacio</translation>
    </message>
    <message>
        <source>Numbers from 2 to 10 in words</source>
        <translation>Números del 2 al 10 en letras</translation>
    </message>
    <message>
        <source>A word that is written twice</source>
        <translation>Una palabra escrita dos veces</translation>
    </message>
    <message>
        <source>Slips of recognised pictures: l and I, O and 0</source>
        <translation>Errores del reconocimiento de imágenes: l e I, O y 0</translation>
    </message>
    <message>
        <source>Names and terms as in the glossary</source>
        <translation>Nombres y términos como en el glosario</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>El subtítulo {cue} queda como está: {why}</translation>
    </message>
    <message>
        <source>replacement {number}</source>
        <translation>sustitución {number}</translation>
    </message>
    <message>
        <source>the list cannot be read: {reason}.</source>
        <translation>no se puede leer la lista: {reason}.</translation>
    </message>
    <message>
        <source>the list has a fault: {reason}.</source>
        <translation>la lista tiene un error: {reason}.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Corríjalo.</translation>
    </message>
    <message>
        <source>the line is not a text, a tab and its replacement.</source>
        <translation>la línea no es un texto, un tabulador y su sustitución.</translation>
    </message>
    <message>
        <source>Correct or remove it.</source>
        <translation>Corríjala o elimínela.</translation>
    </message>
    <message>
        <source>the text to find is empty.</source>
        <translation>el texto que se busca está vacío.</translation>
    </message>
    <message>
        <source>Write one.</source>
        <translation>Escriba uno.</translation>
    </message>
    <message>
        <source>this model needs ONNX Runtime, which is not installed.</source>
        <translation>este modelo necesita ONNX Runtime, que no está instalado.</translation>
    </message>
    <message>
        <source>Install interpunct[onnx].</source>
        <translation>Instale interpunct[onnx].</translation>
    </message>
    <message>
        <source>Use --device cpu, or install the model again.</source>
        <translation>Use --device cpu, o vuelva a instalar el modelo.</translation>
    </message>
    <message>
        <source>the cue would end before the film begins.</source>
        <translation>el subtítulo terminaría antes de que empiece la película.</translation>
    </message>
    <message>
        <source>Delete the cues that it does not have, and synchronise again.</source>
        <translation>Borre los subtítulos que no tiene y sincronice de nuevo.</translation>
    </message>
    <message>
        <source>the other cut is shorter here, but cues are shown in that time.</source>
        <translation>el otro montaje es más corto aquí, pero en ese tiempo se muestran subtítulos.</translation>
    </message>
    <message>
        <source>the sound has no pauses, so nothing tells when somebody speaks.</source>
        <translation>el sonido no tiene pausas, así que nada indica cuándo habla alguien.</translation>
    </message>
    <message>
        <source>Synchronise by two points or by another file.</source>
        <translation>Sincronice por dos puntos o por otro archivo.</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or give it another name.</source>
        <translation>Guárdelo como UTF-8 o dele otro nombre.</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>the glossary cannot be read: {reason}.</source>
        <translation>el glosario no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>the glossary cannot be written: {reason}.</source>
        <translation>el glosario no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>the transcript has no words.</source>
        <translation>la transcripción no tiene palabras.</translation>
    </message>
    <message>
        <source>this is {kind}.</source>
        <translation>esto es {kind}.</translation>
    </message>
    <message>
        <source>each part with speech must have a length, and follow the others.</source>
        <translation>cada parte con habla debe tener una duración y seguir a las anteriores.</translation>
    </message>
    <message>
        <source>there is no free time for a new row here.</source>
        <translation>aquí no hay tiempo libre para una fila nueva.</translation>
    </message>
    <message>
        <source>Make a row beside it shorter first, or split a row.</source>
        <translation>Acorte antes una fila vecina o divida una fila.</translation>
    </message>
    <message>
        <source>there is no room: another row, the shortest length or the start is in the way.</source>
        <translation>no hay sitio: otra fila, la duración mínima o el inicio lo impiden.</translation>
    </message>
    <message>
        <source>Move the row beside it first, or type the time.</source>
        <translation>Mueva antes la fila vecina o escriba el tiempo.</translation>
    </message>
    <message>
        <source>Name one, such as netflix.</source>
        <translation>Indique uno, como netflix.</translation>
    </message>
    <message>
        <source>‘{name}’ would not be read as the name of a speaker.</source>
        <translation>«{name}» no se leería como nombre de un hablante.</translation>
    </message>
    <message>
        <source>A name before a colon is in capitals, without brackets or another colon.</source>
        <translation>Un nombre ante dos puntos va en mayúsculas, sin corchetes ni otros dos puntos.</translation>
    </message>
    <message>
        <source>Choose a shorter name, without brackets, colons or tags.</source>
        <translation>Elija un nombre más corto, sin corchetes, dos puntos ni etiquetas.</translation>
    </message>
    <message>
        <source>Choose another place in the cue.</source>
        <translation>Elija otro lugar del subtítulo.</translation>
    </message>
    <message>
        <source>the cue cannot be split after ‘{word}’.</source>
        <translation>el subtítulo no se puede dividir tras «{word}».</translation>
    </message>
    <message>
        <source>these are not two points in time.</source>
        <translation>no son dos puntos en el tiempo.</translation>
    </message>
    <message>
        <source>Choose two different cues, and keep their order.</source>
        <translation>Elija dos subtítulos separados; el posterior debe seguir siéndolo después.</translation>
    </message>
    <message>
        <source>there is no such frame rate.</source>
        <translation>no existe esa frecuencia de fotogramas.</translation>
    </message>
    <message>
        <source>Choose one from 1 to 1000.</source>
        <translation>Elija una de 1 a 1000.</translation>
    </message>
    <message>
        <source>the text has fewer words than the decisions.</source>
        <translation>el texto tiene menos palabras de las decididas.</translation>
    </message>
    <message>
        <source>the marks of the text differ from the decisions.</source>
        <translation>el texto tiene otros signos que los decididos.</translation>
    </message>
    <message numerus="yes">
        <source>{count} words are in {language}, which this model has not learned: they are left as they are</source>
        <translation>
            <numerusform>{count} palabra está en {language}, que este modelo no ha aprendido: se queda como está</numerusform>
            <numerusform>{count} palabras están en {language}, que este modelo no ha aprendido: se quedan como están</numerusform>
        </translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikáans</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Bangla</source>
        <translation>Bengalí</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalán</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Checo</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estonio</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Gallego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croata</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Húngaro</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenio</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesio</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Islandés</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lituano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Letón</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malayo</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Neerlandés</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Noruego</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugués</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumano</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Ruso</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Esloveno</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbio</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Sueco</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ucraniano</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Chinese (Simplified)</source>
        <translation>Chino (simplificado)</translation>
    </message>
    <message>
        <source>Chinese (Traditional)</source>
        <translation>Chino (tradicional)</translation>
    </message>
    <message>
        <source>BBC-style</source>
        <translation>Estilo BBC</translation>
    </message>
    <message>
        <source>Netflix-style</source>
        <translation>Estilo Netflix</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Sin límites</translation>
    </message>
    <message>
        <source>TED-style</source>
        <translation>Estilo TED</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>Save without unseen marks</source>
        <translation>Guardar sin los signos no vistos</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export with the marks of the style</source>
        <translation>Exportar con los signos del estilo propio</translation>
    </message>
    <message>
        <source>{name} was not written: “{title}” writes only {endings}.</source>
        <translation>No se escribió {name}: «{title}» solo escribe {endings}.</translation>
    </message>
    <message>
        <source>To write another format, export the file.</source>
        <translation>Para escribir ese formato, expórtelo.</translation>
    </message>
    <message>
        <source>The file could not be saved; the log file has the reason.</source>
        <translation>El archivo no se pudo guardar; el archivo de registro dice por qué.</translation>
    </message>
    <message>
        <source>{name} is open in another tab. Close it there first, or choose another name.</source>
        <translation>{name} está abierto en otra pestaña. Ciérrelo allí primero o elija otro nombre.</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>El archivo ha cambiado</translation>
    </message>
    <message>
        <source>{name} was changed on disk after it was opened here. Saving replaces the changed file.</source>
        <translation>{name} se modificó en el disco después de abrirse aquí. Al guardar se reemplaza lo que hay ahora.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Archives ({endings})</source>
        <translation>Archivos comprimidos ({endings})</translation>
    </message>
    <message>
        <source>Captions ({endings});;All files (*)</source>
        <translation>Subtítulos ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Fetch {address} from the network, and save it as</source>
        <translation>Obtener {address} de la red y guardarlo como</translation>
    </message>
    <message>
        <source>Make captions of {name}, and save them as</source>
        <translation>Crear subtítulos a partir de {name} y guardarlos como</translation>
    </message>
    <message>
        <source>SubRip (*.srt)</source>
        <translation>SubRip (*.srt)</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>subtitulos</translation>
    </message>
    <message>
        <source>New captions</source>
        <translation>Subtítulos nuevos</translation>
    </message>
</context>
<context>
    <name>FilesModel</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Marks added</source>
        <translation>Signos añadidos</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Inciertas</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match case</source>
        <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Whole word</source>
        <translation>Palabra completa</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace all…</source>
        <translation>Reemplazar todo…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Where to find</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>En los subtítulos seleccionados</translation>
    </message>
    <message>
        <source>In all open files</source>
        <translation>En todos los archivos abiertos</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Nothing to replace</source>
        <translation>Nada que reemplazar</translation>
    </message>
    <message numerus="yes">
        <source>%n hits so far…</source>
        <translation>
            <numerusform>%n coincidencia hasta ahora…</numerusform>
            <numerusform>%n coincidencias hasta ahora…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} of %n hits</source>
        <translation>
            <numerusform>{number} de %n coincidencia</numerusform>
            <numerusform>{number} de %n coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>No hits</source>
        <translation>Sin coincidencias</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Leave the guide</source>
        <translation>Salir de la guía</translation>
    </message>
    <message>
        <source>That is the whole way. Help, First steps shows it again.</source>
        <translation>Este es todo el recorrido. Ayuda, Primeros pasos lo muestra de nuevo.</translation>
    </message>
    <message>
        <source>a click</source>
        <translation>un clic</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Open captions or a film: {key}, or drop them here.</source>
        <translation>Abra subtítulos o una película: {key}, o suéltelos aquí.</translation>
    </message>
    <message>
        <source>Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}.</source>
        <translation>Ponga el signo en la posición del recuadro; {accept} acepta el mostrado. Posiciones pendientes: {left}.</translation>
    </message>
    <message>
        <source>Cut the cues at the sentence ends: {key} shows the result first.</source>
        <translation>Corte los subtítulos en los finales de oración: {key} muestra antes el resultado.</translation>
    </message>
    <message>
        <source>See what breaks the house style: {key} lists it, with repairs.</source>
        <translation>Vea qué incumple el estilo editorial: {key} lo enumera, con correcciones.</translation>
    </message>
    <message>
        <source>Save with {key}. The first save keeps a copy.</source>
        <translation>Guarde con {key}. El primer guardado conserva una copia.</translation>
    </message>
</context>
<context>
    <name>HearingDialog</name>
    <message>
        <source>Recognise speech</source>
        <translation>Reconocimiento de voz</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The recognition failed; the log file has the details.</source>
        <translation>El reconocimiento falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Stopping after the words that are being heard…</source>
        <translation>Se detendrá tras las palabras que se están oyendo…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Download and start</source>
        <translation>Descargar e &amp;iniciar</translation>
    </message>
    <message>
        <source>The model comes from huggingface.co/{repository}, licence {licence}, and is kept on this machine. Only this download needs the network.</source>
        <translation>El modelo viene de huggingface.co/{repository}, licencia {licence}, y se guarda en este equipo. Solo esta descarga necesita la red.</translation>
    </message>
    <message>
        <source>An earlier run has heard {time}; a start goes on there.</source>
        <translation>Una ejecución anterior llegó hasta {time}; al iniciar se sigue desde ahí.</translation>
    </message>
    <message>
        <source>The captions go to {name}.</source>
        <translation>Los subtítulos van a {name}.</translation>
    </message>
    <message>
        <source>Downloading: {here:.0f} of {size:.0f} MB</source>
        <translation>Descargando: {here:.0f} de {size:.0f} MB</translation>
    </message>
</context>
<context>
    <name>HearingForm</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Carpeta…</translation>
    </message>
    <message>
        <source>As heard at the beginning</source>
        <translation>El que se oiga al principio</translation>
    </message>
    <message>
        <source>A GPU that works, else the CPU</source>
        <translation>Una GPU que funcione; si no, la CPU</translation>
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
        <translation>Omitir silencio, ruido y &amp;música</translation>
    </message>
    <message>
        <source>Choose a film or a sound.</source>
        <translation>Elija una película o un sonido.</translation>
    </message>
    <message>
        <source>{name}: {size} MB, in use {memory} MB of memory</source>
        <translation>{name}: {size} MB; en uso, {memory} MB de memoria</translation>
    </message>
    <message>
        <source>{model}, only {languages}</source>
        <translation>{model}, solo {languages}</translation>
    </message>
    <message>
        <source>{model} — here</source>
        <translation>{model} — en este equipo</translation>
    </message>
    <message>
        <source>Film or sound</source>
        <translation>Película o sonido</translation>
    </message>
    <message>
        <source>Folder of a Whisper model for CTranslate2</source>
        <translation>Carpeta de un modelo Whisper para CTranslate2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Choose the film or sound</source>
        <translation>Elegir la película o el sonido</translation>
    </message>
    <message>
        <source>Choose the folder of a model</source>
        <translation>Elegir la carpeta de un modelo</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>Cues by characters a second</source>
        <translation>Subtítulos por caracteres por segundo</translation>
    </message>
    <message>
        <source>{speed} characters a second and more: {count} cues</source>
        <translation>{speed} caracteres por segundo y más: {count} subtítulos</translation>
    </message>
    <message>
        <source>{speed} to {above} characters a second: {count} cues</source>
        <translation>{speed} a {above} caracteres por segundo: {count} subtítulos</translation>
    </message>
    <message>
        <source>limit {limit}</source>
        <translation>límite {limit}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Choose a step to go back or forward to.</source>
        <translation>Elija un paso para volver o avanzar hasta él.</translation>
    </message>
    <message>
        <source>{step} (undone)</source>
        <translation>{step} (deshecho)</translation>
    </message>
    <message>
        <source>File as opened</source>
        <translation>Como se abrió el archivo</translation>
    </message>
</context>
<context>
    <name>KeyEditor</name>
    <message>
        <source>Add a key…</source>
        <translation>Añadir una tecla…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Take the key</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Elija una acción para cambiar sus teclas.</translation>
    </message>
    <message>
        <source>{key} is a key of “{action}”.</source>
        <translation>{key} es una tecla de «{action}».</translation>
    </message>
    <message>
        <source>Take {key} away</source>
        <translation>Quitar {key}</translation>
    </message>
    <message>
        <source>Press the key</source>
        <translation>Pulse la tecla</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>At a gap, and in the table of cues</source>
        <translation>En una posición y en la tabla de subtítulos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>In dialogs</source>
        <translation>En los diálogos</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>The function of these keys is fixed.</source>
        <translation>Lo que hacen estas teclas se deduce de las propias teclas.</translation>
    </message>
    <message>
        <source>There is no key “{key}”.</source>
        <translation>No existe la tecla «{key}».</translation>
    </message>
    <message>
        <source>{key} always sets that mark.</source>
        <translation>{key} siempre pone ese signo.</translation>
    </message>
    <message>
        <source>{key} always chooses one of the marks.</source>
        <translation>{key} siempre elige uno de los signos.</translation>
    </message>
    <message>
        <source>{key} moves in tables and texts.</source>
        <translation>{key} mueve en tablas y textos.</translation>
    </message>
    <message>
        <source>{key} is for the menus, which open with Alt and a letter.</source>
        <translation>{key} es de los menús, que se abren con Alt y una letra.</translation>
    </message>
    <message>
        <source>{key} types or edits text, so it works at a gap only. Hold Ctrl with it.</source>
        <translation>{key} escribe o edita texto, así que solo puede actuar en una posición. Añada Ctrl.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Set this mark with any keyboard layout, go on</source>
        <translation>Poner ese signo, sea cual sea la escritura del teclado, seguir</translation>
    </message>
    <message>
        <source>Set no mark, go on</source>
        <translation>Ningún signo aquí, seguir</translation>
    </message>
    <message>
        <source>Undo the last step and return to its gap</source>
        <translation>Deshacer el último paso y volver a su posición</translation>
    </message>
    <message>
        <source>&amp;Next uncertain gap</source>
        <translation>&amp;Siguiente posición dudosa</translation>
    </message>
    <message>
        <source>&amp;Previous uncertain gap</source>
        <translation>&amp;Anterior posición dudosa</translation>
    </message>
    <message>
        <source>Next gap, certain or not</source>
        <translation>Siguiente posición, sea cual sea</translation>
    </message>
    <message>
        <source>Previous gap, certain or not</source>
        <translation>Anterior posición, sea cual sea</translation>
    </message>
    <message>
        <source>Accept the shown mark or case, go to the next uncertain gap</source>
        <translation>Aceptar lo mostrado, ir a la siguiente duda</translation>
    </message>
    <message>
        <source>Choose no mark, comma, full stop, question mark, or a word&apos;s case; go on</source>
        <translation>Ningún signo, coma, punto, interrogación; mayúsculas de una palabra; seguir</translation>
    </message>
    <message>
        <source>Lower case for the next or the uncertain word</source>
        <translation>Palabra siguiente, o la dudosa: minúsculas</translation>
    </message>
    <message>
        <source>Capital for the next or the uncertain word</source>
        <translation>Palabra siguiente, o la dudosa: mayúscula</translation>
    </message>
    <message>
        <source>Decide li&amp;ke places as the last one</source>
        <translation>Decidir las &amp;posiciones similares como la última</translation>
    </message>
    <message>
        <source>&amp;Split the cue here</source>
        <translation>Di&amp;vidir aquí el subtítulo</translation>
    </message>
    <message>
        <source>&amp;Join with the next cue</source>
        <translation>&amp;Unir con el siguiente</translation>
    </message>
    <message>
        <source>&amp;Edit the text</source>
        <translation>Editar el &amp;texto</translation>
    </message>
    <message>
        <source>Edit the text in the bo&amp;x below the table</source>
        <translation>Editar el texto en el cuadro ba&amp;jo la tabla</translation>
    </message>
    <message>
        <source>New row &amp;after</source>
        <translation>Nueva fila &amp;después</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Eliminar filas</translation>
    </message>
    <message>
        <source>D&amp;uplicate rows</source>
        <translation>Dup&amp;licar filas</translation>
    </message>
    <message>
        <source>Cut &amp;out rows</source>
        <translation>Co&amp;rtar filas</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Peg&amp;ar filas</translation>
    </message>
    <message>
        <source>&amp;Move rows up</source>
        <translation>&amp;Subir filas</translation>
    </message>
    <message>
        <source>Mo&amp;ve rows down</source>
        <translation>&amp;Bajar filas</translation>
    </message>
    <message>
        <source>E&amp;xchange the texts of two rows</source>
        <translation>&amp;Intercambiar los textos de dos filas</translation>
    </message>
    <message>
        <source>Dashes of a dialo&amp;gue</source>
        <translation>&amp;Guiones de un diálogo</translation>
    </message>
    <message>
        <source>&amp;Italics</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <source>Notes of a so&amp;ng</source>
        <translation>Notas de una ca&amp;nción</translation>
    </message>
    <message>
        <source>B&amp;rackets of a sound</source>
        <translation>Corc&amp;hetes de un sonido</translation>
    </message>
    <message>
        <source>Number rows from &amp;1</source>
        <translation>Numerar las filas desde &amp;1</translation>
    </message>
    <message>
        <source>Accept the rest of this &amp;cue</source>
        <translation>Aceptar el &amp;resto de este subtítulo</translation>
    </message>
    <message>
        <source>&amp;Accept all confident proposals…</source>
        <translation>Aceptar &amp;todo lo seguro…</translation>
    </message>
    <message>
        <source>Play this &amp;cue</source>
        <translation>Reproducir este &amp;subtítulo</translation>
    </message>
    <message>
        <source>Play around this &amp;gap</source>
        <translation>Reproducir esta &amp;posición</translation>
    </message>
    <message>
        <source>Look at more gaps: slider up</source>
        <translation>Ver más posiciones: control hacia arriba</translation>
    </message>
    <message>
        <source>Look at fewer gaps: slider down</source>
        <translation>Ver menos: control hacia abajo</translation>
    </message>
    <message>
        <source>Go to the table of cues</source>
        <translation>Ir a la tabla de subtítulos</translation>
    </message>
    <message>
        <source>New ca&amp;ptions…</source>
        <translation>Subtítulos n&amp;uevos…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Export in another format…</source>
        <translation>&amp;Exportar a otro formato…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Preview and apply a cut…</source>
        <translation>&amp;Ver y aplicar un corte…</translation>
    </message>
    <message>
        <source>Cut &amp;again…</source>
        <translation>Cortar de &amp;nuevo…</translation>
    </message>
    <message>
        <source>Tick or untick this change of a cut</source>
        <translation>Tomar o dejar este cambio de un corte</translation>
    </message>
    <message>
        <source>Next change of a cut</source>
        <translation>Cambio siguiente de un corte</translation>
    </message>
    <message>
        <source>Previous change of a cut</source>
        <translation>Cambio anterior de un corte</translation>
    </message>
    <message>
        <source>Set &amp;start and end…</source>
        <translation>Fijar &amp;inicio y fin…</translation>
    </message>
    <message>
        <source>S&amp;hift…</source>
        <translation>&amp;Desplazar…</translation>
    </message>
    <message>
        <source>New row at the &amp;playhead</source>
        <translation>&amp;Nueva fila en la posición de reproducción</translation>
    </message>
    <message>
        <source>Start a step &amp;earlier</source>
        <translation>Inicio un paso &amp;antes</translation>
    </message>
    <message>
        <source>Start a step &amp;later</source>
        <translation>Inicio un &amp;paso después</translation>
    </message>
    <message>
        <source>E&amp;nd a step earlier</source>
        <translation>Fin &amp;un paso antes</translation>
    </message>
    <message>
        <source>End &amp;a step later</source>
        <translation>Fin un pas&amp;o después</translation>
    </message>
    <message>
        <source>&amp;Row a step earlier</source>
        <translation>Fi&amp;la un paso antes</translation>
    </message>
    <message>
        <source>R&amp;ow a step later</source>
        <translation>Fila un paso d&amp;espués</translation>
    </message>
    <message>
        <source>Snap to &amp;frames…</source>
        <translation>Ajustar a los &amp;fotogramas…</translation>
    </message>
    <message>
        <source>New row be&amp;fore</source>
        <translation>Nueva &amp;fila antes</translation>
    </message>
    <message>
        <source>Copy t&amp;he text</source>
        <translation>Copiar el te&amp;xto</translation>
    </message>
    <message>
        <source>Sort rows by &amp;time</source>
        <translation>Ordenar filas por tie&amp;mpo</translation>
    </message>
    <message>
        <source>His&amp;tory…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find and re&amp;place…</source>
        <translation>Buscar y ree&amp;mplazar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Coincidencia &amp;siguiente</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Coincidencia &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Go to cue or time…</source>
        <translation>&amp;Ir a un subtítulo o tiempo…</translation>
    </message>
    <message>
        <source>Correct b&amp;y house rules…</source>
        <translation>Normali&amp;zar según las reglas editoriales…</translation>
    </message>
    <message>
        <source>Spell&amp;ing, word by word…</source>
        <translation>Ortografía del te&amp;xto, palabra por palabra…</translation>
    </message>
    <message>
        <source>Previous misspelt wor&amp;d</source>
        <translation>Palabra anterior &amp;que está mal escrita</translation>
    </message>
    <message>
        <source>Set or remove &amp;bookmark</source>
        <translation>&amp;Poner o quitar marcador</translation>
    </message>
    <message>
        <source>Bookmark with n&amp;ote…</source>
        <translation>Marcador con &amp;nota…</translation>
    </message>
    <message>
        <source>Next boo&amp;kmark</source>
        <translation>Siguiente mar&amp;cador</translation>
    </message>
    <message>
        <source>Previous bookm&amp;ark</source>
        <translation>Anterior marcad&amp;or</translation>
    </message>
    <message>
        <source>Boo&amp;kmarks panel</source>
        <translation>&amp;Marcadores</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Rena&amp;me speaker…</source>
        <translation>Renombrar hab&amp;lante…</translation>
    </message>
    <message>
        <source>Preferen&amp;ces…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quality panel</source>
        <translation>&amp;Calidad</translation>
    </message>
    <message>
        <source>Next &amp;finding</source>
        <translation>Siguiente &amp;hallazgo</translation>
    </message>
    <message>
        <source>Open &amp;translation beside…</source>
        <translation>Abrir &amp;traducción al lado…</translation>
    </message>
    <message>
        <source>File &amp;beside</source>
        <translation>Archivo al &amp;lado</translation>
    </message>
    <message>
        <source>&amp;Edit the file beside</source>
        <translation>E&amp;ditar el archivo al lado</translation>
    </message>
    <message>
        <source>Compare with a re&amp;ference…</source>
        <translation>Comparar con una re&amp;ferencia…</translation>
    </message>
    <message>
        <source>&amp;Reference panel</source>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>Next differenc&amp;e</source>
        <translation>Siguie&amp;nte diferencia</translation>
    </message>
    <message>
        <source>Previous d&amp;ifference</source>
        <translation>Anter&amp;ior diferencia</translation>
    </message>
    <message>
        <source>&amp;Take over from the reference</source>
        <translation>Tomar lo de la r&amp;eferencia</translation>
    </message>
    <message>
        <source>Pla&amp;y on from this row</source>
        <translation>Reproducir d&amp;esde esta fila</translation>
    </message>
    <message>
        <source>Play the las&amp;t second of this row</source>
        <translation>Reproducir el último se&amp;gundo de esta fila</translation>
    </message>
    <message>
        <source>Play at the ne&amp;xt uncertain gap</source>
        <translation>Reproducir en la siguie&amp;nte posición dudosa</translation>
    </message>
    <message>
        <source>L&amp;istening pass: keys act on the gap heard</source>
        <translation>Pasada de escuc&amp;ha: las teclas actúan en la posición que se oye</translation>
    </message>
    <message>
        <source>Bookmar&amp;k the row that is heard</source>
        <translation>Poner marcador en la fila &amp;que se oye</translation>
    </message>
    <message>
        <source>Keep the row th&amp;at is heard in sight</source>
        <translation>Mantener a la &amp;vista la fila que se oye</translation>
    </message>
    <message>
        <source>&amp;Back a little</source>
        <translation>Un poco &amp;atrás</translation>
    </message>
    <message>
        <source>&amp;On a little</source>
        <translation>Un poco a&amp;delante</translation>
    </message>
    <message>
        <source>S&amp;tart of the row at the playhead</source>
        <translation>Inicio de la fila en la posición de &amp;reproducción</translation>
    </message>
    <message>
        <source>En&amp;d of the row at the playhead</source>
        <translation>Fin de la fila en la posición de reproducción</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Reproducir, pausa</translation>
    </message>
    <message>
        <source>Syn&amp;chronise…</source>
        <translation>&amp;Sincronizar…</translation>
    </message>
    <message>
        <source>Next misspe&amp;lt word</source>
        <translation>Si&amp;guiente palabra mal escrita</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Más rápid&amp;o</translation>
    </message>
    <message>
        <source>&amp;Repeat the played part</source>
        <translation>Repe&amp;tir lo reproducido</translation>
    </message>
    <message>
        <source>Play at &amp;each gap</source>
        <translation>Reproducir en &amp;cada posición</translation>
    </message>
    <message>
        <source>Start, and &amp;move the rest along</source>
        <translation>Inicio, y mover el resto</translation>
    </message>
    <message>
        <source>&amp;Widen the waveform</source>
        <translation>Ampliar la &amp;forma de onda</translation>
    </message>
    <message>
        <source>&amp;Narrow the waveform</source>
        <translation>Reduc&amp;ir la forma de onda</translation>
    </message>
    <message>
        <source>Spectrogra&amp;m</source>
        <translation>Espectrogra&amp;ma</translation>
    </message>
    <message>
        <source>Find &amp;shot changes</source>
        <translation>B&amp;uscar cambios de plano</translation>
    </message>
    <message>
        <source>Open so&amp;und or picture…</source>
        <translation>A&amp;brir sonido o imagen…</translation>
    </message>
    <message>
        <source>Soun&amp;d and picture</source>
        <translation>&amp;Sonido e imagen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>Cerrar el arch&amp;ivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>Choose a file that was exported here.</source>
        <translation>Elija un archivo exportado aquí.</translation>
    </message>
    <message>
        <source>there is no set “{name}”, only {known}.</source>
        <translation>no hay juego «{name}», solo {known}.</translation>
    </message>
    <message>
        <source>there is no action of this name.</source>
        <translation>nada se llama así.</translation>
    </message>
    <message>
        <source>{key} is used twice, also for “{name}”.</source>
        <translation>{key} está dos veces, también en «{name}».</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Keys ({ending})</source>
        <translation>Teclas ({ending})</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Importar teclas</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Exportar teclas</translation>
    </message>
    <message>
        <source>Another set of keys</source>
        <translation>Otro juego de teclas</translation>
    </message>
    <message>
        <source>{count} actions have keys of your own. Another set replaces them.</source>
        <translation>{count} acciones tienen teclas propias. Otro juego las reemplaza.</translation>
    </message>
    <message>
        <source>Set of keys</source>
        <translation>Juego de teclas</translation>
    </message>
    <message>
        <source>Search for words or a key</source>
        <translation>Buscar palabras o una tecla</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Languages of the file</source>
        <translation>Idiomas del archivo</translation>
    </message>
    <message>
        <source>Cues are read as one of the ticked languages. Without a tick, any language is possible.</source>
        <translation>Los subtítulos se toman por uno de estos idiomas. Sin marca, por cualquiera.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Open captions</source>
        <translation>Abrir subtítulos</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>El idioma cambiará cuando vuelva a iniciar Interpunct.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restores the punctuation and the casing of captions from speech recognition.&lt;/p&gt;&lt;p&gt;No word, tag, time or setting changes unless you change it.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</source>
        <translation>&lt;b&gt;Interpunct {version}&lt;/b&gt;&lt;p&gt;Restituye la puntuación y las mayúsculas de los subtítulos del reconocimiento de voz.&lt;/p&gt;&lt;p&gt;Ninguna palabra, etiqueta, tiempo ni ajuste cambia si usted no lo cambia.&lt;/p&gt;&lt;p&gt;Apache License 2.0&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Interpunct</source>
        <translation>Acerca de Interpunct</translation>
    </message>
</context>
<context>
    <name>ManualBrowser</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;delante</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>No mark</source>
        <translation>Ningún signo</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Full stop</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Question mark</source>
        <translation>Signo de interrogación</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>too many lines</source>
        <translation>demasiadas líneas</translation>
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
        <translation>Caracteres por línea:</translation>
    </message>
</context>
<context>
    <name>MediaControl</name>
    <message>
        <source>Open sound or picture</source>
        <translation>Abrir sonido o imagen</translation>
    </message>
    <message>
        <source>Sound and picture ({endings});;All files (*)</source>
        <translation>Sonido e imagen ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Shot changes need a film; none is open for this file.</source>
        <translation>Los cambios de plano requieren una película; no hay ninguna abierta para este archivo.</translation>
    </message>
    <message>
        <source>No sound or picture is open for {name}.</source>
        <translation>No hay sonido ni imagen abiertos para {name}.</translation>
    </message>
    <message>
        <source>Open one…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>Sound and picture are being installed: 420 MB.</source>
        <translation>Se instalan el sonido y la imagen: 420 MB.</translation>
    </message>
    <message>
        <source>The installation failed; the log file has the details.</source>
        <translation>La instalación falló; los detalles están en el archivo de registro.</translation>
    </message>
    <message>
        <source>Sound and picture are installed. Open the file again to hear it.</source>
        <translation>El sonido y la imagen están instalados. Vuelva a abrir el archivo para oírlo.</translation>
    </message>
</context>
<context>
    <name>MediaDock</name>
    <message>
        <source>Sound and picture</source>
        <translation>Sonido e imagen</translation>
    </message>
    <message>
        <source>Place in the sound</source>
        <translation>Lugar en el sonido</translation>
    </message>
</context>
<context>
    <name>MediaOfPages</name>
    <message>
        <source>Reading the film failed; the log file has the details.</source>
        <translation>La lectura de la película falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>Reading the sound failed; the log file has the details.</source>
        <translation>La lectura del sonido falló; el archivo de registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Punctuate a &amp;folder…</source>
        <translation>Pu&amp;ntuar una carpeta…</translation>
    </message>
    <message>
        <source>Recogn&amp;ise speech…</source>
        <translation>Reconocimiento de &amp;voz…</translation>
    </message>
    <message>
        <source>Save &amp;without unseen marks…</source>
        <translation>Guardar &amp;sin los signos no vistos…</translation>
    </message>
    <message>
        <source>Export with the marks of t&amp;he style…</source>
        <translation>Exportar con los signos del estilo &amp;propio…</translation>
    </message>
    <message>
        <source>Keep &amp;backups before the first save</source>
        <translation>Conservar c&amp;opia de los archivos sobrescritos</translation>
    </message>
    <message>
        <source>Read again with e&amp;ncoding</source>
        <translation>Leer de nuevo con la codi&amp;ficación</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>Ro&amp;ws</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>Si&amp;gnos</translation>
    </message>
    <message>
        <source>Ca&amp;sing</source>
        <translation>&amp;Mayúsculas</translation>
    </message>
    <message>
        <source>&amp;Resume the prediction</source>
        <translation>&amp;Continuar la predicción</translation>
    </message>
    <message>
        <source>Mo&amp;del</source>
        <translation>Mo&amp;delo</translation>
    </message>
    <message>
        <source>Mode&amp;ls…</source>
        <translation>Mode&amp;los…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language of the selected &amp;cues</source>
        <translation>Idioma de los subtítulos &amp;seleccionados</translation>
    </message>
    <message>
        <source>Languages of the &amp;file…</source>
        <translation>Idiomas del &amp;archivo…</translation>
    </message>
    <message>
        <source>&amp;Cut</source>
        <translation>&amp;Corte</translation>
    </message>
    <message>
        <source>P&amp;rofile</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>&amp;Styles…</source>
        <translation>&amp;Estilos…</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Tiempos</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Re&amp;producción</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;One line per cue</source>
        <translation>U&amp;na línea por subtítulo</translation>
    </message>
    <message>
        <source>Te&amp;xt box below the table</source>
        <translation>Cuadro de &amp;texto bajo la tabla</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Col&amp;umnas</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the program</source>
        <translation>&amp;Idioma del programa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Primeros pasos</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>&amp;Ejemplos</translation>
    </message>
    <message>
        <source>&amp;About Interpunct</source>
        <translation>&amp;Acerca de Interpunct</translation>
    </message>
    <message>
        <source>{undo} {step}</source>
        <translation>{undo}: {step}</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>El incluido</translation>
    </message>
    <message>
        <source>&amp;Open a model…</source>
        <translation>A&amp;brir un modelo…</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>&amp;Olvidarlos</translation>
    </message>
</context>
<context>
    <name>ModelHolder</name>
    <message>
        <source>The model could not be loaded; the log file has the reason.</source>
        <translation>No se pudo cargar el modelo; el archivo de registro dice por qué.</translation>
    </message>
    <message>
        <source>The model {name} cannot be used; the previous model stays. {reason}</source>
        <translation>El modelo {name} no se puede usar; sigue en uso el anterior. {reason}</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>{name} was not opened.</source>
        <translation>{name} no se abrió.</translation>
    </message>
    <message>
        <source>{name} could not be opened; the log file has the reason.</source>
        <translation>{name} no se pudo abrir; el archivo de registro dice por qué.</translation>
    </message>
</context>
<context>
    <name>OpinionFeed</name>
    <message>
        <source>The second opinion failed; the log file has the details.</source>
        <translation>La segunda opinión falló; el archivo de registro contiene los detalles.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Start the review again</source>
        <translation>Revisar de nuevo</translation>
    </message>
    <message>
        <source>YouTube&apos;s rolling captions repeat every line; here each line appears once. The file is written this way, without word times, when you save a change. Until then it stays unchanged.</source>
        <translation>YouTube repite cada línea al desplazarla; aquí cada línea aparece una vez. Al guardar un cambio se escribe así, sin los tiempos de cada palabra; hasta entonces el archivo queda como está.</translation>
    </message>
    <message>
        <source>Show as in the file</source>
        <translation>Mostrar como en el archivo</translation>
    </message>
    <message>
        <source>Every line appears three times here, as in YouTube&apos;s captions.</source>
        <translation>Cada línea aparece tres veces, como escribe YouTube sus subtítulos.</translation>
    </message>
    <message>
        <source>Read every line once</source>
        <translation>Leer cada línea una vez</translation>
    </message>
    <message>
        <source>This file already has its marks. Nothing is added; differences are only suggested.</source>
        <translation>Este archivo ya tiene sus signos. No se le añade nada; las diferencias solo se sugieren.</translation>
    </message>
    <message>
        <source>Fill in missing marks</source>
        <translation>Completar lo que falta</translation>
    </message>
    <message>
        <source>The whole file is in capitals. It is shown and saved with the casing of the model.</source>
        <translation>Este archivo está escrito todo en mayúsculas. Se muestra, y se guardará, con las mayúsculas y minúsculas del modelo.</translation>
    </message>
    <message>
        <source>Keep the capitals</source>
        <translation>Dejar las mayúsculas</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The model of {language} is not installed, so nothing is proposed. To install it: {command}</source>
        <translation>El modelo de esta lengua ({language}) no está instalado, así que no se propone nada. Para instalarlo: {command}</translation>
    </message>
    <message>
        <source>This model has not learned {language}, so nothing is proposed.</source>
        <translation>Este modelo no ha aprendido esta lengua ({language}), así que no se propone nada.</translation>
    </message>
    <message>
        <source>This model has not learned {language}: its marks there are little more than guesses.</source>
        <translation>Este modelo no ha aprendido esta lengua ({language}): lo que marca ahí es poco más que una conjetura.</translation>
    </message>
    <message>
        <source>In {language} this model errs so often that a review takes more keys than typing the marks yourself.</source>
        <translation>En {language} este modelo yerra tanto que revisar cuesta más teclas que escribir usted los signos.</translation>
    </message>
    <message>
        <source>Noticed in the file: {oddities}.</source>
        <translation>Observado en el archivo: {oddities}.</translation>
    </message>
    <message>
        <source>The text that you were typing in cue {number} is back. Enter accepts it, Escape restores the cue.</source>
        <translation>Lo que estaba escribiendo en el subtítulo {number} vuelve a estar ahí. Intro lo acepta, Escape deja el subtítulo como estaba.</translation>
    </message>
    <message>
        <source>To punctuate the file anyway, choose its language under Language, Languages of the file.</source>
        <translation>Para puntuarlo de todos modos, elija en Idioma, Idiomas del archivo, el idioma en que debe leerse.</translation>
    </message>
    <message>
        <source>Parts of this file already have their marks: {finished} of {words} words. Nothing is added there; differences are only suggested.</source>
        <translation>Partes de este archivo ya tienen sus signos: {finished} de {words} palabras. Ahí no se añade nada; las diferencias solo se sugieren.</translation>
    </message>
    <message>
        <source>The review continues from your last save, {age}; marks decided: {count}.</source>
        <translation>La revisión sigue donde la guardó, {age}; signos decididos: {count}.</translation>
    </message>
    <message>
        <source>Reading the words…</source>
        <translation>Leyendo las palabras…</translation>
    </message>
    <message>
        <source>Row {number} has no text.</source>
        <translation>La fila {number} no tiene texto.</translation>
    </message>
    <message>
        <source>Delete the row</source>
        <translation>Eliminar la fila</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Only adjacent rows can be joined.</source>
        <translation>Solo se pueden unir filas contiguas.</translation>
    </message>
    <message>
        <source>No undecided proposal is that confident.</source>
        <translation>Nada sin decidir es tan seguro.</translation>
    </message>
    <message>
        <source>Select two rows to exchange their texts.</source>
        <translation>Seleccione dos filas para intercambiar sus textos.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Folder of a model (install archives with Models…)</source>
        <translation>Carpeta de un modelo (los archivos comprimidos se instalan en «Modelos…»)</translation>
    </message>
</context>
<context>
    <name>PageSearch</name>
    <message>
        <source>The match contains a tag or a line end; edit the text instead.</source>
        <translation>Dentro hay una etiqueta o un fin de línea; edite en su lugar el texto.</translation>
    </message>
    <message>
        <source>Cue {cue} stays unchanged: {why}</source>
        <translation>El subtítulo {cue} queda como está: {why}</translation>
    </message>
    <message>
        <source>Replacing failed; the log file has the details.</source>
        <translation>El reemplazo falló; el archivo de registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>PageSpelling</name>
    <message>
        <source>{word} is misspelt; the menu key suggests other words.</source>
        <translation>{word} está mal escrita; la tecla Menú sugiere otras palabras.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close {name}</source>
        <translation>Cerrar {name}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Your steps and backups are kept only in {folder}: {wanted} cannot be written.</source>
        <translation>Sus pasos y copias se guardan solo en {folder}: no se puede escribir en {wanted}.</translation>
    </message>
    <message>
        <source>Settings are not kept: {file} cannot be written.</source>
        <translation>Los ajustes no se guardan: no se puede escribir en {file}.</translation>
    </message>
</context>
<context>
    <name>PredictionFeed</name>
    <message>
        <source>The prediction failed; the log file has the details.</source>
        <translation>La predicción falló; el archivo de registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Text in tables</source>
        <translation>Texto en tablas</translation>
    </message>
    <message>
        <source>Line under review</source>
        <translation>Línea en revisión</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>The language changes when Interpunct is started again.</source>
        <translation>El idioma cambiará cuando vuelva a iniciar Interpunct.</translation>
    </message>
    <message>
        <source>For files opened from now on. The menu Review and the bar above the gap change the file in front.</source>
        <translation>Para los archivos que se abran desde ahora. El menú Revisión y la barra sobre la posición cambian el archivo de delante.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Casing</source>
        <translation>Mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Order of gaps</source>
        <translation>Orden de las posiciones</translation>
    </message>
    <message>
        <source>Look at gaps by</source>
        <translation>Ver posiciones por</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Ask a language model about doubtful gaps</source>
        <translation>Preguntar a un modelo de lenguaje por las posiciones dudosas</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Its name there</source>
        <translation>Su nombre allí</translation>
    </message>
    <message>
        <source>llama.cpp and ollama are programs on this computer; or enter the address of a server. Before words go to another computer, you are asked.</source>
        <translation>llama.cpp y ollama son programas de este equipo; o introduzca la dirección de un servidor. Antes de que salgan palabras hacia otro equipo, se le pregunta.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>The profile is for files opened from now on. Each dialog starts with the other options, or with its last values.</source>
        <translation>El perfil es para los archivos que se abran desde ahora; cada diálogo empieza con los demás valores y con lo último elegido en él.</translation>
    </message>
    <message>
        <source>Keep a copy of a file before its first save</source>
        <translation>Conservar el archivo como estaba antes de sobrescribirlo</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Revisiones</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Before a gap</source>
        <translation>Antes de una posición</translation>
    </message>
    <message>
        <source>After a gap</source>
        <translation>Después de una posición</translation>
    </message>
    <message>
        <source>Back and on by</source>
        <translation>Atrás y adelante</translation>
    </message>
    <message>
        <source>A step of times</source>
        <translation>Paso de los tiempos</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>Un fotograma</translation>
    </message>
    <message>
        <source>Play at each gap</source>
        <translation>Reproducir en cada posición</translation>
    </message>
    <message>
        <source>Repeat the played part</source>
        <translation>Repetir lo reproducido</translation>
    </message>
    <message>
        <source>Pause while typing</source>
        <translation>Pausar al escribir</translation>
    </message>
    <message>
        <source>Keep the row that is heard in sight</source>
        <translation>Mantener a la vista la fila que se oye</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show {folder}</source>
        <translation>Mostrar {folder}</translation>
    </message>
    <message>
        <source>This folder does not exist yet.</source>
        <translation>Aún no se conserva nada allí.</translation>
    </message>
    <message>
        <source>As shipped</source>
        <translation>El incluido</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Cutting and times</source>
        <translation>Corte y tiempos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Sound and picture</source>
        <translation>Sonido e imagen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>Restablecer valores…</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restablecer valores</translation>
    </message>
    <message>
        <source>All options of the page “{name}” return to their defaults.</source>
        <translation>Todas las opciones de la página «{name}» vuelven a ser las del principio.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>PublishedDialog</name>
    <message>
        <source>Published models</source>
        <translation>Modelos publicados</translation>
    </message>
    <message>
        <source>&amp;Fetch and install</source>
        <translation>&amp;Descargar e instalar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Languages: {languages}</source>
        <translation>Idiomas: {languages}</translation>
    </message>
    <message>
        <source>Published accuracy, in percent: {figures} ({source})</source>
        <translation>Exactitud publicada, en por ciento: {figures} ({source})</translation>
    </message>
    <message>
        <source>From {place}, {size} MB, licence {licence}</source>
        <translation>De {place}, {size} MB, licencia {licence}</translation>
    </message>
    <message>
        <source>Published figures come from different texts and do not compare. Each installed model is measured on the same short texts.</source>
        <translation>Las cifras publicadas proceden de textos distintos y no son comparables. Cada modelo instalado se mide con los mismos textos cortos.</translation>
    </message>
</context>
<context>
    <name>PublishedModel</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>QtPlayer</name>
    <message>
        <source>unknown reason</source>
        <translation>razón desconocida</translation>
    </message>
</context>
<context>
    <name>Quality</name>
    <message>
        <source>Exception for cue {cue}</source>
        <translation>Excepción para el subtítulo {cue}</translation>
    </message>
    <message>
        <source>Why is this right as it is?</source>
        <translation>¿Por qué es correcto tal como está?</translation>
    </message>
    <message>
        <source>More time for fast cues</source>
        <translation>Más tiempo para los subtítulos rápidos</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>Editar el texto</translation>
    </message>
    <message>
        <source>Close the list without a change, and edit the text of this row.</source>
        <translation>Cierra la lista sin cambios y abre el texto de esta fila.</translation>
    </message>
    <message>
        <source>Fewer words</source>
        <translation>Menos palabras</translation>
    </message>
    <message>
        <source>There is no time to take: at least {count} characters less</source>
        <translation>No hay tiempo libre: al menos {count} caracteres menos</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start} to {end}</source>
        <translation>{speed} caracteres por segundo
{start} a {end}</translation>
    </message>
    <message>
        <source>{speed} characters a second
{start}, {second} to {end}</source>
        <translation>{speed} caracteres por segundo
{start}, {second} a {end}</translation>
    </message>
    <message>
        <source>Split after ‘{word}’</source>
        <translation>Dividir después de «{word}»</translation>
    </message>
    <message>
        <source>Ends later</source>
        <translation>Termina después</translation>
    </message>
    <message>
        <source>Starts earlier</source>
        <translation>Empieza antes</translation>
    </message>
    <message>
        <source>Starts earlier, ends later</source>
        <translation>Empieza antes, termina después</translation>
    </message>
    <message>
        <source>Takes time of its neighbours</source>
        <translation>Toma tiempo de sus vecinos</translation>
    </message>
</context>
<context>
    <name>QualityCheck</name>
    <message>
        <source>The check failed; the log file has the details.</source>
        <translation>La comprobación falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>No style is chosen: Cut, Profile</source>
        <translation>No se ha elegido ningún estilo: Corte, Perfil</translation>
    </message>
    <message>
        <source>The cue has no place away from the shot change beside its neighbours.</source>
        <translation>Entre sus vecinos, el subtítulo no tiene sitio lejos del cambio de plano.</translation>
    </message>
    <message>
        <source>A later end cannot fix this: the next cue follows at once.</source>
        <translation>Ningún otro fin lo arregla: el subtítulo siguiente viene enseguida.</translation>
    </message>
    <message>
        <source>No cue is too fast any more.</source>
        <translation>Ya ningún subtítulo es demasiado rápido.</translation>
    </message>
</context>
<context>
    <name>QualityDock</name>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Fix this</source>
        <translation>Corregir este</translation>
    </message>
    <message>
        <source>Fix all of this kind</source>
        <translation>Corregir todos los de esta clase</translation>
    </message>
    <message>
        <source>More time for fast cues…</source>
        <translation>Más tiempo para los subtítulos rápidos…</translation>
    </message>
    <message>
        <source>Right as it is…</source>
        <translation>Correcto tal como está…</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todas las clases</translation>
    </message>
    <message>
        <source>Exceptions ({count})</source>
        <translation>Excepciones ({count})</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message numerus="yes">
        <source>%n exceptions</source>
        <translation>
            <numerusform>%n excepción</numerusform>
            <numerusform>%n excepciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the exception</source>
        <translation>Quitar la excepción</translation>
    </message>
    <message>
        <source>Kind of findings</source>
        <translation>Clase de hallazgos</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Unsaved steps</source>
        <translation>Pasos sin guardar</translation>
    </message>
    <message>
        <source>Save your steps in {name}?</source>
        <translation>¿Guardar lo que hizo en {name}?</translation>
    </message>
    <message>
        <source>“Keep for later” leaves the file unchanged and offers your steps at the next start.</source>
        <translation>«Conservar para después» deja el archivo como está y ofrece sus pasos en el próximo inicio.</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Conservar para después</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Steps to recover</source>
        <translation>Pasos por recuperar</translation>
    </message>
    <message>
        <source>{name} was not closed properly.</source>
        <translation>{name} no se cerró correctamente.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The text that you were typing into a cue will be back in its box, to accept or to discard.</source>
        <translation>El texto que estaba escribiendo en un subtítulo volverá a estar ahí, para aceptarlo o dejarlo.</translation>
    </message>
    <message>
        <source>Accept the rest</source>
        <translation>Aceptar el resto</translation>
    </message>
    <message>
        <source>Text not accepted</source>
        <translation>Texto no incorporado</translation>
    </message>
    <message>
        <source>Throw away the text that you typed into this cue?</source>
        <translation>¿Desechar lo que escribió en este subtítulo?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Desechar</translation>
    </message>
    <message>
        <source>Go on typing</source>
        <translation>Seguir escribiendo</translation>
    </message>
    <message>
        <source>marks decided</source>
        <translation>signos decididos</translation>
    </message>
    <message>
        <source>capitals set</source>
        <translation>mayúsculas puestas</translation>
    </message>
    <message>
        <source>edits of text, cues or languages</source>
        <translation>cambios de texto, subtítulos o idiomas</translation>
    </message>
    <message>
        <source>cuts of the file</source>
        <translation>cortes del archivo</translation>
    </message>
    <message>
        <source>changes of the modes</source>
        <translation>cambios de modo</translation>
    </message>
    <message>
        <source>bookmarks set or removed</source>
        <translation>marcadores puestos o quitados</translation>
    </message>
    <message>
        <source>exceptions set or removed</source>
        <translation>excepciones puestas o quitadas</translation>
    </message>
    <message>
        <source>saved steps undone</source>
        <translation>pasos guardados deshechos</translation>
    </message>
    <message>
        <source>The file on the disk differs from the text that you see here.</source>
        <translation>El archivo en el disco no es lo que ve aquí.</translation>
    </message>
    <message>
        <source>Not yet in the file, since the last save, {age}: {steps}.</source>
        <translation>Aún no está en el archivo, desde el último guardado, {age}: {steps}.</translation>
    </message>
    <message>
        <source>Not yet in the file, since you opened it, {age}: {steps}.</source>
        <translation>Aún no está en el archivo, desde que se abrió, {age}: {steps}.</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
</context>
<context>
    <name>QueueBar</name>
    <message>
        <source>Method to choose the gaps to look at</source>
        <translation>Cómo elegir las posiciones que ver</translation>
    </message>
    <message>
        <source>Number of gaps to look at</source>
        <translation>Cuánto ver</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Review capitals too</source>
        <translation>Revisar también las mayúsculas</translation>
    </message>
    <message>
        <source>Ask about capitals in doubt as about marks</source>
        <translation>Preguntar por las mayúsculas dudosas como por los signos</translation>
    </message>
    <message>
        <source>Remaining work</source>
        <translation>Lo que queda</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Confidence below</source>
        <translation>Confianza menor que</translation>
    </message>
    <message>
        <source>Share of all gaps</source>
        <translation>Parte de todas las posiciones</translation>
    </message>
    <message>
        <source>Time I have</source>
        <translation>Tiempo que tengo</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>quedan {left} de {total}</translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>No queda nada que ver</translation>
    </message>
    <message>
        <source>errors expected after this queue: {errors}</source>
        <translation>errores esperados después: {errors}</translation>
    </message>
    <message>
        <source>Predicting again</source>
        <translation>Prediciendo de nuevo</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>to {time}, {percent} %</source>
        <translation>hasta {time}, {percent} %</translation>
    </message>
    <message>
        <source>Predicting: {where}</source>
        <translation>Prediciendo: {where}</translation>
    </message>
    <message>
        <source>Predicted {where}</source>
        <translation>Predicho: {where}</translation>
    </message>
    <message>
        <source>{predicted}; the rest is as in the file.</source>
        <translation>{predicted}; el resto está como en el archivo.</translation>
    </message>
    <message>
        <source>about {minutes} min at {seconds:.1f} s each ({whose})</source>
        <translation>unos {minutes} min a {seconds:.1f} s cada una ({whose})</translation>
    </message>
    <message>
        <source>your pace</source>
        <translation>su ritmo</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>supuesto</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>unos {minutes} min</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Steps to recover</source>
        <translation>Pasos por recuperar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Files that were not closed properly</source>
        <translation>Archivos que no se cerraron correctamente</translation>
    </message>
    <message>
        <source>These files were not closed properly. No decision is lost.</source>
        <translation>Estos archivos no se cerraron correctamente. No se ha perdido nada de lo que decidió.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep for later</source>
        <translation>Conservar para después</translation>
    </message>
</context>
<context>
    <name>ReferenceCheck</name>
    <message>
        <source>Compare {name} with a reference</source>
        <translation>Comparar {name} con una referencia</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparación falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>There is no difference here: go to a difference first.</source>
        <translation>Aquí no difiere nada: vaya antes a una diferencia.</translation>
    </message>
    <message>
        <source>The file no longer differs from its reference.</source>
        <translation>El archivo ya no difiere de su referencia.</translation>
    </message>
</context>
<context>
    <name>ReferenceDock</name>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Choose a reference…</source>
        <translation>Elegir una referencia…</translation>
    </message>
    <message>
        <source>Figures of the marks</source>
        <translation>Cifras de los signos</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Acierto</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>En la referencia</translation>
    </message>
    <message>
        <source>Take over from the reference</source>
        <translation>Tomar lo de la referencia</translation>
    </message>
    <message>
        <source>Choose a caption file with the same words and the right marks. The panel then lists every different mark and capital.</source>
        <translation>Elija un archivo de subtítulos con las mismas palabras y los signos correctos: aquí se enumera cada signo y cada mayúscula en que difiere este archivo.</translation>
    </message>
    <message>
        <source>All differences ({count})</source>
        <translation>Todas las diferencias ({count})</translation>
    </message>
    <message>
        <source>Marks ({count})</source>
        <translation>Signos ({count})</translation>
    </message>
    <message>
        <source>Casing ({count})</source>
        <translation>Mayúsculas ({count})</translation>
    </message>
    <message>
        <source>This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 words: {rate}</source>
        <translation>Esta revisión: {minutes}:{seconds} min de trabajo, teclas: {keys}, por 1000 palabras: {rate}</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Todos los signos</translation>
    </message>
    <message>
        <source>Error rate {rate} %, {casing} casing errors in {slots} gaps.</source>
        <translation>Tasa de error {rate} %, {casing} errores de mayúsculas en {slots} posiciones.</translation>
    </message>
    <message>
        <source>The words differ: {replaced} replaced, {here} only here, {there} only in the reference.</source>
        <translation>Las palabras difieren: {replaced} son otras, {here} solo aquí, {there} solo en la referencia.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Kind of differences</source>
        <translation>Clase de diferencias</translation>
    </message>
    <message>
        <source>File of the reference</source>
        <translation>Archivo de la referencia</translation>
    </message>
</context>
<context>
    <name>ReplacePreview</name>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todos</translation>
    </message>
    <message>
        <source>Untick all</source>
        <translation>Desmarcar todos</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>Cambia %n subtítulo.</numerusform>
            <numerusform>Cambian %n subtítulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cues before and after</source>
        <translation>Subtítulos antes y después</translation>
    </message>
</context>
<context>
    <name>ReplacementModel</name>
    <message>
        <source>Cue</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
</context>
<context>
    <name>ReviewPane</name>
    <message>
        <source>Open a caption file, or drop one here.</source>
        <translation>Abra un archivo de subtítulos o suelte uno aquí.</translation>
    </message>
    <message>
        <source>EDIT TEXT</source>
        <translation>EDITAR TEXTO</translation>
    </message>
    <message>
        <source>EDIT TIME</source>
        <translation>EDITAR TIEMPO</translation>
    </message>
    <message>
        <source>REVIEW</source>
        <translation>REVISIÓN</translation>
    </message>
    <message>
        <source>case of “{word}”</source>
        <translation>mayúsculas de «{word}»</translation>
    </message>
    <message>
        <source>Cue {cue} has no words: there is nothing to review in it.</source>
        <translation>El subtítulo {cue} no tiene palabras: no hay nada que revisar en él.</translation>
    </message>
    <message>
        <source>This file has no words.</source>
        <translation>No hay ni una palabra en este archivo.</translation>
    </message>
    <message>
        <source>Predicting the marks…</source>
        <translation>Prediciendo los signos…</translation>
    </message>
    <message>
        <source>accept the shown mark or case</source>
        <translation>aceptar lo mostrado</translation>
    </message>
    <message>
        <source>leave the gap open, go on</source>
        <translation>dejarlo abierto, seguir</translation>
    </message>
    <message numerus="yes">
        <source>the same at %n like place(s)</source>
        <translation>
            <numerusform>lo mismo en %n posición similar</numerusform>
            <numerusform>lo mismo en %n posiciones similares</numerusform>
        </translation>
    </message>
    <message>
        <source>Heard with {percent}: “{word}”</source>
        <translation>Oída con una seguridad de {percent}: «{word}»</translation>
    </message>
    <message>
        <source>hear it</source>
        <translation>oírla</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>escribir otra</translation>
    </message>
    <message>
        <source>it is right</source>
        <translation>es correcta</translation>
    </message>
    <message>
        <source>accept the rest of the row</source>
        <translation>aceptar el resto de la fila</translation>
    </message>
    <message>
        <source>accept all sure ones</source>
        <translation>aceptar todos los seguros</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>accept the suggestion</source>
        <translation>aceptar la sugerencia</translation>
    </message>
    <message>
        <source>set this mark</source>
        <translation>poner ese signo</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>ningún signo</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>minúscula</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>mayúscula</translation>
    </message>
    <message>
        <source>The cue ends here</source>
        <translation>El subtítulo termina aquí</translation>
    </message>
    <message>
        <source>join with next</source>
        <translation>unir con el siguiente</translation>
    </message>
    <message>
        <source>The cue goes on</source>
        <translation>El subtítulo sigue</translation>
    </message>
    <message>
        <source>split here</source>
        <translation>dividir aquí</translation>
    </message>
    <message>
        <source>after “{word}”, shown: {mark}</source>
        <translation>tras «{word}», se muestra: {mark}</translation>
    </message>
    <message>
        <source>the File menu</source>
        <translation>el menú Archivo</translation>
    </message>
    <message>
        <source>Nothing left to look at. Save with {key}, or ask for more gaps above.</source>
        <translation>No queda nada que ver. Guarde con {key} o pida más posiciones arriba.</translation>
    </message>
    <message>
        <source>{key}  keys</source>
        <translation>{key}  teclas</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>The question is the case of a word; set marks at the gaps beside the word.</source>
        <translation>Aquí se pregunta por las mayúsculas de una palabra; los signos se ponen en los huecos de al lado.</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>House rules</source>
        <translation>Reglas editoriales</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Line too long</source>
        <translation>Línea demasiado larga</translation>
    </message>
    <message>
        <source>Too many lines</source>
        <translation>Demasiadas líneas</translation>
    </message>
    <message>
        <source>Too fast</source>
        <translation>Demasiado rápido</translation>
    </message>
    <message>
        <source>Too short</source>
        <translation>Demasiado corto</translation>
    </message>
    <message>
        <source>Too long</source>
        <translation>Demasiado largo</translation>
    </message>
    <message>
        <source>Too close to the next</source>
        <translation>Demasiado cerca del siguiente</translation>
    </message>
    <message>
        <source>Starts close to a shot change</source>
        <translation>Empieza cerca de un cambio de plano</translation>
    </message>
    <message>
        <source>Ends close to a shot change</source>
        <translation>Termina cerca de un cambio de plano</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Fuera de orden</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Sin texto</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>Sin duración</translation>
    </message>
</context>
<context>
    <name>RulesControl</name>
    <message>
        <source>Choose a list of replacements</source>
        <translation>Elegir una lista de reemplazos</translation>
    </message>
    <message>
        <source>Lists of replacements ({endings})</source>
        <translation>Listas de reemplazos ({endings})</translation>
    </message>
    <message>
        <source>The house rules failed; the log file has the details.</source>
        <translation>Las reglas editoriales fallaron; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>The rules find nothing to change.</source>
        <translation>Las reglas no encuentran nada que cambiar.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas editoriales</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Reglas editoriales</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>In the selected cues</source>
        <translation>En los subtítulos seleccionados</translation>
    </message>
    <message>
        <source>&amp;Add a list…</source>
        <translation>Añadir una &amp;lista…</translation>
    </message>
    <message>
        <source>&amp;Show the lists</source>
        <translation>&amp;Mostrar las listas</translation>
    </message>
    <message>
        <source>The next step shows every change before anything changes.</source>
        <translation>El paso siguiente muestra cada cambio antes de que cambie nada.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Saved {name}</source>
        <translation>Se guardó {name}</translation>
    </message>
    <message>
        <source>Nothing was changed, so {name} stays as opened</source>
        <translation>No se cambió nada, así que {name} queda como se abrió</translation>
    </message>
    <message>
        <source>the previous file is kept as {path}</source>
        <translation>el archivo como estaba se conserva en {path}</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for shot changes</source>
        <translation>Búsqueda de cambios de plano</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Looking for shot changes</source>
        <translation>Buscando cambios de plano</translation>
    </message>
</context>
<context>
    <name>SlotView</name>
    <message>
        <source>Gap under review</source>
        <translation>Posición en revisión</translation>
    </message>
</context>
<context>
    <name>SpeakerDialog</name>
    <message>
        <source>Rename speaker</source>
        <translation>Renombrar hablante</translation>
    </message>
    <message>
        <source>In &amp;all cues</source>
        <translation>En &amp;todos los subtítulos</translation>
    </message>
    <message>
        <source>From cue {cue} &amp;on</source>
        <translation>&amp;Desde el subtítulo {cue}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nombre nuevo</translation>
    </message>
    <message>
        <source>&amp;Speaker</source>
        <translation>&amp;Hablante</translation>
    </message>
    <message>
        <source>&amp;New name</source>
        <translation>&amp;Nombre nuevo</translation>
    </message>
    <message>
        <source>{name}   ({count} cues)</source>
        <translation>{name}   (subtítulos: {count})</translation>
    </message>
    <message>
        <source>The file names no speaker, neither with &lt;v Name&gt; nor with NAME: before a line.</source>
        <translation>Aquí no se nombra a ningún hablante: ni con &lt;v Name&gt; ni con NOMBRE: ante una línea.</translation>
    </message>
</context>
<context>
    <name>SpellingControl</name>
    <message>
        <source>C&amp;heck spelling</source>
        <translation>R&amp;evisar la ortografía</translation>
    </message>
    <message>
        <source>Spelling is not checked: {reason}.</source>
        <translation>La ortografía no se revisa: {reason}.</translation>
    </message>
    <message>
        <source>it is switched off in the menu Edit</source>
        <translation>la revisión está desactivada en el menú Edición</translation>
    </message>
    <message>
        <source>the extra “spell” is not installed</source>
        <translation>el extra «spell» no está instalado</translation>
    </message>
    <message>
        <source>no dictionary for {languages}</source>
        <translation>no hay diccionario para {languages}</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Ninguna palabra de este archivo está mal escrita.</translation>
    </message>
</context>
<context>
    <name>SpellingDialog</name>
    <message>
        <source>Spelling</source>
        <translation>Ortografía</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Cambiar</translation>
    </message>
    <message>
        <source>Change a&amp;ll</source>
        <translation>Cambiar &amp;todas</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignorar en este archivo</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Añadir a mis palabras</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary</source>
        <translation>Añadir al &amp;glosario</translation>
    </message>
    <message>
        <source>Looking for the next misspelt word…</source>
        <translation>Buscando la siguiente palabra mal escrita…</translation>
    </message>
    <message>
        <source>No word of this file is misspelt.</source>
        <translation>Ninguna palabra de este archivo está mal escrita.</translation>
    </message>
    <message>
        <source>{word} is misspelt:</source>
        <translation>{word} está mal escrito:</translation>
    </message>
    <message>
        <source>New word</source>
        <translation>Palabra nueva</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Open captions, or drop anything here</source>
        <translation>Abra subtítulos o suelte aquí cualquier cosa</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>Probar un ejemplo</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Cues</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caracteres</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Words a sentence</source>
        <translation>Palabras por frase</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signos</translation>
    </message>
    <message>
        <source>Words a minute (measured words)</source>
        <translation>Palabras por minuto (palabras medidas)</translation>
    </message>
    <message>
        <source>Words a minute (over the cues)</source>
        <translation>Palabras por minuto (sobre los subtítulos)</translation>
    </message>
    <message>
        <source>From first to last cue</source>
        <translation>Del primero al último</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>En pantalla</translation>
    </message>
    <message>
        <source>Duration of a cue</source>
        <translation>Duración de un subtítulo</translation>
    </message>
    <message>
        <source>Gap between cues</source>
        <translation>Intervalo entre subtítulos</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Solapamientos</translation>
    </message>
    <message>
        <source>Characters a second</source>
        <translation>Caracteres por segundo</translation>
    </message>
    <message>
        <source>Too fast for the profile</source>
        <translation>Demasiado rápido para el perfil</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>Palabras por minuto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>{least} to {most} s, half below {middle} s</source>
        <translation>{least} a {most} s, la mitad por debajo de {middle} s</translation>
    </message>
    <message>
        <source>{mean} on average, {most} at most</source>
        <translation>{mean} de media, {most} como máximo</translation>
    </message>
</context>
<context>
    <name>StatisticsControl</name>
    <message>
        <source>The count failed; the log file has the details.</source>
        <translation>El recuento falló; el archivo de registro dice dónde.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estadísticas de {name}</translation>
    </message>
    <message>
        <source>Cues by characters a second. A click on a bar goes to its first cue.</source>
        <translation>Subtítulos por caracteres por segundo. Un clic va al primero de ellos.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Progress of the prediction</source>
        <translation>Progreso de la predicción</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Detener la predicción</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prediciendo</translation>
    </message>
    <message>
        <source>Encoding of the file; click to read with another encoding</source>
        <translation>Codificación del archivo; un clic lo lee con otra</translation>
    </message>
    <message>
        <source>Encoding: {name}</source>
        <translation>Codificación: {name}</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>Cargando {name}…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Modelo: {name}</translation>
    </message>
</context>
<context>
    <name>StyleEditor</name>
    <message>
        <source>House style</source>
        <translation>Estilo editorial</translation>
    </message>
    <message>
        <source>&amp;Add a language…</source>
        <translation>&amp;Añadir un idioma…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>All other languages</source>
        <translation>Todos los demás idiomas</translation>
    </message>
    <message>
        <source>Language with limits of its own</source>
        <translation>Idioma con límites propios</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Limits for</source>
        <translation>Límites para</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas editoriales</translation>
    </message>
</context>
<context>
    <name>Styles</name>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Most characters in a line</source>
        <translation>Máximo de caracteres por línea</translation>
    </message>
    <message>
        <source>Most lines</source>
        <translation>Máximo de líneas</translation>
    </message>
    <message>
        <source>Most characters a second</source>
        <translation>Máximo de caracteres por segundo</translation>
    </message>
    <message>
        <source>Shortest duration</source>
        <translation>Duración mínima</translation>
    </message>
    <message>
        <source>Longest duration</source>
        <translation>Duración máxima</translation>
    </message>
    <message>
        <source>Shortest gap between cues</source>
        <translation>Intervalo mínimo entre subtítulos</translation>
    </message>
    <message>
        <source>Frames from a shot change that move a border</source>
        <translation>Cercanía al cambio de plano que mueve un borde, en fotogramas</translation>
    </message>
    <message>
        <source>Frames from an end to the shot change</source>
        <translation>Del fin al cambio de plano, en fotogramas</translation>
    </message>
    <message>
        <source>Frames from a shot change to a start</source>
        <translation>Del cambio de plano al inicio, en fotogramas</translation>
    </message>
    <message>
        <source>Counting of characters</source>
        <translation>Recuento de caracteres</translation>
    </message>
    <message>
        <source>Chinese and Japanese commas</source>
        <translation>Comas chinas y japonesas</translation>
    </message>
    <message>
        <source>Chinese and Japanese full stops</source>
        <translation>Puntos chinos y japoneses</translation>
    </message>
    <message>
        <source>Each counts one</source>
        <translation>Cada uno cuenta como uno</translation>
    </message>
    <message>
        <source>Half-width ones count a half</source>
        <translation>Los de medio ancho cuentan la mitad</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Write a space</source>
        <translation>Escribir un espacio</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>StylesWindow</name>
    <message>
        <source>House styles</source>
        <translation>Estilos editoriales</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>&amp;Copy and change…</source>
        <translation>&amp;Copiar y modificar…</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Modificar…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Guardar una copia como…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Abrir un archivo…</translation>
    </message>
    <message>
        <source>&amp;Take off the list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Copy of {title}</source>
        <translation>Copia de {title}</translation>
    </message>
    <message>
        <source>House styles ({endings})</source>
        <translation>Estilos editoriales ({endings})</translation>
    </message>
</context>
<context>
    <name>SuggestionMenu</name>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Buscando sugerencias…</translation>
    </message>
    <message>
        <source>&amp;Add to my words</source>
        <translation>&amp;Añadir a mis palabras</translation>
    </message>
    <message>
        <source>Add to the &amp;glossary of the project</source>
        <translation>Añadir al &amp;glosario del proyecto</translation>
    </message>
    <message>
        <source>&amp;Ignore in this file</source>
        <translation>&amp;Ignorar en este archivo</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>No hay sugerencias</translation>
    </message>
</context>
<context>
    <name>SyncDialog</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>The other cut has breaks</source>
        <translation>El otro montaje tiene cortes</translation>
    </message>
    <message>
        <source>The offset changes at some rows, as after commercials or in another cut.</source>
        <translation>El desfase cambia en algunas filas, como tras los anuncios o en otro montaje.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Según</translation>
    </message>
    <message>
        <source>Well-timed file</source>
        <translation>Archivo con tiempos correctos</translation>
    </message>
    <message numerus="yes">
        <source>%n cues change.</source>
        <translation>
            <numerusform>Cambia %n subtítulo.</numerusform>
            <numerusform>Cambian %n subtítulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cue {cue}: {old} becomes {new}</source>
        <translation>Subtítulo {cue}: {old} pasa a {new}</translation>
    </message>
    <message>
        <source>From cue {cue}: {old} becomes {new} ({seconds} s)</source>
        <translation>Desde el subtítulo {cue}: {old} pasa a {new} ({seconds} s)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more parts</source>
        <translation>
            <numerusform>y %n parte más</numerusform>
            <numerusform>y %n partes más</numerusform>
        </translation>
    </message>
    <message>
        <source>No sound is open, or it is still being read. Open one in the menu Play.</source>
        <translation>No hay ningún sonido abierto, o aún se está leyendo. Ábralo en el menú Reproducción.</translation>
    </message>
    <message>
        <source>Choose a file whose times are right.</source>
        <translation>Elija un archivo cuyos tiempos sean correctos.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>The comparison failed; the log file has the details.</source>
        <translation>La comparación falló; el archivo de registro dice dónde.</translation>
    </message>
    <message>
        <source>File with the right times for {name}</source>
        <translation>Archivo con los tiempos correctos para {name}</translation>
    </message>
</context>
<context>
    <name>TextBox</name>
    <message>
        <source>Text of the row</source>
        <translation>Texto de la fila</translation>
    </message>
    <message>
        <source>Click to edit the text</source>
        <translation>Haga clic para editar el texto</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>Times of cue {cue}</source>
        <translation>Tiempos del subtítulo {cue}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Shift times</source>
        <translation>Desplazar los tiempos</translation>
    </message>
    <message>
        <source>Seconds later</source>
        <translation>Segundos más tarde</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Synchronise</source>
        <translation>Sincronizar</translation>
    </message>
    <message>
        <source>{time} becomes</source>
        <translation>{time} pasa a</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Dos puntos en el tiempo</translation>
    </message>
    <message>
        <source>Another file, also a translation</source>
        <translation>Otro archivo, también una traducción</translation>
    </message>
    <message>
        <source>The speech in the opened sound</source>
        <translation>El habla del sonido abierto</translation>
    </message>
    <message>
        <source>{share} % of the words fit.</source>
        <translation>Encaja el {share} % de las palabras.</translation>
    </message>
    <message>
        <source>Pattern of speech: {share} % ahead of the next best offset.</source>
        <translation>Patrón del habla: un {share} % por delante del siguiente mejor desfase.</translation>
    </message>
    <message>
        <source>This may be a chance; check it before you save.</source>
        <translation>Puede ser casualidad; compruébelo antes de guardar.</translation>
    </message>
    <message>
        <source>Snap times to frames</source>
        <translation>Ajustar los tiempos a los fotogramas</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Seleccionados</translation>
    </message>
    <message>
        <source>From the first selected on</source>
        <translation>Desde el primero seleccionado</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
</context>
<context>
    <name>TimesDialog</name>
    <message numerus="yes">
        <source>%n cues change. Cue {cue}: {old} becomes {start} to {end}.</source>
        <translation>
            <numerusform>Cambia %n subtítulo. Subtítulo {cue}: {old} pasa a {start} hasta {end}.</numerusform>
            <numerusform>Cambian %n subtítulos. Subtítulo {cue}: {old} pasa a {start} hasta {end}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timing</name>
    <message>
        <source>The new row is in the free time between the other rows.</source>
        <translation>La fila nueva está en el tiempo libre entre las demás filas.</translation>
    </message>
    <message>
        <source>The row is as near to the playhead as other rows and its length allow.</source>
        <translation>La fila está tan cerca de la posición de reproducción como permiten las demás filas y su duración.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Keep the marks, fill in missing marks</source>
        <translation>Conservar los signos, completar lo que falta</translation>
    </message>
    <message>
        <source>Restore commas, full stops and question marks from scratch</source>
        <translation>Poner de nuevo las comas, los puntos y los signos de interrogación</translation>
    </message>
    <message>
        <source>Only suggest, write my decisions</source>
        <translation>Solo sugerir: escribir lo que yo decida</translation>
    </message>
    <message>
        <source>Leave the casing as it is</source>
        <translation>Dejar las mayúsculas como están</translation>
    </message>
    <message>
        <source>Capitals where sentences start</source>
        <translation>Mayúsculas al empezar oración</translation>
    </message>
    <message>
        <source>Casing by the model</source>
        <translation>Mayúsculas según el modelo</translation>
    </message>
    <message>
        <source>New cues at the sentence ends</source>
        <translation>Subtítulos nuevos en los finales de oración</translation>
    </message>
    <message>
        <source>Keep the cues, move words between neighbours</source>
        <translation>Conservar los subtítulos, mover palabras entre vecinos</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <translation>Lo menos seguro primero</translation>
    </message>
    <message>
        <source>Questions, then sentence ends, then commas</source>
        <translation>Preguntas, luego finales de oración, luego comas</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Por idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste alto, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste alto, oscuro</translation>
    </message>
</context>
<context>
    <name>Waveform</name>
    <message>
        <source>Waveform</source>
        <translation>Forma de onda</translation>
    </message>
</context>
<context>
    <name>WorthModel</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Accuracy of marks</source>
        <translation>Acierto de los signos</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>Accuracy of capitals</source>
        <translation>Acierto de las mayúsculas</translation>
    </message>
    <message>
        <source>Words measured</source>
        <translation>Palabras medidas</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Todos juntos</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>este archivo</translation>
    </message>
    <message>
        <source>faster to type than to review</source>
        <translation>antes escrito que revisado</translation>
    </message>
    <message>
        <source>shipped model: {share} %</source>
        <translation>modelo incluido: {share} %</translation>
    </message>
</context>
<context>
    <name>_GoTo</name>
    <message>
        <source>Go to cue or time</source>
        <translation>Ir a un subtítulo o tiempo</translation>
    </message>
    <message>
        <source>Number of a cue, or a time</source>
        <translation>Número de un subtítulo, o un tiempo</translation>
    </message>
    <message>
        <source>123 or 0:12:31</source>
        <translation>123 o 0:12:31</translation>
    </message>
    <message>
        <source>Cue {cue}, at {time}</source>
        <translation>Subtítulo {cue}, en {time}</translation>
    </message>
    <message>
        <source>There is no such cue or time.</source>
        <translation>No existe ese subtítulo ni ese tiempo.</translation>
    </message>
    <message>
        <source>Cues 1 to {count}</source>
        <translation>Subtítulos 1 a {count}</translation>
    </message>
</context>
</TS>
