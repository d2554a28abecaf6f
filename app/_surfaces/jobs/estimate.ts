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

const LOT_SOURCE = 'us-parcels'

/**
 * Counts one request to each source of a fact, and a second one for the share of the lot. The lot itself is
 * requested once for all facts. The slowest source decides, because the sources answer at the same time.
 */
export function estimate(rows: number, factIds: readonly string[], registry: Registry): Estimate {
  const selected = facts.filter(({ id }) => factIds.includes(id))
  const perSource = new Map<string, number>([['geocoder', rows]])
  for (const { reads, usesLot } of selected)
    for (const source of new Set(reads.map((methodName) => methodName.replace(/\..*/, ''))))
      perSource.set(source, (perSource.get(source) ?? 0) + rows * (usesLot ? 2 : 1))
  if (selected.some(({ usesLot }) => usesLot)) perSource.set(LOT_SOURCE, rows)
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
