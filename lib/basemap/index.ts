import { z } from 'zod'
import type { Declaration } from '@/lib/connector/declaration'
import { DEFAULT_BASE, HOST, readTile } from './read-tile'

/** Not one of the ten: the maps under ours, fetched by this server so that the browser asks nobody else. */
export const basemap = {
  name: 'basemap',
  title: 'USGS The National Map base maps',
  purpose: 'Topographic map and aerial imagery under our own maps',
  publisher: { name: 'U.S. Geological Survey', url: 'https://basemap.nationalmap.gov/' },
  auth: 'none',
  hosts: [HOST],
  baseUrl: DEFAULT_BASE,
  pace: { concurrency: 6, timeout: 10_000, retries: 1, maxBytes: 2_000_000 },
  coverage: 'United States and territories, to zoom level 16',
  freshness: { mode: 'not_declared', note: 'Tiles are kept for a week.' },
  licence: { name: 'US public domain' },
  attribution: 'USGS The National Map',
  caveats: ['A picture for orientation, not a record.'],
  entities: ['map tile'],
  pagination: 'none',
  unit: null,
  temporalStart: null,
  workflow: ['Chosen on the map; without it the outlines of states and counties remain.'],
  notes: [],
  safeguards: ['Asked by this server only.'],
  limits: ['Zoom levels 0 to 16'],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ BASEMAP_URL: z.url({ protocol: /^https$/ }).default(DEFAULT_BASE) }),
  methods: {},
  internal: { readTile },
} satisfies Declaration
