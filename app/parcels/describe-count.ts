import { formatNumber } from '@/lib/format'

export type CountState =
  | { kind: 'too-large' }
  /** How far a large area is, where that is known. */
  | { kind: 'counting'; counted?: number; areas?: number }
  | { kind: 'failed'; message: string }
  | { kind: 'counted'; count: number; includesPlaceholders: boolean }

/** Below the zoom at which parcels are drawn, in words only. */
export function describeCounted(state: CountState, hasFilter: boolean): string {
  switch (state.kind) {
    case 'too-large':
      return 'This view is too large to count. Zoom in to a county or a city.'
    case 'counting':
      return state.areas === undefined || state.areas === 1
        ? 'Counting the parcels in view.'
        : `Counting the parcels in view: counted ${formatNumber(state.counted ?? 0)} of ${formatNumber(state.areas)} areas.`
    case 'failed':
      return `We could not count the parcels here. ${state.message}`
    case 'counted': {
      const what = hasFilter ? 'parcels in view meet the filters' : 'parcels are in view'
      const note = state.includesPlaceholders
        ? ' The count includes pieces of land without a parcel number, such as roads.'
        : ''
      return `About ${formatNumber(state.count)} ${what}.${note}`
    }
  }
}

export interface Counted {
  /** Null until every area is counted. */
  count: number | null
  counted: number
  areas: number
  includesPlaceholders: boolean
}

export const toCountState = ({ count, counted, areas, includesPlaceholders }: Counted): CountState =>
  count === null ? { kind: 'counting', counted, areas } : { kind: 'counted', count, includesPlaceholders }
