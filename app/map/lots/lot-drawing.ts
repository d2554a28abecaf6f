import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { createElement } from 'react'
import { hatchName } from '@/components/map/style/hatch'
import { ScaleLegend } from '@/components/parcels/map/color-legend'
import { LOTS, lotEdge, lotEdges, lotLayer, lotLevels, lotSource } from '@/components/parcels/map/lot-tiles'
import { colorExpression, hasValue, LINES_FROM } from '@/components/parcels/map/parcel-layers'
import type { LayerDrawing, LayerDrawingInput, MapLayerChoiceValues } from '../layers/map-layer'
import { ring } from '../layers/shapes/area-drawing'
import { lotColoring, lotExpression } from './lot-look'
import type { MapLotRow } from './lot-row'
import { isYear, parsePublished, propertyOf } from './published-columns'

export const COVERAGE = 'lots-coverage'
/** Zoom levels of the coverage tiles. They must equal those in coverage-tiles.ts of us-parcels. */
const COVERAGE_LEVELS = [2, 7] as const
/**
 * Lots appear at zoom 15. There a label is wider than six lots, and placing thousands of labels takes longer
 * than drawing the lots.
 */
const LABELS_FROM = 16
const NO_FILL = 'rgba(0, 0, 0, 0)'
/**
 * Opacity as two hex digits of the fill's color. The opacity of the layer would make the outlines faint too.
 */
const PALE = '38'

export function lotDrawing(look: LayerDrawingInput<MapLotRow>): LayerDrawing {
  const { choices, rows, selected, open } = look
  const meets = lotExpression(choices)
  const coloring = lotColoring(choices, rows)
  const isOwn: ExpressionSpecification = ['==', ['get', 'l'], coloring?.number.layer ?? '']
  return {
    sources: { [LOTS]: lotSource(), [COVERAGE]: lotSource(COVERAGE_LEVELS) },
    layers: ({ theme, context, halo, selected: marked, ink }) => {
      const plain = lotEdge[theme]
      const color: ExpressionSpecification | string = coloring
        ? ['case', ['all', meets, isOwn], colorExpression(coloring.scale, theme, NO_FILL), NO_FILL]
        : ['case', meets, `${plain}${PALE}`, NO_FILL]
      return [
        {
          id: COVERAGE,
          type: 'fill',
          source: COVERAGE,
          'source-layer': 'coverage',
          maxzoom: lotLevels[0],
          paint: {
            'fill-color': plain,
            'fill-opacity': ['match', ['get', 'h'], 'whole', 0.16, 0.07],
            'fill-antialias': false,
          },
        },
        {
          id: 'lots-areas',
          type: 'fill',
          ...lotLayer,
          paint: { 'fill-color': color, 'fill-outline-color': plain, 'fill-opacity': coloring ? 0.8 : 1 },
        },
        ...(coloring ? [unknownLots(meets, ['all', isOwn, hasValue(coloring.scale)], context)] : []),
        lotEdges(theme, LINES_FROM),
        ...ring('lots-casing', lotLayer, open === undefined ? selected : [...selected, open], halo, 7),
        ...ring('lots-selected', lotLayer, selected, marked, 4),
        ...ring('lots-open', lotLayer, open === undefined ? [] : [open], ink, 2),
        {
          id: 'lots-names',
          type: 'symbol',
          source: LOTS,
          'source-layer': 'lots-labels',
          minzoom: LABELS_FROM,
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
  ...lotLayer,
  filter: ['all', meets, ['!', isColored]],
  paint: { 'fill-pattern': hatchName(color), 'fill-opacity': 0.5, 'fill-antialias': false },
})

function labelOf({ label }: MapLayerChoiceValues): ExpressionSpecification {
  if (label === 'address') return ['coalesce', ['get', 'a'], '']
  const number = label === undefined ? undefined : parsePublished(label)
  if (!number) return ['get', 'n']
  const value: ExpressionSpecification = ['get', propertyOf(number)]
  const text: ExpressionSpecification = isYear(number.column)
    ? ['to-string', value]
    : ['number-format', value, { locale: 'en-US', 'max-fraction-digits': 2 }]
  return ['case', ['all', ['==', ['get', 'l'], number.layer], ['has', propertyOf(number)]], text, '']
}
