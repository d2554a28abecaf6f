import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'undici'
import { pagesWithAnswers } from '@/e2e/support/pages-with-answers'
import { type BenchMeasurement, median } from './measurement'
import { startSampleServer } from './sample-server'

const pages = Object.values(pagesWithAnswers).filter((href) => href !== null)
const ROUNDS = 3

export async function measureFrame(): Promise<BenchMeasurement[]> {
  const silent = createServer(() => {})
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const [waiting, cached] = [await askPages(`http://127.0.0.1:${port}`), await askPages('sample')]
    return [
      {
        what: 'first byte of a page, silent sources / kept answers',
        ratio: (median(waiting) / median(cached)).toFixed(1),
        figures: `${Math.round(median(waiting))} ms, at most ${Math.round(Math.max(...waiting))} ms, against ${Math.round(median(cached))} ms (at most 300 ms)`,
        method: `production server, ${pages.length} pages one after another, each with a question that only a source can answer; upstream a listener that never answers, then the simulators; the first round of each is not counted, ${ROUNDS} rounds are; median and longest`,
      },
    ]
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
}

async function askPages(upstream: string): Promise<number[]> {
  const server = await startSampleServer(upstream)
  try {
    const waits: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const href of pages) {
        const wait = await firstByte(`${server.origin}${href}`)
        if (round > 0) waits.push(wait)
      }
    return waits
  } finally {
    await server.stop()
  }
}

/** Disconnects after the first data, because silent sources delay the rest of the page by eight seconds. */
async function firstByte(url: string): Promise<number> {
  const leaving = new AbortController()
  const started = performance.now()
  const { statusCode, body } = await request(url, {
    headers: { accept: 'text/html' },
    signal: leaving.signal,
  })
  body.on('error', () => {})
  await once(body, 'data')
  const wait = performance.now() - started
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  leaving.abort()
  return wait
}
