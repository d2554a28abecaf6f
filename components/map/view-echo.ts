import type { View } from './map-props'

interface ViewEcho {
  /** Takes a view that the map tells the page. */
  report(view: View): void
  /** True when the page only hands back what it was told, or points to where the map is. */
  isEcho(view: View): boolean
}

const MOST = 50
/** A page that keeps the view in its address rounds it: to some two meters, and to hundredths of a zoom. */
const DEGREES = 2e-5
const LEVELS = 0.011

/** A page answers late: what it hands back must not pull a map that has moved on. */
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
      // What it answered to is done with, and so is all before: to go back there is a wish of its own.
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
