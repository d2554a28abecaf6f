import type { Meta, SourceDate } from '@/lib/connector/result'

export function joinMeta(first: Meta, second: Meta): Meta {
  const [older, newer] = first.ageSeconds >= second.ageSeconds ? [first, second] : [second, first]
  const refreshFailed = first.refreshFailed ?? second.refreshFailed
  const record = older.record ?? newer.record
  const dated = distinct([...(older.dated ?? []), ...(newer.dated ?? [])])
  return {
    ...older,
    state: [first.state, second.state].includes('stale') ? 'stale' : older.state,
    requests: [...first.requests, ...second.requests],
    ...(dated.length > 0 && { dated }),
    ...(record && { record }),
    ...(refreshFailed ? { refreshFailed } : {}),
  }
}

const distinct = (days: readonly SourceDate[]): SourceDate[] => [
  ...new Map(days.map((day) => [JSON.stringify([day.label, day.on]), day])).values(),
]
