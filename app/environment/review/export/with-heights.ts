import type { ExportTable } from '@/lib/export/table'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { lineLabels, siteTexts } from '../describe-site'
import type { SiteElevationTexts } from '../heights'

/** The rows of the table must begin with those of `sites`, in the same order. */
export function withHeights(
  table: ExportTable,
  sites: readonly CleanupSite[],
  { words }: SiteElevationTexts,
): ExportTable {
  const heights = new Map(
    groupSites(sites).flatMap(({ key, records }) => records.map((record) => [record, words.get(key)])),
  )
  return {
    ...table,
    columns: [...table.columns, { key: 'ground', label: lineLabels.height, type: 'text' }],
    rows: table.rows.map((row, index) => {
      const site = sites[index]
      const ground = (site && heights.get(site)) ?? siteTexts.noHeight
      return { ...row, cells: { ...row.cells, ground } }
    }),
  }
}
