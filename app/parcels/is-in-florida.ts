import { isWithinBounds } from '@/lib/outline-lookup'
import { stateAt, stateBounds } from '@/lib/state-at'

/** Our outlines are exact to about a kilometer: what lies in no state at all may be Florida's shore. */
export function isInFlorida({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const state = stateAt(longitude, latitude)
  if (state !== null) return state === 'FL'
  const bounds = stateBounds('FL')
  return bounds !== null && isWithinBounds(bounds, longitude, latitude)
}
