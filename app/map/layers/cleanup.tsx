import { hatchName } from '@/components/map/style/hatch'
import { cleanupLists } from '@/lib/records/cleanup-site/lists'
import { formatPoint } from '@/lib/url-state'
import type { CleanupMapResponse, MapCleanupSite } from '../cleanup/cleanup-answer'
import type { BoxLayer, LayerDrawing, LayerDrawingInput, MapLayerRow } from './map-layer'
import { AreaLegend } from './shapes/area-legend'
import { isOneOf, pointDrawing } from './shapes/point-drawing'
import { PointLegend } from './shapes/point-legend'

type CleanupRow = MapLayerRow & MapCleanupSite

const ID = 'cleanup'
const AREAS = 'cleanup-boundaries'
const look = 'bead'

const titles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(cleanupLists).map(([list, { title }]) => [list, title])),
  boundary: 'Superfund boundary',
}
const titleOf = ({ lists }: CleanupRow) => lists.map((list) => titles[list]).join('; ')

const columns = [
  { id: 'list', label: 'List', isFirst: true, cell: titleOf, value: titleOf },
  {
    id: 'status',
    label: 'Status, as published',
    isFirst: true,
    cell: ({ status }: CleanupRow) => status ?? '',
    value: ({ status }: CleanupRow) => status,
  },
  {
    id: 'city',
    label: 'City',
    cell: ({ city }: CleanupRow) => city ?? '',
    value: ({ city }: CleanupRow) => city,
  },
] as const

export const cleanup = {
  id: ID,
  title: 'Cleanup sites',
  one: 'cleanup site or boundary',
  many: 'cleanup sites and boundaries',
  publisher: 'U.S. Environmental Protection Agency',
  connector: 'federal-cleanup',
  fromZoom: 12,
  below: 'Cleanup sites show from city zoom.',
  origin: {
    kind: 'answer',
    from: { route: '/map/cleanup' },
    toRows: (data) => ({ ...(data as CleanupMapResponse), total: null }),
  },
  plane: 'points',
  choices: [
    {
      id: 'list',
      label: 'List',
      options: titles,
      keeps: (option) => (row) => row.lists.some((list) => list === option),
    },
  ],
  draw: drawCleanup,
  legend: (_, base) => (
    <>
      <PointLegend look={look} words="A site, at the position in EPA’s registry" base={base} />
      <AreaLegend
        classes={{
          boundary: {
            words: 'Superfund boundary',
            color: { light: '#754800', dark: '#ebbd6a' },
            isHatched: true,
          },
        }}
      />
    </>
  ),
  columns,
  href: ({ href, at: [longitude, latitude] }) =>
    href ?? `/environment/review?${new URLSearchParams({ at: formatPoint({ latitude, longitude }, 6) })}`,
  tells: (row) =>
    columns.flatMap(({ label, cell }) => {
      const value = cell(row)
      return value ? [{ label, value }] : []
    }),
  limits: 'Federal lists only. A record can mean a report, a study, work under way or finished work.',
  credit: 'Cleanup sites: U.S. EPA',
} satisfies BoxLayer<'cleanup', CleanupRow>

function drawCleanup({ rows, selected, open }: LayerDrawingInput<CleanupRow>): LayerDrawing {
  const points = pointDrawing(
    ID,
    rows.filter(({ outline }) => !outline),
    { selected, open },
    look,
  )
  const highlighted = open === undefined ? selected : [...selected, open]
  return {
    sources: {
      [AREAS]: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: rows.flatMap(({ key: id, name, at: [x, y], outline }) =>
            outline ? [{ type: 'Feature', properties: { id, name, x, y }, geometry: outline }] : [],
          ),
        },
      },
      ...points.sources,
    },
    layers: (palette) => [
      {
        id: AREAS,
        type: 'fill',
        source: AREAS,
        paint: { 'fill-pattern': hatchName(palette.choice), 'fill-opacity': 0.6 },
      },
      {
        id: `${AREAS}-edge`,
        type: 'line',
        source: AREAS,
        paint: {
          'line-color': ['case', isOneOf(highlighted), palette.selected, palette.choice],
          'line-width': ['case', isOneOf(highlighted), 4, 1.5],
        },
      },
      ...points.layers(palette),
    ],
    pickable: [...points.pickable, AREAS],
  }
}
