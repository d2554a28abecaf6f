import { Suspense } from 'react'
import type { Bounds } from '@/components/map/map-props'
import { LOTS, lotLevels } from '@/components/parcels/map/lot-tiles'
import { lotHref } from '@/components/parcels/parcel-href'
import { fileRefusalOf, type LotProperties } from '@/connectors/us-parcels/public'
import type { Problem } from '@/lib/connector/errors'
import { lot } from '@/lib/records/parcel/lot'
import { formatPoint } from '@/lib/url-state'
import { lazyPart } from '../lazy-part'
import { lotChoices } from '../lots/lot-choices'
import { COVERAGE, lotDrawing } from '../lots/lot-drawing'
import { columnsInUse } from '../lots/lot-look'
import { type MapLotRow, toLotRow } from '../lots/lot-row'
import { publishedColumnsOf } from '../lots/published-columns'
import type { MapLayer } from './map-layer'

const texts = {
  florida: 'This view is in Florida, whose parcels are a layer of their own.',
}

const AreaNotes = lazyPart(() => import('../lots/area-notes'))

/** The box of Florida without the strip along Georgia and Alabama, in which other layers may have lots. */
const FLORIDA: Bounds = [-87.4, 24.3, -79.8, 30.35]

const isInFlorida = ([west, south, east, north]: Bounds): boolean =>
  west > FLORIDA[0] && south > FLORIDA[1] && east < FLORIDA[2] && north < FLORIDA[3]

type LotFailure = Pick<Problem, 'code' | 'message'>

interface NumberedLots {
  asked: string
  lots: readonly LotProperties[]
  failure: LotFailure | null
}

export const lots = {
  id: 'lots',
  title: 'Parcels outside Florida',
  joins: 'parcels',
  one: 'parcel',
  many: 'parcels',
  publisher: 'The states, counties and cities that publish parcels',
  connector: 'us-parcels',
  fromZoom: lotLevels[0],
  coverageLayer: COVERAGE,
  below:
    'Parcels show from neighborhood zoom. Tinted: counties with a parcel layer; paler: some of their cities.',
  absent: (box) => (isInFlorida(box) ? texts.florida : undefined),
  tools: ({ box, view }) =>
    view.zoom >= lotLevels[0] && (
      <Suspense>
        <AreaNotes box={box} />
      </Suspense>
    ),
  origin: {
    kind: 'tiles',
    source: LOTS,
    sourceLayers: [LOTS],
    levels: lotLevels,
    writesFrom: ({ color }) => (color === undefined ? Number.POSITIVE_INFINITY : lotLevels[0]),
    toRow: toLotRow,
  },
  find: {
    href: '/map/lots/find',
    hint: 'Write the county before each number: Maricopa AZ 112-21-086.',
    toAsked: (key) => key,
    toFound: (data) =>
      (data as { results: NumberedLots[] }).results.map(({ asked: text, lots, failure }) => ({
        text,
        rows: lots.flatMap((each) => toLotRow(each) ?? []),
        failure: failure?.message ?? null,
        ...(failure && { code: failure.code }),
      })),
  },
  plane: 'areas',
  choices: lotChoices,
  draw: lotDrawing,
  columns: lot.mapColumns(({ record }) => record),
  columnsIn: (rows, choices) => publishedColumnsOf(rows, columnsInUse(choices)),
  href: ({ at: [longitude, latitude], record: { layer, parcelId } }) =>
    parcelId
      ? lotHref(layer, parcelId)
      : `/place?${new URLSearchParams({ at: formatPoint({ latitude, longitude }, 6) })}`,
  tells: ({ record }) =>
    lot.mapFacts(record, ['parcelId', 'address', 'measuredAcres', 'publishedAcres', 'layer']),
  files: {
    ofKeys: (format, keys) => ({
      action: '/map/lots/file',
      form: new URLSearchParams({ format, keys: keys.join('\n') }),
    }),
  },
  fileRefusal: ({ record }) => fileRefusalOf({ id: record.layer }),
  fetchOrigins: async (rows) => (await import('../lots/fetch-origins')).fetchOrigins(rows),
  limits:
    'Outlines are for tax mapping: not a survey, and no legal boundary. Filters and colors are ours, over the lots in view.',
  credit: 'Parcels: the state, county or city named at each parcel',
} satisfies MapLayer<'lots', MapLotRow>
