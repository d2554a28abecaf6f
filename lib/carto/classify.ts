import { ConnectorError, sourceChanged } from '@/lib/connector/errors'

/** The statuses whose body says what was wrong. */
export const explainedStatuses = [400, 401, 403, 404] as const

/** Undefined: the body is an answer. */
export function classifyCarto(status: number, body: unknown, source: string): ConnectorError | undefined {
  const isFailure = typeof body === 'object' && body !== null && 'error' in body
  if (status < 400 && !isFailure) return undefined
  if (status === 401 || status === 403) {
    return new ConnectorError(
      'upstream_rejected',
      `${source} has closed this table to the public. Ask the publisher directly.`,
    )
  }
  if (/timeout|timed out|canceling statement/i.test(JSON.stringify(body))) {
    return new ConnectorError(
      'upstream_timeout',
      `${source} gave up on this search after a while. Try again later, or ask for fewer rows.`,
    )
  }
  return sourceChanged(
    `${source} no longer understands how we ask, so its table or columns have probably changed.`,
  )
}
