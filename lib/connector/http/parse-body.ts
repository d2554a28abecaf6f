import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError, sourceChanged } from '../errors'
import { readJson } from '../upstream/read-bounded'
import type { UpstreamResponse } from '../upstream/upstream'

const texts = defineSentences('engine.parse-body', {
  noData: '{source} sent no data, as it does when it is busy. Try again later.',
  unknownShape: '{source} answered in a format that we do not know.',
})

export function parseBody(answer: UpstreamResponse, source: string): unknown {
  const text = answer.text().trim()
  // A refusal may arrive as an HTML page, but callers need only its status.
  if (answer.status >= 400 && !text.startsWith('{')) return null
  if (text === '' || text.startsWith('<')) {
    throw new ConnectorError('upstream_unavailable', texts.noData({ source }))
  }
  try {
    return readJson(text)
  } catch (cause) {
    throw unknownShape(source, cause)
  }
}

export const unknownShape = (source: string, cause: unknown) =>
  sourceChanged(texts.unknownShape({ source }), cause)
