import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { ENVIROFACTS_HOST } from '@/lib/envirofacts/table-url'
import { boundariesNear } from './boundaries-near'
import { checkFields } from './check-fields'
import { countNear } from './count-near'
import { countSites } from './count-sites'
import { getSite } from './get-site'
import { getSiteBoundaries } from './get-site-boundaries'
import { listNear } from './list-near'
import { searchSites } from './search-sites'
import { siteOnList, superfundRecord } from './site-on-list'
import { BASE, HOST, layerColumns } from './wire'

export const federalCleanup = {
  name: 'federal-cleanup',
  title: 'EPA cleanup lists',
  purpose: 'Superfund, hazardous waste, brownfield, response and tank records around a place',
  publisher: {
    name: 'U.S. Environmental Protection Agency',
    url: 'https://www.epa.gov/cleanups/cleanups-my-community',
  },
  auth: 'none',
  hosts: [HOST, ENVIROFACTS_HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, spacing: 100, timeout: 20_000, retries: 2, maxBytes: 10_000_000 },
  coverage: 'The United States and its territories, as far as the lists go',
  freshness: {
    mode: 'not_declared',
    note: 'EPA renews its lists often; the records of underground tanks are of 2018 to 2021.',
  },
  licence: { name: 'US public domain' },
  attribution: 'U.S. Environmental Protection Agency, cleanup lists',
  caveats: [
    'A position can be the entrance, the middle of a site or the middle of its ZIP code: each row says how it was found.',
    'A site on several lists has one row for each.',
  ],
  entities: ['cleanup site'],
  pagination: 'none',
  unit: 'miles',
  temporalStart: null,
  workflow: [
    'countSites or searchSites for a point, the outline of a lot or a box',
    'getSite for all lists of one site',
    'getSiteBoundaries for the polygons of Superfund sites and restrictions of use',
  ],
  notes: ['Distances are counted from the point, or from the edge of the outline.'],
  safeguards: [
    'Two requests in flight at most on each host; each list is kept for a day, failures never.',
    'Queries are built from checked numbers only.',
  ],
  limits: [
    'Distances of 5 miles at most',
    'Outlines of 500 corners and 25 square miles',
    'Boxes of 0.5 degrees a side',
    '1,000 sites of a list; the source counts the rest',
    '300 polygons of a kind',
  ],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ CLEANUP_MAP_URL: z.url({ protocol: /^https$/ }).default(BASE) }),
  methods: { searchSites, getSite, getSiteBoundaries, countSites, getServiceInfo: serviceInfo },
  internal: { listNear, boundariesNear, countNear, siteOnList, superfundRecord, layerColumns, checkFields },
} satisfies ConnectorDeclaration
