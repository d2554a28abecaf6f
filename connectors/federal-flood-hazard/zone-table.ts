import { drawnRows } from '@/lib/connector/feature-page'
import { pointTable } from '@/lib/connector/point-table'
import type { Table } from '@/lib/export/table'
import type { Community, FirmPanel } from './firm-panels'
import { disclaimer, formatCommunity } from './public'
import type { FloodZone } from './zones'

interface Answer {
  query: { latitude: number; longitude: number }
  sentence: string
  state: string
  zones: readonly FloodZone[]
  panels: readonly FirmPanel[] | null
  communities: readonly Community[] | null
  caveats: readonly string[]
}

const columns: Table['columns'] = [
  { key: 'zone', label: 'Flood zone', type: 'text' },
  { key: 'subtype', label: 'Subtype', type: 'text' },
  { key: 'special', label: 'Special Flood Hazard Area', type: 'text' },
  { key: 'meaning', label: 'What it means', type: 'text' },
  { key: 'doesNotSay', label: 'What it does not say', type: 'text' },
  { key: 'elevation', label: 'Base flood elevation', type: 'number' },
  { key: 'depth', label: 'Average depth', type: 'number' },
  { key: 'unit', label: 'Unit', type: 'text' },
  { key: 'datum', label: 'Vertical datum', type: 'text' },
  { key: 'mapId', label: 'Flood map', type: 'text' },
  { key: 'areaId', label: 'Area of the map', type: 'text' },
]

/** The columns of a zone, in files of a point and of an area alike. */
const cellsOf = ({ baseFloodElevation: height, depth, ...zone }: FloodZone) => ({
  zone: zone.zone,
  subtype: zone.subtype,
  special: zone.specialFloodHazardArea,
  meaning: zone.meaning,
  doesNotSay: zone.doesNotSay,
  elevation: height?.value ?? null,
  depth: depth?.value ?? null,
  unit: height?.unit ?? depth?.unit ?? null,
  datum: height?.datum ?? null,
  mapId: zone.mapId,
  areaId: zone.areaId,
})

export function zoneTable({ query, sentence, state, zones, panels, communities, caveats }: Answer): Table {
  return pointTable(
    { query, state },
    {
      label: 'What the map has here',
      columns: [
        ...columns,
        { key: 'panels', label: 'Map panel', type: 'text' },
        { key: 'effective', label: 'Panel effective', type: 'date' },
        ...(communities ? [{ key: 'community', label: 'Community', type: 'text' } as const] : []),
      ],
      rows: zones.map(cellsOf),
      always: {
        panels: panels?.map(({ panel }) => panel).join(', ') || null,
        effective: panels?.find(({ effectiveDate }) => effectiveDate)?.effectiveDate ?? null,
        ...(communities && { community: communities.map(formatCommunity).join(', ') || null }),
      },
      notes: new Set([sentence, ...caveats, disclaimer]),
    },
  )
}

export const areaTable = (
  features: Parameters<typeof drawnRows<FloodZone>>[0],
  notes: readonly string[],
): Table => ({
  columns,
  key: ['mapId', 'areaId'],
  rows: drawnRows(features, cellsOf),
  notes: [...new Set([...notes, disclaimer])],
})
