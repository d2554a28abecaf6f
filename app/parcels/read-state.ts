import 'server-only'
import { read } from '@/app/data'
import { formatMoment } from '@/components/ui/format-moment'

/** What the source holds now. Without an answer the map goes on with what was kept under no edition. */
export async function readState() {
  const answer = await read('us-florida-parcels', 'readLayerState', {})
  if (!answer.ok) return { ...answer, edition: '0' }
  const { edition } = answer.data
  const dated = edition === null ? undefined : `Last edited ${formatMoment(new Date(edition).toISOString())}`
  return { ...answer, edition: String(edition ?? 0), dated }
}
