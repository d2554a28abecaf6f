export type RefusalReason = 'malformed' | 'no-such-column' | 'no-such-function' | 'type-mismatch'

/** What a simulated source finds wrong with a question; each says it in its host's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    message: string,
    /** Of a condition; left out where something else is wrong. */
    readonly reason?: RefusalReason,
  ) {
    super(message)
  }
}

export const malformed = (what: string) => new Refusal(`could not parse: ${what}`, 'malformed')
export const mismatch = (what: string) => new Refusal(`type mismatch for ${what}`, 'type-mismatch')
