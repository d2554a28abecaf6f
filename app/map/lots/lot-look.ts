import type { ExpressionSpecification } from 'maplibre-gl'
import type { ColorScale } from '@/components/parcels/map/color-classes'
import { numericSteps } from '@/components/parcels/map/color-classes'
import { toExpression } from '@/components/parcels/map/filter-expression'
import { all, atLeast, atMost, type Condition, contains, equal } from '@/lib/conditions/condition'
import { arcgis } from '@/lib/conditions/dialects'
import { type ColumnAccessor, compile } from '@/lib/conditions/evaluate'
import { endsOf } from '../choices/range'
import type { MapLayerChoiceValues } from '../layers/map-layer'
import type { MapLotRow } from './lot-row'
import {
  amountOf,
  formatPublished,
  formatPublishedAmount,
  type PublishedNumberColumn,
  parsePublished,
  propertyOf,
  titleOf,
} from './published-columns'

const texts = {
  absent: 'No such number published',
}

/** Two filters on published numbers, so that a value and a year can be combined. */
export const numberFilters = { value: 'Number', value2: 'Second number' } as const

const properties: Readonly<Record<string, string>> = { number: 'n', address: 'a', acres: 'm', layer: 'l' }

const nameOf = (column: string) => properties[column] ?? (column.startsWith('v:') ? column : undefined)

export function parseNumberRange(
  option: string,
): { number: PublishedNumberColumn; range: string } | undefined {
  const at = option.indexOf(':')
  const number = parsePublished(option.slice(0, at))
  return number && { number, range: option.slice(at + 1) }
}

const rangesOf = (choices: MapLayerChoiceValues) =>
  Object.keys(numberFilters).flatMap((id) => parseNumberRange(choices[id] ?? '') ?? [])

export const columnsInUse = ({ color = '', label = '', ...choices }: MapLayerChoiceValues): string[] => [
  color,
  label,
  ...rangesOf(choices).map(({ number }) => formatPublished(number)),
]

/** A lot without a value matches no filter on that value. */
export function lotCondition({ number, address, acres, ...choices }: MapLayerChoiceValues): Condition {
  return all(
    number === undefined ? undefined : contains('number', number),
    address === undefined ? undefined : contains('address', address),
    acres === undefined ? undefined : range('acres', acres),
    ...rangesOf(choices).map(({ number: { layer, column }, range: bounds }) =>
      all(equal('layer', layer), range(propertyOf({ layer, column }), bounds)),
    ),
  )
}

function range(column: string, option: string): Condition {
  const [least, most] = endsOf(option)
  return all(
    least === '' ? undefined : atLeast(column, Number(least)),
    most === '' ? undefined : atMost(column, Number(most)),
  )
}

export const lotTest = (choices: MapLayerChoiceValues): ((row: MapLotRow) => boolean) =>
  compile(lotCondition(choices), arcgis, columnOf)

function columnOf(column: string): ColumnAccessor<MapLotRow> {
  const name = nameOf(column)
  if (name === undefined) throw new TypeError(`The tiles have no ${column}`)
  const isNumber = name === 'm' || name.startsWith('v:')
  return {
    kind: isNumber ? 'number' : 'text',
    of({ properties: { [name]: value } }) {
      return typeof value === (isNumber ? 'number' : 'string') ? (value as string | number) : null
    },
  }
}

export const lotExpression = (choices: MapLayerChoiceValues): ExpressionSpecification =>
  toExpression(lotCondition(choices), nameOf)

export interface LotColoring {
  number: PublishedNumberColumn
  name: string
  scale: ColorScale
}

/**
 * The classes come from the numbers in and around the viewport, because the meaning of a published number is
 * unknown.
 */
export function lotColoring(
  { color }: MapLayerChoiceValues,
  rows: readonly MapLotRow[],
): LotColoring | undefined {
  const number = color === undefined ? undefined : parsePublished(color)
  if (!number) return undefined
  const amounts = rows.flatMap((row) => amountOf(row, number) ?? [])
  const scale = numericSteps(propertyOf(number), texts.absent, breaksOf(amounts), (amount) =>
    formatPublishedAmount(number, amount),
  )
  return { number, name: titleOf(number, [number, { layer: '', column: '' }]), scale }
}

const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9]

/** Returns round numbers, so that a short move of the map does not change the classes. */
export function breaksOf(amounts: readonly number[]): number[] {
  const sorted = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b)
  const isYear = sorted.every((amount) => Number.isInteger(amount) && amount > 1_600 && amount < 2_200)
  const breaks = SHARES.flatMap((share) => sorted[Math.floor(share * sorted.length)] ?? []).map((amount) =>
    isYear ? Math.round(amount / 10) * 10 : roundToSeries(amount),
  )
  return [...new Set(breaks)]
}

const SERIES = [1, 1.5, 2, 3, 5, 7, 10]

function roundToSeries(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const lead = amount / power
  const nearest = SERIES.reduce((best, each) => (Math.abs(each - lead) < Math.abs(best - lead) ? each : best))
  return Number((nearest * power).toPrecision(3))
}
