import { formatNumber } from '@/lib/format'

const directions: Readonly<Record<string, string>> = {
  north: 'norte',
  northeast: 'noreste',
  east: 'este',
  southeast: 'sureste',
  south: 'sur',
  southwest: 'suroeste',
  west: 'oeste',
  northwest: 'noroeste',
}

const toward = (direction: string): string => `al ${directions[direction] ?? direction}`

const counted = (count: number, one: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`
const milesOf = (count: number) => counted(count, 'milla', 'millas')
const listsOf = (count: number) => counted(count, 'lista', 'listas')
const facilitiesOf = (count: number) => counted(count, 'instalación', 'instalaciones')

export const environmentTexts = {
  'environment.page': {
    missing: 'Escriba una dirección o coordenadas para buscar a su alrededor.',
  },
  'environment.search-page': {
    lead: 'Muestra las plantas, los lugares que descargan al agua y los que manejan residuos, regulados por programas federales, alrededor de una dirección: primero lo más cercano.',
    cleanup:
      'Los sitios Superfund, los terrenos abandonados (brownfields) y los tanques subterráneos están en otras listas: <review>abra la revisión de registros</review>',
    more: 'Qué hay en la lista',
    coverage:
      'La lista abarca las instalaciones bajo la ley del aire limpio (Clean Air Act), la ley del agua limpia (Clean Water Act) y los programas de residuos peligrosos, agua potable y emisiones tóxicas, en todos los estados y territorios.',
  },
  'environment.form': {
    form: 'Buscar instalaciones',
    place: 'Dirección o coordenadas',
    placeHint: 'Por ejemplo, 200 E Colfax Ave, Denver, CO, o 29.7355, -95.2654.',
    more: 'Radio y tipos de registros',
    radius: 'Radio en millas',
    radiusHint: (least: number, most: number) => `De ${least} a ${most}.`,
    smaller: 'Radio más pequeño',
    larger: 'Radio más grande',
    mile: 'mi',
    media: 'Qué registros',
    active: 'Solo las instalaciones activas',
    activeShort: 'Solo activas',
    submit: 'Buscar instalaciones',
    find: 'Buscar',
    box: 'El recuadro del mapa',
  },
  'environment.url': {
    medias: { all: 'Todas las instalaciones', air: 'Permisos de aire', water: 'Permisos de agua' },
    radius: (least: number, most: number) => `Escriba un radio de ${least} a ${most} millas.`,
  },
  'environment.headline': {
    near: 'Instalaciones cerca de un lugar',
    inBox: 'Instalaciones en un recuadro',
    box: (corners: string) => `Recuadro ${corners}`,
    activeOnly: 'solo activas',
    within: (miles: number) => `a menos de ${miles} mi`,
    listed: (filters: string) => `en la lista: ${filters}`,
  },
  'environment.results': {
    lead: 'Una infracción puede ser un informe entregado tarde o un derrame.',
    status: 'Filtrar por infracción',
    next: 'Cargar el siguiente anillo',
    share: 'Compartir',
    download: 'Exportar',
    files: 'estas instalaciones',
    of: (search: string, place: string) => `${search} de ${place}`,
    around: (address: string) => `Alrededor de ${address}.`,
    progress: (rings: number, listed: number, matched: number | null) =>
      `${rings} de 3 anillos, ${formatNumber(listed)} ${matched === null ? 'registros de más de los que cuenta la fuente' : `de ${formatNumber(matched)} registros`}`,
  },
  'environment.result-page': {
    map: 'Mapa de las instalaciones',
    list: 'La lista de las instalaciones',
  },
  'environment.facilities-answer': {
    unreadable:
      'No pudimos leer esto como un lugar. Escriba una dirección con número, calle, ciudad y estado, o coordenadas como 29.7355, -95.2654.',
    unaffected: 'Puede buscar por coordenadas sin pasar por la búsqueda de direcciones.',
    other: 'Hacer otra búsqueda',
  },
  'environment.facility-list': {
    caption: 'Instalaciones. Las flechas del teclado recorren la lista.',
    filters: 'Filtrar la lista y el mapa',
    program: 'Programa',
    anyProgram: 'Cualquier programa',
    distance: 'Distancia',
    anyDistance: 'Cualquier distancia',
    within: (miles: number) => `A menos de ${miles} mi`,
    reading:
      'Abra una infracción para ver de qué se trata. Esta lista no dice que su aire, su agua o su suelo sean un peligro.',
    none: 'Ninguna instalación cumple estos filtros.',
    near: '~ podría estar en el siguiente anillo: su ubicación es aproximada.',
    back: (size: number) => `${size} anteriores`,
    here: (start: number, end: number, total: number) =>
      `${formatNumber(start)} a ${formatNumber(end)} de ${formatNumber(total)}`,
    on: (size: number) => `${size} siguientes`,
    whole: (count: number) => `Las ${formatNumber(count)} en una sola página`,
  },
  'environment.facility-columns': {
    miles: 'Millas',
    noPosition: 'sin dato',
    near: 'Podría estar en el siguiente anillo: su ubicación es aproximada.',
    inactive: 'Inactiva',
  },
  'environment.from-lot': {
    fromLot:
      'Las millas se cuentan desde el borde del lote; dentro de él son 0. La búsqueda se hace alrededor del punto.',
    fromPoint: 'Las millas se cuentan desde el punto de la búsqueda.',
  },
  'environment.search-place': {
    at: (name: string) => `En ${name}`,
    away: (miles: string, direction: string, name: string) => `A ${miles} ${toward(direction)} de ${name}`,
  },
  'environment.draw-rings': {
    loaded: milesOf,
    open: (miles: number) => `${milesOf(miles)}, sin cargar`,
  },
  'environment.cleanup-line': {
    inBox:
      'Permisos e inspecciones. Los sitios de limpieza están en otras listas. Busque alrededor de un lugar para verlos.',
    line: (sites: string) => `Permisos e inspecciones; ${sites}.`,
    asking: 'sitios de limpieza: los estamos consultando',
    failed: 'sitios de limpieza: no pudimos consultarlos, y eso no dice nada sobre los sitios de aquí',
    noneOfSome: 'sitios de limpieza: ninguno en las listas que respondieron',
    none: (miles: number) =>
      `sitios de limpieza: ninguno registrado a una distancia de hasta ${milesOf(miles)}`,
    some: (count: number, isAtLeast: boolean, miles: number) =>
      `sitios de limpieza: ${isAtLeast ? 'al menos ' : ''}${count} a una distancia de hasta ${milesOf(miles)}`,
    withFailures: (sites: string, lists: number) => `${sites}; no pudimos consultar ${listsOf(lists)}`,
    open: 'Abrir la revisión',
    filter: 'Filtrar los sitios de limpieza',
    list: 'Lista de limpieza',
    all: 'Todas las listas de limpieza',
    hide: 'Ocultar los sitios de limpieza',
    noneHere: 'Ningún sitio de esta lista.',
    nearest: 'Primero los más cercanos',
    rest: (count: number) =>
      count === 1 ? 'El siguiente sitio' : `Los siguientes ${formatNumber(count)} sitios`,
    beyond: (count: number) => `La revisión tiene ${counted(count, 'sitio más', 'sitios más')}.`,
    noPosition: 'posición desconocida',
  },
  'environment.facilities-paper': {
    sample: (title: string) => `${title}. Datos de ejemplo, no reales`,
    asked: 'Búsqueda',
    day: 'Consultado',
    publisher: 'Publicado por',
    list: 'Instalaciones',
    caption: (count: number) => `${facilitiesOf(count)}, en el orden de la página`,
    none: 'Ninguna instalación cumple los filtros.',
    miles: 'Millas',
    address: 'Dirección',
    programs: 'Programas',
    approximate:
      'Una distancia con ~ podría estar en el siguiente anillo: la ubicación de la instalación es aproximada.',
    map: 'Mapa',
    alt: (count: number) =>
      `Mapa, con el norte arriba, de ${facilitiesOf(count)} alrededor del lugar. La lista tiene la distancia de cada una.`,
    legend:
      'El norte está arriba. El rombo es el lugar y cada punto es una instalación con posición. No se dibujan las calles.',
    gaps: 'Lo que no está en esta lista',
    limits: 'Límites',
    sources: 'Fuentes',
  },
}
