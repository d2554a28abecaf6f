import { formatList, formatNumber } from '@/lib/format'
import { lowerFirst } from '@/lib/upper-first'

type Basis = 'perFoot' | 'value'

const perFoot = (basis: Basis) => (basis === 'perFoot' ? ' por pie cuadrado' : '')

const comparedHomesTexts = {
  'find.compare-homes': {
    lower: (percent: string, basis: Basis) => `${percent}% menos que el suyo${perFoot(basis)}`,
    higher: (percent: string, basis: Basis) => `${percent}% más que el suyo${perFoot(basis)}: no ayuda`,
    equal: (basis: Basis) => `igual que el suyo${perFoot(basis)}: no ayuda`,
    otherClass: 'de una clase distinta de la suya',
    otherYear: (label: string, own: string) => `${label}: no se compara con el suyo (${lowerFirst(own)})`,
    lowerOf: (lower: number, homes: number, value: string, basis: Basis) =>
      `${formatNumber(lower)} de ${formatNumber(homes)} ${homes === 1 ? 'casa' : 'casas'} ${lower === 1 ? 'tiene' : 'tienen'} un ${value}${perFoot(basis)} más bajo que el suyo.`,
    printed: {
      lower: (percent: string, basis: Basis) => `${percent}% más bajo${perFoot(basis)}`,
      higher: (percent: string, basis: Basis) => `${percent}% más alto${perFoot(basis)}`,
      equal: (basis: Basis) => `igual${perFoot(basis)}`,
      otherClass: 'otra clase',
    },
  },
}

const drawnPlacesTexts = {
  'charts.plan': {
    miles: (count: number) => `${count} mi`,
    feet: (count: number) => `${count} pies`,
  },
  'find.draw-places': {
    winds: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
    way: (distance: string, wind: string) => `a ${distance} al ${wind}`,
    samePoint: 'en el mismo punto',
  },
  'find.place-homes': {
    title: 'Dónde están estas casas',
    way: (row: number, way: string) => `casa ${row}: ${way}`,
    alt: (ways: readonly string[]) =>
      `Mapa con el norte arriba. Desde la casa de esta apelación: ${ways.join('; ')}.`,
    legend: (source: string) =>
      `El rombo es la casa de esta apelación; los números son las filas de casas similares. El norte está arriba. Las distancias son en línea recta. Posiciones: ${source}.`,
    ways: (ways: readonly string[]) => `Desde la casa de esta apelación: ${ways.join('; ')}.`,
    missing: (rows: readonly string[]) =>
      rows.length === 1
        ? `La casa ${rows[0]} no tiene posición en el padrón, así que el mapa no la muestra.`
        : `Las casas ${formatList(rows)} no tienen posición en el padrón, así que el mapa no las muestra.`,
  },
}

export const findBrowserTexts = { ...comparedHomesTexts, ...drawnPlacesTexts }
