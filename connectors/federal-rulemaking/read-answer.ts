import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { readJson } from '@/lib/connector/upstream/read-bounded'
import type { UpstreamResponse } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-rulemaking.read-answer', {
  refusedTheQuestionChange: 'The Federal Register refused the question. Change it, or try again later.',
  agencies: 'The Federal Register does not take one of these agencies. Leave them out or change them.',
  dates: 'The Federal Register does not take these dates. Leave them out or change them.',
  closed: 'The Federal Register does not let this server in just now. Try again later.',
  empty: 'The Federal Register sent an empty answer. Try again later.',
  webPage:
    'The Federal Register sent a web page instead of data, as it does when it is busy or blocks. Try again later.',
  notData: 'The Federal Register sent text instead of data. We cannot read it yet.',
  answer: 'the answer',
  otherShape: 'The Federal Register changed its data format ({where}). We cannot read it yet.',
})

export function readAnswer<S extends z.ZodType>(
  { text: readText, status }: UpstreamResponse,
  schema: S,
): z.output<S> {
  const body = parseBody(readText().trim())
  const failure = classify(body)
  if (failure) throw failure
  // The source refuses with status 403 above its rate limit.
  if (status === 403) throw unavailable(texts.closed)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || texts.answer
  throw changed(texts.otherShape({ where }))
}

function parseBody(body: string): unknown {
  if (body === '') throw unavailable(texts.empty)
  if (body.startsWith('<')) throw unavailable(texts.webPage)
  try {
    return readJson(body)
  } catch {
    throw changed(texts.notData)
  }
}

const conditionErrors = z.object({ errors: z.record(z.string(), z.unknown()) })
const message = z.object({ status: z.int().min(400), message: z.string() })
const refusal = z.union([message, z.object({ error: z.unknown() })])

/** A refusal is an `errors` object keyed by condition name, a status with a message, or an `error`. */
function classify(body: unknown): ConnectorError | undefined {
  const byCondition = conditionErrors.safeParse(body).data?.errors
  if (byCondition && 'agencies' in byCondition) return refused('agency', texts.agencies)
  if (byCondition && 'publication_date' in byCondition) return refused('publicationDateStart', texts.dates)
  if (byCondition || refusal.safeParse(body).success) {
    return new ConnectorError('upstream_rejected', texts.refusedTheQuestionChange)
  }
  return undefined
}

const refused = (field: string, sentence: string) => new ConnectorError('invalid_params', sentence, { field })

const unavailable = (sentence: string) => new ConnectorError('upstream_unavailable', sentence)

const changed = (sentence: string) => new ConnectorError('upstream_changed', sentence)
