import type { MapAreaClass } from '@/lib/records/area-class'
import type { RecordKind, RecordOf, RecordShape } from '@/lib/records/define-record'
import { formatPoint } from '@/lib/url-state'
import type { MapLayer, MapLayerRow, MapRowDetail } from '../map-layer'
import { areaDrawing } from './area-drawing'
import { AreaLegend } from './area-legend'

interface AreaRow<S extends RecordShape> extends MapLayerRow {
  class: string
  record: Partial<RecordOf<S>>
}

type AreaTexts = Pick<
  MapLayer,
  'title' | 'one' | 'many' | 'publisher' | 'connector' | 'below' | 'limits' | 'credit'
>

interface AreaLayer<Id extends string, S extends RecordShape> extends AreaTexts {
  id: Id
  kind: RecordKind<S>
  /** Change this when the content of the tiles changes. */
  edition: number
  levels: readonly [number, number]
  part: string
  classes: Readonly<Record<string, MapAreaClass>>
  choice: { id: string; label: string }
  toRecord(properties: Readonly<Record<string, unknown>>): Partial<RecordOf<S>>
  clickFields: readonly (keyof S & string)[]
  moreFacts?(row: MapLayerRow): MapRowDetail[]
}

const groundHref = ({ at: [longitude, latitude] }: MapLayerRow): string =>
  `/ground?${new URLSearchParams({ at: formatPoint({ latitude, longitude }, 6) })}`

export function areaLayer<Id extends string, S extends RecordShape>({
  kind,
  edition,
  levels,
  part,
  classes,
  choice,
  toRecord,
  clickFields,
  moreFacts,
  ...described
}: AreaLayer<Id, S>): MapLayer<Id, AreaRow<S>> {
  const { id } = described
  return {
    ...described,
    fromZoom: levels[0],
    origin: {
      kind: 'tiles',
      source: id,
      sourceLayers: [part],
      levels,
      toRow: ({ id: key, name, x, y, h = Object.keys(classes).at(-1), ...properties }) =>
        typeof x === 'number' && typeof y === 'number'
          ? {
              key: String(key),
              name: String(name),
              at: [x, y],
              class: String(h),
              record: toRecord(properties),
            }
          : undefined,
    },
    plane: 'areas',
    isWide: true,
    choices: [
      {
        ...choice,
        options: Object.fromEntries(Object.entries(classes).map(([name, { words }]) => [name, words])),
        keeps: (option) => (row) => row.class === option,
      },
    ],
    draw: (look) =>
      areaDrawing(
        { id, edition, levels, part, classes, label: ['get', 'n'], only: look.choices[choice.id] },
        look,
      ),
    legend: () => <AreaLegend classes={classes} />,
    columns: kind.mapColumns(({ record }) => record),
    href: groundHref,
    tells: (row) => [...kind.mapFacts(row.record, clickFields), ...(moreFacts?.(row) ?? [])],
  }
}
