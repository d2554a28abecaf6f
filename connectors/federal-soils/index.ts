import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { notForBuilding } from '@/lib/records/soil/describe'
import { describeUnit } from './describe-unit'
import { getSoilsAt } from './get-soils-at'
import { getSoilsInArea } from './get-soils-in-area'
import { soilSquare, soilTile } from './soil-tiles'
import { unitsAtPoint } from './units-at-point'
import { BASE, checkFields, HOST } from './wire'

export const federalSoils = {
  name: 'federal-soils',
  title: 'Soil Data Access (SSURGO)',
  purpose: 'Soil map units with their components, limits and ratings, from the national soil survey',
  publisher: {
    name: 'USDA Natural Resources Conservation Service',
    url: 'https://sdmdataaccess.sc.egov.usda.gov/',
  },
  auth: 'none',
  hosts: [HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, spacing: 100, timeout: 25_000, retries: 1, maxBytes: 10_000_000 },
  coverage: 'Surveyed land of the United States and its territories',
  freshness: {
    mode: 'scheduled',
    note: 'Published again once a year; each survey area has its own version.',
  },
  licence: { name: 'US public domain' },
  attribution:
    'Soil Survey Staff, Natural Resources Conservation Service, United States Department of Agriculture. Soil Survey Geographic (SSURGO) Database, via Soil Data Access',
  caveats: [
    notForBuilding,
    'A map unit is a mixture: a point in it can lie on any of its soils.',
    'Values are representative ones of the unit.',
  ],
  entities: ['soil map unit', 'soil component'],
  pagination: 'none',
  unit: 'percent, centimeters',
  temporalStart: null,
  workflow: [
    'getSoilsAt for a point',
    'getSoilsInArea for the units of a box or a section with their shares',
  ],
  notes: ['Ratings are in the words of the publisher.'],
  safeguards: [
    'Two requests in flight at most; answers are kept for a month, of areas for a day, failures never.',
    'Queries are built from checked numbers and digits only.',
  ],
  limits: ['Areas of 0.05 degrees a side', '200 map units an area', 'On the map from zoom 14'],
  privacy: { classification: 'public', excludedFields: [] },
  settings: z.object({ SOIL_DATA_URL: z.url({ protocol: /^https$/ }).default(BASE) }),
  methods: { getSoilsAt, getSoilsInArea, getServiceInfo: serviceInfo },
  internal: { unitsAtPoint, describeUnit, soilSquare, soilTile, checkFields },
} satisfies ConnectorDeclaration
