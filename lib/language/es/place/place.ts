import { formatList, formatNumber } from '@/lib/format'
import { contract } from '../site/browser'
import { nameLand, namePart, nameSection } from './name-land'

export const placeTexts = {
  'place.metadata': {
    title: 'Registros públicos de cualquier lugar',
    about: (place: string) => `${place}: registros públicos`,
    description:
      'Tasación para impuestos, permisos, parcela, zona de inundación, instalaciones cercanas, elevación, sección del levantamiento: lo que dicen los registros públicos de este lugar, cada uno con su fuente y su fecha.',
  },
  'place.preview': {
    foot: 'Lo que dicen los registros públicos de un lugar, con sus fuentes',
    unreadable: 'Una vista previa necesita un lugar que podamos leer: at=latitud,longitud o q=palabras.',
  },
  'place.answer': {
    title: 'Registros públicos de cualquier lugar',
    lead: 'Tasación para impuestos, permisos, parcela, zona de inundación, instalaciones reguladas, sitios de limpieza, elevación, sección del levantamiento, humedales, suelo y cifras del condado: lo que dicen los registros públicos de un lugar, cada uno con su fuente y su fecha.',
    coverage:
      'Abarca los Estados Unidos y sus territorios. La elevación, las instalaciones y las listas de limpieza los abarcan por completo; las zonas de inundación, los humedales y el suelo, donde están en los mapas; hay secciones en 30 estados; hay parcelas, tasaciones y permisos donde los publica un estado, un condado o una ciudad.',
    find: 'Buscar un lugar',
    pick: 'O elija el lugar en el mapa.',
    otherwise: 'Puede usar coordenadas sin buscar la dirección.',
    another: 'Hacer otra consulta',
  },
  'place.understand': {
    unreadable:
      'No pudimos leer esto como un lugar: ni como dirección, ni como coordenadas, descripción legal o número de parcela, ni como ciudad, condado o código postal (ZIP).',
    elsewhere: (address: string) =>
      `El enlace también nombra la dirección “${address}”, que está en otro estado que su punto. No usamos la dirección.`,
    typed: (words: string) => `A partir de “${words}”.`,
    along:
      'El punto de una dirección queda sobre la calle, por lo común a unos 20 a 40 metros. No marca la construcción ni la parcela.',
    fromLink: 'El punto es el del enlace. No volvimos a buscar la descripción.',
    otherNumber: (text: string, states: string) =>
      `${text} está escrito como un número de parcela de ${states}. El número lleva al registro de tasación. Para los demás registros, escriba la dirección.`,
    findByNumber: 'Buscar el registro de tasación con este número',
    none: (number: string) =>
      `Ninguna parcela del padrón actual de Florida tiene el número ${number}. Compárelo con la factura de impuestos: las letras, los ceros y los asteriscos son parte de él. En otros estados, escriba la dirección o las coordenadas.`,
    meant: 'Ningún lugar de nuestra lista tiene este nombre. ¿Quiso decir uno de estos?',
    found: (parcelId: string, county: string) => `Parcela ${parcelId} en ${county}, Florida.`,
    county: (number: number) => `condado ${number}`,
    land: {
      section: (name: string) =>
        `Las zonas de inundación, los humedales y los suelos se miden en toda ${nameSection(name)}. Los demás registros son los de su centro.`,
      part: (part: string, section: string) =>
        contract(
          `Las zonas de inundación, los humedales y los suelos se miden en todo ${namePart(part)}. Los demás registros son los de su centro. Trazamos ${namePart(part)} dividiendo ${nameSection(section)}. No es un deslinde hecho en el terreno.`,
        ),
      notPart: (section: string, part: string) =>
        `Los registros son los del centro de ${nameSection(section)}, un punto que puede no estar en ${namePart(part)}.`,
      divided: (part: string, section: string) =>
        `${namePart(part)}, que trazamos al dividir ${nameSection(section)}`,
      unplaced: (section: string, part: string) =>
        contract(`${nameSection(section)}, no el de ${namePart(part)}`),
      unpublished: (id: string) =>
        `El levantamiento no publica ninguna sección ${id}. Revise los números o busque el lugar en el mapa.`,
      lot: (number: string) => `el lote ${number}`,
    },
  },
  'place.understand-county-number': {
    which: (number: string) =>
      `Varios condados tienen este nombre. ¿Cuál de ellos tiene la parcela ${number}?`,
    none: (number: string, county: string, forms: string) =>
      `Ninguna parcela de ${county} tiene el número ${number}. Probamos ${forms}. Compárelo con una factura de impuestos: los ceros, los puntos y los espacios pueden contar.`,
    byLayer: 'Probar otro número de este condado',
    notCovered: (county: string) =>
      `No tenemos un mapa oficial de parcelas de ${county}, así que no podemos buscar sus números. El tasador del condado lleva sus parcelas. Para los demás registros, escriba la dirección.`,
    found: (number: string, county: string) => `Parcela ${number} en ${county}.`,
    page: (number: string) => `La página de la parcela ${number}`,
    noOutline: (number: string) =>
      `El mapa de parcelas tiene la parcela ${number} sin contorno, así que no podemos ubicarla en un mapa.`,
  },
  'place.understand-point': {
    unreadable:
      'No pudimos leer esto como un lugar. Escriba una dirección con número de casa, calle, ciudad y estado, o coordenadas.',
    chosen: (q: string) => `Usted eligió este resultado para “${q}”.`,
  },
  'place.place': { or: (states: readonly string[]) => formatList(states, 'or') },
  'place.place-heading': {
    matchedAs: {
      address: 'estimado sobre la calle, por lo común a unos 20 a 40 m',
      coordinates: 'leído como coordenadas',
      'legal description': 'leído como descripción legal',
      'Florida parcel number': 'leído como número de parcela de Florida',
      'parcel number': 'leído como número de parcela',
      'point on the map': 'un punto en el mapa',
      'your saved place': 'un lugar que usted guardó',
    },
    acres: (acres: string) => `${acres} según el contorno`,
    middle: (name: string) => contract(`el centro de ${nameSection(name)}`),
    seaTitle: 'Este lugar está en el mar o fuera de los Estados Unidos',
    sea: 'Los registros públicos de los Estados Unidos y sus territorios no llegan hasta aquí. Si quería otro lugar, revise el signo de la longitud: el oeste lleva el signo menos.',
    borderTitle: (states: readonly string[]) => `Cerca de la frontera entre ${formatList(states)}`,
    border:
      'Los contornos de este sitio tienen un margen de error de cerca de un kilómetro y no permiten saber de qué lado está el lugar. Más abajo hay fuentes de ambos lados; cada una dice qué abarca.',
    territoryTitle: (name: string) => `${name} es un territorio`,
    territory:
      'Se publican menos registros de él que de un estado. La lista de abajo dice qué fuentes abarcan este lugar.',
  },
  'place.located': {
    how: 'Cómo lo ubicamos',
    matched: 'Dirección encontrada',
    matchedNote: 'Como la escribe el Census Bureau.',
    description: 'Descripción',
    decimal: 'Grados decimales',
    minutes: 'Grados y minutos',
    seconds: 'Grados, minutos y segundos',
  },
  'place.head-actions': {
    actions: 'Compartir, guardar, imprimir, descargar, comparar',
    share: 'Compartir',
    download: 'Descargar',
    compare: 'Comparar',
    report: 'Informe (PDF)',
  },
  'place.summary': {
    title: 'De un vistazo',
    more: 'Terreno y más',
    absent: (kinds: string) => `No se publica aquí: ${kinds}.`,
    why: 'Por qué, y quién lo tiene',
  },
  'place.dossier': {
    title: 'No se publica aquí',
    without: 'Sin registro aquí',
    asked: (whom: string) => contract(`Consultamos a ${whom}.`),
  },
  'place.dossier-map': {
    title: 'Mapa',
    label: 'Mapa del lugar y de lo que se encontró a su alrededor',
    list: 'El texto de esta página',
    legend: {
      place: 'El lugar que usted buscó',
      lot: 'Su lote',
      result: 'Sección del levantamiento',
      context: 'Un lote con otra dirección',
      choice: 'Permiso',
    },
    land: 'El terreno que usted describió',
    part: 'La parte que usted nombró, trazada al dividir la sección; no es un deslinde hecho en el terreno',
    atCenter: 'La parcela en su centro',
  },
  'place.dossier-panel': {
    stillStands: 'Los demás registros de esta página vienen de otras fuentes y no se ven afectados.',
    asking: (whom: string) => contract(`Consultando a ${whom}…`),
    older: (age: string) => `Esta respuesta es ${age.startsWith('hace') ? `de ${age}` : age}.`,
    refreshing: 'Estamos pidiendo una más reciente.',
    open: (workflow: string) => `Abrir en “${workflow}”`,
    covers: (workflow: string) => `Qué abarca “${workflow}”`,
  },
  'place.place-details': { list: 'El texto de esta página' },
  'place.outcome': {
    endings: {
      found: 'Encontrado',
      stale: 'Respuesta anterior',
      none: 'No se encontró nada',
      'not-covered': 'Sin cobertura',
      failed: 'No se pudo cargar',
      'on-request': 'Sin consultar',
    },
    none: 'Sin registro',
    notCovered: 'No se publica aquí',
    failed: 'No se pudo cargar',
    waiting: 'Seguimos esperando',
    request: 'Sin cargar',
  },
  'place.unsettled': {
    map: 'Mapa de los Estados Unidos',
    which: '¿Cuál de estos busca?',
    sections:
      'Los mismos números aparecen en varios levantamientos. Elija el que está en el estado y el meridiano correctos.',
    noSection: 'Nada de lo publicado coincide',
    land: 'Verlos en el mapa del levantamiento de tierras',
    question: 'Antes, una pregunta',
    parcels: (number: string) => `Parcelas con el número ${number}`,
    noParcel: 'Ninguna parcela tiene este número',
    noParcelLead: 'Revise el número en la factura de impuestos; cada condado lo escribe a su manera.',
    fit: (count: number) => (count === 1 ? '1 coincide' : `${formatNumber(count)} coinciden`),
    found: (count: number) => (count === 1 ? '1 encontrada' : `${formatNumber(count)} encontradas`),
  },
  'place.show-unsettled': { another: 'Buscar otro lugar' },
  'place.draw-lot': { unnamed: (number: string) => `Parcela ${number}` },
  'place.fetch-lot': {
    outside:
      'Los mapas de parcelas son de los estados y sus condados, y este punto no está en ningún estado.',
    closed:
      'El Department of Revenue de Florida cerró los contornos mientras carga un año nuevo, así que ahora no podemos decir qué parcela contiene este punto. El mapa muestra las parcelas a su alrededor.',
    nothing:
      'No hay ninguna parcela dibujada alrededor de este punto: puede ser agua, una calle o un terreno sin número.',
    beside:
      'Ninguna parcela contiene este punto; puede estar en una calle, en el agua o en un terreno sin número. El mapa muestra las parcelas a su alrededor.',
    roll: 'La copia anual que hace el estado de los padrones de los condados: no es un título de propiedad, ni un deslinde, ni un precio.',
    unkept: 'Cuando se guardó esta página, no se consultó el lote.',
    cut: 'Hay más parcelas alrededor de este punto de las que leímos.',
    cutAddress: 'Hay más parcelas alrededor de esta dirección de las que leímos.',
    elsewhere:
      'Cuando se guardó esta página, las parcelas con sus valores se mostraban solo para Florida. En otros lugares las tiene el tasador del condado o de la ciudad.',
    several: {
      outline: 'Más de un lote contiene este punto, y sus contornos son distintos. Elija el que usted busca.',
      address: 'Más de un lote tiene esta dirección. Elija el que usted busca.',
    },
    unnamed: (number: string | null) => (number ? `Parcela ${number}` : 'Un lote sin número'),
  },
  'place.lot-ground': {
    outlineless: 'No se publica el contorno de este lote, así que esto se refiere solo al punto.',
    otherAddress:
      'El lote de este punto tiene otra dirección que la que usted escribió, así que no medimos qué partes de él abarca. Esto se refiere solo al punto.',
    several:
      'Puede tratarse de más de un lote, así que esto se refiere solo al punto. Elija el lote en “Parcela”.',
    waiting: 'Todavía estamos consultando el contorno del lote. Esto se refiere solo al punto.',
    failed: 'No pudimos consultar el contorno del lote, así que esto se refiere solo al punto.',
    unanswered: (why: string) =>
      `No pudimos comparar todo el lote, así que esto se refiere solo al punto. ${why}`,
  },
  'place.described-land': {
    center: { part: 'en el centro de la parte', section: 'en el centro de la sección' },
    point: 'en el punto',
    on: (name: string) => `En ${nameLand(name)}`,
    undrawn: (name: string) =>
      `No podemos trazar ${namePart(name)}, así que esto se refiere solo al centro de su sección, que puede no estar en él.`,
    pointOnly: (name: string) =>
      contract(`Esto se refiere solo al punto del enlace, no a todo el terreno de ${nameLand(name)}.`),
  },
  'place.lot-layer': { undrawn: (why: string) => `No pudimos dibujar el lote. ${why}` },
  'place.lot-lines': {
    title: 'En el lote',
    none: 'El mapa no tiene nada en el resto del lote.',
    noneOnLand: 'El mapa no tiene nada en este terreno.',
    cut: 'Hay más cosas dentro del contorno de las que mostramos.',
  },
}
