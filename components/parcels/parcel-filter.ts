import type { ParcelFilter } from '@/connectors/us-florida-parcels/public'
import { landUseBands } from '@/lib/records/parcel/land-use'
import { choice, declareUrl, named, number, type Report, type StateOf, scalar } from '@/lib/url-state'

export const dollars = number({
  ...{ min: 0, max: 1e12, decimals: 2 },
  trim: (typed) => typed.replace(/[$,\s]/g, ''),
})
export const year = number({ min: 1600, max: 2199 })
const MOST_CITY = 40
export const city = scalar({ type: 'string', maxLength: MOST_CITY }, (typed) =>
  typed.length <= MOST_CITY ? typed.toUpperCase() : undefined,
)

/** A filter in addresses. */
export const filterFields = {
  minValue: named('min', dollars),
  maxValue: named('max', dollars),
  saleFrom: named('sold_from', year),
  saleTo: named('sold_to', year),
  builtFrom: named('built_from', year),
  builtTo: named('built_to', year),
  city,
  use: choice(landUseBands),
}

/** Labels of the typed filters, by their names in addresses. */
export const filterLabels = {
  min: 'Lowest just value, dollars',
  max: 'Highest just value, dollars',
  sold_from: 'Last sale from, year',
  sold_to: 'Last sale to, year',
  built_from: 'Built from, year',
  built_to: 'Built to, year',
} as const

const pairs = [
  ['minValue', 'maxValue', 'min above max'],
  ['saleFrom', 'saleTo', 'sold_from above sold_to'],
  ['builtFrom', 'builtTo', 'built_from above built_to'],
] as const

/** Bounds that exclude each other are both left out. */
export function settleFilter(
  filter: StateOf<typeof filterFields>,
  report: Report,
): StateOf<typeof filterFields> {
  const settled = { ...filter }
  for (const [low, high, both] of pairs) {
    const [from, to] = [filter[low], filter[high]]
    if (from === undefined || to === undefined || from <= to) continue
    delete settled[low]
    delete settled[high]
    report.drop(both)
  }
  return settled
}

/** The filter alone, as forms and files have it. */
export const filterUrl = declareUrl(filterFields, { settle: settleFilter })

/** The map's ranges, each by its two bounds in addresses, and the least difference. */
const ranges = {
  value: { names: ['min', 'max'], unit: 0.01 },
  built: { names: ['built_from', 'built_to'], unit: 1 },
  sale: { names: ['sold_from', 'sold_to'], unit: 1 },
} as const
const rangeIds = Object.keys(ranges) as (keyof typeof ranges)[]

type Choices = Readonly<Record<string, string>>

/** A filter as it is chosen on the map: `value` is "100000..900000". */
export function toChoices(filter: ParcelFilter): Record<string, string> {
  const query = filterUrl.toQuery(filter)
  const chosen = rangeIds.map((id) => {
    const [from, to] = ranges[id].names.map((name) => query.get(name) ?? '')
    return [id, from || to ? `${from}..${to}` : ''] as const
  })
  const words = ['city', 'use'].map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries([...chosen, ...words].filter(([, option]) => option !== ''))
}

/** What was chosen on the map, as lists, colors and files ask for it; what cannot be read asks nothing. */
export function toFilter(choices: Choices): ParcelFilter {
  const bounds = rangeIds.flatMap((id) => {
    const { names, unit } = ranges[id]
    const typed = boundsIn(choices[id] ?? '', unit)
    return names.map((name, at) => [name, typed[at]] as const)
  })
  const { city: where, use } = choices
  return filterUrl.parse({ ...Object.fromEntries(bounds), city: where, use }).url
}

/** Links of before bounds could be typed have steps: "350000-500000", to below the second. */
function boundsIn(option: string, unit: number): readonly (string | undefined)[] {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(option) ?? []
  return from === undefined ? option.split('..') : [from, to && String(Number(to) - unit)]
}

export const hasFilter = (filter: ParcelFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)
