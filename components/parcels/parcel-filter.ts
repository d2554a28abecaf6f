import { landUseBands, landUseName } from '@/lib/records/parcel/land-use'
import { type ParcelRangeEnd, type ParcelRangeId, rangeIds, rangeOf } from '@/lib/records/parcel/ranges'
import { squareFeetToAcres } from '@/lib/units'
import {
  choice,
  declareUrl,
  named,
  number,
  Refusal,
  type ScalarParameter,
  scalar,
  type UrlParamsOfFields,
  type UrlProblemReport,
} from '@/lib/url-state'

export const dollars = number({
  min: 0,
  max: 1e12,
  decimals: 2,
  trim: (typed) => typed.replace(/[$,\s]/g, ''),
})
export const year = number({ min: 1600, max: 2199 })
const squareFeet = number({
  min: 0,
  max: 1e12,
  trim: (typed) => typed.replace(/,|\s|(sq\.?\s*ft\.?|square feet)$/gi, ''),
})

const acreNumber = number({
  min: 0,
  max: 1e8,
  decimals: 4,
  trim: (typed) => typed.replace(/,|\s|ac(res?)?$/gi, ''),
})
const acres = scalar(
  acreNumber.schema,
  (typed) => {
    const [, feet] = /^([\d,.\s]+)(?:sq\.?\s*ft\.?|square feet)$/i.exec(typed) ?? []
    if (feet === undefined) return acreNumber.parse(typed)
    const size = squareFeet.parse(feet)
    return typeof size === 'number' ? acreNumber.parse(squareFeetToAcres(size).toFixed(4)) : size
  },
  acreNumber.format,
)

export const bounds = { dollars, year, acres, 'square feet': squareFeet } as const

const MOST_CITY = 40
export const city = scalar({ type: 'string', maxLength: MOST_CITY }, (typed) =>
  typed.length <= MOST_CITY ? typed.toUpperCase() : undefined,
)

const use = choice(landUseBands)
export const vacant = choice(['only'])

const MOST_CODES = 100

function codeList(digits: number, isCode: (code: string) => boolean): ScalarParameter<string[]> {
  const shape = new RegExp(`^\\d{1,${digits}}(?:[\\s,;]+\\d{1,${digits}}){0,${MOST_CODES - 1}}$`)
  return scalar<string[]>(
    { type: 'string', pattern: shape.source },
    (typed) => {
      if (!shape.test(typed.trim())) return undefined
      const codes = typed.match(/\d+/g)?.map((code) => code.padStart(digits, '0')) ?? []
      return codes.every(isCode) ? [...new Set(codes)].sort() : undefined
    },
    (codes) => codes.join(),
  )
}

export const codes = codeList(3, (code) => landUseName(code) !== undefined)
export const qualifications = codeList(2, () => true)

type RangeFields = { [End in ParcelRangeEnd]: ScalarParameter<number> }

const rangeFields = Object.fromEntries(
  rangeIds.flatMap((id) => {
    const { ends, address, unit } = rangeOf(id)
    return ends.map((end, at) => [end, named(address[at] ?? end, bounds[unit])])
  }),
) as unknown as RangeFields

export const filterFields = {
  ...rangeFields,
  city,
  use,
  vacant,
  codes,
  qualifications: named('quals', qualifications),
}

type MapFilter = UrlParamsOfFields<typeof filterFields>

export const filterLabels: Readonly<Record<string, string>> = Object.fromEntries(
  rangeIds.flatMap((id) => {
    const { address, label, unit } = rangeOf(id)
    const name = label.charAt(0).toLowerCase() + label.slice(1)
    const [least, most] =
      unit === 'year' ? [`${label} from`, `${label} to`] : [`Lowest ${name}`, `Highest ${name}`]
    return [
      [address[0], `${least}, ${unit}`],
      [address[1], `${most}, ${unit}`],
    ]
  }),
)

export function settleFilter(filter: MapFilter, report: UrlProblemReport): MapFilter {
  const result = { ...filter }
  for (const id of rangeIds) {
    const { ends, address } = rangeOf(id)
    const [low, high] = ends as readonly [ParcelRangeEnd, ParcelRangeEnd]
    const [from, to] = [filter[low], filter[high]]
    if (from === undefined || to === undefined || from <= to) continue
    delete result[low]
    delete result[high]
    report.drop(address.join(' above '))
  }
  return result
}

export const filterUrl = declareUrl(filterFields, { settle: settleFilter })

type Choices = Readonly<Record<string, string>>

const words = { city, use, vacant, codes, quals: qualifications } as const
const wordFields = {
  city: 'city',
  use: 'use',
  vacant: 'vacant',
  codes: 'codes',
  quals: 'qualifications',
} as const
const wordIds = Object.keys(words) as (keyof typeof words)[]

export function toChoices(filter: MapFilter): Record<string, string> {
  const ranges = rangeIds.map((id) => {
    const { ends, unit } = rangeOf(id)
    const [from, to] = ends.map((end) => formatField(bounds[unit], filter[end as ParcelRangeEnd]))
    return [id, from || to ? `${from}..${to}` : ''] as const
  })
  const others = wordIds.map((id) => {
    const field: ScalarParameter<never> = words[id] as ScalarParameter<never>
    return [id, formatField(field, filter[wordFields[id]] as undefined)] as const
  })
  return Object.fromEntries([...ranges, ...others].filter(([, option]) => option !== ''))
}

const formatField = <T>(field: Pick<ScalarParameter<T>, 'format'>, value: T | undefined): string =>
  value === undefined ? '' : field.format(value)

export function toFilter(choices: Choices): MapFilter {
  const ranges = rangeIds.flatMap((id) => {
    const { ends, unit } = rangeOf(id)
    const typed = boundsIn(choices[id] ?? '', id)
    return ends.map((end, at) => [end, read(bounds[unit], typed[at])] as const)
  })
  const others = wordIds.map((id) => [wordFields[id], read<unknown>(words[id], choices[id])] as const)
  return settleFilter(Object.fromEntries([...ranges, ...others]) as MapFilter, silent)
}

function read<T>(field: Pick<ScalarParameter<T>, 'parse'>, text = ''): T | undefined {
  const value = text.trim() === '' ? undefined : field.parse(text.trim())
  return value instanceof Refusal ? undefined : value
}

const silent: UrlProblemReport = { drop: () => undefined, refuse: () => undefined }

/** Converts a fixed range of an older link, such as "350000-500000", which excludes its upper bound. */
function boundsIn(option: string, id: ParcelRangeId): readonly (string | undefined)[] {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(option) ?? []
  const step = id === 'value' ? 0.01 : 1
  return from === undefined ? option.split('..') : [from, to && String(Number(to) - step)]
}
