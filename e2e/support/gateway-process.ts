import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { simulators } from '@/connectors/simulators'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { SlowGatewayPace } from './gateway'

const LATE_MS = 12_000
const DRIP_MS = 1_000

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const paces: Readonly<Record<SlowGatewayPace, Handle>> = {
  mute: ({ url = '' }, response) => {
    const [, host = ''] = url.split('/')
    if (host.length % 2 === 0) drip(response)
  },
  late: (request, response) => {
    const timer = setTimeout(() => void answer(request, response), LATE_MS)
    response.once('close', () => clearTimeout(timer))
  },
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const dripping = setInterval(() => response.write(' '), DRIP_MS)
  response.once('close', () => clearInterval(dripping))
}

const simulate = sampleTransport(simulators)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', headers } = request
  const requestHeaders = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const body = method === 'GET' ? undefined : await text(request)
  const outgoing = new Request(`https:/${url}`, {
    method,
    headers: requestHeaders,
    ...(body ? { body } : {}),
  })
  const { status, headers: answered, body: content } = await simulate(outgoing)
  response.writeHead(status, Object.fromEntries(answered))
  response.end(content ? Buffer.from(await new Response(content).arrayBuffer()) : undefined)
}

const server = createServer(paces[process.argv[2] as SlowGatewayPace])
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
