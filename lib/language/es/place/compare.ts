import { formatDollars, formatFeet, formatMiles, formatNumber } from '@/lib/format'

const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  facilities: ['instalación', 'instalaciones'],
  records: ['registro', 'registros'],
  'percentage points': ['punto porcentual', 'puntos porcentuales'],
}

function sizeOf(difference: number, unit: string): string {
  const size = Math.abs(difference)
  if (unit === '$') return formatDollars(size)
  if (unit === 'ft') return formatFeet(size)
  if (unit === 'mi') return formatMiles(size)
  const [one, several] = nouns[unit] ?? [unit, unit]
  const number = formatNumber(size, 2)
  return `${number} ${number === '1' ? one : several}`.trimEnd()
}

export const placeCompareTexts = {
  'compare.compared-rows': { absent: 'No publicado' },
  'compare.pair-table': {
    attribute: 'Dato',
    difference: (words: string) => `B: ${words}`,
    same: 'igual que A',
    apart: (difference: number, unit: string) =>
      `${sizeOf(difference, unit)} ${difference > 0 ? 'más' : 'menos'} que A`,
    differs: 'Distinto',
    only: (letters: string) => `Solo para ${letters}`,
    none: 'No calculamos ninguna diferencia.',
  },
  'place.compare-page': {
    title: 'Comparar dos lugares',
    titleOfAnswer: 'Dos lugares lado a lado',
    lead: 'Los registros públicos de dos lugares lado a lado: registro de tasación, permisos, parcela, zona de inundación, instalaciones y sitios de limpieza cercanos, elevación, sección del levantamiento, humedales, suelo y cifras del condado.',
  },
  'place.compare-answer': {
    guard:
      'Los valores de tipos o jurisdicciones distintos nunca comparten una fila, y no calculamos ninguna diferencia entre ellos.',
    one: 'Consultar un solo lugar',
    another: 'Consultar otro lugar',
  },
  'place.comparison': {
    truth:
      'Las diferencias se muestran donde la unidad y el tipo coinciden. Los valores fijados con reglas distintas no se restan. Son una pista, no una prueba: cada registro nombra su fuente y su fecha.',
    change: 'Cambiar uno de los dos',
    swap: 'Intercambiar A y B',
    actions: 'Compartir, imprimir, intercambiar',
    share: 'Compartir',
    asking: 'Consultando los dos lugares…',
    files: 'esta comparación',
    same: 'Los dos son el mismo lugar.',
  },
  'place.compared-glance': {
    costs: 'Lo que puede costar dinero',
    costsCaption: 'Lo que puede costar dinero en los dos lugares',
    title: 'De un vistazo',
    caption: 'Los dos lugares de un vistazo',
  },
  'place.compared-panel': {
    stillStands: 'Esto no afecta al otro lugar ni a los demás paneles.',
    open: (letter: string) => `Abrir en la ficha de ${letter}`,
    older: (age: string) => `Una respuesta anterior, ${age}. Estamos pidiendo una más reciente.`,
    caption: (title: string) => `${title}, lado a lado`,
    neither: 'No se publica aquí para ninguno de los dos lugares.',
  },
  'place.choose-places': {
    label: { a: 'Primer lugar (A)', b: 'Segundo lugar (B)' },
    hint: 'Dirección, coordenadas, descripción legal o, en Florida, número de parcela.',
    submit: 'Comparar',
    submitSide: { a: 'Usar como A', b: 'Usar como B' },
    change: 'Elegir otro',
  },
}
