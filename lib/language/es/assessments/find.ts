import { formatCount, formatList, formatNumber, formatPercent } from '@/lib/format'

const certainties = { official: 'oficial', seen: 'reportado', single: 'una fuente' } as const

interface AppealCounts {
  decided: number
  lowered: number
  unchanged: number
  raised: number
}

export const findTexts = {
  'find.start': {
    title: 'Tasación',
    lead: 'Encuentre su casa, lea en palabras sencillas sus valores oficiales de tres años e imprima las páginas para llevar al tasador.',
    which: '¿Cuál es la casa?',
    how: 'Cómo funciona',
    step: (title: string, about: string) =>
      title.endsWith('?') ? `<step>${title}</step> ${about}` : `<step>${title}</step>. ${about}`,
    privacy: 'Sus notas se quedan en su navegador. Sin cuenta y sin clave.',
    covered: 'Qué lugares abarca',
    counties: (names: string, state: string) => `condados de ${names}, ${state}`,
    uncovered: (off: number) =>
      `No abarca ningún otro lugar del país. En los demás lugares, el registro lo tiene el tasador del condado o del municipio (town).${off > 0 ? ` El operador de este sitio puede activar ${off} más.` : ''} <gaps>Qué abarca cada registro y qué le falta</gaps>.`,
  },
  'find.step-names': ['Buscar y revisar', 'Los valores y qué significan', 'Datos y pruebas', 'Paquete'],
  'find.steps': {
    find: {
      title: '¿Es esta su casa?',
      about: 'Busque su casa por su dirección. Revise el registro y el mapa. Los valores vienen después.',
    },
    values: {
      title: 'Los valores oficiales',
      about:
        'Por qué cambió el valor, en una frase; después, los valores de tres años, las exenciones por las que puede preguntar y quién decide las apelaciones.',
    },
    evidence: {
      title: 'Datos y pruebas',
      about:
        'Revise los datos en que se basa el valor y escriba las direcciones de casas similares. Nosotros agregamos lo que el registro dice de ellas.',
    },
    packet: {
      title: 'Su paquete de apelación',
      about:
        'Páginas para imprimir: valores oficiales, casas similares, una lista de verificación, preguntas, definiciones y fuentes.',
    },
  },
  'find.step-frame': {
    noScripting: 'JavaScript está desactivado',
    notKept:
      'Lo que escriba en esta página no se puede guardar. Siga leyendo y, al final, llene a mano las páginas impresas.',
  },
  'find.step-links': {
    print: 'Imprimir lo que tengo',
    share: 'Compartir esta página',
    steps: 'Pasos',
  },
  'find.url': {
    digits: 'Escriba los años con cuatro dígitos, por ejemplo 2023, 2024, 2025.',
    range: (first: number, last: number) => `Escriba años entre ${first} y ${last}.`,
    tooMany: 'Escriba tres años como máximo.',
  },
  'find.question-form': {
    q: 'Dirección de la casa',
    qHint: 'Número, calle, ciudad y estado. Si es un condominio, agregue la unidad.',
    unit: 'Unidad, si la tiene',
    byNumber: 'Solo tengo un número de parcela, o quiero elegir el condado',
    id: 'Número de parcela',
    idHint: 'Como aparece en la factura de impuestos o en el aviso de tasación. Con guiones o sin ellos.',
    idHintHere: (form: string) =>
      `Como aparece en la factura de impuestos o en el aviso de tasación. Con guiones o sin ellos. Aquí: ${form}.`,
    source: 'Condado o estado',
    sourceEmpty: 'Buscarlo por la dirección',
    city: 'Ciudad o municipio (town)',
    county: 'Condado',
    submit: 'Continuar',
    off: (place: string) => `${place} (no está activado aquí)`,
  },
  'find.check-question': {
    missing: 'Escriba la dirección de la casa o su número de parcela.',
    shortAddress: 'Escriba el número de la casa y la calle, por ejemplo 742 W Inkwell St.',
    longAddress: (most: number) => `Acorte la dirección a ${most} caracteres como máximo.`,
    longId: (most: number) => `Acorte el número de parcela a ${most} caracteres como máximo.`,
  },
  'find.find-home': {
    unknownSource: 'Elija una fuente de la lista. La del enlace no existe.',
  },
  'find.page': {
    whichOne: '¿Cuál de estas es su casa?',
    noMatch: 'Ninguna casa coincide',
    question: '¿Cuál es la casa?',
    waiting: 'Estamos consultando el registro',
    failed: 'No pudimos consultar el registro',
    change: 'Cambiar la búsqueda',
    typed: (words: string) => `Conservamos lo que escribió: ${words}`,
    place: '¿En qué lugar está?',
    reasons: {
      several:
        'Puede haber más de un lugar con esta dirección, o quizá solo abarcamos una parte de su estado. Elija el suyo.',
      'unknown-place':
        'La Oficina del Censo (Census Bureau) no tiene esta dirección en su lista, así que no pudimos saber dónde está. A menudo le faltan calles nuevas. Elija su lugar.',
      'look-up-failed':
        'El servicio que ubica direcciones no responde en este momento, así que no pudimos saber dónde está la dirección. Elija su lugar.',
      'id-form': 'Estos lugares escriben sus números de parcela como este. Elija el suyo.',
      'id-alone':
        'Un número de parcela por sí solo no dice dónde está la casa: muchos condados usan el mismo número. Elija su lugar.',
    },
    address: '¿A cuál se refiere?',
    none: '¿Ninguna? <question>Cambie la dirección</question>.',
    goOn: 'Aun así puede preparar una apelación: escriba los valores de su aviso, reúna pruebas e imprima las páginas.',
    steps: 'Continuar con mi aviso',
    assessorOf: (county: string) => `El tasador de ${county}`,
    parcel: (number: string) => `Parcela ${number}`,
    others:
      'Otras oficinas publican registros de esta dirección. <place>Todos los registros públicos de esta dirección</place>',
    misread: 'Si no entendimos bien el lugar, <source>elija usted el registro</source>.',
    municipality: {
      title: '¿Qué gobierno local tasa la casa?',
      lead: (place: string) =>
        `${place} tiene un padrón para cada ciudad, municipio (town) y villa (village), y muchos de estos lugares tienen una calle con el mismo nombre.`,
      label: 'Ciudad, municipio o villa',
      hint: 'Aparece en la factura del impuesto sobre la propiedad.',
      likely: (city: string) =>
        `Lo elegimos por la ciudad de la dirección, ${city}. Una casa fuera de la ciudad puede tener la misma dirección postal: revise la factura del impuesto sobre la propiedad.`,
      empty: 'Elija una opción',
      submit: 'Continuar',
    },
  },
  'find.municipality-options': {
    shared: (name: string, code: string) => `${name} (código ${code})`,
    county: (name: string) => `${name} County`,
    noCounty: 'Condado no publicado',
  },
  'find.candidates': {
    asked: (unit: string) => `Usted buscó: ${unit}`,
    units: (units: string) =>
      `El registro no tiene aquí ninguna unidad con ese nombre. Estas son sus unidades: ${units}. Elija una.`,
    noUnits:
      'El registro no tiene aquí ninguna unidad con ese nombre, solo el edificio. Sus valores no son los de una unidad.',
    chosen: (place: string) => `Buscamos en el registro de ${place}.`,
    certain: (place: string) => `Buscamos en el registro de ${place}, que elegimos por la dirección.`,
    perhaps: (place: string) =>
      `Buscamos solamente en el registro de ${place}. Si su casa está en otro lugar:`,
    other: '<record>Elija otro registro</record>',
    otherOrMunicipality:
      '<record>Elija otro registro</record> u <municipality>otro gobierno local</municipality>',
    more: 'Coinciden más casas de las que se muestran',
    narrow: 'Agregue la unidad, la ciudad o el código postal a la dirección, o use el número de parcela.',
    none: '¿Ninguna? <question>Cambie la búsqueda</question>.',
    parcel: (id: string) => `Parcela ${id}`,
    noNumber: 'Parcela sin número',
    noMatch: {
      both: 'Ningún registro tiene a la vez esta dirección y este número de parcela. Quite el dato que le parezca menos seguro.',
      address:
        'Revise el número de la casa y cómo está escrita la calle, o use el número de parcela de la factura de impuestos.',
      number: 'Compare el número de parcela con el de la factura de impuestos, o escriba la dirección.',
    },
  },
  'find.check-home': {
    lead: 'Compare la dirección y el número de parcela con los de su aviso. En el paso siguiente le mostramos los valores.',
    yes: 'Sí, mostrar sus valores',
    asking: (title: string) => `Consultando “${title}”…`,
    askingAssessor: 'Consultando al tasador…',
    backToMatches: 'No, volver a las coincidencias',
    another: 'No, buscar otra casa',
    recordOf: 'Registro de',
    changes: {
      siteAddress: 'Cambiar<what> la dirección</what>',
      parcelId: 'Cambiar<what> el número de parcela</what>',
      source: 'Cambiar<what> el registro</what>',
    },
  },
  'find.home-map': {
    label: 'Mapa de la dirección',
    lot: 'El lote, como lo dibuja el condado para el padrón de impuestos',
    layerLot: 'El lote, como lo dibuja el organismo que publica los datos. No es un plano de agrimensor.',
    list: 'Los datos de esta página',
    place: 'La dirección, como la ubica la Oficina del Censo (Census Bureau)',
    unknown: 'La Oficina del Censo (Census Bureau) no ubica esta dirección, así que no hay mapa.',
    failed: 'No pudimos ubicar la dirección en un mapa en este momento.',
  },
  'find.other-homes': {
    title: 'Otras casas de esta calle',
    about: 'Los números de casa más cercanos, según las parcelas de Florida.',
    cut: (rows: number) =>
      `Algunos números de casa cercanos, de las primeras ${rows} parcelas de Florida que coinciden. Hay más.`,
  },
  'find.published-lot': {
    asking: 'Buscando el lote en el mapa oficial de parcelas del lugar…',
    title: 'Qué publica el mapa de parcelas sobre este lote',
    notARoll:
      'Esto es un mapa de parcelas, no el padrón de tasación. Compare sus valores con los de su aviso, que es el que cuenta.',
    values: 'Como se publica',
    map: 'Mapa del lote',
    list: 'Los datos de esta página',
    outline: 'El lote, como lo dibuja el organismo que publica los datos. No es un plano de agrimensor.',
    page: 'La página de este lote',
    failed: (message: string) => `No pudimos cargar el mapa oficial de parcelas del lugar. ${message}`,
  },
  'find.source-page': {
    title: 'Qué registro consultar',
    lead: 'Cada autoridad lleva su propio registro. Elija el que abarca el lugar de la casa.',
  },
  'find.source-list': {
    modes: {
      multi_year: (authority: string) => `Varios años. A cargo de: ${authority}.`,
      current_and_previous: (authority: string) =>
        `El año actual y el anterior o el propuesto. A cargo de: ${authority}.`,
      current_only: (authority: string) => `Solo el año más reciente. A cargo de: ${authority}.`,
    },
    certainties: {
      verified: 'Leímos respuestas grabadas de esta fuente.',
      seen: 'Otros programas leen esta fuente y estas columnas; nosotros no hemos grabado sus respuestas.',
      doubtful:
        'Las descripciones de las columnas de esta fuente se contradicen, así que pueden faltar partes.',
      not_established: 'No conocemos una forma de que un programa consulte esta fuente.',
    },
    municipality: 'Usted elige la ciudad, el municipio (town) o la villa (village) en una lista.',
    gaps: (place: string) => `Qué falta y qué revisamos<place> en ${place}</place>`,
    official: 'Página oficial',
  },
  'find.fetch-home': {
    parcel: (id: string) => `parcela ${id}`,
  },
  'find.home-facts': {
    labels: {
      siteAddress: 'Dirección',
      city: 'Ciudad',
      postalCode: 'Código postal',
      parcelId: 'Número de parcela',
      alternateParcelId: 'También se escribe',
      landUse: 'Clase o uso',
      yearBuilt: 'Año de construcción',
      livingArea: 'Superficie habitable',
      area: 'Superficie',
      acreage: 'Lote',
      legalDescription: 'Descripción legal',
      saleDate: 'Última venta en el registro',
      salePrice: 'Precio de esa venta',
    },
    county: (county: string) => `${county} (condado)`,
    livingArea: (squareFeet: string) => `${squareFeet} pies cuadrados`,
  },
  'find.home-trouble': {
    noHome:
      'Primero hay que elegir una casa. Encuentre la suya por su dirección o su número de parcela; son dos pasos.',
    find: 'Buscar su casa',
    noPlace: (id: string) =>
      `Este enlace tiene el número de parcela ${id}, pero no el condado o el estado que lleva su registro. Elija el lugar en el paso 1 y compruebe que la casa sea la suya.`,
    uncheckedNumber: (id: string) =>
      `Este enlace tiene el número de parcela ${id}, pero no la casa que usted confirmó. Compruebe en el paso 1 que la casa sea la suya.`,
    uncheckedAddress: (address: string) =>
      `Este enlace tiene la dirección ${address}, pero no la casa que usted confirmó. Compruebe en el paso 1 que la casa sea la suya.`,
    toFind: 'Ir al paso 1',
    again: 'Buscar su casa otra vez',
    unnamed: 'Este enlace no indica ninguna casa',
    changed:
      'El enlace perdió una parte o fue modificado. Abra el enlace completo o busque la casa otra vez.',
    gone: 'La fuente ya no tiene ningún registro con este enlace. Las parcelas se dividen, se unen y cambian de número. Busque la casa otra vez.',
    official: (title: string) =>
      `También puede consultar por su cuenta la <page>página oficial de “${title}”</page>.`,
  },
  'find.evidence-checklist': {
    checklist: 'Qué acepta una junta',
    tick: 'Marque lo que tiene. El paquete lo incluye en su lista.',
    others: 'También se mencionan, pero no van en el paquete',
    notConfirmed: (place: string) =>
      `No hemos confirmado qué toma en cuenta una junta en ${place}. Pregunte a:`,
    standing: 'En qué lugar queda su casa entre las casas similares: una hoja del paquete',
    facts: 'Busque también estos datos en el registro completo',
    comparing: 'Cómo comparar de manera justa',
    noHelp: 'Qué no ayuda',
  },
  'find.statement-list': {
    legend: (day: string) =>
      `(oficial) = una página oficial o la ley. (reportado) = dos o más fuentes de otro tipo. (una fuente) = pregunte a la oficina antes de confiar en el dato. Leímos las fuentes el ${day}.`,
    source: (sure: keyof typeof certainties, copyYear: number | undefined) =>
      `Fuente: <name/> (${certainties[sure]}${copyYear ? `, leído en una copia de ${copyYear}` : ''})`,
    oneStudy: 'Lo reporta un estudio público.',
    moreStudies: 'Lo reportan dos o más estudios públicos.',
  },
  'find.unchecked': {
    lists: {
      changes: (count: number) =>
        formatCount(count, 'posible motivo de un cambio', 'posibles motivos de un cambio'),
      facts: (count: number) =>
        formatCount(count, 'dato por buscar en el registro', 'datos por buscar en el registro'),
      exemptions: (count: number) => formatCount(count, 'exención', 'exenciones'),
      applying: (count: number) =>
        formatCount(count, 'regla para solicitar exenciones', 'reglas para solicitar exenciones'),
      grounds: (count: number) => formatCount(count, 'motivo de apelación', 'motivos de apelación'),
      evidence: (count: number) => formatCount(count, 'tipo de prueba', 'tipos de pruebas'),
      comparing: (count: number) =>
        formatCount(count, 'regla para comparar casas', 'reglas para comparar casas'),
      doesNotHelp: (count: number) => formatCount(count, 'cosa que no ayuda', 'cosas que no ayudan'),
      cautions: (count: number) => formatCount(count, 'advertencia', 'advertencias'),
    },
    meanings: (count: number) =>
      formatCount(count, 'significado de un tipo de valor', 'significados de tipos de valor'),
    missing: (what: string, office: string) =>
      `Omitimos lo que dicen menos de dos fuentes: ${what}. Pregunte a esta oficina: ${office}.`,
    deadline: (body: string) => `el plazo del organismo “${body}”`,
    hears: (body: string) => `qué casos atiende el organismo “${body}”`,
    limit: 'el límite al aumento anual de un valor',
    level: 'el porcentaje del valor de mercado con que se tasa una casa',
  },
  'find.permits-of-years': {
    title: (from: number, to: number) => `Permisos en esta dirección, de ${from} a ${to}`,
    reason: 'Un permiso puede ser un motivo del cambio. El registro no lo dice: pregunte al tasador.',
    none: (city: string, from: number, to: number) =>
      `${city} no muestra ningún permiso en esta dirección de ${from} a ${to}. La ciudad puede tener alguno que falta aquí.`,
    unread: (titles: readonly string[]) =>
      `No pudimos leer ${formatList(titles)}, así que puede faltar un permiso.`,
    failed: (city: string, why: string) => `No pudimos buscar los permisos de ${city}. ${why}`,
    all: 'Todos los registros de esta dirección',
  },
  'find.record-part': {
    title: '¿Es correcto el registro?',
    lead: 'Comparamos el registro con otras fuentes públicas. Una diferencia es una pregunta para usted, no un error de la oficina.',
    none: 'No encontramos ninguna diferencia por la que preguntarle.',
    noArea:
      'El padrón no tiene la superficie del lote en pies cuadrados, así que no pudimos compararla con el contorno.',
    noLot: 'No pudimos medir el contorno del lote.',
    noPermits: (city: string) =>
      `No pudimos leer todos los permisos de ${city}, así que puede faltar alguno.`,
  },
  'find.record-questions': {
    larger: (roll: string, outline: string, share: string) =>
      `El padrón dice que el lote tiene ${roll} pies cuadrados. Su contorno en el mapa de parcelas del estado mide unos ${outline}, ${share} más. ¿Cuál es el correcto?`,
    smaller: (roll: string, outline: string, share: string) =>
      `El padrón dice que el lote tiene ${roll} pies cuadrados. Su contorno en el mapa de parcelas del estado mide unos ${outline}, ${share} menos. ¿Cuál es el correcto?`,
    alike: (percent: number) =>
      `El lote del padrón y su contorno en el mapa de parcelas del estado difieren en menos del ${percent} por ciento.`,
    finished: (matter: string, city: string, day: string) =>
      `${city} indica que “${matter}” se terminó el ${day}. ¿El registro de su casa ya incluye este trabajo?`,
    permit: (number: string | null) => (number ? `Permiso ${number}` : 'Un permiso'),
  },
  'find.describe-outcome': {
    decided: (kind: string, { decided, lowered, unchanged, raised }: AppealCounts) =>
      `${kind}: de ${formatNumber(decided)} apelaciones decididas, el valor bajó en ${formatNumber(lowered)}, no cambió en ${formatNumber(unchanged)} y subió en ${formatNumber(raised)}.`,
    middle: (percent: number) =>
      `Entre las apelaciones en que el valor bajó, la reducción mediana fue de ${formatPercent(percent)}.`,
    undecided: (count: number) => `${formatNumber(count)} sin decidir.`,
    withdrawn: (count: number) => formatCount(count, 'retirada.', 'retiradas.'),
  },
  'find.outcomes-part': {
    title: 'Cómo terminaron las apelaciones en su municipio (township)',
    lead: (propertyClass: string, township: string) =>
      `Casas de la clase ${propertyClass} en ${township}. Son recuentos de apelaciones. No dicen cómo terminará la suya.`,
    none: (year: number) =>
      `Se han decidido menos de diez apelaciones de ${year} y del año siguiente, así que no hay recuento.`,
    failed: (why: string) => `No pudimos contar estas apelaciones. ${why}`,
    bodies: {
      assessor: 'Cook County Assessor',
      board: 'Junta de revisión (Cook County Board of Review)',
    },
  },
}
