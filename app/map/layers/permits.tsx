import { dayNames } from '@/lib/records/permit/describe'
import { permit } from '@/lib/records/permit/fields'
import type { PermitMapResponse } from '../permits/permit-answer'
import type { MapLayer, MapLayerRow } from './map-layer'
import { pointLayer } from './shapes/point-layer'

type PermitRow = MapLayerRow & PermitMapResponse['rows'][number]

const layer = pointLayer({
  id: 'permits',
  kind: permit,
  title: 'Newest permits',
  one: 'permit',
  many: 'permits',
  publisher: 'cities',
  connector: 'open-data-discovery',
  fromZoom: 10,
  below: 'Permits show from city zoom.',
  answer: {
    from: { route: '/map/permits' },
    toRows: (data) => ({ ...(data as PermitMapResponse), total: null }),
  },
  recordOf: (row: PermitRow) => row,
  order: '-day',
  look: 'hollow',
  mark: 'A permit, at the position that its city publishes',
  href: ({ sourceId }) => `/permits?${new URLSearchParams({ source: sourceId })}`,
  clickFields: ['kind', 'status', 'description', 'units', 'value'],
  limits: 'New construction only, the newest of each city. A permit is not proof that anything was built.',
  credit: 'Permits: the cities named in the list',
})

export const permits = {
  ...layer,
  columns: layer.columns.toSpliced(1, 0, {
    id: 'city',
    label: 'City',
    cell: ({ city }) => city,
    value: ({ city }) => city,
    isFirst: true,
  }),
  tells: (row) => [
    ...permit
      .mapFacts(row, ['date'])
      .map(({ label, value }) => ({ label: row.happened ? dayNames[row.happened] : label, value })),
    ...layer.tells(row),
    { label: 'City', value: row.city },
  ],
} satisfies MapLayer<'permits', PermitRow>
