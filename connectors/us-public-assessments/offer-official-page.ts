import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import type { Source } from './source'

const said: Partial<Record<ErrorCode, string>> = {
  upstream_unavailable: 'is not answering right now. Try again in a few minutes.',
  upstream_timeout: 'did not answer in time. Try again in a few minutes.',
  upstream_rejected: 'refused this search.',
  rate_limited: 'asks for a pause. Try again in a minute.',
}

/** What has changed is said best where it was noticed: the columns, the shape or the address. */
const ownWords = (error: ConnectorError) => (error.code === 'upstream_changed' ? error.message : undefined)

/** Whenever a source cannot answer us, people can still look for themselves. `asked` names who did not answer. */
export async function offerOfficialPage<T>(
  source: Source,
  ask: () => Promise<T>,
  asked = source.title,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    const sentence = said[error.code]
    const what = ownWords(error) ?? (sentence === undefined ? undefined : `${asked} ${sentence}`)
    if (what === undefined) throw error
    throw new ConnectorError(error.code, `${what} The official page may still work: ${source.officialPage}`, {
      cause: error,
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    })
  }
}
