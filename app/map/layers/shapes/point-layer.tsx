import type { RecordKind, RecordOf, RecordShape } from '@/lib/records/define-record'
import type { BoxLayer, BoxRowSource, MapLayer, MapLayerRow } from '../map-layer'
import { type PointLook, pointDrawing } from './point-drawing'
import { PointLegend } from './point-legend'

interface PointLayer<Id extends string, S extends RecordShape, Row extends MapLayerRow>
  extends Pick<
    MapLayer<Id, Row>,
    | 'id'
    | 'title'
    | 'one'
    | 'many'
    | 'publisher'
    | 'connector'
    | 'fromZoom'
    | 'below'
    | 'order'
    | 'href'
    | 'limits'
    | 'credit'
  > {
  kind: RecordKind<S>
  answer: BoxRowSource<Row>
  recordOf(row: Row): Partial<RecordOf<S>>
  look: PointLook
  mark: string
  clickFields: readonly (keyof S & string)[]
}

export const pointLayer = <Id extends string, S extends RecordShape, Row extends MapLayerRow>({
  kind,
  answer,
  recordOf,
  look,
  mark,
  clickFields,
  ...described
}: PointLayer<Id, S, Row>): BoxLayer<Id, Row> => ({
  ...described,
  origin: { kind: 'answer', ...answer },
  plane: 'points',
  choices: [],
  draw: ({ rows, selected, open }) => pointDrawing(described.id, rows, { selected, open }, look),
  legend: (_, base) => <PointLegend look={look} words={mark} base={base} />,
  columns: kind.mapColumns(recordOf),
  tells: (row) => kind.mapFacts(recordOf(row), clickFields),
})
