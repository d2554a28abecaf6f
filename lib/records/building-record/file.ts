import type { ExportTable } from '@/lib/export/table'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { pointOf } from '../point-of'
import { type BuildingRecord, buildingRecord } from './fields'

interface Answer {
  feeds: Readonly<
    Record<
      string,
      {
        title: string
        problem?: { message: string } | undefined
        truncated: boolean
        records: readonly BuildingRecord[]
      }
    >
  >
  caveats: readonly string[]
}

const texts = defineSentences('building-record.file', { more: '{title}: there are more rows than these.' })

export function buildingTable({ feeds, caveats }: Answer): ExportTable {
  const each = Object.values(feeds)
  const notes = each.flatMap(({ title, problem, truncated }) => [
    ...(problem ? [`${title}: ${problem.message}`] : []),
    ...(truncated ? [texts.more({ title })] : []),
  ])
  return {
    columns: [{ key: 'feed', label: 'Feed', type: 'text' }, ...buildingRecord.columns],
    rows: each.flatMap(({ title, records }) =>
      records.map((record) => ({
        cells: { feed: title, ...buildingRecord.cells(record) },
        geometry: pointOf(record),
      })),
    ),
    notes: [...notes, ...caveats],
  }
}
