import { z } from 'zod'
import type { Context, Method } from '../method'

/** What a source's internal `checkFields` answers with: for each thing it looked at, the fields that are gone. */
const fieldFinding = z.object({
  what: z.string(),
  missing: z.array(z.string()),
  /** Columns that answers do without; not every edition of a table has them. */
  absent: z.array(z.string()).optional(),
})

export const fieldComparison = z.object({
  findings: z.array(fieldFinding),
  /** Tables that did not answer: nothing is known of their columns. */
  unanswered: z.array(z.string()),
})

/** A finding, or the name of what did not answer. */
export type FieldAnswer = z.output<typeof fieldFinding> | string

const params = z.strictObject({})

/** A source's `checkFields`, for the doctor: does each thing that it reads still have the fields we read? */
export const fieldCheck = <T>(
  summary: string,
  thingsOf: (context: Context) => readonly T[],
  compare: (thing: T, context: Context) => Promise<FieldAnswer>,
) =>
  ({
    summary,
    params,
    result: fieldComparison,
    example: {},
    cache: false,
    async run(_params, context) {
      const answers = await Promise.all(thingsOf(context).map((thing) => compare(thing, context)))
      return {
        findings: answers.filter((answer) => typeof answer !== 'string'),
        unanswered: answers.filter((answer) => typeof answer === 'string'),
      }
    },
  }) satisfies Method<typeof params, typeof fieldComparison>
