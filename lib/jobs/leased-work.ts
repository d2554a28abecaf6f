import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export interface LeasedWorkRunner {
  start(): void
  wake(): void
  stop(): Promise<void>
}

export interface RunningWork {
  ended: Promise<void>
  halt(): Promise<void>
}

/** Methods return undefined if the store is unavailable. */
interface LeasedStore {
  takeLease(owner: string): Promise<boolean | undefined>
  releaseLease(owner: string): Promise<void>
  listWork(most: number): Promise<readonly { id: string }[] | undefined>
}

interface Options {
  store: LeasedStore
  run(id: string, owner: string): RunningWork
  atOnce: number
  onFault(error: unknown): void
  beatMs: number
  idleBeats: number
}

export function createLeasedWork({
  store,
  run,
  atOnce,
  onFault,
  beatMs,
  idleBeats,
}: Options): LeasedWorkRunner {
  const owner = randomUUID()
  const running = new Map<string, RunningWork>()
  let loop: Promise<void> | undefined
  let isStopped = false
  let nap = new AbortController()

  const haltAll = async () => {
    await Promise.all([...running.values()].map((work) => work.halt()))
  }

  async function beat(): Promise<void> {
    const open = await store.listWork(atOnce)
    // Running work continues while the store is unavailable.
    if (!open) return
    const holdsLease = open.length === 0 || (await store.takeLease(owner))
    if (holdsLease === undefined) return
    if (!holdsLease) return haltAll()
    for (const [id, work] of running) if (!open.some((each) => each.id === id)) void work.halt()
    for (const { id } of open) {
      if (running.has(id) || running.size >= atOnce) continue
      const work = run(id, owner)
      running.set(id, work)
      void work.ended.catch(onFault).finally(() => running.delete(id))
    }
  }

  async function keepWorking(): Promise<void> {
    while (!isStopped) {
      await beat()
      const wait = running.size > 0 ? beatMs : beatMs * idleBeats
      await pause(wait, undefined, { signal: nap.signal, ref: false }).catch(() => undefined)
      if (nap.signal.aborted) nap = new AbortController()
    }
    await haltAll()
    await store.releaseLease(owner)
  }

  return {
    start() {
      loop ??= keepWorking()
    },
    wake: () => nap.abort(),
    async stop() {
      isStopped = true
      nap.abort()
      await loop
    },
  }
}
