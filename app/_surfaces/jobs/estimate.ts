import type { Registry } from '@/lib/connector/declaration'
import type { SourcePace } from '@/lib/connector/source'
import { formatDuration } from '@/lib/format'
import { facts } from './facts'

/** Assumed time of one request to a source that declares no spacing. */
const USUAL_MS = 400

interface Estimate {
  /** The source with the most requests comes first. */
  sources: { title: string; requests: number }[]
  seconds: number
}

/** Counts each place and each read of a fact once. The slowest source decides, because they answer side by side. */
export function estimate(rows: number, factIds: readonly string[], registry: Registry): Estimate {
  const reads = facts.filter(({ id }) => factIds.includes(id)).flatMap((fact) => fact.reads)
  const perSource = new Map<string, number>([['geocoder', rows]])
  for (const each of new Set<string>(reads)) {
    const [connector = ''] = each.split('.')
    perSource.set(connector, (perSource.get(connector) ?? 0) + rows)
  }
  const seconds = [...perSource].map(([name, requests]) => {
    const pace = registry[name]?.pace
    return pace ? (requests * millisecondsOf(pace)) / 1_000 : 0
  })
  const sources = [...perSource].map(([name, requests]) => ({
    title: registry[name]?.title ?? name,
    requests,
  }))
  return {
    sources: sources.toSorted((one, other) => other.requests - one.requests),
    seconds: Math.max(1, Math.ceil(Math.max(...seconds))),
  }
}

const millisecondsOf = ({ spacing = 0, concurrency }: SourcePace): number =>
  Math.max(spacing, USUAL_MS / concurrency)

/** "40 seconds", "12 minutes", "3 hours". */
export function describeTime(seconds: number): string {
  const unit = seconds < 60 ? 1 : seconds < 5_400 ? 60 : 3_600
  return formatDuration(Math.round(seconds / unit) * unit)
}
