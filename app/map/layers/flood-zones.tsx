import { disclaimer, officialMap, outsideToo } from '@/lib/records/flood-zone/describe'
import { floodZoneClasses } from '@/lib/records/flood-zone/draw'
import { type FloodMapFigure, type FloodZone, floodZone } from '@/lib/records/flood-zone/fields'
import { areaLayer } from './shapes/area-layer'

export const floodZones = areaLayer({
  id: 'floods',
  kind: floodZone,
  title: 'Flood zones',
  one: 'flood zone',
  many: 'flood zones',
  publisher: 'Federal Emergency Management Agency',
  connector: 'federal-flood-hazard',
  below: 'Flood zones show from city zoom.',
  edition: 1,
  levels: [13, 15],
  part: 'zones',
  classes: floodZoneClasses,
  choice: { id: 'hazard', label: 'Hazard' },
  toRecord,
  clickFields: ['specialFloodHazardArea', 'baseFloodElevation', 'subtype', 'mapId'],
  moreFacts: ({ at: [longitude, latitude] }) => {
    const { href, label } = officialMap(`${longitude}, ${latitude}`)
    return [{ label: 'Official map', value: label, href }]
  },
  limits: `${disclaimer} ${outsideToo} Outlines are simplified. A place without a zone on this map can still flood: FEMA may publish no digital map there.`,
  credit: 'Flood zones: FEMA National Flood Hazard Layer',
})

function toRecord({
  n,
  s = 'no verdict',
  t,
  d,
  b,
  p,
  u = null,
  v = null,
}: Readonly<Record<string, unknown>>): Partial<FloodZone> {
  const unit = u as FloodMapFigure['unit']
  return {
    zone: String(n),
    specialFloodHazardArea: s as FloodZone['specialFloodHazardArea'],
    subtype: t === undefined ? null : String(t),
    mapId: d === undefined ? null : String(d),
    baseFloodElevation:
      typeof b === 'number' ? { value: b, unit, datum: v === null ? null : String(v) } : null,
    depth: typeof p === 'number' ? { value: p, unit } : null,
  }
}
