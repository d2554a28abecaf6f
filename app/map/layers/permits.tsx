import { dayNames } from '@/lib/records/permit/describe'
import { permit } from '@/lib/records/permit/fields'
import type { PermitAnswer } from '../permits/permit-answer'
import type { LayerRow, MapLayer } from './map-layer'
import { pointDrawing } from './point-drawing'
import { PointLegend } from './point-legend'

type PermitRow = LayerRow & PermitAnswer['rows'][number]

const mark = 'A permit, at the position that its city publishes'

export const permits = {
  id: 'permits',
  title: 'Newest permits',
  one: 'permit',
  many: 'permits',
  publisher: 'cities',
  connector: 'open-data-discovery',
  fromZoom: 10,
  below: 'Permits show from city zoom.',
  origin: {
    kind: 'answer',
    href: ({ box }) => `/map/permits?${new URLSearchParams({ bbox: box.join() })}`,
    toRows: (data) => ({ ...(data as PermitAnswer), total: null }),
  },
  plane: 'points',
  order: '-day',
  choices: [],
  draw: ({ rows, selected, open }) => pointDrawing('permits', rows, { selected, open }, 'hollow'),
  legend: (_, base) => <PointLegend look="hollow" words={mark} base={base} />,
  columns: permit
    .mapColumns((row: PermitRow) => row)
    .toSpliced(1, 0, {
      id: 'city',
      label: 'City',
      cell: ({ city }) => city,
      value: ({ city }) => city,
      isFirst: true,
    }),
  href: ({ sourceId }) => `/permits?${new URLSearchParams({ source: sourceId })}`,
  tells: (row) => [
    ...permit
      .mapFacts(row, ['date'])
      .map(({ label, value }) => ({ label: row.happened ? dayNames[row.happened] : label, value })),
    ...permit.mapFacts(row, ['kind', 'status', 'description', 'units', 'value']),
    { label: 'City', value: row.city },
  ],
  limits: 'New construction only, the newest of each city. A permit is not proof that anything was built.',
  credit: 'Permits: the cities named in the list',
} satisfies MapLayer<'permits', PermitRow>
