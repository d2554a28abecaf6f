import 'server-only'
import { read } from '@/app/data'

/** What the source holds now. Without an answer the map goes on with what was kept under no edition. */
export async function readState() {
  const answer = await read('us-florida-parcels', 'readLayerState', {})
  if (!answer.ok) return { ...answer, edition: '0' }
  const { edition } = answer.data
  return { ...answer, edition: String(edition ?? 0) }
}
