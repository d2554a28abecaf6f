import { problemMeanings } from '@/lib/connector/http/problem-meanings'
import type { ConnectorSource } from '@/lib/connector/source'
import type { HealthScope, HostHealth } from '@/lib/connector/upstream/health'
import { formatCount, formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('sources.source-labels', {
  others: (count: number) => formatCount(count, 'other'),
})

export function firstSentence(text: string): string {
  const [first = text] = text.split(/(?<=\.)\s/)
  return first.replace(/\.$/, '')
}

const MOST_NAMES = 2

export function describePublishers(
  source: Pick<ConnectorSource, 'publisher' | 'publisherOf' | 'hosts'>,
): string {
  if (!source.publisherOf) return source.publisher.name
  const names = [...new Set(source.hosts.flatMap((host) => source.publisherOf?.(host) ?? []))]
  const more = names.length - MOST_NAMES
  return formatList([...names.slice(0, MOST_NAMES), ...(more > 0 ? [texts.others(more)] : [])])
}

export const formatWaited = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`

type Failure = NonNullable<HostHealth['lastFailure']>

/**
 * Returns the message only for a failure of the source. The message of a refusal may contain text that a
 * visitor typed.
 */
export function describeHostFailure({ code, message }: Failure): string {
  const isOfSource = /^upstream_(unavailable|timeout|changed)$|^rate_limited$/.test(code)
  if (message && isOfSource) return message
  return Object.hasOwn(problemMeanings, code) ? problemMeanings[code as keyof typeof problemMeanings] : code
}

export const describeReach: Readonly<Record<HealthScope, string>> = defineTexts('sources.reach', {
  process: 'Times are those of this server since it started.',
  instances: 'Times are the latest of all servers of this site, in the last 30 days.',
  'cut-off':
    'Times are those of this server alone since it started: we cannot read what it shares with the others now.',
})
