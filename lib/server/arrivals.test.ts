import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { createArrivals } from './arrivals'

/** Runs in another thread, so that its connections arrive while the server's thread is busy. */
const crowd = `
  const { request } = require('node:http')
  const { workerData, parentPort } = require('node:worker_threads')
  const { port, visitors, asking } = workerData
  const flags = new Int32Array(asking)
  let ended = 0
  for (const visitor of visitors) {
    const asked = request({ port, agent: false, headers: { visitor } }, (answer) => {
      answer.resume()
      answer.once('end', () => ++ended === visitors.length && parentPort.postMessage('all'))
    })
    asked.once('finish', () => {
      Atomics.add(flags, 0, 1)
      Atomics.notify(flags, 0)
    })
    asked.end()
  }
`

let server: Server | undefined
afterEach(() => server?.close())

it('accepts all connections before it serves the first request', async () => {
  const burst = 40
  const waiting: { visitor: string; answer: () => void }[] = []
  const served: string[] = []
  const serve = () => {
    if (arrivals.areUnderWay) return
    const last = waiting.findIndex(({ visitor }) => visitor === 'last')
    const [next] = waiting.splice(Math.max(0, last), 1)
    if (!next) return
    served.push(next.visitor)
    next.answer()
    setImmediate(serve)
  }
  const arrivals = createArrivals(serve)
  server = createServer(({ headers }, response) => {
    waiting.push({ visitor: String(headers.visitor), answer: () => response.end('served') })
    serve()
  })
  server.on('connection', arrivals.note)
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const asking = new SharedArrayBuffer(4)
  const visitors = [...Array.from({ length: burst }, (_, n) => `burst ${n}`), 'last']
  const { port } = server.address() as AddressInfo
  const worker = new Worker(crowd, { eval: true, workerData: { port, visitors, asking } })
  const all = once(worker, 'message')
  const flags = new Int32Array(asking)
  for (let count = 0; count < visitors.length; count = Atomics.load(flags, 0))
    Atomics.wait(flags, 0, count, 10_000)
  Atomics.wait(flags, 0, visitors.length, 50)
  await all
  await worker.terminate()
  expect(served[0]).toBe('last')
  expect(served).toHaveLength(visitors.length)
})
