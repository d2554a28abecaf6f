import { ConnectorError, QuestionRefused, sourceChanged, sourceUnreadable } from '@/lib/connector/errors'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('socrata.classify', {
  stillWorkingOnThisSearch: '{source} is still working on this search. Try again in a minute.',
  noLongerHasThisDataset: '{source} no longer has this dataset at its address.',
  hasClosedThisDataset: '{source} has closed this dataset to the public. Ask the publisher directly.',
  refusedThisSearchNarrow: '{source} refused this search. Narrow it and try again.',
})

export const explainedStatuses = [202, 400, 401, 403, 404] as const

export function classifySocrata(status: number, body: unknown, source: string): ConnectorError | undefined {
  if (status === 202) {
    return new ConnectorError('upstream_unavailable', texts.stillWorkingOnThisSearch({ source }))
  }
  const isError = typeof body === 'object' && body !== null && !Array.isArray(body) && 'error' in body
  if (status < 400 && !isError) return undefined
  if (status === 404) return sourceChanged(texts.noLongerHasThisDataset({ source }))
  if (status === 401 || status === 403) {
    return new ConnectorError('upstream_rejected', texts.hasClosedThisDataset({ source }))
  }
  // Our queries come from a checked builder, so a malformed query means that the source renamed a column or
  // changed its type.
  if (/no-such-column|type-mismatch|malformed|invalid soql/i.test(codeOf(body))) {
    return new QuestionRefused('upstream_changed', sourceUnreadable(source))
  }
  return new ConnectorError('upstream_rejected', texts.refusedThisSearchNarrow({ source }))
}

/** Portals send the code as `code` or `errorCode`, or send only a message. */
function codeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  if ('code' in body) return String(body.code)
  if ('errorCode' in body) return String(body.errorCode)
  return 'message' in body ? String(body.message) : ''
}
