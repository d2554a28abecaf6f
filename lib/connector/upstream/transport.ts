import { Agent, fetch } from 'undici'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { ConnectorError } from '../errors'
import { connectOnlyToPublicAddresses } from './guard'
import type { Simulator } from './simulated-site'

const texts = defineSentences('engine.transport', {
  neverPassedOn: 'We never pass credentials to a gateway, so we cannot ask this source through one.',
  thereIsNoSample: 'There is no sample data for {hostname}.',
})

export type Transport = (request: Request) => Promise<Response>

export function liveTransport(): Transport {
  const dispatcher = new Agent({
    connect: connectOnlyToPublicAddresses(),
    keepAliveTimeout: 30_000,
    connections: 8,
  })
  return (request) => send(request, request.url, dispatcher)
}

/** The operator chooses the gateway, so it may have a private address. */
export function gatewayTransport(base: string): Transport {
  const dispatcher = new Agent({ keepAliveTimeout: 30_000 })
  return async (request) => {
    if (request.headers.has('authorization')) throw neverPassedOn()
    const { host, pathname, search } = new URL(request.url)
    return send(request, `${base.replace(/\/$/, '')}/${host}${pathname}${search}`, dispatcher)
  }
}

const neverPassedOn = () => new ConnectorError('not_configured', texts.neverPassedOn)

export function sampleTransport(simulators: Readonly<Record<string, Simulator>>): Transport {
  return async (request) => {
    const { hostname } = new URL(request.url)
    const simulator = Object.hasOwn(simulators, hostname) ? simulators[hostname] : undefined
    if (!simulator) throw new ConnectorError('not_configured', texts.thereIsNoSample({ hostname }))
    return simulator(request)
  }
}

/**
 * Keeps a request in memory as long as its response body. Fetch drops its reference after sending, and a
 * collected request no longer receives its abort.
 */
const requestOf = new WeakMap<object, Request>()

async function send(request: Request, url: string, dispatcher: Agent): Promise<Response> {
  const body = request.body === null ? undefined : await request.text()
  const response = await fetch(url, {
    method: request.method,
    headers: [...request.headers],
    redirect: 'manual',
    signal: request.signal,
    dispatcher,
    ...(body === undefined ? {} : { body }),
  })
  if (response.body) requestOf.set(response.body, request)
  // The `Response` classes of undici and of the platform have the same shape but different types.
  return response as unknown as Response
}
