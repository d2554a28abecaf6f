import * as z from 'zod/mini'
import { formatNumber } from '@/lib/format'
import { defineRecord, type RecordOfKind } from '../define-record'

const pounds = (label: string) =>
  ({
    schema: z.nullable(z.number()),
    label,
    text: (amount: number | null) => (amount === null ? null : formatNumber(amount)),
    file: false,
    map: { numeric: true },
  }) as const

export const releaseYear = defineRecord('release-year', {
  sourceId: { schema: z.nullable(z.string()), label: 'Permit', file: { permit: {} } },
  year: {
    schema: z.nullable(z.int()),
    label: 'Year',
    text: (year) => (year === null ? 'Not published' : String(year)),
    file: {
      from: { type: 'date', cell: (year) => (year === null ? null : `${year}-01-01`) },
      through: { type: 'date', cell: (year) => (year === null ? null : `${year}-12-31`) },
    },
    map: {},
  },
  airPounds: pounds('Air'),
  surfaceWaterPounds: pounds('Water'),
  undergroundPounds: pounds('Underground'),
  landPounds: pounds('Land'),
  sewagePlantPounds: pounds('To a sewage plant'),
  totalOnSitePounds: pounds('All on site'),
  totalOffSitePounds: pounds('All off site'),
  totalPounds: {
    ...pounds('All together'),
    file: {
      amount: {
        type: 'text',
        cell: (amount) => (amount === null ? null : `${formatNumber(amount)} pounds`),
      },
    },
  },
})

export type ReleaseYear = RecordOfKind<typeof releaseYear>
