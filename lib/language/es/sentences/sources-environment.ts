import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const environmentSourceSentences = {
  '{system} extracted': '{system}, extraído',
  '{name} answered with a message that we do not know.': '{name} respondió con un mensaje que no conocemos.',
  '{name} could not process the query. Try again in a minute.':
    '{name} no pudo procesar la consulta. Intente de nuevo en un minuto.',
  '{name} refused the query. Check the parameters, or try again later.':
    '{name} rechazó la consulta. Revise los parámetros o intente más tarde.',
  'The radius must be greater than 0 and less than 100 miles.':
    'El radio debe ser mayor que 0 y menor que 100 millas.',
  'Add a county, a point with a radius, a box, or an industry code (naics or sic).':
    'Agregue un condado, un punto con un radio, un recuadro o un código de actividad (naics o sic).',
  'A latitude lies between -90 and 90.': 'Una latitud va de -90 a 90.',
  'A longitude lies between -180 and 180.': 'Una longitud va de -180 a 180.',
  'A NAICS code has 2 to 6 digits; fewer digits stand for all codes that begin so.':
    'Un código NAICS tiene de 2 a 6 dígitos; con menos dígitos abarca todos los códigos que empiezan así.',
  'An SIC code has 2 to 4 digits.': 'Un código SIC tiene de 2 a 4 dígitos.',
  'Two letters, such as TX.': 'Dos letras, como TX.',
  'A county number has 1 to 5 digits, such as 48201.':
    'Un número de condado tiene de 1 a 5 dígitos, como 48201.',
  'Without any filter this is every regulated facility of the country. Give a state. {narrow}':
    'Sin ningún filtro, esto abarca todas las instalaciones reguladas del país. Indique un estado. {narrow}',
  'EPA ECHO finds {size} (about 100,000). {narrow}': 'EPA ECHO encuentra {size} (unas 100,000). {narrow}',
  'There is no state or territory of these two letters.':
    'No hay ningún estado ni territorio con estas dos letras.',
  'A county number of up to three digits needs its state. Add state, or give five digits.':
    'Un número de condado de hasta tres dígitos necesita su estado. Agregue state o indique cinco dígitos.',
  'No state has county numbers that begin with {fips}.':
    'Ningún estado tiene números de condado que empiecen con {fips}.',
  '{fips} is in {owner}, state says {state}. Give one of them, or correct one.':
    '{fips} está en {owner}, pero state dice {state}. Indique uno de los dos o corrija uno.',
  'A county name needs its state. Add state, or give countyFips.':
    'Un nombre de condado necesita su estado. Agregue state o indique countyFips.',
  '{state} has no county of that name. Nearest: {names}.':
    '{state} no tiene ningún condado con ese nombre. Los más parecidos: {names}.',
  '{fips} is not {name}, {state} ({found}). Give one of them.':
    '{fips} no es {name}, {state} ({found}). Indique uno de los dos.',
  'The box crosses the 180th meridian, which the source cannot search. Give two boxes, one on each side.':
    'El recuadro cruza el meridiano 180, y la fuente no puede buscar así. Indique dos recuadros, uno a cada lado.',
  'A search around a point needs latitude, longitude and radiusMiles together; {name} is missing.':
    'Una búsqueda alrededor de un punto necesita latitude, longitude y radiusMiles juntos; falta {name}.',
  'The corners of the box were put in order: southwest first.':
    'Las esquinas del recuadro se pusieron en orden: primero la suroeste.',
  '{twins} places in {state} are called {county} ({codes}). The source matches the name; countyFips tells them apart.':
    '{twins} lugares de {state} se llaman {county} ({codes}). La fuente busca por el nombre; countyFips los distingue.',
  '{countyFips} is not in our list of counties. The source answers an unknown number with no rows.':
    '{countyFips} no está en nuestra lista de condados. Si la fuente no conoce un número, responde sin filas.',
  'EPA ECHO lost the search before its rows could be read, several times in a row. Run the search again in a minute.':
    'EPA ECHO perdió la búsqueda varias veces seguidas antes de que se pudieran leer sus filas. Repita la búsqueda en un minuto.',
  'EPA ECHO found rows but gave no number to read them by. We cannot read it yet.':
    'EPA ECHO encontró filas, pero no dio el número con el que se leen. Todavía no podemos leerlas.',
  'This is not a token of a facility search. Run searchFacilities, searchAirFacilities or searchWaterFacilities and pass its resultsToken unchanged.':
    'Este no es un token de una búsqueda de instalaciones. Use searchFacilities, searchAirFacilities o searchWaterFacilities y pase su resultsToken sin cambios.',
  'Extract dates are not published with search results; the report of each facility has them.':
    'Las fechas de extracción no se publican con los resultados de la búsqueda; están en el informe de cada instalación.',
  'Each row is a permit, so one site can have several rows.':
    'Cada fila es un permiso, así que un mismo sitio puede tener varias filas.',
  'The source would not give its longitudes just now, so rows have no position.':
    'La fuente no dio ahora sus longitudes, así que las filas no tienen posición.',
  'The source’s total changed while the pages were read; the newest total is given.':
    'El total de la fuente cambió mientras se leían las páginas; se da el total más reciente.',
  '{count, number} {kind, sentence} records match {area, sentence}: {tally, sentence}.': {
    one: '{count, number} registro ({kind, sentence}) {area, sentence}: {tally, sentence}.',
    other: '{count, number} registros ({kind, sentence}) {area, sentence}: {tally, sentence}.',
  },
  'More {kind, sentence} records than the source gives out match {area, sentence}: {tally, sentence}.':
    'Hay más registros ({kind, sentence}) {area, sentence} de los que entrega la fuente: {tally, sentence}.',
  facility: 'instalación',
  'active facility': 'instalación activa',
  'active permit': 'permiso activo',
  'within {count, number} miles': { one: 'a menos de 1 milla', other: 'a menos de {count, number} millas' },
  '{positioned, number} with a position, {unpositioned, number} without, {rest, sentence}':
    '{positioned, number} con posición, {unpositioned, number} sin posición, {rest, sentence}',
  '{countedTwice, number} counted twice by the source, {rest, sentence}':
    '{countedTwice, number} que la fuente cuenta dos veces, {rest, sentence}',
  '{notLoaded, number} not loaded': '{notLoaded, number} sin cargar',
  'all others not loaded': 'el resto sin cargar',
  'The source did not send every row it counts.': 'La fuente no envió todas las filas que cuenta.',
  'Loaded is everything {area, sentence}, at most {mostRows, number} rows, nearest first.':
    'Se cargó todo lo que hay {area, sentence}, hasta {mostRows, number} filas, de la más cercana a la más lejana.',
  'Active only leaves out {left, number} more that the source does not count as active.':
    '“Solo activas” omite otras {left, number}, que la fuente no cuenta como activas.',
  'Active only leaves out those that the source does not count as active.':
    '“Solo activas” omite las que la fuente no cuenta como activas.',
  'The counts of EPA ECHO changed while its rows were read, and no longer agree. Try again in a minute.':
    'Los totales de EPA ECHO cambiaron mientras se leían sus filas y ya no coinciden. Intente de nuevo en un minuto.',
  '{rows, number} rows lie in this box, and we list up to {mostRows, number}. Draw a smaller box.':
    'En este recuadro hay {rows, number} filas, y mostramos hasta {mostRows, number}. Dibuje un recuadro más pequeño.',
  'More than 5,000 rows lie within {miles} miles. Choose a smaller radius, or an industry code.':
    'Hay más de 5,000 filas a menos de {miles} millas. Elija un radio menor o un código de actividad.',
  'Left out here, but in the official report: effluent parameters and discharge monitoring detail, air pollutants by violation, drinking-water samples, rules violated and sanitary surveys, receiving-water assessments, attainment areas, chemicals by year, case settlements, tribes nearby, demographics, documents and maps.':
    'No se muestran aquí, pero están en el informe oficial: los parámetros de efluentes y el detalle del monitoreo de descargas, los contaminantes del aire de cada infracción, las muestras de agua potable, las reglas infringidas y las inspecciones sanitarias, las evaluaciones de las aguas receptoras, las áreas que cumplen o no las normas del aire, las sustancias químicas por año, los acuerdos de los casos, las tribus cercanas, los datos demográficos, los documentos y los mapas.',
  'At most the ten newest inspections and actions of each program are listed, those first that the agency counts; an entry that the source lists under several permits with one identifier is listed once, with its permits; entries without an identifier are never merged. Penalties are given as published and not added up.':
    'De cada programa se muestran como máximo las diez inspecciones y medidas más recientes, primero las que cuenta la agencia; una entrada que la fuente tiene en varios permisos con un mismo identificador se muestra una sola vez, con sus permisos; las entradas sin identificador nunca se combinan. Las multas se dan como se publicaron y no se suman.',
  'A registry id has letters, digits, dots and hyphens, such as 110008164244.':
    'Un identificador del registro tiene letras, dígitos, puntos y guiones, como 110008164244.',
  '{system}: extracted {date}.': '{system}: extraído el {date}.',
  'No extract dates are published with this report.': 'Este informe se publica sin fechas de extracción.',
  'The id fits several sites: {others}. None of them was picked.':
    'El identificador corresponde a varios sitios: {others}. No se eligió ninguno.',
  'EPA ECHO has no facility report under the id {asked}. Check the id; a facility may be known under another.':
    'EPA ECHO no tiene ningún informe de instalación con el identificador {asked}. Revise el identificador; la instalación puede tener otro.',
  'In the order of the source, by name.': 'En el orden de la fuente, por nombre.',
  'Nearest first.': 'De la más cercana a la más lejana.',
  'The search was run again between two pages and its total changed, so a row may be missing or stand twice.':
    'La búsqueda se repitió entre dos páginas y su total cambió, así que puede faltar una fila o aparecer dos veces.',
  'A token has at most 512 characters. Pass it unchanged.':
    'Un token tiene como máximo 512 caracteres. Páselo sin cambios.',
  'The source gave {rows} of the {expected} rows of this page.':
    'La fuente dio {rows} de las {expected} filas de esta página.',
  'The search has {total, number} rows; this page lies beyond them.':
    'La búsqueda tiene {total, number} filas; esta página queda después de la última.',
  'The search was run again; it now has {total, number} rows, not {rows, number}.':
    'La búsqueda se repitió; ahora tiene {total, number} filas, no {rows, number}.',
  'Facilities regulated under the Clean Air Act, Clean Water Act, RCRA (hazardous waste), Safe Drinking Water Act and Toxics Release Inventory, in all states, DC and the territories. Not covered: Superfund assessment, underground tanks, brownfields and unregistered releases.':
    'Instalaciones reguladas por la Clean Air Act, la Clean Water Act, la RCRA (residuos peligrosos), la Safe Drinking Water Act y el Toxics Release Inventory, en todos los estados, DC y los territorios. No incluye: la evaluación de Superfund, los tanques subterráneos, los terrenos abandonados (brownfields) ni las emisiones sin registrar.',
  'The agency normally refreshes weekly; each program has its own extract date, published in facility reports only. Searches carry a version label where the source gives one.':
    'La agencia suele renovar los datos cada semana; cada programa tiene su propia fecha de extracción, que solo se publica en los informes de instalaciones. Las búsquedas llevan una etiqueta de versión cuando la fuente la da.',
  'A screening lead, not proof of contamination, liability or regulatory status for a parcel. It is not a Phase I assessment.':
    'Una pista para empezar a buscar, no una prueba de contaminación, de responsabilidad ni de la situación legal de una parcela. No es una evaluación ambiental Phase I.',
  'No violation recorded is not proof of compliance: a facility that is not inspected, or need not report, shows none.':
    'Que no haya una infracción registrada no prueba el cumplimiento: una instalación que no se inspecciona, o que no tiene que informar, no muestra ninguna.',
  'Violations are partly a measure of how much is inspected and reported; some states do not send data on minor facilities.':
    'Las infracciones dependen en parte de cuánto se inspecciona y se informa; algunos estados no envían datos de las instalaciones menores.',
  'A recorded violation can rest on self-reported monitoring, be unresolved or be contested. Significant violation is a regulatory category, not a measure of harm.':
    'Una infracción registrada puede basarse en lo que la propia instalación midió, estar sin resolver o estar en disputa. “Infracción significativa” es una categoría de las normas, no una medida del daño.',
  'Positions may be an entrance, a matched address or the center of a ZIP area, and can be kilometers off; where the source states an accuracy it is given.':
    'La posición puede ser una entrada, una dirección localizada o el centro de un código postal, y puede estar a kilómetros del lugar; la precisión se indica cuando la fuente la da.',
  'Nearby means a facility record near the point. It says nothing about soil, water or air at the point.':
    '“Cerca” quiere decir que hay un registro de una instalación cerca del punto. No dice nada sobre el suelo, el agua o el aire en el punto.',
  'Inspections and actions cover about five years, compliance about three (12 or 13 quarters).':
    'Las inspecciones y las medidas abarcan unos cinco años; el cumplimiento, unos tres (12 o 13 trimestres).',
  'A token is the search itself in writing: it does not expire. The source forgets a search after about half an hour; then it is run again, and `note` says so if the total changed.':
    'Un token es la búsqueda misma, por escrito: no vence. La fuente olvida una búsqueda después de una media hora; entonces se repite, y `note` avisa si el total cambió.',
  'Distances and their order are ours, along the ellipsoid; the source lists by name and gives no distance.':
    'Las distancias y su orden son nuestros, medidos sobre el elipsoide; la fuente ordena por nombre y no da distancias.',
  'The source may refuse connections from outside the United States.':
    'La fuente puede rechazar conexiones desde fuera de los Estados Unidos.',
  'Not verified with the source: the spelling it expects of county names, whether filters given together all narrow the search, and how it treats boxes and circles at their edges.':
    'Sin confirmar con la fuente: cómo espera que se escriban los nombres de los condados, si todos los filtros que se dan juntos reducen la búsqueda y qué hace con los bordes de los recuadros y los círculos.',
  'The source gives out no search of more than about 100,000 rows; a state alone is often too much.':
    'La fuente no entrega búsquedas de más de unas 100,000 filas; un estado solo suele ser demasiado.',
  'radiusMiles greater than 0 and less than 100; at most 250 rows a page; reports up to 10 MB.':
    'radiusMiles mayor que 0 y menor que 100; como máximo 250 filas por página; informes de hasta 10 MB.',
  'At most one request starts a second; searches are kept for 20 minutes, columns for a day, reports for six hours.':
    'Como máximo se inicia una consulta por segundo; las búsquedas se guardan 20 minutos, las columnas un día y los informes seis horas.',
  'The source’s small query numbers are checked at every page, because it gives them to others again.':
    'Los números cortos de consulta de la fuente se comprueban en cada página, porque los vuelve a dar a otros.',
  '{name} does not know this table or value. Check it, or try again later.':
    '{name} no conoce esta tabla o este valor. Revíselo o intente más tarde.',
  'A registry id has letters, digits and hyphens only, such as 110008164244.':
    'Un identificador del registro solo tiene letras, dígitos y guiones, como 110008164244.',
  'A registry id has at most 40 characters.':
    'Un identificador del registro tiene como máximo 40 caracteres.',
  'The registry publishes no position for this facility.':
    'El registro no publica ninguna posición de esta instalación.',
  'We could not read the position: the registry’s service for positions did not answer properly.':
    'No pudimos leer la posición: el servicio de posiciones del registro no respondió bien.',
  'The registry’s tables did not answer; these links come from its other service, without addresses and dates.':
    'Las tablas del registro no respondieron; estos vínculos vienen de su otro servicio, sin direcciones ni fechas.',
  'The facility is known, but no program is linked to it.':
    'La instalación está en el registro, pero no tiene ningún programa vinculado.',
  'The registry has no facility under this id.':
    'El registro no tiene ninguna instalación con este identificador.',
  'An acronym such as {keys}.': 'Una sigla como {keys}.',
  'An acronym has at most 20 characters.': 'Una sigla tiene como máximo 20 caracteres.',
  'end must not be before start.': 'end no debe ser anterior a start.',
  'The registry’s tables cannot be searched for {acronym}, because of the slash in it.':
    'En las tablas del registro no se puede buscar {acronym}, por la barra que contiene.',
  'The window was cut to {mostRows, number} rows; continue from nextStart.':
    'La ventana se cortó a {mostRows, number} filas; continúe desde nextStart.',
  'No facilities under this acronym; check the spelling. Known ones are {keys}.':
    'No hay instalaciones con esta sigla; revise cómo se escribe. Las conocidas son {keys}.',
  'No rows at this position; the program has fewer.':
    'No hay filas en esta posición; el programa tiene menos.',
  'The source promises no order, so rows of two windows can overlap.':
    'La fuente no garantiza ningún orden, así que las filas de dos ventanas pueden repetirse.',
  'Each program is refreshed on its own, from continuously to monthly; rows carry their own dates where published.':
    'Cada programa se renueva por su cuenta, desde continuamente hasta una vez al mes; las filas llevan sus propias fechas cuando se publican.',
  'A screening lead, not proof: a listing is not evidence of pollution, violation or current operation, and inactive and closed sites stay listed.':
    'Una pista para empezar a buscar, no una prueba: estar en la lista no demuestra contaminación, una infracción ni que el sitio siga en operación, y los sitios inactivos y cerrados permanecen en ella.',
  'Names and addresses are as each program reported them, misspellings included.':
    'Los nombres y las direcciones son como los informó cada programa, con sus errores de escritura.',
  'Several registry ids can describe one site, and one id can cover several programs; the links are made by matching.':
    'Varios identificadores del registro pueden describir un mismo sitio, y un identificador puede abarcar varios programas; los vínculos se hacen por coincidencia de datos.',
  'Addresses are of the front door; the city can differ from the mail city.':
    'Las direcciones son las de la entrada principal; la ciudad puede ser distinta de la ciudad postal.',
  'Counts are registry records, closed ones included, not active facilities.':
    'Los totales son de registros, incluidos los cerrados, no de instalaciones activas.',
  'Positions come from the registry’s second service; where that is silent, the facility is given without one.':
    'Las posiciones vienen del segundo servicio del registro; si ese no responde, la instalación se da sin posición.',
  'Not verified with the source: how it writes dates in these tables (a known form becomes an ISO date, another stays text), whether it takes an acronym with a slash (AIRS/AFS), and in which order rows come.':
    'Sin confirmar con la fuente: cómo escribe las fechas en estas tablas (una forma conocida se convierte en una fecha ISO; otra queda como texto), si acepta una sigla con barra (AIRS/AFS) y en qué orden llegan las filas.',
  'At most 1,000 rows a call: a wider window is cut, and said to be.':
    'Como máximo 1,000 filas por consulta: una ventana más amplia se corta, y se avisa.',
  'At most two requests start a second; answers are kept from six hours to a day.':
    'Como máximo se inician dos consultas por segundo; las respuestas se guardan de seis horas a un día.',
  'We never ask the registry’s tables of contacts, organizations and affiliations.':
    'Nunca consultamos las tablas de contactos, organizaciones y afiliaciones del registro.',
  'Give a point, a polygon or a bbox, one of them.':
    'Indique un punto, un polígono o un bbox, uno de los tres.',
  'The outline has more than {most} corners. Take a simpler one.':
    'El contorno tiene más de {most} esquinas. Elija uno más sencillo.',
  'Name one list or more, or leave lists out for all.':
    'Indique una o más listas, o quite lists para consultarlas todas.',
  'A distance is at most 5 miles.': 'Una distancia es de 5 millas como máximo.',
  'EPA Envirofacts answered without the ids of Superfund sites.':
    'EPA Envirofacts respondió sin los identificadores de los sitios Superfund.',
  'EPA’s list “{title}” answered with rows we cannot read.':
    'La lista “{title}” de la EPA respondió con filas que no podemos leer.',
  'The archived sites of Superfund are listed by county, and this place is in none.':
    'Los sitios archivados de Superfund se registran por condado, y este lugar no está en ninguno.',
  'This county has more archived sites than one answer takes.':
    'Este condado tiene más sitios archivados de los que caben en una respuesta.',
  'The source counts none of these lists by distance. Ask searchSites for the sites.':
    'La fuente no cuenta ninguna de estas listas por distancia. Use searchSites para ver los sitios.',
  'The list “{title}” has more rows of this site than one answer takes.':
    'La lista “{title}” tiene más filas de este sitio de las que caben en una respuesta.',
  'The list “{title}” has no registry ids.': 'La lista “{title}” no tiene identificadores del registro.',
  'Give the registry id of the site, or a list and the id of the site on it.':
    'Indique el identificador del sitio en el registro, o una lista y el identificador del sitio en ella.',
  'A registry id has 12 digits, such as 110000462703.':
    'Un identificador del registro tiene 12 dígitos, como 110000462703.',
  'This registry id has several EPA ids: {ids}. They can be several sites at one place.':
    'Este identificador del registro tiene varios identificadores de la EPA: {ids}. Pueden ser varios sitios en un mismo lugar.',
  'The Superfund table has no row of {id}, so its status is the one of the registry.':
    'La tabla de Superfund no tiene ninguna fila de {id}, así que su situación es la del registro.',
  'We could not ask for the Superfund record of {id}, so its status is the one of the registry.':
    'No pudimos consultar el registro de Superfund de {id}, así que su situación es la del registro de instalaciones.',
  'The list “{title}” has no id that this site is known by, so a row of it there is not joined.':
    'La lista “{title}” no tiene ningún identificador con el que se conozca este sitio, así que si tiene una fila suya, no se une.',
  'The list “{title}” no longer publishes {columns}, so these are left out.':
    'La lista “{title}” ya no publica {columns}, así que eso se omite.',
  'EPA renews its lists often; the records of underground tanks are of 2018 to 2021.':
    'La EPA renueva sus listas a menudo; los registros de tanques subterráneos son de 2018 a 2021.',
  'A position can be the entrance, the middle of a site or the middle of its ZIP code: each row says how it was found.':
    'Una posición puede ser la entrada, el centro de un sitio o el centro de su código postal: cada fila dice cómo se obtuvo.',
  'A site on several lists has one row for each.':
    'Un sitio que está en varias listas tiene una fila por cada una.',
  'Distances are counted from the point, or from the edge of the outline.':
    'Las distancias se cuentan desde el punto o desde el borde del contorno.',
  'Two requests in flight at most on each host; each list is kept for a day, failures never.':
    'Como máximo dos consultas a la vez en cada servidor; cada lista se guarda un día, los fallos nunca.',
  'Queries are built from checked numbers only.': 'Las consultas solo se arman con números comprobados.',
  'Now: none.': 'Ahora: ninguna.',
  'Now: no status.': 'Ahora: sin datos.',
  '{count, number} have a violation recorded now{away}.': {
    one: '{count, number} tiene una infracción registrada ahora{away}.',
    other: '{count, number} tienen una infracción registrada ahora{away}.',
  },
  'None has a violation recorded now; {past, number} had one in the past 3 years.':
    'Ninguna tiene una infracción registrada ahora; con alguna en los últimos 3 años: {past, number}.',
  'None has a violation recorded now or in the past 3 years.':
    'Ninguna tiene una infracción registrada ahora ni en los últimos 3 años.',
  'Of the {loaded, number} loaded, {count, number} have a violation recorded now{away}.': {
    one: 'De las {loaded, number} cargadas, {count, number} tiene una infracción registrada ahora{away}.',
    other: 'De las {loaded, number} cargadas, {count, number} tienen una infracción registrada ahora{away}.',
  },
  'Of the {loaded, number} loaded, none has a violation recorded now; {past, number} had one in the past 3 years.':
    'De las {loaded, number} cargadas, ninguna tiene una infracción registrada ahora; con alguna en los últimos 3 años: {past, number}.',
  'Of the {loaded, number} loaded, none has a violation recorded now or in the past 3 years.':
    'De las {loaded, number} cargadas, ninguna tiene una infracción registrada ahora ni en los últimos 3 años.',
  ', the nearest {miles} away': { one: ', a {miles}', other: ', la más cercana a {miles}' },
  'This program collects yearly reports; the agency gives no compliance status for it.':
    'Este programa reúne informes anuales; la agencia no indica para él ninguna situación de cumplimiento.',
  'Listed only: this report does not cover the assessment and cleanup of Superfund sites.':
    'Solo se menciona: este informe no abarca la evaluación ni la limpieza de los sitios Superfund.',
  'Found by “{method}”.': 'Obtenido por “{method}”.',
  'Stated accuracy: {meters, number} m.': 'Precisión indicada: {meters, number} m.',
  'No accuracy stated.': 'Sin precisión indicada.',
  'It can be an entrance, a matched address or the center of a ZIP area. Without a stated accuracy it can be miles off.':
    'Puede ser una entrada, una dirección localizada o el centro de un código postal. Sin una precisión indicada, puede estar a millas del lugar.',
  'This place is not in the registry under an id of its own.':
    'Este lugar no está en el registro con un identificador propio.',
  'A boundary is the whole site as understood at present, or the line of a federal facility. It changes as work goes on.':
    'Un límite es todo el sitio como se entiende hoy, o la línea de una instalación federal. Cambia a medida que avanzan los trabajos.',
  'Few restrictions of use are published as polygons, so outside them can be restrictions too: those of states and counties are not here.':
    'Pocas restricciones de uso se publican como polígonos, así que también puede haber restricciones fuera de ellos: las de los estados y condados no están aquí.',
  'We could not ask for the polygons of this kind: {kind}. That says nothing about boundaries here.':
    'No pudimos consultar los polígonos de este tipo: {kind}. Eso no dice nada sobre los límites de aquí.',
  'The source has more polygons here than we load of this kind: {kind}.':
    'La fuente tiene aquí más polígonos de este tipo de los que cargamos: {kind}.',
  '{count} rows have no polygon, so they are not here.': {
    one: 'Una fila no tiene polígono, así que no está aquí.',
    other: '{count} filas no tienen polígono, así que no están aquí.',
  },
  'inside it': 'dentro de él',
  'A list of what federal agencies have on record within these distances, not an environmental assessment. A record can mean a report, a study, work under way or finished work.':
    'Una lista de lo que las agencias federales tienen registrado dentro de estas distancias, no una evaluación ambiental. Un registro puede significar un informe, un estudio, trabajos en curso o trabajos terminados.',
  'What federal agencies have on record of this place, not an environmental assessment. A record can mean a report, a study, work under way or finished work.':
    'Lo que las agencias federales tienen registrado de este lugar, no una evaluación ambiental. Un registro puede significar un informe, un estudio, trabajos en curso o trabajos terminados.',
  'Not searched, because we do not know an open service for them: registries of engineering controls, spill reports to the National Response Center, landfills, formerly used defense sites, and the lists of every state.':
    'No se buscó en estas listas, porque no conocemos un servicio abierto que las tenga: los registros de controles de ingeniería, los informes de derrames al National Response Center, los vertederos, los antiguos sitios de defensa y las listas de cada estado.',
  'No site of the list “{title}” is recorded within {distance}.':
    'No hay ningún sitio de la lista “{title}” registrado a menos de {distance}.',
  '{count} sites of the list “{title}” are recorded within {distance}.': {
    one: 'Hay un sitio de la lista “{title}” registrado a menos de {distance}.',
    other: 'Hay {count} sitios de la lista “{title}” registrados a menos de {distance}.',
  },
  'The source counts {rest} more sites of the list “{title}” within {distance}.':
    'La fuente cuenta {rest} sitios más de la lista “{title}” a menos de {distance}.',
  'The list “{title}” has {count} more sites of the county, without a position.': {
    one: 'La lista “{title}” tiene un sitio más del condado, sin posición.',
    other: 'La lista “{title}” tiene {count} sitios más del condado, sin posición.',
  },
  'on the lot or at the point': 'en el lote o en el punto',
  'We could not ask for the list “{title}”, so it says nothing about sites here.':
    'No pudimos consultar la lista “{title}”, así que no dice nada sobre los sitios de aquí.',
  'Cleanup lists: {records} on {filled} of {lists}, within up to {distance}.':
    'Listas de limpieza: {records} en {filled} de {lists}, a no más de {distance}.',
  'Cleanup lists: no record on {lists}, within up to {distance}.':
    'Listas de limpieza: ningún registro en {lists}, a no más de {distance}.',
  'Cleanup lists: no record on the lists that answered.':
    'Listas de limpieza: ningún registro en las listas que respondieron.',
  'Cleanup lists: we could not ask {lists}, which says nothing about sites here.':
    'Listas de limpieza: no pudimos consultar {lists}, y eso no dice nada sobre los sitios de aquí.',
  'We could not ask {lists}.': 'No pudimos consultar {lists}.',
  '{count} archived sites of the county have no position.': {
    one: 'Un sitio archivado del condado no tiene posición.',
    other: '{count} sitios archivados del condado no tienen posición.',
  },
  'By county. Most of its sites have no position: they are counted apart.':
    'Por condado. La mayoría de sus sitios no tienen posición: se cuentan aparte.',
  'Smaller generators are among the other active handlers.':
    'Los generadores más pequeños están entre los demás manejadores activos.',
  'Of every other size. The status has the size as published.':
    'De todos los demás tamaños. La situación indica el tamaño como se publicó.',
  'Only places that had money of EPA, no state programs.':
    'Solo lugares que recibieron dinero de la EPA, sin programas estatales.',
  'State records of 2018 to 2021; the list of the state is newer.':
    'Registros estatales de 2018 a 2021; la lista del estado es más reciente.',
  'State records of 2018 to 2021; the list of the state is newer. Without heating oil tanks.':
    'Registros estatales de 2018 a 2021; la lista del estado es más reciente. Sin los tanques de aceite para calefacción.',
} satisfies Readonly<Record<string, SentenceTemplate>>
