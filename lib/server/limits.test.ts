import { describe, expect, it } from 'vitest'
import { createLimits } from './limits'

const most = { calls: 3, tiles: 1, kept: 1, keptBytes: 10, names: 1, refusals: 2, allRefusals: 4 }

describe('visitor limits', () => {
  it('refuses a request beyond the limit with the seconds to wait', async () => {
    const limits = createLimits(most)
    for (let i = 0; i < 3; i++) expect(await limits.take('calls', '203.0.113.9')).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9')).toBeGreaterThan(0)
    expect(await limits.take('calls', '203.0.113.10')).toBeUndefined()
    expect(await limits.take('tiles', '203.0.113.9')).toBeUndefined()
  })

  it('subtracts the cost of a request from the limit', async () => {
    const limits = createLimits(most)
    expect(await limits.take('calls', '203.0.113.9', 2)).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9', 2)).toBeGreaterThan(0)
  })

  it('reports an exhausted limit without subtracting from the limit', async () => {
    const limits = createLimits(most)
    for (let i = 0; i < 5; i++) expect(await limits.waitFor('refusals', 'name')).toBeUndefined()
    await limits.take('refusals', 'name')
    expect(await limits.waitFor('refusals', 'name')).toBeUndefined()
    await limits.take('refusals', 'name')
    expect(await limits.waitFor('refusals', 'name')).toBeGreaterThan(60)
    expect(await limits.waitFor('refusals', 'another')).toBeUndefined()
  })

  it('gives reserved points back, and reserves no point for a refused request', async () => {
    const limits = createLimits(most)
    for (let n = 0; n < 2; n += 1) expect(await limits.hold('refusals', 'name')).toBeUndefined()
    for (let n = 0; n < 3; n += 1) expect(await limits.hold('refusals', 'name')).toBeGreaterThan(60)
    await limits.giveBack('refusals', 'name')
    expect(await limits.hold('refusals', 'name')).toBeUndefined()
    expect(await limits.hold('refusals', 'name')).toBeGreaterThan(60)
  })

  it('counts a /48 as eight visitors, however many of its networks send requests', async () => {
    const limits = createLimits(most)
    const network = (n: number) => `2001:db8:1:${n.toString(16)}::/64`
    const refused: number[] = []
    for (let n = 1; n <= 60; n += 1)
      if ((await limits.take('calls', network(n))) !== undefined) refused.push(n)
    expect(refused[0]).toBe(8 * most.calls + 1)
    expect(refused).toHaveLength(60 - 8 * most.calls)
    expect(await limits.waitFor('calls', network(61))).toBeGreaterThan(0)
    expect(await limits.take('calls', '2001:db8:2:1::/64')).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9')).toBeUndefined()
  })

  it('counts no refused request of a /64 network against the /48', async () => {
    const limits = createLimits(most)
    for (let n = 0; n < 100; n += 1) await limits.take('calls', '2001:db8:1:1::/64')
    expect(await limits.take('calls', '2001:db8:1:2::/64')).toBeUndefined()
  })
})
