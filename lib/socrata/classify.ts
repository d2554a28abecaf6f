import { ConnectorError } from '@/lib/connector/errors'

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
  if (status === 404) return changed(`${source} no longer has this dataset at its address.`)
  if (status === 401 || status === 403) {
    return new ConnectorError(
      'upstream_rejected',
      `${source} has closed this dataset to the public. Ask the publisher directly.`,
    )
  }
  // Our queries come from a checked builder: a malformed one means that columns were renamed or retyped.
  if (/no-such-column|type-mismatch|malformed/.test(codeOf(body))) {
    return changed(`${source} no longer understands how we ask, so its columns have probably changed.`)
  }
  return new ConnectorError('upstream_rejected', `${source} refused this search. Narrow it and try again.`)
}

const changed = (what: string) =>
  new ConnectorError('upstream_changed', `${what} Nothing was guessed; we have to look at it.`)

/** Older replies name the field `errorCode`. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('code' in body) return String(body.code)
  return 'errorCode' in body ? String(body.errorCode) : ''
}
