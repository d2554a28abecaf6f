import type { Feature, Geometry, Position } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl'
import type { Bounds } from '@/lib/geography/types'
import type { Basemap, Palette } from './style/palette'

export type { Bounds }

export type MapRole = 'result' | 'choice' | 'context' | 'place' | 'lot'

interface FeatureProperties {
  name: string
  role: MapRole
  /** Emphasized, because it breaks a rule now. */
  tone?: 'bad'
  href?: string
}

export interface MapFeature extends Feature<Geometry, FeatureProperties> {
  id: string
}

export interface MapFeatures {
  type: 'FeatureCollection'
  features: MapFeature[]
}

export interface View {
  longitude: number
  latitude: number
  zoom: number
}

type Properties = Readonly<Record<string, unknown>>

export interface MapOverlay {
  sources: Record<string, SourceSpecification>
  layers: (palette: Palette) => LayerSpecification[]
  /**
   * Layers with selectable features. Each feature has `id` and `name` properties; a cluster has
   * its count.
   */
  pickable: readonly string[]
  /**
   * Draws an image that the layers name. The name encodes everything that the image depends on,
   * including its colors.
   */
  drawImage?: (name: string) => MapImage | undefined
  describe?: (properties: Properties, source: string) => string
  isSelectable?: (state: Properties, properties: Properties, source: string) => boolean
  pointOf?: (properties: Properties) => Position
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
  /** Names the region: "Map of facilities near 39.7, -105". Must differ between two maps of one page. */
  label: string
  features: MapFeatures
  /** Initial view. A lot replaces it. Default: the bounds, else the features, else the whole country. */
  view?: View
  bounds?: Bounds
  maxZoom?: number
  selectedId?: string
  /**
   * The page for a point: `/land?at={lat},{lon}`. A string, because server components cannot pass
   * functions.
   */
  pickHref?: string
  featureHref?: string
  /**
   * The element that holds the same facts in words, for people who cannot see the map: "The list
   * of facilities".
   */
  listLabel?: string
  legend?: Partial<Record<MapRole | 'bad', string>>
  crowded?: boolean
  /** Low on a phone, where a tap opens it over the whole screen. */
  opens?: boolean
  basemap?: Basemap
  onBasemap?: (basemap: Basemap) => void
  pickLabel?: string
  onPick?: (point: { longitude: number; latitude: number }) => void
  /**
   * Receives the style source of the feature and the clicked point, which may be far from the
   * feature's center.
   */
  onSelect?: (id: string, source: string, point: { latitude: number; longitude: number }) => void
  onView?: (view: View, bounds: Bounds) => void
  onCreated?: (map: MapLibreMap) => void
  onReady?: (map: MapLibreMap) => void
  overlay?: MapOverlay
}

export const DEFAULT_LIST = 'The list'

/** Fills an address template such as `/land?at={lat},{lon}`. Unknown placeholders stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  )
}
