import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { disclaimer, outsideToo } from '@/lib/records/flood-zone/describe'
import { getBaseFloodElevations } from './get-base-flood-elevations'
import { getFirmPanels } from './get-firm-panels'
import { getFloodZone } from './get-flood-zone'
import { getFloodZonesInArea } from './get-flood-zones-in-area'
import { getPendingZones } from './get-pending-zones'
import { layerAtPoint } from './layer-at-point'
import { searchMapLetters } from './search-map-letters'
import { BASE, checkFields, HOST } from './wire'
import { zoneSquare, zoneTile } from './zone-tiles'

export const federalFloodHazard = {
  name: 'federal-flood-hazard',
  title: 'FEMA National Flood Hazard Layer',
  purpose: 'Flood zones, base flood elevations and panels of the effective federal flood insurance rate maps',
  publisher: { name: 'Federal Emergency Management Agency', url: 'https://msc.fema.gov/nfhl' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, spacing: 100, timeout: 20_000, retries: 2, maxBytes: 20_000_000 },
  coverage:
    'Places in the United States and its territories with a digital effective flood map; not all maps are digital',
  freshness: {
    mode: 'not_declared',
    note: 'Each panel has its own effective date; letters of map revision are added all the time.',
  },
  licence: { name: 'US public domain' },
  attribution: 'Federal Emergency Management Agency, National Flood Hazard Layer',
  caveats: [
    disclaimer,
    outsideToo,
    'Zones are of maps in effect, not of preliminary and pending maps.',
    'Drawn for a scale of 1:12,000; the base map may be off by 38 feet.',
    'An answer without a zone says nothing about the flood hazard.',
  ],
  entities: ['flood zone', 'base flood elevation', 'map panel', 'letter of map change'],
  pagination: 'offset',
  unit: 'as the map states each height',
  temporalStart: null,
  workflow: [
    'getFloodZone for a point',
    'getFloodZonesInArea for a box or the outline of a parcel',
    'getBaseFloodElevations and getFirmPanels for the rest of the map',
    'searchMapLetters for letters of map change near a point',
    'getPendingZones for preliminary and pending maps, which are not in effect',
  ],
  notes: [
    'Zones are explained in the words of 44 CFR 64.3.',
    'Heights keep the unit and the datum of the map; nothing is converted and nothing interpolated.',
  ],
  safeguards: [
    'Two requests in flight at most; answers at points are kept for a week, of areas for a day, failures never.',
    'Queries are built from checked numbers only.',
  ],
  limits: ['Areas of 0.1 degrees a side', '500 rows a page', 'On the map from zoom 13'],
  privacy: { classification: 'public', excludedFields: ['PROJECTNAME'] },
  settings: z.object({ FLOOD_MAP_URL: z.url({ protocol: /^https$/ }).default(BASE) }),
  methods: {
    getFloodZone,
    getFloodZonesInArea,
    getBaseFloodElevations,
    getFirmPanels,
    searchMapLetters,
    getPendingZones,
    getServiceInfo: serviceInfo,
  },
  internal: { layerAtPoint, zoneSquare, zoneTile, checkFields },
} satisfies ConnectorDeclaration
