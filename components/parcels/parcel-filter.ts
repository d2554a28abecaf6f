import { landUseBands } from '@/lib/records/parcel/land-use'
import {
  choice,
  declareUrl,
  named,
  number,
  Refusal,
  type Scalar,
  type StateOf,
  scalar,
  type UrlReport,
} from '@/lib/url-state'

export const dollars = number({
  min: 0,
  max: 1e12,
  decimals: 2,
  trim: (typed) => typed.replace(/[$,\s]/g, ''),
})
export const year = number({ min: 1600, max: 2199 })
const MOST_CITY = 40
export const city = scalar({ type: 'string', maxLength: MOST_CITY }, (typed) =>
  typed.length <= MOST_CITY ? typed.toUpperCase() : undefined,
)

const use = choice(landUseBands)

export const filterFields = {
  minValue: named('min', dollars),
  maxValue: named('max', dollars),
  saleFrom: named('sold_from', year),
  saleTo: named('sold_to', year),
  builtFrom: named('built_from', year),
  builtTo: named('built_to', year),
  city,
  use,
}

type MapFilter = StateOf<typeof filterFields>

/** Keyed by the names in addresses. */
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

/** Drops both bounds if they exclude each other. */
export function settleFilter(filter: MapFilter, report: UrlReport): MapFilter {
  const result = { ...filter }
  for (const [low, high, both] of pairs) {
    const [from, to] = [filter[low], filter[high]]
    if (from === undefined || to === undefined || from <= to) continue
    delete result[low]
    delete result[high]
    report.drop(both)
  }
  return result
}

export const filterUrl = declareUrl(filterFields, { settle: settleFilter })

/** For each range: its two filter bounds and the smallest step. */
const ranges = {
  value: { ends: ['minValue', 'maxValue'], bound: dollars, unit: 0.01 },
  built: { ends: ['builtFrom', 'builtTo'], bound: year, unit: 1 },
  sale: { ends: ['saleFrom', 'saleTo'], bound: year, unit: 1 },
} as const
const rangeIds = Object.keys(ranges) as (keyof typeof ranges)[]

type Choices = Readonly<Record<string, string>>

export function toChoices(filter: MapFilter): Record<string, string> {
  const choices = rangeIds.map((id) => {
    const { ends, bound } = ranges[id]
    const [from, to] = ends.map((end) => (filter[end] === undefined ? '' : bound.format(filter[end])))
    return [id, from || to ? `${from}..${to}` : ''] as const
  })
  const words = [['city', filter.city ?? ''] as const, ['use', filter.use ?? ''] as const]
  return Object.fromEntries([...choices, ...words].filter(([, option]) => option !== ''))
}

export function toFilter(choices: Choices): MapFilter {
  const bounds = rangeIds.flatMap((id) => {
    const { ends, bound, unit } = ranges[id]
    const typed = boundsIn(choices[id] ?? '', unit)
    return ends.map((end, at) => [end, read(bound, typed[at])] as const)
  })
  const words = { city: read(city, choices.city), use: read(use, choices.use) }
  return settleFilter({ ...Object.fromEntries(bounds), ...words }, silent)
}

function read<T>(field: Scalar<T>, text = ''): T | undefined {
  const value = text.trim() === '' ? undefined : field.parse(text.trim())
  return value instanceof Refusal ? undefined : value
}

const silent: UrlReport = { drop: () => undefined, refuse: () => undefined }

/** Older links have steps such as "350000-500000", which exclude the upper bound. */
function boundsIn(option: string, unit: number): readonly (string | undefined)[] {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(option) ?? []
  return from === undefined ? option.split('..') : [from, to && String(Number(to) - unit)]
}

export const hasFilter = (filter: MapFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)
