import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { readJson } from '@/lib/connector/upstream/read-bounded'
import type { UpstreamAnswer } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('federal-rulemaking.read-answer', {
  refusedTheQuestionChange: '{name} refused the question. Change it, or try again later.',
  refused: '{name} does not take {what}. Leave them out or change them.',
  unavailable: '{name} {what}. Try again later.',
  changed: '{name} {what}. Nothing was guessed; we have to look at it.',
})

const NAME = 'The Federal Register'

/** The source signals failures in half a dozen ways. */
export function readAnswer<S extends z.ZodType>(
  { text: read, status }: UpstreamAnswer,
  schema: S,
): z.output<S> {
  const body = parseBody(read().trim())
  const failure = classify(body)
  if (failure) throw failure
  // Over its limit the source sends the page "Request Access" instead of data, with status 403 or 200.
  if (status === 403) throw unavailable('does not let this server in just now')
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'the answer'
  throw changed(`answered in a shape we do not know (${where})`)
}

function parseBody(body: string): unknown {
  if (body === '') throw unavailable('sent an empty answer')
  if (body.startsWith('<'))
    throw unavailable('sent a web page instead of data, as it does when it is busy or blocks')
  try {
    return readJson(body)
  } catch {
    throw changed('sent text instead of data')
  }
}

const conditionErrors = z.object({ errors: z.record(z.string(), z.unknown()) })
const message = z.object({ status: z.int().min(400), message: z.string() })
const refusal = z.union([message, z.object({ error: z.unknown() })])

/** There are two families of refusals: `errors` by the name of the condition, and a status with a message. */
function classify(body: unknown): ConnectorError | undefined {
  const byCondition = conditionErrors.safeParse(body).data?.errors
  if (byCondition && 'agencies' in byCondition) return refused('agency', 'one of these agencies')
  if (byCondition && 'publication_date' in byCondition) return refused('publicationDateStart', 'these dates')
  if (byCondition || refusal.safeParse(body).success) {
    return new ConnectorError('upstream_rejected', texts.refusedTheQuestionChange({ name: NAME }))
  }
  return undefined
}

const refused = (field: string, what: string) =>
  new ConnectorError('invalid_params', texts.refused({ name: NAME, what }), {
    field,
  })

const unavailable = (what: string) =>
  new ConnectorError('upstream_unavailable', texts.unavailable({ name: NAME, what }))

const changed = (what: string) => new ConnectorError('upstream_changed', texts.changed({ name: NAME, what }))
