import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { hatchName } from '@/components/map/style/hatch'
import type { Palette } from '@/components/map/style/palette'
import type { MapAreaClass } from '@/lib/records/area-class'
import type { LayerDrawing, LayerDrawingInput, MapLayerRow } from '../map-layer'
import { isOneOf } from './point-drawing'

interface AreaTiles {
  id: string
  edition: number
  levels: readonly [number, number]
  /**
   * Name of the tile layer whose features can be selected. Their label points are in the tile layer with the
   * suffix `-labels`.
   */
  part: string
  /**
   * Keyed by the feature property `h`. A feature without this property is drawn like the last
   * class.
   */
  classes: Readonly<Record<string, MapAreaClass>>
  label: ExpressionSpecification
  only?: string | undefined
}

export function areaDrawing(
  tiles: AreaTiles,
  { selected, open }: LayerDrawingInput<MapLayerRow>,
): LayerDrawing {
  const { id, edition, levels, part, classes, label, only } = tiles
  const tileSource = { source: id, 'source-layer': part } as const
  const kind: ExpressionSpecification = ['coalesce', ['get', 'h'], Object.keys(classes).at(-1) ?? '']
  const ofClass = (name: string): ExpressionSpecification => ['==', kind, name]
  const isShown = only === undefined ? {} : { filter: ofClass(only) }
  const visibleClasses = Object.entries(classes).filter(([name]) => only === undefined || name === only)
  return {
    sources: {
      [id]: {
        type: 'vector',
        tiles: [`${window.location.origin}/tiles/${id}/${edition}/{z}/{x}/{y}`],
        minzoom: levels[0],
        maxzoom: levels[1],
      },
    },
    layers: (palette) => [
      {
        id: `${id}-areas`,
        type: 'fill',
        ...tileSource,
        ...isShown,
        paint: { 'fill-color': colorOf(classes, palette), 'fill-opacity': 0.22 },
      },
      ...visibleClasses.flatMap(([name, { color, dash, isHatched }]): LayerSpecification[] => [
        ...(isHatched
          ? [
              {
                id: `${id}-hatch-${name}`,
                type: 'fill' as const,
                ...tileSource,
                filter: ofClass(name),
                paint: { 'fill-pattern': hatchName(color[palette.theme]), 'fill-opacity': 0.5 },
              },
            ]
          : []),
        {
          id: `${id}-edge-${name}`,
          type: 'line',
          ...tileSource,
          filter: ofClass(name),
          layout: { 'line-join': 'round' },
          paint: {
            'line-color': color[palette.theme],
            'line-width': 1.5,
            ...(dash ? { 'line-dasharray': [...dash] } : {}),
          },
        },
      ]),
      ...ring(
        `${id}-casing`,
        tileSource,
        open === undefined ? selected : [...selected, open],
        palette.halo,
        7,
      ),
      ...ring(`${id}-selected`, tileSource, selected, palette.selected, 4),
      ...ring(`${id}-open`, tileSource, open === undefined ? [] : [open], palette.ink, 2),
      {
        id: `${id}-names`,
        type: 'symbol',
        source: id,
        'source-layer': `${part}-labels`,
        ...isShown,
        layout: { 'text-font': ['system-ui'], 'text-field': label, 'text-size': 12 },
        paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.75 },
      },
    ],
    pickable: [`${id}-areas`],
  }
}

function colorOf(classes: AreaTiles['classes'], { theme, context }: Palette): ExpressionSpecification {
  const cases = Object.entries(classes).flatMap(([name, { color }]) => [name, color[theme]])
  return ['match', ['get', 'h'], ...cases, context] as unknown as ExpressionSpecification
}

export function ring(
  id: string,
  tileSource: { source: string; 'source-layer': string },
  keys: readonly string[],
  color: string,
  width: number,
): LayerSpecification[] {
  if (keys.length === 0) return []
  return [
    {
      id,
      type: 'line',
      ...tileSource,
      filter: isOneOf(keys),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': color, 'line-width': width },
    },
  ]
}
