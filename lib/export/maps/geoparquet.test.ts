import { describe, expect, it } from 'vitest'
import { type ParquetQuery, readParquet } from '@/lib/testing/read-parquet'
import type { ExportDocument } from '../document'
import { lots, mappedDocument } from '../testing/mapped-document'
import { renderBytes } from '../testing/render-bytes'
import { parquet } from './geoparquet'
import { toShape } from './shape'

const openFile = async (
  document: ExportDocument,
  check: (ask: ParquetQuery) => Promise<void>,
): Promise<void> => readParquet(await renderBytes(parquet, document), check)

const oneLayer = mappedDocument({ parts: undefined as never })

const metadataIn = async (ask: ParquetQuery, key: string) => {
  const rows = await ask('select decode(key) as key, decode(value) as value from parquet_kv_metadata($file)')
  return JSON.parse(String(rows.find((row) => row.key === key)?.value))
}

describe('a GeoParquet file in DuckDB', () => {
  it('contains all rows, typed columns, and shapes with a coordinate system', async () => {
    await openFile(oneLayer, async (ask) => {
      const described = await ask('describe select * from $file')
      const types = Object.fromEntries(described.map((row) => [row.column_name, row.column_type]))
      expect(types).toMatchObject({
        id: 'VARCHAR',
        acres: 'DOUBLE',
        sold: 'DATE',
        vacant: 'BOOLEAN',
        provenance_source: 'VARCHAR',
      })
      expect(types.geometry).toMatch(/^GEOMETRY.*CRS84/)
      const names = lots.columns.map(({ key }) => key)
      const rows = await ask('select * from $file')
      expect(rows.map((row) => names.map((name) => row[name]))).toEqual(
        lots.rows.map(({ cells }) => names.map((name) => cells[name])),
      )
      expect(rows.map((row) => row.geometry !== null)).toEqual([true, true, false])
    })
  })

  it('contains the metadata that GeoParquet 1.1 requires, and the sources', async () => {
    await openFile(oneLayer, async (ask) => {
      expect(await metadataIn(ask, 'geo')).toEqual({
        version: '1.1.0',
        primary_column: 'geometry',
        columns: {
          geometry: {
            encoding: 'WKB',
            geometry_types: ['MultiPolygon'],
            orientation: 'counterclockwise',
            bbox: [-90, 28, -80.5, 31],
          },
        },
      })
      expect(await metadataIn(ask, 'openplat')).toMatchObject({
        question: { Address: '12 Main St' },
        sources: [{ licence: 'Public domain' }, { publisher: 'Example Survey' }],
        labels: { acres: 'Area (acres)' },
      })
    })
  })

  it('contains the unchanged coordinates of a shape', async () => {
    await openFile(oneLayer, async (ask) => {
      const [, row] = await ask('select ST_AsText(geometry) as shape from $file')
      const { coordinates } = toShape(lots.rows[1]?.geometry) as { coordinates: number[][][][] }
      const ring = (points: number[][]) => `(${points.map(([x, y]) => `${x} ${y}`).join(', ')})`
      const areas = coordinates.map((rings) => `(${rings.map(ring).join(', ')})`)
      expect(row?.shape).toBe(`MULTIPOLYGON (${areas.join(', ')})`)
    })
  })

  it('joins several layers into one table that names the layer of each row', async () => {
    await openFile(mappedDocument(), async (ask) => {
      expect(await ask('select part, count(*)::int as rows from $file group by part order by part')).toEqual([
        { part: 'Lists', rows: 1 },
        { part: 'Lots & more', rows: 3 },
        { part: 'Places', rows: 2 },
      ])
      expect(await ask("select id, count, acres from $file where part = 'Places'")).toEqual([
        { id: 'A', count: '3', acres: null },
        { id: 'B', count: '007', acres: null },
      ])
    })
  })

  it('opens without rows, and with more rows than fit into a row group', async () => {
    const [first] = lots.rows
    for (const count of [0, 4_500]) {
      const rows = Array.from({ length: count }, (_, at) => ({ ...first, cells: { id: `lot ${at}` } }))
      await openFile({ ...oneLayer, table: { ...lots, rows } }, async (ask) => {
        const [counted] = await ask('select count(*)::int as rows, count(distinct id)::int as ids from $file')
        expect(counted).toEqual({ rows: count, ids: count })
      })
    }
  })
})
