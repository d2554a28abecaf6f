import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleDeclaration } from '../testing/example-declaration'
import { createHealth } from './health'
import { createHosts } from './hosts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Counts the requests to the source within this time. */
async function sentAfter(milliseconds: number, sample: boolean, visitors: readonly string[]) {
  const pace = { ...exampleDeclaration.pace, concurrency: 2, spacing: 1_000 }
  const now = () => new Date()
  const hosts = createHosts({ sample, settingsOf: () => ({}), now }, createHealth(now))
  const gate = hosts.gate('degrees.example', { ...exampleDeclaration, pace })
  const sent: string[] = []
  for (const visitor of visitors)
    void gate.pass(new AbortController().signal, async () => void sent.push(visitor), { visitor })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return sent
}

const burst = ['a', 'a', 'a', 'a', 'a', 'b']

describe('a simulated source', () => {
  it("scales a simulated source's pauses to a twenty-fifth, in which visitors still take turns", async () => {
    expect(await sentAfter(79, true, burst)).toEqual(['a', 'a'])
    const sent = await sentAfter(400, true, burst)
    expect(sent).toHaveLength(burst.length)
    expect(sent.indexOf('b')).toBeLessThanOrEqual(2)
  })

  it('keeps the whole pause of a real source', async () => {
    expect(await sentAfter(900, false, burst)).toEqual(['a'])
  })
})

describe('a connector of many hosts', () => {
  it('gives one host a pace of its own', async () => {
    const paceAt = (host: string) => (host.endsWith('.arcgis.example') ? { spacing: 10 } : {})
    const pace = { ...exampleDeclaration.pace, concurrency: 1, spacing: 1_000 }
    const now = () => new Date()
    const hosts = createHosts({ sample: false, settingsOf: () => ({}), now }, createHealth(now))
    const counts = { 'a.arcgis.example': 0, 'county.example': 0 }
    for (const host of ['a.arcgis.example', 'county.example'] as const) {
      const gate = hosts.gate(host, { ...exampleDeclaration, pace, paceAt })
      for (let n = 0; n < 4; n += 1) void gate.pass(new AbortController().signal, async () => counts[host]++)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(counts).toEqual({ 'a.arcgis.example': 4, 'county.example': 1 })
  })
})
