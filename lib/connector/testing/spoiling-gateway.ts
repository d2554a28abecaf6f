import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Simulator } from '../upstream/simulated-site'
import { gatewayTransport, sampleTransport, type Transport } from '../upstream/transport'
import type { HttpCorruption, IntactResponse } from './spoilings'

interface Site {
  spoiling: HttpCorruption | undefined
  good: number
  asked: number
}

export interface CorruptingGateway {
  site(spoiling?: HttpCorruption, good?: number): { transport: Transport; countRequests: () => number }
  stop(): void
}

/**
 * Carries the credentials that the simulator requires, because a gateway receives no `authorization` header.
 */
const CREDENTIALS = 'x-sample-authorization'

export async function openCorruptingGateway(
  simulators: Readonly<Record<string, Simulator>>,
): Promise<CorruptingGateway> {
  const sites: Site[] = []
  const simulated = sampleTransport(simulators)
  const responses = new Map<string, IntactResponse & { bytes: Buffer }>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, number = '', host = '', ...rest] = (request.url ?? '').split('/')
    const site = sites[Number(number)]
    const usual = await usualAnswer(`https://${host}/${rest.join('/')}`, request)
    if (!site) throw new Error('No such site')
    site.asked += 1
    if (site.spoiling && site.asked > site.good) return site.spoiling.answer(usual, response)
    response.writeHead(usual.status, { 'content-type': usual.type }).end(usual.bytes)
  }

  async function usualAnswer(
    url: string,
    request: IncomingMessage,
  ): Promise<IntactResponse & { bytes: Buffer }> {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method = 'GET', headers } = request
    const key = [method, url, headers[CREDENTIALS], body].join(' ')
    const cached = responses.get(key)
    if (cached) return cached
    const { [CREDENTIALS]: authorization, host: _, connection: __, ...others } = headers
    const upstreamRequest = new Request(url, {
      method,
      headers: {
        ...(others as Record<string, string>),
        ...(authorization ? { authorization: String(authorization) } : {}),
      },
      ...(body === '' ? {} : { body }),
    })
    const response = await simulated(upstreamRequest)
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    const usual = { status: response.status, type, text: bytes.toString(), bytes }
    responses.set(key, usual)
    return usual
  }

  return {
    site(spoiling, good = 0) {
      const site: Site = { spoiling, good, asked: 0 }
      const through = gatewayTransport(`${base}/${sites.push(site) - 1}`)
      const transport: Transport = async (request) => {
        const credentials = request.headers.get('authorization')
        request.headers.delete('authorization')
        if (credentials) request.headers.set(CREDENTIALS, credentials)
        return through(request)
      }
      return { transport, countRequests: () => site.asked }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
