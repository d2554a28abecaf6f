import { formatAcres, formatDollars, formatNumber } from '@/lib/format'
import { labels } from '@/lib/records/parcel/labels'
import {
  type LandUseBand,
  landUseBands,
  landUseCodes,
  listedCodes,
  vacantCodes,
} from '@/lib/records/parcel/land-use'
import {
  type ParcelRangeId,
  type ParcelRangeUnit,
  parcelRanges,
  rangeIds,
  rangeOf,
  toColumnUnit,
} from '@/lib/records/parcel/ranges'
import { squareFeetToAcres } from '@/lib/units'
import { propertyNames } from './parcel-properties'

const rangeLabels = Object.fromEntries(rangeIds.map((id) => [id, rangeOf(id).label])) as Record<
  ParcelRangeId,
  string
>

export const colorings = {
  ...rangeLabels,
  use: labels.landUse,
  vacant: 'Vacant or not',
  qual: labels.saleQualification,
} as const
export type ParcelColoring = keyof typeof colorings

export interface ThemeFill {
  light: string
  dark: string
}

interface NamedFill {
  words: string
  fill: ThemeFill
}

/** Includes `from` and excludes `to`. */
export interface StepColorClass extends NamedFill {
  from: number
  to: number
}

export interface CodeColorClass extends NamedFill {
  codes: readonly string[]
  /** Letter in the legend and on the map, for readers who cannot distinguish seven colors. */
  letter: string
}

export type ColorScale = { property: string; unknown: string } & (
  | { kind: 'steps'; classes: readonly StepColorClass[] }
  | { kind: 'codes'; classes: readonly CodeColorClass[] }
)

/**
 * Each step is darker than the step before, or brighter on a dark map, so that readers with any color vision
 * can distinguish the steps.
 */
const ramp: readonly ThemeFill[] = [
  { light: '#d3eec0', dark: '#2c4a9a' },
  { light: '#8fd3bd', dark: '#2b6db3' },
  { light: '#46b3c3', dark: '#2693c2' },
  { light: '#1f8bbd', dark: '#4bb9c5' },
  { light: '#225ea8', dark: '#93d7c0' },
  { light: '#0c2c84', dark: '#e6f5bb' },
]

const bands: Readonly<Record<LandUseBand, { letter: string; fill: ThemeFill }>> = {
  residential: { letter: 'R', fill: { light: '#eedd88', dark: '#ddcc77' } },
  commercial: { letter: 'C', fill: { light: '#ee8866', dark: '#e07a58' } },
  industrial: { letter: 'I', fill: { light: '#c58fc9', dark: '#aa5fb0' } },
  agricultural: { letter: 'A', fill: { light: '#aab83c', dark: '#7f8c22' } },
  institutional: { letter: 'N', fill: { light: '#77aadd', dark: '#5b93d0' } },
  governmental: { letter: 'G', fill: { light: '#44bb99', dark: '#2f9c7d' } },
  other: { letter: 'O', fill: { light: '#c9c5bd', dark: '#8b9092' } },
}

export function colorScale(coloring: ParcelColoring, thisYear: number): ColorScale {
  if (!isRange(coloring)) return codeScales[coloring]
  const range = rangeOf(coloring)
  const { breaks, unknown } = range.color
  const bounds = breaks === 'recent' ? salesBefore(thisYear) : breaks
  const words = units[range.unit]
  return steps(
    range.tile,
    unknown,
    bounds.map((bound) => toColumnUnit(bound, range)),
    words,
  )
}

const isRange = (coloring: ParcelColoring): coloring is ParcelRangeId => Object.hasOwn(parcelRanges, coloring)

const salesBefore = (thisYear: number) => [20, 10, 5, 3, 1].map((ago) => thisYear - ago)

type Say = (from: number, to: number) => string

const amounts =
  (format: (amount: number) => string): Say =>
  (from, to) => {
    if (from === Number.NEGATIVE_INFINITY) return `Under ${format(to)}`
    return to === Number.POSITIVE_INFINITY
      ? `${format(from)} or more`
      : `${format(from)} to under ${format(to)}`
  }

const years: Say = (from, to) => {
  if (from === Number.NEGATIVE_INFINITY) return `Before ${to}`
  if (to === Number.POSITIVE_INFINITY) return `${from} or later`
  return from === to - 1 ? `${from}` : `${from} to ${to - 1}`
}

function steps(property: string, unknown: string, breaks: readonly number[], say: Say): ColorScale {
  const last = Math.max(1, breaks.length)
  const fills = [...breaks, 0].map((_, index) => ramp[Math.round((index * (ramp.length - 1)) / last)])
  const classes = fills.flatMap((fill, index): StepColorClass[] => {
    const from = breaks[index - 1] ?? Number.NEGATIVE_INFINITY
    const to = breaks[index] ?? Number.POSITIVE_INFINITY
    return fill ? [{ from, to, fill, words: say(from, to) }] : []
  })
  return { kind: 'steps', property, unknown, classes }
}

export const numericSteps = (
  property: string,
  unknown: string,
  breaks: readonly number[],
  format: (amount: number) => string,
): ColorScale =>
  steps(property, unknown, breaks, (from, to) => {
    if (!Number.isFinite(from)) return Number.isFinite(to) ? `Under ${format(to)}` : 'Any number'
    return Number.isFinite(to) ? `${format(from)} to under ${format(to)}` : `${format(from)} or more`
  })

const units: Readonly<Record<ParcelRangeUnit, Say>> = {
  dollars: amounts((amount) => formatDollars(amount)),
  acres: amounts((feet) => formatAcres(squareFeetToAcres(feet))),
  'square feet': amounts((feet) => `${formatNumber(feet)} sq ft`),
  year: years,
}

const isBand = (name: string): name is LandUseBand => Object.hasOwn(landUseBands, name)

const uses: readonly CodeColorClass[] = Object.keys(landUseBands)
  .filter(isBand)
  .map((band) => ({ ...bands[band], words: landUseBands[band].label, codes: landUseCodes(band) }))

const built = listedCodes.filter((code) => !vacantCodes.includes(code))

const QUALIFIED = ['01', '02']
const OTHER_QUALIFICATIONS = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
  (code) => !QUALIFIED.includes(code),
)

const codeScales: Readonly<Record<Exclude<ParcelColoring, ParcelRangeId>, ColorScale>> = {
  use: { kind: 'codes', property: propertyNames.landUse, unknown: 'Land use not known', classes: uses },
  vacant: {
    kind: 'codes',
    property: propertyNames.landUse,
    unknown: 'Land use not known',
    classes: [
      { ...bands.agricultural, letter: 'V', words: 'Vacant by its land use code', codes: vacantCodes },
      { ...bands.institutional, letter: 'B', words: 'Another land use code', codes: built },
    ],
  },
  qual: {
    kind: 'codes',
    property: propertyNames.saleQualification,
    unknown: 'No sale on the roll',
    classes: [
      {
        ...bands.governmental,
        letter: 'Q',
        words: 'Sale between independent parties (01, 02)',
        codes: QUALIFIED,
      },
      { ...bands.other, letter: 'N', words: 'Another code', codes: OTHER_QUALIFICATIONS },
    ],
  },
}
