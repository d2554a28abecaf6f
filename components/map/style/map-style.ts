import type { Feature, FeatureCollection } from 'geojson'
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { boundsOf } from '../fit'
import type { MapFeature, MapFeatureRole, MapFeatures, MapOverlay } from '../map-props'
import { CROWD, crowdLayers, crowdSource } from './crowd-layers'
import { featureLayers, isShape, placeLayer } from './feature-layers'
import { type Basemap, type Palette, paletteFor, pictureOf, type RasterBasemap, type Theme } from './palette'
import { groundNames, groundSources, groundTiles, namedSources, streetLayers } from './street-layers'

interface Look {
  theme: Theme
  basemap: Basemap
  features: MapFeatures
  selectedId: string | undefined
  detailed: boolean
  overlay?: MapOverlay | undefined
  crowded?: boolean | undefined
}

export const LAND = 'states'
export const LAND_FILL = 'land'

/** At larger zooms the county outlines would be off by many pixels, and the ground tiles show the place. */
export const COUNTIES_TO = 12

export function mapStyle({
  theme,
  basemap,
  features,
  selectedId,
  detailed,
  overlay,
  crowded = false,
}: Look): StyleSpecification {
  const palette = paletteFor(theme, basemap)
  const picture = pictureOf(basemap)
  const [crowd, others] = crowded ? parted(features) : [[], features.features]
  const dimmed = theme === 'dark' && picture === 'topo'
  // Omits an empty source, because MapLibre tiles even an empty source at each move.
  const hasOthers = others.length > 0
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      [LAND]: { type: 'geojson', data: '/basemap/states.json' },
      ...(detailed ? { counties: { type: 'geojson', data: '/basemap/counties.json' } } : {}),
      ...(picture ? { [picture]: pictureSource(picture) } : {}),
      ...groundSource(basemap),
      ...overlay?.sources,
      ...(crowded ? { [CROWD]: crowdSource(withIds(crowd)) } : {}),
      ...(hasOthers ? featureSources(others, selectedId) : {}),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
      {
        id: LAND_FILL,
        type: 'fill',
        source: LAND,
        filter: isShape('Polygon'),
        paint: { 'fill-color': palette.land },
      },
      ...(picture ? [pictureLayer(picture, dimmed)] : []),
      ...(detailed ? [countyLines(palette, basemap)] : []),
      stateLines(palette, basemap),
      ...(basemap === 'streets' ? streetLayers(palette) : []),
      ...(picture ? [] : names(palette, detailed, basemap)),
      ...(overlay?.isOnTop ? [] : (overlay?.layers(palette) ?? [])),
      ...(hasGroundNames(basemap) ? groundNames(palette) : []),
      ...(hasOthers ? featureLayers(palette, selectedId) : []),
      ...(overlay?.isOnTop ? overlay.layers(palette) : []),
      ...(crowded ? crowdLayers(palette) : []),
      ...(hasOthers ? [placeLayer(palette)] : []),
    ],
  }
}

const featureSources = (features: readonly MapFeature[], selectedId: string | undefined) => ({
  features: { type: 'geojson', data: withIds(features) } as const,
  names: { type: 'geojson', data: nameplates(features, selectedId) } as const,
})

/** Copies ids into properties, because MapLibre drops ids that are not numbers when it tiles a source. */
function withIds(features: readonly MapFeature[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: features.map((each) => ({ ...each, properties: { ...each.properties, id: each.id } })),
  }
}

const isNamed = (role: MapFeatureRole) => role === 'result' || role === 'choice' || role === 'lot'

function parted({ features }: MapFeatures): [MapFeature[], MapFeature[]] {
  const isOfCrowd = ({ geometry, properties }: MapFeature) =>
    properties.role === 'choice' && geometry.type === 'Point'
  return [features.filter(isOfCrowd), features.filter((each) => !isOfCrowd(each))]
}

const MOST_NAMED = 20

/** Places each name at one point, because the name of an area would repeat in every tile of the area. */
function nameplates(features: readonly MapFeature[], selectedId: string | undefined): FeatureCollection {
  const isCrowd = features.filter(({ geometry }) => geometry.type === 'Point').length > MOST_NAMED
  const plates = features.flatMap(({ id, geometry, properties }): Feature[] => {
    const bounds = isNamed(properties.role) ? boundsOf([geometry]) : undefined
    if (!bounds) return []
    const [west, south, east, north] = bounds
    const point = { type: 'Point' as const, coordinates: [(west + east) / 2, (south + north) / 2] }
    const besidePoint = geometry.type === 'Point'
    const inCrowd = isCrowd && besidePoint && id !== selectedId
    return [{ type: 'Feature', properties: { name: properties.name, besidePoint, inCrowd }, geometry: point }]
  })
  return { type: 'FeatureCollection', features: plates }
}

function groundSource(basemap: Basemap): Record<string, SourceSpecification> {
  if (!hasGroundNames(basemap)) return {}
  return groundTiles(window.location.origin, basemap === 'streets' ? groundSources : namedSources)
}

const hasGroundNames = (basemap: Basemap): boolean => basemap === 'streets' || basemap === 'imagery-names'

function pictureSource(picture: RasterBasemap): SourceSpecification {
  // The source has tiles up to level 16. MapLibre enlarges them at larger zooms.
  return { type: 'raster', tiles: [`/tiles/basemap/${picture}/{z}/{x}/{y}`], tileSize: 256, maxzoom: 16 }
}

function pictureLayer(picture: RasterBasemap, dimmed: boolean): LayerSpecification {
  const paint = { 'raster-fade-duration': 0, 'raster-brightness-max': dimmed ? 0.78 : 1 }
  return { id: picture, type: 'raster', source: picture, paint }
}

function countyLines({ county, state }: Palette, basemap: Basemap): LayerSpecification {
  return {
    id: 'counties',
    type: 'line',
    source: 'counties',
    minzoom: 5,
    ...(basemap === 'outlines' ? {} : { maxzoom: COUNTIES_TO }),
    filter: isShape('LineString'),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': pictureOf(basemap) ? state : county, 'line-width': 1 },
  }
}

function stateLines({ state, halo }: Palette, basemap: Basemap): LayerSpecification {
  return {
    id: 'states',
    type: 'line',
    source: LAND,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': pictureOf(basemap) === 'imagery' ? halo : state,
      'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.75, 8, 1.75],
    },
    filter: isShape('LineString'),
  }
}

function names({ label, halo }: Palette, detailed: boolean, basemap: Basemap): LayerSpecification[] {
  const paint = { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.25 }
  const font = { 'text-font': ['system-ui'] }
  const states: LayerSpecification = {
    id: 'state-names',
    type: 'symbol',
    source: LAND,
    maxzoom: 8,
    filter: isShape('Point'),
    layout: {
      ...font,
      'text-field': ['step', ['zoom'], ['get', 'postal'], 4.5, ['get', 'name']],
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 11, 7, 15],
      'text-letter-spacing': 0.06,
    },
    paint,
  }
  const counties: LayerSpecification = {
    id: 'county-names',
    type: 'symbol',
    source: 'counties',
    minzoom: 7,
    ...(basemap === 'streets' ? { maxzoom: 10 } : {}),
    filter: isShape('Point'),
    layout: { ...font, 'text-field': ['get', 'name'], 'text-size': 12 },
    paint,
  }
  return detailed ? [states, counties] : [states]
}
