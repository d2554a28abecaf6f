import { z } from 'zod'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { serviceInfo } from '@/lib/connector/info'
import { checkFields } from './check-fields'
import { countInView } from './count-in-view'
import { countParcels } from './count-parcels'
import { findParcels } from './find-parcels'
import { getParcel } from './get-parcel'
import { getParcelsInArea } from './get-parcels-in-area'
import { readLayerState } from './layer'
import { parcelCell } from './map/parcel-cell'
import { parcelTile } from './parcel-tile'
import { parcelsInView } from './parcels-in-view'
import { readParcel, readPublicParcel } from './read-parcel'
import { personalFields, sourceColumn } from './roll-columns'
import { readOwnedPositions, readPositions } from './search/area-page'
import { countSquare } from './search/count-squares'
import { readPage } from './search/fetch-page'
import { searchParcels } from './search-parcels'
import { similarParcels } from './similar/similar-parcels'
import { HOST, layerUrls } from './wire'

const address = z.url({ protocol: /^https$/ })

export const usFloridaParcels = {
  name: 'us-florida-parcels',
  title: 'Florida statewide parcels (Department of Revenue cadastral)',
  purpose: 'Parcel attributes and outlines of all 67 Florida counties, from the assessment rolls',
  publisher: {
    name: 'Florida Geographic Information Office',
    url: 'https://www.arcgis.com/home/item.html?id=efa909d6b1c841d298b0a649e7f71cf2',
  },
  auth: 'none',
  hosts: [HOST],
  baseUrl: layerUrls.polygons,
  // The service throttles a client for minutes after a burst, and a query on a column without an index
  // exceeds any timeout. The largest response, 501 rows with all columns and outlines, is about 3 MB.
  pace: { concurrency: 2, spacing: 250, timeout: 25_000, retries: 1, maxBytes: 12_000_000 },
  coverage: 'Florida: all 67 counties',
  freshness: {
    mode: 'scheduled',
    observedAt: 'sourceAttributes.rollYear',
    updatedAt: 'source.edition',
    note: 'An annual statewide snapshot: county rolls of July to October, published again under the same address about August to September. Each row names its year; owners and sales can be some 15 months old. While the Department loads a new year it closes the outlines, and we read its layer of points.',
  },
  licence: { name: 'Public record, no license named' },
  attribution:
    'Florida Department of Revenue assessment rolls joined to county parcel maps (published by FGIO/FDEP); data owned by each county property appraiser.',
  caveats: [
    'County property appraisers are authoritative for current local records.',
    'Not a title record and not a survey: outlines show what is assessed, not where a boundary lies.',
    'Just value is the roll’s value as of January 1, not a price and not an appraisal.',
    'The roll writes 0 and blank for unknown. A sale price is to be read with its qualification code.',
    'A condominium tower is often one parcel, and some counties publish no condominium units here.',
  ],
  entities: ['parcel'],
  pagination: 'offset',
  unit: 'US dollars, square feet',
  temporalStart: null,
  workflow: [
    'getParcel for a parcel number, with its county’s number in front where it is known',
    'searchParcels for an address with its city or ZIP code',
    'countParcels and getParcelsInArea for a bbox, page by page through nextOffset',
  ],
  notes: [
    'A row is a polygon. One parcel can have several, and streets and water are polygons too: they are in counts and left out of rows.',
    'Assessed and taxable value are those of all levies but the school district’s; both are in sourceAttributes.',
    'Improvement value is not published and not derived. Acres are derived from square feet.',
    'An inadvertently released confidential record (Chapter 119, Florida Statutes) should be reported to the county property appraiser.',
  ],
  safeguards: [
    'Two requests in flight at most. Answers are kept for a day and serve a week longer; a search by owner 30 minutes and an hour longer.',
    'We ask for every column by name, and build queries from checked pieces only.',
  ],
  limits: [
    'bbox at most 4 square degrees; limit 500, offset 100,000. A large bbox and a city are read square by square.',
    'An answer with an owner’s name costs as much as 20 others, and a network can read some 200 names in a day.',
    'Owner, value and sale year need a bbox or a city. A search by owner has at most 50 rows in all.',
    'A city is known by a point, not by an outline: its rows are those that carry its name, from there outward as far as squares of some 8 kilometers hold any.',
    'A count of a large area is a sum of squares. What is not counted within a call is kept, and the next call goes on.',
  ],
  privacy: {
    classification: 'public',
    excludedFields: personalFields.filter((field) => field !== sourceColumn('ownerName')),
    personal: { params: ['owner'], fields: ['owner', 'ownerName', sourceColumn('ownerName')] },
  },
  settings: z.object({
    FLORIDA_PARCELS_URL: address.default(layerUrls.polygons),
    FLORIDA_PARCEL_CENTROIDS_URL: address.default(layerUrls.centroids),
  }),
  methods: { searchParcels, getParcel, getParcelsInArea, countParcels, getServiceInfo: serviceInfo },
  internal: {
    readLayerState,
    readPage,
    readParcel,
    readPublicParcel,
    readPositions,
    readOwnedPositions,
    checkFields,
    parcelCell,
    parcelTile,
    parcelsInView,
    countInView,
    countSquare,
    findParcels,
    similarParcels,
  },
} satisfies ConnectorDeclaration
