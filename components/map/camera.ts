import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapDirection } from './controls/key-command'
import type { Target } from './fit'
import type { Bounds, View } from './map-props'

const offsets: Readonly<Record<MapDirection, [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

/** Near enough for a section or a neighborhood, and not too near for a single point. */
const USUAL_ZOOM = 14

/** Below this width of the window every pixel of the map counts: what is fitted takes nine tenths of its width. */
const NARROW = 640

const fitPadding = (windowWidth: number) =>
  windowWidth < NARROW
    ? { top: 52, right: 18, bottom: 24, left: 18 }
    : { top: 72, right: 48, bottom: 48, left: 48 }

/** Room around what is fitted, and how near the map may come for it. */
export const fitOptions = (maxZoom = USUAL_ZOOM) => ({ padding: fitPadding(innerWidth), maxZoom })

/** Moves the map; jumps where less motion is wanted. */
export function createCamera(map: MapLibreMap, still: boolean, maxZoom?: number) {
  const motion = { animate: !still, duration: 250 }
  return {
    stop() {
      map.stop()
    },
    pan(direction: MapDirection, pixels: number) {
      const [x, y] = offsets[direction]
      map.panBy([x * pixels, y * pixels], motion)
    },
    zoomBy(levels: 1 | -1) {
      map.zoomTo(Math.round(map.getZoom()) + levels, motion)
    },
    goTo(target: Target) {
      if ('bounds' in target)
        map.fitBounds(target.bounds, { ...fitOptions(maxZoom), ...motion, linear: true })
      else map.easeTo({ ...centered(target.view), ...motion })
    },
  }
}

export type Camera = ReturnType<typeof createCamera>

export function readView(map: MapLibreMap): View {
  const { lng, lat } = map.getCenter().wrap()
  return { longitude: lng, latitude: lat, zoom: map.getZoom() }
}

export function readBounds(map: MapLibreMap): Bounds {
  const [[west, south], [east, north]] = map.getBounds().toArray()
  return [west, south, east, north]
}

function centered({ longitude, latitude, zoom }: View) {
  return { center: [longitude, latitude] as [number, number], zoom }
}
