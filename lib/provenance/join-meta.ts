import type { Meta } from '@/lib/connector/result'

export function joinMeta(first: Meta, second: Meta): Meta {
  const older = first.ageSeconds >= second.ageSeconds ? first : second
  const refreshFailed = first.refreshFailed ?? second.refreshFailed
  return {
    ...older,
    state: [first.state, second.state].includes('stale') ? 'stale' : older.state,
    requests: [...first.requests, ...second.requests],
    ...(refreshFailed ? { refreshFailed } : {}),
  }
}
