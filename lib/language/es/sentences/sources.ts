import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const sourceSentences = {
  '{title}: {edition} did not answer, so it was not searched.':
    '{title}: {edition} no respondió, así que no se buscó ahí.',
  'We do not know an address of {title} that programs can read. The operator of this site can supply one ({setting}). Look the property up on the official page: {officialPage}':
    'No conocemos una dirección de {title} que los programas puedan leer. Quien administra este sitio puede indicar una ({setting}). Busque la propiedad en la página oficial: {officialPage}',
  '{title} no longer sends the column {lost}.': '{title} ya no envía la columna {lost}.',
  '{title} sent a number that cannot be in the column {column}.':
    '{title} envió un número que no es posible en la columna {column}.',
  'No taxable values: exemptions differ from one taxing unit to the next.':
    'Sin valores gravables: las exenciones cambian de una entidad fiscal a otra.',
  'Districts value as of January 1. The value of a homestead after the yearly limit on increases is not its market value.':
    'Los distritos valoran al 1 de enero. El valor de una vivienda principal (homestead) después del límite anual de aumento no es su valor de mercado.',
  'From late autumn a district may already show the next year: a working roll, not certified.':
    'Desde fines de otoño, un distrito puede mostrar ya el año siguiente: un padrón de trabajo, sin certificar.',
  'the district does not publish which year its values are for.':
    'el distrito no publica de qué año son sus valores.',
  'A record of {town} has two addresses that contradict each other, {first} and {other}. The first is shown; ask the town which one is right.':
    'Un registro de {town} tiene dos direcciones que se contradicen, {first} y {other}. Se muestra la primera; pregunte al municipio cuál es la correcta.',
  "13 of Idaho's 44 counties, as of September 10, 2026: {counties}.":
    '13 de los 44 condados de Idaho, al 10 de septiembre de 2026: {counties}.',
  "{count, number} of Minnesota's 87 counties, as of August 6, 2026.":
    '{count, number} de los 87 condados de Minnesota, al 6 de agosto de 2026.',
  'Not published here: {counties}.': 'No publicados aquí: {counties}.',
  'Bexar County, Texas, San Antonio included: total, land and building values.':
    'Bexar County, Texas, con San Antonio: valor total, del terreno y de las construcciones.',
  'No year is published with the values; the layer is renewed about once a year, in autumn.':
    'Los valores se publican sin año; la capa se renueva más o menos una vez al año, en otoño.',
  'Addresses often lack the type of street.': 'A las direcciones les falta a menudo el tipo de calle.',
  'Collin County, Texas: the newest roll; until it has values, the roll before.':
    'Collin County, Texas: el padrón más reciente y, mientras no tenga valores, el anterior.',
  'From autumn on the newest roll is that of the next year, and its values are empty for months.':
    'Desde el otoño, el padrón más reciente es el del año siguiente, y durante meses no trae valores.',
  'All 169 towns of Connecticut: the collection of 2025, with the assessed total before it.':
    'Los 169 municipios de Connecticut: la recopilación de 2025, con el total tasado anterior.',
  'Of the previous year only the assessed total is published, and not by every town.':
    'Del año anterior solo se publica el total tasado, y no en todos los municipios.',
  'The newest collection, of 2026, is in another layer. It is read only where the layer of 2025 does not answer or has no such record.':
    'La recopilación más reciente, de 2026, está en otra capa. Solo se lee cuando la capa de 2025 no responde o no tiene el registro.',
  'No market values. The appraised total is added up from its parts only where the assessed total confirms that all parts are there.':
    'Sin valores de mercado. El total de avalúo se suma de sus partes solo cuando el total tasado confirma que están todas.',
  'No taxable values. Some records are joined to the wrong parcel in a few towns.':
    'Sin valores gravables. En algunos municipios, ciertos registros están unidos a la parcela equivocada.',
  'About a fifth of the records have no parcel number, and some have no full address.':
    'Cerca de la quinta parte de los registros no tiene número de parcela, y algunos no tienen la dirección completa.',
  'Give the town whose assessor keeps the record: it is named on the tax bill, and can differ from the city of the mail.':
    'Indique el municipio cuyo tasador lleva el registro: aparece en la factura de impuestos y puede ser distinto de la ciudad de la dirección postal.',
  'This record comes from the state’s newest collection, which is a layer without a year in its name.':
    'Este registro viene de la recopilación más reciente del estado, una capa que no lleva año en el nombre.',
  'Assessed value is 70 percent of what the town appraised at its last revaluation.':
    'El valor tasado es el 70 por ciento de lo que el municipio calculó en su última revaluación.',
  'Towns revalue every five years, so equal values in consecutive years are normal.':
    'Los municipios revalúan cada cinco años, así que es normal ver valores iguales en años seguidos.',
  'Town assessors are authoritative; the state collects what they send.':
    'Los datos que valen son los de los tasadores municipales; el estado reúne lo que ellos envían.',
  'All parcels of Cook County, Illinois, Chicago included, 1999 onward.':
    'Todas las parcelas de Cook County, Illinois, con Chicago, desde 1999.',
  'No market values and no taxable values: exemptions apply after equalization.':
    'Sin valores de mercado ni valores gravables: las exenciones se aplican después de la igualación (equalization).',
  'Values of the current year come township by township; a later stage is absent until it has happened.':
    'Los valores del año en curso llegan municipio por municipio (township); una etapa posterior no aparece hasta que ocurre.',
  'Some newer parcels have no address on record yet and are not found by address or number.':
    'Algunas parcelas nuevas todavía no tienen dirección registrada y no se encuentran ni por dirección ni por número.',
  'Values are assessed values, a share of market value that depends on the class: 10 percent for most homes.':
    'Los valores son valores tasados, una parte del valor de mercado que depende de la clase: 10 por ciento en la mayoría de las casas.',
  'A parcel is reassessed every third year, so equal values in consecutive years are normal.':
    'Cada parcela se vuelve a tasar cada tres años, así que es normal ver valores iguales en años seguidos.',
  'Dallas County, Texas: current market values.': 'Dallas County, Texas: valores de mercado actuales.',
  'No year, no land value and no building value are published with the market value.':
    'El valor de mercado se publica sin año, sin valor del terreno y sin valor de las construcciones.',
  'The service of the district is down now and then.':
    'El servicio del distrito deja de funcionar de vez en cuando.',
  'Denton County, Texas: the newest roll on the county map.':
    'Denton County, Texas: el padrón más reciente en el mapa del condado.',
  'Land values of the homestead and of the rest stand apart, and the publisher gives no sum of them.':
    'El valor del terreno de la vivienda principal y el del resto se publican aparte, sin la suma de los dos.',
  'From autumn on the records bear the next year, with the values of this year carried over.':
    'Desde el otoño, los registros llevan el año siguiente con los valores de este año.',
  'The appraised value is the one before the limit on a homestead; the one after it is the net appraised value, listed apart.':
    'El valor tasado (appraised value) es el anterior al límite de la vivienda principal (homestead); el posterior es el valor tasado neto (net appraised value), que se muestra aparte.',
  'All parcels of the City of Detroit: the roll in force and the one before. Not the rest of Wayne County.':
    'Todas las parcelas de la ciudad de Detroit: el padrón vigente y el anterior. No incluye el resto de Wayne County.',
  'No market values and no values of buildings alone.':
    'Sin valores de mercado y sin valores solo de las construcciones.',
  'The roll year is not in the record.': 'El registro no lleva el año del padrón.',
  'Tentative values of the next roll are not in this table.':
    'Los valores provisionales del próximo padrón no están en esta tabla.',
  'from July on, current values are taken for those of this calendar year’s roll, previous ones for the year before.':
    'desde julio, los valores actuales se toman como los del padrón de este año calendario, y los anteriores como los del año pasado.',
  'Assessed value is about half of market value; taxable value is capped from year to year.':
    'El valor tasado es cerca de la mitad del valor de mercado; el valor gravable tiene un tope de aumento de un año a otro.',
  'An assessed and taxable value of 0 means exempt or not assessed, not that the property is worth nothing.':
    'Un valor tasado y gravable de 0 significa exento o sin tasar, no que la propiedad no valga nada.',
  'The level of the land value is not stated: do not set it against the assessed value.':
    'No se indica el nivel del valor del terreno: no lo compare con el valor tasado.',
  'El Paso County, Texas: the property record without its values.':
    'El Paso County, Texas: el registro de la propiedad sin sus valores.',
  'No values: we do not know yet what the value columns of this copy hold. The district’s own page has the values.':
    'Sin valores: todavía no sabemos qué contienen las columnas de valores de esta copia. La página del distrito tiene los valores.',
  'no values are read from this copy.': 'de esta copia no se leen valores.',
  'This record has no values. Take them from the notice or from the page of the district.':
    'Este registro no tiene valores. Tómelos del aviso o de la página del distrito.',
  'All 67 counties of Florida: the newest roll, published once a year in about September.':
    'Los 67 condados de Florida: el padrón más reciente, que se publica una vez al año, hacia septiembre.',
  'No building values.': 'Sin valores de las construcciones.',
  'A condominium tower is often one parcel, and Miami-Dade and St. Johns keep their units elsewhere.':
    'Una torre de condominios suele ser una sola parcela, y Miami-Dade y St. Johns llevan sus unidades en otro lugar.',
  'While a new year is loaded, for some days in about September, the layer can be closed.':
    'Mientras se carga un año nuevo, durante algunos días hacia septiembre, la capa puede estar cerrada.',
  'An address must be known to the Census Bureau’s address look-up; new streets often are not.':
    'La dirección debe estar en el buscador de la Oficina del Censo (Census Bureau); las calles nuevas a menudo no están.',
  'Just value is the market value of January 1; assessed and taxable values shown are those for all levies but the schools’.':
    'El valor justo es el valor de mercado al 1 de enero; el valor tasado y el gravable que se muestran son los de todos los impuestos salvo los escolares.',
  'County property appraisers are authoritative, and their own records can be newer.':
    'Los datos que valen son los de los tasadores de los condados (property appraisers), y sus registros pueden ser más recientes.',
  'Fort Bend County, Texas: total, land and building values.':
    'Fort Bend County, Texas: valor total, del terreno y de las construcciones.',
  'No year is published with the values.': 'Los valores se publican sin año.',
  'Harris County, Texas, Houston included: the newest roll on the county map.':
    'Harris County, Texas, con Houston: el padrón más reciente en el mapa del condado.',
  'Records whose owners are confidential by law are left out.':
    'Se omiten los registros cuyos propietarios son confidenciales por ley.',
  'Units of a condominium share one address here: the account number tells them apart.':
    'Las unidades de un condominio comparten aquí una dirección: el número de cuenta las distingue.',
  'We show as the assessed value what the district calls the appraised value, after limits and exclusions.':
    'Mostramos como valor tasado (assessed value) lo que el distrito llama appraised value, después de límites y exclusiones.',
  "13 of Idaho's 44 counties, as of September 10, 2026: Ada, Bear Lake, Boise, Camas, Gooding, Jerome, Lincoln, Minidoka, Nez Perce, Oneida, Teton, Valley, Washington.":
    '13 de los 44 condados de Idaho, al 10 de septiembre de 2026: Ada, Bear Lake, Boise, Camas, Gooding, Jerome, Lincoln, Minidoka, Nez Perce, Oneida, Teton, Valley, Washington.',
  'The other 31 counties are not published here; ask the county assessor.':
    'Los otros 31 condados no se publican aquí; pregunte al tasador del condado.',
  'No year of assessment: only the day on which a record was updated.':
    'Sin año de tasación: solo el día en que se actualizó un registro.',
  'No taxable values, no year built and no sales.':
    'Sin valores gravables, sin año de construcción y sin ventas.',
  'the source has only the day on which a record was updated.':
    'la fuente solo tiene el día en que se actualizó un registro.',
  'Only 13 of 44 counties are published. A home elsewhere is not found here, although its county has a record.':
    'Solo se publican 13 de los 44 condados. Una casa de otro condado no se encuentra aquí, aunque su condado tiene un registro.',
  'Assessors value at market value before exemptions; taxable values are not published here.':
    'Los tasadores usan el valor de mercado antes de exenciones; los valores gravables no se publican aquí.',
  'All 351 cities and towns of Massachusetts: the newest fiscal year each has sent in.':
    'Las 351 ciudades y municipios de Massachusetts: el año fiscal más reciente que cada uno ha enviado.',
  'Towns send their files at different times, so fiscal years differ from town to town.':
    'Los municipios envían sus archivos en momentos distintos, así que el año fiscal cambia de uno a otro.',
  'Exempt amounts and taxable values are not published.':
    'No se publican los montos exentos ni los valores gravables.',
  'Assessors value at full and fair cash value as of January 1 before the fiscal year.':
    'Los tasadores usan el valor total y justo en efectivo (full and fair cash value) al 1 de enero anterior al año fiscal.',
  'The outline of a parcel here is not an authoritative boundary.':
    'El contorno de una parcela aquí no es un lindero oficial.',
  "59 of Minnesota's 87 counties, as of August 6, 2026.":
    '59 de los 87 condados de Minnesota, al 6 de agosto de 2026.',
  'Not published here: Beltrami, Blue Earth, Brown, Cottonwood, Dodge, Faribault, Freeborn, Goodhue, Hubbard, Kanabec, Kandiyohi, Kittson, Le Sueur, Lincoln, Mahnomen, Martin, Meeker, Nicollet, Nobles, Pine, Redwood, Rock, Roseau, Sibley, Swift, Todd, Wadena, Watonwan.':
    'No publicados aquí: Beltrami, Blue Earth, Brown, Cottonwood, Dodge, Faribault, Freeborn, Goodhue, Hubbard, Kanabec, Kandiyohi, Kittson, Le Sueur, Lincoln, Mahnomen, Martin, Meeker, Nicollet, Nobles, Pine, Redwood, Rock, Roseau, Sibley, Swift, Todd, Wadena, Watonwan.',
  'Estimated market values only; taxable market values are not published.':
    'Solo valores de mercado estimados; los valores de mercado gravables no se publican.',
  'Hennepin and Carver counties publish no year; their values have none.':
    'Hennepin County y Carver County no publican el año; sus valores no lo llevan.',
  'Condominiums are missing in some counties.': 'En algunos condados faltan los condominios.',
  'The statewide table is slow. Name the county: Anoka, Carver, Dakota, Hennepin, Ramsey, Scott and Washington have faster tables.':
    'La tabla de todo el estado es lenta. Indique el condado: Anoka, Carver, Dakota, Hennepin, Ramsey, Scott y Washington tienen tablas más rápidas.',
  'Values are the assessor’s estimated market values as of January 2 of the assessment year.':
    'Los valores son los valores de mercado que estima el tasador al 2 de enero del año de tasación.',
  'Only counties that opted in are published, and parcel numbers repeat from county to county: check the county.':
    'Solo se publican los condados que quisieron participar, y los números de parcela se repiten entre condados: compruebe el condado.',
  'All 56 counties of Montana: the appraisals of the Department of Revenue, updated monthly.':
    'Los 56 condados de Montana: los avalúos del Department of Revenue, actualizados cada mes.',
  'No taxable values: the tax rate depends on the class of the property and on homestead status.':
    'Sin valores gravables: la tasa del impuesto depende de la clase de la propiedad y de si es vivienda principal (homestead).',
  'No year built and no sale prices.': 'Sin año de construcción y sin precios de venta.',
  'About one outline in 27 has no geocode and is not found here.':
    'Cerca de uno de cada 27 contornos no tiene geocódigo (geocode) y no se encuentra aquí.',
  'Ravalli, Silver Bow, Missoula, Flathead and Yellowstone counties keep their own parcels and send them in.':
    'Los condados Ravalli, Silver Bow, Missoula, Flathead y Yellowstone llevan sus propias parcelas y las envían.',
  'Values are the Department of Revenue’s appraised market values; the tax is figured on a share of them.':
    'Los valores son los valores de mercado calculados por el Department of Revenue; el impuesto se calcula sobre una parte de ellos.',
  'Values are set every two years, so equal values in both years of a cycle are normal.':
    'Los valores se fijan cada dos años, así que es normal ver valores iguales en los dos años de un ciclo.',
  'Montgomery County, Texas: the property record without its values.':
    'Montgomery County, Texas: el registro de la propiedad sin sus valores.',
  'No values: we do not know yet how this copy names and fills them. The district’s own page has them.':
    'Sin valores: todavía no sabemos cómo esta copia los nombra y los llena. La página del distrito los tiene.',
  'Final rolls of the 996 local governments of New York State outside New York City.':
    'Padrones definitivos de los 996 gobiernos locales del estado de New York, fuera de la ciudad de New York.',
  'Final rolls only, up to two years behind: a tentative roll never shows, so it cannot tell whether a grievance is possible.':
    'Solo padrones definitivos, con hasta dos años de retraso: un padrón provisional nunca aparece, así que no sirven para saber si se puede presentar una reclamación (grievance).',
  'No values of buildings alone. Full market values are blank in some towns.':
    'Sin valores solo de las construcciones. En algunos municipios, el valor de mercado total está en blanco.',
  'A property in a village can be on the village’s roll and on the town’s: each is a record of its own.':
    'Una propiedad en una villa (village) puede estar en el padrón de la villa y en el del municipio (town): son dos registros distintos.',
  'Parcel addresses have no ZIP code.': 'Las direcciones de las parcelas no tienen código postal.',
  'Give the six-digit code of the city, town or village, such as 311500 for Syracuse: it is the SWIS code on the tax bill, and https://data.ny.gov/d/bsmp-6um6 lists them by name. A town’s own roll has the code that ends in 00.':
    'Indique el código de seis dígitos de la ciudad, el municipio o la villa (village), como 311500 para Syracuse: es el código SWIS de la factura de impuestos, y https://data.ny.gov/d/bsmp-6um6 los da por nombre. El padrón propio de un municipio (town) tiene el código que termina en 00.',
  'Each town assesses at its own share of market value: never compare assessed values across towns.':
    'Cada municipio tasa según su propio porcentaje del valor de mercado: nunca compare valores tasados de municipios distintos.',
  'Full market value is the assessment divided by the town’s rate of that year, and only as current as that rate.':
    'El valor de mercado total es la tasación dividida entre la tasa del municipio de ese año, y solo es tan actual como esa tasa.',
  'The taxable value shown is the county’s; town and school taxable values, shown beside it, differ by exemptions.':
    'El valor gravable que se muestra es el del condado; los del municipio y la escuela, que se muestran al lado, son distintos por las exenciones.',
  'All 100 counties of North Carolina and the Eastern Band of Cherokee: the newest file each has sent in.':
    'Los 100 condados de North Carolina y la Eastern Band of Cherokee: el archivo más reciente que cada uno ha enviado.',
  'No tax year: values hold from one reappraisal of a county to the next.':
    'Sin año fiscal (tax year): los valores rigen desde una revaluación del condado hasta la siguiente.',
  'No taxable values and no sale prices.': 'Sin valores gravables y sin precios de venta.',
  'About half of the counties send no years of construction; Orange and Franklin send no addresses.':
    'Cerca de la mitad de los condados no envía el año de construcción; Orange y Franklin no envían direcciones.',
  'the record says only when it was revised and when the county’s file was made.':
    'el registro solo dice cuándo se revisó y cuándo se hizo el archivo del condado.',
  'Values are as of January 1 of the county’s last reappraisal, which can be eight years ago.':
    'Los valores son al 1 de enero de la última revaluación del condado, que puede ser de hace ocho años.',
  'Farm, horticultural and forest land may be taxed at its present use value instead.':
    'Los terrenos agrícolas, hortícolas y forestales pueden pagar impuestos según su valor de uso actual en lugar de este.',
  'All parcels on the closed secured rolls of San Francisco, 2007 onward.':
    'Todas las parcelas de los padrones cerrados de propiedad asegurada (secured rolls) de San Francisco, desde 2007.',
  'No market values: under Proposition 13 the roll is a base-year value raised by at most 2 percent a year.':
    'Sin valores de mercado: con la Proposition 13, el padrón lleva el valor de un año base, que sube como máximo 2 por ciento al año.',
  'The roll has land, building, fixtures and personal property apart and no total of them, so none is shown.':
    'El padrón separa terreno, construcción, instalaciones fijas y bienes muebles y no da el total, así que no se muestra ninguno.',
  'No unsecured property, no supplemental or escape assessments and no outcomes of appeals.':
    'Sin propiedad no asegurada (unsecured), sin tasaciones suplementarias ni de omisión (escape) y sin resultados de apelaciones.',
  'Street names are cut to 20 letters. A roll can lag a sale by a year.':
    'Los nombres de las calles se cortan a 20 letras. Un padrón puede ir un año detrás de una venta.',
  'Values are base-year values under Proposition 13, not what the property would sell for.':
    'Los valores son los de un año base según la Proposition 13, no el precio al que se vendería la propiedad.',
  'Roll year 2025 is the fiscal year from July 2025 to June 2026.':
    'El año de padrón 2025 es el año fiscal de julio de 2025 a junio de 2026.',
  'Tarrant County, Texas, Fort Worth included: the roll that the district has put on its open map.':
    'Tarrant County, Texas, con Fort Worth: el padrón que el distrito ha puesto en su mapa abierto.',
  'The open map may be a year behind: it showed the 2025 roll in autumn 2026.':
    'El mapa abierto puede ir un año atrás: en otoño de 2026 mostraba el padrón de 2025.',
  'The records give the city as a number only.': 'Los registros dan la ciudad solo como un número.',
  'Travis County, Texas, Austin included: the 2025 roll as of December 2025.':
    'Travis County, Texas, con Austin: el padrón de 2025, a diciembre de 2025.',
  'No land or building values in this copy.':
    'Esta copia no tiene valores del terreno ni de las construcciones.',
  'A newer copy comes under a new address, with a new year.':
    'Una copia más nueva llega con otra dirección y otro año.',
  'the copy is dated December 2025, so its values are taken for those of 2025.':
    'la copia es de diciembre de 2025, así que sus valores se toman como los de 2025.',
  'All 29 counties of Utah: the newest file that each has sent in.':
    'Los 29 condados de Utah: el archivo más reciente que cada uno ha enviado.',
  'No assessed and no taxable values: a primary home is taxed on part of its market value.':
    'Sin valores tasados ni gravables: una vivienda principal paga impuestos sobre una parte de su valor de mercado.',
  'No tax year. Counties send files at different times, and some files are years old.':
    'Sin año fiscal (tax year). Los condados envían sus archivos en momentos distintos, y algunos archivos tienen años de antigüedad.',
  'Juab County sends no years of construction.': 'Juab County no envía el año de construcción.',
  'Name the county: Utah publishes a list for each of its 29 counties. Your tax notice names it.':
    'Indique el condado: Utah publica una lista para cada uno de sus 29 condados. Aparece en su aviso de impuestos.',
  'the record says only when the county’s file was made.':
    'el registro solo dice cuándo se hizo el archivo del condado.',
  'Values are the county’s market values, not what is taxed.':
    'Los valores son los valores de mercado del condado, no lo que paga impuestos.',
  'The date of the county’s file differs by county: look at it before comparing.':
    'La fecha del archivo cambia de un condado a otro: véala antes de comparar.',
  'All 39 counties of Washington: the parcel files that counties sent in early in the year.':
    'Los 39 condados de Washington: los archivos de parcelas que los condados enviaron a principios de año.',
  'No total: land and building values stand apart, and we do not add them up.':
    'Sin total: los valores del terreno y de las construcciones van aparte, y no los sumamos.',
  'No year of the values, no year of construction, no sales and no taxable values.':
    'Sin año de los valores, sin año de construcción, sin ventas y sin valores gravables.',
  'Many parcels have no street address, and many addresses have no city.':
    'Muchas parcelas no tienen dirección, y muchas direcciones no tienen ciudad.',
  'A parcel without a statewide number is left out.': 'Se omite la parcela que no tiene un número estatal.',
  'the layer is made once a year from files of the counties.':
    'la capa se hace una vez al año con los archivos de los condados.',
  'The county’s own page has the total, the year and the taxable value.':
    'La página del condado tiene el total, el año y el valor gravable.',
  'Some counties allow use of these data for State of Washington business only, and state law (RCW 42.56.070) forbids lists of individuals for commercial purposes.':
    'Algunos condados permiten usar estos datos solo para asuntos del estado de Washington, y la ley estatal (RCW 42.56.070) prohíbe las listas de personas con fines comerciales.',
  'All taxable and exempt lots of the District of Columbia: prior, current and proposed values.':
    'Todos los lotes gravables y exentos del District of Columbia: valores anteriores, actuales y propuestos.',
  'No taxable values: the District publishes the capped base apart.':
    'Sin valores gravables: el Distrito publica aparte la base con tope.',
  'The columns of this table have changed several times, so a value can be missing from one month to the next.':
    'Las columnas de esta tabla han cambiado varias veces, así que un valor puede faltar de un mes a otro.',
  'Air rights, possessory interests and common lots of condominiums may have no values.':
    'Los derechos aéreos, los intereses posesorios y los lotes comunes de los condominios pueden no tener valores.',
  'These values come from an older table of the publisher, which calls them old and new. Old is taken for current and new for proposed: that is likely, but the publisher does not say so.':
    'Estos valores vienen de una tabla más antigua de la fuente, que los llama viejos y nuevos. Tomamos los viejos como actuales y los nuevos como propuestos: es probable, pero la fuente no lo dice.',
  'from March on, current values are taken for those of this calendar year’s tax year, proposed ones for the next, prior ones for the last.':
    'desde marzo, los valores actuales se toman como los del año fiscal (tax year) de este año calendario, los propuestos como los del siguiente y los anteriores como los del pasado.',
  'The District assesses at its estimate of full market value; we show its published appraised value as the assessed value.':
    'El Distrito tasa según su estimación del valor de mercado total; mostramos como valor tasado (assessed value) el appraised value que publica.',
  'The quadrant (NW, NE, SW, SE) is part of an address: without it there may be one candidate in each.':
    'El cuadrante (NW, NE, SW, SE) es parte de la dirección: sin él puede haber una casa posible en cada uno.',
  'Williamson County, Texas: the certified roll, renewed monthly.':
    'Williamson County, Texas: el padrón certificado, renovado cada mes.',
  'All 72 counties of Wisconsin: one tax roll, published once a year in summer.':
    'Los 72 condados de Wisconsin: un padrón de impuestos, publicado una vez al año en verano.',
  'An estimated market value is missing for about a third of the parcels.':
    'En cerca de la tercera parte de las parcelas falta el valor de mercado estimado.',
  'No year of construction, no building area and no sales.':
    'Sin año de construcción, sin superficie de la construcción y sin ventas.',
  'Each municipality assesses at its own share of market value, so assessed and market value differ.':
    'Cada municipio tasa según su propio porcentaje del valor de mercado, así que el valor tasado y el de mercado son distintos.',
  'The market value is the state’s estimate, published with the tax bill.':
    'El valor de mercado es la estimación del estado, que se publica con la factura de impuestos.',
  'Woodbury County, Iowa, with Sioux City: this assessment year and the one before.':
    'Woodbury County, Iowa, con Sioux City: este año de tasación y el anterior.',
  'We do not know an address that programs can read. The operator of this site must supply a table with the columns named here.':
    'No conocemos una dirección que los programas puedan leer. Quien administra este sitio debe indicar una tabla con las columnas que aquí se nombran.',
  'Neither the address nor the columns have been checked against the assessors’ own records.':
    'Ni la dirección ni las columnas se han comparado con los registros de los tasadores.',
  'No taxable values: the state’s yearly rollback applies after the assessment.':
    'Sin valores gravables: la reducción anual del estado (rollback) se aplica después de la tasación.',
  'from April on, current values are taken for those of January 1 of this calendar year, previous ones for the year before.':
    'desde abril, los valores actuales se toman como los del 1 de enero de este año calendario, y los anteriores como los del año pasado.',
  'Iowa assesses at full market value, farm land by what it yields; property is reassessed in odd-numbered years.':
    'Iowa tasa al valor de mercado total, y la tierra agrícola según lo que produce; la propiedad se vuelve a tasar en los años impares.',
  'The County Assessor and the Sioux City Assessor each value their own area.':
    'El County Assessor y el Sioux City Assessor valoran cada uno su propia zona.',
  '{title} is not switched on here. Whoever runs this site can add {entry} to {setting}. The official page is {officialPage}':
    '{title} no está activado aquí. Quien administra este sitio puede agregar {entry} a {setting}. La página oficial es {officialPage}',
  'Did you mean {near}?': '¿Quiso decir {near}?',
  'listSources lists them all.': 'listSources las muestra todas.',
  'There is no source of that name. {hint}': 'No hay ninguna fuente con ese nombre. {hint}',
  'This is not a key that searchProperties gives. Search for the property again and take the key from its record.':
    'Esta no es una clave que dé searchProperties. Busque la propiedad de nuevo y tome la clave de su registro.',
  'Not published by this source: {kinds}.': 'Esta fuente no publica: {kinds}.',
  'Values stand with each year. Owner names, mailing addresses and parcel outlines are left out.':
    'Los valores van con cada año. Se omiten los nombres de propietarios, las direcciones postales y los contornos de las parcelas.',
  '{gap, sentence} Values stand with each year. Owner names, mailing addresses and parcel outlines are left out.':
    '{gap, sentence} Los valores van con cada año. Se omiten los nombres de propietarios, las direcciones postales y los contornos de las parcelas.',
  'The operator of this site has not switched this source on.':
    'Quien administra este sitio no ha activado esta fuente.',
  'We do not know an address that programs can read. Use the official page.':
    'No conocemos una dirección que los programas puedan leer. Use la página oficial.',
  'The year shown is the {meaning}.': 'El año que se muestra es el {meaning}.',
  'No year is published: {why}': 'No se publica el año: {why}',
  'The year is not in the record: {how}': 'El año no está en el registro: {how}',
  'The table of {title} has no column today for: {lost}. What it would say is missing or incomplete here.':
    'La tabla de {title} hoy no tiene columna para: {lost}. Lo que diría falta aquí o está incompleto.',
  '{source} is not answering right now. Try again in a few minutes.':
    '{source} no responde en este momento. Intente de nuevo en unos minutos.',
  '{source} did not answer in time. Try again in a few minutes.':
    '{source} no respondió a tiempo. Intente de nuevo en unos minutos.',
  '{source} refused this search.': '{source} rechazó esta búsqueda.',
  '{source} is limiting requests. Try again in a minute.':
    '{source} está limitando las consultas. Intente de nuevo en un minuto.',
  '{failure, sentence} The official page may still work: {officialPage}':
    '{failure, sentence} La página oficial puede seguir funcionando: {officialPage}',
  '{title} no longer has the columns by which this is searched.':
    '{title} ya no tiene las columnas con las que se busca esto.',
  'This does not look like a parcel id of {title}. Its form: {form}. Copy it from the notice or tax bill.':
    'Esto no parece un número de parcela de {title}. Su forma: {form}. Cópielo del aviso o de la factura de impuestos.',
  '{title} has too many similar addresses to tell whether yours is among them. Add the city or postal code, or search by parcel id.':
    '{title} tiene demasiadas direcciones parecidas para saber si la suya está entre ellas. Agregue la ciudad o el código postal, o busque por número de parcela.',
  'Give a street address or a parcel id.': 'Indique una dirección o un número de parcela.',
  'A source id has small letters, digits and dashes; listSources gives it.':
    'El identificador de una fuente lleva minúsculas, dígitos y guiones; listSources lo da.',
  'Give a house number and a street, like 742 W Inkwell St. A box, a crossing or a city alone names no property.':
    'Indique el número de la casa y la calle, como 742 W Inkwell St. Un apartado postal, un cruce o una ciudad sola no bastan para encontrar una propiedad.',
  'This address is in {there}; this source covers {here}.':
    'Esta dirección está en {there}; esta fuente cubre {here}.',
  '{title} needs one of its counties: {names}.': '{title} necesita uno de sus condados: {names}.',
  '{title} no longer has any column with a value.': '{title} ya no tiene ninguna columna con un valor.',
  'We could not apply the {names} to every record: the source does not publish it for all.':
    'No pudimos filtrar todos los registros por este dato: {names}. La fuente no lo publica para todos.',
  'Left out: {away} with another {names} on record.':
    'Se omitieron {away} que tienen otro dato en el registro ({names}).',
  'No record shows the {names} you typed ({typed}). Check that the place is the right one.':
    'Ningún registro coincide con lo que usted escribió ({names}: {typed}). Compruebe que el lugar sea el correcto.',
  'More match than are listed. Add a unit, city or postal code, or use the parcel id.':
    'Hay más coincidencias de las que se muestran. Agregue la unidad, la ciudad o el código postal, o use el número de parcela.',
  'We matched this by address. A person must check that it is the right home before we read its values.':
    'Lo encontramos por la dirección. Antes de leer sus valores, una persona debe comprobar que es la casa correcta.',
  'The county named is not published in {title} (as of {asOf}). Published are: {published}.':
    'El condado indicado no se publica en {title} (al {asOf}). Se publican: {published}.',
  'Nothing in {title} matches. Check the house number and the spelling, try the parcel id from the tax bill, or look on the official page: {officialPage}':
    'Nada coincide en {title}. Revise el número de la casa y la ortografía, pruebe con el número de parcela de la factura de impuestos, o busque en la página oficial: {officialPage}',
  '{line}: the record covers a range of house numbers that contains yours.':
    '{line}: el registro abarca varios números de casa, entre ellos el suyo.',
  '{line}: the source gives no direction for this street. Check that it is the street you mean.':
    '{line}: la fuente no da la orientación de esta calle. Compruebe que es la calle que busca.',
  'A key has 4 to 1,000 letters, digits, dashes and underscores; searchProperties gives it.':
    'Una clave tiene de 4 a 1,000 letras, dígitos, guiones y guiones bajos; searchProperties la da.',
  'At most three years at once.': 'Como máximo tres años a la vez.',
  'Name each year once.': 'Indique cada año una sola vez.',
  '{title} has no record under this key any more. Search again.':
    '{title} ya no tiene ningún registro con esta clave. Busque de nuevo.',
  'Not published for {missingYears}.': 'No publicado para {missingYears}.',
  '{later} lies ahead: a proposed or working value, not a final one.':
    '{later} todavía no llega: es un valor propuesto o de trabajo, no definitivo.',
  'These values have no year, so they stand with the property and not under a year.':
    'Estos valores no tienen año, así que aparecen con la propiedad y no bajo un año.',
  'Assessed, appraised, taxable and market values are different things. Compare only the same kind, in the same place.':
    'El valor tasado (assessed value), el valor tasado (appraised value), el gravable y el de mercado son cosas distintas. Compare solo el mismo tipo, en el mismo lugar.',
  'Not a sale price, not an independent appraisal, and no proof of title, exemption or an open deadline.':
    'No es un precio de venta ni un avalúo independiente, y no prueba la titularidad, una exención ni que un plazo siga abierto.',
  'The source has this property but publishes no value for it yet.':
    'La fuente tiene esta propiedad, pero todavía no publica ningún valor de ella.',
  'The source has values for {ahead} only, which lies ahead: proposed or working values, not final ones. Ask for that year by name to see them.':
    'La fuente solo tiene valores para {ahead}, que todavía no llega: son valores propuestos o de trabajo, no definitivos. Pida ese año para verlos.',
  'The record has no year: the operator of this site has set it.':
    'El registro no lleva año: lo puso quien administra este sitio.',
  'The values are of different stages: {year} {stage}, {year2} {stage2}. Later stages can still change a value.':
    'Los valores son de etapas distintas: {year} ({stage}) y {year2} ({stage2}). Las etapas posteriores todavía pueden cambiar un valor.',
  '{kind} stayed at {amount} from {year} to {year2}.': '{kind}: se mantuvo en {amount} de {year} a {year2}.',
  '{kind} rose by {by}, from {amount} in {year} to {amount2} in {year2}.':
    '{kind}: subió {by}, de {amount} en {year} a {amount2} en {year2}.',
  '{kind} fell by {by}, from {amount} in {year} to {amount2} in {year2}.':
    '{kind}: bajó {by}, de {amount} en {year} a {amount2} en {year2}.',
  '{kind} rose by {by} ({percent} percent), from {amount} in {year} to {amount2} in {year2}.':
    '{kind}: subió {by} ({percent} por ciento), de {amount} en {year} a {amount2} en {year2}.',
  '{kind} fell by {by} ({percent} percent), from {amount} in {year} to {amount2} in {year2}.':
    '{kind}: bajó {by} ({percent} por ciento), de {amount} en {year} a {amount2} en {year2}.',
  'No value with a year up to now is published, so there is nothing to compare.':
    'No se publica ningún valor con un año hasta hoy, así que no hay nada que comparar.',
  'This source publishes its latest values only. Compare with the notice of an earlier year.':
    'Esta fuente solo publica sus valores más recientes. Compare con el aviso de un año anterior.',
  'Only one year has values, so there is nothing to compare it with.':
    'Solo un año tiene valores, así que no hay con qué compararlo.',
  'No kind of value is published for two of these years, and different kinds are not compared.':
    'No se publica ningún tipo de valor para dos de estos años, y los tipos distintos no se comparan.',
  '{title} takes no local government.': '{title} no usa gobiernos locales.',
  '{title} has more local governments than a list can hold.':
    '{title} tiene más gobiernos locales de los que caben en una lista.',
  '{title} has a local government without a name.': '{title} tiene un gobierno local sin nombre.',
  'No source here fits. The assessor of the county or town has the record.':
    'Ninguna fuente de aquí sirve. El tasador del condado o del municipio tiene el registro.',
  'Each source covers only what its coverage says. Search needs the id of one source.':
    'Cada fuente cubre solo lo que dice su cobertura. La búsqueda necesita el identificador de una fuente.',
  'Not a state. Give two letters or a name: IL or Illinois.':
    'No es un estado. Indique dos letras o un nombre: IL o Illinois.',
  'Connecticut, Florida, Idaho (13 counties), Massachusetts, Minnesota (59 counties), Montana, New York outside New York City, North Carolina, Utah, Washington, Wisconsin; Woodbury County, Iowa; Cook County, Illinois; Detroit, Michigan; San Francisco, California; Washington, DC; eleven Texas counties where switched on. listSources states the gaps of each.':
    'Connecticut, Florida, Idaho (13 condados), Massachusetts, Minnesota (59 condados), Montana, New York fuera de la ciudad de New York, North Carolina, Utah, Washington, Wisconsin; Woodbury County, Iowa; Cook County, Illinois; Detroit, Michigan; San Francisco, California; Washington, DC; once condados de Texas donde están activados. listSources indica lo que falta en cada una.',
  'Each publisher updates on its own schedule, most of them yearly. The year or date of update of each source is kept.':
    'Cada organismo actualiza a su propio ritmo, la mayoría una vez al año. Se conserva el año o la fecha de actualización de cada fuente.',
  'Assessed, appraised, taxable and market values are kept apart. They are neither verified sale prices nor independent appraisals.':
    'Los valores tasados (assessed y appraised), gravables y de mercado se mantienen separados. No son precios de venta comprobados ni avalúos independientes.',
  'Terms, exemptions and times of update differ by jurisdiction. Values of two jurisdictions are not comparable.':
    'Los términos, las exenciones y las fechas de actualización cambian según la jurisdicción. Los valores de dos jurisdicciones no se pueden comparar.',
  'Records do not establish title, legal boundaries, the right to an exemption or an open appeal deadline.':
    'Los registros no establecen la titularidad, los linderos legales, el derecho a una exención ni que un plazo de apelación siga abierto.',
  'A search result is a candidate: a person must check that it is the property meant.':
    'Un resultado de búsqueda es solo una posible coincidencia: una persona debe comprobar que es la propiedad buscada.',
  'A propertyKey is the question itself in writing: it does not expire.':
    'Una propertyKey es la pregunta misma por escrito: no caduca.',
  'City, county and postal code are applied to what the source sends; caveats say where that was not possible.':
    'La ciudad, el condado y el código postal se aplican a lo que envía la fuente; las salvedades dicen dónde no se pudo.',
  'We ask for no geometry, and for no column with an owner or a mailing address.':
    'No pedimos geometría ni columnas con propietarios o direcciones postales.',
  'At most 5 candidates a search and 3 years a history.':
    'Como máximo 5 posibles coincidencias por búsqueda y 3 años por historial.',
  'At most 4 requests at once to one host.': 'Como máximo 4 consultas a la vez a un mismo servidor.',
  'Answers are kept for 30 minutes, and up to 60 more while they are read again. Nothing is read without a question.':
    'Las respuestas se conservan 30 minutos, y hasta 60 más mientras se vuelven a leer. No se lee nada sin una pregunta.',
  'Every query names its columns; columns of owners and mailing addresses are never among them.':
    'Cada consulta nombra sus columnas; las de propietarios y direcciones postales nunca están entre ellas.',
  'A cut answer is never taken as complete.': 'Una respuesta cortada nunca se toma como completa.',
  'A parcel number of Cook County has 14 digits, such as 17-09-447-004-0000.':
    'Un número de parcela de Cook County tiene 14 dígitos, como 17-09-447-004-0000.',
  'A class has three digits, such as 203 or 2-03.': 'Una clase tiene tres dígitos, como 203 o 2-03.',
  'A township has two digits, such as 77.': 'Un municipio (township) tiene dos dígitos, como 77.',
  'A neighborhood has five digits, such as 77011.': 'Un vecindario tiene cinco dígitos, como 77011.',
  'Years go from 1970 to 2100.': 'Los años van de 1970 a 2100.',
  'There are more than {count, number} rows to count. Narrow the question: {fix}.':
    'Hay más de {count, number} filas que contar. Reduzca la pregunta: {fix}.',
  '{source} no longer publishes these columns: {columns}. The answer does without them.':
    '{source} ya no publica estas columnas: {columns}. La respuesta se da sin ellas.',
  'Give either a township or a neighborhood.': 'Indique un municipio (township) o un vecindario.',
  'Give a class of homes, which begins with 2.': 'Indique una clase de casas, que empieza con 2.',
  'These are counts of appeals, not of homes, and no chance for any home.':
    'Son conteos de apelaciones, no de casas, y no dicen la probabilidad de ninguna casa.',
  'Values are assessed values: a tenth of market value for homes.':
    'Los valores son valores tasados: en las casas, la décima parte del valor de mercado.',
  'The Board begins with the assessor’s value. The counts of the two are never added.':
    'La junta empieza con el valor del tasador. Los conteos de los dos nunca se suman.',
  'Fewer than {count, number} appeals were decided in neighborhood {code}. These are of township {township}.':
    'En el vecindario {code} se decidieron menos de {count, number} apelaciones. Estas son del municipio (township) {township}.',
  'Some appeals are undecided. A township without rows is not decided yet.':
    'Algunas apelaciones están sin decidir. Un municipio (township) sin filas todavía no está decidido.',
  'The set has no card for this parcel: it leaves out condominiums and vacant land.':
    'El conjunto de datos no tiene ficha de esta parcela: deja fuera los condominios y los terrenos sin construir.',
  'The parcel has several building cards, so a value for each square foot is not comparable.':
    'La parcela tiene varias fichas de construcción, así que un valor por pie cuadrado no se puede comparar.',
  'The building lies on several parcels, so a value for each square foot is not comparable.':
    'La construcción está en varias parcelas, así que un valor por pie cuadrado no se puede comparar.',
  'The size of the building is not published.': 'No se publica el tamaño de la construcción.',
  'Square feet are measured outside. Whether they count basement and attic is not confirmed.':
    'Los pies cuadrados se miden por fuera. No está confirmado si cuentan el sótano y el ático.',
  'pin: the set has no single building card with size, year built and class for this parcel.':
    'pin: el conjunto de datos no tiene para esta parcela una única ficha de construcción con tamaño, año de construcción y clase.',
  'pin: the assessor’s values name no neighborhood for this parcel.':
    'pin: los valores del tasador no nombran ningún vecindario para esta parcela.',
  'pin: its neighborhood has more than {count, number} homes of its class.':
    'pin: su vecindario tiene más de {count, number} casas de su clase.',
  'Homes of the same class and neighborhood, within 20% of the size and 15 years of the age, the most alike first. Homes without a value at this stage come last. No amount changes the order.':
    'Casas de la misma clase y el mismo vecindario, con un tamaño que difiere hasta 20% y una antigüedad que difiere hasta 15 años, las más parecidas primero. Las casas sin valor en esta etapa van al final. Ningún monto cambia el orden.',
  'Values are assessed values of the same year: a tenth of market value for homes.':
    'Los valores son valores tasados del mismo año: en las casas, la décima parte del valor de mercado.',
  'The positions of these homes did not load: {why}': 'Las posiciones de estas casas no se cargaron: {why}',
  'one deed over several parcels: the price is that of all of them':
    'una sola escritura de varias parcelas: el precio es el de todas juntas',
  'the same price on the same parcel within a year': 'el mismo precio en la misma parcela en menos de un año',
  'a price of at most $10,000': 'un precio de $10,000 o menos',
  'a quitclaim, executor’s or beneficiary’s deed, or no kind of deed':
    'una escritura de finiquito (quitclaim), de albacea o de beneficiario, o sin tipo de escritura',
  'the publisher does not say whether it is marked': 'la fuente no dice si está marcada',
  'marked by the town: {code}': 'marcada por el municipio: {code}',
  'A sale has no readable price or day.': 'Una venta no tiene un precio o una fecha que se puedan leer.',
  'A day is written as 2025-10-01.': 'Una fecha se escribe así: 2025-10-01.',
  'A town is written in letters, such as Hartford.': 'Un municipio se escribe con letras, como Hartford.',
  'limit goes from 1 to 500.': 'limit va de 1 a 500.',
  'offset goes from 0 to 100000.': 'offset va de 0 a 100000.',
  'The last day must not be before the first day.': 'La última fecha no debe ser anterior a la primera.',
  'Give the town, such as Hartford.': 'Indique el municipio, como Hartford.',
  'This is for Cook County. Leave it out.': 'Esto es para Cook County. Déjelo fuera.',
  'This is for Connecticut. Give a township or a neighborhood.':
    'Esto es para Connecticut. Indique un municipio (township) o un vecindario.',
  'Give a township, a neighborhood or a parcel number.':
    'Indique un municipio (township), un vecindario o un número de parcela.',
  'There are more sales than these. Ask again with offset {offset}.':
    'Hay más ventas que estas. Pregunte otra vez con offset {offset}.',
  'Counts of sales apart are those of this page.':
    'El conteo de las ventas que van aparte es el de esta página.',
  'A sale that is not marked is not thereby a sale between strangers.':
    'Que una venta no esté marcada no significa que sea entre desconocidos.',
  'Some days are those of recording, which may be weeks after the deed.':
    'Algunas fechas son las de inscripción, que puede ser semanas después de la escritura.',
  'The set is about a year behind.': 'El conjunto de datos lleva cerca de un año de retraso.',
  'A town need not report in its own revaluation year: no sales there does not mean that nothing was sold.':
    'Un municipio no está obligado a informar en el año de su propia revaluación: que no haya ventas ahí no significa que no se haya vendido nada.',
  'Cook County renews sales twice a month; Connecticut is about a year behind.':
    'Cook County renueva las ventas dos veces al mes; Connecticut lleva cerca de un año de retraso.',
  'A board may not admit the sales of a set: ask its office.':
    'Una junta puede no admitir las ventas de un conjunto de datos: pregunte en su oficina.',
  'Outcomes are counts of appeals before one body, and no chance for any home.':
    'Los resultados son conteos de apelaciones ante un solo organismo y no dicen la probabilidad de ninguna casa.',
  'The columns of sales and of appeals to the assessor are not proven: they are known from the publisher’s code, not from recorded rows.':
    'Las columnas de ventas y de apelaciones ante el tasador no están comprobadas: se conocen por el código de quien las publica, no por filas guardadas.',
  'The counts of the assessor and of the Board are never added.':
    'Los conteos del tasador y de la junta nunca se suman.',
  'Every question names its columns; columns that name people are in none.':
    'Cada pregunta nombra sus columnas; las columnas que nombran a personas no están en ninguna.',
  'A count reads all rows or fails.': 'Un conteo lee todas las filas o falla.',
} satisfies Readonly<Record<string, SentenceTemplate>>
