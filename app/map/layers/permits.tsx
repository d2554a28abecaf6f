import { formatCount, formatDay, formatDollars, formatNumber } from '@/lib/format'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import type { PermitAnswer } from '../permits/permit-answer'
import type { LayerRow, MapLayer } from './map-layer'
import { pointDrawing } from './point-drawing'
import { PointLegend } from './point-legend'

type PermitRow = LayerRow & PermitAnswer['rows'][number]

const texts = {
  happened: { issued: 'Issued', submitted: 'Applied', completed: 'Finished' },
  day: 'Day',
  unstated: 'Not published',
  mark: 'A permit, at the position that its city publishes',
}

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
  legend: (_, base) => <PointLegend look="hollow" words={texts.mark} base={base} />,
  columns: [
    {
      id: 'day',
      label: texts.day,
      cell: ({ day }) => (day ? formatDay(day) : ''),
      value: ({ day }) => day,
      isFirst: true,
    },
    { id: 'city', label: 'City', cell: ({ city }) => city, value: ({ city }) => city, isFirst: true },
    { id: 'kind', label: 'Kind', cell: kindOf, value: ({ kind }) => kind, compares: 'class', isFirst: true },
    {
      id: 'status',
      label: 'Status, as published',
      cell: ({ status }) => status ?? '',
      value: ({ status }) => status,
      compares: 'class',
    },
    {
      id: 'dwellings',
      label: 'Dwellings',
      cell: ({ dwellings }) => (dwellings === null ? '' : formatNumber(dwellings)),
      value: ({ dwellings }) => dwellings,
      compares: 'count',
      numeric: true,
      isFirst: true,
    },
    {
      id: 'value',
      label: 'Stated value or cost',
      cell: ({ value }) => (value === null ? '' : formatDollars(value)),
      value: ({ value }) => value,
      compares: 'dollars',
      numeric: true,
      isFirst: true,
    },
  ],
  href: ({ sourceId }) => `/permits?${new URLSearchParams({ source: sourceId })}`,
  tells: (row) => [
    {
      label: row.happened ? texts.happened[row.happened] : texts.day,
      value: row.day ? formatDay(row.day) : texts.unstated,
    },
    { label: 'Kind', value: kindOf(row) || texts.unstated },
    ...(row.status ? [{ label: 'Status, as published', value: row.status }] : []),
    ...(row.description ? [{ label: 'Description', value: toSentenceCase(row.description) }] : []),
    ...(row.dwellings === null
      ? []
      : [{ label: 'Dwellings', value: formatCount(row.dwellings, 'dwelling') }]),
    ...(row.value === null ? [] : [{ label: 'Stated value or cost', value: formatDollars(row.value) }]),
    { label: 'City', value: row.city },
  ],
  limits: 'New construction only, the newest of each city. A permit is not proof that anything was built.',
  credit: 'Permits: the cities named in the list',
} satisfies MapLayer<'permits', PermitRow>

function kindOf({ kind }: PermitRow): string {
  return toSentenceCase(kind ?? '')
}
