import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { interpolated } from '@/lib/records/elevation/fields'
import { getElevation } from './get-elevation'
import { getSamples, SAMPLES_HOST } from './get-samples'
import { heightsAt } from './heights-at'
import { BASE, HOST } from './wire'

export const federalElevation = {
  name: 'federal-elevation',
  title: 'USGS 3DEP Elevation Point Query Service',
  purpose: 'Point elevation for a WGS84 coordinate',
  publisher: { name: 'U.S. Geological Survey', url: 'https://apps.nationalmap.gov/epqs/' },
  auth: 'none',
  hosts: [HOST, SAMPLES_HOST],
  baseUrl: BASE,
  pace: { concurrency: 2, timeout: 10_000, retries: 2, maxBytes: 100_000 },
  coverage: 'US, Alaska, Hawaii and US territories where the elevation data are published',
  freshness: {
    mode: 'not_declared',
    note: 'Each elevation model has its own date. We give it where the source names it.',
  },
  licence: { name: 'US public domain' },
  attribution: 'Map services and data available from U.S. Geological Survey, National Geospatial Program.',
  caveats: [
    interpolated,
    'Bare ground: buildings and trees are removed.',
    'Heights refer to NAVD88 in the 48 states; Alaska, Hawaii and the territories use other vertical datums. The source does not name the datum with the value.',
    'The publisher quotes a vertical error of about 0.53 m (RMSE) for its seamless models as a whole; the error at one point is not published.',
  ],
  entities: ['elevation'],
  pagination: 'none',
  unit: 'meters or international feet',
  temporalStart: null,
  workflow: ['getElevation with latitude and longitude'],
  notes: ['We ask for meters and convert them (1 ft = 0.3048 m exactly).'],
  safeguards: ['Two requests in flight at most; answers are kept for a day.'],
  limits: ['One point a call'],
  privacy: { classification: 'public', excludedFields: [] },
  methods: { getElevation, getServiceInfo: serviceInfo },
  internal: { heightsAt, getSamples },
} satisfies ConnectorDeclaration
