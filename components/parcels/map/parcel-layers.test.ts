import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { drawSketch, SKETCH, sketchLayers } from '@/components/map/sketch/draw-sketch'
import { mapStyle } from '@/components/map/style/map-style'
import { paletteFor } from '@/components/map/style/palette'
import { SELECTION, selectionLayers } from './chosen-layers'
import { colorings, colorScale, type ParcelColoring } from './color-classes'
import { LABELS, labelLayer, neighborLayers, parcelLayers, pickable } from './parcel-layers'
import { sourceLayers } from './parcel-properties'

const colors = Object.keys(colorings) as ParcelColoring[]
const filters = [{}, { minValue: 1, saleTo: 2020, city: 'MIAMI', use: 'commercial' as const }]
const tiles = { type: 'vector' as const, tiles: ['https://openplat.example/{z}/{x}/{y}'] }
const layers = ['polygons', 'centroids'] as const
const cases = colors.flatMap((color) =>
  layers.flatMap((layer) => filters.map((filter) => ({ color, layer, filter }))),
)

describe('parcel map style', () => {
  it.each(cases)(
    "MapLibre's validator accepts the style: $color, $layer, $filter",
    ({ color, layer, filter }) => {
      const look = { layer, filter, scale: colorScale(color, 2026) }
      const style = mapStyle({
        theme: 'dark',
        basemap: 'outlines',
        features: { type: 'FeatureCollection', features: [] },
        selectedId: undefined,
        detailed: false,
        overlay: {
          sources: {
            parcels: tiles,
            [SELECTION]: tiles,
            [LABELS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
            [SKETCH]: { type: 'geojson', data: drawSketch(undefined) },
          },
          layers: (palette) => [
            ...parcelLayers(palette, look),
            ...selectionLayers(palette, layer, { selected: ['27:1 A', '27:1 A'], open: undefined }),
            labelLayer(palette, look.scale),
            ...sketchLayers(palette),
          ],
          pickable: pickable[layer],
        },
      })
      // The validator requires a URL of glyphs, because it does not know that our letters come from system
      // fonts.
      const text = JSON.stringify({ ...style, glyphs: 'https://openplat.example/{fontstack}/{range}' })
      expect(validateStyleMin(JSON.parse(text)).map(({ message }) => message)).toEqual([])
      expect(style.layers.map(({ id }) => id)).toEqual(expect.arrayContaining([...pickable[layer]]))
    },
  )
})

describe('neighborLayers', () => {
  it.each(layers)('labels each neighbor in only one tile: %s', (layer) => {
    const palette = paletteFor('light', 'streets')
    const labels = neighborLayers(palette, layer, 2026).filter(({ type }) => type === 'symbol')
    expect(labels).toMatchObject([
      { source: 'parcels', 'source-layer': sourceLayers[layer], filter: ['has', 'n'] },
    ])
  })
})

describe('drawSketch', () => {
  const corners = [
    [-82, 28],
    [-82.1, 28],
    [-82.1, 28.1],
  ]
  const kinds = (kind: 'line' | 'area', count: number) =>
    drawSketch({ kind, corners: corners.slice(0, count) }).features.map(({ geometry }) => geometry.type)

  it('draws corners, a line from the second corner on, and an area from the third', () => {
    expect(kinds('area', 1)).toEqual(['Point'])
    expect(kinds('area', 2)).toEqual(['LineString', 'Point', 'Point'])
    expect(kinds('area', 3)).toEqual(['Polygon', 'Point', 'Point', 'Point'])
    expect(kinds('line', 3)).toEqual(['LineString', 'Point', 'Point', 'Point'])
    expect(drawSketch(undefined).features).toEqual([])
  })
})
