import type { ErrorCode, Problem } from '@/lib/connector/errors'
import { formatWait } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { ChipState } from '../ui/state-chip'

const texts = defineTexts('provenance.problem-advice', {
  headlines: {
    invalid_params: 'The question needs a change',
    credentials_required: 'This source asks for your credentials',
    credentials_rejected: 'The source did not accept these credentials',
    not_found: 'There is no such record',
    method_not_allowed: 'We cannot ask this that way',
    source_disabled: 'This source is switched off here',
    payload_too_large: 'That is more than one question may hold',
    not_supported: 'This source cannot answer that',
    too_broad: 'The question is too broad',
    rate_limited: 'Too many questions at once',
    internal: 'Something went wrong on our side',
    not_configured: 'This source is not set up here',
    upstream_rejected: 'The source refused the question',
    upstream_changed: 'The source has changed',
    upstream_unavailable: 'We cannot reach the source',
    upstream_timeout: 'The source took too long',
  },
  /** Matches the advice in a message. The exact time of `retryAfter` replaces this advice. */
  guess: /Try again (?:later|(?:in|after) [^.,]*)\./,
  again: /Try again/,
  retry: (wait: string) => `Try again ${wait}.`,
})

interface Advice {
  readonly headline: string
  mayPass: boolean
}

const advise = (code: ErrorCode, mayPass: boolean): Advice => ({
  get headline() {
    return texts.headlines[code]
  },
  mayPass,
})

export const adviceFor: Readonly<Record<ErrorCode, Advice>> = {
  invalid_params: advise('invalid_params', false),
  credentials_required: advise('credentials_required', false),
  credentials_rejected: advise('credentials_rejected', false),
  not_found: advise('not_found', false),
  method_not_allowed: advise('method_not_allowed', false),
  source_disabled: advise('source_disabled', false),
  payload_too_large: advise('payload_too_large', false),
  not_supported: advise('not_supported', false),
  too_broad: advise('too_broad', false),
  rate_limited: advise('rate_limited', true),
  internal: advise('internal', true),
  not_configured: advise('not_configured', false),
  upstream_rejected: advise('upstream_rejected', false),
  upstream_changed: advise('upstream_changed', false),
  upstream_unavailable: advise('upstream_unavailable', true),
  upstream_timeout: advise('upstream_timeout', true),
}

export function describeProblem({ code, message, retryAfter }: Problem): string {
  const words = translate(message)
  if (retryAfter === undefined || !adviceFor[code].mayPass) return words
  const own = texts.retry(formatWait(retryAfter))
  if (texts.guess.test(words)) return words.replace(texts.guess, own)
  return texts.again.test(words) ? words : `${words} ${own}`
}

export const stateOfProblem = ({ isWaiting }: Problem): ChipState => (isWaiting ? 'waiting' : 'failed')
