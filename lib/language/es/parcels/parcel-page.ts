import { formatList, formatNumber } from '@/lib/format'
import { upperFirst } from '@/lib/upper-first'

type Side = 'above' | 'below'

const ofMedian = (side: Side) => (side === 'above' ? 'por encima' : 'por debajo')

export const parcelPageTexts = {
  'parcels.parcel-page': {
    label: 'Mapa de la parcela',
    list: 'El texto de esta página',
    outline: 'El contorno de la parcela. No es un deslinde.',
    point: 'Un punto en la parcela',
    noOutline:
      'Por ahora no tenemos el contorno, así que el mapa muestra un punto en la parcela: la fuente ofrece solo puntos mientras cambia su mapa.',
    nowhere: 'El padrón no publica ni el contorno ni la posición de esta parcela, así que no hay mapa.',
    price:
      'Una tasación no es un precio. Es lo que el condado estima al 1 de enero para los impuestos. Nosotros no hacemos ninguna estimación.',
    authority:
      'El registro que vale es el del tasador del condado (property appraiser). Esta es la copia anual del estado, que puede tener más de un año de atraso en propietarios y ventas.',
    record:
      'No es un registro de títulos ni un deslinde: el contorno sirve para orientarse, no para fijar linderos.',
    condominium:
      'Una torre de condominios suele ser una sola parcela, y entonces sus cifras son de todo el edificio. Pueden faltar unidades.',
    twin: 'Leemos la capa de puntos de la fuente mientras esta cambia su mapa de contornos. Pueden faltar algunas columnas.',
    pieces: (count: number) => `El mapa dibuja esta parcela en ${count} partes. Aquí son una sola parcela.`,
    numbered: (id: string) => `Parcela ${id}`,
    where: (id: string, county: string, year: number | null) =>
      `Parcela ${id}, ${county} County, Florida.${year === null ? '' : ` Según el padrón de ${year}.`}`,
    values: 'Valores',
    sales: 'Ventas',
    land: 'Terreno y construcción',
    place: 'El lugar',
    columns: 'Todas las columnas como se publicaron',
    around: 'Alrededor de esta parcela',
    neighbors: 'Las parcelas vecinas en una lista, junto al mapa de Florida',
    facilities: 'Instalaciones reguladas cerca de aquí',
    ground: 'Zona de inundación, humedales y suelo aquí',
    survey: 'Terreno y agrimensura aquí',
  },
  'parcels.parcel-head': {
    label: 'La parcela en cifras',
    unknown: 'No publicado',
    sale: 'Última venta',
    noSale: 'Ninguna en el padrón',
    saleNote: (month: string | null, code: string | null) =>
      `${month ?? 'sin precio publicado'}, ${code === null ? 'sin código de calificación' : `código de calificación ${code}`}`,
    ground: (use: string | undefined, acres: string | null, built: number | null) => {
      const parts = [use, acres && `alrededor de ${acres}`, built !== null && `construcción de ${built}`]
      const sentence = parts.filter(Boolean).join(', ')
      return sentence && `${upperFirst(sentence)}.`
    },
    download: 'Descargar',
    share: 'Compartir',
    what: 'esta parcela',
    files: 'Descargar esta parcela',
    ownerToo: 'El propietario registrado está en estos archivos, porque esta página lo muestra.',
    noOwner: 'Estos archivos nunca llevan el propietario.',
  },
  'parcels.owner-panel': {
    title: 'Propietario registrado',
    why: 'El padrón nombra a un propietario. Leemos y mostramos el nombre solo si usted lo pide, una parcela a la vez: nunca en el mapa, en listas ni en enlaces compartidos.',
    ask: 'Mostrar el propietario registrado',
    hide: 'Ocultar el propietario registrado',
    withheld: 'Reservado por el condado o no publicado',
    withheldNote: 'La ley de Florida mantiene confidenciales los nombres de algunos propietarios.',
    cut: 'Como se publicó: el padrón corta los nombres a 30 caracteres y puede tener más de un año de atraso. No es prueba de propiedad.',
    name: 'Nombre',
    mailing: 'La dirección postal del propietario no se lee y nunca se muestra.',
  },
  'parcels.appraiser-advice': {
    advice: (county: string) =>
      `El tasador de ${county} County (property appraiser) lleva estos registros y corrige los errores. Busque su oficina en <list>la lista de funcionarios de los condados del Department of Revenue</list>.`,
  },
  'parcels.lot-floods': {
    title: 'Zonas de inundación en esta parcela',
    noShare:
      'No se indica qué parte del lote ocupa cada zona, porque los contornos de las zonas están simplificados.',
    cut: 'Más zonas tocan esta parcela de las que mostramos.',
    subject: 'el riesgo de inundación',
    others: 'El registro de la parcela no se ve afectado.',
  },
  'parcels.no-parcel': {
    which: '¿Cuál busca?',
    noneTitle: 'Esa parcela no existe en este condado',
    none: (id: string, county: string) =>
      `El padrón de todo el estado no tiene ninguna parcela ${id} en ${county} County.`,
    several: (id: string, county: string) =>
      `Varias parcelas de ${county} County coinciden con el número ${id}.`,
    why: 'Los números cambian cuando un terreno se divide o se une, los nuevos llegan con el padrón del año siguiente, y algunos condados llevan aparte las unidades de condominio.',
    elsewhere: 'Otro condado usa este número. Es otra parcela:',
    here: 'Elija una:',
    choice: (county: string, id: string, address: string | null) =>
      `${county} County, parcela ${id}${address ? `, ${address}` : ''}`,
    map: 'Abrir el mapa de Florida',
    waiting: 'Estamos buscando la parcela',
    failed: 'No pudimos cargar la parcela',
    eyebrow: 'Parcelas de Florida',
    title: '¿En qué condado de Florida está?',
    lead: 'Cada condado numera sus propias parcelas, así que un mismo número puede corresponder a varias.',
    unknown: 'Florida no tiene ese condado',
    county: 'El enlace de esta página nombra <county/>. No consultamos ninguna fuente.',
    all: 'Los 67 condados',
    parcelOf: (county: string) => `Una parcela de ${county} County`,
    byNumber: 'Escriba su número o búsquela en el mapa por su dirección.',
    form: {
      label: 'Buscar una parcela',
      county: 'Condado',
      none: 'Elija un condado',
      id: 'Número de parcela',
      hint: 'Como está en la factura de impuestos o en la página del tasador, por ejemplo 082S305005000002. Las letras, los puntos, los espacios y los ceros iniciales son parte del número.',
      submit: 'Buscar la parcela',
    },
  },
  'parcels.read-question': {
    county: 'Elija el condado donde está la parcela.',
    empty: 'Escriba un número de parcela, como el de la factura de impuestos.',
    long: (length: number, most: number) =>
      `Un número de parcela tiene como máximo ${most} letras y dígitos. Este tiene ${length}: escriba un solo número.`,
    unreadable: 'El número de parcela tiene caracteres que no se pueden escribir. Escríbalo otra vez.',
  },
  'parcels.show-parcel': {
    eyebrow: 'Parcelas de Florida',
    title: (id: string) => `Parcela ${id}`,
    county: (name: string) => `${name} County, Florida`,
  },
  'parcels.similar-section': {
    title: 'Qué lugar ocupa esta casa',
    why: 'Buscamos cerca parcelas del mismo uso, tamaño y antigüedad, y comparamos sus valores justos por pie cuadrado, y los valores justos con los precios de venta. Tarda unos segundos.',
    go: 'Comparar con parcelas similares',
    refused: (why: string) => `No podemos comparar esta parcela por este motivo: ${why}.`,
    failed: 'No pudimos comparar esta parcela',
    widened: 'Qué significa aquí “similar”',
    left: (left: string) => `Omitidas: ${left}.`,
    parcels: 'Parcelas similares, primero las de menor valor por pie cuadrado',
    sales: 'Cómo se compara el padrón con las ventas de alrededor',
    used: 'Las ventas de estas cifras',
    limits: 'Lo que estas cifras no pueden decir',
    files: 'todas las parcelas y ventas usadas',
    none: 'Ninguna.',
    median: 'Mediana de las demás',
    middle: 'La mitad central',
    range: (from: string, to: string) => `de ${from} a ${to}`,
    parcel: 'Parcela',
    numbered: (id: string) => `Parcela ${id}`,
    distance: 'Distancia',
    own: 'Esta parcela',
    justValue: 'Valor justo',
    perFoot: 'Por pie cuadrado',
    area: 'Superficie habitable, pies cuadrados',
    built: 'Construida',
    ratio: 'Valor justo entre precio',
    price: 'Precio',
    sold: 'Vendida en',
    noMonth: 'Mes no publicado',
    code: 'Código',
  },
  'parcels.median-links': {
    side: (count: number, side: Side, median: string) =>
      count === 1
        ? `Mostrar en el mapa la que está ${ofMedian(side)} de ${median}`
        : `Mostrar en el mapa las ${formatNumber(count)} que están ${ofMedian(side)} de ${median}`,
    tooMany: (count: number, side: Side) =>
      `${formatNumber(count)} están ${ofMedian(side)} de la mediana: más de las que un enlace puede mostrar en el mapa. Los archivos las tienen todas.`,
  },
  'parcels.lot.lot': {
    eyebrow: 'Parcelas en el mapa',
    florida: 'Buscar una parcela de Florida',
    floridaTitle: (id: string, county: string) => `Parcela ${id}, ${county} County`,
    find: (place: string) => `Buscar una parcela: ${place}`,
    title: (id: string, place: string) => `Parcela ${id}, ${place}`,
    numbered: (id: string) => `Parcela ${id}`,
    ofPlace: (place: string) => `Parcelas de ${place}`,
  },
  'parcels.lot.no-lot': {
    eyebrow: 'Parcelas en el mapa',
    unknownTitle: 'No conocemos esta capa de parcelas',
    unknown: (id: string) =>
      `El enlace de esta página nombra la capa “${id}”, que no está en nuestra lista de capas oficiales. No consultamos ninguna fuente.`,
    find: 'Buscar un lugar o un número de parcela',
    map: 'Abrir el mapa',
    allLayers: 'Todas las capas que leemos',
    off: 'No leemos esta capa',
    publisher: (place: string) => `Página del organismo que la publica: Parcelas de ${place}`,
    ofPlace: (place: string) => `Parcelas de ${place}`,
    parcelOf: (place: string) => `Una parcela de ${place}`,
    noneTitle: 'Ninguna parcela tiene este número',
    none: (place: string, forms: readonly string[]) =>
      `La capa “Parcelas de ${place}” respondió y no tiene ninguna parcela con este número. Probamos ${formatList(forms)}.`,
    advice:
      'Compare el número con una factura de impuestos o con la página del tasador: los ceros, los puntos y los espacios pueden contar. Los números cambian cuando un terreno se divide o se une.',
    severalTitle: '¿Cuál busca?',
    several: (count: number) =>
      `${count} parcelas de esta capa tienen este número si se omite la puntuación. Elija una:`,
    choice: (number: string, address: string | null) => `Parcela ${number}${address ? `, ${address}` : ''}`,
    failedTitle: 'No pudimos cargar la parcela',
    waitingTitle: 'Estamos buscando la parcela',
    byPlaceTitle: 'En esta capa no se puede buscar por número',
    notGone: 'No se sabe si la parcela existe. El registro lo tiene el organismo que la publica:',
    form: 'Buscar una parcela',
    label: 'Número de parcela',
    hint: 'Como está en la factura de impuestos. También lo probamos sin puntuación, y con la puntuación y los ceros de esta capa.',
    submit: 'Buscar la parcela',
    lead: 'Escriba el número o busque la parcela en el mapa por su dirección.',
  },
  'parcels.lot.lot-page': {
    map: 'Mapa de la parcela',
    list: 'El texto de esta página',
    outline: 'El contorno de la parcela. No es un deslinde.',
    noOutline: 'El organismo que la publica no dibuja el contorno de esta parcela, así que no hay mapa.',
    figures: 'La parcela en cifras',
    download: 'Descargar',
    what: 'esta parcela',
    share: 'Compartir',
    lot: 'La parcela',
    source: 'Quién la publica',
    publisher: 'Organismo',
    license: 'Licencia',
    attribution: 'Atribución',
    edition: 'Última edición',
    notSaid: 'La capa no lo dice',
    page: 'Registro',
    pageLabel: 'Página del organismo',
    columns: 'Todas las columnas como se publicaron',
    noColumns: 'La capa no publica nada más sobre esta parcela que podamos mostrar.',
    owner: 'Los propietarios y las direcciones postales no se leen y nunca se muestran.',
    around: 'Alrededor de esta parcela',
    dossier: 'Todos los registros públicos de este lugar',
    facilities: 'Instalaciones reguladas cerca de aquí',
    ground: 'Zona de inundación, humedales y suelo aquí',
    land: 'Terreno y agrimensura aquí',
    records: (count: number, place: string) =>
      `${formatNumber(count)} ${count === 1 ? 'registro' : 'registros'} de ${place} tienen este número: son unidades o partes de una parcela. No sumamos nada.`,
    record: (at: number, count: number) => `Registro ${at + 1} de ${count}`,
    numbered: (number: string) => `Parcela ${number}`,
    where: (number: string, place: string) => `Parcela ${number}, ${place}.`,
    columnsOf: (at: number, count: number) =>
      `Todas las columnas como se publicaron: registro ${at + 1} de ${count}`,
    typed: (typed: string, number: string) =>
      `Usted escribió ${typed}. La capa escribe este número así: ${number}.`,
  },
}
