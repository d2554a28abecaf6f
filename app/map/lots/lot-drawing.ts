import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { createElement } from 'react'
import { hatchName } from '@/components/map/style/hatch'
import { ScaleLegend } from '@/components/parcels/map/color-legend'
import { colorExpression, hasValue } from '@/components/parcels/map/parcel-layers'
import type { Choices, Drawing, Look } from '../layers/map-layer'
import { ring } from '../layers/shapes/area-drawing'
import { lotColoring, lotExpression } from './lot-look'
import type { MapLotRow } from './lot-row'
import { parsePublished, propertyOf } from './published-columns'

const SOURCE = 'lots'
const COVERAGE = 'lots-coverage'
/** The levels of coverage-tiles.ts in us-parcels. */
const COVERAGE_LEVELS = [2, 7] as const
const lotSource = { source: SOURCE, 'source-layer': 'lots' } as const
const edge = { light: '#5a4a2f', dark: '#d9c49a' }
const NO_FILL = 'rgba(0, 0, 0, 0)'

interface LotTiles {
  edition: number
  levels: readonly [number, number]
}

/** Fills only the lots that meet the filters, as in the list; the others are outlines. */
export function lotDrawing({ edition, levels }: LotTiles, look: Look<MapLotRow>): Drawing {
  const { choices, rows, selected, open } = look
  const meets = lotExpression(choices)
  const coloring = lotColoring(choices, rows)
  const isOwn: ExpressionSpecification = ['==', ['get', 'l'], coloring?.number.layer ?? '']
  return {
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${window.location.origin}/tiles/lots/${edition}/{z}/{x}/{y}`],
        minzoom: levels[0],
        maxzoom: levels[1],
      },
      [COVERAGE]: {
        type: 'vector',
        tiles: [`${window.location.origin}/tiles/lots/${edition}/{z}/{x}/{y}`],
        minzoom: COVERAGE_LEVELS[0],
        maxzoom: COVERAGE_LEVELS[1],
      },
    },
    layers: ({ theme, context, halo, selected: marked, ink }) => {
      const plain = edge[theme]
      const color: ExpressionSpecification | string = coloring
        ? ['case', ['all', meets, isOwn], colorExpression(coloring.scale, theme, NO_FILL), NO_FILL]
        : ['case', meets, plain, NO_FILL]
      return [
        {
          id: 'lots-coverage',
          type: 'fill',
          source: COVERAGE,
          'source-layer': 'coverage',
          maxzoom: levels[0],
          paint: {
            'fill-color': plain,
            'fill-opacity': ['match', ['get', 'h'], 'whole', 0.16, 0.07],
            'fill-antialias': false,
          },
        },
        {
          id: 'lots-areas',
          type: 'fill',
          ...lotSource,
          paint: { 'fill-color': color, 'fill-opacity': coloring ? 0.8 : 0.22 },
        },
        ...(coloring ? [unknownLots(meets, ['all', isOwn, hasValue(coloring.scale)], context)] : []),
        {
          id: 'lots-edges',
          type: 'line',
          ...lotSource,
          layout: { 'line-join': 'round' },
          paint: { 'line-color': plain, 'line-width': 1.5 },
        },
        ...ring('lots-casing', lotSource, open === undefined ? selected : [...selected, open], halo, 7),
        ...ring('lots-selected', lotSource, selected, marked, 4),
        ...ring('lots-open', lotSource, open === undefined ? [] : [open], ink, 2),
        {
          id: 'lots-names',
          type: 'symbol',
          source: SOURCE,
          'source-layer': 'lots-labels',
          filter: meets,
          layout: { 'text-font': ['system-ui'], 'text-field': labelOf(choices), 'text-size': 12 },
          paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
        },
      ]
    },
    pickable: ['lots-areas'],
    ...(coloring && {
      legend: (base) => createElement(ScaleLegend, { name: coloring.name, scale: coloring.scale, base }),
    }),
  }
}

const unknownLots = (
  meets: ExpressionSpecification,
  isColored: ExpressionSpecification,
  color: string,
): LayerSpecification => ({
  id: 'lots-unknown',
  type: 'fill',
  ...lotSource,
  filter: ['all', meets, ['!', isColored]],
  paint: { 'fill-pattern': hatchName(color), 'fill-opacity': 0.5, 'fill-antialias': false },
})

/** A published number labels the lots of its own layer only. */
function labelOf({ label }: Choices): ExpressionSpecification {
  if (label === 'address') return ['coalesce', ['get', 'a'], '']
  const number = label === undefined ? undefined : parsePublished(label)
  if (!number) return ['get', 'n']
  const value: ExpressionSpecification = ['get', propertyOf(number)]
  const isYear = /YEAR|YR/.test(number.column)
  const text: ExpressionSpecification = isYear
    ? ['to-string', value]
    : ['number-format', value, { locale: 'en-US', 'max-fraction-digits': 2 }]
  return ['case', ['all', ['==', ['get', 'l'], number.layer], ['has', propertyOf(number)]], text, '']
}
