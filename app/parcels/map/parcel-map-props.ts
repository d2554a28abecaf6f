import type { Position } from 'geojson'
import type { Bounds, View } from '@/components/map/map-props'
import type { Sketch } from '@/components/map/sketch/draw-sketch'
import type { Basemap } from '@/components/map/style/palette'
import type { AreaProgress } from '@/components/map/tiles/area-log'
import type { Coloring } from '@/components/parcels/map/color-classes'
import type { ParcelFilter, ParcelView } from '@/connectors/us-florida-parcels/public'

export interface ParcelMapProps {
  view: View
  base: Basemap
  /** The same object while nothing of it changes. */
  filter: ParcelFilter
  color: Coloring
  /** Changes whenever the source's data do: part of the addresses of tiles. */
  edition: string
  /** Points instead of outlines, while the layer of outlines is closed. */
  layer?: ParcelView['layer']
  /** Keys of the rows of the list: exactly these can be selected. */
  listed: readonly string[]
  selected: readonly string[]
  open: string | undefined
  sketch: Sketch | undefined
  onView: (view: View, bounds: Bounds) => void
  onBase: (base: Basemap) => void
  /** A parcel was clicked, tapped, or Enter was pressed on it. */
  onChoose: (key: string) => void
  /** While a tool is in use: every click is a corner, and no parcel is chosen. */
  onCorner: ((corner: Position) => void) | undefined
  onAreas: (progress: AreaProgress) => void
  /** Counts up to ask again for the areas that failed. */
  retry: number
}
