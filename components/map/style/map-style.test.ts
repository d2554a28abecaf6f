import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, it, vi } from 'vitest'
import type { MapFeature } from '../map-props'
import { featureLayerIds } from './feature-layers'
import { mapStyle } from './map-style'
import type { Basemap, Theme } from './palette'

const square: MapFeature = {
  type: 'Feature',
  id: 'section-12',
  properties: { name: 'Section 12', role: 'result' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-105, 39],
        [-104, 39],
        [-104, 40],
        [-105, 40],
        [-105, 39],
      ],
    ],
  },
}
const features = { type: 'FeatureCollection' as const, features: [square] }
const themes: Theme[] = ['light', 'dark']
const basemaps: Basemap[] = ['streets', 'outlines', 'topo', 'imagery', 'imagery-names']
vi.stubGlobal('window', { location: { origin: 'https://ours.example' } })
const looks = themes.flatMap((theme) =>
  basemaps.flatMap((basemap) => [true, false].map((detailed) => [theme, basemap, detailed] as const)),
)

describe('mapStyle', () => {
  it('gives every layer a unique id and an existing source', () => {
    for (const [theme, basemap, detailed] of looks) {
      const style = mapStyle({ theme, basemap, features, selectedId: 'section-12', detailed })
      const sources = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []))
      expect(new Set(sources)).toEqual(new Set(Object.keys(style.sources)))
      const ids = style.layers.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
      expect(ids).toEqual(expect.arrayContaining([...featureLayerIds]))
    }
  })

  it('requests tiles and fonts only from our own server', () => {
    const { sources, glyphs, sprite } = mapStyle({
      theme: 'light',
      basemap: 'topo',
      features,
      selectedId: undefined,
      detailed: true,
    })
    const { features: places, names, ...fetched } = sources
    const addresses = [...JSON.stringify(fetched).matchAll(/"((?:https?:)?\/[^"]*)"/g)].map(([, url]) => url)
    expect(addresses).toEqual([
      '/basemap/states.json',
      '/basemap/counties.json',
      '/tiles/basemap/topo/{z}/{x}/{y}',
    ])
    expect([glyphs, sprite]).toEqual([undefined, undefined])
    expect(places).toMatchObject({ data: { features: [{ properties: { id: 'section-12' } }] } })
    expect(names).toMatchObject({ data: { features: [{ geometry: { coordinates: [-104.5, 39.5] } }] } })
  })

  it('shows the names of many points only at close zooms, but always that of the selected point', () => {
    const points = Array.from(
      { length: 30 },
      (_, index): MapFeature => ({
        type: 'Feature',
        id: String(index),
        properties: { name: 'A permit', role: 'result' },
        geometry: { type: 'Point', coordinates: [-104 - index / 100, 39] },
      }),
    )
    const inCrowd = (some: MapFeature[]) => {
      const { sources } = mapStyle({
        theme: 'light',
        basemap: 'streets',
        selectedId: '3',
        detailed: false,
        features: { type: 'FeatureCollection', features: some },
      })
      return JSON.stringify(sources.names).split('"inCrowd":true').length - 1
    }
    expect(inCrowd(points)).toBe(29)
    expect(inCrowd(points.slice(0, 10))).toBe(0)
  })

  it("uses our own street tiles, and draws street names above the page's features", () => {
    const own: LayerSpecification = { id: 'own', type: 'background' }
    const { sources, layers } = mapStyle({
      theme: 'light',
      basemap: 'streets',
      features,
      selectedId: undefined,
      detailed: true,
      overlay: { sources: {}, layers: () => [own], pickable: [] },
    })
    for (const name of ['streets', 'water', 'places']) {
      const address = `https://ours.example/tiles/${name}/1/{z}/{x}/{y}`
      expect(sources[name]).toMatchObject({ type: 'vector', tiles: [address] })
    }
    const ids = layers.map(({ id }) => id)
    expect(ids.indexOf('road-street')).toBeLessThan(ids.indexOf('own'))
    expect(ids.indexOf('street-names')).toBeGreaterThan(ids.indexOf('own'))
    expect(ids.indexOf('road-edge-motorway')).toBeLessThan(ids.indexOf('road-track'))
  })

  it('an invisible layer above the names reserves room for points', () => {
    const { layers } = mapStyle({
      theme: 'light',
      basemap: 'outlines',
      selectedId: undefined,
      detailed: false,
      features,
    })
    const symbols = layers.filter(({ type }) => type === 'symbol').map(({ id }) => id)
    expect(symbols.indexOf('name-room')).toBeGreaterThan(symbols.indexOf('names'))
    expect(layers.find(({ id }) => id === 'name-room')).toMatchObject({
      layout: { 'text-allow-overlap': true },
      paint: { 'text-opacity': 0 },
    })
  })

  it('the style has no source for features if the list of features is empty', () => {
    const style = mapStyle({
      theme: 'light',
      basemap: 'streets',
      selectedId: undefined,
      detailed: false,
      features: { type: 'FeatureCollection', features: [] },
    })
    expect(Object.keys(style.sources)).toEqual(['states', 'streets', 'water', 'places'])
    expect(style.layers.map(({ id }) => id)).not.toContain('point')
  })

  it('draws counties only in detailed styles', () => {
    const look = { theme: 'light', basemap: 'outlines', features, selectedId: undefined } as const
    expect(Object.keys(mapStyle({ ...look, detailed: false }).sources)).not.toContain('counties')
    expect(Object.keys(mapStyle({ ...look, detailed: true }).sources)).toContain('counties')
  })
})
