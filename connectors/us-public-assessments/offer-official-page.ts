import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import type { Source } from './source'

const said: Partial<Record<ErrorCode, string>> = {
  upstream_unavailable: 'is not answering right now. Try again in a few minutes.',
  upstream_timeout: 'did not answer in time. Try again in a few minutes.',
  upstream_changed: 'answered in a shape we do not know. Nothing was guessed; we have to look at it.',
  upstream_rejected: 'refused this search.',
  rate_limited: 'asks for a pause. Try again in a minute.',
}

/** Whenever a source cannot answer us, people can still look for themselves. `asked` names who did not answer. */
export async function offerOfficialPage<T>(
  source: Source,
  ask: () => Promise<T>,
  asked = source.title,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const sentence = error instanceof ConnectorError ? said[error.code] : undefined
    if (!(error instanceof ConnectorError) || sentence === undefined) throw error
    throw new ConnectorError(
      error.code,
      `${asked} ${sentence} The official page may still work: ${source.officialPage}`,
      { cause: error, ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }) },
    )
  }
}
