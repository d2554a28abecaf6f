import type { Logger } from 'pino'

/**
 * A circuit breaker for the store. After a failure it refuses all calls for a pause, and then admits a single
 * call as a probe.
 */
export interface StoreBreaker {
  /** Returns undefined if the store is unavailable or too slow. Never throws. */
  run<T>(action: () => Promise<T>): Promise<T | undefined>
}

const REST_MS = 3_000

interface Options {
  subject?: string
  what: string
  log: Pick<Logger, 'warn' | 'info'>
  failed: (failure: unknown) => void
  isClosed: () => boolean
  patienceMs: number
  restMs?: number | undefined
}

export function createLane({
  subject = 'Snapshots',
  what,
  log,
  failed,
  isClosed,
  patienceMs,
  restMs = REST_MS,
}: Options): StoreBreaker {
  let restsUntil = 0
  let isDown = false
  let isTried = false
  let isNoted = false

  function noteDown(error: unknown): void {
    restsUntil = performance.now() + restMs
    isDown = true
    failed(error)
    if (isNoted || isClosed()) return
    isNoted = true
    log.warn({ reason: reasonOf(error) }, `${subject} cannot be ${what}: everything else goes on`)
  }
  function noteBack(): void {
    isDown = false
    if (!isNoted) return
    isNoted = false
    log.info(`${subject} can be ${what} again`)
  }
  return {
    async run(action) {
      if (performance.now() < restsUntil || isTried) return undefined
      const isTrial = isDown
      if (isTrial) isTried = true
      try {
        const done = await inTime(action(), patienceMs)
        noteBack()
        return done
      } catch (error) {
        noteDown(error)
        return undefined
      } finally {
        if (isTrial) isTried = false
      }
    },
  }
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Prefers the error's code to its message, because a driver's message may contain a URL or a statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && code ? code : `${error.name}: ${error.message.slice(0, 80)}`
}
