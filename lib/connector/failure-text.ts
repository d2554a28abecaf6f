import { ConnectorError, statusOf } from './errors'

/** A failure for those in other processes who waited for the same answer. Bugs of ours are not told. */
export function writeFailure(error: unknown, token: string): string | undefined {
  if (!(error instanceof ConnectorError)) return undefined
  const { code, message, issues, retryAfter } = error
  return JSON.stringify({ token, code, message, issues, retryAfter })
}

export function readFailure(text: string): { error: ConnectorError; token: string } | undefined {
  try {
    const { token, code, message, issues, retryAfter } = JSON.parse(text)
    if (!Object.hasOwn(statusOf, code)) return undefined
    return { token, error: new ConnectorError(code, message, { issues, retryAfter }) }
  } catch {
    return undefined
  }
}
