import { type IncomingMessage, request as open } from 'node:http'
import type { VisitKind } from './mix'

export interface VisitRecord {
  kind: VisitKind | 'hostile'
  status: number
  ms: number
}

export interface LoadSetup {
  origins: readonly string[]
  paths: readonly string[]
  visitors: readonly [first: number, end: number]
}

export interface SimulatedVisitors {
  visits: VisitRecord[]
  stop(): void
}

export interface ClientPace {
  hangUpAfter?: number
  sipEvery?: number
}

interface Doings {
  later(ms: number, then: () => void): void
  ask(visitor: number, kind: VisitRecord['kind'], path: string, manner?: ClientPace): Promise<void>
}

export function createCrowd({ origins }: Pick<LoadSetup, 'origins'>): SimulatedVisitors & Doings {
  const records: VisitRecord[] = []
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Visit>()
  let stopped = false
  return {
    visits: records,
    later(ms, then) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (!stopped) then()
      }, ms)
      timers.add(timer)
    },
    async ask(visitor, kind, path, manner = {}) {
      const visit = visitOnce(origins[visitor % origins.length] ?? '', path, addressOf(visitor), manner)
      underWay.add(visit)
      const { status, ms } = await visit.ended
      underWay.delete(visit)
      if (!stopped) records.push({ kind, status, ms })
    },
    stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      for (const visit of underWay) visit.leave()
    },
  }
}

/** Each visitor has an address of its own, because limits apply to addresses. */
const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`

export function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Visit {
  ended: Promise<{ status: number; ms: number }>
  leave(): void
}

function visitOnce(
  origin: string,
  path: string,
  address: string,
  { hangUpAfter, sipEvery }: ClientPace,
): Visit {
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
