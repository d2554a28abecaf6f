import type { RecordOf, Shape } from '@/lib/records/define-record'
import type { LayerRow, ListedLayer } from '../map-layer'
import { type PointLayer, pointLayer } from './point-layer'

interface KindRow<S extends Shape> extends LayerRow {
  record: RecordOf<S>
}

interface KindLayer<Id extends string, S extends Shape>
  extends Omit<PointLayer<Id, S, KindRow<S>>, 'connector' | 'answer' | 'recordOf' | 'clickFields'> {
  /** Takes `bbox` and returns `records` and `caveats`. */
  method: `${string}.${string}`
  keyOf(record: RecordOf<S>): string
  nameOf(record: RecordOf<S>): string
}

/** Returns a layer of the records that have a position. */
export const kindLayer = <Id extends string, S extends Shape>({
  method,
  keyOf,
  nameOf,
  ...described
}: KindLayer<Id, S>): ListedLayer<Id, KindRow<S>> => ({
  ...pointLayer({
    ...described,
    connector: method.replace(/\..*$/, ''),
    answer: {
      from: { method },
      toRows(data) {
        const { records, caveats } = data as { records: readonly RecordOf<S>[]; caveats: readonly string[] }
        const rows = records.flatMap((record) => {
          const [longitude, latitude] = described.kind.pointOf(record)?.coordinates ?? []
          if (longitude === undefined || latitude === undefined) return []
          return { key: keyOf(record), name: nameOf(record), at: [longitude, latitude] as const, record }
        })
        return { rows, total: null, notes: caveats }
      },
    },
    recordOf: ({ record }) => record,
    clickFields: [],
  }),
  tells: ({ record }) => described.kind.facts(record),
})
