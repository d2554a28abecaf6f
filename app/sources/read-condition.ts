import type { HostHealth } from '@/lib/connector/upstream/health'
import { formatAgo } from '@/lib/format'
import { describeHostFailure } from './labels'

/** How a source is now: it answers, it failed, nobody asked it yet, or it is switched off. */
export type Tone = 'answers' | 'failed' | 'unasked' | 'off'

export interface Condition {
  tone: Tone
  /** One sentence: "Answered 3 minutes ago." */
  words: string
}

const texts = {
  off: 'The operator of this site has switched it off.',
  unasked: 'Not asked yet.',
  answered: (ago: string) => `Answered ${ago}.`,
  failed: (ago: string, why: string) => `Failed ${ago}: ${why}`,
  changed: (ago: string) => `Changed its format ${ago}, so we cannot read it now.`,
  refused: (ago: string) => `Answered ${ago}, and refused the last question.`,
  several: (asked: number, all: number) => `${asked} of its ${all} hosts asked.`,
  severalFailed: (failed: number) => `${failed} of its hosts failed.`,
}

export const switchedOff: Condition = { tone: 'off', words: texts.off }

const ours = /^(upstream_unavailable|upstream_timeout|rate_limited|credentials_rejected|internal)$/

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The later of a host's two last words counts. */
export function readCondition({ lastSuccess, lastFailure }: HostHealth, now: Date): Condition {
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
      words: texts.failed(ago(lastFailure.at), sentence(describeHostFailure(lastFailure))),
    }
  // It was there to say no: one question was wrong, not the host.
  return { tone: 'answers', words: texts.refused(ago(lastFailure.at)) }
}

/** Of a source with several hosts: what is wrong at any of them, else its latest answer; and how many were asked. */
export function readConditions(hosts: readonly HostHealth[], now: Date): Condition {
  const [only, ...more] = hosts
  if (only && more.length === 0) return readCondition(only, now)
  const asked = hosts.filter(({ lastSuccess, lastFailure }) => lastSuccess || lastFailure)
  if (asked.length === 0) return { tone: 'unasked', words: texts.unasked }
  const latestFirst = asked.toSorted((a, b) => lastWord(b).localeCompare(lastWord(a)))
  const read = latestFirst.map((host) => readCondition(host, now))
  const failed = read.filter(({ tone }) => tone === 'failed')
  const said = failed[0] ?? read[0] ?? { tone: 'unasked', words: texts.unasked }
  const notes = [
    failed.length > 1 && texts.severalFailed(failed.length),
    texts.several(asked.length, hosts.length),
  ]
  return { tone: said.tone, words: [said.words, ...notes].filter(Boolean).join(' ') }
}

const lastWord = ({ lastSuccess, lastFailure }: HostHealth): string =>
  [lastSuccess?.at ?? '', lastFailure?.at ?? ''].toSorted()[1] ?? ''
