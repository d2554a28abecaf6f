import * as z from 'zod/mini'
import { defineRecord, type RecordOfKind } from '../define-record'

export const series = defineRecord('series', {
  seriesId: { schema: z.string(), label: 'Series' },
  name: { schema: z.string(), label: 'Name' },
  unit: { schema: z.nullable(z.string()), label: 'Unit' },
  isNameUnconfirmed: { schema: z.boolean(), label: 'Name is not confirmed by the source', file: false },
  surveyAbbreviation: { schema: z.string(), label: 'Survey', file: false },
  seasonality: { schema: z.nullable(z.enum(['adjusted', 'unadjusted'])), label: 'Seasonally' },
})

const footnotes = z.array(z.object({ code: z.string(), text: z.string() }))

const formatFootnotes = (notes: z.output<typeof footnotes>) =>
  notes.map(({ code, text }) => (code ? `${code}: ${text}` : text)).join('; ')

export const observation = defineRecord('observation', {
  year: { schema: z.int(), label: 'Year' },
  period: {
    schema: z
      .string()
      .check(
        z.describe('M01 to M12 months, M13 the year; Q01 to Q04, Q05 the year; S01, S02, S03 the year; A01.'),
      ),
    label: 'Period',
  },
  periodName: { schema: z.nullable(z.string()), label: 'Period in words' },
  value: {
    schema: z.nullable(z.number()).check(z.describe('Null where the source publishes none for this period.')),
    label: 'Value',
  },
  published: {
    schema: z.nullable(z.string()).check(z.describe('The same with its decimals, as published.')),
    label: 'Value as published',
    file: false,
  },
  isAnnual: {
    schema: z.boolean().check(z.describe('A figure for the whole year.')),
    label: 'Whole year',
    file: false,
  },
  isLatest: { schema: z.boolean(), label: 'Latest', file: false },
  footnotes: {
    schema: footnotes,
    label: 'Footnotes',
    file: { footnotes: { type: 'text', cell: (notes) => formatFootnotes(notes) || null } },
  },
})

export const survey = defineRecord('survey', {
  abbreviation: { schema: z.string(), label: 'Survey' },
  name: { schema: z.string(), label: 'Name' },
})

export type SeriesDescription = RecordOfKind<typeof series>
