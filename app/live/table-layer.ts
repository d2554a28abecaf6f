import type { ExportDocument } from '@/lib/export/document'
import type { ExportRows, ExportTable } from '@/lib/export/table'
import {
  extentOfRows,
  type LiveLayer,
  shapeOfRows,
  toLiveColumns,
  toLiveRows,
} from '@/lib/live-links/live-layer'
import { rowsWithin } from '@/lib/live-links/select-rows'

interface TableHead {
  id: string
  title: string
  description: string
  attribution: string
  retrievedAt: string
}

export function tableLayer(head: TableHead, table: ExportTable<ExportRows>): LiveLayer {
  const columns = toLiveColumns(table.columns)
  const rows = toLiveRows(table, columns)
  const { retrievedAt, ...named } = head
  return {
    ...named,
    columns,
    shape: shapeOfRows(rows),
    extent: extentOfRows(rows),
    needsBox: false,
    fetchRows: async (box) => ({ rows: box ? rowsWithin(rows, box) : rows, retrievedAt }),
  }
}

export function documentLayer(document: ExportDocument): LiveLayer {
  const { title, table, caveats, sources, retrievedAt } = document
  return tableLayer(
    {
      id: 'rows',
      title,
      description: [...table.notes, ...caveats].join(' '),
      attribution: [...new Set(sources.map(({ attribution, source }) => attribution || source))].join(' | '),
      retrievedAt,
    },
    table,
  )
}
