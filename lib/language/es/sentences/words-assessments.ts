import type { SentenceTemplate } from '@/lib/sentences/define-sentences'

export const assessmentWords = {
  'Public property assessments': 'Tasaciones públicas de propiedades',
  'Sales, appeal outcomes and building records':
    'Ventas, resultados de apelaciones y registros de construcción',
  'Official parcel layers of states, counties and cities':
    'Capas oficiales de parcelas de estados, condados y ciudades',
  'Similar homes': 'Casas similares',
  'Outcomes of appeals': 'Resultados de las apelaciones',
  'Building records': 'Registros de construcción',
  'Last edited by the publisher': 'Última edición de quien la publica',
  'Page of the publisher': 'Página de quien la publica',
  'Bexar County, Texas, appraisal records': 'Registros de tasación de Bexar County, Texas',
  'Collin County, Texas, appraisal records': 'Registros de tasación de Collin County, Texas',
  'Dallas County, Texas, appraisal records': 'Registros de tasación de Dallas County, Texas',
  'Denton County, Texas, appraisal records': 'Registros de tasación de Denton County, Texas',
  'El Paso County, Texas, appraisal records': 'Registros de tasación de El Paso County, Texas',
  'Fort Bend County, Texas, appraisal records': 'Registros de tasación de Fort Bend County, Texas',
  'Harris County, Texas, appraisal records': 'Registros de tasación de Harris County, Texas',
  'Montgomery County, Texas, appraisal records': 'Registros de tasación de Montgomery County, Texas',
  'Tarrant County, Texas, appraisal records': 'Registros de tasación de Tarrant County, Texas',
  'Travis County, Texas, appraisal records': 'Registros de tasación de Travis County, Texas',
  'Williamson County, Texas, appraisal records': 'Registros de tasación de Williamson County, Texas',
  'Connecticut property assessments': 'Tasaciones de propiedades de Connecticut',
  'Cook County assessed values': 'Valores tasados de Cook County',
  'Detroit property assessments': 'Tasaciones de propiedades de Detroit',
  'Florida statewide assessment roll': 'Padrón de tasación de todo Florida',
  'Idaho public parcels': 'Parcelas públicas de Idaho',
  'Massachusetts property tax parcels': 'Parcelas fiscales de Massachusetts',
  'Minnesota open parcels': 'Parcelas abiertas de Minnesota',
  'Montana cadastral parcels': 'Parcelas catastrales de Montana',
  'New York local assessment rolls': 'Padrones de tasación locales de New York',
  'North Carolina parcels (NC OneMap)': 'Parcelas de North Carolina (NC OneMap)',
  'San Francisco secured property tax rolls': 'Padrones de propiedad asegurada (secured) de San Francisco',
  'Utah county parcels with land records': 'Parcelas de los condados de Utah con registros de terrenos',
  'Washington State current parcels': 'Parcelas actuales del estado de Washington',
  'Washington, DC property assessments': 'Tasaciones de propiedades de Washington, DC',
  'Wisconsin statewide parcel map': 'Mapa de parcelas de todo Wisconsin',
  'Woodbury County and Sioux City assessments': 'Tasaciones de Woodbury County y Sioux City',
  'Bexar Appraisal District; published by Bexar County':
    'Bexar Appraisal District; publicado por Bexar County',
  'Town assessors; collected by the Office of Policy and Management, State of Connecticut':
    'Tasadores municipales; reunido por Office of Policy and Management, State of Connecticut',
  "Cook County Assessor's Office; Cook County Board of Review for the last stage":
    "Cook County Assessor's Office; Cook County Board of Review en la última etapa",
  'Denton Central Appraisal District; published by Denton County':
    'Denton Central Appraisal District; publicado por Denton County',
  'El Paso Central Appraisal District; copy published by the City of El Paso':
    'El Paso Central Appraisal District; copia publicada por City of El Paso',
  'County property appraisers; joined by the Florida Department of Revenue':
    'Tasadores de los condados (property appraisers); unido por Florida Department of Revenue',
  'Harris Central Appraisal District; published by Harris County':
    'Harris Central Appraisal District; publicado por Harris County',
  'County assessors; collected by the Idaho State Tax Commission and Office of IT Services':
    'Tasadores de los condados; reunido por Idaho State Tax Commission y Office of IT Services',
  'City and town assessors; collected by MassGIS, Commonwealth of Massachusetts':
    'Tasadores de ciudades y municipios; reunido por MassGIS, Commonwealth of Massachusetts',
  'County assessors; collected by the Minnesota Geospatial Information Office (MnGeo)':
    'Tasadores de los condados; reunido por Minnesota Geospatial Information Office (MnGeo)',
  'Montana Department of Revenue; published by the Montana State Library':
    'Montana Department of Revenue; publicado por Montana State Library',
  'Montgomery Central Appraisal District; copy published by the City of Houston':
    'Montgomery Central Appraisal District; copia publicada por City of Houston',
  'New York State Department of Taxation and Finance (ORPTS); rolls made by local assessors':
    'New York State Department of Taxation and Finance (ORPTS); padrones hechos por tasadores locales',
  'County tax offices; collected by the NC Center for Geographic Information and Analysis':
    'Oficinas de impuestos de los condados; reunido por NC Center for Geographic Information and Analysis',
  'Travis Central Appraisal District; published by Travis County':
    'Travis Central Appraisal District; publicado por Travis County',
  'County assessors and recorders; collected by the Utah Geospatial Resource Center':
    'Tasadores y registradores de los condados; reunido por Utah Geospatial Resource Center',
  'County assessors; collected by the State of Washington on its geospatial portal':
    'Tasadores de los condados; reunido por State of Washington en su portal geoespacial',
  'City, village, town and county assessors; collected by the Wisconsin Department of Administration':
    'Tasadores de ciudades, villas (villages), municipios y condados; reunido por Wisconsin Department of Administration',
  'Public domain, as is': 'Dominio público, tal como está',
  'Not stated; for reference only, without warranty': 'No indicado; solo como referencia, sin garantía',
  'Public record, no license named': 'Registro público, sin licencia indicada',
  'May be freely redistributed, with credit to MassGIS':
    'Se puede redistribuir libremente, con crédito a MassGIS',
  'No restrictions; acknowledgement of the publisher is appreciated':
    'Sin restricciones; se agradece mencionar a quien lo publica',
  'Not stated; Montana law (MCA 2-6-1017) forbids using public lists as mailing lists':
    'No indicado; la ley de Montana (MCA 2-6-1017) prohíbe usar listas públicas como listas de correo',
  'Free and unrestricted use; state law may forbid selling copies (N.C.G.S. 132-10)':
    'Uso libre y sin restricciones; la ley estatal puede prohibir la venta de copias (N.C.G.S. 132-10)',
  'Open Data Commons PDDL (public domain)': 'Open Data Commons PDDL (dominio público)',
  'Set by each county; some counties allow State of Washington business only':
    'Las fija cada condado; algunos condados solo permiten asuntos del estado de Washington',
  'Free for public use, without warranty': 'Libre para uso público, sin garantía',
  'Each record names its own office.': 'Cada registro nombra su propia oficina.',
  'property id, digits only, such as 108482': 'identificador de la propiedad, solo dígitos, como 108482',
  'property id, digits only, such as 2120473': 'identificador de la propiedad, solo dígitos, como 2120473',
  'property id, digits only, such as 163584': 'identificador de la propiedad, solo dígitos, como 163584',
  'property id, digits only, such as 364745': 'identificador de la propiedad, solo dígitos, como 364745',
  'property id, digits only, such as 145360': 'identificador de la propiedad, solo dígitos, como 145360',
  'property id, digits only, such as 455147': 'identificador de la propiedad, solo dígitos, como 455147',
  'as the town writes it, such as 224431013 or 12-34-5':
    'como lo escribe el municipio, por ejemplo 224431013 o 12-34-5',
  '14 digits, written 17-09-447-004-0000; or the first 10 for a whole building':
    '14 dígitos, escritos 17-09-447-004-0000; o los primeros 10 para un edificio completo',
  '17 digits and letters, such as 00000181756000000': '17 dígitos y letras, como 00000181756000000',
  'eight digits with what follows them, such as 22069303. (with the dot) or 01004068-85':
    'ocho dígitos y lo que les sigue, como 22069303. (con el punto) o 01004068-85',
  'as the county writes it, such as 082S305005000002; dashes and spaces may be needed where the county has them':
    'como lo escribe el condado, por ejemplo 082S305005000002; pueden hacer falta los guiones y espacios donde los usa el condado',
  'quick reference id, such as R100169, or property number, such as 5910-05-025-1300-907':
    'identificador rápido (quick reference id), como R100169, o número de propiedad, como 5910-05-025-1300-907',
  '13 digits with leading zeros, written 0011490000001 or 001-149-000-0001':
    '13 dígitos con los ceros iniciales, escritos 0011490000001 o 001-149-000-0001',
  'as the county writes it, such as RP04S16E350T09; dashes may be left out':
    'como lo escribe el condado, por ejemplo RP04S16E350T09; se pueden omitir los guiones',
  'as the town writes it, such as 071 0036 0000, or the LOC_ID of the map, such as F_668355_3050015':
    'como lo escribe el municipio, por ejemplo 071 0036 0000, o el LOC_ID del mapa, por ejemplo F_668355_3050015',
  'the county’s parcel number, with or without dashes and dots; or with the county in front, such as 27123-082823130131':
    'el número de parcela del condado, con o sin guiones y puntos; o con el condado delante, como 27123-082823130131',
  'a geocode of 17 digits, written 56-3827-32-1-01-04-0000; or an assessment code of up to 10 digits':
    'un geocódigo (geocode) de 17 dígitos, escrito 56-3827-32-1-01-04-0000; o un código de tasación de hasta 10 dígitos',
  'the print key (section, block, lot) as on the tax bill, such as 001.1-01-21.0 or 76.7-1-1':
    'la clave (print key: sección, manzana, lote) como está en la factura de impuestos, por ejemplo 001.1-01-21.0 o 76.7-1-1',
  'as the county writes it, such as 1713072013, or with the number of the county in front: 37183_1713072013':
    'como lo escribe el condado, por ejemplo 1713072013, o con el número del condado delante: 37183_1713072013',
  'block and lot, such as 3595-013, 3595/007A or 0127C204':
    'manzana y lote, como 3595-013, 3595/007A o 0127C204',
  'account of 8 digits, such as 04728394, or the map number, such as 34557-21-8':
    'cuenta de 8 dígitos, como 04728394, o el número de mapa, como 34557-21-8',
  'as the county writes it, such as 15-01-283-218-0000 in Salt Lake County or 14:035:0270 in Utah County':
    'como lo escribe el condado, por ejemplo 15-01-283-218-0000 en Salt Lake County o 14:035:0270 en Utah County',
  'as the county writes it, such as 340732310005, or with the number of the county in front: 071-340732310005':
    'como lo escribe el condado, por ejemplo 340732310005, o con el número del condado delante: 071-340732310005',
  'square, suffix and lot (SSL), written 3601 0803 or 0772E 0021':
    'cuadro, sufijo y lote (SSL), escritos 3601 0803 o 0772E 0021',
  'quick reference id, such as R062582; the R may be left out':
    'identificador rápido (quick reference id), como R062582; se puede omitir la R',
  'as the county writes it, with its dashes and dots, such as 251-0709-133-0808-1':
    'como lo escribe el condado, con sus guiones y puntos, por ejemplo 251-0709-133-0808-1',
  '12 digits, such as 8947 28 382 004': '12 dígitos, como 8947 28 382 004',
  'on the roll': 'en el padrón',
  'newest roll': 'padrón más reciente',
  'roll before the newest': 'padrón anterior al más reciente',
  'current collection': 'recopilación actual',
  'the newest collection': 'la recopilación más reciente',
  'previous year': 'año anterior',
  'after the Board of Review': 'después de la junta de revisión (Board of Review)',
  'certified by the assessor after first appeals':
    'certificado por el tasador después de las primeras apelaciones',
  'mailed with the notice': 'enviado con el aviso',
  current: 'actual',
  previous: 'anterior',
  'not published here': 'no publicado aquí',
  assessed: 'tasado',
  appraised: 'avaluado',
  'final roll': 'padrón definitivo',
  'closed roll': 'padrón cerrado',
  'county file': 'archivo del condado',
  proposed: 'propuesto',
  prior: 'anterior',
  certified: 'certificado',
  'tax roll': 'padrón de impuestos',
  'appraised as of the town’s last revaluation': 'avaluado en la última revaluación del municipio',
  'appraised as of the town’s last revaluation, without outbuildings':
    'avaluado en la última revaluación del municipio, sin construcciones anexas',
  'land, buildings and outbuildings as appraised, added up here; 70 percent of it is the assessed value':
    'avalúo del terreno, las construcciones y las anexas, sumado aquí; el 70 por ciento es el valor tasado',
  'land plus building, added up here: this edition of the table has no total':
    'terreno más construcción, sumados aquí: esta edición de la tabla no tiene total',
  'assessed level': 'nivel tasado',
  'not stated by the source': 'no indicado por la fuente',
  'just value': 'valor justo',
  'market value for assessment': 'valor de mercado para la tasación',
  'full and fair cash value': 'valor total y justo en efectivo',
  'estimated market value': 'valor de mercado estimado',
  'appraised market value': 'valor de mercado de avalúo',
  'base-year roll value': 'valor de año base en el padrón',
  'as the county appraises; market or current use value differs by county and parcel':
    'según el avalúo del condado; el valor de mercado o de uso actual cambia por condado y parcela',
  'as the county appraises': 'según el avalúo del condado',
  'assessed level, full market value': 'nivel tasado, valor de mercado total',
  'assessed level, full market value; only where dwelling or other buildings stand alone':
    'nivel tasado, valor de mercado total; solo donde la vivienda u otras construcciones van aparte',
  'appraisal year; values are as of January 1': 'año de tasación; los valores son al 1 de enero',
  'year of the state’s collection; the grand list behind it is of October 1 of the year before':
    'año de la recopilación del estado; el padrón (grand list) en que se basa es del 1 de octubre del año anterior',
  'assessment year': 'año de tasación',
  'year of the roll; values are as of its January 1':
    'año del padrón; los valores son al 1 de enero de ese año',
  'tax year; values are as of January 1': 'año fiscal (tax year); los valores son al 1 de enero',
  'fiscal year; values are as of January 1 of the year before':
    'año fiscal; los valores son al 1 de enero del año anterior',
  'assessment year; taxes on its values are paid the year after':
    'año de tasación; los impuestos sobre sus valores se pagan el año siguiente',
  'tax year; values are set every two years': 'año fiscal (tax year); los valores se fijan cada dos años',
  'year of the final assessment roll': 'año del padrón de tasación definitivo',
  'roll year, the fiscal year from July 1; values are as of January 1':
    'año del padrón, el año fiscal desde el 1 de julio; los valores son al 1 de enero',
  'year of the tax roll': 'año del padrón de impuestos',
  'exempt or not assessed': 'exento o sin tasar',
  'parcel number': 'número de parcela',
  'other parcel number': 'otro número de parcela',
  'parts of the address': 'partes de la dirección',
  'parts of the address by which it is searched': 'partes de la dirección con las que se busca',
  city: 'ciudad',
  county: 'condado',
  'postal code': 'código postal',
  'year built': 'año de construcción',
  area: 'área',
  'class or use': 'clase o uso',
  'legal description': 'descripción legal',
  'date of the last sale': 'fecha de la última venta',
  'price of the last sale': 'precio de la última venta',
  'row number': 'número de fila',
  'day of the last update': 'fecha de la última actualización',
  'year of the values': 'año de los valores',
  'another class': 'otra clase',
  'another year or class': 'otro año u otra clase',
  'another township': 'otro municipio (township)',
  'This method': 'Este método',
  'must not contain control characters': 'no debe contener caracteres de control',
  'vacant land': 'terreno sin construir',
  'one story, up to 999 square feet': 'un piso, hasta 999 pies cuadrados',
  'one story, 1,000 to 1,800 square feet': 'un piso, de 1,000 a 1,800 pies cuadrados',
  'one story, 1,801 square feet and over': 'un piso, 1,801 pies cuadrados o más',
  'two or more stories, over 62 years old, up to 2,200 square feet':
    'dos o más pisos, más de 62 años, hasta 2,200 pies cuadrados',
  'two or more stories, over 62 years old, 2,201 to 4,999 square feet':
    'dos o más pisos, más de 62 años, de 2,201 a 4,999 pies cuadrados',
  'two or more stories, up to 62 years old, up to 2,000 square feet':
    'dos o más pisos, hasta 62 años, hasta 2,000 pies cuadrados',
  'two or more stories, up to 62 years old, 3,801 to 4,999 square feet':
    'dos o más pisos, hasta 62 años, de 3,801 a 4,999 pies cuadrados',
  'two or more stories, 5,000 square feet and over': 'dos o más pisos, 5,000 pies cuadrados o más',
  'old style townhouse': 'casa adosada de estilo antiguo',
  'apartment building, 2 to 6 units': 'edificio de apartamentos, de 2 a 6 unidades',
  'mixed use, 2 to 6 units': 'uso mixto, de 2 a 6 unidades',
  cooperative: 'cooperativa',
  'split level': 'casa de desniveles (split level)',
  'vacant land beside a residence': 'terreno sin construir junto a una vivienda',
  'two or more stories, up to 62 years old, 2,001 to 3,800 square feet':
    'dos o más pisos, hasta 62 años, de 2,001 a 3,800 pies cuadrados',
  'home improvement': 'mejora de la casa',
  'row house or townhouse, up to 62 years old': 'casa en hilera o adosada, hasta 62 años',
  condominium: 'condominio',
  exempt: 'exento',
  railroad: 'ferrocarril',
  'single family': 'unifamiliar',
  'mobile home': 'casa móvil',
  'two family': 'de dos familias',
  'three family': 'de tres familias',
  'several houses on one lot': 'varias casas en un lote',
  'apartments, 4 to 8 units': 'apartamentos, de 4 a 8 unidades',
  'apartments, more than 8 units': 'apartamentos, más de 8 unidades',
  'vacant residential land, developable': 'terreno residencial sin construir, urbanizable',
  'vacant residential land, potentially developable':
    'terreno residencial sin construir, posiblemente urbanizable',
  'vacant residential land, not developable': 'terreno residencial sin construir, no urbanizable',
  'mixed use': 'uso mixto',
  residential: 'residencial',
  commercial: 'comercial',
  industrial: 'industrial',
  'personal property': 'bienes muebles',
  'forest land': 'terreno forestal',
  'farm land': 'terreno agrícola',
  'recreational land': 'terreno recreativo',
  manufacturing: 'manufactura',
  agricultural: 'agrícola',
  undeveloped: 'sin urbanizar',
  'agricultural forest': 'bosque agrícola',
  'productive forest': 'bosque productivo',
  other: 'otro',
  'single family home': 'casa unifamiliar',
  '2 to 4 homes': 'de 2 a 4 viviendas',
  '5 or more homes': '5 viviendas o más',
  'mobile home park': 'parque de casas móviles',
  'hotel or motel': 'hotel o motel',
  'institutional lodging': 'alojamiento institucional',
  'other residential': 'otro residencial',
  'vacation home or cabin': 'casa de vacaciones o cabaña',
  'transport, communication or utilities': 'transporte, comunicaciones o servicios públicos',
  trade: 'comercio',
  services: 'servicios',
  'culture and recreation': 'cultura y recreación',
  'farm, forest or other resource land': 'terreno agrícola, forestal o de otros recursos',
  'undeveloped land or water': 'terreno sin urbanizar o agua',
  'single family residence': 'vivienda unifamiliar',
  'multifamily residence': 'vivienda multifamiliar',
  'vacant lot': 'lote sin construir',
  'farm and open-space land': 'terreno agrícola y de espacio abierto',
  'rural land and its buildings': 'terreno rural y sus construcciones',
  'commercial or industrial': 'comercial o industrial',
  minerals: 'minerales',
  'business equipment': 'equipo de negocios',
  'residential inventory': 'inventario residencial',
  'special inventory': 'inventario especial',
  'Estimated market value': 'Valor de mercado estimado',
  'Taxable assessment': 'Tasación gravable',
  'Assessed value (state equalized value)': 'Valor tasado (state equalized value)',
  'True value': 'Valor verdadero (true value)',
  'Assessed value (full and fair cash value)': 'Valor tasado (full and fair cash value)',
  'Fair cash value': 'Valor justo en efectivo (fair cash value)',
  'County taxable value': 'Valor gravable del condado',
  'Appraised value after the homestead cap':
    'Valor tasado (appraised value) después del tope de vivienda principal (homestead)',
  'Estimated fair market value': 'Valor justo de mercado estimado',
  'Market value for assessment': 'Valor de mercado para la tasación',
} satisfies Readonly<Record<string, SentenceTemplate>>
