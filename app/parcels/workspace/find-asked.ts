import { type FetchedJson, fetchJson } from '@/components/query/fetch-json'
import type { FoundParcels } from '@/lib/florida/parcel-view'

/** Keys or bare parcel numbers, up to as many as can be selected; answered in the order asked. */
export async function findAsked(
  asked: readonly string[],
  signal: AbortSignal,
): Promise<FetchedJson<{ results: FoundParcels[] }>> {
  return fetchJson('/parcels/find', { signal, body: { asked } })
}
