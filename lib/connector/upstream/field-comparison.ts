import { z } from 'zod'
import type { ConnectorMethod, MethodContext } from '../method'

const fieldFinding = z.object({
  what: z.string(),
  missing: z.array(z.string()),
  absent: z.array(z.string()).optional(),
})

export const fieldComparison = z.object({
  findings: z.array(fieldFinding),
  unanswered: z.array(z.string()),
})

export type FieldCheckOutcome = z.output<typeof fieldFinding> | string

const params = z.strictObject({})

export const fieldCheck = <T>(
  summary: string,
  thingsOf: (context: MethodContext) => readonly T[],
  compare: (thing: T, context: MethodContext) => Promise<FieldCheckOutcome>,
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
  }) satisfies ConnectorMethod<typeof params, typeof fieldComparison>
