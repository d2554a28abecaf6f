import { type IncomingMessage, request as open } from 'node:http'
import { chooseVisit, type Kind, LARGE_FILE, newQuestion } from './mix'

/** Between two requests of one visitor, on average: as somebody who reads, and moves a map now and then. */
const THINK_MS = 20_000
const BURST = 20
const FILES_AT_ONCE = 5
const BURST_EVERY_MS = 20_000
const HANG_UP_MS = 30
const SIP_MS = 1_000

export interface VisitRecord {
  kind: Kind | 'hostile'
  status: number
  ms: number
}

export interface Crowd {
  seen: VisitRecord[]
  /** Ends every visit. */
  stop(): void
}

interface Scene {
  origins: readonly string[]
  kept: readonly string[]
  visitors: number
  /** How many of them mean harm. */
  hostile: number
}

/** Visitors with an address each, on this machine only, until they are stopped. */
export function sendVisitors({ origins, kept, visitors, hostile }: Scene): Crowd {
  const seen: VisitRecord[] = []
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Visit>()
  let questions = 0
  let stopped = false

  const later = (ms: number, then: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!stopped) then()
    }, ms)
    timers.add(timer)
  }

  const ask = (visitor: number, kind: VisitRecord['kind'], path: string, options: Manner = {}) => {
    const visit = visitOnce(origins[visitor % origins.length] ?? '', path, addressOf(visitor), options)
    underWay.add(visit)
    return visit.ended.then(({ status, ms }) => {
      underWay.delete(visit)
      if (!stopped) seen.push({ kind, status, ms })
    })
  }

  const friendly = (visitor: number) => {
    const { kind, path } = chooseVisit(kept)
    ask(visitor, kind, path).then(() => later(Math.random() * 2 * THINK_MS, () => friendly(visitor)))
  }

  const manners: ((visitor: number) => Promise<unknown>)[] = [
    (visitor) => burst(() => ask(visitor, 'hostile', newQuestion(questions++))),
    (visitor) => burst(() => ask(visitor, 'hostile', newQuestion(questions++), { hangUpAfter: HANG_UP_MS })),
    (visitor) => ask(visitor, 'hostile', LARGE_FILE, { sipEvery: SIP_MS }),
    (visitor) => burst(() => ask(visitor, 'hostile', LARGE_FILE), FILES_AT_ONCE),
  ]
  const burst = (one: () => Promise<unknown>, times = BURST) =>
    Promise.all(Array.from({ length: times }, one))
  const attack = (visitor: number) => {
    const manner = manners[visitor % manners.length]
    manner?.(visitor).then(() => later(BURST_EVERY_MS, () => attack(visitor)))
  }

  for (let visitor = 0; visitor < visitors; visitor += 1) {
    later(Math.random() * THINK_MS, () => (visitor < hostile ? attack(visitor) : friendly(visitor)))
  }
  return {
    seen,
    stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const visit of underWay) visit.leave()
    },
  }
}

/** Private addresses, each its own network. */
const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`

interface Manner {
  hangUpAfter?: number
  /** Takes a piece, waits so long, takes the next. */
  sipEvery?: number
}

interface Visit {
  ended: Promise<{ status: number; ms: number }>
  leave(): void
}

/** From the first byte out to the last byte in; status 0 where it broke off. */
function visitOnce(origin: string, path: string, address: string, { hangUpAfter, sipEvery }: Manner): Visit {
  const started = performance.now()
  const request = open(`${origin}${path}`, {
    agent: false,
    headers: { 'x-forwarded-for': address, 'accept-encoding': 'gzip' },
  })
  const ended = new Promise<{ status: number; ms: number }>((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - started })
    request.once('error', () => end(0))
    request.once('response', (response: IncomingMessage) => {
      response.once('error', () => end(0))
      response.once('end', () => end(response.statusCode ?? 0))
      if (sipEvery === undefined) response.resume()
      else sip(response, sipEvery)
    })
  })
  request.end()
  if (hangUpAfter !== undefined) setTimeout(() => request.destroy(), hangUpAfter)
  return { ended, leave: () => request.destroy() }
}

function sip(response: IncomingMessage, every: number): void {
  response.on('data', () => {
    response.pause()
    setTimeout(() => response.resume(), every)
  })
}
