import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { ViolationClass } from '@/components/facilities/violation-class'
import type { Palette } from '@/components/map/style/palette'
import { markName, pieName } from './draw-mark'

/** The source of what the list points at. */
export const RAISED = 'raised'

/** Where a pointer meets a facility or a number of them. */
export const pickable = ['facility-clusters', 'facilities'] as const

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
const isCluster: ExpressionSpecification = ['has', 'point_count']
const isSingle: ExpressionSpecification = ['!', isCluster]
const hasCurrent: ExpressionSpecification = ['all', isCluster, ['>', ['get', 'current'], 0]]
const FONT = { 'text-font': ['system-ui'] }

/** From below: rings and their distances, facilities, numbers, the one that is selected, the middle. */
export function facilityLayers(palette: Palette): LayerSpecification[] {
  return [
    ...ringEdges(palette),
    ...corners(palette),
    ringWords(palette),
    facilities('facilities', 'facilities', isSingle, palette),
    names('facility-names', 'facilities', 14, isSingle, palette),
    ...clusters(palette),
    ...standOut('selected', palette),
    ...standOut(RAISED, palette),
    center(palette),
  ]
}

const colorOf = ({ bad, choice, result, context }: Palette): Readonly<Record<ViolationClass, string>> => ({
  current: bad,
  past: choice,
  none: result,
  unknown: context,
})

function ringEdges({ halo, ink }: Palette): LayerSpecification[] {
  const base = { type: 'line', source: 'rings', layout: { 'line-join': 'round' } } as const
  const isLoaded: ExpressionSpecification = ['get', 'isLoaded']
  const edge = kind('edge')
  return [
    {
      ...base,
      id: 'ring-casing',
      filter: edge,
      paint: { 'line-color': halo, 'line-width': 4, 'line-opacity': 0.7 },
    },
    {
      ...base,
      id: 'ring-loaded',
      filter: ['all', edge, isLoaded],
      paint: { 'line-color': ink, 'line-width': 1.5, 'line-opacity': 0.75 },
    },
    {
      ...base,
      id: 'ring-open',
      filter: ['all', edge, ['!', isLoaded]],
      paint: { 'line-color': ink, 'line-width': 1.5, 'line-opacity': 0.75, 'line-dasharray': [2, 3] },
    },
  ]
}

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
      // What is drawn last lies on top.
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

/** A ring in the shares of its classes round their number; a red diamond beside it says the same by shape. */
function clusters(palette: Palette): LayerSpecification[] {
  const { ink, halo, bad } = palette
  const source = 'facilities'
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

/** Drawn by itself as well, for it may be inside a number. */
function standOut(source: string, palette: Palette): LayerSpecification[] {
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

/** A box that is being drawn, and its first corner. */
function corners({ selected, halo }: Palette): LayerSpecification[] {
  return [
    {
      id: 'corner-edge',
      type: 'line',
      source: 'corners',
      filter: kind('edge'),
      paint: { 'line-color': selected, 'line-width': 3, 'line-dasharray': [2, 1] },
    },
    {
      id: 'corner-point',
      type: 'circle',
      source: 'corners',
      filter: kind('corner'),
      paint: {
        'circle-radius': 6,
        'circle-color': selected,
        'circle-stroke-color': halo,
        'circle-stroke-width': 2,
      },
    },
  ]
}

/** At the northern and the southern end of each circle, unless a number stands there. */
function ringWords({ ink, halo }: Palette): LayerSpecification {
  return {
    id: 'ring-words',
    type: 'symbol',
    source: 'rings',
    filter: ['all', kind('words'), ['<=', ['get', 'fromZoom'], ['zoom']]],
    layout: {
      ...FONT,
      'text-field': ['get', 'words'],
      'text-size': 12.5,
      'text-anchor': ['case', ['get', 'isNorth'], 'bottom', 'top'],
      'text-padding': 0,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
  }
}

function center({ ink, halo }: Palette): LayerSpecification {
  return {
    id: 'center',
    type: 'symbol',
    source: 'rings',
    filter: kind('center'),
    layout: {
      'icon-image': markName('center', ink, halo),
      'icon-size': 0.75,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  }
}
