import { defineSentences } from '@/lib/sentences/define-sentences'

// A page that needs only the codes loads no sentences.
const texts = /* @__PURE__ */ defineSentences('engine.errors', {
  of: '{subject}: {problem, sentence}',
  sourceChanged: '{what} Nothing was guessed; we have to look at it.',
  notUnderstood:
    '{source} no longer understands how we ask, so its columns have probably changed. Nothing was guessed; we have to look at it.',
})
/** The one family of failures: what callers can act on, with the status each has at the HTTP door. */
export const statusOf = {
  invalid_params: 400,
  credentials_required: 401,
  credentials_rejected: 403,
  not_found: 404,
  method_not_allowed: 405,
  source_disabled: 409,
  payload_too_large: 413,
  not_supported: 422,
  too_broad: 422,
  rate_limited: 429,
  internal: 500,
  not_configured: 501,
  upstream_rejected: 502,
  upstream_changed: 502,
  upstream_unavailable: 503,
  upstream_timeout: 504,
} as const

export type ErrorCode = keyof typeof statusOf

export interface Issue {
  path: string
  message: string
}

interface Details {
  field?: string
  issues?: Issue[]
  /** Seconds until it is worth asking again. */
  retryAfter?: number
  /** The source says that it answers no more today. */
  isDaySpent?: boolean
  cause?: unknown
}

/** Thrown anywhere below `engine.call`, which is the only place that catches it. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError'
  readonly issues: Issue[]
  readonly retryAfter: number | undefined
  readonly isDaySpent: boolean

  constructor(
    readonly code: ErrorCode,
    message: string,
    { field, issues, retryAfter, isDaySpent = false, cause }: Details = {},
  ) {
    super(message, { cause })
    this.issues = issues ?? (field ? [{ path: field, message: withoutPath(message, field) }] : [])
    this.retryAfter = retryAfter
    this.isDaySpent = isDaySpent
  }
}

/** A sentence may begin with its field; beside the path it would be there twice. */
const withoutPath = (message: string, field: string) =>
  message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message

/** A sentence behind the name of its field or source. */
export const withSubject = (subject: string, problem: string) => texts.of({ subject, problem })

/** A source that is not as we know it: `what` says what is different, as a sentence. */
export const sourceChanged = (what: string, cause?: unknown) =>
  new ConnectorError('upstream_changed', texts.sourceChanged({ what }), { cause })

/** The question itself was refused: the source may not know one of its columns any more. */
export class QuestionRefused extends ConnectorError {}

export const notUnderstood = (source: string) => texts.notUnderstood({ source })

/** A failure as a value: what leaves the engine. */
export interface Problem {
  code: ErrorCode
  message: string
  issues: Issue[]
  retryAfter?: number
  /** Only for `internal`: finds the log line. */
  reference?: string
  /** Only in pages: nothing failed yet, the page is shown while the source is still being asked. */
  isWaiting?: boolean
}
