import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { simulators } from '@/connectors/simulators'
import { sourceColumn } from '@/connectors/us-florida-parcels/public'
import { mapShape } from '@/connectors/us-florida-parcels/wire'
import { root } from '../source-hash.mjs'

/** What an answer of the real source takes beside its own work, at the least. */
const LATENCY_MS = 150

export interface SourceServer {
  origin: string
  /** Requests of the parcel layers since the last look. */
  countParcelRequests: () => number
  stop: () => void
}

/** The simulated sources over HTTP, compressed and open to browsers as the real ones are, and the other map's page. */
export async function startSourceServer(): Promise<SourceServer> {
  let asked = 0
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file = peerFiles[path.split('?')[0] ?? '']
    if (file) return sendFile(response, file)
    if (path.startsWith('/services9.arcgis.com/')) asked += 1
    answer(path, request, response).catch((error) => response.destroy(error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    countParcelRequests() {
      const count = asked
      asked = 0
      return count
    },
    stop: () => server.close(),
  }
}

async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, host = '', ...rest] = path.split('/')
  const simulate = simulators[host]
  if (!simulate) {
    response.writeHead(404).end()
    return
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined
  const init = body ? { method: 'POST', body } : {}
  const result = await simulate(new Request(`https://${host}/${rest.join('/')}`, init))
  const bytes = gzipSync(new Uint8Array(await result.arrayBuffer()), { level: 4 })
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS))
  response
    .writeHead(result.status, {
      'content-type': result.headers.get('content-type') ?? 'application/json',
      'content-encoding': 'gzip',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    .end(bytes)
}

function sendFile(response: ServerResponse, { type, path, text }: (typeof peerFiles)[string]): void {
  response.writeHead(200, { 'content-type': type }).end(text ?? readFileSync(path ?? ''))
}

interface PeerFile {
  type: string
  path?: string
  text?: string
}

const packaged = (name: string) => join(root, 'node_modules', name)

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
  fields: ${JSON.stringify(mapShape.fields)},
  precision: 6,
  simplifyFactor: 0.5,
  minZoom: 16,
  renderer: L.canvas(),
  style: ({ properties }) => ({ weight: 1, color: '#555', fillOpacity: 0.6, fillColor: colors[Math.min(6, Math.floor(properties.${sourceColumn('justValue')} / 100000))] }),
}).addTo(map)
window.completedAt = 0
layer.on('load', () => requestAnimationFrame(() => requestAnimationFrame(() => { window.completedAt = performance.now() })))
window.isBusy = () => layer._activeRequests > 0
`

const peerFiles: Readonly<Record<string, PeerFile>> = {
  '/peer': {
    type: 'text/html',
    text: '<!doctype html><html lang="en"><title>Peer</title><link rel="stylesheet" href="/peer/leaflet.css"><body style="margin:0"><div id="map" tabindex="0"></div><script src="/peer/leaflet.js"></script><script src="/peer/esri-leaflet.js"></script><script src="/peer/page.js"></script>',
  },
  '/peer/page.js': { type: 'text/javascript', text: script },
  '/peer/leaflet.css': { type: 'text/css', path: packaged('leaflet/dist/leaflet.css') },
  '/peer/leaflet.js': { type: 'text/javascript', path: packaged('leaflet/dist/leaflet.js') },
  '/peer/esri-leaflet.js': { type: 'text/javascript', path: packaged('esri-leaflet/dist/esri-leaflet.js') },
}
