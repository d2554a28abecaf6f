import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapDirection } from './controls/key-command'
import type { CameraTarget } from './fit'
import type { Bounds, MapView } from './map-props'

const offsets: Readonly<Record<MapDirection, [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

const USUAL_ZOOM = 14

const NARROW = 640

const fitPadding = (windowWidth: number) =>
  windowWidth < NARROW
    ? { top: 52, right: 18, bottom: 24, left: 18 }
    : { top: 72, right: 48, bottom: 48, left: 48 }

export const fitOptions = (maxZoom = USUAL_ZOOM) => ({ padding: fitPadding(innerWidth), maxZoom })

export function createCamera(map: MapLibreMap, still: boolean) {
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
    goTo(target: CameraTarget) {
      if ('bounds' in target)
        map.fitBounds(target.bounds, { ...fitOptions(target.maxZoom), ...motion, linear: true })
      else map.easeTo({ ...centered(target.view), ...motion })
    },
  }
}

export type MapCamera = ReturnType<typeof createCamera>

export function readView(map: MapLibreMap): MapView {
  const { lng, lat } = map.getCenter().wrap()
  return { longitude: lng, latitude: lat, zoom: map.getZoom() }
}

export function readBounds(map: MapLibreMap): Bounds {
  const [[west, south], [east, north]] = map.getBounds().toArray()
  return [west, south, east, north]
}

function centered({ longitude, latitude, zoom }: MapView) {
  return { center: [longitude, latitude] as [number, number], zoom }
}
