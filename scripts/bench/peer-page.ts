import { join } from 'node:path'
import { root } from '../source-hash.mjs'

interface PeerFile {
  type: string
  path?: string
  text?: string
}

const packaged = (name: string) => join(root, 'node_modules', name)

/** The columns that our own tiles are made of. */
const FIELDS =
  'OBJECTID PARCEL_ID CO_NO ASMNT_YR DOR_UC JV AV_NSD TV_NSD LND_VAL LND_SQFOOT TOT_LVG_AR ACT_YR_BLT QUAL_CD1 SALE_PRC1 SALE_YR1 PHY_ADDR1 PHY_CITY PHY_ZIPCD'

const LAYER =
  '/services9.arcgis.com/Gh9awoU677aKree0/arcgis/rest/services/Florida_Statewide_Cadastral/FeatureServer/0'

/** Drawn on a canvas and with the options its documentation advises for many shapes. */
const script = `
const query = new URLSearchParams(location.search)
document.getElementById('map').style.cssText = 'width:' + query.get('w') + 'px;height:' + query.get('h') + 'px'
const map = L.map('map', { center: [query.get('lat'), query.get('lon')], zoom: 16, zoomAnimation: false, fadeAnimation: false, inertia: false })
const colors = ['#fde725', '#90d743', '#35b779', '#21918c', '#31688e', '#443983', '#440154']
const layer = L.esri.featureLayer({
  url: location.origin + ${JSON.stringify(LAYER)},
  fields: ${JSON.stringify(FIELDS.split(' '))},
  precision: 6,
  simplifyFactor: 0.5,
  minZoom: 16,
  renderer: L.canvas(),
  style: ({ properties }) => ({ weight: 1, color: '#555', fillOpacity: 0.6, fillColor: colors[Math.min(6, Math.floor(properties.JV / 100000))] }),
}).addTo(map)
window.completedAt = 0
layer.on('load', () => requestAnimationFrame(() => requestAnimationFrame(() => { window.completedAt = performance.now() })))
window.isBusy = () => layer._activeRequests > 0
`

export const peerFiles: Readonly<Record<string, PeerFile>> = {
  '/peer': {
    type: 'text/html',
    text: '<!doctype html><html lang="en"><title>Peer</title><link rel="stylesheet" href="/peer/leaflet.css"><body style="margin:0"><div id="map" tabindex="0"></div><script src="/peer/leaflet.js"></script><script src="/peer/esri-leaflet.js"></script><script src="/peer/page.js"></script>',
  },
  '/peer/page.js': { type: 'text/javascript', text: script },
  '/peer/leaflet.css': { type: 'text/css', path: packaged('leaflet/dist/leaflet.css') },
  '/peer/leaflet.js': { type: 'text/javascript', path: packaged('leaflet/dist/leaflet.js') },
  '/peer/esri-leaflet.js': { type: 'text/javascript', path: packaged('esri-leaflet/dist/esri-leaflet.js') },
}
