import { setTimeout as pause } from 'node:timers/promises'
import type { BenchMeasurement } from '../measurement'
import { startSampleServer } from '../sample-server'

const ROWS = 1_000
const FACTS = ['parcel', 'flood', 'wetlands', 'soils', 'elevation', 'section', 'cleanup']
const LOOK_MS = 500
const LONGEST_MS = 30 * 60_000

export async function measureLists(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  try {
    const places = Array.from({ length: ROWS }, (_, n) => `${100 + 2 * n} Peachtree St NE, Atlanta, GA`)
    const start = performance.now()
    const { id, estimatedSeconds } = await post(`${server.origin}/api/v1/jobs`, { places, facts: FACTS })
    const { counts } = await untilDone(`${server.origin}/api/v1/jobs/${id}`, start)
    const seconds = (performance.now() - start) / 1_000
    const cells = (state: string) =>
      counts.reduce((sum, each) => sum + (each.state === state ? each.count : 0), 0)
    return [
      {
        what: `list of ${ROWS} addresses, ${FACTS.length} facts, time / promised time`,
        ratio: (seconds / estimatedSeconds).toFixed(2),
        figures: `${Math.round(seconds)} s against ${estimatedSeconds} s; ${cells('found')} of ${(FACTS.length + 1) * ROWS} cells have a value, ${cells('failed')} failed`,
        method: 'production server with sample data, whose sources are 25 times as quick as the real ones',
      },
    ]
  } finally {
    await server.stop()
  }
}

interface Report {
  id: string
  state: string
  estimatedSeconds: number
  counts: { state: string; count: number }[]
}

async function post(url: string, body: unknown): Promise<Report> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 202) throw new Error(`The list was refused: ${await response.text()}`)
  return ((await response.json()) as { data: Report }).data
}

async function untilDone(url: string, start: number): Promise<Report> {
  for (;;) {
    const { data } = (await (await fetch(url)).json()) as { data: Report }
    if (data.state === 'done') return data
    if (performance.now() - start > LONGEST_MS) throw new Error('The list is not done after half an hour.')
    await pause(LOOK_MS)
  }
}
