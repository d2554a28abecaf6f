import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import type { MapView } from '@/components/map/map-props'
import type { LngLat } from '@/lib/geography/types'
import type { MapLayer } from '../layers/map-layer'

export interface CoverageInView {
  /** Ids of the layers whose drawn coverage contains the center of the view. */
  atCenter: readonly string[]
  nearest: Readonly<Record<string, LngLat>>
}

/** Reads the drawn map, because its outlines of states and counties are on no other place of the page. */
export function useCoverageInView(
  map: MapLibreMap | undefined,
  view: MapView | undefined,
  layers: readonly MapLayer[],
): CoverageInView | undefined {
  const [coverage, setCoverage] = useState<CoverageInView>()
  const covered = layers.filter(({ coverageLayer }) => coverageLayer !== undefined)
  const text = JSON.stringify([view, covered.map(({ id }) => id)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the view and the layers.
  useEffect(() => {
    if (!map || !view) return
    const readDrawn = () => {
      const next = readCoverage(map, covered)
      setCoverage((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const watch = map.on('idle', () => {
      watch.unsubscribe()
      readDrawn()
    })
    if (map.loaded()) readDrawn()
    return () => watch.unsubscribe()
  }, [map, text])
  return coverage
}

function readCoverage(map: MapLibreMap, layers: readonly MapLayer[]): CoverageInView {
  const atCenter: string[] = []
  const nearest: Record<string, LngLat> = {}
  for (const { id, coverage, coverageLayer = '', fromZoom } of layers) {
    if (!map.getLayer(coverageLayer)) continue
    const { x, y } = map.project(map.getCenter())
    if (isCovered(map, coverageLayer, [x, y])) atCenter.push(id)
    else if (!coverage && map.getZoom() < fromZoom) {
      const at = findNearest(map, coverageLayer, [x, y])
      if (at) nearest[id] = at
    }
  }
  return { atCenter, nearest }
}

type Pixel = readonly [x: number, y: number]

const isCovered = (map: MapLibreMap, layer: string, [x, y]: Pixel): boolean =>
  map.queryRenderedFeatures([x, y], { layers: [layer] }).length > 0

const RING = 12
const DIRECTIONS = 24
/** Pixels around a point that must be covered too, so that the point is not at the edge of the coverage. */
const INSIDE = 4

function findNearest(map: MapLibreMap, layer: string, [fromX, fromY]: Pixel): LngLat | undefined {
  const { clientWidth, clientHeight } = map.getContainer()
  for (let radius = RING; radius < Math.max(clientWidth, clientHeight) / 2; radius += RING)
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (2 * Math.PI * step) / DIRECTIONS
      const [x, y] = [fromX + radius * Math.cos(angle), fromY + radius * Math.sin(angle)]
      const around: Pixel[] = [
        [x, y],
        [x - INSIDE, y],
        [x + INSIDE, y],
        [x, y - INSIDE],
        [x, y + INSIDE],
      ]
      if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) continue
      if (!around.every((pixel) => isCovered(map, layer, pixel))) continue
      const { lng: longitude, lat: latitude } = map.unproject([x, y]).wrap()
      return { longitude, latitude }
    }
  return undefined
}
