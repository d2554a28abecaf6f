import { ConnectorError, QuestionRefused, sourceChanged, sourceUnreadable } from '@/lib/connector/errors'
import { isRecord } from '@/lib/is-record'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('arcgis.classify', {
  hasClosedThisLayer:
    '{source} has closed this layer to the public, as it does while it replaces its data. Try again in an hour or ask the publisher directly.',
  hasStoppedThisService: '{source} has stopped this service.',
  noLongerHasThisLayer: '{source} no longer has this layer at its address.',
  failedWhileItWorked: '{source} failed while it worked on this search.',
  refused: '{source} refused this search. Narrow it to a smaller area or use fewer filters, then try again.',
  limitingRequestsTryAgain: '{source} is limiting requests. Try again in {retryAfter} seconds.',
  unavailable: '{what} Try again in a few minutes.',
})

interface Failure {
  code: number
  /** The server's error text. It is matched against patterns and is never displayed. */
  text: string
  source: string
}

/**
 * Most errors arrive with HTTP 200, and some responses contain `features` as well as `error`. Returns
 * undefined if the body contains no `error`.
 */
export function classifyArcgis(body: unknown, source: string): ConnectorError | undefined {
  const error = isRecord(body) ? body.error : undefined
  if (error === undefined || error === null) return undefined
  const { code, message, details } = isRecord(error)
    ? error
    : { code: undefined, message: error, details: null }
  const parts = [message, details].flat().filter((part) => typeof part === 'string')
  return explain({ code: Number(code), text: parts.join('\n'), source })
}

function explain({ code, text, source }: Failure): ConnectorError {
  if (code === 429 || /too many requests|quota exceeded/i.test(text)) return pause(text, source)
  if (code === 498 || code === 499 || code === 401 || code === 403) {
    return new ConnectorError('upstream_rejected', texts.hasClosedThisLayer({ source }))
  }
  if (/not started|stopped/i.test(text)) return unavailable(texts.hasStoppedThisService({ source }))
  if (code === 404 || (code === 400 && /invalid url/i.test(text))) {
    return sourceChanged(texts.noLongerHasThisLayer({ source }))
  }
  if (code >= 500 && code <= 504) return unavailable(texts.failedWhileItWorked({ source }))
  if (code === 400 && /invalid field|'where'|invalid query parameters/i.test(text)) {
    return new QuestionRefused('upstream_changed', sourceUnreadable(source))
  }
  const refused = texts.refused({ source })
  // Any 400 may mean an unknown column, because some servers hide the cause.
  return code === 400
    ? new QuestionRefused('upstream_rejected', refused)
    : new ConnectorError('upstream_rejected', refused)
}

function pause(text: string, source: string): ConnectorError {
  const retryAfter = Number(/retry after (\d{1,5}) sec/i.exec(text)?.[1] ?? 60)
  const message = texts.limitingRequestsTryAgain({ source, retryAfter })
  return new ConnectorError('rate_limited', message, { retryAfter })
}

const unavailable = (what: string) => new ConnectorError('upstream_unavailable', texts.unavailable({ what }))
