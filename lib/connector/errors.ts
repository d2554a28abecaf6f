import { defineSentences } from '@/lib/sentences/define-sentences'

// Marked as pure, so that bundlers omit the sentences from pages that need only the codes.
const texts = /* @__PURE__ */ defineSentences('engine.errors', {
  of: '{subject}: {problem, sentence}',
  sourceChanged: '{change, sentence} Its data has changed, and we cannot read it yet.',
  notUnderstood:
    '{source} no longer understands how we ask, so its columns have probably changed. We cannot read it yet.',
})
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

export interface ProblemIssue {
  path: string
  message: string
}

export interface RecordKeeper {
  name: string
  page: string
}

interface Details {
  field?: string
  issues?: ProblemIssue[]
  retryAfter?: number
  isDaySpent?: boolean
  /** True for status 503. If the source declares a pause, the host receives no request during the pause. */
  isOverload?: boolean
  keeper?: RecordKeeper | undefined
  cause?: unknown
}

export class ConnectorError extends Error {
  override readonly name = 'ConnectorError'
  readonly issues: ProblemIssue[]
  readonly retryAfter: number | undefined
  readonly isDaySpent: boolean
  readonly isOverload: boolean
  readonly keeper: RecordKeeper | undefined

  constructor(
    readonly code: ErrorCode,
    message: string,
    { field, issues, retryAfter, isDaySpent = false, isOverload = false, keeper, cause }: Details = {},
  ) {
    super(message, { cause })
    this.issues = issues ?? (field ? [{ path: field, message: withoutPath(message, field) }] : [])
    this.retryAfter = retryAfter
    this.isDaySpent = isDaySpent
    this.isOverload = isOverload
    this.keeper = keeper
  }
}

export const toError = (problem: Problem): ConnectorError =>
  new ConnectorError(problem.code, problem.message, problem)

const withoutPath = (message: string, field: string) =>
  message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message

export const withSubject = (subject: string, problem: string) => texts.of({ subject, problem })

export const sourceChanged = (change: string, cause?: unknown) =>
  new ConnectorError('upstream_changed', texts.sourceChanged({ change }), { cause })

/** Thrown if the source refused the query itself, possibly because the source removed a column. */
export class QuestionRefused extends ConnectorError {}

export class PointedElsewhere extends ConnectorError {}

export const sourceUnreadable = (source: string) => texts.notUnderstood({ source })

export interface Problem {
  code: ErrorCode
  message: string
  issues: ProblemIssue[]
  retryAfter?: number
  keeper?: RecordKeeper
  reference?: string
  /** True if the source has not responded yet and nothing has failed. Only pages use this. */
  isWaiting?: boolean
}
