import * as z from 'zod/mini'
import { reportEntry } from './report-entry'

const text = z.nullable(z.string())

export const countedAs = (what: string) => ({
  schema: z
    .optional(z.nullable(z.boolean()))
    .check(
      z.describe(
        `The agency’s own flag: false, it does not count this entry as ${what}; null, it does not say.`,
      ),
    ),
  label: reportEntry.labels.counted,
  file: {
    counted: {
      type: 'text' as const,
      cell: (isCounted: boolean | null | undefined) =>
        isCounted === null || isCounted === undefined ? null : isCounted ? 'yes' : 'no',
    },
  },
})

export const listing = {
  identifier: {
    schema: z
      .optional(text)
      .check(
        z.describe('What tells this entry from others at the source; null where the source gives none.'),
      ),
    label: reportEntry.labels.identifier,
  },
  sourceIds: {
    schema: z.array(z.string()).check(z.describe('Permits under which this entry is listed.')),
    label: reportEntry.labels.permit,
    file: {
      permit: { type: 'text' as const, cell: (ids: readonly string[]) => ids.join(' ') || null },
    },
  },
  timesListed: {
    schema: z.int().check(z.describe('How many rows of the source carry this identifier; 1 without one.')),
    label: 'Times listed',
    file: false as const,
  },
}
