import { drawnRows } from '@/lib/connector/feature-page'
import { pointTable } from '@/lib/connector/point-table'
import type { Table } from '@/lib/export/table'
import { formatBuffer } from './public'
import type { Imagery, Wetland } from './wetlands'

interface Answer {
  query: Parameters<typeof pointTable>[0]['query'] & { bufferMeters: number }
  sentence: string
  state: string
  wetlands: readonly Wetland[]
  nearby: readonly Wetland[]
  imagery: readonly Imagery[] | null
  caveats: readonly string[]
}

const columns: Table['columns'] = [
  { key: 'type', label: 'Type', type: 'text' },
  { key: 'code', label: 'Code', type: 'text' },
  { key: 'parts', label: 'Code in words', type: 'text' },
  { key: 'acres', label: 'Acres of the whole wetland', type: 'number' },
  { key: 'id', label: 'Identifier', type: 'text' },
]

const cellsOf = ({ type, code, parts, acresOfWhole, id }: Wetland) => ({
  type,
  code,
  parts: describeParts(parts) || null,
  acres: acresOfWhole,
  id,
})

const describeParts = (parts: Wetland['parts']) =>
  parts.map(({ letters, part, name }) => `${letters}: ${name ?? part}`).join('; ')

export function wetlandTable({ query, sentence, state, wetlands, nearby, imagery, caveats }: Answer): Table {
  return pointTable(
    { query, state },
    {
      label: 'What the map has here',
      columns: [
        { key: 'where', label: 'Where', type: 'text' },
        ...columns,
        { key: 'year', label: 'Year of the imagery', type: 'number' },
      ],
      rows: [
        ...wetlands.map((each) => ({
          ...cellsOf(each),
          where: query.polygon ? 'in the polygon' : 'at the point',
        })),
        ...nearby.map((each) => ({ ...cellsOf(each), where: `within ${formatBuffer(query.bufferMeters)}` })),
      ],
      always: { year: imagery?.[0]?.year ?? null },
      notes: [sentence, ...caveats],
    },
  )
}

export const areaTable = (
  features: Parameters<typeof drawnRows<Wetland>>[0],
  notes: readonly string[],
): Table => ({
  columns,
  key: ['id'],
  rows: drawnRows(features, cellsOf),
  notes: [...notes],
})
