import type { Logger } from 'pino'

/** A way to the store: after a failure it rests for a moment instead of failing for everybody. */
export interface Lane {
  /** Nothing where the store cannot be asked; never throws. */
  run<T>(action: () => Promise<T>): Promise<T | undefined>
}

const REST_MS = 3_000

interface Options {
  /** What cannot be done while it is down. */
  what: string
  log: Pick<Logger, 'warn' | 'info'>
  failed: () => void
  /** While the process stops, a failure is no news. */
  isClosed: () => boolean
  restMs?: number | undefined
}

export function createLane({ what, log, failed, isClosed, restMs = REST_MS }: Options): Lane {
  let restsUntil = 0
  let isNoted = false

  function noteDown(error: unknown): void {
    restsUntil = performance.now() + restMs
    failed()
    if (isNoted || isClosed()) return
    isNoted = true
    log.warn({ reason: reasonOf(error) }, `Snapshots cannot be ${what}: everything else goes on`)
  }
  function noteBack(): void {
    if (!isNoted) return
    isNoted = false
    log.info(`Snapshots can be ${what} again`)
  }
  return {
    async run(action) {
      if (performance.now() < restsUntil) return undefined
      try {
        const done = await action()
        noteBack()
        return done
      } catch (error) {
        noteDown(error)
        return undefined
      }
    },
  }
}

/** A code where there is one: a sentence of a driver's may hold an address or a statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && code ? code : `${error.name}: ${error.message.slice(0, 80)}`
}
