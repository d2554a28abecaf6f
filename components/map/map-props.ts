import type { Feature, Geometry, Position } from 'geojson'
import type { LayerSpecification, Map as MapLibreMap, SourceSpecification } from 'maplibre-gl'
import type { Bounds } from '@/lib/geography/types'
import type { Basemap, Palette } from './style/palette'

export type { Bounds }

/** What a feature is to the page: an answer, one to choose from, only there for orientation, or the place asked about. */
export type MapRole = 'result' | 'choice' | 'context' | 'place'

interface FeatureProperties {
  name: string
  role: MapRole
  /** It breaks a rule now: drawn so that it is seen. */
  tone?: 'bad'
  /** The page about it. */
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

/** What a page draws beyond its features, such as tiles of its own; lies under the features. */
export interface MapOverlay {
  sources: Record<string, SourceSpecification>
  layers: (palette: Palette) => LayerSpecification[]
  /** The layers whose features can be selected; each has `id` and `name` as properties, a cluster its number. */
  pickable: readonly string[]
  /** Draws what the layers name as an image; the name holds all it takes, its colors above all. */
  drawImage?: (name: string) => MapImage | undefined
  /** What the properties of a feature or a cluster say in words; without it the name. */
  describe?: (properties: Properties, source: string) => string
  /** Which features of the pickable layers can be selected now; without it all of them. */
  isSelectable?: (state: Properties, properties: Properties, source: string) => boolean
  /** The point that decides whether a feature is in sight; without it any part of it does. */
  pointOf?: (properties: Properties) => Position
  /** Whose work it is, beside the credits of the background. */
  credit?: string
  /** The page itself says which part could not be loaded, and offers to try again. */
  saysTrouble?: boolean
  /** Begins the sentence about what did not load: "The facilities". */
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
  /** Where to look first; without both, at the features; without those, at the whole country. */
  view?: View
  bounds?: Bounds
  /** How near the map comes to its features by itself: 18 for a lot; without it a section or a neighborhood. */
  maxZoom?: number
  selectedId?: string
  /** The page for a point: `/land?at={lat},{lon}`. A text, because server components cannot pass functions. */
  pickHref?: string
  /** The page for a feature: `/parcels?selected={id}`. */
  featureHref?: string
  /** What holds the same facts in words, for whoever cannot see the map: "The list of facilities". */
  listLabel?: string
  legend?: Partial<Record<MapRole | 'bad', string>>
  /** Many records to choose from, side by side: drawn as numbers where they are close, and with names only where there is need. */
  crowded?: boolean
  /** Low on a phone, where a tap opens it over the whole screen. */
  opens?: boolean
  /** The background, where the page keeps it; without it the map does. */
  basemap?: Basemap
  onBasemap?: (basemap: Basemap) => void
  /** What picking a point is called: "Add this point". */
  pickLabel?: string
  onPick?: (point: { longitude: number; latitude: number }) => void
  /** With the source of the style that has it, and the point of the click, which may lie far from its middle. */
  onSelect?: (id: string, source: string, point: { latitude: number; longitude: number }) => void
  /** Once at the start and after every move, with what is in sight. */
  onView?: (view: View, bounds: Bounds) => void
  /** As soon as there is a map, before it loads anything. */
  onCreated?: (map: MapLibreMap) => void
  /** For what only the map itself can do, such as feature-state; once it is drawn. */
  onReady?: (map: MapLibreMap) => void
  overlay?: MapOverlay
}

export const DEFAULT_LIST = 'The list'

/** Puts values into an address template: `/land?at={lat},{lon}`. What it does not know stays as it is. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  )
}
