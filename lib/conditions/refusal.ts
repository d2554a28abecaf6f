export type RefusalReason = 'malformed' | 'no-such-column' | 'no-such-function' | 'type-mismatch'

/** A simulated source's objection, which each host phrases in its own way. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    message: string,
    /** Absent if something other than the condition is wrong. */
    readonly reason?: RefusalReason,
  ) {
    super(message)
  }
}

export const malformed = (what: string) => new Refusal(`could not parse: ${what}`, 'malformed')
export const mismatch = (what: string) => new Refusal(`type mismatch for ${what}`, 'type-mismatch')
