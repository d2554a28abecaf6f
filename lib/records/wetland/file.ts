import { toMapRows } from '@/lib/connector/feature-page'
import { pointTable } from '@/lib/connector/point-table'
import type { ExportTable } from '@/lib/export/table'
import { formatBufferInFile } from './describe'
import { type Wetland, type WetlandImagery, wetland } from './fields'

interface Answer {
  query: Parameters<typeof pointTable>[0]['query'] & { bufferMeters: number }
  sentence: string
  state: string
  wetlands: readonly Wetland[]
  nearby: readonly Wetland[]
  imagery: readonly WetlandImagery[] | null
  caveats: readonly string[]
}

export function wetlandTable({
  query,
  sentence,
  state,
  wetlands,
  nearby,
  imagery,
  caveats,
}: Answer): ExportTable {
  return pointTable(
    { query, state },
    {
      label: 'What the map has here',
      columns: [
        { key: 'where', label: 'Where', type: 'text' },
        ...wetland.columns,
        { key: 'year', label: 'Year of the imagery', type: 'number' },
      ],
      rows: [
        ...wetlands.map((each) => ({
          ...wetland.cells(each),
          where: query.polygon ? 'in the polygon' : 'at the point',
        })),
        ...nearby.map((each) => ({
          ...wetland.cells(each),
          where: `within ${formatBufferInFile(query.bufferMeters)}`,
        })),
      ],
      always: { year: imagery?.[0]?.year ?? null },
      notes: [sentence, ...caveats],
    },
  )
}

export const wetlandAreaTable = (
  features: Parameters<typeof toMapRows<Wetland>>[0],
  notes: readonly string[],
): ExportTable => ({
  columns: [...wetland.columns],
  key: ['id'],
  rows: toMapRows(features, wetland.cells),
  notes: [...notes],
})
