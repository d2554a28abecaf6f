import { setTimeout as pause } from 'node:timers/promises'
import type { JobCellEntry } from './job'
import type { JobWorkerStore } from './job-store'

/**
 * Delay before a batch of answers is written. If the process is killed, the next process requests the
 * unwritten answers again.
 */
const FLUSH_MS = 100
const MOST_UNWRITTEN = 100

export interface JobCellWriter {
  add(cell: JobCellEntry): void
  settle(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

export function createCellWriter(
  store: Pick<JobWorkerStore, 'write'>,
  id: string,
  onEnded: () => void,
): JobCellWriter {
  const unwritten: JobCellEntry[] = []
  let writing: Promise<void> | undefined

  /** If the store is unavailable, the cells stay in memory for the next flush. */
  async function flush(): Promise<void> {
    const cells = unwritten.splice(0)
    if (cells.length === 0) return
    const state = await store.write(id, cells)
    if (state === undefined) unwritten.unshift(...cells)
    else if (state !== 'running') onEnded()
  }

  function flushSoon(): Promise<void> {
    writing ??= pause(unwritten.length >= MOST_UNWRITTEN ? 0 : FLUSH_MS)
      .then(flush)
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  return {
    add(cell) {
      unwritten.push(cell)
      void flushSoon()
    },
    async settle(signal) {
      while ((unwritten.length > 0 || writing) && !signal.aborted) await flushSoon()
    },
    async close() {
      await writing
      await flush()
    },
  }
}
