import type { View } from './map-props'

interface ViewEcho {
  report(view: View): void
  /**
   * Returns true if the page only hands back a reported view, or points to where the map already
   * is.
   */
  isEcho(view: View): boolean
}

const MOST = 50
/**
 * A page that writes the view to its address rounds it: to about two meters, and to hundredths
 * of a zoom level.
 */
const DEGREES = 2e-5
const LEVELS = 0.011

/** A page responds late, so a returned view must not pull back a map that has moved on. */
export function createViewEcho(): ViewEcho {
  let present: View | undefined
  let unanswered: View[] = []
  return {
    report(view) {
      present = view
      unanswered = [...unanswered, view].slice(-MOST)
    },
    isEcho(view) {
      const at = unanswered.findLastIndex((each) => isSame(each, view))
      // The page has caught up with this view and all before it, so going back to one of them is a
      // request of its own.
      unanswered = unanswered.slice(at + 1)
      return at >= 0 || (present !== undefined && isSame(present, view))
    },
  }
}

function isSame(one: View, other: View): boolean {
  return (
    Math.abs(one.longitude - other.longitude) < DEGREES &&
    Math.abs(one.latitude - other.latitude) < DEGREES &&
    Math.abs(one.zoom - other.zoom) < LEVELS
  )
}
