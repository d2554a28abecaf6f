import type { MapView } from './map-props'

interface ViewEcho {
  report(view: MapView): void
  isEcho(view: MapView): boolean
}

const MOST = 50
/**
 * A page rounds the view in its URL to about two meters and to hundredths of a zoom level, so smaller
 * differences are not a move.
 */
const DEGREES = 2e-5
const LEVELS = 0.011

/**
 * Recognizes views that the map reported and the page returns later. Such a view must not move the map back,
 * because the map may have moved on.
 */
export function createViewEcho(): ViewEcho {
  let present: MapView | undefined
  let unanswered: MapView[] = []
  return {
    report(view) {
      present = view
      unanswered = [...unanswered, view].slice(-MOST)
    },
    isEcho(view) {
      const at = unanswered.findLastIndex((each) => isSame(each, view))
      // Forgets this view and all earlier ones, so that the page can later move the map back to one of them.
      unanswered = unanswered.slice(at + 1)
      return at >= 0 || (present !== undefined && isSame(present, view))
    },
  }
}

function isSame(one: MapView, other: MapView): boolean {
  return (
    Math.abs(one.longitude - other.longitude) < DEGREES &&
    Math.abs(one.latitude - other.latitude) < DEGREES &&
    Math.abs(one.zoom - other.zoom) < LEVELS
  )
}
