export type RefusalReason = 'malformed' | 'no-such-column' | 'no-such-function' | 'type-mismatch'

export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    message: string,
    readonly reason?: RefusalReason,
  ) {
    super(message)
  }
}

export const malformed = (what: string) => new Refusal(`could not parse: ${what}`, 'malformed')
export const mismatch = (what: string) => new Refusal(`type mismatch for ${what}`, 'type-mismatch')
