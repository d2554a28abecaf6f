import { join } from 'node:path'
import { paletteFor } from '@/components/map/style/palette'
import { groundNames, groundTiles, streetLayers } from '@/components/map/style/street-layers'
import { sourceColumn } from '@/connectors/us-florida-parcels/roll-columns'
import { mapShape } from '@/connectors/us-florida-parcels/wire'
import { root } from '../../scripts/source-hash.mjs'

export interface PeerAsset {
  type: string
  path?: string
  text?: string
}

const LAYER =
  '/services9.arcgis.com/Gh9awoU677aKree0/arcgis/rest/services/Florida_Statewide_Cadastral/FeatureServer/0'

const columns = {
  id: sourceColumn('objectId'),
  value: sourceColumn('justValue'),
  address: sourceColumn('address'),
}

const shared = `
const query = new URLSearchParams(location.search)
const place = [Number(query.get('lon')), Number(query.get('lat'))]
const layer = query.get('layer')
document.getElementById('map').style.cssText = 'width:' + query.get('w') + 'px;height:' + query.get('h') + 'px'
const colors = ['#fde725', '#90d743', '#35b779', '#21918c', '#31688e', '#443983', '#440154']
window.completedAt = 0
const complete = () => requestAnimationFrame(() => requestAnimationFrame(() => { window.completedAt = performance.now() }))
const list = (rows) => {
  document.getElementById('rows').innerHTML = rows.map(({ ${columns.address}: at, ${columns.value}: value }) => '<li>' + at + ' ' + value + '</li>').join('')
}
`

const esriLeaflet = `
const map = L.map('map', { center: [place[1], place[0]], zoom: 16, zoomAnimation: false, fadeAnimation: false, inertia: false })
const layer = L.esri.featureLayer({
  url: location.origin + ${JSON.stringify(LAYER)},
  fields: ${JSON.stringify(mapShape.fields)},
  precision: 6,
  simplifyFactor: 0.5,
  minZoom: 16,
  renderer: L.canvas(),
  style: ({ properties }) => ({ weight: 1, color: '#555', fillOpacity: 0.6, fillColor: colors[Math.min(6, Math.floor(properties.${columns.value} / 100000))] }),
}).addTo(map)
layer.on('load', () => {
  const rows = []
  layer.eachActiveFeature((each) => {
    if (map.getBounds().intersects(each.getBounds())) rows.push(each.feature.properties)
  })
  list(rows)
  complete()
})
window.isBusy = () => layer._activeRequests > 0
`

const fill = `['step', ['coalesce', ['get', property], 0], ...colors.flatMap((color, at) => at === 0 ? [color] : [at * 100000, color])]`

const streets = {
  sources: groundTiles(''),
  below: streetLayers(paletteFor('light', 'streets')),
  above: groundNames(paletteFor('light', 'streets')),
}
const noStreets: typeof streets = { sources: {}, below: [], above: [] }

const mapLibre = (source: string, property: string, rest: string, ground = noStreets) => `
import * as maplibregl from '/peer/maplibre-gl.mjs'
${shared}
const property = '${property}'
const source = ${source}
const from = source.type === 'vector' ? { 'source-layer': layer } : {}
const ground = ${JSON.stringify(ground)}
for (const each of Object.values(ground.sources)) each.tiles = each.tiles.map((path) => location.origin + path)
const map = new maplibregl.Map({
  container: 'map',
  center: place,
  zoom: Number(query.get('z')),
  fadeDuration: 0,
  style: {
    version: 8,
    sources: { ...ground.sources, parcels: source },
    layers: [
      ...ground.below,
      { id: 'areas', type: 'fill', source: 'parcels', ...from, minzoom: 15, paint: { 'fill-color': ${fill}, 'fill-opacity': 0.6 } },
      { id: 'edges', type: 'line', source: 'parcels', ...from, minzoom: 15, paint: { 'line-color': '#555' } },
      ...ground.above,
    ],
  },
})
${rest}
`

const ourTiles = `{ type: 'vector', tiles: [location.origin + '/tiles/' + layer + '/1/{z}/{x}/{y}'], minzoom: 15, maxzoom: 15 }`
const noteIdle = `
map.on('idle', () => { window.completedAt = performance.now() })
window.isBusy = () => window.completedAt === 0 || map.isMoving() || !map.areTilesLoaded()
`

/** The lower bound for any map: our tiles with only one fill layer and one line layer. */
const bare = mapLibre(ourTiles, 'v', noteIdle)
/** The lower bound for a map with streets: `bare` with our street tiles in our style. */
const bareStreets = mapLibre(ourTiles, 'v', noteIdle, streets)

/**
 * The common approach: one request for each view, one GeoJSON source and a plain list. The script pages by
 * object id, because the source rejects large offsets.
 */
const geoJson = mapLibre(
  `{ type: 'geojson', data: { type: 'FeatureCollection', features: [] } }`,
  columns.value,
  `
let asked = 0
let busy = true
async function read() {
  const own = ++asked
  busy = true
  const bounds = map.getBounds()
  const features = []
  for (let isCut = true; isCut;) {
    const answer = await fetch(${JSON.stringify(`${LAYER}/query?`)} + new URLSearchParams({
      where: '${columns.id} > ' + (features.at(-1)?.properties.${columns.id} ?? 0),
      geometry: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()].join(),
      geometryType: 'esriGeometryEnvelope',
      inSR: '4326',
      outSR: '4326',
      outFields: ${JSON.stringify(mapShape.fields.join())},
      geometryPrecision: '6',
      orderByFields: '${columns.id}',
      f: 'geojson',
    }))
    const page = await answer.json()
    if (own !== asked) return
    features.push(...page.features)
    isCut = Boolean(page.exceededTransferLimit ?? page.properties?.exceededTransferLimit)
  }
  map.getSource('parcels').setData({ type: 'FeatureCollection', features })
  list(features.map(({ properties }) => properties))
  map.once('idle', () => {
    if (own !== asked) return
    window.completedAt = performance.now()
    busy = false
  })
}
map.on('load', read)
map.on('moveend', read)
window.isBusy = () => busy
`,
)

const packaged = (name: string) => join(root, 'node_modules', name)
const ofMapLibre = ['maplibre-gl.mjs', 'maplibre-gl-shared.mjs', 'maplibre-gl-worker.mjs', 'maplibre-gl.css']

const page = (head: string, scripts: string): PeerAsset => ({
  type: 'text/html',
  text: `<!doctype html><html lang="en"><title>Peer</title>${head}<body style="margin:0"><div id="map" tabindex="0"></div><ol id="rows"></ol>${scripts}`,
})

const asModule = (name: string) =>
  page(
    '<link rel="stylesheet" href="/peer/maplibre-gl.css">',
    `<script type="module" src="/peer/${name}.js"></script>`,
  )
const script = (text: string): PeerAsset => ({ type: 'text/javascript', text })

export const peers = {
  'esri-leaflet': '/peer/leaflet',
  'bare MapLibre': '/peer/bare',
  'bare MapLibre with streets': '/peer/streets',
  'MapLibre with GeoJSON': '/peer/geojson',
} as const

export const peerNames = Object.keys(peers) as PeerName[]

export const surfaces: Readonly<Record<PeerName, string>> = {
  'esri-leaflet': '#map',
  'bare MapLibre': '.maplibregl-canvas',
  'bare MapLibre with streets': '.maplibregl-canvas',
  'MapLibre with GeoJSON': '.maplibregl-canvas',
}

export type PeerName = keyof typeof peers

export const peerFiles: Readonly<Record<string, PeerAsset>> = {
  [peers['esri-leaflet']]: page(
    '<link rel="stylesheet" href="/peer/leaflet.css">',
    ['leaflet', 'esri-leaflet', 'page'].map((name) => `<script src="/peer/${name}.js"></script>`).join(''),
  ),
  [peers['bare MapLibre']]: asModule('bare'),
  [peers['bare MapLibre with streets']]: asModule('streets'),
  [peers['MapLibre with GeoJSON']]: asModule('geojson'),
  '/peer/page.js': script(shared + esriLeaflet),
  '/peer/bare.js': script(bare),
  '/peer/streets.js': script(bareStreets),
  '/peer/geojson.js': script(geoJson),
  '/peer/leaflet.css': { type: 'text/css', path: packaged('leaflet/dist/leaflet.css') },
  '/peer/leaflet.js': { type: 'text/javascript', path: packaged('leaflet/dist/leaflet.js') },
  '/peer/esri-leaflet.js': { type: 'text/javascript', path: packaged('esri-leaflet/dist/esri-leaflet.js') },
  ...Object.fromEntries(
    ofMapLibre.map((name) => [
      `/peer/${name}`,
      {
        type: name.endsWith('.css') ? 'text/css' : 'text/javascript',
        path: packaged(`maplibre-gl/dist/${name}`),
      },
    ]),
  ),
}
