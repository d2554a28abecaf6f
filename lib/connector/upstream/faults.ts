import { drift, loseNumber } from './drifted'
import { answerGone, answerInHtml, answerJson, failSearches, placePoints } from './simulated-layer-faults'
import type { Simulator } from './simulated-site'

export const faultKinds = {
  slow: 'answers after four seconds',
  stalled: 'never answers',
  down: 'answers HTTP 503 with a web page',
  reset: 'breaks off the connection',
  limited: 'asks for a pause (HTTP 429)',
  changed: 'answers with renamed fields',
  drifted: 'has lost a column, gained another, and spells words otherwise',
  html: 'answers a web page as if all were well',
  empty: 'answers with an empty body',
  refused: 'answers an error inside HTTP 200',
  gone: 'says that the service or layer is not there',
  certificateRefused: 'shows a certificate that has expired',
  tokenRequired: 'asks for a token (499)',
  tokenInvalid: 'calls a token invalid (498)',
  stopped: 'says that its service is stopped',
  forbidden: 'shows programs a challenge page (HTTP 403)',
  queryFailed: 'fails at every question about a place',
  numberColumnGone: 'has lost its first column, which numbers parcels',
  pointsNotOutlines: 'has points where outlines were',
} as const

export type SimulatedFault = keyof typeof faultKinds

export interface FaultInjector {
  set(target: string, fault: SimulatedFault | undefined): void
  of(target: string): SimulatedFault | undefined
  on(hosts: readonly string[]): (readonly [target: string, fault: SimulatedFault])[]
  wrap(simulator: Simulator): Simulator
}

const SLOW_MS = 4_000
const page = '<!doctype html><title>503</title><h1>Service Unavailable</h1>'

/** Paths are lowercased, because hosts ignore their case. */
const nameOf = (target: string) => target.toLowerCase().replace(/\/$/, '')

export function createFaults(): FaultInjector {
  const faults = new Map<string, SimulatedFault>()
  return {
    set: (target, fault) => void (fault ? faults.set(nameOf(target), fault) : faults.delete(nameOf(target))),
    of: (target) => faults.get(nameOf(target)),
    on: (hosts) => [...faults].filter(([target]) => hosts.includes(target.split('/')[0] ?? '')),
    wrap: (simulator) => async (request) => {
      const fault = faultAt(new URL(request.url))
      return fault ? behave[fault](request, simulator) : simulator(request)
    },
  }

  function faultAt({ hostname, pathname }: URL): SimulatedFault | undefined {
    const place = `${hostname}${nameOf(pathname)}`
    const [target] = [...faults.keys()]
      .filter((each) => place === each || place.startsWith(`${each}/`))
      .toSorted((a, b) => b.length - a.length)
    return target === undefined ? undefined : faults.get(target)
  }
}

const behave: Record<SimulatedFault, (request: Request, simulator: Simulator) => Promise<Response>> = {
  slow: async (request, simulator) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return simulator(request)
  },
  stalled: (request) =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
  down: async () => answerInHtml(page, 503),
  reset: async () => breakOff('read ECONNRESET', 'ECONNRESET'),
  limited: async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
  changed: async (request, simulator) => {
    const text = await (await simulator(request)).text()
    return new Response(text.replaceAll(/"(\w+)":/g, '"x$1":'), {
      headers: { 'content-type': 'application/json' },
    })
  },
  drifted: (request, simulator) => drift(simulator)(request),
  html: async () => answerInHtml(page, 200),
  empty: async () => new Response(''),
  refused: async () => answerJson(400, 'Unable to complete operation.'),
  gone: async (request) => answerGone(request),
  certificateRefused: async () => breakOff('certificate has expired', 'CERT_HAS_EXPIRED'),
  tokenRequired: async () => answerJson(499, 'Token Required'),
  tokenInvalid: async () => answerJson(498, 'Invalid Token'),
  stopped: async () =>
    Response.json({ status: 'error', messages: ['Could not access any server machines.'] }),
  forbidden: async () => answerInHtml('<!DOCTYPE html><title>Just a moment...</title>', 403),
  queryFailed: (request, simulator) => failSearches(simulator)(request),
  numberColumnGone: (request, simulator) => loseNumber(simulator)(request),
  pointsNotOutlines: (request, simulator) => placePoints(simulator)(request),
}

function breakOff(message: string, code: string): never {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })
}
