import type { Geometry } from 'geojson'
import { boxOf, intersects } from '@/lib/arcgis/intersection'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { boxRing } from '@/lib/geography/box-ring'
import type { Bounds } from '@/lib/geography/types'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { LiveLayer, LiveRow, LiveRows } from './live-layer'

const texts = defineSentences('live-links.select-rows', {
  withoutBox: 'This layer covers the whole country. Name the box to read.',
})

export interface LiveOrder {
  name: string
  isDescending: boolean
}

interface RowChoice {
  box?: Bounds | undefined
  boxField: 'bbox' | 'geometry'
  tests?: readonly ((row: LiveRow) => boolean)[]
  order?: readonly LiveOrder[]
}

/**
 * Returns every matching row, in the requested order or else in the layer's order, so that pages of any size
 * add up to the same rows.
 */
export async function selectRows(
  layer: LiveLayer,
  { box, boxField, tests = [], order = [] }: RowChoice,
): Promise<LiveRows> {
  if (layer.needsBox && !box)
    throw new ConnectorError('invalid_params', withSubject(boxField, texts.withoutBox), { field: boxField })
  const { rows, retrievedAt } = await layer.fetchRows(box)
  const matching = rows.filter((row) => tests.every((test) => test(row)))
  return { retrievedAt, rows: order.length > 0 ? matching.toSorted(compareBy(order)) : matching }
}

/** Includes rows that only touch the box, as the services of the sources do. */
export const rowsWithin = (rows: readonly LiveRow[], box: Bounds): LiveRow[] =>
  rows.filter(({ geometry }) => meetsBox(geometry, box))

const meetsBox = (geometry: Geometry | null, box: Bounds): boolean =>
  geometry !== null &&
  (isWithin(boxOf(geometry), box) || intersects(geometry, { type: 'Polygon', coordinates: [boxRing(box)] }))

const isWithin = ([west, south, east, north]: Bounds, box: Bounds): boolean =>
  west >= box[0] && south >= box[1] && east <= box[2] && north <= box[3]

/** Rows without a value come last in both directions. Equal rows are ordered by number. */
const compareBy = (order: readonly LiveOrder[]) => (one: LiveRow, other: LiveRow) => {
  for (const { name, isDescending } of order) {
    const [a, b] = [sortableOf(one, name), sortableOf(other, name)]
    if (a === b) continue
    if (a === null || b === null) return a === null ? 1 : -1
    return (a < b ? -1 : 1) * (isDescending ? -1 : 1)
  }
  return one.number - other.number
}

function sortableOf({ number, cells }: LiveRow, name: string): string | number | null {
  if (name === OBJECT_ID) return number
  const cell = cells[name] ?? null
  return typeof cell === 'boolean' ? String(cell) : cell
}

export const OBJECT_ID = 'OBJECTID'
