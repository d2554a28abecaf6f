import { classifyViolation } from '@/components/records/violation-class'
import { formatDay } from '@/components/ui/format-day'
import { formatMiles } from '@/lib/units'
import type { FacilitiesData } from '../panels/facilities'
import type { LaborData } from '../panels/labor'
import type { PermitsData } from '../panels/permits'
import type { Attribute } from './compare-rows'

const texts = {
  incomplete: 'Not all facilities were read at both places, so no difference is computed.',
  period: (a: string | undefined, b: string | undefined) =>
    `The latest figures are of different months: ${a ?? 'none'} and ${b ?? 'none'}.`,
}

const isWhole = ({ matched, rows }: FacilitiesData) => matched !== null && rows.length === matched

const guardCount = (a: FacilitiesData, b: FacilitiesData) =>
  isWhole(a) && isWhole(b) ? undefined : texts.incomplete

const inViolation = ({ rows }: FacilitiesData) =>
  rows.filter((row) => classifyViolation(row) === 'current').length

const nearest = ({ nearest: [first] }: FacilitiesData) => first

export const facilityAttributes: readonly Attribute<FacilitiesData>[] = [
  {
    id: 'count',
    label: 'Facilities within a mile',
    unit: 'facilities',
    say: ({ matched }) => matched?.toLocaleString('en-US') ?? null,
    amount: ({ matched }) => matched,
  },
  {
    id: 'violations',
    label: 'Of those read, with a violation in the current record',
    unit: 'facilities',
    say: (data) => inViolation(data).toLocaleString('en-US'),
    amount: inViolation,
    guard: guardCount,
  },
  { id: 'nearest', label: 'Nearest', say: (data) => nearest(data)?.name ?? null },
  {
    id: 'distance',
    label: 'Its distance',
    unit: 'mi',
    say: (data) => sayMiles(nearest(data)?.distanceMiles ?? null),
    amount: (data) => nearest(data)?.distanceMiles ?? null,
  },
  { id: 'equation', label: 'How they were counted', say: ({ equation }) => equation, isNote: true },
]

const sayMiles = (miles: number | null) => (miles === null ? null : formatMiles(miles))

/** Cities count permits each in their own way, so nothing here is subtracted. */
export const permitAttributes: readonly Attribute<PermitsData>[] = [
  { id: 'place', label: 'Asked for', say: ({ placeName }) => placeName },
  {
    id: 'sources',
    label: 'Sources asked',
    say: ({ newest }) => newest.map(({ source }) => source.title).join('; ') || null,
  },
  { id: 'newest', label: 'Newest permit listed', say: sayNewest },
]

function sayNewest({ newest }: PermitsData): string | null {
  const dated = newest.flatMap(({ records }) =>
    records.flatMap(({ date, kind }) => (date ? [{ date, kind }] : [])),
  )
  const [latest] = dated.toSorted((a, b) => b.date.localeCompare(a.date))
  return latest ? [formatDay(latest.date), latest.kind].filter(Boolean).join(', ') : null
}

const rate = ({ series: [first] }: LaborData) => first?.latest

/** The county's own rate only: the other series of a dossier are the same for the whole country. */
export const laborAttributes: readonly Attribute<LaborData>[] = [
  { id: 'county', label: 'County', say: ({ county }) => `${county.name}, ${county.state}` },
  {
    id: 'unemployment',
    label: 'Unemployment rate of the county',
    unit: 'percentage points',
    say: (data) => {
      const latest = rate(data)
      return latest ? `${latest.published ?? latest.value} % (${latest.period})` : null
    },
    amount: (data) => rate(data)?.value ?? null,
    guard: (a, b) =>
      rate(a)?.period === rate(b)?.period ? undefined : texts.period(rate(a)?.period, rate(b)?.period),
  },
]
