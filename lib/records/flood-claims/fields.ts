import * as z from 'zod/mini'
import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { defineRecord, type RecordOfKind } from '../define-record'

const texts = defineTexts('records.flood-claims.fields', {
  areas: {
    tract: (id: string) => `Census tract ${id}`,
    zip: (id: string) => `ZIP code ${id}`,
  },
  claims: {
    tract: (count: string, id: string) => `${count} in census tract ${id}`,
    zip: (count: string, id: string) => `${count} in ZIP code ${id}`,
  },
  years: (first: number | null, last: number) => `${first} to ${last}`,
})

/** Smaller counts, except 0, are published as `FEW`, because they could point to single homes. */
export const FEWEST = 5
const FEW = 'fewer than 5'

const counted = z.nullable(z.union([z.int(), z.literal(FEW)]))
export type ClaimCount = z.output<typeof counted>

export const toClaimCount = (count: number): number | typeof FEW =>
  count > 0 && count < FEWEST ? FEW : count

export const formatClaimCount = (count: ClaimCount): string | null =>
  typeof count === 'number' ? formatNumber(count) : count

const asText = (name: string) => ({
  [name]: { type: 'text' as const, cell: formatClaimCount },
})

const dollars = z.nullable(z.number())
const paid = (median: number | null) => (median === null ? null : formatDollars(median))
const tooFew = 'Not stated: fewer than 5 were paid'

const peakYear = z.object({ year: z.int(), count: z.int() })
type PeakYear = z.output<typeof peakYear>

const formatPeaks = (peaks: readonly PeakYear[]): string | null =>
  peaks.map(({ year, count }) => `${year} (${formatNumber(count)})`).join(', ') || null

export const claimAreas = ['tract', 'zip'] as const

/** Insurance claims of one census tract or ZIP code as a whole, never of a point or a home. */
export const floodClaims = defineRecord('flood-claims', {
  area: {
    schema: z.enum(claimAreas),
    label: 'Area',
    text: (area, { areaId }) => texts.areas[area](areaId),
    fact: {},
  },
  areaId: { schema: z.string(), label: 'Tract or ZIP code' },
  claims: {
    schema: counted,
    label: 'Flood insurance claims',
    text: formatClaimCount,
    file: asText('claims'),
    fact: { note: 'Anywhere in the area, not at this place.' },
    compare: {
      as: 'note',
      text: (claims, { area, areaId }) =>
        claims === null ? null : texts.claims[area](translate(formatClaimCount(claims) ?? ''), areaId),
    },
  },
  firstYear: { schema: z.nullable(z.int()), label: 'First year of loss' },
  lastYear: {
    schema: z.nullable(z.int()),
    label: 'Years of loss',
    file: { lastYear: { label: 'Last year of loss' } },
    text: (last, { firstYear }) =>
      last === null ? null : firstYear === last ? `${last}` : texts.years(firstYear, last),
    fact: {},
  },
  peakYears: {
    schema: z.array(peakYear),
    label: 'Years with the most claims',
    text: formatPeaks,
    file: { peakYears: { type: 'text', cell: formatPeaks } },
    fact: {},
  },
  closedWithoutPayment: {
    schema: counted,
    label: 'Closed without payment, or not yet paid',
    text: formatClaimCount,
    file: asText('closedWithoutPayment'),
    fact: {},
  },
  paidOnBuilding: {
    schema: counted,
    label: 'Paid on the building',
    text: formatClaimCount,
    file: asText('paidOnBuilding'),
    fact: {},
  },
  medianOnBuilding: {
    schema: dollars,
    label: 'Median paid on the building',
    unit: 'USD',
    text: paid,
    fact: {
      absent: tooFew,
      note: 'Dollars of the year of the claim. A payment is not the cost of the repair.',
    },
  },
  paidOnContents: {
    schema: counted,
    label: 'Paid on contents',
    text: formatClaimCount,
    file: asText('paidOnContents'),
    fact: {},
  },
  medianOnContents: {
    schema: dollars,
    label: 'Median paid on contents',
    unit: 'USD',
    text: paid,
    fact: { absent: tooFew },
  },
  outsideHighRisk: {
    schema: counted,
    label: 'With a zone outside today’s high-risk zones',
    text: formatClaimCount,
    file: asText('outsideHighRisk'),
    fact: { note: 'Counted where the claim has a zone.' },
  },
  refreshedOn: {
    schema: z.nullable(z.string()),
    type: 'date',
    label: 'Data set refreshed',
    text: (day) => day && formatDay(day),
    fact: { absent: 'Not stated' },
  },
})

export type FloodClaims = RecordOfKind<typeof floodClaims>
