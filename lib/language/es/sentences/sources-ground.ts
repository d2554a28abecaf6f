import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const groundSourceSentences = {
  'FEMA’s flood map service answered with a {what} we cannot read. We cannot read it yet.':
    'El servicio de mapas de inundación de FEMA respondió con un dato ({what}) que no podemos leer. Todavía no podemos leerlo.',
  'We could not read {count} rows of the kind “{what}”, and left them out.': {
    one: 'No pudimos leer una fila de este tipo ({what}), y la omitimos.',
    other: 'No pudimos leer {count} filas de este tipo ({what}), y las omitimos.',
  },
  'We do not know the zone “{zone}”. It is shown as published, without a verdict.':
    'No conocemos la zona “{zone}”. Se muestra como se publicó, sin una conclusión.',
  'We do not know the subtype “{subtype}”. It is shown as published, without a finer meaning.':
    'No conocemos el subtipo “{subtype}”. Se muestra como se publicó, sin un significado más preciso.',
  'The map does not say whether zone {zone} here is in the Special Flood Hazard Area.':
    'El mapa no dice si la zona {zone} está aquí en el área especial de riesgo de inundación (SFHA).',
  'The map does not say whether this zone X has a moderate or a minimal hazard.':
    'El mapa no dice si esta zona X tiene un riesgo moderado o mínimo.',
  'We cannot read the map’s {what} as a number, so we leave it out.':
    'No podemos leer como número un dato del mapa ({what}), así que lo omitimos.',
  'The map’s unit of the {what} is “{unit}”, which we do not know.':
    'En el mapa, la unidad de este dato ({what}) es “{unit}”, que no conocemos.',
  'The map contradicts itself: zone {zone} is outside the Special Flood Hazard Area by its definition, and the map marks this area as inside.':
    'El mapa se contradice: por definición, la zona {zone} está fuera del área especial de riesgo de inundación (SFHA), y el mapa marca este lugar como dentro.',
  'The map contradicts itself: zone {zone} is inside the Special Flood Hazard Area by its definition, and the map marks this area as outside.':
    'El mapa se contradice: por definición, la zona {zone} está dentro del área especial de riesgo de inundación (SFHA), y el mapa marca este lugar como fuera.',
  'We do not know this zone.': 'No conocemos esta zona.',
  'Whether it floods, as far as we know.': 'Si se inunda, hasta donde sabemos.',
  'The layer of map panels gave no readable answer just now, so no panel and no date is named.':
    'La capa de paneles del mapa no dio ahora una respuesta legible, así que no se indica ningún panel ni fecha.',
  'The layer of map revisions gave no readable answer just now.':
    'La capa de revisiones del mapa no dio ahora una respuesta legible.',
  'The layer of communities gave no readable answer just now, so none is named.':
    'La capa de comunidades no dio ahora una respuesta legible, así que no se indica ninguna.',
  'The layer of digital maps gave no readable answer just now.':
    'La capa de mapas digitales no dio ahora una respuesta legible.',
  'The source cut this answer: more may lie at this point.':
    'La fuente cortó esta respuesta: puede haber más en este punto.',
  'The panel is not printed, which is not “unmapped”: {reasons}.':
    'El panel no está impreso, lo que no quiere decir “sin mapa”: {reasons}.',
  'The map was revised here after its panel: {cases}.':
    'El mapa se revisó aquí después de su panel: {cases}.',
  'case {number}, effective {day}': 'caso {number}, vigente desde el {day}',
  'The map has no lines of base flood elevation in this box. That does not mean that it cannot flood.':
    'El mapa no tiene líneas de elevación de la inundación base (BFE) en este recuadro. Eso no significa que no pueda inundarse.',
  '{count, number} lines. Between two lines the height is in the flood profile.': {
    one: '1 línea. Entre dos líneas, la altura está en el perfil de inundación (flood profile).',
    other:
      '{count, number} líneas. Entre dos líneas, la altura está en el perfil de inundación (flood profile).',
  },
  '{count, number} lines, {height}. Between two lines the height is in the flood profile.': {
    one: '1 línea, {height}. Entre dos líneas, la altura está en el perfil de inundación (flood profile).',
    other:
      '{count, number} líneas, {height}. Entre dos líneas, la altura está en el perfil de inundación (flood profile).',
  },
  '{count, number} lines, {lowest} to {highest}. Between two lines the height is in the flood profile.':
    '{count, number} líneas, de {lowest} a {highest}. Entre dos líneas, la altura está en el perfil de inundación (flood profile).',
  'More lines are in this box: ask for the next page.':
    'Hay más líneas en este recuadro: pida la página siguiente.',
  'The map names no unit or no datum for some of these heights; none was assumed.':
    'El mapa no indica la unidad o el datum de algunas de estas alturas; no se supuso ninguno.',
  'No digital map panel was found here; a paper map may exist.':
    'Aquí no se encontró ningún panel de mapa digital; puede haber un mapa en papel.',
  '{count, number} panels. Panels may overlap at a county line.': {
    one: '1 panel. Los paneles pueden superponerse en el límite de un condado.',
    other: '{count, number} paneles. Los paneles pueden superponerse en el límite de un condado.',
  },
  'More panels are in this box: ask for the next page.':
    'Hay más paneles en este recuadro: pida la página siguiente.',
  'We could not draw {count, number} zones.': {
    one: 'No pudimos dibujar 1 zona.',
    other: 'No pudimos dibujar {count, number} zonas.',
  },
  'More zones touch this area: ask for the next page.':
    'Hay más zonas que tocan esta área: pida la página siguiente.',
  '{count, number} zones touch this area.': {
    one: '1 zona toca esta área.',
    other: '{count, number} zonas tocan esta área.',
  },
  'FEMA publishes no digital flood map for this area; a paper map may exist.':
    'FEMA no publica ningún mapa digital de inundación de esta área; puede haber un mapa en papel.',
  'FEMA has a digital flood map here, but no zone was found in this area. That is not zone X.':
    'FEMA tiene aquí un mapa digital de inundación, pero no se encontró ninguna zona en esta área. Eso no es una zona X.',
  'The service has no preliminary or pending map here.':
    'El servicio no tiene aquí ningún mapa preliminar ni pendiente.',
  'A preliminary or pending map has a zone here. It is not in effect.':
    'Un mapa preliminar o pendiente tiene aquí una zona. No está vigente.',
  'A preliminary map can change before it takes effect. Insurance and building follow the map in effect.':
    'Un mapa preliminar puede cambiar antes de entrar en vigor. El seguro y la construcción siguen el mapa vigente.',
  'More letters are this near than we list: take a shorter distance.':
    'A esta distancia hay más cartas de las que mostramos: elija una distancia menor.',
  'Each panel has its own effective date; letters of map revision are added all the time.':
    'Cada panel tiene su propia fecha de vigencia; todo el tiempo se agregan cartas de revisión de mapa.',
  'Not an official flood determination. Boundaries are approximate and letters of map change may not be shown. For insurance, lending or building use the official map or a flood determination.':
    'No es una determinación oficial de zona de inundación (flood determination). Los límites son aproximados y puede que no se muestren las cartas de cambio de mapa. Para seguros, préstamos o construcción use el mapa oficial o una determinación de zona de inundación.',
  'Areas outside the zone also flood.': 'Fuera de la zona también hay inundaciones.',
  'Zones are of maps in effect, not of preliminary and pending maps.':
    'Las zonas son las de los mapas vigentes, no las de los mapas preliminares y pendientes.',
  'Drawn for a scale of 1:12,000; the base map may be off by 38 feet.':
    'Trazado para una escala de 1:12,000; el mapa base puede estar desviado 38 pies.',
  'An answer without a zone says nothing about the flood hazard.':
    'Una respuesta sin zona no dice nada sobre el riesgo de inundación.',
  'Zones are explained in the words of 44 CFR 64.3.':
    'Las zonas se explican con las palabras de 44 CFR 64.3, traducidas.',
  'Heights keep the unit and the datum of the map; nothing is converted and nothing interpolated.':
    'Las alturas conservan la unidad y el datum del mapa; nada se convierte ni se interpola.',
  'Two requests in flight at most; answers at points are kept for a week, of areas for a day, failures never.':
    'Como máximo dos consultas a la vez; las respuestas de puntos se guardan una semana, las de áreas un día, los fallos nunca.',
  'OpenFEMA no longer knows a column that we ask for.': 'OpenFEMA ya no conoce una columna que pedimos.',
  'OpenFEMA refused the question.': 'OpenFEMA rechazó la consulta.',
  'OpenFEMA cut its answer before the first row. Try again in a minute.':
    'OpenFEMA cortó su respuesta antes de la primera fila. Intente de nuevo en un minuto.',
  'OpenFEMA no longer counts the rows of an answer.': 'OpenFEMA ya no cuenta las filas de una respuesta.',
  'OpenFEMA announces the end of this data set in its answer. The operator of this site must move to its successor.':
    'OpenFEMA anuncia en su respuesta el fin de este conjunto de datos. Quien administra este sitio debe pasar al que lo reemplaza.',
  'Name a census tract or a ZIP code, one of them.':
    'Indique un sector censal o un código postal, uno de los dos.',
  'FEMA has no claim under the tract {id}, and the Census Bureau has no such tract today. Check its 11 digits.':
    'FEMA no tiene ningún reclamo en el sector censal {id}, y hoy la Oficina del Censo (Census Bureau) no tiene ese sector. Revise sus 11 dígitos.',
  'FEMA has no claim under the ZIP code {id}, and the Census Bureau has no area of this ZIP code. Check it.':
    'FEMA no tiene ningún reclamo en el código postal {id}, y la Oficina del Censo (Census Bureau) no tiene ningún área con ese código postal. Revíselo.',
  'OpenFEMA answered with claims of another area.': 'OpenFEMA respondió con reclamos de otra área.',
  'This ZIP code has more claims in one year than OpenFEMA lists. Take a census tract.':
    'Este código postal tiene más reclamos en un solo año de los que muestra OpenFEMA. Elija un sector censal.',
  '{count, number} claims have no year, and are not in the medians.': {
    one: '1 reclamo no tiene año y no entra en las medianas.',
    other: '{count, number} reclamos no tienen año y no entran en las medianas.',
  },
  '{count, number} claims have negative amounts, as old rows do. They are counted, and are in no median.': {
    one: '1 reclamo tiene un monto negativo, como pasa en filas antiguas. Se cuenta, pero no entra en ninguna mediana.',
    other:
      '{count, number} reclamos tienen montos negativos, como pasa en filas antiguas. Se cuentan, pero no entran en ninguna mediana.',
  },
  'No county has the code {county}. Give five digits, such as 48201: two of the state and three of the county.':
    'Ningún condado tiene el código {county}. Indique cinco dígitos, como 48201: dos del estado y tres del condado.',
  'OpenFEMA cut this list, so declarations are missing.':
    'OpenFEMA cortó esta lista, así que faltan declaraciones.',
  'FEMA refreshes claims monthly, the register of communities daily and declarations every 20 minutes.':
    'FEMA renueva los reclamos cada mes, el registro de comunidades cada día y las declaraciones cada 20 minutos.',
  'This product uses the Federal Emergency Management Agency’s OpenFEMA API, but is not endorsed by FEMA. The Federal Government or FEMA cannot vouch for the data or analyses derived from these data after the data have been retrieved from the Agency’s website(s).':
    'Este producto usa la API OpenFEMA de la Federal Emergency Management Agency, pero FEMA no lo respalda. El gobierno federal y FEMA no pueden responder por los datos, ni por los análisis derivados de ellos, una vez que se han obtenido de los sitios web de la agencia.',
  'Claims are counted anywhere in the tract or ZIP code. They say nothing about one home, and no claim does not mean no flood: only insured and reported losses count.':
    'Los reclamos se cuentan en cualquier parte del sector censal o del código postal. No dicen nada sobre una casa en particular, y que no haya reclamos no significa que no haya habido inundaciones: solo cuentan los daños asegurados e informados.',
  'Claims are of version 3. Version 2 has been frozen since June 2026, and its rows are never mixed in.':
    'Los reclamos son de la versión 3. La versión 2 está congelada desde junio de 2026, y sus filas nunca se mezclan.',
  'Counts below five are given as “fewer than 5”. No list of claims is served.':
    'Los totales menores de cinco se dan como “menos de 5”. No se ofrece ninguna lista de reclamos.',
  'Not verified with the source: the vintage of its tracts, whether the register writes the zero at the start of a community number, and the form of a notice that a data set ends.':
    'Sin confirmar con la fuente: de qué año son sus sectores censales, si el registro escribe el cero al comienzo de un número de comunidad y la forma del aviso de que un conjunto de datos termina.',
  'At most two requests start a second; answers are kept from six hours to a day, failures never.':
    'Como máximo se inician dos consultas por segundo; las respuestas se guardan de seis horas a un día, los fallos nunca.',
  'We never ask for positions, addresses, water depths or other columns that could point to a home.':
    'Nunca pedimos posiciones, direcciones, profundidades del agua ni otras columnas que pudieran señalar una casa.',
  'Before a count of zero, we ask the Census Bureau whether the area exists.':
    'Antes de dar un total de cero, preguntamos a la Oficina del Censo (Census Bureau) si el área existe.',
  'The code {code} is not one of the usual form, so we show it as published.':
    'El código {code} no tiene la forma habitual, así que lo mostramos como se publicó.',
  'The polygon has no surface.': 'El polígono no tiene superficie.',
  'More wetlands lie around this area than we can measure the distance to. Take a smaller area, or leave bufferMeters out.':
    'Alrededor de esta área hay más humedales de los que podemos medir por distancia. Elija un área más pequeña o quite bufferMeters.',
  'The layer of imagery gave no readable answer just now, so its year is not known.':
    'La capa de imágenes no dio ahora una respuesta legible, así que no se sabe de qué año son.',
  'Some rows of the map have no code we can read, and are left out.':
    'Algunas filas del mapa no tienen un código que podamos leer, y se omiten.',
  'The source cut this answer: more wetlands may lie here.':
    'La fuente cortó esta respuesta: aquí puede haber más humedales.',
  'The wetlands map answered without codes.': 'El mapa de humedales respondió sin códigos.',
  '{count, number} rows of the map without a code we can read: left out.': {
    one: '1 fila del mapa sin un código que podamos leer: se omite.',
    other: '{count, number} filas del mapa sin un código que podamos leer: se omiten.',
  },
  'More wetlands touch this area: ask for the next page.':
    'Hay más humedales que tocan esta área: pida la página siguiente.',
  '{count, number} wetlands touch this area.': {
    one: '1 humedal toca esta área.',
    other: '{count, number} humedales tocan esta área.',
  },
  '{count, number} wetlands in this area or within {meters} m of it.': {
    one: '1 humedal en esta área o a menos de {meters} m de ella.',
    other: '{count, number} humedales en esta área o a menos de {meters} m de ella.',
  },
  'No wetland is mapped in this area. That does not mean that there is none.':
    'El mapa no tiene ningún humedal en esta área. Eso no significa que no haya ninguno.',
  'No wetland is mapped in this area or within {meters} m of it. That does not mean that there is none.':
    'El mapa no tiene ningún humedal en esta área ni a menos de {meters} m de ella. Eso no significa que no haya ninguno.',
  'The National Wetlands Inventory has not mapped this area.':
    'El National Wetlands Inventory no ha trazado el mapa de esta área.',
  'Each project has the year of its own imagery, often decades ago.':
    'Cada proyecto tiene el año de sus propias imágenes, a menudo de hace décadas.',
  'A habitat inventory mapped from imagery that can be decades old. It is not a delineation of wetlands under the Clean Water Act, and state and local lists are separate.':
    'Un inventario de hábitats trazado con imágenes que pueden tener décadas. No es una delimitación de humedales según la Clean Water Act, y las listas estatales y locales son aparte.',
  'Acres are those of the whole wetland, never of the part on a parcel.':
    'Los acres son los de todo el humedal, nunca los de la parte que está en una parcela.',
  'No wetland on the map does not mean that there is none.':
    'Que no haya un humedal en el mapa no significa que no exista ninguno.',
  'Codes are explained letter by letter in the words of the publisher.':
    'Los códigos se explican letra por letra con las palabras de quien los publica.',
  'Two requests in flight at most; answers at points are kept for a month, of areas for a day, failures never.':
    'Como máximo dos consultas a la vez; las respuestas de puntos se guardan un mes, las de áreas un día, los fallos nunca.',
  'Soil Data Access left out the column {missing}.': 'Soil Data Access omitió la columna {missing}.',
  'Soil Data Access answered in another form.': 'Soil Data Access respondió en otra forma.',
  'Soil Data Access named no component.': 'Soil Data Access no indicó ningún componente.',
  'Soil Data Access named no map unit.': 'Soil Data Access no indicó ninguna unidad de mapa.',
  'The parts of a map unit gave no readable answer just now.':
    'Las partes de una unidad de mapa no dieron ahora una respuesta legible.',
  'We could not read some rows of the survey and left them out.':
    'No pudimos leer algunas filas del levantamiento y las omitimos.',
  '{name} has no soil components: no rating is published for it.':
    '{name} no tiene componentes de suelo: no se publica ninguna calificación para esta unidad.',
  'No soil survey is published in this area.': 'En esta área no se publica ningún levantamiento de suelos.',
  '{count, number} map units in this area.': {
    one: '1 unidad de mapa en esta área.',
    other: '{count, number} unidades de mapa en esta área.',
  },
  'We could not read some map units and left them out. Shares are of all.':
    'No pudimos leer algunas unidades de mapa y las omitimos. Los porcentajes son del total.',
  'More than {most} map units lie in this area: take a smaller one.':
    'En esta área hay más de {most} unidades de mapa: elija una más pequeña.',
  '{count, number} areas of the soil survey came without a shape, a key or a name, so the map leaves out that many.':
    {
      one: '1 área del levantamiento de suelos llegó sin forma, clave o nombre, así que el mapa la omite.',
      other:
        '{count, number} áreas del levantamiento de suelos llegaron sin forma, clave o nombre, así que el mapa las omite.',
    },
  'Soil Data Access answered without shapes or names.': 'Soil Data Access respondió sin formas ni nombres.',
  'Published again once a year; each survey area has its own version.':
    'Se publica de nuevo una vez al año; cada área del levantamiento tiene su propia versión.',
  'A soil survey at a scale of about 1:12,000 to 1:24,000: too coarse for one lot, not a percolation test and not a septic permit. Values are estimates, not measurements.':
    'Un levantamiento de suelos a una escala de cerca de 1:12,000 a 1:24,000: demasiado general para un solo lote; no es una prueba de percolación ni un permiso para un sistema séptico. Los valores son estimaciones, no mediciones.',
  'A map unit is a mixture: a point in it can lie on any of its soils.':
    'Una unidad de mapa es una mezcla: un punto dentro de ella puede estar en cualquiera de sus suelos.',
  'Values are representative ones of the unit.': 'Los valores son los representativos de la unidad.',
  'Ratings are in the words of the publisher.':
    'Las calificaciones van con las palabras de quien las publica.',
  'Two requests in flight at most; answers are kept for a month, of areas for a day, failures never.':
    'Como máximo dos consultas a la vez; las respuestas se guardan un mes, las de áreas un día, los fallos nunca.',
  'Queries are built from checked numbers and digits only.':
    'Las consultas solo se arman con números y dígitos comprobados.',
  'No elevation is published here. The elevation models cover the United States and its territories, not the open sea or other countries.':
    'Aquí no se publica ninguna elevación. Los modelos de elevación abarcan los Estados Unidos y sus territorios, no el mar abierto ni otros países.',
  'The USGS elevation service sent an empty answer. Try again in a minute.':
    'El servicio de elevación del USGS envió una respuesta vacía. Intente de nuevo en un minuto.',
  'The USGS elevation service sent a web page instead of data. Try again in a minute.':
    'El servicio de elevación del USGS envió una página web en lugar de datos. Intente de nuevo en un minuto.',
  'The USGS elevation service changed its data format. We cannot read it yet.':
    'El servicio de elevación del USGS cambió el formato de sus datos. Todavía no podemos leerlo.',
  'The elevation service answered with heights that we cannot match to their points.':
    'El servicio de elevación respondió con alturas que no podemos asociar con sus puntos.',
  'Each elevation model has its own date. We give it where the source names it.':
    'Cada modelo de elevación tiene su propia fecha. La damos cuando la fuente la indica.',
  'Interpolated from an elevation model, not surveyed. Not for elevation certificates.':
    'Interpolada a partir de un modelo de elevación, no medida en el lugar. No sirve para certificados de elevación.',
  'Bare ground: buildings and trees are removed.': 'Suelo desnudo: se quitaron los edificios y los árboles.',
  'Heights refer to NAVD88 in the 48 states; Alaska, Hawaii and the territories use other vertical datums. The source does not name the datum with the value.':
    'Las alturas se refieren a NAVD88 en los 48 estados; Alaska, Hawaii y los territorios usan otros datums verticales. La fuente no indica el datum junto con el valor.',
  'The publisher quotes a vertical error of about 0.53 m (RMSE) for its seamless models as a whole; the error at one point is not published.':
    'Quien publica los datos indica un error vertical de cerca de 0.53 m (RMSE) para el conjunto de sus modelos continuos; el error en un punto no se publica.',
  'We ask for meters and convert them (1 ft = 0.3048 m exactly).':
    'Pedimos los valores en metros y los convertimos (1 ft = 0.3048 m exactos).',
  'Two requests in flight at most; answers are kept for a day.':
    'Como máximo dos consultas a la vez; las respuestas se guardan un día.',
  'The Bureau of Land Management answered with an identifier we cannot read. We cannot read it yet.':
    'El Bureau of Land Management respondió con un identificador que no podemos leer. Todavía no podemos leerlo.',
  '{count} rows of the answer have an identifier that cannot be read here, and are left out.': {
    one: 'Una fila de la respuesta tiene un identificador que aquí no se puede leer, y se omite.',
    other: '{count} filas de la respuesta tienen un identificador que aquí no se puede leer, y se omiten.',
  },
  'The Bureau of Land Management sent an outline that leaves the world.':
    'El Bureau of Land Management envió un contorno que se sale del mundo.',
  'The Public Land Survey System covers {state}.': 'El Public Land Survey System abarca {state}.',
  '{state} is not part of the Public Land Survey System: {reason}. There is no section to find here.':
    '{state} no es parte del Public Land Survey System: {reason}. Aquí no hay ninguna sección que buscar.',
  'This point lies outside the United States, or in the sea. The survey covers land in 30 states.':
    'Este punto queda fuera de los Estados Unidos o en el mar. El levantamiento abarca terrenos de 30 estados.',
  '{state} is surveyed, but nothing is published at this point: it may be a private grant, water, or land not yet surveyed.':
    '{state} tiene levantamiento, pero en este punto no se publica nada: puede ser una concesión privada (private grant), agua o terreno todavía sin medir.',
  '{state} is not a state. Give its two letters, such as ID for Idaho.':
    '{state} no es un estado. Indique sus dos letras, como ID para Idaho.',
  'Not an identifier of the survey. A township has 15 characters, such as IA050840N0390W0; a section 19 or more.':
    'No es un identificador del levantamiento. El de un township tiene 15 caracteres, como IA050840N0390W0; el de una sección, 19 o más.',
  'plssid already says everything. Leave {other} out.': 'plssid ya lo dice todo. Quite {other}.',
  'plssid names section {plainDivisionNumber}, section says {section}. Give one of them.':
    'plssid indica la sección {plainDivisionNumber}, pero section dice {section}. Indique una de las dos.',
  'There is no principal meridian of that name or code. {known}.':
    'No hay ningún meridiano principal con ese nombre o código. {known}.',
  'There is no principal meridian of that name or code. {state} has: {known}.':
    'No hay ningún meridiano principal con ese nombre o código. {state} tiene: {known}.',
  'That meridian is not used in {state}. {state} has: {meridians}.':
    'Ese meridiano no se usa en {state}. {state} tiene: {meridians}.',
  'This fits too much of the country. Add {missing}, or give plssid.':
    'Esto corresponde a una parte demasiado grande del país. Agregue {missing} o indique plssid.',
  'Nothing of this description is published.': 'No se publica nada con esta descripción.',
  'More places fit than the {count} given. Name the state or the meridian.':
    'Hay más lugares que corresponden, además de los {count} que se dan. Indique el estado o el meridiano.',
  '{count} outlines. Acres are computed by us from the outline; they are not the acres of record.': {
    one: 'Un contorno. Los acres los calculamos nosotros a partir del contorno; no son los acres oficiales (acres of record).',
    other:
      '{count} contornos. Los acres los calculamos nosotros a partir del contorno; no son los acres oficiales (acres of record).',
  },
  'The part is drawn by dividing the outline of the section. It is not surveyed.':
    'La parte se traza al dividir el contorno de la sección. No hay un levantamiento de ella.',
  'The outline of this section does not have four sides, so we cannot draw the part.':
    'El contorno de esta sección no tiene cuatro lados, así que no podemos trazar la parte.',
  'A part belongs to one section. Name the section.':
    'Una parte pertenece a una sola sección. Indique la sección.',
  'Several townships fit, each with some 36 sections. Name the section, or the state, the meridian and both directions.':
    'Corresponden varios townships, cada uno con unas 36 secciones. Indique la sección, o el estado, el meridiano y las dos direcciones.',
  'The layer of section parts gave no readable answer just now, so no quarter or lot is named.':
    'La capa de partes de sección no dio ahora una respuesta legible, así que no se indica ningún cuarto ni lote.',
  'The layer of sections gave no readable answer just now.':
    'La capa de secciones no dio ahora una respuesta legible.',
  'The layer of townships gave no readable answer just now.':
    'La capa de townships no dio ahora una respuesta legible.',
  'Nothing was found at this point.': 'En este punto no se encontró nada.',
  '{records} sections meet or overlap at this point. The first is not more right than the others.':
    'En este punto se juntan o se superponen {records} secciones. La primera no es más correcta que las demás.',
  'We know the township here, but could not ask whether a section is published. Try again in a minute.':
    'Aquí conocemos el township, pero no pudimos consultar si se publica una sección. Intente de nuevo en un minuto.',
  'The township is known here, but no section is published: land not surveyed, or water.':
    'Aquí se conoce el township, pero no se publica ninguna sección: terreno sin medir o agua.',
  'One section was found.': 'Se encontró una sección.',
  'The township exists, but no section {section} is published in it.':
    'El township existe, pero en él no se publica ninguna sección {section}.',
  'No township of these numbers is published. Check the numbers, the directions and the meridian.':
    'No se publica ningún township con estos números. Revise los números, las direcciones y el meridiano.',
  'More than {count} places fit; the first {count} are listed. Name the state or the meridian.':
    'Corresponden más de {count} lugares; se muestran los primeros {count}. Indique el estado o el meridiano.',
  'One place fits.': 'Corresponde un lugar.',
  '{count} places fit. Name the state or the meridian to narrow them.':
    'Corresponden {count} lugares. Indique el estado o el meridiano para reducirlos.',
  'How current each state is, the publisher does not say.':
    'Quien publica los datos no dice qué tan actuales son los de cada estado.',
  'A map version of the survey records, not a legal land survey. It shows neither title nor the boundary of a property.':
    'Una versión en mapa de los registros del levantamiento, no un levantamiento legal. No muestra la titularidad ni los linderos de una propiedad.',
  'The national copy may be older than the records of the Bureau’s state offices.':
    'La copia nacional puede ser más antigua que los registros de las oficinas estatales del Bureau of Land Management.',
  'Aliquot parts and lots are named where published; a search finds the section, not the part of it.':
    'Las partes alícuotas y los lotes se indican cuando se publican; una búsqueda encuentra la sección, no una parte de ella.',
  'Meridians are named from their codes: the source’s own name column carries wrong entries.':
    'Los meridianos se nombran por sus códigos: la columna de nombres de la fuente tiene datos equivocados.',
  'Two requests in flight at most; answers are kept for a week, squares of the map for a month.':
    'Como máximo dos consultas a la vez; las respuestas se guardan una semana, los cuadros del mapa un mes.',
  'Queries are built from checked pieces only.': 'Las consultas solo se arman con piezas comprobadas.',
  '“Area of special flood hazard without water surface elevations determined.”':
    '“Área de riesgo especial de inundación sin elevaciones de la superficie del agua determinadas.”',
  'How high the water comes: no base flood elevation was determined.':
    'Hasta qué altura llega el agua: no se determinó ninguna elevación de la inundación base (BFE).',
  '“Area of special flood hazard with water surface elevations determined.”':
    '“Área de riesgo especial de inundación con elevaciones de la superficie del agua determinadas.”',
  'How deep the water gets on a lot; that depends on the height of its ground.':
    'Qué profundidad alcanza el agua en un lote; eso depende de la altura de su suelo.',
  'Shallow flooding 1 to 3 feet deep, usually ponding, with elevations determined.':
    'Inundación poco profunda, de 1 a 3 pies, por lo común agua que se encharca, con elevaciones determinadas.',
  '“Shallow water depths and/or unpredictable flow paths between (1) and (3) ft.” Usually water that runs down a slope as a sheet.':
    '“Aguas poco profundas o con recorridos impredecibles, de entre (1) y (3) pies.” Por lo común, agua que baja por una pendiente como una lámina.',
  'Which way the water goes; the depth is an average.':
    'Hacia dónde va el agua; la profundidad es un promedio.',
  'An area whose accredited flood protection lost its accreditation and is being restored.':
    'Un área cuya protección acreditada contra inundaciones perdió la acreditación y se está restaurando.',
  'When the protection is restored.': 'Cuándo se restaurará la protección.',
  'An area that a federal flood protection system under construction is to protect.':
    'Un área que quedará protegida por un sistema federal contra inundaciones en construcción.',
  'A coast with the hazard of storm waves.': 'Una costa con riesgo de olas de tormenta.',
  'A coast with the hazard of storm waves, with elevations determined.':
    'Una costa con riesgo de olas de tormenta, con elevaciones determinadas.',
  '“Area of undetermined but possible, flood hazards.”':
    '“Área de riesgos de inundación posibles, pero no determinados.”',
  'Whether it floods. Nobody studied it; this is not a low hazard.':
    'Si se inunda. Nadie lo ha estudiado; no quiere decir que el riesgo sea bajo.',
  'A body of water without a flood zone.': 'Un cuerpo de agua sin zona de inundación.',
  'Anything about the flood hazard of the land beside it.':
    'Qué riesgo de inundación tiene el terreno que está junto a él.',
  'Outside the mapped study.': 'Fuera del estudio que cubre el mapa.',
  'Whether it floods.': 'Si se inunda.',
  '“Areas of moderate flood hazards or areas of future-conditions flood hazard.”':
    '“Áreas de riesgos moderados de inundación o áreas de riesgo de inundación en condiciones futuras.”',
  '“Area of minimal hazards.”': '“Área de riesgos mínimos.”',
  'Areas outside the Special Flood Hazard Area flood too, only less often.':
    'Fuera del área especial de riesgo de inundación (SFHA) también hay inundaciones, solo que con menos frecuencia.',
  '“Areas of moderate flood hazards or areas of future-conditions flood hazard.” Here: the flood with a 0.2 percent chance in any year (the “500-year flood”).':
    '“Áreas de riesgos moderados de inundación o áreas de riesgo de inundación en condiciones futuras.” Aquí: la inundación con una probabilidad del 0.2 por ciento en cualquier año (la “inundación de 500 años”).',
  '“Areas of moderate flood hazards or areas of future-conditions flood hazard.” Here: the flood with a 1 percent chance in any year, but shallow or from a small basin.':
    '“Áreas de riesgos moderados de inundación o áreas de riesgo de inundación en condiciones futuras.” Aquí: la inundación con una probabilidad del 1 por ciento en cualquier año, pero poco profunda o de una cuenca pequeña.',
  '“Areas of moderate flood hazards or areas of future-conditions flood hazard.” Here: the flood with a 1 percent chance in any year, once the land upstream is built as planned.':
    '“Áreas de riesgos moderados de inundación o áreas de riesgo de inundación en condiciones futuras.” Aquí: la inundación con una probabilidad del 1 por ciento en cualquier año, cuando el terreno de aguas arriba esté construido según lo previsto.',
  'An area whose hazard depends on a levee, as its subtype says.':
    'Un área cuyo riesgo depende de un dique, como dice su subtipo.',
  'That it stays dry: a levee can be overtopped or fail.':
    'Que se mantenga seca: el agua puede rebasar un dique, o el dique puede fallar.',
  'Zone X. The map does not say whether its hazard is moderate or minimal.':
    'Zona X. El mapa no dice si su riesgo es moderado o mínimo.',
  'a special flood hazard area': 'un área especial de riesgo de inundación (SFHA)',
  'outside the Special Flood Hazard Area': 'fuera del área especial de riesgo de inundación (SFHA)',
  'the map contradicts itself on the special flood hazard area':
    'el mapa se contradice sobre el área especial de riesgo de inundación (SFHA)',
  'no verdict on the special flood hazard area':
    'sin conclusión sobre el área especial de riesgo de inundación (SFHA)',
  'FEMA publishes no digital flood map for this place; a paper map may exist.':
    'FEMA no publica ningún mapa digital de inundación de este lugar; puede haber un mapa en papel.',
  'FEMA has a digital flood map here, but no zone was found at this point. That is not zone X: it may be a gap or water.':
    'FEMA tiene aquí un mapa digital de inundación, pero no se encontró ninguna zona en este punto. Eso no es una zona X: puede ser un hueco del mapa o agua.',
  'base flood elevation {height}': 'elevación de la inundación base (BFE): {height}',
  'average depth {depth}': 'profundidad media: {depth}',
  'base flood elevation varies, read it on the official map':
    'la elevación de la inundación base (BFE) varía, véala en el mapa oficial',
  '{count, number} more zones at this point: {names}.': {
    one: '{count, number} zona más en este punto: {names}.',
    other: '{count, number} zonas más en este punto: {names}.',
  },
  '{zone}: {verdict, sentence}.': '{zone}: {verdict, sentence}.',
  '{zone}: {verdict, sentence}, {detail, sentence}.': '{zone}: {verdict, sentence}, {detail, sentence}.',
  '{zone}: {verdict, sentence}, {height, sentence}, panel {panel}.':
    '{zone}: {verdict, sentence}, {height, sentence}, panel {panel}.',
  '{zone}: {verdict, sentence}, {height, sentence}, panel {panel} effective {day}.':
    '{zone}: {verdict, sentence}, {height, sentence}, panel {panel} vigente desde el {day}.',
  'panel {panel}': 'panel {panel}',
  'panel {panel} effective {day}': 'panel {panel} vigente desde el {day}',
  'FEMA does not say whether its tracts have the borders of 2010 or of 2020, so a tract that changed is counted under both numbers.':
    'FEMA no dice si sus sectores censales tienen los límites de 2010 o los de 2020, así que un sector que cambió se cuenta con los dos números.',
  'Amounts are dollars of the year of the claim. Coverage and deductible cap a payment, so it is less than the loss.':
    'Los montos son dólares del año del reclamo. La cobertura y el deducible limitan el pago, así que es menor que el daño.',
  'census tract {id}': 'sector censal {id}',
  'ZIP code {id}': 'código postal {id}',
  'FEMA has no flood insurance claim from {area}. That does not mean that it never flooded.':
    'FEMA no tiene ningún reclamo al seguro contra inundaciones en esta área ({area}). Eso no significa que nunca se haya inundado.',
  'FEMA has fewer than 5 flood insurance claims from anywhere in {area}.':
    'FEMA tiene menos de 5 reclamos al seguro contra inundaciones en toda esta área ({area}).',
  'FEMA has {count, number} flood insurance claims from anywhere in {area}, with losses from {first} to {last}.':
    'FEMA tiene {count, number} reclamos al seguro contra inundaciones en toda esta área ({area}), con daños de {first} a {last}.',
  'FEMA has {count, number} flood insurance claims from anywhere in {area}, without years.':
    'FEMA tiene {count, number} reclamos al seguro contra inundaciones en toda esta área ({area}), sin años.',
  'Anywhere in the area, not at this place.': 'En cualquier parte del área, no en este lugar.',
  'Dollars of the year of the claim. A payment is not the cost of the repair.':
    'Dólares del año del reclamo. Un pago no es el costo de la reparación.',
  'Counted where the claim has a zone.': 'Se cuentan los reclamos que tienen una zona.',
  'Today’s register has no community {id}. It leaves out communities that no longer exist, so ask the floodplain office of the city or county.':
    'El registro de hoy no tiene la comunidad {id}. Omite las comunidades que ya no existen, así que pregunte en la oficina de zonas inundables (floodplain office) de la ciudad o del condado.',
  '{name} ({id}) does not take part in the flood insurance program. There is no federal flood insurance.':
    '{name} ({id}) no participa en el programa de seguro contra inundaciones. No hay seguro federal contra inundaciones.',
  'The register does not say whether {name} ({id}) takes part in the flood insurance program.':
    'El registro no dice si {name} ({id}) participa en el programa de seguro contra inundaciones.',
  '{name} ({id}) takes part in the flood insurance program.':
    '{name} ({id}) participa en el programa de seguro contra inundaciones.',
  '{name} ({id}) takes part in the emergency phase of the flood insurance program, with lower limits.':
    '{name} ({id}) participa en la fase de emergencia del programa de seguro contra inundaciones, con límites más bajos.',
  '{sentence} Its rating class is {ratingClass}, with a discount of {discount} in the high-risk area.':
    '{sentence} Su clase de calificación es {ratingClass}, con un descuento de {discount} en la zona de alto riesgo.',
  'This is today’s register. A class and its discount say nothing about one policy or its price.':
    'Este es el registro de hoy. Una clase y su descuento no dicen nada sobre una póliza ni sobre su precio.',
  'A declaration covers a county or a state, never a building. It does not mean damage at this place.':
    'Una declaración abarca un condado o un estado, nunca un edificio. No significa que haya habido daños en este lugar.',
  'FEMA has no disaster declaration since 1953 for {county}.':
    'FEMA no tiene ninguna declaración de desastre desde 1953 para {county}.',
  '{count, number} of {all, number} declarations for {county} name a flood or a storm, the last {title}.': {
    one: '1 de las {all, number} declaraciones para {county} menciona una inundación o una tormenta: {title}.',
    other:
      '{count, number} de las {all, number} declaraciones para {county} mencionan una inundación o una tormenta; la última: {title}.',
  },
  '{count, number} declarations for {county}. No flood or storm is among them.': {
    one: '1 declaración para {county}, que no menciona ninguna inundación ni tormenta.',
    other: '{count, number} declaraciones para {county}. Entre ellas no hay ninguna inundación ni tormenta.',
  },
  'Positions of letters are approximate. A letter near a place may be of another lot: its document names the lot.':
    'Las posiciones de las cartas son aproximadas. Una carta cerca de un lugar puede ser de otro lote: su documento indica el lote.',
  'A letter can end with a newer map. Ask the community whether it still counts.':
    'Una carta puede perder su validez con un mapa más nuevo. Pregunte a la comunidad si todavía vale.',
  'The map has no letter of map change within {distance}.':
    'El mapa no tiene ninguna carta de cambio de mapa a menos de {distance}.',
  'The map has {count, number} letters of map change within {distance}.': {
    one: 'El mapa tiene 1 carta de cambio de mapa a menos de {distance}.',
    other: 'El mapa tiene {count, number} cartas de cambio de mapa a menos de {distance}.',
  },
  '"{shown}" is not a section number. Give a whole number, for example 14.':
    '“{shown}” no es un número de sección. Indique un número entero, por ejemplo 14.',
  'The section is given as both {number} and {repeated}.':
    'La sección se indica como {number} y también como {repeated}.',
  'Sections are numbered from 1.': 'Las secciones se numeran desde 1.',
  'There is no section {number}; the highest is {highestSection}.':
    'No hay ninguna sección {number}; la más alta es {highestSection}.',
  '"{shown}" is not a {axis}. Write it like {example}.':
    '“{shown}” no es un valor válido ({axis}). Escríbalo así: {example}.',
  'The {axis} "{shown}" says {direction}, but its direction is given as {argument}.':
    'El valor “{shown}” ({axis}) dice {direction}, pero su dirección se indica como {argument}.',
  'The {axis} is given as both {number} and {repeated}.':
    'El valor ({axis}) se indica como {number} y también como {repeated}.',
  'A {axis} runs {said}; {number}{direction} looks like a {meant}.':
    'Este valor ({axis}) lleva otra dirección ({said}); {number}{direction} parece ser del otro tipo ({meant}).',
  'A {axis} is numbered from 1.': 'Este valor ({axis}) se numera desde 1.',
  'There is no {axis} {number}; the highest is below {highestNumber}.':
    'No existe este número ({axis}): {number}; el más alto es menor que {highestNumber}.',
  'Mapped here: {what}.': 'En el mapa, aquí: {what}.',
  'Mapped in this area or touching it: {what}.': 'En el mapa, en esta área o tocándola: {what}.',
  'No wetland is mapped here; within {buffer}: {what}.':
    'El mapa no tiene ningún humedal aquí; a menos de {buffer}: {what}.',
  'No wetland is mapped within {buffer}. The map can miss small ones.':
    'El mapa no tiene ningún humedal a menos de {buffer}. Puede que le falten los pequeños.',
  'The National Wetlands Inventory has not mapped this place.':
    'El National Wetlands Inventory no ha trazado el mapa de este lugar.',
  'No soil survey is published here.': 'Aquí no se publica ningún levantamiento de suelos.',
  '{name}: {mixture, sentence}.': '{name}: {mixture, sentence}.',
  'Bare ground, without buildings and trees.': 'Suelo desnudo, sin edificios ni árboles.',
  'Interpolated from an elevation model, not surveyed. Not for elevation certificates. Bare ground, without buildings and trees.':
    'Interpolada a partir de un modelo de elevación, no medida en el lugar. No sirve para certificados de elevación. Suelo desnudo, sin edificios ni árboles.',
  'Numbers above 36 occur where a township was surveyed irregularly.':
    'Los números mayores de 36 aparecen donde un township se midió de forma irregular.',
  'A second township of the same numbers exists; this is duplicate {duplicate}.':
    'Existe un segundo township con los mismos números; este es el duplicado {duplicate}.',
} satisfies Readonly<Record<string, SentenceTemplate>>
