import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { middleOf, type PermitPlace } from '@/lib/sample-world/permit-places'
import { permitsAtNumber, permitsNear, permitsOfSerial, type SamplePermit } from '@/lib/sample-world/permits'
import type { Cell, Column, Columns } from './columns'

export type Hints = Pick<SimulatedRowQuery, 'equals' | 'like'>

/** What the simulated tables of all protocols have in common. */
export interface Sketch<Row> {
  place: PermitPlace
  columns: Columns<Row>
  /** Columns that are a house number or begin with one: so a house far from the middle is found too. */
  house?: readonly string[]
  /** The lots that a condition asks for by a parcel number, as the rolls number them. */
  serials?(hints: Hints): readonly number[]
  /** One row for each permit, or none, or several. */
  rowsOf(permit: SamplePermit): readonly Row[]
  /** How many permits there are around the middle; some hundreds unless told. */
  permits?: number
}

const usualPermits = 1200

/** Rows as a table of that kind writes them: first those around the middle, then those of the house asked for. */
export function* writtenRows<Row, Written>(
  sketch: Sketch<Row>,
  hints: Hints,
  write: (type: Column<Row>['type'], cell: Cell) => Written,
): Generator<{ row: Row; written: Record<string, Written> }> {
  const columns = Object.entries(sketch.columns)
  for (const row of sketchRows(sketch, hints)) {
    const written: Record<string, Written> = {}
    for (const [name, { type, cell }] of columns) written[name] = write(type, cell(row))
    yield { row, written }
  }
}

function* sketchRows<Row>({ place, permits = usualPermits, rowsOf, ...sketch }: Sketch<Row>, hints: Hints) {
  const middle = middleOf(place)
  const near = permitsNear(middle, permits)
  for (const permit of near) yield* rowsOf(permit)
  const numbers = [...numbersAsked(hints, sketch.house ?? [])]
  const serials = sketch.serials?.(hints) ?? []
  if (numbers.length + serials.length === 0) return
  const known = new Set(near.map(({ index }) => index))
  const others = [
    ...numbers.flatMap((number) => permitsAtNumber(middle, number)),
    ...serials.flatMap((serial) => permitsOfSerial(middle, serial)),
  ]
  for (const permit of others) {
    if (known.has(permit.index)) continue
    known.add(permit.index)
    yield* rowsOf(permit)
  }
}

function numbersAsked({ equals, like }: Hints, columns: readonly string[]): Set<number> {
  const asked = columns.flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]].flat())
  return new Set(asked.flatMap((text) => Number(/^%?0*(\d{1,5})\b/.exec(text ?? '')?.[1] ?? [])))
}
