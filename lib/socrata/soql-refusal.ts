export type RefusalCode =
  | 'query.compiler.malformed'
  | 'query.soql.no-such-column'
  | 'query.soql.no-such-function'
  | 'query.soql.type-mismatch'

/** What a portal finds wrong with a question, under its own code. */
export class SoqlRefusal extends Error {
  override readonly name = 'SoqlRefusal'

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message)
  }
}

export const malformed = (what: string) =>
  new SoqlRefusal('query.compiler.malformed', `Could not parse SoQL query: ${what}`)
