import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapFeatureRole } from '../map-props'
import { pinName } from '../pin/pin'
import { hatchName } from './hatch'
import type { Palette } from './palette'

const source = 'features'
const isRole = (role: MapFeatureRole): ExpressionSpecification => ['==', ['get', 'role'], role]
const isLine: ExpressionSpecification = ['!', isShape('Point')]
const all = (...conditions: ExpressionSpecification[]): ExpressionSpecification => ['all', ...conditions]

export const featureLayerIds = ['result-area', 'choice-area', 'line-casing', 'point'] as const

/**
 * Roles differ in pattern as well as in color: results are solid, choices are hatched with dashes, and
 * context is dotted. A lot has a thicker line.
 */
export function featureLayers(palette: Palette, selectedId: string | undefined): LayerSpecification[] {
  const isSelected: ExpressionSpecification = ['==', ['get', 'id'], selectedId ?? '']
  return [
    area('result-area', all(isRole('result'), isShape('Polygon')), {
      'fill-color': palette.result,
      'fill-opacity': 0.2,
    }),
    area('choice-area', all(isRole('choice'), isShape('Polygon')), {
      'fill-pattern': hatchName(palette.choice),
      'fill-opacity': 0.6,
    }),
    area('lot-area', all(isRole('lot'), isShape('Polygon')), {
      'fill-color': palette.selected,
      'fill-opacity': 0.15,
    }),
    line('line-casing', all(isLine, ['!=', ['get', 'role'], 'context']), {
      'line-color': palette.halo,
      'line-width': 5,
      'line-opacity': 0.85,
    }),
    line('context-line', all(isLine, isRole('context')), {
      'line-color': palette.context,
      'line-width': 1.5,
      'line-dasharray': [1, 2],
    }),
    line('choice-line', all(isLine, isRole('choice')), {
      'line-color': palette.choice,
      'line-width': 2.5,
      'line-dasharray': [3, 1.5],
    }),
    line('result-line', all(isLine, isRole('result')), { 'line-color': palette.result, 'line-width': 2.5 }),
    line('lot-line', all(isLine, isRole('lot')), { 'line-color': palette.selected, 'line-width': 3.5 }),
    line('selected-line', all(isLine, isSelected), { 'line-color': palette.selected, 'line-width': 4 }),
    selectedPoint(palette, isSelected),
    points(palette),
    names(palette),
    nameRoom,
  ]
}

type Of<T extends LayerSpecification['type']> = Extract<LayerSpecification, { type: T }>

function area(id: string, filter: ExpressionSpecification, paint: Of<'fill'>['paint']): LayerSpecification {
  return { id, type: 'fill', source, filter, paint: { ...paint, 'fill-antialias': false } }
}

function line(id: string, filter: ExpressionSpecification, paint: Of<'line'>['paint']): LayerSpecification {
  return { id, type: 'line', source, filter, layout: { 'line-join': 'round' }, paint }
}

function points({ result, choice, context, halo }: Palette): LayerSpecification {
  const byRole = <T extends string | number>(forResult: T, forChoice: T, forContext: T) =>
    [
      'match',
      ['get', 'role'],
      'result',
      forResult,
      'choice',
      forChoice,
      forContext,
    ] as ExpressionSpecification
  return {
    id: 'point',
    type: 'circle',
    source,
    filter: all(isShape('Point'), ['!=', ['get', 'role'], 'place']),
    layout: { 'circle-sort-key': byRole(3, 2, 1) },
    paint: {
      'circle-radius': byRole(7, 6, 3.5),
      'circle-color': byRole(result, halo, context),
      'circle-stroke-color': byRole(halo, choice, halo),
      'circle-stroke-width': byRole(2, 3, 1),
    },
  }
}

export const placeLayer = ({ selected, halo }: Palette): LayerSpecification => ({
  id: 'place',
  type: 'symbol',
  source,
  filter: isRole('place'),
  layout: {
    'icon-image': pinName(selected, halo),
    'icon-anchor': 'bottom',
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
  },
})

function selectedPoint({ selected, halo }: Palette, isSelected: ExpressionSpecification): LayerSpecification {
  const paint: Of<'circle'>['paint'] = {
    'circle-radius': 13,
    'circle-color': halo,
    'circle-stroke-color': selected,
    'circle-stroke-width': 4,
  }
  return { id: 'selected-point', type: 'circle', source, filter: all(isShape('Point'), isSelected), paint }
}

export function isShape(shape: 'Point' | 'LineString' | 'Polygon'): ExpressionSpecification {
  return ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]]
}

/**
 * Invisible text over each point keeps names off the point, because MapLibre avoids overlaps with text but
 * not with circles.
 */
const nameRoom: LayerSpecification = {
  id: 'name-room',
  type: 'symbol',
  source: 'names',
  filter: ['get', 'besidePoint'],
  layout: { 'text-font': ['system-ui'], 'text-field': '●', 'text-size': 16, 'text-allow-overlap': true },
  paint: { 'text-opacity': 0 },
}

function names({ ink, halo }: Palette): LayerSpecification {
  return {
    id: 'names',
    type: 'symbol',
    source: 'names',
    layout: {
      'text-font': ['system-ui'],
      'text-field': [
        'step',
        ['zoom'],
        ['case', ['get', 'inCrowd'], '', ['get', 'name']],
        15,
        ['get', 'name'],
      ],
      'text-size': 13,
      'text-max-width': 12,
      'text-variable-anchor-offset': [
        'case',
        ['get', 'besidePoint'],
        ['literal', ['top', [0, 1.1], 'bottom', [0, -1.1], 'left', [1.1, 0], 'right', [-1.1, 0]]],
        ['literal', ['center', [0, 0]]],
      ],
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}
