import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const parcelSourceSentences = {
  'What the county property appraiser estimates the property to be worth on January 1 of the roll’s year. An estimate for taxes, not a price that anybody paid or offered.':
    'Lo que el tasador del condado (property appraiser) estima que vale la propiedad al 1 de enero del año del padrón. Es una estimación para los impuestos, no un precio que alguien haya pagado u ofrecido.',
  'The just value after the limits of Florida law, such as the yearly limit on a homestead. It can be far below the just value, and it differs between school and other levies.':
    'El valor justo después de los límites de la ley de Florida, como el límite anual de una vivienda principal (homestead). Puede ser mucho menor que el valor justo, y es distinto para los impuestos escolares y para los demás.',
  'The assessed value less exemptions: what the tax rate is applied to. A property can be worth much and have a taxable value of 0.':
    'El valor tasado menos las exenciones: a él se aplica la tasa del impuesto. Una propiedad puede valer mucho y tener un valor gravable de 0.',
  'Taxes for the school district. Some limits and exemptions do not hold for them, so that the roll has a value for school levies and another for all other levies.':
    'Impuestos para el distrito escolar. Algunos límites y exenciones no rigen para ellos, así que el padrón tiene un valor para los impuestos escolares y otro para todos los demás.',
  'The owner’s permanent home. The county grants it on application; it lowers the taxable value and limits how fast the assessed value may rise. A new owner does not take it over.':
    'La vivienda permanente del propietario. El condado la concede a solicitud; reduce el valor gravable y limita cuánto puede subir el valor tasado. No pasa a un nuevo propietario.',
  'The part of the just value that is the land’s, as the county states it.':
    'La parte del valor justo que corresponde al terreno, según el condado.',
  'Things that are valued by themselves, such as pools, docks, fences and paving.':
    'Cosas que se valoran por separado, como piscinas, muelles, cercas y pavimentos.',
  'How the county judged a sale. 01 commonly stands for a sale between independent parties that can be compared with others. Most other codes say why a price does not tell what the property was worth.':
    'Cómo juzgó el condado una venta. Por lo común, 01 indica una venta entre partes independientes que se puede comparar con otras. La mayoría de los demás códigos dicen por qué un precio no muestra lo que valía la propiedad.',
  'A year the appraiser chooses for the condition of the building: a house of 1925 that was renewed can have 2015. It is not the year in which it was built.':
    'Un año que el tasador elige según el estado de la construcción: una casa de 1925 que se renovó puede tener 2015. No es el año en que se construyó.',
  'All buildings of the parcel together. On a parcel with many homes it is the sum, not the area of one home.':
    'Todas las construcciones de la parcela juntas. En una parcela con muchas casas es la suma, no la superficie de una casa.',
  'How the appraiser classes the property for the roll. It is not the zoning, and it does not say what may be built there.':
    'Cómo clasifica el tasador la propiedad para el padrón. No es la zonificación y no dice qué se puede construir ahí.',
  'The number of the Census Bureau’s area that the parcel lies in: state, county, tract and block, one after the other.':
    'El número del área de la Oficina del Censo (Census Bureau) donde está la parcela: estado, condado, sector y bloque, uno tras otro.',
  'The Florida parcel layer no longer has the columns we read ({missing}). We cannot read it yet.':
    'La capa de parcelas de Florida ya no tiene las columnas que leemos ({missing}). Todavía no podemos leerla.',
  'bbox must be four numbers: [west, south, east, north] in degrees, such as [-81.39, 28.53, -81.38, 28.54].':
    'bbox debe tener cuatro números: [oeste, sur, este, norte] en grados, como [-81.39, 28.53, -81.38, 28.54].',
  'bbox needs its west edge (first) smaller than its east edge (third). A box across the 180th meridian is not taken.':
    'En bbox, el borde oeste (primero) debe ser menor que el este (tercero). No se acepta un recuadro que cruce el meridiano 180.',
  'bbox needs its south edge (second) smaller than its north edge (fourth).':
    'En bbox, el borde sur (segundo) debe ser menor que el norte (cuarto).',
  'bbox covers more than 4 square degrees. Take a smaller area.':
    'bbox abarca más de 4 grados cuadrados. Elija un área más pequeña.',
  'bbox lies outside Florida, which is about [-87.7, 24.4, -79.9, 31.1].':
    'bbox queda fuera de Florida, que está más o menos en [-87.7, 24.4, -79.9, 31.1].',
  '{name} is empty. Leave it out, or give some text.': '{name} está vacío. Déjelo fuera o escriba algo.',
  '{name} has at most {longest} characters.': '{name} tiene como máximo {longest} caracteres.',
  '{name} must not contain control characters.': '{name} no debe contener caracteres de control.',
  'limit is 1 to 500.': 'limit va de 1 a 500.',
  'offset is 0 to 100,000.': 'offset va de 0 a 100,000.',
  'offset is 0 to 100,000. Take a smaller area instead of paging further.':
    'offset va de 0 a 100,000. Elija un área más pequeña en vez de seguir pasando páginas.',
  '{name} is in {unit}, 0 or more.': '{name} va en {unit}, 0 o más.',
  '{name} is a year from 1600 to 2200.': '{name} es un año de 1600 a 2200.',
  'landUse takes codes of the Department of Revenue of three digits, such as 000.':
    'landUse lleva códigos de tres dígitos del Department of Revenue, como 000.',
  'saleQualification takes codes of two digits, such as 01.':
    'saleQualification lleva códigos de dos dígitos, como 01.',
  'owner needs at least three letters of the name.': 'owner necesita al menos tres letras del nombre.',
  'owner must not contain % _ \\ [ or ]. Give the beginning of the name as the roll writes it.':
    'owner no debe contener % _ \\ [ ni ]. Escriba el comienzo del nombre como aparece en el padrón.',
  'address needs a house number and a street.': 'address necesita el número de la casa y la calle.',
  'saleYear is a year from 1800 to 2200.': 'saleYear es un año de 1800 a 2200.',
  'sourceObjectId is a whole number, 0 or more.': 'sourceObjectId es un número entero, 0 o más.',
  '{most} is below {least}. Exchange the two.': '{most} es menor que {least}. Intercambie los dos.',
  'Give a parcel number, an address with city or ZIP code, or a bbox of at most 4 square degrees.':
    'Indique un número de parcela, una dirección con ciudad o código postal, o un bbox de 4 grados cuadrados como máximo.',
  'Without any filter this is every parcel of Florida.':
    'Sin ningún filtro, esto son todas las parcelas de Florida.',
  'The source cannot search all of Florida by value or sale year.':
    'La fuente no puede buscar en toda Florida por valor o por año de venta.',
  'The source does not manage this area with these filters. Take a smaller bbox.':
    'La fuente no puede con esta área y estos filtros. Elija un bbox más pequeño.',
  'The source cannot search all of Florida by owner. Add a city, or a bbox around the place.':
    'La fuente no puede buscar en toda Florida por propietario. Agregue una ciudad o un bbox alrededor del lugar.',
  'More than 50 parcels have an owner of this name here. Give more of the name, or a smaller bbox.':
    'Más de 50 parcelas tienen aquí un propietario con este nombre. Escriba más del nombre o elija un bbox más pequeño.',
  'No city of this name is known here, so the source would have to read all of Florida. Check the spelling, or give a bbox around the place.':
    'Aquí no se conoce ninguna ciudad con este nombre, así que la fuente tendría que leer toda Florida. Revise la ortografía o indique un bbox alrededor del lugar.',
  'The address needs its city or ZIP code, such as 740 W South St, Orlando. A bbox does as well.':
    'La dirección necesita su ciudad o código postal, como 740 W South St, Orlando. También sirve un bbox.',
  'The address needs a house number and a street to be found without a bbox.':
    'Para encontrar la dirección sin un bbox hacen falta el número de la casa y la calle.',
  'There are more parcels here than the source gives at once, so the right one could be missing. Take a smaller bbox.':
    'Aquí hay más parcelas de las que la fuente da a la vez, así que podría faltar la correcta. Elija un bbox más pequeño.',
  'Finding this position takes more time than the source allows. Page in order from the start, or take a smaller area.':
    'Encontrar esta posición toma más tiempo del que permite la fuente. Pase las páginas en orden desde el principio o elija un área más pequeña.',
  'The source exchanged its layer while it was read. Start again from offset 0.':
    'La fuente cambió su capa mientras la leíamos. Empiece de nuevo desde offset 0.',
  'The Florida parcel layer no longer has what this filter asks ({missing}).':
    'La capa de parcelas de Florida ya no tiene lo que este filtro pide ({missing}).',
  'The Department has closed the outlines while it loads a new year, and its layer of points cannot be filtered this way. Leave out owner, city, value and sale year, or try again in a few days.':
    'El Department of Revenue ha cerrado los contornos mientras carga un año nuevo, y su capa de puntos no se puede filtrar así. Quite propietario, ciudad, valor y año de venta, o intente de nuevo en unos días.',
  'The source does not count this area. Take a smaller one, or fewer filters.':
    'La fuente no cuenta esta área. Elija una más pequeña o menos filtros.',
  '{counted} of {areas} areas are counted so far, and kept. Ask again to have the rest counted.':
    'Hasta ahora se han contado {counted} de {areas} áreas, y se conservan. Pregunte otra vez para que se cuente el resto.',
  'The source cannot count by value per acre, land value per square foot or the size of an outline. Zoom in, or take this filter off.':
    'La fuente no puede contar por valor por acre, por valor del terreno por pie cuadrado ni por tamaño del contorno. Acerque el mapa o quite este filtro.',
  'The Department has closed the outlines for now, and its layer of points lacks a column that this filter needs. Zoom in, or take the filter off.':
    'El Department of Revenue ha cerrado los contornos por ahora, y a su capa de puntos le falta una columna que este filtro necesita. Acerque el mapa o quite el filtro.',
  'The Department has closed the outlines while it loads a new year. We read its layer of points, so no row has an outline.':
    'El Department of Revenue ha cerrado los contornos mientras carga un año nuevo. Leemos su capa de puntos, así que ninguna fila tiene contorno.',
  'The layer does not publish this any more, so it reads as not published: {lost}.':
    'La capa ya no publica esto, así que aparece como no publicado: {lost}.',
  'Covered are the squares of the map, from {city} outward as far as they hold rows of this city. Rows far from it that carry its name are not found.':
    'Se cubren los cuadros del mapa desde {city} hacia afuera, mientras tengan filas de esta ciudad. No se encuentran las filas lejanas que llevan su nombre.',
  'Improvement value is not published, and not derived here.':
    'El valor de las mejoras no se publica y no se calcula aquí.',
  'The mailing address is withheld; confidential owners are withheld by their county.':
    'No se da la dirección postal; los propietarios confidenciales los reserva su condado.',
  'Owner and mailing address are withheld.': 'No se dan el propietario ni la dirección postal.',
  'Rows come square by square, from the middle outward.':
    'Las filas llegan cuadro por cuadro, desde el centro hacia afuera.',
  'The search has {total, number} rows; this offset lies beyond them.':
    'La búsqueda tiene {total, number} filas; este offset va más allá.',
  '{looked} of {known} areas have been read, without a row for this page so far. They are kept: ask again to go on from there, or take a smaller bbox.':
    'Se han leído {looked} de {known} áreas, hasta ahora sin una fila para esta página. Se conservan: pregunte otra vez para seguir desde ahí, o elija un bbox más pequeño.',
  'Not all of the area has been looked through yet. What was read is kept: ask again to go on, or take a smaller bbox.':
    'Todavía no se ha revisado toda el área. Lo leído se conserva: pregunte otra vez para seguir, o elija un bbox más pequeño.',
  'No parcel within {reachMetres} meters publishes this address, and the nearest one is not taken for it. A bbox lists what is there.':
    'Ninguna parcela a menos de {reachMetres} metros publica esta dirección, y la más cercana no se toma por ella. Un bbox muestra lo que hay ahí.',
  'The Census Bureau does not know this address; new streets are often missing. A bbox around the place finds it without.':
    'La Oficina del Censo (Census Bureau) no conoce esta dirección; las calles nuevas faltan a menudo. Con un bbox alrededor del lugar se encuentra sin ella.',
  'This address lies outside Florida, which is all that this source covers.':
    'Esta dirección está fuera de Florida, y esta fuente solo cubre Florida.',
  '{inFlorida} places in Florida fit the address; all were searched.':
    '{inFlorida} lugares de Florida coinciden con la dirección; se buscó en todos.',
  'The address look-up takes at most {longestAddress} characters. Give house number, street and city or ZIP code only.':
    'El buscador de direcciones acepta como máximo {longestAddress} caracteres. Indique solo el número de la casa, la calle y la ciudad o el código postal.',
  'The source counts polygons: those of streets and water are in the count, and a parcel of several polygons counts as often.':
    'La fuente cuenta polígonos: los de calles y agua entran en la cuenta, y una parcela de varios polígonos cuenta otras tantas veces.',
  'The count is about right: the area was counted in squares, and a polygon whose parts lie in two of them may be counted twice.':
    'La cuenta es aproximada: el área se contó por cuadros, y un polígono con partes en dos de ellos puede haberse contado dos veces.',
  'The source cut its answer, so there are more.': 'La fuente cortó su respuesta, así que hay más.',
  'The source cannot count by value per acre, land value per square foot or the size of an outline. Leave these out, or list the parcels.':
    'La fuente no puede contar por valor por acre, por valor del terreno por pie cuadrado ni por tamaño del contorno. Quite estos filtros o pida la lista de parcelas.',
  'Outlines are simplified to a quarter of a meter for display. This is not a survey.':
    'Los contornos se simplifican a un cuarto de metro para mostrarlos. Esto no es un deslinde.',
  'Acres, value per acre and land value per square foot are derived here from published numbers.':
    'Los acres, el valor por acre y el valor del terreno por pie cuadrado se calculan aquí a partir de números publicados.',
  'The lot size of an outline is measured here on the map. It adds the polygons of the parcel around the area and can differ from the roll.':
    'El tamaño del lote según el contorno se mide aquí en el mapa. Suma los polígonos de la parcela alrededor del área y puede ser distinto del padrón.',
  'Streets, water and other polygons without a parcel number are left out.':
    'Se omiten calles, agua y otros polígonos sin número de parcela.',
  'Owners are not part of this file.': 'Los propietarios no son parte de este archivo.',
  'Just value is the county’s assessment of January 1 of the roll year, not a price. An empty cell: the roll says nothing.':
    'El valor justo es la tasación del condado al 1 de enero del año del padrón, no un precio. Celda vacía: el padrón no dice nada.',
  'At most {mostAsked} parcel numbers at once. Leave some out, or ask in two parts.':
    'Como máximo {mostAsked} números de parcela a la vez. Quite algunos o pregunte en dos partes.',
  'A parcel number is empty.': 'Un número de parcela está vacío.',
  'No parcel number has 300 characters.': 'Ningún número de parcela tiene 300 caracteres.',
  'Give at least one parcel number.': 'Indique al menos un número de parcela.',
  'Not found: {missing}.': 'No se encontró: {missing}.',
  'Found in {county} County.': 'Se encontró en {county} County.',
  'It is drawn as {polygons} polygons; the first one’s values are given.':
    'Está dibujada como {polygons} polígonos; se dan los valores del primero.',
  'The Florida parcel layer changed its data format. We cannot read it yet.':
    'La capa de parcelas de Florida cambió el formato de sus datos. Todavía no podemos leerla.',
  '{choices} parcels have this number. Name one with its county’s number in front, such as {example}.':
    '{choices} parcelas tienen este número. Indique una con el número de su condado delante, como {example}.',
  'No parcel of this number is published. Check it against a tax bill, with its zeros, dots and spaces; units of a condominium are often missing.':
    'No se publica ninguna parcela con este número. Compárelo con una factura de impuestos, con sus ceros, puntos y espacios; a menudo faltan las unidades de condominios.',
  'The search has {rows} rows; this offset lies beyond them.':
    'La búsqueda tiene {rows} filas; este offset va más allá.',
  'We left out {left} of the {passed} rows of the source on this page: streets or water, not parcels.':
    'En esta página omitimos {left} de las {passed} filas de la fuente: son calles o agua, no parcelas.',
  'We cannot ask the source for value per acre, land value per square foot or the size of an outline. We compared them within this page and left out {unmet}.':
    'No podemos pedir a la fuente el valor por acre, el valor del terreno por pie cuadrado ni el tamaño del contorno. Los comparamos dentro de esta página y omitimos {unmet}.',
  'There is more than paging reaches. Take a smaller area.':
    'Hay más de lo que alcanzan las páginas. Elija un área más pequeña.',
  'There are more rows than these {count}.': 'Hay más filas que estas {count}.',
  'The source is replacing its outlines just now. Within the hour its layer of points is shown instead.':
    'La fuente está cambiando sus contornos en este momento. En menos de una hora se mostrará en su lugar su capa de puntos.',
  'In one spot the source has more parcels than it gives at once, so some there are missing.':
    'En un punto, la fuente tiene más parcelas de las que da a la vez, así que ahí faltan algunas.',
  'This area is too large to list its parcels. Zoom in, or take a smaller box.':
    'Esta área es demasiado grande para mostrar la lista de sus parcelas. Acerque el mapa o elija un recuadro más pequeño.',
  'A parcel is in the area if its label point is: one that only reaches into the area is not in this file.':
    'Una parcela está en el área si lo está el punto de su etiqueta: la que solo entra en parte no está en este archivo.',
  'Points instead of outlines: the source has closed its outlines while a new year is loaded.':
    'Puntos en lugar de contornos: la fuente ha cerrado sus contornos mientras se carga un año nuevo.',
  '{matched} of {total} parcels in the area meet the filters.':
    '{matched} de las {total} parcelas del área cumplen los filtros.',
  'Partial: {missing} of {asked} parts of the area did not load.':
    'Incompleto: no se cargaron {missing} de las {asked} partes del área.',
  'These are {rows, number} parcels; a file holds at most 20,000. Zoom in or filter more.':
    'Son {rows, number} parcelas; un archivo tiene como máximo 20,000. Acerque el mapa o filtre más.',
  'without a just value': 'sin valor justo',
  'land without a home, which is valued by its own area':
    'terreno sin casa, que se valora por su propia superficie',
  'farmed or conserved land, valued by its use': 'tierra cultivada o de conservación, valorada por su uso',
  'institutional, government or exempt': 'institucional, del gobierno o exenta',
  'a condominium that is not one unit: its living area is the whole building’s':
    'un condominio que no es una sola unidad: su superficie habitable es la de todo el edificio',
  'with several buildings or homes, whose area is a sum':
    'con varias construcciones o casas, cuya superficie es una suma',
  'without a year built': 'sin año de construcción',
  'of another roll year, or of none': 'de otro año de padrón, o de ninguno',
  'split or joined with other land': 'dividida o unida con otro terreno',
  'marked for a disaster': 'marcada por un desastre',
  'with new construction on this roll': 'con construcción nueva en este padrón',
  'without a position on the map': 'sin posición en el mapa',
  'of several parcels in one deed, each with the whole price':
    'de varias parcelas en una sola escritura, cada una con el precio completo',
  'that the county did not code 01 or 02, or not yet': 'que el condado no calificó con 01 o 02, o todavía no',
  'at no price or a nominal one': 'sin precio o con uno simbólico',
  'of land alone': 'solo de terreno',
  'of a parcel that was split or joined afterward': 'de una parcela que después se dividió o se unió',
  'of a home that a disaster struck afterward': 'de una casa que después sufrió un desastre',
  'of a home that was built or changed afterward': 'de una casa que se construyó o cambió después',
  'of a parcel that changed otherwise afterward': 'de una parcela que después cambió de otra forma',
  'of parcels {reason, sentence}': 'de parcelas: {reason, sentence}',
  'Left out: {count, number}, {reason, sentence}.': 'Se omitieron: {count, number}, {reason, sentence}.',
  'Just value is the county’s assessment of January 1 of the roll year. A sale that counts has a day within those of the rule and the code 01 or 02 of the county; the others are apart, each with its reason.':
    'El valor justo es la tasación del condado al 1 de enero del año del padrón. Una venta que cuenta tiene una fecha dentro de las de la regla y el código 01 o 02 del condado; las demás van aparte, cada una con su motivo.',
  'Value per square foot and ratios are derived here. Not an appraisal, and no proof that a value is wrong.':
    'El valor por pie cuadrado y las razones se calculan aquí. No es un avalúo ni prueba que un valor esté mal.',
  'not on the roll as one parcel': 'no está en el padrón como una sola parcela',
  'of {year}, outside of the days that count': 'de {year}, fuera de las fechas que cuentan',
  'not comparable now: the source does not publish the columns that comparing needs':
    'no se puede comparar ahora: la fuente no publica las columnas que hacen falta para comparar',
  'An annual statewide snapshot: county rolls of July to October, published again under the same address about August to September. Each row names its year; owners and sales can be some 15 months old. While the Department loads a new year it closes the outlines, and we read its layer of points.':
    'Una copia anual de todo el estado: los padrones de los condados de julio a octubre, publicados otra vez en la misma dirección hacia agosto o septiembre. Cada fila nombra su año; los propietarios y las ventas pueden tener unos 15 meses de antigüedad. Mientras el Department of Revenue carga un año nuevo, cierra los contornos y leemos su capa de puntos.',
  'County property appraisers are authoritative for current local records.':
    'Los registros locales actuales que valen son los de los tasadores de los condados (property appraisers).',
  'Not a title record and not a survey: outlines show what is assessed, not where a boundary lies.':
    'No es un registro de titularidad ni un deslinde: los contornos muestran lo que se tasa, no dónde está un lindero.',
  'Just value is the roll’s value as of January 1, not a price and not an appraisal.':
    'El valor justo es el valor del padrón al 1 de enero, no un precio ni un avalúo.',
  'The roll writes 0 and blank for unknown. A sale price is to be read with its qualification code.':
    'El padrón escribe 0 y blanco cuando algo no se conoce. Un precio de venta se lee junto con su código de calificación.',
  'A condominium tower is often one parcel, and some counties publish no condominium units here.':
    'Una torre de condominios suele ser una sola parcela, y algunos condados no publican aquí las unidades de condominios.',
  'A row is a polygon. One parcel can have several, and streets and water are polygons too: they are in counts and left out of rows.':
    'Una fila es un polígono. Una parcela puede tener varios, y las calles y el agua también son polígonos: entran en las cuentas y se omiten de las filas.',
  'Assessed and taxable value are those of all levies but the school district’s; both are in sourceAttributes.':
    'El valor tasado y el gravable son los de todos los impuestos salvo los del distrito escolar; ambos están en sourceAttributes.',
  'Improvement value is not published and not derived. Acres are derived from square feet.':
    'El valor de las mejoras no se publica y no se calcula. Los acres se calculan a partir de los pies cuadrados.',
  'An inadvertently released confidential record (Chapter 119, Florida Statutes) should be reported to the county property appraiser.':
    'Un registro confidencial publicado por error (Chapter 119, Florida Statutes) se debe informar al tasador del condado (property appraiser).',
  'bbox at most 4 square degrees; limit 500, offset 100,000. A large bbox and a city are read square by square.':
    'bbox de 4 grados cuadrados como máximo; limit 500, offset 100,000. Un bbox grande y una ciudad se leen cuadro por cuadro.',
  'An answer with an owner’s name costs as much as 20 others, and a network can read some 200 names in a day.':
    'Una respuesta con el nombre de un propietario cuenta como otras 20, y una red puede leer unos 200 nombres al día.',
  'Owner, value and sale year need a bbox or a city. A search by owner has at most 50 rows in all.':
    'Propietario, valor y año de venta necesitan un bbox o una ciudad. Una búsqueda por propietario da como máximo 50 filas en total.',
  'A city is known by a point, not by an outline: its rows are those that carry its name, from there outward as far as squares of some 8 kilometers hold any.':
    'Una ciudad se conoce por un punto, no por un contorno: sus filas son las que llevan su nombre, desde ahí hacia afuera, mientras haya alguna en los cuadros de unos 8 kilómetros.',
  'A count of a large area is a sum of squares. What is not counted within a call is kept, and the next call goes on.':
    'La cuenta de un área grande es una suma de cuadros. Lo que no se cuenta en una llamada se conserva, y la siguiente continúa.',
  'Two requests in flight at most. Answers are kept for a day and serve a week longer; a search by owner 30 minutes and an hour longer.':
    'Como máximo dos consultas a la vez. Las respuestas se conservan un día y sirven una semana más; una búsqueda por propietario, 30 minutos y una hora más.',
  'We ask for every column by name, and build queries from checked pieces only.':
    'Pedimos cada columna por su nombre y armamos las consultas solo con piezas comprobadas.',
  'all of {state}': 'todo {state}',
  'The layer of {layer} is no longer at its address.': 'La capa de {layer} ya no está en su dirección.',
  'The server of {layer} shows a certificate that does not hold, so we do not read from it.':
    'El servidor de {layer} muestra un certificado que no es válido, así que no leemos de él.',
  'The layer of {layer} is no longer public: its publisher wants a sign-in.':
    'La capa de {layer} ya no es pública: quien la publica exige iniciar sesión.',
  'The service of {layer} is stopped. It is often back within hours.':
    'El servicio de {layer} está detenido. A menudo vuelve en unas horas.',
  'The server of {layer} did not answer in time. Try again in a minute.':
    'El servidor de {layer} no respondió a tiempo. Intente de nuevo en un minuto.',
  'We could not reach the server of {layer}. Try again in a minute.':
    'No pudimos conectar con el servidor de {layer}. Intente de nuevo en un minuto.',
  'The server of {layer} failed while it worked on the question.':
    'El servidor de {layer} falló mientras trabajaba en la pregunta.',
  'The server of {layer} gives no further pages.': 'El servidor de {layer} no da más páginas.',
  'The publisher of {layer} refuses programs. Its own page is open to people.':
    'El organismo que publica los datos de {layer} rechaza los programas. Su propia página está abierta a las personas.',
  'The server of {layer} sent a web page instead of data. Try again later.':
    'El servidor de {layer} envió una página web en lugar de datos. Intente más tarde.',
  'The server of {layer} sent an empty answer. Try again in a minute.':
    'El servidor de {layer} envió una respuesta vacía. Intente de nuevo en un minuto.',
  'The server of {layer} asks for a pause. Try again in {minutes} minutes.':
    'El servidor de {layer} pide una pausa. Intente de nuevo en {minutes} minutos.',
  'The server of {layer} asked for a pause, which we keep. Try again in a few minutes.':
    'El servidor de {layer} pidió una pausa, y la respetamos. Intente de nuevo en unos minutos.',
  'The layer of {layer} no longer has the columns that its page names. We cannot read it yet.':
    'La capa de {layer} ya no tiene las columnas que su página nombra. Todavía no podemos leerla.',
  'The layer of {layer} changed its data format. We cannot read it yet.':
    'La capa de {layer} cambió el formato de sus datos. Todavía no podemos leerla.',
  'The server of {layer} points to another address, which is not followed.':
    'El servidor de {layer} remite a otra dirección, que no se sigue.',
  'The layer of {layer} has no outlines of lots, so it cannot answer for a place.':
    'La capa de {layer} no tiene contornos de lotes, así que no puede responder por un lugar.',
  'The layer of {layer} is a folder of several layers, and none of them is plainly the parcels.':
    'La capa de {layer} es una carpeta de varias capas, y ninguna es claramente la de parcelas.',
  'The layer of {layer} answers for a point only.': 'La capa de {layer} solo responde por un punto.',
  'The server of {layer} cut its answer before the first lot. Take a smaller area.':
    'El servidor de {layer} cortó su respuesta antes del primer lote. Elija un área más pequeña.',
  'No parcel layer has the id {id}. listParcelLayers has them all.':
    'Ninguna capa de parcelas tiene el identificador {id}. listParcelLayers las muestra todas.',
  'Florida’s parcels are read by the connector us-florida-parcels, which has all 67 counties. Ask there.':
    'Las parcelas de Florida las lee el conector us-florida-parcels, que tiene los 67 condados. Pregunte ahí.',
  'This layer is switched off: its terms may forbid reuse, and no one has read them yet. Ask its publisher: {page}.':
    'Esta capa está desactivada: sus condiciones pueden prohibir la reutilización y nadie las ha leído todavía. Pregunte a quien la publica: {page}.',
  'bbox covers more than {most} square degrees. Take a smaller area.':
    'bbox abarca más de {most} grados cuadrados. Elija un área más pequeña.',
  'Florida’s parcels are read by the connector us-florida-parcels, which has all 67 counties.':
    'Las parcelas de Florida las lee el conector us-florida-parcels, que tiene los 67 condados.',
  'No official parcel layer of this area is in our registry. The assessor of the county keeps its parcels.':
    'Ninguna capa oficial de parcelas de esta área está en nuestro registro. El tasador del condado lleva sus parcelas.',
  'The area lies in water or outside the United States, where we have no parcel layer.':
    'El área está en el agua o fuera de los Estados Unidos, donde no tenemos ninguna capa de parcelas.',
  'Washington’s law on lists of individuals (RCW 42.56.070(8)) forbids files of many parcels here. Read them one by one.':
    'La ley de Washington sobre listas de personas (RCW 42.56.070(8)) prohíbe aquí los archivos de muchas parcelas. Léalas una por una.',
  'Montana’s law on lists of persons (MCA 2-6-1017) forbids files of many parcels here. Read them one by one.':
    'La ley de Montana sobre listas de personas (MCA 2-6-1017) prohíbe aquí los archivos de muchas parcelas. Léalas una por una.',
  'North Carolina’s law on lists of persons (G.S. 132-10) forbids files of many parcels here. Read them one by one.':
    'La ley de North Carolina sobre listas de personas (G.S. 132-10) prohíbe aquí los archivos de muchas parcelas. Léalas una por una.',
  'Terms not stated': 'Condiciones no indicadas',
  'Publisher of the parcels of {place}': 'Organismo que publica las parcelas de {place}',
  'Outlines are for tax mapping and not a survey. They show no boundary, setback or legal lot.':
    'Los contornos son para el mapa de impuestos y no son un deslinde. No muestran ningún lindero, retiro ni lote legal.',
  'Values are the publisher’s words for its own columns. What assessed, market or taxable means differs by state, so two layers’ numbers do not compare.':
    'Los valores llevan las palabras de quien los publica para sus propias columnas. Lo que significa tasado, de mercado o gravable cambia según el estado, así que los números de dos capas no se pueden comparar.',
  'The column {column}, which held the parcel number, is gone from the layer.':
    'La columna {column}, que tenía el número de parcela, ya no está en la capa.',
  'No column of this layer is plainly its parcel number, so lots are found by place only.':
    'Ninguna columna de esta capa es claramente su número de parcela, así que los lotes solo se encuentran por lugar.',
  'In doubt about this layer: {doubt}.': 'Duda sobre esta capa: {doubt}.',
  'Names, mailing addresses and exemptions of persons are not read. A value whose kind is not certain keeps its publisher’s column name, under sourceAttributes.':
    'No se leen nombres, direcciones postales ni exenciones de personas. Un valor cuyo tipo no es seguro conserva el nombre de columna de quien lo publica, en sourceAttributes.',
  'measured by us from the published outline': 'medido por nosotros en el contorno publicado',
  'square feet': 'pies cuadrados',
  'Layers of {count, number} publishers meet in this area, and each is a list of its own. Take the next page of one by its layer and nextOffset.':
    'En esta área se juntan capas de {count, number} organismos, y cada una es una lista aparte. Para la página siguiente de una, use layer y nextOffset.',
  'There are more rows: take the next page by layer and nextOffset.':
    'Hay más filas: para la página siguiente, use layer y nextOffset.',
  'The layers have no more rows in this area.': 'Las capas no tienen más filas en esta área.',
  '{failure, sentence} Its part of the area is missing.': '{failure, sentence} Falta su parte del área.',
  'The sources count rows: streets, water and each unit of a condominium are among them.':
    'Las fuentes cuentan filas: entre ellas hay calles, agua y cada unidad de un condominio.',
  'A source that gives no count is null, and no sum is made.':
    'Una fuente que no da la cuenta queda como null, y no se hace ninguna suma.',
  'Layers of several publishers meet here, and a state’s layer also has the lots of its counties, so no sum is made.':
    'Aquí se juntan capas de varios organismos, y la capa de un estado tiene también los lotes de sus condados, así que no se hace ninguna suma.',
  'At most {most} parcel numbers at once. Leave some out, or ask in two parts.':
    'Como máximo {most} números de parcela a la vez. Quite algunos o pregunte en dos partes.',
  'Counties of more than {most} layers have the name in “{line}”. Add the state: Washington County, OR.':
    'Condados de más de {most} capas tienen el nombre de “{line}”. Agregue el estado: Washington County, OR.',
  'We could not tell the county. Write it before the number: Maricopa AZ 112-21-086.':
    'No pudimos saber el condado. Escríbalo antes del número: Maricopa AZ 112-21-086.',
  'No official parcel layer of {places} is in our registry. The assessor of the county keeps its parcels.':
    'Ninguna capa oficial de parcelas de {places} está en nuestro registro. El tasador del condado lleva sus parcelas.',
  'No parcel layer has the id {id}.': 'Ninguna capa de parcelas tiene el identificador {id}.',
  'Florida’s parcels have a list of their own, which has these numbers.':
    'Las parcelas de Florida tienen su propia lista, que tiene estos números.',
  '{refusal, sentence} At most {most} are looked up at once.':
    '{refusal, sentence} Como máximo se buscan {most} a la vez.',
  'parcelId must not contain control characters.': 'parcelId no debe contener caracteres de control.',
  'No column of the layer of {layer} is plainly its parcel number, so its lots are found by place only.':
    'Ninguna columna de la capa de {layer} es claramente su número de parcela, así que sus lotes solo se encuentran por lugar.',
  'The layer has this number.': 'La capa tiene este número.',
  'The layer writes this number as {forms}.': 'La capa escribe este número así: {forms}.',
  '{count} records have this number: units, or parts of one parcel. Their values are not added.':
    '{count} registros tienen este número: son unidades o partes de una parcela. Sus valores no se suman.',
  'The layer stores its numbers without leading zeros, so zeros may be missing.':
    'La capa guarda sus números sin los ceros iniciales, así que pueden faltar ceros.',
  'No parcel of this number is published. These forms were tried: {forms}. Check it against a tax bill, with its zeros, dots and spaces.':
    'No se publica ninguna parcela con este número. Se probaron estas formas: {forms}. Compárelo con una factura de impuestos, con sus ceros, puntos y espacios.',
  'Not a county. Give its five digits: 04013.': 'No es un condado. Indique sus cinco dígitos: 04013.',
  '{failure, sentence} The other layers of the county do not have the number, so whether the parcel exists is not known.':
    '{failure, sentence} Las demás capas del condado no tienen el número, así que no se sabe si la parcela existe.',
  '{count} parcels have the point inside their outlines.': {
    one: '{count} parcela tiene el punto dentro de su contorno.',
    other: '{count} parcelas tienen el punto dentro de sus contornos.',
  },
  '{stacked} of them share one outline, as units of a condominium do. Choose by unit or number; their values are not added.':
    '{stacked} de ellas comparten un contorno, como las unidades de un condominio. Elija por unidad o número; sus valores no se suman.',
  'The layers that cover this point have no lot there: it may be a street, water or a gap between maps.':
    'Las capas que cubren este punto no tienen ningún lote ahí: puede ser una calle, agua o un hueco entre mapas.',
  '{failure, sentence} We asked the next layer of the place.':
    '{failure, sentence} Preguntamos a la siguiente capa del lugar.',
  '{failure, sentence} The other layers of the place have no lot there, so whether one exists is not known.':
    '{failure, sentence} Las demás capas del lugar no tienen ningún lote ahí, así que no se sabe si existe uno.',
  'No official parcel layer of {place} is in our registry. The assessor of the county keeps its parcels.':
    'Ninguna capa oficial de parcelas de {place} está en nuestro registro. El tasador del condado lleva sus parcelas.',
  'The point lies in water or outside the United States, where we have no parcel layer.':
    'El punto está en el agua o fuera de los Estados Unidos, donde no tenemos ninguna capa de parcelas.',
  'Not a state. Give two letters or a name: AZ or Arizona.':
    'No es un estado. Indique dos letras o un nombre: AZ o Arizona.',
  'Not a county. Give its five digits, or its name together with state.':
    'No es un condado. Indique sus cinco dígitos, o su nombre junto con el estado.',
  'No official parcel layer of this place is in our registry. The assessor of the county keeps its parcels.':
    'Ninguna capa oficial de parcelas de este lugar está en nuestro registro. El tasador del condado lleva sus parcelas.',
  'Each layer was last known to answer on the day of the registry. Several can cover one place: we ask the smallest first.':
    'Se sabe que cada capa respondía el día de su registro. Varias pueden cubrir un mismo lugar: preguntamos primero a la más pequeña.',
  'Read by the connector us-florida-parcels.': 'La lee el conector us-florida-parcels.',
  'Switched off: its terms may forbid reuse.':
    'Desactivada: sus condiciones pueden prohibir la reutilización.',
  'address must not contain control characters.': 'address no debe contener caracteres de control.',
  'address needs a house number and a street, such as 2 N Central Ave.':
    'address necesita el número de la casa y la calle, como 2 N Central Ave.',
  'Give a layer, or a county.': 'Indique una capa o un condado.',
  'The layer of {layer} publishes no address of its lots. Look up the point of the address, and ask getParcelAt with it.':
    'La capa de {layer} no publica ninguna dirección de sus lotes. Busque el punto de la dirección y pregunte con él a getParcelAt.',
  'No official parcel layer of this county is in our registry. The assessor keeps its parcels.':
    'Ninguna capa oficial de parcelas de este condado está en nuestro registro. El tasador lleva sus parcelas.',
  '{count} lots have this address.': {
    one: '{count} lote tiene esta dirección.',
    other: '{count} lotes tienen esta dirección.',
  },
  'No lot of the layer has this address. The layer may write it in another way: ask getParcelAt with its point.':
    'Ningún lote de la capa tiene esta dirección. La capa puede escribirla de otra forma: pregunte a getParcelAt con su punto.',
  'The source cut its answer, so there may be more.':
    'La fuente cortó su respuesta, así que puede haber más.',
  '23 whole states, 877 counties and 120 cities outside Florida, where a layer is registered. The parcels of Florida are a source of their own.':
    '23 estados completos, 877 condados y 120 ciudades fuera de Florida, donde hay una capa registrada. Las parcelas de Florida son una fuente aparte.',
  'Each publisher edits its layer on its own schedule. Hosted layers state their last edit; for the others we state when we read them.':
    'Cada organismo edita su capa a su propio ritmo. Las capas alojadas indican su última edición; de las demás indicamos cuándo las leímos.',
  'Outlines are for tax mapping and not a survey: they show no boundary, setback or legal lot.':
    'Los contornos son para el mapa de impuestos y no son un deslinde: no muestran ningún lindero, retiro ni lote legal.',
  'Values are the publisher’s words for its own columns, and are never compared across places.':
    'Los valores llevan las palabras de quien los publica para sus propias columnas, y nunca se comparan entre lugares.',
  'About one layer in four did not answer a month after the registry’s date. A failure says its cause, and never reads as “no parcel here”.':
    'Cerca de una de cada cuatro capas no respondió un mes después de la fecha del registro. Un fallo dice su causa y nunca se muestra como “aquí no hay parcela”.',
  'A condominium is often several records with one outline. All are listed, and nothing is added up.':
    'Un condominio suele ser varios registros con un mismo contorno. Se muestran todos y no se suma nada.',
  'The columns of a layer are learned from its own page. sourceAttributes.columns has each under its publisher’s name and label.':
    'Las columnas de una capa se conocen por su propia página. sourceAttributes.columns tiene cada una con el nombre y la etiqueta de quien la publica.',
  'assessedValue, marketValue and taxableValue are filled only where the state’s publishers define the column. All other values keep their column names.':
    'assessedValue, marketValue y taxableValue se llenan solo donde los organismos del estado definen la columna. Todos los demás valores conservan los nombres de sus columnas.',
  'Acres that we measured from the outline are under sourceAttributes.measured, beside the published ones.':
    'Los acres que medimos en el contorno están en sourceAttributes.measured, junto a los publicados.',
  'bbox at most 0.05 square degree; limit 500, offset 100,000.':
    'bbox de 0.05 grados cuadrados como máximo; limit 500, offset 100,000.',
  'A point’s answer has at most 200 records, a number’s 100.':
    'La respuesta por un punto tiene como máximo 200 registros; por un número, 100.',
  'Washington, Montana and North Carolina: lots one by one, no file of many.':
    'Washington, Montana y North Carolina: lotes uno por uno, ningún archivo de muchos.',
  'A query names its columns: those that a dictionary knows, numbers, days and short codes. Owners, mailing addresses, exemptions and free text are never among them.':
    'Una consulta nombra sus columnas: las que un diccionario conoce, números, fechas y códigos cortos. Propietarios, direcciones postales, exenciones y texto libre nunca están entre ellas.',
  'One request at a time to a county’s host, two to ArcGIS Online, a second apart; five minutes of rest after HTTP 429 or 503.':
    'Una consulta a la vez al servidor de un condado, dos a ArcGIS Online, con un segundo entre ellas; cinco minutos de descanso después de HTTP 429 o 503.',
  'Answers are kept for a day, and serve a week longer while a layer is down.':
    'Las respuestas se conservan un día y sirven una semana más mientras una capa no funciona.',
  'The area of the outline is measured by us. Outlines are for tax mapping: not a survey, and no legal boundary.':
    'La superficie del contorno la medimos nosotros. Los contornos son para el mapa de impuestos: no son un deslinde ni un lindero legal.',
  'Columns behind the area of the outline are the publisher’s own, under its names. Values of two publishers do not compare.':
    'Las columnas después de la superficie del contorno son de quien publica los datos y llevan sus nombres. Los valores de dos organismos no se pueden comparar.',
  'What the authority thinks the property would sell for on its valuation date. It is not a sale price and not an independent appraisal.':
    'El precio al que, según la autoridad, se vendería la propiedad en su fecha de valoración. No es un precio de venta ni un avalúo independiente.',
  'The value the authority set by its own appraisal. Some places limit how fast it may rise, so it can differ from the market value.':
    'El valor que la autoridad fijó con su propia tasación. Algunos lugares limitan cuánto puede subir, así que puede ser distinto del valor de mercado.',
  'The value on the tax roll. In many places it is only a part of the market value, or is held down by a limit.':
    'El valor en el padrón de impuestos. En muchos lugares es solo una parte del valor de mercado, o un límite lo mantiene más bajo.',
  'What is left of the assessed value after exemptions and limits. Tax rates apply to it. It is not the tax.':
    'Lo que queda del valor tasado después de exenciones y límites. A él se aplican las tasas de impuestos. No es el impuesto.',
  'The part of the value that is for the land alone, at the level the publisher gives it.':
    'La parte del valor que corresponde solo al terreno, al nivel en que la da la fuente.',
  'The part of the value that is for the house and other buildings, at the level the publisher gives it.':
    'La parte del valor que corresponde a la casa y a las demás construcciones, al nivel en que la da la fuente.',
  'Not published: {years}.': 'No publicado: {years}.',
} satisfies Readonly<Record<string, SentenceTemplate>>
