import { formatNumber } from '@/lib/format'
import { withArticle } from './pdf'

export const packetTexts = {
  'packet.frame': {
    lead: 'Imprímalo o guárdelo como PDF.',
    trimmed: 'Lo que dejó vacío no se incluye.',
    byHand: 'Los campos vacíos se imprimen como líneas para llenar a mano.',
  },
  'packet.page': {
    blank:
      'Estas páginas están en blanco. Para que tengan los valores oficiales, <find>busque primero su casa</find>.',
  },
  'packet.home': {
    before: 'Antes de presentar la apelación',
    back: 'Volver a datos y pruebas',
  },
  'packet.blank-link': {
    trimmed: 'Omitir lo que está vacío',
    blank: 'Formulario en blanco para llenar a mano',
  },
  'packet.provenance': {
    on: (label: string, day: string) =>
      / de /.test(day) && !/ (?:del?|el)$/.test(label) ? `${label} el ${day}` : `${label} ${day}`,
    undated: (label: string) => `${label.replace(/ el$/, '')}: sin publicar`,
    source: (publisher: string, source: string) => `Fuente: ${publisher}, ${source}.`,
    retrieved: (day: string) => `Consultado el ${day}.`,
    old: 'No pudimos obtener una respuesta más reciente.',
    sample: 'Datos de ejemplo, no reales.',
    licence: (licence: string) => `Licencia: ${licence}.`,
    official: (href: string) => `Página oficial: ${href}`,
  },
  'packet.blank-document': { title: 'Apelación de la tasación' },
  'packet.sheet-titles': [
    'Lo que solicito',
    'La casa y sus valores oficiales',
    'Casas similares y ventas',
    'Datos, estado de la casa y pruebas',
    'Definiciones y fuentes',
  ] satisfies [string, string, string, string, string],
  'packet.comparison-titles': {
    'sales-first': 'Ventas y casas similares',
    'sales-only': 'Ventas de casas similares',
  },
  'packet.home-document': {
    title: (home: string) => `Apelación de la tasación: ${home}`,
    sample: (home: string) => `${home}. Datos de ejemplo, no reales`,
    shareOnRecord: (name: string, amount: string, year: number | undefined, percent: string, whole: string) =>
      `El registro tiene ${withArticle(name)} de ${amount}${year ? ` para ${year}` : ''}, el ${percent}% de ${whole}.`,
    amountOnRecord: (amount: string, year: number | undefined) =>
      `El registro dice ${amount}${year ? ` para ${year}` : ''}.`,
    figuresOnRecord: (figures: string, year: number | undefined) =>
      year ? `El registro de ${year} tiene ${figures}.` : `El registro tiene ${figures}.`,
    figure: (name: string, amount: string) => `${name} de ${amount}`,
    year: 'Año',
    value: 'Valor',
    notPublished: 'no publicado',
    source: (attribution: string, authority: string, licence: string) =>
      `${attribution} Registro a cargo de: ${authority}. Licencia: ${licence}.`,
  },
  'packet.standing-sheet': {
    title: 'Qué lugar ocupa la casa',
    plot: (lead: string, q1: string, q3: string) =>
      `Gráfica de puntos. ${lead} La mitad central está entre ${q1} y ${q3}.`,
    similar: 'Qué significa “similar” aquí',
    parcels: 'Parcelas similares, primero la de menor valor por pie cuadrado',
    parcel: 'Parcela',
    perFoot: 'Por pie cuadrado',
    justValue: 'Valor justo',
    area: 'Superficie habitable',
    squareFeet: (size: string) => `${size} pies cuadrados`,
    built: 'Año de construcción',
    distance: 'Distancia',
    numbered: (number: string) => `Parcela ${number}`,
    source: (publisher: string, source: string, day: string) =>
      `Fuente: ${publisher}, ${source}, consultado el ${day}.`,
    limits: 'Lo que estas cifras no pueden decir',
    left: (left: string) => `Se omitió: ${left}.`,
    more: (count: number, all: number) =>
      `Aquí están las ${formatNumber(count)} más cercanas de ${formatNumber(all)}. La página de la parcela las muestra todas.`,
  },
}
