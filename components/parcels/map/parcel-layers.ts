import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { hatchName } from '@/components/map/style/hatch'
import type { Palette, Theme } from '@/components/map/style/palette'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { type ColorScale, colorScale, type StepClass } from './color-classes'
import { filterExpression } from './filter-expression'
import { propertyNames, SOURCE, sourceLayers } from './parcel-properties'
import { byZoom, GATE_ZOOM } from './zooms'

/** Where a pointer meets a parcel. */
export const pickable: Readonly<Record<ParcelView['layer'], readonly string[]>> = {
  polygons: ['parcel-areas'],
  centroids: ['parcel-points'],
}

interface ParcelLook {
  layer: ParcelView['layer']
  filter: ParcelFilter
  scale: ColorScale
}

/** Full for what meets the filter, which is what the list has, and only an outline for the rest. */
const strength = (meets: ExpressionSpecification, full: number): ExpressionSpecification => [
  'case',
  meets,
  full,
  0,
]
/** From below: areas in the color of their class, and their edges. */
export function parcelLayers(palette: Palette, look: ParcelLook): LayerSpecification[] {
  return look.layer === 'polygons'
    ? [...areas(palette, look), edges(palette, LINES_FROM)]
    : [points(palette, look)]
}

/** What is written on the parcels in sight: points of their own, for a tile lays out all that it has at every picture. */
export const LABELS = 'parcels-labels'

export const labelLayer = (palette: Palette, scale: ColorScale): LayerSpecification => ({
  ...labels(palette, scale),
  id: LABELS,
  source: LABELS,
})

/** Around one parcel: where each neighbor ends, its house number and what the roll says it is worth. */
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
      // An outline that is cut by tiles has its label in one of them, which alone says what to write.
      filter: ['has', 'n'],
    },
  ]
}

/** Without a color of their own: they are there to be chosen. */
const plainAreas = ({ halo }: Palette): LayerSpecification => ({
  id: 'parcel-areas',
  type: 'fill',
  source: SOURCE,
  'source-layer': sourceLayers.polygons,
  minzoom: GATE_ZOOM,
  paint: { 'fill-color': halo, 'fill-opacity': 0.35, 'fill-antialias': false },
})

/** No color of its own, and still its outline. */
const NO_FILL = 'rgba(0, 0, 0, 0)'
/** From here on lots are so large that their edges have a width; below, the outline of the area is enough. */
const LINES_FROM = 17

/** An area brings its outline along for far less than a line around it costs, so farther out there are no lines. */
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
      filter: ['!', isKnown(scale)],
      paint: {
        'fill-pattern': hatchName(context),
        'fill-opacity': strength(meets, 0.7),
        'fill-antialias': false,
      },
    },
  ]
}

/** The same for all. Corners are plain: at a pixel's width nobody sees round ones, and they are a quarter of the picture's cost. */
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

/** What there is while the layer of outlines is closed: the middle of each parcel. */
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

/** From here on there is room for the number of the house and what its color says. */
const NUMBERS_FROM = 17
/** And from here on for "Residential" on a lot of fifty feet. */
const NAMES_FROM = 19

/** From this zoom on parcels are labelled: letters of land uses are needed where the colors are. */
export const labelsFrom = (scale: ColorScale): number => (scale.kind === 'codes' ? 16 : NUMBERS_FROM)

export function labelText(scale: ColorScale): ExpressionSpecification {
  const number: ExpressionSpecification = ['to-string', ['get', 'n']]
  const numbered = (words: ExpressionSpecification): ExpressionSpecification => [
    'case',
    isKnown(scale),
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
  if (scale.property === propertyNames.justValue) return shortDollars(value)
  if (scale.property === propertyNames.landValuePerSquareFoot) return ['concat', '$', digits(value, 2, 2)]
  return ['to-string', value]
}

function lettersOf({ property, classes }: Extract<ColorScale, { kind: 'codes' }>): ExpressionSpecification {
  const letters = classes.map(({ codes, letter }) => [codes, letter] as const)
  return matchExpression(['get', property], letters, '')
}

/** $950, $210K, $1.2M. What would round up to a thousand thousands is a million. */
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

/** A number format takes no digits after the point for no wish at all. */
const whole = (value: ExpressionSpecification): ExpressionSpecification => ['to-string', ['round', value]]

/** True where the parcel has a class. */
export function isKnown(scale: ColorScale): ExpressionSpecification {
  if (scale.kind === 'steps') return ['has', scale.property]
  return ['in', ['get', scale.property], ['literal', scale.classes.flatMap(({ codes }) => codes)]]
}

/** The color of a parcel's class; what has none gets the last one. */
export function colorExpression(scale: ColorScale, theme: Theme, unknown: string): ExpressionSpecification {
  const value: ExpressionSpecification = ['get', scale.property]
  if (scale.kind === 'steps') {
    return ['case', isKnown(scale), stepExpression(value, scale.classes, theme), unknown]
  }
  return matchExpression(
    value,
    scale.classes.map(({ codes, fill }) => [codes, fill[theme]]),
    unknown,
  )
}

/** A text for each group of codes. */
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
  classes: readonly StepClass[],
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
