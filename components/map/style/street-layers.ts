import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
} from 'maplibre-gl'
import type { Palette, RoadKind } from './palette'

/** Increase this number when the content of the tiles changes, so that browsers do not use cached tiles. */
const EDITION = 1

export const groundSources = ['streets', 'water', 'places'] as const
type GroundSource = (typeof groundSources)[number]
export const namedSources = ['streets', 'places'] as const satisfies readonly GroundSource[]

const levels: Readonly<Record<GroundSource, { minzoom: number; maxzoom: number }>> = {
  streets: { minzoom: 3, maxzoom: 14 },
  water: { minzoom: 6, maxzoom: 12 },
  places: { minzoom: 3, maxzoom: 10 },
}

/** Returns absolute URLs, because MapLibre's worker cannot resolve relative URLs. */
export const groundTiles = (
  origin: string,
  sources: readonly GroundSource[] = groundSources,
): Record<string, SourceSpecification> =>
  Object.fromEntries(
    sources.map((name) => [
      name,
      { type: 'vector', tiles: [`${origin}/tiles/${name}/${EDITION}/{z}/{x}/{y}`], ...levels[name] },
    ]),
  )

type Width = readonly (readonly [zoom: number, pixels: number])[]

interface Look {
  kinds: readonly string[]
  from: number
  width: Width
}

const looks: readonly (readonly [RoadKind, Look])[] = [
  [
    'track',
    {
      kinds: ['track', 'alley', 'private', 'service'],
      from: 14,
      width: [
        [14, 0.6],
        [16, 2],
        [18, 7],
        [20, 24],
      ],
    },
  ],
  [
    'street',
    {
      kinds: ['street', 'ramp'],
      from: 13,
      width: [
        [13, 0.9],
        [14, 1.8],
        [16, 7],
        [18, 20],
        [20, 60],
      ],
    },
  ],
  [
    'main',
    {
      kinds: ['main'],
      from: 9,
      width: [
        [9, 0.7],
        [11, 1.4],
        [13, 2.6],
        [16, 10],
        [18, 26],
        [20, 70],
      ],
    },
  ],
  [
    'motorway',
    {
      kinds: ['motorway'],
      from: 3,
      width: [
        [3, 0.6],
        [6, 1.2],
        [9, 2],
        [11, 3],
        [13, 4.5],
        [16, 12],
        [18, 28],
        [20, 76],
      ],
    },
  ],
]

const isOf = (kinds: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'k'],
  ['literal', [...kinds]],
]

const byZoom = (width: Width, more = 0): DataDrivenPropertyValueSpecification<number> => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...width.flatMap(([zoom, pixels]) => [zoom, pixels + more]),
]

const roads = { source: 'streets', 'source-layer': 'roads' } as const

/** Draws the edges of all roads before the fills of roads, so that crossings look open. */
export function streetLayers({ water, rail, roads: colors }: Palette): LayerSpecification[] {
  return [
    {
      id: 'ground-water',
      type: 'fill',
      source: 'water',
      'source-layer': 'water',
      paint: { 'fill-color': water, 'fill-antialias': false },
    },
    {
      id: 'ground-rail',
      type: 'line',
      source: 'streets',
      'source-layer': 'rail',
      minzoom: 11,
      paint: {
        'line-color': rail,
        'line-width': byZoom([
          [11, 0.8],
          [16, 2.5],
        ]),
        'line-dasharray': [4, 2],
      },
    },
    ...looks.map(([kind, look]) =>
      line(`road-edge-${kind}`, look, colors[kind][1], look.from >= 13 ? 1.2 : 1.6),
    ),
    ...looks.map(([kind, look]) => line(`road-${kind}`, look, colors[kind][0], 0)),
  ]
}

function line(id: string, { kinds, from, width }: Look, color: string, more: number): LayerSpecification {
  return {
    id,
    type: 'line',
    ...roads,
    filter: isOf(kinds),
    minzoom: more > 0 ? Math.max(from, 11) : from,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': byZoom(width, more) },
  }
}

/** Draws road names, route numbers and place names above the page's layers, so that they stay readable. */
export function groundNames(palette: Palette): LayerSpecification[] {
  const { label, halo, ink, roads: colors } = palette
  const paint = { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.5 }
  const font = { 'text-font': ['system-ui'] }
  const along = (id: string, kinds: readonly string[], minzoom: number, size: Width): LayerSpecification => ({
    id,
    type: 'symbol',
    ...roads,
    minzoom,
    filter: ['all', isOf(kinds), ['has', 'n'], ['!', ['has', 's']]],
    layout: {
      ...font,
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'n'],
      'text-size': byZoom(size),
      'text-max-angle': 35,
      'text-padding': 4,
    },
    paint,
  })
  return [
    along('street-names', ['street', 'track', 'private'], 13, [
      [13, 10],
      [14, 10.5],
      [16, 12],
      [18, 14],
    ]),
    along('main-names', ['main', 'motorway'], 12, [
      [12, 11],
      [16, 13],
      [18, 15],
    ]),
    {
      id: 'route-numbers',
      type: 'symbol',
      ...roads,
      minzoom: 6,
      filter: ['has', 's'],
      layout: {
        ...font,
        'symbol-placement': 'line',
        'symbol-spacing': 260,
        'text-rotation-alignment': 'viewport',
        'text-field': ['get', 's'],
        'text-size': 11,
        'text-padding': 12,
      },
      paint: {
        'text-color': ink,
        'text-halo-color': ['match', ['get', 't'], 'I', colors.motorway[0], colors.main[0]],
        'text-halo-width': 3,
      },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'places',
      'source-layer': 'places',
      maxzoom: 15,
      layout: {
        ...font,
        'text-field': ['get', 'n'],
        'symbol-sort-key': ['-', 0, ['get', 'p']],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['step', ['get', 'p'], 11, 500_000, 12.5],
          9,
          ['step', ['get', 'p'], 11, 20_000, 12.5, 100_000, 15],
          13,
          ['step', ['get', 'p'], 13, 20_000, 15, 100_000, 18],
        ] as ExpressionSpecification,
        'text-max-width': 8,
        'text-padding': 6,
      },
      paint: { ...paint, 'text-color': ink },
    },
  ]
}
