import type { ExportDocument } from '../lib/export/document'
import { formatById } from '../lib/export/formats'
import { type ExportRow, lazyRows } from '../lib/export/table'
import { exampleDocument } from '../lib/export/testing/example-document'
import type { BenchMeasurement } from './measurement'

const ROWS = 100_000
const CORNERS = 12
/** The resident memory of the process may grow by at most this much while a file of any size is sent. */
const MOST_MB = 150

const measured = ['csv', 'geojson', 'gpkg', 'parquet', 'kml']

export async function measureMapFiles(): Promise<BenchMeasurement[]> {
  const document = lotsDocument()
  const figures: string[] = []
  for (const id of measured) {
    const format = formatById(id)
    if (!format) throw new Error(`There is no ${id}`)
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const started = performance.now()
    let bytes = 0
    let most = before
    const pieces = await format.render(document)
    if (pieces instanceof Uint8Array) throw new Error(`${id} is made whole`)
    for (const piece of pieces) {
      bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length
      most = Math.max(most, process.memoryUsage.rss())
    }
    const seconds = (performance.now() - started) / 1000
    const grown = (most - before) / 1e6
    if (grown > MOST_MB) throw new Error(`${id} took ${Math.round(grown)} MB more`)
    figures.push(
      `${format.label} ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, memory +${Math.round(grown)} MB`,
    )
  }
  return [
    {
      what: `files of ${ROWS.toLocaleString('en-US')} lots`,
      ratio: '',
      figures: figures.join('; '),
      method: `each format written piece by piece from made-up lots of ${CORNERS} corners with six columns, rows made while they are read; it fails where the memory of the process grows by more than ${MOST_MB} MB`,
    },
  ]
}

function lotsDocument(): ExportDocument {
  const rows = lazyRows(Array.from({ length: ROWS }), (_, at) => toLot(at))
  const columns = ['parcelId', 'address', 'use', 'sold'].map((key) => ({
    key,
    label: key,
    type: 'text' as const,
  }))
  const numbers = ['value', 'acres'].map((key) => ({ key, label: key, type: 'number' as const }))
  return exampleDocument({ table: { columns: [...columns, ...numbers], rows, notes: [] } })
}

function toLot(at: number): ExportRow {
  const [x, y] = [-81 + (at % 400) / 1_000, 28 + Math.floor(at / 400) / 1_000]
  const corner = (n: number) => {
    const angle = (2 * Math.PI * n) / CORNERS
    return [
      Number((x + Math.cos(angle) / 3_000).toFixed(6)),
      Number((y + Math.sin(angle) / 3_000).toFixed(6)),
    ]
  }
  const ring = Array.from({ length: CORNERS }, (_, n) => corner(n))
  return {
    cells: {
      parcelId: `29-${at}`,
      address: `${at} MAIN ST`,
      use: 'Single family',
      sold: '2024-05-17',
      value: 100_000 + at,
      acres: 0.25,
    },
    geometry: { type: 'Polygon', coordinates: [[...ring, corner(0)]] },
    source: 0,
  }
}
