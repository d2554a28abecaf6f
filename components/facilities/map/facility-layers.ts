import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette } from '@/components/map/style/palette'
import type { ViolationClass } from '@/lib/records/facility/violation-class'
import { markName, pieName } from './draw-mark'

export const pickable = ['facility-clusters', 'facilities'] as const

const isCluster: ExpressionSpecification = ['has', 'point_count']
const isSingle: ExpressionSpecification = ['!', isCluster]
const hasCurrent: ExpressionSpecification = ['all', isCluster, ['>', ['get', 'current'], 0]]
const FONT = { 'text-font': ['system-ui'] }

export const FACILITIES = 'facilities'

const RADIUS = 34
/** Equals the largest zoom of the map. */
const CLOSEST = 19

export function facilitySource(data: string | FeatureCollection): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data,
    cluster: true,
    clusterRadius: RADIUS,
    clusterMinPoints: 2,
    clusterMaxZoom: CLOSEST,
    maxzoom: CLOSEST + 1,
    clusterProperties: { current: counted('current'), past: counted('past'), none: counted('none') },
  }
}

const counted = (what: ViolationClass): ClusterSum => ['+', ['case', ['==', ['get', 'v'], what], 1, 0]]
type ClusterSum = [string, ExpressionSpecification]

export const facilityLayers = (palette: Palette): LayerSpecification[] => [
  facilities(FACILITIES, FACILITIES, isSingle, palette),
  names('facility-names', FACILITIES, 14, isSingle, palette),
  ...clusters(palette),
]

const colorOf = ({ bad, choice, result, context }: Palette): Readonly<Record<ViolationClass, string>> => ({
  current: bad,
  past: choice,
  none: result,
  unknown: context,
})

function facilities(
  id: string,
  source: string,
  filter: ExpressionSpecification,
  palette: Palette,
): LayerSpecification {
  const colors = colorOf(palette)
  const mark = (what: ViolationClass) => markName(what, colors[what], palette.halo)
  return {
    id,
    type: 'symbol',
    source,
    filter,
    layout: {
      'icon-image': [
        'match',
        ['get', 'v'],
        'current',
        mark('current'),
        'past',
        mark('past'),
        'none',
        mark('none'),
        mark('unknown'),
      ],
      'icon-size': 0.9,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'symbol-sort-key': ['match', ['get', 'v'], 'current', 3, 'past', 2, 'none', 1, 0],
    },
  }
}

function names(
  id: string,
  source: string,
  minzoom: number,
  filter: ExpressionSpecification,
  { ink, halo }: Palette,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    minzoom,
    filter,
    layout: {
      ...FONT,
      'text-field': ['get', 'name'],
      'text-size': 12,
      'text-max-width': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.1,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}

function clusters(palette: Palette): LayerSpecification[] {
  const { ink, halo, bad } = palette
  const source = FACILITIES
  return [
    {
      id: 'facility-clusters',
      type: 'symbol',
      source,
      filter: isCluster,
      layout: {
        'icon-image': pieName(colorOf(palette), halo),
        'icon-size': ['step', ['get', 'point_count'], 0.62, 10, 0.72, 100, 0.86, 1000, 1],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
    {
      id: 'facility-counts',
      type: 'symbol',
      source,
      filter: isCluster,
      layout: {
        ...FONT,
        'text-field': ['number-format', ['get', 'point_count'], { locale: 'en-US' }],
        'text-size': 12,
        'text-padding': 6,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': ink },
    },
    {
      id: 'facility-cluster-current',
      type: 'symbol',
      source,
      filter: hasCurrent,
      layout: {
        'icon-image': markName('current', bad, halo),
        'icon-size': 0.62,
        'icon-offset': [26, -26],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ]
}

/** The selected facility is drawn separately, because it may be hidden in a cluster. */
export function standOut(source: string, palette: Palette): LayerSpecification[] {
  return [
    {
      id: `${source}-facility-ring`,
      type: 'circle',
      source,
      paint: {
        'circle-radius': 15,
        'circle-color': palette.halo,
        'circle-stroke-color': palette.selected,
        'circle-stroke-width': 4,
      },
    },
    facilities(`${source}-facility`, source, ['has', 'id'], palette),
    names(`${source}-facility-name`, source, 0, ['has', 'id'], palette),
  ]
}
