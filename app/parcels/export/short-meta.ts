import type { Meta } from '@/lib/connector/result'

/**
 * Keeps only the URL of the first query, without its parameters, because up to 20,000 rows repeat the
 * provenance. The time of retrieval is that of the oldest part.
 */
export function shortMeta(meta: Meta, retrievedAt: string | null = meta.retrievedAt): Meta {
  const [first] = meta.requests
    .filter(({ url }) => url.includes('/query'))
    .map(({ url }) => url.split('?')[0])
  const oldest = retrievedAt ?? meta.retrievedAt
  const older = Math.floor((Date.parse(meta.retrievedAt) - Date.parse(oldest)) / 1000)
  return {
    ...meta,
    requests: first === undefined ? [] : [{ method: 'GET', url: first }],
    retrievedAt: oldest,
    ageSeconds: meta.ageSeconds + Math.max(0, older),
  }
}
