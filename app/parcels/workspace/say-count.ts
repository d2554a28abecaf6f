import { sayCount } from '../say-parcel'

export type CountState =
  | { kind: 'too-large' }
  | { kind: 'counting' }
  | { kind: 'failed'; message: string }
  | { kind: 'counted'; count: number; includesPlaceholders: boolean }

/** Below the zoom at which parcels are drawn, in words only. */
export function sayCounted(state: CountState, hasFilter: boolean): string {
  switch (state.kind) {
    case 'too-large':
      return 'This view is too large to count. Zoom in to a county or a city.'
    case 'counting':
      return 'Counting the parcels in view.'
    case 'failed':
      return `The parcels here could not be counted. ${state.message}`
    case 'counted': {
      const what = hasFilter ? 'parcels in view meet the filters' : 'parcels are in view'
      const note = state.includesPlaceholders
        ? ' The count includes pieces of land without a parcel number, such as roads.'
        : ''
      return `About ${sayCount(state.count)} ${what}.${note}`
    }
  }
}
