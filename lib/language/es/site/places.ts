import { formatList, formatNumber } from '@/lib/format'

export const placesTexts = {
  'coverage.covered-places': {
    outside: 'New York fuera de la ciudad de New York',
    office: 'El New York City Department of Finance',
  },
  'coverage.describe-not-covered': {
    title: 'Este lugar no está cubierto',
    why: (place: string) =>
      `Está en ${place}, donde todavía no podemos consultar tasaciones. La dirección no tiene ningún error.`,
    next: (office: string) => `${office} tiene el registro, casi siempre en un sitio web.`,
    assessor: 'El tasador (assessor) del condado o de la ciudad',
    governments: 'Buscar el gobierno local',
  },
  'coverage.search-assessments': {
    interpretation: (address: string) =>
      `Nada coincide con la dirección tal como la escribió. El Census Bureau la escribe así: “${address}”; estos registros coinciden con ella.`,
  },
  'coverage.unit-of-record': {
    unit: (id: string) => `unidad ${id}`,
  },
  'places.describe-place': {
    outside: 'Fuera de los estados y territorios',
  },
  'places.did-you-mean': {
    lead: 'Quizás quiso decir:',
    choice: (name: string) => name,
  },
  'places.find-point': {
    zip: 'Un código postal (ZIP) solo no tiene posición aquí. Agregue el número de la casa y la calle.',
    several: (text: string, count: number) =>
      `Hay ${count} ciudades o condados que se llaman “${text}”. Agregue el estado, el número de la casa y la calle.`,
    one: (name: string, center: string) =>
      `${name} no es un solo punto. Agregue el número de la casa y la calle, o escriba su centro: ${center}.`,
  },
  'places.lot-floods': {
    bare: (share: string) =>
      `El mapa no tiene ninguna zona en una parte (${share}), y eso no quiere decir “sin peligro”.`,
  },
  'places.lot-shares': {
    scattered: (pieces: number) =>
      `El contorno tiene más de ${pieces} partes, así que no consultamos lo que hay en él. Busque mejor un punto dentro de él.`,
    wide: (degrees: number) =>
      `El contorno mide más de ${degrees} grados de ancho, más de lo que el mapa puede responder, así que no consultamos lo que hay en él. Busque mejor un punto dentro de él.`,
    corners: (corners: number) =>
      `El contorno tiene más de ${corners} esquinas, más de las que el mapa acepta, así que no consultamos lo que hay en él. Busque mejor un punto dentro de él.`,
  },
  'places.named-place': {
    county: 'Condado',
    cityIn: (county: string) => `Ciudad o pueblo en ${county}`,
    city: 'Ciudad o pueblo',
  },
  'places.next-steps': {
    title: 'Cómo encontrar el lugar',
    expected: 'Lo que podemos leer:',
    ways: 'Tres maneras de seguir:',
    address: 'Escriba la dirección completa: número de la casa, calle, ciudad y estado.',
    coordinates: 'Escriba coordenadas, por ejemplo 28.5384, -81.3789.',
    map: 'Elija el lugar en el mapa.',
    mapLabel: 'Mapa de los Estados Unidos',
    kinds: {
      address: 'Dirección: el número de la casa, la calle, y la ciudad y el estado o el código postal (ZIP).',
      coordinates: 'Coordenadas: dos números, una referencia de cuadrícula o un código plus.',
      legal:
        'Descripción legal: un township (cuadro de seis millas de la agrimensura) y una columna (range), por ejemplo T22S R29E sec 26.',
      parcel: 'Número de parcela: con su condado, por ejemplo Maricopa County, AZ 109-89-232.',
      'florida-parcel': 'Número de parcela de Florida: casi solo dígitos, como en la factura de impuestos.',
      county: 'Condado: su nombre y su estado, por ejemplo Denver County, CO.',
      name: 'Ciudad, condado o código postal (ZIP): un nombre de nuestra lista de lugares, o cinco dígitos.',
    },
  },
  'places.place-question': {
    label: 'Dirección, coordenadas, número de parcela o descripción legal',
    hint: (examples: readonly string[]) =>
      `Por ejemplo: ${examples.join('; o ')}. Fuera de Florida, un número de parcela necesita su condado.`,
    submit: 'Buscar los registros',
  },
  'places.point-question': {
    form: 'Buscar un lugar',
    submit: 'Buscar',
  },
  'places.understand-legal': {
    courses:
      'Es una descripción por rumbos y distancias (metes and bounds): no dibujamos sus rumbos, solo la sección que nombra.',
    unused: (names: readonly string[]) => `No se usó: ${names.join(', ')}.`,
    doubt: (names: readonly string[]) =>
      `Solo este lugar corresponde a los números, pero no usamos ${names.join(', ')} para encontrarlo. Elíjalo solo si es el que usted busca.`,
    inCounty: (county: string, others: number) =>
      others === 0
        ? `El lugar está en ${county}, como dice el texto.`
        : `Solo se muestran lugares de ${county}. ${others === 1 ? 'Otro lugar tiene' : `Otros ${others} lugares tienen`} los mismos números.`,
    elsewhere: (county: string) => `Ningún lugar con estos números tiene su centro en ${county}.`,
  },
  'places.doors': {
    assessment: 'Tasación para el impuesto',
    assessmentHere: (sources: string) => `Valores de una casa, de ${sources}. Escriba su dirección.`,
    assessmentPerhaps: (sources: string) => `Quizás: ${sources}. Depende de la dirección de la casa.`,
    permits: 'Permisos de construcción',
    permitsHere: (count: number) =>
      count === 1
        ? 'De una fuente, los más nuevos primero.'
        : `De ${formatNumber(count)} fuentes, los más nuevos primero.`,
    permitsPerhaps: (count: number) =>
      count === 1
        ? 'De una fuente de la región. No podemos saber si cubre este lugar.'
        : `De ${formatNumber(count)} fuentes de la región. No podemos saber si cubren este lugar.`,
    parcels: 'Parcelas en el mapa',
    parcelsText: (name: string) => `Lotes con sus números, desde el centro de ${name}.`,
    facilities: 'Instalaciones reguladas',
    facilitiesText: (name: string) =>
      `Alrededor del centro de ${name}. Cambie el punto a su dirección para ver su propia lista.`,
    survey: 'Levantamiento de tierras y elevación',
    surveyText: (name: string) => `Township, range y sección en el centro de ${name}.`,
    costs: 'Salarios, alquiler y desempleo',
    costsText: (county: string) => `Series federales de ${county}.`,
    noAssessment: 'tasaciones',
    noPermits: 'permisos de construcción',
    noSurvey: 'secciones del levantamiento',
    noParcels: 'parcelas en un mapa',
  },
  'places.known-place': {
    street: (name: string) => `Número de la casa y calle en ${name}`,
    here: 'Registros de aquí',
    city: (detail: string, latitude: number, longitude: number) =>
      `${detail}. Conocemos su centro (${latitude}, ${longitude}), no sus límites.`,
    missing: (what: string) => `Aquí no se publica en una forma que podamos consultar: ${what}.`,
    office: 'Buscar el gobierno local',
  },
  'places.place-choice': {
    title: 'Qué registros hay y dónde',
    lead: 'La elevación y las instalaciones reguladas cubren todo el país; las secciones del levantamiento, 30 estados. Hay parcelas, tasaciones y permisos donde un estado, un condado o una ciudad los publica.',
    examples: 'Por ejemplo',
    bySource: 'Todas las fuentes y lo que cubren',
    which: '¿Cuál de estos busca?',
    none: (text: string) => `No conocemos ninguna ciudad ni condado llamado “${text}”`,
    noneWhy:
      'Conocemos los condados y los lugares de unas 1,000 personas o más. Revise la ortografía, agregue el estado o escriba una dirección.',
    zip: (code: string) => `Código postal (ZIP) ${code}`,
    zipWhy:
      'Un código postal es una ruta de reparto, y no tenemos un mapa de ellas. Agregue el número de la casa y la calle, y mostramos los registros de ese lugar.',
    streetZip: 'Número de la casa y calle',
  },
  'places.view': {
    credit: 'Nombres y centros de ciudades: GeoNames (CC BY 4.0). Condados: U.S. Census Bureau.',
  },
  'places.street-form': { submit: 'Mostrar los registros' },
  'places.page': { title: 'Qué registros hay y dónde' },
  'preview.describe-link': {
    site: 'Openplat',
    area: 'Un área del mapa',
    parcels:
      'Todas las parcelas de los padrones de tasación de Florida, cada una con su página, para filtrar, comparar y exportar.',
    text: 'Registros públicos de cualquier dirección de los Estados Unidos: tasaciones, permisos, zonas de inundación, elevación, líneas de agrimensura e instalaciones reguladas, cada uno con su fuente y su fecha.',
    facility: (id: string) => `Instalación ${id}`,
    parcel: (id: string) => `Parcela ${id}`,
    parcelsOf: (state: string) => `Parcelas de ${state}`,
  },
  'preview.route': {
    foot: 'Registros públicos oficiales con su fuente y su fecha',
    unreadable:
      'Una vista previa necesita la página de la que es: of=/environment?at=29.7355,-95.2654, como una ruta de este sitio.',
  },
  'preview.metadata': {
    title: 'Openplat: registros públicos de cualquier dirección de los Estados Unidos',
  },
  'read.page-deadline': {
    press: (publisher: string) =>
      `${publisher} todavía no ha respondido. Seguimos consultando; presione otra vez en un momento para ver la respuesta.`,
    late: (publisher: string, seconds: number) =>
      `${publisher} no respondió en ${seconds} segundos. Seguimos consultando; descargue el archivo otra vez en un minuto.`,
    waiting: (publisher: string) => `${publisher} todavía no ha respondido. Seguimos consultando.`,
  },
  'read.reading-scope': {
    missing: 'Esto no era parte de la página cuando se guardó, y una copia fija no consulta ninguna fuente.',
  },
  'share.share': {
    title: 'Compartir',
    frozen: 'Copia fija',
    keep: 'Crear una copia fija',
    frozenNote:
      'La copia se queda como está hoy esta página, aunque una fuente cambie o deje de funcionar. Cualquiera que tenga el enlace puede abrirla, y usted puede borrarla. Su canal de novedades (feed) avisa cuando cambia un valor.',
    live: 'Enlace en vivo',
    liveLabel: 'Enlace a esta página',
    liveNote: 'Muestra los registros más recientes cada vez que alguien lo abre.',
    unkept: 'En este momento no podemos hacer una copia fija de esta página. El enlace en vivo sí funciona.',
    pending: 'Podrá crear una copia fija en cuanto se cargue toda la página.',
    kept: 'Enlace a esta copia fija',
    keptNote: 'Es la página que está leyendo. Se ve igual para todos los que la abren.',
  },
  'share.shareable': {
    '/place': 'Registros públicos de un vistazo',
    '/place/compare': 'Dos lugares lado a lado',
    '/land': 'Terreno y agrimensura',
    '/ground': 'Inundación, humedales y suelo',
    '/environment': 'Medio ambiente: instalaciones cerca de un lugar',
    '/environment/review': 'Revisión de registros',
    '/environment/facility/[registryId]': 'Una instalación regulada',
    '/assessments/find': 'La tasación de una propiedad',
    '/assessments/values': 'La tasación de una propiedad',
    '/assessments/evidence': 'La tasación de una propiedad',
    '/assessments/packet': 'Un paquete de apelación',
    '/parcels/[county]': 'Una parcela',
    '/permits': 'Permisos',
    '/costs': 'Costos',
    '/rules': 'Normas',
    '/rules/[documentNumber]': 'Un documento federal',
    '/open-data': 'Datos abiertos',
    '/open-data/[portal]/[datasetId]': 'Un conjunto de datos de una ciudad',
  },
  'sources.reach': {
    process: 'Las horas son las de este servidor desde que se inició.',
    instances: 'Las horas son las últimas de todos los servidores de este sitio en los últimos 30 días.',
    'cut-off':
      'Las horas son solo las de este servidor desde que se inició: en este momento no podemos leer lo que comparte con los demás.',
  },
  'sources.read-condition': {
    off: 'El operador de este sitio la ha desactivado.',
    unasked: 'Todavía no se ha consultado.',
    answered: (ago: string) => `Respondió ${ago}.`,
    failed: (ago: string, why: string) => `Falló ${ago}: ${why}`,
    changed: (ago: string) => `Cambió su formato ${ago}, así que ahora no podemos leerla.`,
    refused: (ago: string) => `Respondió ${ago}, y rechazó la última consulta.`,
    several: (count: number, all: number) => `Se consultaron ${count} de sus ${all} servidores.`,
    severalFailed: (failed: number) => `${failed} de sus servidores fallaron.`,
    someFailed: (names: readonly string[], all: number) =>
      names.length === 1
        ? `Falló 1 de sus ${all} servidores: ${formatList(names)}. Los demás responden.`
        : `Fallaron ${names.length} de sus ${all} servidores: ${formatList(names)}. Los demás responden.`,
  },
  'sources.read-drift': {
    unreadable: 'No se puede leer el informe',
    unchecked: 'Todavía no se ha revisado',
    changed: (changed: number, all: number) => `Cambió en ${changed} de ${all}`,
    silent: (silent: number, all: number) => `${silent} de ${all} sin respuesta`,
    off: 'Sin configurar',
    same: 'No se encontraron cambios',
  },
  'sources.source-labels': {
    others: (count: number) => `${formatNumber(count)} más`,
  },
  'suggest.parse': {
    coordinates: 'Coordenadas',
    legal: 'Descripción legal',
    parcel: 'Número de parcela',
    parcelIn: (state: string) => `Número de parcela, ${state}`,
    zip: (code: string) => `Código postal ${code}`,
    zipDetail: 'Hace falta una dirección; no tenemos un mapa de códigos postales',
  },
  'suggest.suggest': {
    parcel: 'Número de parcela',
    several: (count: number) =>
      `Número de parcela; ${count} condados tienen este nombre, así que preguntamos cuál`,
    meant: (city: string) => `¿Quiso decir ${city}?`,
  },
}
