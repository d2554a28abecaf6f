import { ReadableStream } from 'node:stream/web'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog, logPrinted } from './log'
import { createWorkerPool, type WorkerJob } from './worker-pool'

interface Order extends WorkerJob {
  hold?: SharedArrayBuffer
}

const code = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', async ({ kind, hold, rows }) => {
    if (kind === 'print') {
      console.log('drawn')
      console.warn('odd style: "7 Quill Lane"')
      process.stderr.write('a native word\\n')
    }
    if (kind === 'die') process.exit(1)
    if (kind === 'throw') throw new TypeError('a fault')
    if (kind === 'fill') for (const all = []; ; ) all.push(new Array(10_000).fill(all.length))
    if (kind === 'never') for (;;);
    if (hold) {
      const state = new Int32Array(hold)
      Atomics.add(state, 0, 1)
      Atomics.wait(state, 1, 0)
    }
    let sum = 0
    if (rows) for await (const row of rows) sum += row
    parentPort.postMessage({ bytes: new Uint8Array([threadId, sum]) })
  })`
const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`)

const pools: { close(): Promise<void> }[] = []
function start(options?: Parameters<typeof createWorkerPool>[1]) {
  const pool = createWorkerPool<Order>(file, options)
  pools.push(pool)
  return pool
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

const bytesOf = (made: object) => ('bytes' in made ? (made.bytes as Uint8Array) : undefined)

describe('createWorkerPool', () => {
  it('runs one job after another on a thread, and sends rows piece by piece', async () => {
    const pool = start()
    const [first] = bytesOf(await pool.make({ kind: 'sum' })) ?? []
    let count = 0
    const rows = new ReadableStream<number>({
      pull(controller) {
        count += 1
        if (count > 5) controller.close()
        else controller.enqueue(count)
      },
    })
    expect(bytesOf(await pool.make({ kind: 'sum', rows }))).toEqual(new Uint8Array([first ?? 0, 15]))
  })

  it('runs at most two workers and queues a third job', async () => {
    const pool = start()
    const hold = new SharedArrayBuffer(8)
    const state = new Int32Array(hold)
    const all = [1, 2, 3, 4].map(() => pool.make({ kind: 'hold', hold }))
    while (Atomics.load(state, 0) < 2) await new Promise((resolve) => setImmediate(resolve))
    Atomics.store(state, 1, 1)
    Atomics.notify(state, 1)
    const threads = (await Promise.all(all)).map((made) => bytesOf(made)?.[0])
    expect(new Set(threads).size).toBe(2)
    expect(Atomics.load(state, 0)).toBe(4)
  })

  it.each([
    ['die', 'fault'],
    ['throw', 'fault'],
    ['fill', 'memory'],
    ['never', 'time'],
  ])('fails only the job of kind %s, and serves the next job', async (kind, failed) => {
    const pool = start({ megabytes: 16, longestMs: kind === 'never' ? 2_000 : 30_000 })
    // Starts both threads first, because on a busy computer the start takes longer than the work.
    await Promise.all([pool.make({ kind: 'sum' }), pool.make({ kind: 'sum' })])
    const [bad, good, next] = await Promise.all([{ kind }, { kind: 'sum' }, { kind: 'sum' }].map(pool.make))
    expect(bad).toMatchObject({ failed })
    for (const made of [good, next, await pool.make({ kind: 'sum' })])
      expect(bytesOf(made ?? {})).toHaveLength(2)
  })

  it('logs each line that a worker prints as a line of JSON', async () => {
    const output: string[] = []
    const log = createLog('info', { write: (line) => void output.push(line) })
    const pool = start({ print: (line) => logPrinted(log, 'warn', [line]) })
    await pool.make({ kind: 'print' })
    await expect.poll(() => output.length).toBe(3)
    expect(output.map((line) => JSON.parse(line).msg).sort()).toEqual([
      'a native word',
      'drawn',
      'odd style: …',
    ])
  })

  it('reports an error if a job cannot be sent to a worker', async () => {
    const pool = start()
    const order = { kind: 'sum', hold: (() => 1) as unknown as SharedArrayBuffer }
    expect(await pool.make(order)).toMatchObject({ failed: 'fault' })
    expect(bytesOf(await pool.make({ kind: 'sum' }))).toHaveLength(2)
  })
})
