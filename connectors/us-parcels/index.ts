import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { checkLayer } from './check-layer'
import { countLayer, countParcels } from './count-parcels'
import { describeArea } from './describe-area'
import { findLots, readNumbered } from './find-lots'
import { findNumbered } from './find-numbered'
import { getParcel } from './get-parcel'
import { getParcelAt, readLayerAt } from './get-parcel-at'
import { getParcelsInArea, readLayerArea } from './get-parcels-in-area'
import hosts from './hosts.json'
import { PAUSE_MS } from './layer/layer-failure'
import { readLayer, readLayerNow } from './layer/read-layer'
import { describeLayer, listParcelLayers } from './list-parcel-layers'
import { lotSquare, lotTile } from './lot-tiles'
import { searchLayer, searchParcels } from './search-parcels'

export const usParcels = {
  name: 'us-parcels',
  title: 'Official parcel layers of states, counties and cities',
  purpose: 'The lot at a point or under a number, with its outline and published values, from coast to coast',
  publisher: { name: 'The office that publishes the parcels', url: 'https://openaddresses.io' },
  auth: 'none',
  hosts,
  baseUrl: null,
  baseUrls: {
    'az-maricopa':
      'https://services.arcgis.com/ykpntM6e3tHvzKRJ/ArcGIS/rest/services/Parcels_view/FeatureServer/0',
  },
  // The timeout is 20 seconds, because nine in ten layers respond within 17 seconds.
  pace: {
    concurrency: 1,
    spacing: 1_000,
    timeout: 20_000,
    retries: 1,
    pause: PAUSE_MS,
    maxBytes: 12_000_000,
  },
  paceAt: (host) => (/^services\d*\.arcgis\.com$/.test(host) ? { concurrency: 2, isPlatform: true } : {}),
  coverage:
    '23 whole states, 877 counties and 120 cities outside Florida, where a layer is registered. The parcels of Florida are a source of their own.',
  freshness: {
    mode: 'not_declared',
    updatedAt: 'source.edition',
    note: 'Each publisher edits its layer on its own schedule. Hosted layers state their last edit; for the others we state when we read them.',
  },
  licence: { name: 'Each publisher has its own terms; most state none' },
  attribution:
    'Each answer names its own publisher. The registry of layers is made from OpenAddresses (BSD 3-Clause).',
  caveats: [
    'Outlines are for tax mapping and not a survey: they show no boundary, setback or legal lot.',
    'Values are the publisher’s words for its own columns, and are never compared across places.',
    'About one layer in four did not answer a month after the registry’s date. A failure says its cause, and never reads as “no parcel here”.',
    'A condominium is often several records with one outline. All are listed, and nothing is added up.',
  ],
  entities: ['parcel'],
  pagination: 'offset',
  unit: null,
  temporalStart: null,
  workflow: [
    'getParcelAt for a point: the smallest place with a layer answers, the next one if it fails',
    'listParcelLayers for the id of the layer of a county',
    'getParcel for a layer and a parcel number, searchParcels for a street address',
    'getParcelsInArea and countParcels for a bbox, layer by layer',
  ],
  notes: [
    'The columns of a layer are learned from its own page. sourceAttributes.columns has each under its publisher’s name and label.',
    'assessedValue, marketValue and taxableValue are filled only where the state’s publishers define the column. All other values keep their column names.',
    'Acres that we measured from the outline are under sourceAttributes.measured, beside the published ones.',
  ],
  safeguards: [
    'A query names its columns: those that a dictionary knows, numbers, days and short codes. Owners, mailing addresses, exemptions and free text are never among them.',
    'One request at a time to a county’s host, two to ArcGIS Online, a second apart; five minutes of rest after HTTP 429 or 503.',
    'Answers are kept for a day, and serve a week longer while a layer is down.',
  ],
  limits: [
    'bbox at most 0.05 square degree; limit 500, offset 100,000.',
    'A point’s answer has at most 200 records, a number’s 100.',
    'Washington, Montana and North Carolina: lots one by one, no file of many.',
  ],
  privacy: {
    classification: 'public',
    excludedFields: ['owner', 'ownerName', 'mailingAddress', 'exemptions', 'telephone'],
  },
  settings: z.object({
    DATA_DIR: z.string().default('.data'),
    PARCEL_LAYERS_REPORT: z.string().optional(),
  }),
  sampleSettings: { PARCEL_LAYERS_REPORT: 'parcel-layers-sample.json' },
  methods: {
    listParcelLayers,
    getParcelAt,
    getParcel,
    searchParcels,
    getParcelsInArea,
    countParcels,
    getServiceInfo: serviceInfo,
  },
  internal: {
    describeLayer,
    findNumbered,
    readLayer,
    readLayerNow,
    readLayerAt,
    readLayerArea,
    searchLayer,
    countLayer,
    checkLayer,
    describeArea,
    readNumbered,
    findLots,
    lotSquare,
    lotTile,
  },
} satisfies ConnectorDeclaration
