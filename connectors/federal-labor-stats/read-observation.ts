import { z } from 'zod'
import { sourceChanged } from '@/lib/connector/errors'
import { observation } from '@/lib/records/series/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { WireObservation } from './wire'

const texts = defineSentences('federal-labor-stats.read-observation', {
  bureauOfLaborStatistics: 'The Bureau of Labor Statistics sent a value that cannot be.',
})

const changes = z.record(z.string(), z.number().nullable())

export const observed = z.object({
  ...observation.shape,
  calculations: z
    .object({ netChanges: changes, percentChanges: changes })
    .optional()
    .describe('Changes over 1, 3, 6 and 12 months, as the source computes them.'),
})

type Observation = z.output<typeof observed>

const ANNUAL = ['M13', 'Q05', 'S03', 'A01']

export function toObservation(wire: WireObservation): Observation {
  const value = readValue(wire.value)
  return {
    year: wire.year,
    period: wire.period,
    periodName: wire.periodName ?? null,
    value,
    published: value === null ? null : (wire.value?.trim() ?? null),
    isAnnual: ANNUAL.includes(wire.period),
    isLatest: wire.latest === 'true',
    footnotes: (wire.footnotes ?? []).flatMap((note) =>
      note?.code || note?.text ? [{ code: note.code ?? '', text: note.text ?? '' }] : [],
    ),
    ...(wire.calculations
      ? {
          calculations: {
            netChanges: readChanges(wire.calculations.net_changes),
            percentChanges: readChanges(wire.calculations.pct_changes),
          },
        }
      : {}),
  }
}

/** No series has a value this large in any unit. */
const LARGEST = 1e12

/**
 * Returns null if the text is not a number, such as "-" for a month without collection, or if the number is
 * implausibly large.
 */
function readNumber(text: string | null | undefined): number | null {
  const digits = text?.trim().replaceAll(',', '') ?? ''
  const number = /^[-+]?(\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : null
  return number !== null && Math.abs(number) < LARGEST ? number : null
}

/** Throws for an implausible number, because null would mean "no value". */
function readValue(text: string | null | undefined): number | null {
  const number = Number(text?.trim().replaceAll(',', '') || Number.NaN)
  if (Math.abs(number) >= LARGEST) throw sourceChanged(texts.bureauOfLaborStatistics)
  return readNumber(text)
}

const readChanges = (changes: Readonly<Record<string, string>> | null | undefined) =>
  Object.fromEntries(Object.entries(changes ?? {}).map(([months, text]) => [months, readNumber(text)]))

export function newestFirst(a: Observation, b: Observation): number {
  return b.year - a.year || (a.period < b.period ? 1 : a.period > b.period ? -1 : 0)
}
