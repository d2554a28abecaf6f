import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { request as ask } from 'undici'
import { simulators } from '@/connectors/simulators'
import { type PeerAsset, peerFiles } from './peers'

const LATENCY_MS = 150

interface SourceServer {
  origin: string
  countParcelRequests: () => number
  passTilesTo: (origin: string) => void
  stop: () => void
}

export async function startSourceServer(latencyMs = LATENCY_MS): Promise<SourceServer> {
  let requests = 0
  let product = ''
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const file = peerFiles[path.split('?')[0] ?? '']
    if (file) return sendFile(response, file)
    if (path.startsWith('/services9.arcgis.com/')) requests += 1
    const isTile = path.startsWith('/tiles/')
    const answered = isTile
      ? passOn(`${product}${path}`, response)
      : answer(path, request, response, latencyMs)
    answered.catch((error) => response.destroy(error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    countParcelRequests() {
      const count = requests
      requests = 0
      return count
    },
    passTilesTo(origin) {
      product = origin
    },
    stop: () => server.close(),
  }
}

async function answer(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  latencyMs: number,
): Promise<void> {
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
  await new Promise((resolve) => setTimeout(resolve, latencyMs))
  response
    .writeHead(result.status, {
      'content-type': result.headers.get('content-type') ?? 'application/json',
      'content-encoding': 'gzip',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    })
    .end(bytes)
}

async function passOn(address: string, response: ServerResponse): Promise<void> {
  const { statusCode, headers, body } = await ask(address)
  for (const name of ['cache-control', 'content-encoding', 'content-type', 'etag']) {
    const value = headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  response.statusCode = statusCode
  response.end(Buffer.from(await body.arrayBuffer()))
}

function sendFile(response: ServerResponse, { type, path, text }: PeerAsset): void {
  response.writeHead(200, { 'content-type': type }).end(text ?? readFileSync(path ?? ''))
}
