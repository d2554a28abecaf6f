import { z } from 'zod'

/** What a source's internal `checkFields` answers with: for each thing it looked at, the fields that are gone. */
export const fieldFinding = z.object({
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

/** From one answer a table: a finding, or the name of what did not answer. */
export function toComparison(
  answers: readonly (z.output<typeof fieldFinding> | string)[],
): z.output<typeof fieldComparison> {
  return {
    findings: answers.filter((answer) => typeof answer !== 'string'),
    unanswered: answers.filter((answer) => typeof answer === 'string'),
  }
}
