import type { MapView } from './map-props'

interface ViewHistory {
  settle(view: MapView): boolean
  back(): MapView | undefined
}

const MOST = 50

/** A step back does not add a new step; otherwise "back" would alternate between two views. */
export function createViewHistory(): ViewHistory {
  const past: MapView[] = []
  let present: MapView | undefined
  let returning = false
  return {
    settle(view) {
      if (present && !returning && !isSameView(present, view)) past.push(present)
      if (past.length > MOST) past.shift()
      returning = false
      present = view
      return past.length > 0
    },
    back() {
      const view = past.pop()
      returning = view !== undefined
      return view
    },
  }
}

/** Compares with a tolerance, because rounding shifts the center when the window is resized. */
export function isSameView(one: MapView, other: MapView): boolean {
  const tolerance = 1 / 2 ** one.zoom
  return (
    Math.abs(one.longitude - other.longitude) < tolerance &&
    Math.abs(one.latitude - other.latitude) < tolerance &&
    Math.abs(one.zoom - other.zoom) < 0.01
  )
}
