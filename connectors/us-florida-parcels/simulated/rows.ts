import type { Geometry } from 'geojson'
import type { SimulatedLayerField, SimulatedLayerRow, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { plotsByHouseNumber } from '@/lib/sample-world/florida/addresses'
import { plotByObjectId, plotsByParcelId } from '@/lib/sample-world/florida/identifiers'
import { floridaBounds } from '@/lib/sample-world/florida/land'
import { outlineOf } from '@/lib/sample-world/florida/outline'
import { plotsWithin } from '@/lib/sample-world/florida/parcels'
import type { SamplePlot } from '@/lib/sample-world/florida/plots'
import { simulatedColumns } from './columns'
import fields from './fields.json'

type Shape = (plot: SamplePlot) => Geometry

export function* parcelRows(query: SimulatedRowQuery, shape: Shape): Generator<SimulatedLayerRow> {
  for (const plot of plotsMeant(query)) yield new ParcelRow(plot, shape)
}

export function arePaged({ equals, like, bbox }: SimulatedRowQuery): boolean {
  return !equals.OBJECTID && !equals.PARCEL_ID && (bbox !== undefined || !like.PHY_ADDR1)
}

export const polygonOf: Shape = outlineOf

export function centroidOf({ bounds: [west, south, east, north] }: SamplePlot): Geometry {
  return { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] }
}

function plotsMeant({ equals, like, bbox }: SimulatedRowQuery): Iterable<SamplePlot> {
  if (equals.OBJECTID) return equals.OBJECTID.flatMap((id) => plotByObjectId(Number(id)) ?? [])
  if (equals.PARCEL_ID) return equals.PARCEL_ID.flatMap(plotsByParcelId)
  if (bbox) return plotsWithin(bbox)
  const [, number] = /^(\d{1,6}) %$/.exec(like.PHY_ADDR1?.[0] ?? '') ?? []
  return number ? plotsByHouseNumber(Number(number)) : plotsWithin(floridaBounds())
}

/** The file format of the rolls cuts column names to ten characters. */
export const simulatedFields: readonly SimulatedLayerField[] = fields

/** Computes cells on access, because a count reads no column and a page reads few of the 122 columns. */
class ParcelRow implements SimulatedLayerRow {
  readonly attributes: SimulatedLayerRow['attributes']
  readonly #plot: SamplePlot
  readonly #shape: Shape
  #geometry: Geometry | undefined

  constructor(plot: SamplePlot, shape: Shape) {
    this.#plot = plot
    this.#shape = shape
    this.attributes = new ParcelAttributes(plot)
  }

  get geometry(): Geometry {
    this.#geometry ??= this.#shape(this.#plot)
    return this.#geometry
  }
}

class ParcelAttributes {
  [column: string]: string | number | null
  readonly #plot: SamplePlot

  constructor(plot: SamplePlot) {
    this.#plot = plot
  }

  static {
    for (const { name, type } of simulatedFields) {
      const blank = type === 'esriFieldTypeString' ? ' ' : 0
      const columnValue = simulatedColumns[name] ?? (() => blank)
      Object.defineProperty(ParcelAttributes.prototype, name, {
        get(this: ParcelAttributes) {
          return columnValue(this.#plot)
        },
      })
    }
  }
}
