import { drift } from './drifted'
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
} as const

export type Fault = keyof typeof faultKinds

export interface Faults {
  set(host: string, fault: Fault | undefined): void
  of(host: string): Fault | undefined
  wrap(simulator: Simulator): Simulator
}

const SLOW_MS = 4_000
const page = '<!doctype html><title>503</title><h1>Service Unavailable</h1>'

export function createFaults(): Faults {
  const faults = new Map<string, Fault>()
  return {
    set: (host, fault) => void (fault ? faults.set(host, fault) : faults.delete(host)),
    of: (host) => faults.get(host),
    wrap: (simulator) => async (request) => {
      const fault = faults.get(new URL(request.url).hostname)
      return fault ? behave[fault](request, simulator) : simulator(request)
    },
  }
}

const behave: Record<Fault, (request: Request, simulator: Simulator) => Promise<Response>> = {
  slow: async (request, simulator) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return simulator(request)
  },
  stalled: (request) =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
  down: async () => new Response(page, { status: 503, headers: { 'content-type': 'text/html' } }),
  // The error that fetch throws for a broken connection.
  reset: async () => {
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    })
  },
  limited: async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
  changed: async (request, simulator) => {
    const text = await (await simulator(request)).text()
    return new Response(text.replaceAll(/"(\w+)":/g, '"x$1":'), {
      headers: { 'content-type': 'application/json' },
    })
  },
  drifted: (request, simulator) => drift(simulator)(request),
  html: async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
  empty: async () => new Response(''),
  refused: async () =>
    Response.json({ error: { code: 400, message: 'Unable to complete operation.', details: [] } }),
}
