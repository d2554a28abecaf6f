import { formatNumber } from '@/lib/format'
import type { RatioRank } from '@/lib/ratio-study/standing'

const miles = (count: number) => `${formatNumber(count)} ${count === 1 ? 'milla' : 'millas'}`
const parcels = (count: number) => `${formatNumber(count)} ${count === 1 ? 'parcela' : 'parcelas'}`
const sales = (count: number) => `${formatNumber(count)} ${count === 1 ? 'venta' : 'ventas'}`

export const parcelFactTexts = {
  'parcels.parcel-figures': {
    squareFeet: (area: string) => `${area} pies cuadrados`,
  },
  'parcels.roll-facts': {
    unknown: (names: string) => `No publicado en este padrón: ${names}.`,
    oneMore: 'un dato más',
  },
  'parcels.parcel-value-facts': {
    justNote: (year: number | null) =>
      `La tasación del condado al 1 de enero${year === null ? '' : ` de ${year}`}. No es un precio.`,
    school: (value: string) => `Para impuestos escolares, ${value}`,
    zero: '0 también puede significar que no se sabe.',
    homestead: 'Parte de vivienda principal (homestead)',
    noHomestead: 'Ninguna en este padrón',
    homesteadJust: (amount: string) => `${amount} de valor justo`,
    homesteadAssessed: (amount: string) => `Tasada en ${amount}.`,
    building: 'Valor de la construcción',
  },
  'parcels.parcel-land-facts': {
    acres: (acres: string) => `${acres}, según nuestro cálculo`,
    notDecoded: 'El Department of Revenue no tiene ese código en su lista.',
    countyCode: (code: string) => `Código del condado: ${code}`,
    effective: 'No es el año en que se construyó.',
    homes:
      'Un edificio entero puede ser una sola parcela, sobre todo una torre de condominios: las cifras son de todas sus viviendas.',
    raw: 'Un código del condado',
    coded: (use: string, code: string) => `${use} (código ${code})`,
    code: (code: string) => `Código ${code}`,
  },
  'parcels.parcel-place-facts': {
    city: 'Ciudad y código postal',
    countyNumber: (number: number) => `Número ${number} en el estado`,
    surveyLabel: 'Township (cuadro de seis millas de la agrimensura), columna (range), sección',
    parts: {
      township: (township: string) => `township ${township}`,
      range: (range: string) => `columna ${range}`,
      section: (section: string) => `sección ${section}`,
    },
    survey: 'Según el padrón, meridiano de Tallahassee.',
    surveyLink: 'Buscar esta sección',
    legal: 'Cortada después de unos 30 caracteres. La descripción completa está en su escritura.',
    code: (code: string) => `Código ${code}`,
  },
  'parcels.parcel-sale-facts': {
    none: 'No hay ninguna venta en este padrón. Tiene como máximo las dos últimas, y deja en blanco una venta que no se conoce.',
    unknown: 'No publicado',
    noPrice: '$0: no se publica ningún precio',
    nominal: 'Un precio tan bajo suele ser una formalidad de la escritura, no lo que se pagó.',
    noCode: 'Ninguno publicado: no se sabe cómo juzgó el condado esta venta.',
    otherCode: (code: string) =>
      `${code}. No lo interpretamos aquí. Pregunte al condado antes de comparar este precio.`,
    codeFrom: 'Los códigos de calificación se interpretan según su uso común, no según una lista del padrón.',
    several: (code: string) =>
      `Por este precio se vendieron varias parcelas (${code}), así que no es solo de esta.`,
    sold: 'Vendida',
    price: 'Precio',
    soldAs: 'Vendida como',
    record: 'Registro oficial',
    month: (month: string, year: number) => `${month} de ${year}`,
    parts: {
      book: (book: string) => `libro ${book}`,
      page: (page: string) => `página ${page}`,
      clerk: (number: string) => `número ${number} del secretario del tribunal (clerk)`,
    },
  },
  'parcels.parcel-columns-table': {
    show: (count: number) => `Mostrar las ${count} columnas`,
    caption: (title: string) => `Columnas: ${title}`,
    added: 'Columnas nuevas en esta edición',
    undescribed: 'Sin descripción aquí',
    unsure: 'como se publicó',
    column: 'Columna',
    label: 'Qué es',
    value: 'Valor publicado',
  },
  'parcels.address-choices': {
    none: 'No se encontró esa dirección',
    unknown: (address: string) =>
      `La Oficina del Censo (Census Bureau) no tiene ninguna dirección “${address}”. Revise el número de la casa y cómo se escribe la calle. Las calles nuevas faltan a menudo.`,
    which: '¿Cuál busca?',
    map: 'Mapa de las coincidencias',
    list: 'La lista de coincidencias',
    matches: (count: number) => `${count} ${count === 1 ? 'coincidencia' : 'coincidencias'}`,
  },
  'parcels.lot-facts': {
    measured: 'medida por nosotros en el contorno publicado',
    kinds: {
      deeded: 'según la escritura',
      mapped: 'según el mapa del organismo que la publica',
      assessed: 'según la tasación',
      unsaid: 'el organismo que la publica no dice cómo se midió',
    },
    notPublished: 'No publicado',
    publishedArea: 'Superficie publicada',
    measuredArea: 'Superficie del contorno',
    noUnit: 'sin unidad indicada',
    asPublished:
      'Con las palabras y los nombres de columna del organismo que los publica. Lo que significa un valor cambia según el condado y el estado, así que no llamamos a ninguno tasado, de mercado o gravable, salvo donde lo hacen los organismos del estado.',
  },
  'parcels.plot-dots': {
    legend:
      'Cada punto es una parcela similar, el rombo es esta, la línea vertical es la mediana y la banda es la mitad central. Dólares de valor justo por pie cuadrado.',
    median: (amount: string) => `Mediana ${amount}`,
    own: (amount: string) => `Esta parcela ${amount}`,
  },
  'parcels.describe-standing': {
    none: (own: string) =>
      `No encontramos ninguna parcela similar a menos de 2 millas. El valor justo de esta es de ${own} por pie cuadrado de superficie habitable.`,
    one: (value: string) =>
      `La única parcela similar que encontramos tiene un valor justo de ${value} por pie cuadrado de superficie habitable.`,
    several: ({
      n,
      lowest,
      highest,
      median,
    }: {
      n: number
      lowest: string
      highest: string
      median: string
    }) =>
      `Los valores justos de ${formatNumber(n)} parcelas similares van de ${lowest} a ${highest} por pie cuadrado de superficie habitable, con una mediana de ${median}.`,
    rank: (own: string, { from, to, of }: RatioRank['rank']) => {
      const all = `de ${formatNumber(of)}, de menor a mayor`
      return from === to
        ? `Esta tiene ${own}: es la número ${formatNumber(from)} ${all}.`
        : `Esta tiene ${own}: comparte los números ${formatNumber(from)} a ${formatNumber(to)} con otras iguales, ${all}.`
    },
    step: (step: { miles: number; areaPercent: number; years: number; found: number }) =>
      `A menos de ${miles(step.miles)}, superficie habitable con una diferencia de hasta ${step.areaPercent} por ciento, año de construcción con una diferencia de hasta ${step.years} ${step.years === 1 ? 'año' : 'años'}: ${parcels(step.found)}`,
    left: {
      parcels: (count: number, why: string) => `${parcels(count)} (${why})`,
      sales: (count: number, why: string) => `${sales(count)} (${why})`,
      none: 'ninguna',
    },
    cut: 'La fuente dio solo una parte de lo que cumple con esto, así que aquí faltan algunas.',
    sales: (count: number, days: string, distance: number) =>
      `El padrón tiene ${sales(count)} ${days}, a menos de ${miles(distance)}, de parcelas de este uso, superficie y antigüedad.`,
    noSales:
      'Ninguna se puede comparar con su valor justo, y eso no quiere decir que no se vendiera ninguna.',
    used: (count: number, rollYear: number) =>
      `${formatNumber(count)} ${count === 1 ? 'tiene' : 'tienen'} el código 01 o 02 y se ${count === 1 ? 'puede' : 'pueden'} comparar con el valor justo al 1 de enero de ${rollYear}.`,
    list: 'Si son menos de 5, las mostramos sin dar ninguna cifra.',
    level: (ratio: string) =>
      `La mitad de estas parcelas tiene un valor justo de ${ratio} veces el precio o menos.`,
    median: 'Razón mediana',
    interval: (count: number, from: string, to: string) =>
      `Con ${formatNumber(count)} ventas, la mediana podría estar entre ${from} y ${to} (95 por ciento).`,
    few: 'Son muy pocas ventas para decir cuánto podría desviarse la mediana.',
    extremes: 'Razón más baja y más alta',
    range: (lowest: string, highest: string) => `de ${lowest} a ${highest}`,
    ratio: 'El valor justo dividido entre el precio, venta por venta.',
    unusual: (count: number) =>
      count === 1
        ? '1 venta está lejos de las demás y merece otra mirada, como una casa revendida después de reparaciones. Todas siguen contando.'
        : `${formatNumber(count)} ventas están lejos de las demás y merecen otra mirada, como una casa revendida después de reparaciones. Todas siguen contando.`,
    cod: 'Coeficiente de dispersión (COD)',
    codNote:
      'La distancia promedio entre una razón y la mediana, en por ciento de la mediana. Menos de 5 puede significar que las casas vendidas se valoraron según sus precios.',
    prd: 'Diferencial relacionado con el precio (PRD)',
    prdNote:
      'Más de 1.03 sugiere que las casas más baratas se valoran relativamente más alto; menos de 0.98, lo contrario.',
    prb: 'Sesgo relacionado con el precio (PRB)',
    prbNote: (from: string, to: string) =>
      `Cuánto cambia la razón cuando el valor se duplica, entre ${from} y ${to} (95 por ciento). Por debajo de 0, las casas más caras se valoran relativamente más bajo.`,
    unreliable: 'No es confiable con menos de 30 ventas.',
    computed: (count: number) =>
      count === 0
        ? 'Lo calculamos a partir del padrón.'
        : `Lo calculamos a partir del padrón y de ${count === 1 ? '1 venta pública que el condado codificó' : `${formatNumber(count)} ventas públicas que el condado codificó`} como entre partes independientes (arm’s length).`,
    notProof:
      'No es un avalúo, no es el estudio del Department of Revenue y no prueba que un valor esté equivocado.',
    groups:
      'Un estudio de razones juzga grupos. La razón de una casa depende de un solo precio, y una sola venta dice poco sobre el nivel.',
    valued: (rollYear: number) => `El valor justo es al 1 de enero de ${rollYear}.`,
    days: (days: string) => `Las ventas son ${days}.`,
    unadjusted:
      'Los precios no se ajustan por el tiempo, el estado de la casa, las concesiones ni los muebles.',
    costOfSale:
      'Los condados de Florida pueden restar de los precios el costo de la venta, por lo común hasta 15 por ciento, así que una razón menor que 1 es normal. El porcentaje de este condado no está en los datos: compare con la mediana de aquí, no con 1.00.',
    capped: 'Los valores tasados y gravables tienen topes o bajan por exenciones, así que no los comparamos.',
    record:
      'El registro del condado sobre superficie, año y calidad puede estar equivocado. Revise primero el suyo.',
    area: 'Algunos condados envían una superficie ajustada en vez de la superficie habitable.',
    ground:
      'En Florida decide el valor justo. Una junta puede tomar en cuenta casas comparables cercanas, pero no por sí solas (Florida Statutes 194.034(5), según la interpretación de una fuente).',
    roll: 'La fuente no dice si este padrón es preliminar o final.',
    reach:
      'Hasta dónde llega “similar” lo elegimos nosotros, antes de leer ningún valor. Ningún condado usa estos límites.',
    disaster: 'El padrón marca esta parcela por un desastre. Su valor puede no ser el de un año normal.',
  },
  'permits.permit-columns': {
    empty: (columns: string) => `Vacías: ${columns}`,
  },
  'permits.permit-sources': {
    newest: (title: string) => `Lo más reciente de toda el área: ${title}`,
    none: 'Esta fuente no tiene filas de construcción nueva.',
    all: (title: string) => `Todos, con el mapa<hidden>: ${title}</hidden>`,
    others: (count: number) => `Más fuentes, no consultadas aquí (${count})`,
    source: (city: string, title: string) => `${city}: ${title}`,
    sure: '(abarca este lugar)',
    unsure: '(puede abarcar este lugar)',
  },
  'permits.permit-item': {
    noDay: 'Sin fecha legible',
    columns: (permit: string) => `Todas las columnas<hidden> de ${permit}</hidden>`,
  },
  'permits.records-at-address': {
    atAddress: 'En esta dirección',
    counted: (counts: string, isCut: boolean) => `En esta dirección: ${counts}${isCut ? ' o más' : ''}`,
    all: 'Todos los registros de esta dirección',
    latest: (count: number, all: number) =>
      `${count === 1 ? 'El más reciente' : `Los ${formatNumber(count)} más recientes`} de ${formatNumber(all)} ${all === 1 ? 'registro' : 'registros'}.`,
    cut: 'La ciudad tiene más registros de los que leemos.',
  },
  'permits.building-event': {
    dated: (event: string, day: string) => `${event}: ${day}`,
    noDay: 'Sin fecha publicada',
  },
}
