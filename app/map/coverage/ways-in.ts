import type { MapView } from '@/components/map/map-props'
import type { Bounds, LngLat } from '@/lib/geography/types'
import { isCovered, nearestArea } from '../layers/coverage'
import type { CoveredArea, MapLayer } from '../layers/map-layer'
import type { CoverageInView } from './use-coverage-in-view'

export interface SuggestedMapView {
  label: string
  view: MapView
}

const CLOSER = 0.25

const texts = {
  closer: 'Zoom in',
  go: (area: string) => `Go to ${area}`,
  tinted: 'Go to the nearest tinted area',
}

interface Question {
  layers: readonly MapLayer[]
  coverageOf: (layer: MapLayer) => readonly CoveredArea[] | undefined
  inView: CoverageInView | undefined
  view: MapView | undefined
}

/**
 * Returns the views from which the records of one of the layers can be seen: the center of the present view
 * if a layer covers it, and otherwise the nearest areas that a layer covers.
 */
export function waysIn({ layers, coverageOf, inView, view }: Question): SuggestedMapView[] {
  if (!view || !inView) return []
  const areaOf = (layer: MapLayer) => areaElsewhere(coverageOf(layer), layer, { inView, view })
  const here = layers.find((layer) => view.zoom < layer.fromZoom && isHere(layer, areaOf(layer), inView))
  if (here) return [{ label: texts.closer, view: closer(view, here) }]
  const areas = layers.flatMap((layer) => areaOf(layer) ?? [])
  return layers.flatMap((layer): SuggestedMapView[] => {
    const area = areaOf(layer)
    const nearest = inView.nearest[layer.id]
    const tinted = nearest && !isCovered(areas, boxOf(nearest)) ? nearest : undefined
    if (area) return [{ label: texts.go(area.name), view: area.start }]
    return tinted ? [{ label: texts.tinted, view: closer({ ...view, ...tinted }, layer) }] : []
  })
}

const boxOf = ({ longitude, latitude }: LngLat): Bounds => [longitude, latitude, longitude, latitude]

export const closer = (view: MapView, { fromZoom }: Pick<MapLayer, 'fromZoom'>): MapView => ({
  ...view,
  zoom: Math.max(fromZoom + CLOSER, view.zoom + 1),
})

const isHere = ({ id, coverageLayer }: MapLayer, area: CoveredArea | undefined, inView: CoverageInView) =>
  area === undefined && (coverageLayer === undefined || inView.atCenter.includes(id))

/** Boxes of an area may contain water, so the center must also be on the drawn coverage. */
function areaElsewhere(
  areas: readonly CoveredArea[] | undefined,
  { id, coverageLayer }: MapLayer,
  { inView, view }: { inView: CoverageInView; view: MapView },
): CoveredArea | undefined {
  const isAtSea = coverageLayer !== undefined && !inView.atCenter.includes(id)
  return nearestArea(areas, view) ?? (isAtSea ? areas?.[0] : undefined)
}
