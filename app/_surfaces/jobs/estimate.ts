import type { OpenplatEngine } from '@/connectors/engine'
import type { ConnectorRegistry } from '@/lib/connector/declaration'
import type { SourcePace } from '@/lib/connector/source'
import { SAMPLE_SPEED } from '@/lib/connector/upstream/hosts'
import { formatDuration } from '@/lib/format'
import { facts } from './facts'

/** Assumed time of one request, unless the source declares a longer spacing. */
const USUAL_MS = 400

interface Estimate {
  sources: { title: string; requests: number }[]
  seconds: number
}

/** Processor time of one cell on one core, measured with sample data (`npm run bench -- lists`). */
const PROCESSOR_MS = 6

const LOT_SOURCE = 'us-parcels'

/**
 * Sources respond in parallel, so the slowest source determines the time, or our processor if it is slower
 * than every source. The lot of a row is requested once for all facts.
 */
export function estimate(
  rows: number,
  factIds: readonly string[],
  { registry, sample }: Pick<OpenplatEngine, 'registry' | 'sample'>,
): Estimate {
  const selected = facts.filter(({ id }) => factIds.includes(id))
  const perSource = new Map<string, number>([['geocoder', rows]])
  for (const { reads, usesLot } of selected)
    for (const source of new Set(reads.map((methodName) => methodName.replace(/\..*/, ''))))
      perSource.set(source, (perSource.get(source) ?? 0) + rows * (usesLot ? 2 : 1))
  if (selected.some(({ usesLot }) => usesLot)) perSource.set(LOT_SOURCE, rows)
  const sourceMs = [...perSource].map(([name, requests]) => {
    const pace = sourceOf(registry, name)?.pace
    return pace ? (requests * millisecondsOf(pace)) / (sample ? SAMPLE_SPEED : 1) : 0
  })
  const ourMs = rows * (selected.length + 1) * PROCESSOR_MS
  const sources = [...perSource].map(([name, requests]) => ({
    title: sourceOf(registry, name)?.title ?? name,
    requests,
  }))
  return {
    sources: sources.toSorted((one, other) => other.requests - one.requests),
    seconds: Math.max(1, Math.ceil(Math.max(...sourceMs, ourMs) / 1_000)),
  }
}

const sourceOf = (registry: ConnectorRegistry, name: string) =>
  Object.hasOwn(registry, name) ? registry[name] : undefined

const millisecondsOf = ({ spacing = 0, concurrency }: SourcePace): number =>
  Math.max(spacing, USUAL_MS / concurrency)

export function describeTime(seconds: number): string {
  const unit = seconds < 60 ? 1 : seconds < 5_400 ? 60 : 3_600
  return formatDuration(Math.round(seconds / unit) * unit)
}
