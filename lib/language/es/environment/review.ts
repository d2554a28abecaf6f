import { formatList, formatMiles, formatNumber } from '@/lib/format'

const countOf = (count: number, one: string, several = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

export const reviewPageTexts = {
  'review.page': {
    title: 'Revisión de registros',
    lead: 'Consulte todas las listas federales de limpieza alrededor de un lugar: qué listas se buscaron, hasta qué distancia, y cada sitio que tienen.',
    coverage:
      'Es una lista de registros, no una evaluación ambiental, y las listas de los estados no están incluidas.',
    label: 'Dirección o coordenadas',
    hint: 'Por ejemplo 1905 W 1st St, Gulf Shores, AL 36542, o 29.725 -95.23.',
  },
  'review.choices': {
    title: 'Distancias y contorno',
    miles: 'Distancia',
    everyList: (miles: string) => `${miles} ${miles === '1' ? 'milla' : 'millas'} para todas las listas`,
    usual: 'La distancia habitual de cada lista',
    outline: 'Contorno',
    hint: 'Las distancias se miden desde su borde y no desde el del lote. Un polígono GeoJSON, o esquinas como longitud,latitud: hasta 500 esquinas y 25 millas cuadradas. También puede dibujarlo en el mapa de abajo.',
    first: 'Buscar',
    again: 'Buscar otra vez',
  },
  'review.locate-review': {
    abroad:
      'El contorno no está en los Estados Unidos. Escriba primero la longitud y luego la latitud: -95.23,29.725.',
    elsewhere: 'El contorno no está en este lugar. Deje vacío uno de los dos campos.',
  },
  'review.answer': { file: 'estos registros' },
  'review.map': {
    map: 'Mapa de los sitios registrados alrededor del lugar',
    list: 'Los sitios, del más cercano al más lejano',
    lot: 'El lote',
    outline: 'Su contorno',
    place: 'El lugar',
    site: 'Sitio registrado',
    boundary: 'Límite de Superfund',
    distances: (miles: readonly number[]) =>
      `Líneas a ${formatList(miles.map((each) => formatNumber(each)))} ${miles.length === 1 && miles[0] === 1 ? 'milla' : 'millas'}`,
    moreDrawn: (most: number) => `Solo se dibujan los ${most} sitios más cercanos.`,
  },
  'review.start-map': {
    how: 'Acerque el mapa a un lote y dibuje su contorno, o haga clic en un punto para revisar sus alrededores.',
    map: 'Mapa para dibujar un contorno o elegir un lugar',
    list: 'El formulario de arriba',
  },
  'review.review': {
    noDate:
      'La EPA no indica una fecha propia para estas listas, así que abajo está el día en que se consultaron.',
    rule: 'La columna “Regla” sigue 40 CFR 312.26(c): <page>el texto vigente</page>.',
    where: '<list>A quién preguntar por ellas</list>.',
  },
  'review.sites': {
    loading: 'Cargando la elevación',
    rest: (count: number) => `Los otros ${formatNumber(count)}`,
  },
}

export const reviewTexts = {
  'review.texts': {
    title: 'Revisión de registros',
    lists: 'Listas consultadas',
    byDistance: 'Registros por distancia',
    byList: 'Registros por lista',
    nearest: 'Cada registro de cada lista, del más cercano al más lejano',
    grouped: 'Cada registro de cada lista, lista por lista',
    sites: 'Sitios, del más cercano al más lejano',
    sitesLead: (records: number, sites: number) =>
      `${countOf(records, 'registro')}, ${countOf(sites, 'sitio')}. Los registros con el mismo identificador (registry id) son un solo sitio. Los de tanques no lo tienen, así que un lugar puede aparecer dos veces.`,
    noSites: 'En las listas que respondieron no hay ningún sitio registrado dentro de estas distancias.',
    boundaries: 'Límites de Superfund',
    boundariesLead: (miles: number) => `Polígonos publicados con un borde a ${formatMiles(miles)} o menos.`,
    boundaryRows: 'Límites de Superfund, del borde más cercano al más lejano',
    adjoining: 'Lotes colindantes',
    adjoiningLead:
      'Lotes que tocan el contorno o están sobre él, y los registros cuya posición cae en ellos. Un lote al otro lado de una calle no aparece aquí.',
    adjoiningRows: 'Lotes que tocan el contorno',
    unplaced: 'Sitios archivados del condado sin posición',
    unplacedCount: (sites: number) => `Sitios archivados del condado sin posición (${formatNumber(sites)})`,
    unplacedLead: 'Su lista no indica su posición, así que pueden estar cerca o lejos.',
    notSearched: 'Lo que no se buscó, y a quién preguntar',
  },
  'review.record-labels': {
    distance: 'Distancia',
    site: 'Sitio',
    list: 'Lista',
    status: 'Situación, como se publicó',
    id: 'Identificador en el programa',
  },
  'review.lot-labels': { parcel: 'Parcela', address: 'Dirección', records: 'Registros' },
  'review.fetch-review': {
    noLot: 'Aquí no se conoce el contorno de un lote, así que las distancias se miden desde el punto.',
    tooLarge:
      'El lote tiene aquí demasiadas esquinas o partes para buscar desde su borde, así que las distancias se miden desde el punto.',
    own: (corners: number) =>
      `Las distancias se miden desde el borde de su contorno de ${countOf(corners, 'esquina')}.`,
    lot: (number: string | null) =>
      number
        ? `Las distancias se miden desde el borde de la parcela ${number}.`
        : 'Las distancias se miden desde el borde del lote.',
  },
  'review.describe-list': {
    caption: 'Listas federales, hasta qué distancia se buscó en cada una y lo que tiene ahí',
    list: 'Lista',
    miles: 'Hasta',
    rule: 'Regla',
    counted: 'La fuente cuenta',
    listed: 'En la lista',
    rest: 'Sin cargar',
    unplaced: 'Sin posición',
    loading: 'Cargando',
    notNamed: 'No se menciona',
    shorter: 'Menos que la regla',
    notKnown: 'No se sabe',
    none: 'Ninguno',
    failed: 'Falló',
    why: (failure: string) => `${failure}.`,
    summary: (records: number, filled: number, lists: number) =>
      `${countOf(records, 'registro')} en ${filled} de ${formatNumber(lists)} listas de limpieza y de residuos dentro de estas distancias.`,
    failures: (lists: number) => `No pudimos consultar ${countOf(lists, 'lista')}.`,
  },
  'review.describe-site': {
    placeOnly: 'Es el centro de un código postal o de una ciudad, así que la distancia no es la del sitio.',
    noAccuracy: 'No se indica la precisión de la posición.',
    nearLimit: (accuracy: string) =>
      `Puede estar más allá de la distancia: su posición tiene una precisión de solo ${accuracy}.`,
    noPosition: 'No se sabe: el registro no tiene posición',
    noStatus: 'No se publica',
    listed: (status: string) => `En la lista: ${status}`,
    registry: (id: string) => `identificador del registro ${id}`,
    reported: (day: string) => `informado o decidido el ${day}`,
    updated: (day: string) => `registro actualizado el ${day}`,
    noHeight: 'No se comparó: la lista no tiene la posición del sitio mismo.',
    noPage: 'La lista no indica ninguna página de este sitio.',
  },
  'review.line-labels': {
    lists: 'Listas e identificadores',
    status: 'Situación y fecha',
    distance: 'Distancia',
    height: 'Terreno',
    page: 'Página de la agencia',
  },
  'review.heights': {
    failed: 'No cargamos la elevación.',
    none: 'Ahí no se publica ninguna elevación.',
    beyond: (most: number) => `No se comparó: solo se comparan los ${most} más cercanos.`,
    noStart: 'No se publica ninguna elevación del lugar, así que no hay con qué comparar.',
    level: 'Casi al nivel del lugar, dentro del margen de error de las elevaciones',
    higher: (feet: string) => `${feet} más alto que el lugar`,
    lower: (feet: string) => `${feet} más bajo que el lugar`,
  },
  'review.permit-lists': {
    'water-permit': {
      title: 'Permisos de agua',
      note: 'En cualquier situación. Un sitio puede tener varios.',
    },
    'air-permit': {
      title: 'Permisos de aire',
      note: 'En cualquier situación. Un sitio puede tener varios.',
    },
    'toxic-release': {
      title: 'Inventario de emisiones tóxicas (Toxics Release Inventory)',
      note: 'Instalaciones que le informan cada año.',
    },
  },
  'review.permits': {
    title: 'Permisos y emisiones tóxicas',
    lead: 'Un permiso o un informe anual no es un registro de una limpieza. EPA ECHO no tiene una fecha propia para estas listas.',
    caption: 'Permisos e instalaciones que informan, de lo más cercano a lo más lejano',
    distance: 'Distancia',
    facility: 'Instalación',
    list: 'Lista',
    status: 'Situación, como se publicó',
    id: 'Permiso o identificador',
    none: 'Ninguna de estas listas tiene una instalación dentro de su distancia.',
    noneOfSome: 'Las listas que respondieron no tienen ninguna instalación dentro de su distancia.',
    rest: (count: number) => (count === 1 ? 'La siguiente' : `Las siguientes ${formatNumber(count)}`),
    cut: (count: number, all: number) =>
      `Son las ${formatNumber(count)} más cercanas de ${formatNumber(all)}. El libro de Excel (XLSX) las tiene todas.`,
    beyond: (count: number) =>
      `La fuente busca en círculos: cuenta ${formatNumber(count)} más fuera de la distancia.`,
    twice: (count: number) => `La fuente cuenta ${countOf(count, 'fila')} dos veces.`,
    noPosition: 'Posición no publicada',
    failed: (title: string, problem: string) =>
      `No pudimos consultar la lista “${title}”, así que no dice nada sobre las instalaciones de aquí. ${problem}`,
  },
  'review.fetch-permits': {
    unkept: 'Cuando se guardó esta página, no se consultaron los permisos ni las emisiones tóxicas.',
    unmarked: 'EPA ECHO no indicó qué instalaciones informan de emisiones tóxicas.',
  },
  'review.boundaries': {
    failed: (why: string) => `No pudimos consultar los límites de los sitios Superfund. ${why}`,
    unkept: 'Cuando se guardó esta página, no se consultaron los límites de los sitios Superfund.',
    layer: (kind: string, answer: string) => `${kind}: ${answer}.`,
  },
  'review.boundary-labels': {
    name: 'Sitio',
    kind: 'Límite de',
    edge: 'Borde más cercano',
    status: 'Situación, como se publicó',
  },
  'review.adjoining': {
    unnamed: 'Sin número',
    noAddress: 'No se publica',
    noRecord: 'Ningún registro con una posición aquí',
    failed: (why: string) => `No pudimos consultar los lotes de alrededor. ${why}`,
    unkept: 'Cuando se guardó esta página, no se consultaron los lotes de alrededor.',
    none: 'La capa de parcelas no tiene ningún lote que toque este.',
    cut: 'Aquí hay más lotes de los que leemos, así que pueden faltar algunos de los colindantes.',
  },
  'review.offices': {
    cleanup: (agency: string) => `${agency}: sitios de limpieza`,
    tanks: (agency: string) => `${agency}: tanques de almacenamiento`,
    noPage: (state: string) =>
      `No conocemos una página de las listas de ${state}. Pregunte a la agencia ambiental del estado.`,
    spills: (agency: string) => `${agency}: informes de derrames`,
  },
}
