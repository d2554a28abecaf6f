import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification } from 'maplibre-gl'
import type { LayerDrawing, MapLayerRow } from '../map-layer'

interface MarkedPoints {
  selected: readonly string[]
  open: string | undefined
}

export const toPointFeatures = <Row extends MapLayerRow>(
  rows: readonly Row[],
  more: (row: Row) => Record<string, unknown> = () => ({}),
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.map((row) => ({
    type: 'Feature',
    properties: { id: row.key, name: row.name, x: row.at[0], y: row.at[1], ...more(row) },
    geometry: { type: 'Point', coordinates: [...row.at] },
  })),
})

export const isOneOf = (keys: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'id'],
  ['literal', [...keys]],
]

export const pointLooks = {
  disc: { radius: 7, fill: 'result', stroke: 'halo', strokeWidth: 2 },
  bead: { radius: 6, fill: 'halo', stroke: 'result', strokeWidth: 3 },
  hollow: { radius: 4, fill: 'halo', stroke: 'choice', strokeWidth: 4 },
} as const
export type PointLook = keyof typeof pointLooks

export const ringLook = { selected: 12, open: 15, strokeWidth: 4 } as const

const ringsAround = (
  id: string,
  source: string,
  { selected, open }: MarkedPoints,
): ((palette: Parameters<LayerDrawing['layers']>[0]) => ReturnType<LayerDrawing['layers']>) => {
  const keys = open === undefined ? selected : [...selected, open]
  if (keys.length === 0) return () => []
  return (palette) => [
    {
      id: `${id}-rings`,
      type: 'circle',
      source,
      filter: isOneOf(keys),
      paint: {
        'circle-radius': [
          'case',
          isOneOf(open === undefined ? [] : [open]),
          ringLook.open,
          ringLook.selected,
        ],
        'circle-color': palette.halo,
        'circle-stroke-color': palette.selected,
        'circle-stroke-width': ringLook.strokeWidth,
      },
    },
  ]
}

export function pointDrawing(
  id: string,
  rows: readonly MapLayerRow[],
  marked: MarkedPoints,
  look: PointLook = 'disc',
): LayerDrawing {
  const { radius, fill, stroke, strokeWidth } = pointLooks[look]
  const rings = ringsAround(id, id, marked)
  return {
    sources: { [id]: { type: 'geojson', data: toPointFeatures(rows) } },
    layers: (palette) => [
      ...rings(palette),
      {
        id: `${id}-points`,
        type: 'circle',
        source: id,
        paint: {
          'circle-radius': radius,
          'circle-color': palette[fill],
          'circle-stroke-color': palette[stroke],
          'circle-stroke-width': strokeWidth,
        },
      },
      {
        id: `${id}-names`,
        type: 'symbol',
        source: id,
        layout: {
          'text-font': ['system-ui'],
          'text-field': ['get', 'name'],
          'text-size': 12,
          'text-max-width': 12,
          'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
          'text-radial-offset': 1,
        },
        paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.75 },
      },
    ],
    pickable: [`${id}-points`],
  }
}
