import type { ErrorCode, Problem } from '@/lib/connector/errors'
import { formatWait } from '@/lib/format'
import type { ChipState } from '../ui/state-chip'

interface Advice {
  headline: string
  mayPass: boolean
}

export const adviceFor = {
  invalid_params: { headline: 'The question needs a change', mayPass: false },
  credentials_required: { headline: 'This source asks for your credentials', mayPass: false },
  credentials_rejected: { headline: 'The source did not accept these credentials', mayPass: false },
  not_found: { headline: 'There is no such record', mayPass: false },
  method_not_allowed: { headline: 'We cannot ask this that way', mayPass: false },
  source_disabled: { headline: 'This source is switched off here', mayPass: false },
  payload_too_large: { headline: 'That is more than one question may hold', mayPass: false },
  not_supported: { headline: 'This source cannot answer that', mayPass: false },
  too_broad: { headline: 'The question is too broad', mayPass: false },
  rate_limited: { headline: 'Too many questions at once', mayPass: true },
  internal: { headline: 'Something went wrong on our side', mayPass: true },
  not_configured: { headline: 'This source is not set up here', mayPass: false },
  upstream_rejected: { headline: 'The source refused the question', mayPass: false },
  upstream_changed: { headline: 'The source has changed', mayPass: false },
  upstream_unavailable: { headline: 'We cannot reach the source', mayPass: true },
  upstream_timeout: { headline: 'The source took too long', mayPass: true },
} as const satisfies Record<ErrorCode, Advice>

const guess = /Try again (?:later|(?:in|after) [^.,]*)\./

export function describeProblem({ code, message, retryAfter }: Problem): string {
  if (retryAfter === undefined || !adviceFor[code].mayPass) return message
  const own = `Try again ${formatWait(retryAfter)}.`
  if (guess.test(message)) return message.replace(guess, own)
  return message.includes('Try again') ? message : `${message} ${own}`
}

export const stateOfProblem = ({ isWaiting }: Problem): ChipState => (isWaiting ? 'waiting' : 'failed')
