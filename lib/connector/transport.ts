import { Agent, fetch } from 'undici'
import { ConnectorError } from './errors'
import { connectOnlyToPublicAddresses } from './guard'
import type { Simulator } from './simulator'

/** The last step of every upstream request: the real host, a simulator, or a gateway. */
export type Transport = (request: Request) => Promise<Response>

export type Sources = { kind: 'live' } | { kind: 'sample' } | { kind: 'gateway'; base: string }

export function liveTransport(): Transport {
  const dispatcher = new Agent({
    connect: connectOnlyToPublicAddresses(),
    keepAliveTimeout: 30_000,
    connections: 8,
  })
  return (request) => send(request, request.url, dispatcher)
}

/** The gateway is the operator's own choice, so it may stand on a private address. */
export function gatewayTransport(base: string): Transport {
  const dispatcher = new Agent({ keepAliveTimeout: 30_000 })
  return async (request) => {
    if (request.headers.has('authorization')) throw neverPassedOn()
    const { host, pathname, search } = new URL(request.url)
    return send(request, `${base.replace(/\/$/, '')}/${host}${pathname}${search}`, dispatcher)
  }
}

const neverPassedOn = () =>
  new ConnectorError(
    'not_configured',
    'Credentials are never passed to a gateway, so this source cannot be asked while one stands between.',
  )

export function sampleTransport(simulators: Readonly<Record<string, Simulator>>): Transport {
  return async (request) => {
    const { hostname } = new URL(request.url)
    const simulator = Object.hasOwn(simulators, hostname) ? simulators[hostname] : undefined
    if (!simulator) throw new ConnectorError('not_configured', `There is no sample data for ${hostname}.`)
    return simulator(request)
  }
}

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
  // undici's own classes and the platform's are the same by shape, not by name.
  return response as unknown as Response
}
