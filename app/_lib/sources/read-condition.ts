import type { HostHealth } from '@/lib/connector/upstream/health'
import { formatAgo, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeHostFailure } from './source-labels'

export type SourceAvailability = 'answers' | 'partly' | 'failed' | 'unasked' | 'off'

export interface SourceAvailabilityText {
  tone: SourceAvailability
  words: string
}

const texts = defineTexts('sources.read-condition', {
  off: 'The operator of this site has switched it off.',
  unasked: 'Not asked yet.',
  answered: (ago: string) => `Answered ${ago}.`,
  failed: (ago: string, why: string) => `Failed ${ago}: ${why}`,
  changed: (ago: string) => `Changed its format ${ago}, so we cannot read it now.`,
  refused: (ago: string) => `Answered ${ago}, and refused the last question.`,
  several: (count: number, all: number) => `${count} of its ${all} hosts asked.`,
  severalFailed: (failed: number) => `${failed} of its hosts failed.`,
  someFailed: (names: readonly string[], all: number) =>
    `${names.length} of its ${all} hosts failed: ${formatList(names)}. The others answer.`,
})

export const switchedOff: SourceAvailabilityText = {
  tone: 'off',
  get words() {
    return texts.off
  },
}

const ours = /^(upstream_unavailable|upstream_timeout|rate_limited|credentials_rejected|internal)$/

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

export function readCondition({ lastSuccess, lastFailure }: HostHealth, now: Date): SourceAvailabilityText {
  const ago = (at: string) => formatAgo(Math.max(0, (now.getTime() - Date.parse(at)) / 1_000))
  if (!lastSuccess && !lastFailure) return { tone: 'unasked', words: texts.unasked }
  if (lastSuccess && (!lastFailure || lastSuccess.at >= lastFailure.at))
    return { tone: 'answers', words: texts.answered(ago(lastSuccess.at)) }
  if (!lastFailure) return { tone: 'unasked', words: texts.unasked }
  if (lastFailure.code === 'upstream_changed')
    return { tone: 'failed', words: texts.changed(ago(lastFailure.at)) }
  if (ours.test(lastFailure.code))
    return {
      tone: 'failed',
      words: texts.failed(ago(lastFailure.at), sentence(translate(describeHostFailure(lastFailure)))),
    }
  // Any other failure is a refusal: the request was invalid, but the host works.
  return { tone: 'answers', words: texts.refused(ago(lastFailure.at)) }
}

interface HostState {
  host: string
  health: HostHealth
}

export function readConditions(hosts: readonly HostState[], now: Date): SourceAvailabilityText {
  const [only, ...more] = hosts
  if (only && more.length === 0) return readCondition(only.health, now)
  const active = hosts.filter(({ health: { lastSuccess, lastFailure } }) => lastSuccess || lastFailure)
  const conditions = active
    .toSorted((a, b) => lastWord(b.health).localeCompare(lastWord(a.health)))
    .map(({ host, health }) => ({ host, ...readCondition(health, now) }))
  const failed = conditions.filter(({ tone }) => tone === 'failed')
  if (failed.length > 0 && failed.length < conditions.length) {
    const words = texts.someFailed(
      failed.map(({ host }) => host),
      hosts.length,
    )
    return { tone: 'partly', words }
  }
  const [latest] = conditions
  if (!latest) return { tone: 'unasked', words: texts.unasked }
  const notes = [
    failed.length > 1 && texts.severalFailed(failed.length),
    texts.several(active.length, hosts.length),
  ]
  return { tone: latest.tone, words: [latest.words, ...notes].filter(Boolean).join(' ') }
}

const lastWord = ({ lastSuccess, lastFailure }: HostHealth): string =>
  [lastSuccess?.at ?? '', lastFailure?.at ?? ''].toSorted()[1] ?? ''
