import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { hatchName } from '@/components/map/style/hatch'
import type { Palette, Theme } from '@/components/map/style/palette'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { parcelRanges } from '@/lib/records/parcel/ranges'
import { acresToSquareFeet } from '@/lib/units'
import { type ColorScale, colorScale, type StepColorClass } from './color-classes'
import { filterExpression } from './filter-expression'
import { propertyNames, SOURCE, sourceLayers } from './parcel-properties'
import { byZoom, GATE_ZOOM } from './zooms'

export const pickable: Readonly<Record<ParcelView['layer'], readonly string[]>> = {
  polygons: ['parcel-areas'],
  centroids: ['parcel-points'],
}

interface ParcelLook {
  layer: ParcelView['layer']
  filter: ParcelFilter
  scale: ColorScale
}

const strength = (meets: ExpressionSpecification, full: number): ExpressionSpecification => [
  'case',
  meets,
  full,
  0,
]

export function parcelLayers(palette: Palette, look: ParcelLook): LayerSpecification[] {
  return look.layer === 'polygons'
    ? [...areas(palette, look), edges(palette, LINES_FROM)]
    : [points(palette, look)]
}

/**
 * Labels have a source of their own, because MapLibre would otherwise lay out the whole content of a tile at
 * each frame.
 */
export const LABELS = 'parcels-labels'

export const labelLayer = (palette: Palette, scale: ColorScale): LayerSpecification => ({
  ...labels(palette, scale),
  id: LABELS,
  source: LABELS,
})

export function neighborLayers(
  palette: Palette,
  layer: ParcelView['layer'],
  thisYear: number,
): LayerSpecification[] {
  const look = { layer, filter: {}, scale: colorScale('value', thisYear) }
  const shapes =
    layer === 'polygons' ? [plainAreas(palette), edges(palette, GATE_ZOOM)] : [points(palette, look)]
  return [
    ...shapes,
    {
      ...labels(palette, look.scale),
      id: 'neighbor-labels',
      source: SOURCE,
      'source-layer': sourceLayers[layer],
      // A parcel on several tiles has the text of its label on only one of them.
      filter: ['has', 'n'],
    },
  ]
}

const plainAreas = ({ halo }: Palette): LayerSpecification => ({
  id: 'parcel-areas',
  type: 'fill',
  source: SOURCE,
  'source-layer': sourceLayers.polygons,
  minzoom: GATE_ZOOM,
  paint: { 'fill-color': halo, 'fill-opacity': 0.35, 'fill-antialias': false },
})

/** The fill is transparent, because MapLibre draws an outline only with a fill. */
const NO_FILL = 'rgba(0, 0, 0, 0)'
export const LINES_FROM = 17

/**
 * Draws the edges as outlines of the fill, which cost far less than a line layer. A line layer is added only
 * at larger zooms.
 */
function areas({ theme, state, context }: Palette, { filter, scale }: ParcelLook): LayerSpecification[] {
  const base = {
    type: 'fill',
    source: SOURCE,
    'source-layer': sourceLayers.polygons,
    minzoom: GATE_ZOOM,
  } as const
  const meets = filterExpression(filter)
  return [
    {
      ...base,
      id: 'parcel-areas',
      paint: {
        'fill-color': ['case', meets, colorExpression(scale, theme, NO_FILL), NO_FILL],
        'fill-outline-color': [
          'interpolate',
          ['linear'],
          ['zoom'],
          GATE_ZOOM,
          `${state}8c`,
          LINES_FROM,
          state,
        ],
        'fill-opacity': 0.8,
      },
    },
    {
      ...base,
      id: 'parcel-unknown',
      filter: ['!', hasValue(scale)],
      paint: {
        'fill-pattern': hatchName(context),
        'fill-opacity': strength(meets, 0.7),
        'fill-antialias': false,
      },
    },
  ]
}

/**
 * Lines have no round joins, which are invisible at a width of one pixel and would cost a quarter of the
 * frame time.
 */
function edges({ state }: Palette, minzoom: number): LayerSpecification {
  return {
    id: 'parcel-edges',
    type: 'line',
    source: SOURCE,
    'source-layer': sourceLayers.polygons,
    minzoom,
    paint: { 'line-color': state, 'line-width': byZoom(0.5, 1.25), 'line-opacity': 0.85 },
  }
}

function points({ theme, halo, context }: Palette, { filter, scale }: ParcelLook): LayerSpecification {
  return {
    id: 'parcel-points',
    type: 'circle',
    source: SOURCE,
    'source-layer': sourceLayers.centroids,
    minzoom: GATE_ZOOM,
    paint: {
      'circle-radius': byZoom(3, 7),
      'circle-color': colorExpression(scale, theme, halo),
      'circle-opacity': strength(filterExpression(filter), 0.9),
      'circle-stroke-color': context,
      'circle-stroke-width': 0.75,
    },
  }
}

function labels({ ink, halo }: Palette, scale: ColorScale) {
  return {
    type: 'symbol' as const,
    minzoom: labelsFrom(scale),
    layout: {
      'text-font': ['system-ui'],
      'text-field': labelText(scale),
      'text-size': 11.5,
      'text-max-width': 20,
      'text-padding': 0,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.75 },
  }
}

const NUMBERS_FROM = 17
/** The first zoom at which "Residential" fits on a lot 50 feet wide. */
const NAMES_FROM = 19

export const labelsFrom = (scale: ColorScale): number => (scale.kind === 'codes' ? 16 : NUMBERS_FROM)

export function labelText(scale: ColorScale): ExpressionSpecification {
  const number: ExpressionSpecification = ['to-string', ['get', 'n']]
  const numbered = (words: ExpressionSpecification): ExpressionSpecification => [
    'case',
    hasValue(scale),
    ['concat', number, '\n', words],
    number,
  ]
  if (scale.kind === 'steps') return numbered(saying(scale))
  const letter = lettersOf(scale)
  return ['step', ['zoom'], letter, NUMBERS_FROM, numbered(letter), NAMES_FROM, numbered(saying(scale))]
}

function saying(scale: ColorScale): ExpressionSpecification {
  const value: ExpressionSpecification = ['get', scale.property]
  if (scale.kind === 'codes') {
    const words = scale.classes.map((each) => [each.codes, each.words] as const)
    return matchExpression(value, words, '')
  }
  if (scale.property === propertyNames.landValuePerSquareFoot) return ['concat', '$', digits(value, 2, 2)]
  const { unit } = Object.values(parcelRanges).find(({ tile }) => tile === scale.property) ?? {}
  if (unit === 'dollars') return shortDollars(value)
  if (unit === 'acres') return ['concat', digits(['/', value, acresToSquareFeet(1)], 0, 2), ' ac']
  return unit === 'square feet' ? whole(value) : ['to-string', value]
}

function lettersOf({ property, classes }: Extract<ColorScale, { kind: 'codes' }>): ExpressionSpecification {
  const letters = classes.map(({ codes, letter }) => [codes, letter] as const)
  return matchExpression(['get', property], letters, '')
}

/** A value that would round to $1000K becomes $1M. */
function shortDollars(value: ExpressionSpecification): ExpressionSpecification {
  return [
    'case',
    ['>=', value, 999_500],
    ['concat', '$', digits(['/', value, 1_000_000], 0, 1), 'M'],
    ['>=', value, 1000],
    ['concat', '$', whole(['/', value, 1000]), 'K'],
    ['concat', '$', whole(value)],
  ]
}

function digits(value: ExpressionSpecification, least: number, most: number): ExpressionSpecification {
  return [
    'number-format',
    value,
    { locale: 'en-US', 'min-fraction-digits': least, 'max-fraction-digits': most },
  ]
}

/** Uses `round`, because MapLibre's `number-format` ignores a maximum of zero fraction digits. */
const whole = (value: ExpressionSpecification): ExpressionSpecification => ['to-string', ['round', value]]

export function hasValue(scale: ColorScale): ExpressionSpecification {
  if (scale.kind === 'steps') return ['has', scale.property]
  return ['in', ['get', scale.property], ['literal', scale.classes.flatMap(({ codes }) => codes)]]
}

export function colorExpression(scale: ColorScale, theme: Theme, unknown: string): ExpressionSpecification {
  const value: ExpressionSpecification = ['get', scale.property]
  if (scale.kind === 'steps') {
    return ['case', hasValue(scale), stepExpression(value, scale.classes, theme), unknown]
  }
  return matchExpression(
    value,
    scale.classes.map(({ codes, fill }) => [codes, fill[theme]]),
    unknown,
  )
}

function matchExpression(
  value: ExpressionSpecification,
  groups: readonly (readonly [codes: readonly string[], text: string])[],
  otherwise: string,
): ExpressionSpecification {
  const [first, ...others] = groups.map(([codes, text]): [string[], string] => [[...codes], text])
  if (!first) return ['literal', otherwise]
  return ['match', value, ...first, ...others.flat(), otherwise]
}

function stepExpression(
  value: ExpressionSpecification,
  classes: readonly StepColorClass[],
  theme: Theme,
): ExpressionSpecification {
  const [first, ...others] = classes
  return [
    'step',
    value,
    first?.fill[theme] ?? '',
    ...others.flatMap(({ from, fill }): [number, string] => [from, fill[theme]]),
  ]
}
