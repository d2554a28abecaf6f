import { LRUCache } from 'lru-cache'
import type { SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import {
  permitsAtNumber,
  permitsNear,
  permitsOfSerial,
  type SamplePermit,
} from '@/lib/sample-world/permits/permits'
import { middleOf, type PermitPlace } from '@/lib/sample-world/permits/places'
import type { PermitCell, SketchColumn, SketchColumns } from './columns'

export type SketchHints = Pick<SimulatedRowQuery, 'equals' | 'like'>

/** What the simulated tables of all protocols have in common. */
export interface PermitSketch<Row> {
  place: PermitPlace
  columns: SketchColumns<Row>
  /** Columns that are a house number or begin with one: so a house far from the middle is found too. */
  house?: readonly string[]
  /** The lots that a condition asks for by a parcel number, as the rolls number them. */
  serials?(hints: SketchHints): readonly number[]
  /** One row for each permit, or none, or several. */
  rowsOf(permit: SamplePermit): readonly Row[]
  /** How many permits there are around the middle; some hundreds unless told. */
  permits?: number
}

/** Each permit is a row of its own where nothing else is said. */
export type OfPermits<S extends PermitSketch<SamplePermit>> = Omit<S, 'rowsOf'> & Partial<Pick<S, 'rowsOf'>>

const usualPermits = 1200

type Write<Row, Written> = (type: SketchColumn<Row>['type'], cell: PermitCell) => Written
type WrittenRow<Row, Written> = { row: Row; written: Record<string, Written> }

/** Rows as a table of that kind writes them: first those around the middle, then those of the house asked for. */
export function* writtenRows<Row, Written>(
  sketch: PermitSketch<Row>,
  hints: SketchHints,
  write: Write<Row, Written>,
): Generator<WrittenRow<Row, Written>> {
  const near = permitsNear(middleOf(sketch.place), sketch.permits ?? usualPermits)
  yield* rowsNear(sketch, near, write)
  yield* writeAll(sketch, permitsAsked(sketch, hints, near), write)
}

/** Of the tables asked last: a city's table is asked again and again, and its middle stays as it is. */
const kept = new LRUCache<object, readonly unknown[]>({ max: 8 })

function rowsNear<Row, Written>(
  sketch: PermitSketch<Row>,
  near: readonly SamplePermit[],
  write: Write<Row, Written>,
): readonly WrittenRow<Row, Written>[] {
  const known = kept.get(sketch) as readonly WrittenRow<Row, Written>[] | undefined
  const rows = known ?? [...writeAll(sketch, near, write)]
  kept.set(sketch, rows)
  return rows
}

function* writeAll<Row, Written>(
  { columns, rowsOf }: PermitSketch<Row>,
  permits: Iterable<SamplePermit>,
  write: Write<Row, Written>,
): Generator<WrittenRow<Row, Written>> {
  const entries = Object.entries(columns)
  for (const permit of permits) {
    for (const row of rowsOf(permit)) {
      const written: Record<string, Written> = {}
      for (const [name, { type, cell }] of entries) written[name] = write(type, cell(row))
      yield { row, written }
    }
  }
}

/** Those of the house or the lot asked for, but for those around the middle. */
function* permitsAsked<Row>(sketch: PermitSketch<Row>, hints: SketchHints, near: readonly SamplePermit[]) {
  const numbers = [...numbersAsked(hints, sketch.house ?? [])]
  const serials = sketch.serials?.(hints) ?? []
  if (numbers.length + serials.length === 0) return
  const middle = middleOf(sketch.place)
  const known = new Set(near.map(({ index }) => index))
  const others = [
    ...numbers.flatMap((number) => permitsAtNumber(middle, number)),
    ...serials.flatMap((serial) => permitsOfSerial(middle, serial)),
  ]
  for (const permit of others) {
    if (known.has(permit.index)) continue
    known.add(permit.index)
    yield permit
  }
}

function numbersAsked({ equals, like }: SketchHints, columns: readonly string[]): Set<number> {
  const asked = columns.flatMap((name) => [equals[name], like[name], like[`UPPER(${name})`]].flat())
  return new Set(asked.flatMap((text) => Number(/^%?0*(\d{1,5})\b/.exec(text ?? '')?.[1] ?? [])))
}
