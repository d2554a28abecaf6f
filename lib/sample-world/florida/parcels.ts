import type { Polygon } from 'geojson'
import { intersects } from '@/lib/arcgis/intersection'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { plotCity, plotStreetLine } from './addresses'
import { blockColumns, blockStrips, blocksWithin } from './blocks'
import { objectIdOf, parcelIdOf } from './identifiers'
import { outlineOf } from './outline'
import { plotsOf, type SamplePlot } from './plots'
import { type SampleSale, salesOf } from './sales'
import { type SampleParcelValues, valuesOf } from './values'

export interface SampleParcel {
  objectId: number
  county: number
  parcelId: string
  isPlaceholder: boolean
  outline: Polygon
  bounds: Bounds
  address: string
  city: string
  values: SampleParcelValues
  sale: SampleSale
}

const landShareNearLines = 0.7
const polygonsPerCell = 0.97

export function* parcelsWithin(bounds: Bounds): Generator<SampleParcel> {
  for (const plot of plotsWithin(bounds)) if (meets(plot, bounds)) yield sampleParcel(plot)
}

export function countParcelsWithin(bounds: Bounds): number {
  let count = 0
  for (const plot of plotsWithin(bounds)) if (meets(plot, bounds)) count += 1
  return count
}

export function* plotsWithin(bounds: Bounds): Generator<SamplePlot> {
  const [west, south, east, north] = bounds
  for (const block of blocksWithin(bounds)) {
    for (const plot of plotsOf(block)) {
      const [left, bottom, right, top] = plot.bounds
      if (left <= east && right >= west && bottom <= north && top >= south) yield plot
    }
  }
}

export function estimateParcelsWithin(bounds: Bounds): number {
  let parcels = 0
  for (const { level, county } of blocksWithin(bounds)) {
    const share = county === undefined ? landShareNearLines : 1
    parcels += (share * polygonsPerCell * blockColumns * blockStrips) / (level.wide * level.deep)
  }
  return parcels
}

function sampleParcel(plot: SamplePlot): SampleParcel {
  const isPlaceholder = plot.kind === 'street'
  return {
    objectId: objectIdOf(plot),
    county: plot.county,
    parcelId: parcelIdOf(plot),
    isPlaceholder,
    outline: outlineOf(plot),
    bounds: plot.bounds,
    address: plotStreetLine(plot),
    city: plotCity(plot),
    values: valuesOf(plot),
    sale: salesOf(plot)[0],
  }
}

function meets(plot: SamplePlot, bounds: Bounds): boolean {
  if (!plot.curved) return true
  return intersects({ type: 'Polygon', coordinates: [boxRing(bounds)] }, outlineOf(plot))
}
