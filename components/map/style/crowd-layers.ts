import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from './palette'

export const CROWD = 'crowd'

export const crowdLayerIds = ['crowd-clusters', 'crowd-points'] as const
export const HOVERED_NAME = 'crowd-hovered'

const RADIUS = 30
const NAMES_FROM = 15

const isCluster: ExpressionSpecification = ['has', 'point_count']
const isSingle: ExpressionSpecification = ['!', isCluster]

export const crowdSource = (data: FeatureCollection): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
  cluster: true,
  clusterRadius: RADIUS,
  clusterMaxZoom: NAMES_FROM - 1,
})

export function crowdLayers(palette: Palette): LayerSpecification[] {
  const { choice, halo, ink } = palette
  return [
    {
      id: 'crowd-clusters',
      type: 'circle',
      source: CROWD,
      filter: isCluster,
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 12, 10, 15, 100, 18],
        'circle-color': choice,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'crowd-counts',
      type: 'symbol',
      source: CROWD,
      filter: isCluster,
      layout: {
        'text-font': ['system-ui'],
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'en-US' }],
        'text-size': 12,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': halo },
    },
    {
      id: 'crowd-points',
      type: 'circle',
      source: CROWD,
      filter: isSingle,
      paint: {
        'circle-radius': 5,
        'circle-color': halo,
        'circle-stroke-color': choice,
        'circle-stroke-width': 2.5,
      },
    },
    names('crowd-names', palette, isSingle, { minzoom: NAMES_FROM }),
    {
      ...names(HOVERED_NAME, { ink, halo }, ['==', ['get', 'id'], ''], {}),
      layout: { ...nameLayout, 'text-allow-overlap': true, 'text-ignore-placement': true },
    } as LayerSpecification,
  ]
}

const nameLayout = {
  'text-font': ['system-ui'],
  'text-field': ['get', 'name'] as ExpressionSpecification,
  'text-size': 12,
  'text-max-width': 12,
  'text-variable-anchor': ['top', 'bottom', 'left', 'right'] as ('top' | 'bottom' | 'left' | 'right')[],
  'text-radial-offset': 0.9,
}

const names = (
  id: string,
  { ink, halo }: Pick<Palette, 'ink' | 'halo'>,
  filter: ExpressionSpecification,
  more: { minzoom?: number },
): LayerSpecification => ({
  id,
  type: 'symbol',
  source: CROWD,
  filter,
  ...more,
  layout: nameLayout,
  paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
})
