import { toMapRows } from '@/lib/connector/feature-page'
import { pointTable } from '@/lib/connector/point-table'
import type { ExportTable } from '@/lib/export/table'
import { disclaimer, formatCommunityInFile } from './describe'
import { type FloodZone, floodZone } from './fields'

interface Answer {
  query: { latitude: number; longitude: number }
  sentence: string
  state: string
  zones: readonly FloodZone[]
  panels: readonly { panel: string; effectiveDate: string | null }[] | null
  communities: readonly { name: string; number: string | null }[] | null
  caveats: readonly string[]
}

export function floodZoneTable({
  query,
  sentence,
  state,
  zones,
  panels,
  communities,
  caveats,
}: Answer): ExportTable {
  return pointTable(
    { query, state },
    {
      label: 'What the map has here',
      columns: [
        ...floodZone.columns,
        { key: 'panels', label: 'Map panel', type: 'text' },
        { key: 'effective', label: 'Panel effective', type: 'date' },
        ...(communities ? [{ key: 'community', label: 'Community', type: 'text' } as const] : []),
      ],
      rows: zones.map(floodZone.cells),
      always: {
        panels: panels?.map(({ panel }) => panel).join(', ') || null,
        effective: panels?.find(({ effectiveDate }) => effectiveDate)?.effectiveDate ?? null,
        ...(communities && { community: communities.map(formatCommunityInFile).join(', ') || null }),
      },
      notes: new Set([sentence, ...caveats, disclaimer]),
    },
  )
}

export const floodAreaTable = (
  features: Parameters<typeof toMapRows<FloodZone>>[0],
  notes: readonly string[],
): ExportTable => ({
  columns: [...floodZone.columns],
  key: ['mapId', 'areaId'],
  rows: toMapRows(features, floodZone.cells),
  notes: [...new Set([...notes, disclaimer])],
})
