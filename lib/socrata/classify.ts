import { ConnectorError, notUnderstood, QuestionRefused, sourceChanged } from '@/lib/connector/errors'

/** The statuses whose body says what was wrong. */
export const explainedStatuses = [202, 400, 401, 403, 404] as const

/** Undefined: the body is an answer. */
export function classifySocrata(status: number, body: unknown, source: string): ConnectorError | undefined {
  if (status === 202) {
    return new ConnectorError(
      'upstream_unavailable',
      `${source} is still working on this search. Try again in a minute.`,
    )
  }
  const isError = typeof body === 'object' && body !== null && !Array.isArray(body) && 'error' in body
  if (status < 400 && !isError) return undefined
  if (status === 404) return sourceChanged(`${source} no longer has this dataset at its address.`)
  if (status === 401 || status === 403) {
    return new ConnectorError(
      'upstream_rejected',
      `${source} has closed this dataset to the public. Ask the publisher directly.`,
    )
  }
  // Our queries come from a checked builder: a malformed one means that columns were renamed or retyped.
  if (/no-such-column|type-mismatch|malformed|invalid soql/i.test(codeOf(body))) {
    return new QuestionRefused('upstream_changed', notUnderstood(source))
  }
  return new ConnectorError('upstream_rejected', `${source} refused this search. Narrow it and try again.`)
}

/** Some replies name the field `errorCode`, and some have nothing but a message. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('code' in body) return String(body.code)
  if ('errorCode' in body) return String(body.errorCode)
  return 'message' in body ? String(body.message) : ''
}
