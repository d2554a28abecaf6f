import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { SimulatedAbout, SimulatedColumn, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import type { PermitCell, SketchColumn } from '../columns'
import { type OfPermits, type PermitSketch, writtenRows } from '../sketch'

type DatasetSketch<Row> = PermitSketch<Row> & {
  id: string
  about: SimulatedAbout
  /** Last night, as the sample country counts, unless told. */
  updatedAt?: string
}

export const permitDataset = (sketch: OfPermits<DatasetSketch<SamplePermit>>): SimulatedDataset =>
  datasetOfRows({ rowsOf: (permit) => [permit], ...sketch })

export function datasetOfRows<Row>(sketch: DatasetSketch<Row>): SimulatedDataset {
  const { id, about, updatedAt = '2026-11-13T05:40:00Z' } = sketch
  return {
    id,
    about,
    updatedAt: new Date(updatedAt),
    columns: Object.entries(sketch.columns).map(([name, column]) => headOf(name, column)),
    *rows(hints) {
      for (const { written } of writtenRows(sketch, hints, write)) yield written
    },
  }
}

function headOf<Row>(
  name: string,
  { type, title, description, pointed }: SketchColumn<Row>,
): SimulatedColumn {
  return {
    name,
    type: isDay(type) ? 'calendar_date' : type,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(pointed && { pointed }),
  }
}

/** A day is a moment there, without a zone. */
const write = (type: SketchColumn<never>['type'], value: PermitCell): PermitCell =>
  isDay(type) && typeof value === 'string' ? `${value}T00:00:00.000` : value

const isDay = (type: SketchColumn<never>['type']) => type === 'day' || type === 'plain day'
