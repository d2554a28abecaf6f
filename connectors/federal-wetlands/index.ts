import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { notDelineation } from '@/lib/records/wetland/describe'
import { getWetlandsAt } from './get-wetlands-at'
import { getWetlandsInArea } from './get-wetlands-in-area'
import { layerAtPlace } from './layer-at-place'
import { wetlandSquare, wetlandTile } from './wetland-tiles'
import { BASE, checkFields, HOST } from './wire'
import { distanceSupport } from './within-meters'

export const federalWetlands = {
  name: 'federal-wetlands',
  title: 'National Wetlands Inventory',
  purpose: 'Mapped wetlands with their type, code, size and the imagery they were drawn from',
  publisher: {
    name: 'U.S. Fish and Wildlife Service',
    url: 'https://www.fws.gov/program/national-wetlands-inventory',
  },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, spacing: 100, timeout: 20_000, retries: 1, maxBytes: 10_000_000 },
  coverage: 'The United States and its territories where the inventory has been mapped',
  freshness: {
    mode: 'not_declared',
    note: 'Each project has the year of its own imagery, often decades ago.',
  },
  licence: { name: 'US public domain' },
  attribution: 'U.S. Fish and Wildlife Service, National Wetlands Inventory',
  caveats: [
    notDelineation,
    'Acres are those of the whole wetland, never of the part on a parcel.',
    'No wetland on the map does not mean that there is none.',
  ],
  entities: ['wetland'],
  pagination: 'offset',
  unit: 'acres',
  temporalStart: null,
  workflow: [
    'getWetlandsAt for a point or the outline of a parcel',
    'getWetlandsInArea for a box, with the outlines of the wetlands',
  ],
  notes: ['Codes are explained letter by letter in the words of the publisher.'],
  safeguards: [
    'Two requests in flight at most; answers at points are kept for a month, of areas for a day, failures never.',
    'Queries are built from checked numbers only.',
  ],
  limits: ['Areas of 0.08 degrees a side', '500 rows a page', 'On the map from zoom 13'],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ WETLANDS_MAP_URL: z.url({ protocol: /^https$/ }).default(BASE) }),
  methods: { getWetlandsAt, getWetlandsInArea, getServiceInfo: serviceInfo },
  internal: { layerAtPlace, distanceSupport, wetlandSquare, wetlandTile, checkFields },
} satisfies ConnectorDeclaration
