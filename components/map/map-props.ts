import type { Feature, Geometry, Position } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl'
import type { Bounds } from '@/lib/geography/types'
import type { Basemap, Palette } from './style/palette'

export type { Bounds }

export type MapFeatureRole = 'result' | 'choice' | 'context' | 'place' | 'lot'

interface FeatureProperties {
  name: string
  role: MapFeatureRole
  /** The symbol that an overlay draws, instead of the symbol of the role. */
  mark?: string
  href?: string
}

export interface MapFeature extends Feature<Geometry, FeatureProperties> {
  id: string
}

export interface MapFeatures {
  type: 'FeatureCollection'
  features: MapFeature[]
}

export interface MapView {
  longitude: number
  latitude: number
  zoom: number
}

type Properties = Readonly<Record<string, unknown>>

export interface MapOverlay {
  sources: Record<string, SourceSpecification>
  layers: (palette: Palette) => LayerSpecification[]
  /** Each feature of these layers has the properties `id` and `name`, and a cluster has `point_count`. */
  pickable: readonly string[]
  /** The name encodes everything that the image depends on, including its colors. */
  drawImage?: (name: string) => MapImage | undefined
  describe?: (properties: Properties, source: string) => string
  isSelectable?: (state: Properties, properties: Properties, source: string) => boolean
  pointOf?: (properties: Properties) => Position
  /** Draws the overlay above the features and all names. */
  isOnTop?: true
  credit?: string
  saysTrouble?: boolean
  subject?: string
}

export interface MapImage {
  width: number
  height: number
  data: Uint8ClampedArray
}

export interface MapProps {
  /**
   * Accessible name of the region, such as "Map of facilities near 39.7, -105". Must be unique on the page.
   */
  label: string
  features: MapFeatures
  /**
   * Initial view. If the features include a lot, the map shows the lot instead. Without a view the map shows
   * `bounds`, else the features, else the whole country.
   */
  view?: MapView
  bounds?: Bounds
  maxZoom?: number
  selectedId?: string
  /**
   * URL template of the page that a picked point opens: `/land?at={lat},{lon}`. A string, because server
   * components cannot pass functions.
   */
  pickHref?: string
  featureHref?: string
  listLabel?: string
  /**
   * `hatched` names the choices that are areas. The entry `choice` then names only the choices that are
   * points.
   */
  legend?: Partial<Record<MapFeatureRole | 'hatched', string>>
  crowded?: boolean
  opens?: boolean
  basemap?: Basemap
  onBasemap?: (basemap: Basemap) => void
  pickLabel?: string
  onPick?: (point: { longitude: number; latitude: number }) => void
  /**
   * `source` is the style source of the feature. `point` is the clicked point, which may be far from the
   * feature's center.
   */
  onSelect?: (id: string, source: string, point: { latitude: number; longitude: number }) => void
  onView?: (view: MapView, bounds: Bounds) => void
  onCreated?: (map: MapLibreMap) => void
  onReady?: (map: MapLibreMap) => void
  overlay?: MapOverlay
}

export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  )
}
