import { ConnectorError, sourceChanged } from '@/lib/connector/errors'

/** The statuses whose body says what was wrong. */
export const explainedStatuses = [400, 403, 404, 409] as const

/** SQL is a privilege: a portal that withdraws it answers in one of these ways. 409 is a question gone wrong. */
export const isSqlRefused = (status: number): boolean => status === 400 || status === 403 || status === 404

/** Undefined: the body is an answer. */
export function classifyCkan(
  { status, body, bySql }: { status: number; body: unknown; bySql: boolean },
  source: string,
): ConnectorError | undefined {
  const isFailure = typeof body === 'object' && body !== null && 'success' in body && body.success === false
  if (status < 400 && !isFailure) return undefined
  if (bySql && isSqlRefused(status)) {
    return new ConnectorError(
      'not_supported',
      `${source} no longer answers questions that compare, such as those for a first day. Ask without one.`,
    )
  }
  if (status === 403) {
    return new ConnectorError(
      'upstream_rejected',
      `${source} has closed this table to the public. Ask the publisher directly.`,
    )
  }
  if (status === 404) return sourceChanged(`${source} no longer has this table at its address.`)
  if (/too long|timeout|canceling statement/i.test(JSON.stringify(body))) {
    return new ConnectorError(
      'upstream_timeout',
      `${source} gave up on this search after a while. Try again later, or ask for fewer rows.`,
    )
  }
  return sourceChanged(`${source} no longer understands how we ask, so its columns have probably changed.`)
}
