import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { ConnectorError } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { ExportCell, ExportColumn, ExportRow } from '@/lib/export/table'
import type { Bounds } from '@/lib/geography/types'
import { section } from '@/lib/records/section/fields'
import { soil } from '@/lib/records/soil/fields'
import { countTiles, tilesOver } from '@/lib/tiles/tile-grid'
import { type LiveAreaSource, orThrow } from './area-methods'

const texts = {
  tooWide: 'This box is too wide for a layer that its source returns square by square. Take a smaller box.',
}

const MOST_SQUARES = 16

interface SquareFeature {
  id: string | number
  geometry: unknown
  properties: Readonly<Record<string, unknown>>
}

interface SquareLayer {
  id: string
  title: string
  source:
    | { connector: 'federal-soils'; method: 'soilSquare'; part: 'soils'; level: 14 }
    | { connector: 'federal-land-survey'; method: 'surveySquare'; part: 'sections'; level: 10 }
    | { connector: 'federal-land-survey'; method: 'surveySquare'; part: 'townships'; level: 9 }
  columns: readonly ExportColumn[]
  cells(properties: SquareFeature['properties']): Record<string, ExportCell>
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const surveyColumns = section.pick(['label', 'township', 'range', 'meridian', 'sectionId']).columns

const surveyCells: SquareLayer['cells'] = ({ id, name, t, r, m }) => ({
  label: textOf(name),
  township: textOf(t),
  range: textOf(r),
  meridian: textOf(m),
  sectionId: textOf(id),
})

const squares: readonly SquareLayer[] = [
  {
    id: 'soils',
    title: 'Soils',
    source: { connector: 'federal-soils', method: 'soilSquare', part: 'soils', level: 14 },
    columns: soil.pick(['name', 'symbol', 'key', 'farmland']).columns,
    // `n` is the label on the map, which equals the name if the unit has no symbol.
    cells: ({ name, n, k, f }) => ({
      name: textOf(name),
      symbol: n === name ? null : textOf(n),
      key: textOf(k),
      farmland: textOf(f),
    }),
  },
  {
    id: 'sections',
    title: 'Sections of the land survey',
    source: { connector: 'federal-land-survey', method: 'surveySquare', part: 'sections', level: 10 },
    columns: surveyColumns,
    cells: surveyCells,
  },
  {
    id: 'townships',
    title: 'Townships of the land survey',
    source: { connector: 'federal-land-survey', method: 'surveySquare', part: 'townships', level: 9 },
    columns: surveyColumns,
    cells: surveyCells,
  },
]

export const squareLayers: readonly LiveAreaSource[] = squares.map(
  ({ id, title, source, columns, cells }): LiveAreaSource => {
    const idColumn: ExportColumn = { key: 'shape', label: 'Shape', type: 'text' }
    const empty = { columns: [idColumn, ...columns], key: ['shape'], rows: [], notes: [] }
    return {
      id,
      title,
      connector: source.connector,
      shape: 'area',
      empty,
      async fetchRows(box, ask) {
        const { features, retrievedAt } = await fetchSquares(source, box, ask)
        const rows = features.map(
          (feature): ExportRow => ({
            cells: { shape: String(feature.id), ...cells(feature.properties) },
            geometry: feature.geometry as NonNullable<ExportRow['geometry']>,
          }),
        )
        return { table: { ...empty, rows }, retrievedAt }
      },
    }
  },
)

async function fetchSquares(source: SquareLayer['source'], box: Bounds, ask: EngineCaller) {
  if (countTiles(box, source.level) > MOST_SQUARES)
    throw new ConnectorError('too_broad', texts.tooWide, { field: 'bbox' })
  const answers = await Promise.all(
    tilesOver(box, source.level).map(async (tile) => {
      const { connector, method, part } = source
      return orThrow(await (ask as AnySquare)(connector, method, { part, ...tile }))
    }),
  )
  const [first] = answers
  if (!first) throw new ConnectorError('invalid_params', texts.tooWide, { field: 'bbox' })
  // A shape is in the response of every square that it crosses.
  const byId = new Map(answers.flatMap(({ data }) => data.features.map((each) => [each.id, each] as const)))
  return { features: [...byId.values()], retrievedAt: first.meta.retrievedAt }
}

type AnySquare = (
  connector: string,
  method: string,
  params: unknown,
) => Promise<{ ok: true; data: { features: SquareFeature[] }; meta: Meta } | { ok: false; error: never }>
