import type { View } from './map-props'

interface ViewHistory {
  /** Takes the view the map came to rest at; true while there is a way back. */
  settle(view: View): boolean
  /** The view before the present one; going anywhere else from there forgets the present one. */
  back(): View | undefined
  /** The view that was left by going back. */
  forward(): View | undefined
  /** True while there is a way forward. */
  canGoForward(): boolean
}

const MOST = 50

/** Remembers where somebody was. A return is not a new step, or "back" would go to and fro. */
export function createViewHistory(): ViewHistory {
  const past: View[] = []
  let ahead: View[] = []
  let present: View | undefined
  let returning = false
  return {
    settle(view) {
      if (present && !returning && !isSame(present, view)) {
        past.push(present)
        ahead = []
      }
      if (past.length > MOST) past.shift()
      returning = false
      present = view
      return past.length > 0
    },
    back() {
      const view = past.pop()
      returning = view !== undefined
      if (view && present) ahead.push(present)
      return view
    },
    forward() {
      const view = ahead.pop()
      returning = view !== undefined
      if (view && present) past.push(present)
      return view
    },
    canGoForward: () => ahead.length > 0,
  }
}

/** A resized window nudges the center by rounding. */
function isSame(one: View, other: View): boolean {
  const tolerance = 1 / 2 ** one.zoom
  return (
    Math.abs(one.longitude - other.longitude) < tolerance &&
    Math.abs(one.latitude - other.latitude) < tolerance &&
    Math.abs(one.zoom - other.zoom) < 0.01
  )
}
