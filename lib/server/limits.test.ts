import { describe, expect, it } from 'vitest'
import { createLimits } from './limits'

const most = { calls: 3, tiles: 1, kept: 1, keptBytes: 10, refusals: 2 }

describe('visitor limits', () => {
  it('refuse what is after the last allowed and say for how long', async () => {
    const limits = createLimits(most)
    for (let i = 0; i < 3; i++) expect(await limits.take('calls', '203.0.113.9')).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9')).toBeGreaterThan(0)
    expect(await limits.take('calls', '203.0.113.10')).toBeUndefined()
    expect(await limits.take('tiles', '203.0.113.9')).toBeUndefined()
  })

  it('count what something costs', async () => {
    const limits = createLimits(most)
    expect(await limits.take('calls', '203.0.113.9', 2)).toBeUndefined()
    expect(await limits.take('calls', '203.0.113.9', 2)).toBeGreaterThan(0)
  })

  it('tell beforehand that nothing is left, without taking anything', async () => {
    const limits = createLimits(most)
    for (let i = 0; i < 5; i++) expect(await limits.waitFor('refusals', 'name')).toBeUndefined()
    await limits.take('refusals', 'name')
    expect(await limits.waitFor('refusals', 'name')).toBeUndefined()
    await limits.take('refusals', 'name')
    expect(await limits.waitFor('refusals', 'name')).toBeGreaterThan(60)
    expect(await limits.waitFor('refusals', 'another')).toBeUndefined()
  })
})
