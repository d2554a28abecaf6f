import { createInterface } from 'node:readline'
import type { ReadableStream } from 'node:stream/web'
import { Worker } from 'node:worker_threads'

/** The worker pulls the rows in pieces, because a whole table is too large for one message. */
export interface WorkerJob {
  kind: string
  rows?: ReadableStream
}

/** A failure is a value, because an exception would lose its class between threads. */
export type WorkerResult =
  | { bytes: Uint8Array<ArrayBuffer> }
  | { failed: 'memory' | 'time' | 'fault'; reason: string }

export interface WorkerPool<W extends WorkerJob> {
  make(work: W): Promise<WorkerResult>
  close(): Promise<void>
}

const AT_ONCE = 2
const IDLE_MS = 60_000

interface Options {
  megabytes?: number
  longestMs?: number
  print?: (line: string) => void
}

export function createWorkerPool<W extends WorkerJob>(
  file: URL,
  { megabytes = 256, longestMs = 30_000, print }: Options = {},
): WorkerPool<W> {
  const workers = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function takePlace(): Promise<void> {
    if (busy < AT_ONCE) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function givePlace(): void {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  function takeWorker(): Worker {
    const [rested] = idle.keys()
    if (!rested) return startWorker()
    clearTimeout(idle.get(rested))
    idle.delete(rested)
    return rested
  }

  function startWorker(): Worker {
    const worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: print !== undefined,
      stderr: print !== undefined,
    })
    workers.add(worker)
    if (print)
      for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', print)
    // An unhandled error event would end the process.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      clearTimeout(idle.get(worker))
      idle.delete(worker)
      workers.delete(worker)
    })
    worker.unref()
    return worker
  }

  function rest(worker: Worker): void {
    if (!workers.has(worker)) return
    const timer = setTimeout(() => worker.terminate(), IDLE_MS)
    timer.unref()
    idle.set(worker, timer)
  }

  return {
    async make(work) {
      await takePlace()
      const worker = takeWorker()
      const made = await makeBy(worker, work, longestMs)
      if ('bytes' in made) rest(worker)
      else await worker.terminate()
      givePlace()
      return made
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

async function makeBy(worker: Worker, work: WorkerJob, longestMs: number): Promise<WorkerResult> {
  const over = new AbortController()
  try {
    return await new Promise<WorkerResult>((resolve) => {
      const fail = (failed: 'memory' | 'time' | 'fault', reason: string) => resolve({ failed, reason })
      const timer = setTimeout(() => fail('time', `It took longer than ${longestMs} ms`), longestMs)
      const failWith = ({ code, message }: Error & { code?: string }) =>
        fail(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'fault', message)
      const ended = () => fail('fault', 'The worker ended')
      worker.once('message', resolve).once('error', failWith).once('exit', ended)
      over.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        worker.off('message', resolve).off('error', failWith).off('exit', ended)
      })
      worker.postMessage(work, work.rows ? [work.rows] : [])
    })
  } catch (error) {
    return { failed: 'fault', reason: String(error) }
  } finally {
    over.abort()
  }
}
