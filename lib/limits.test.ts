import { describe, expect, it } from 'vitest'
import { createLimits } from './limits'

describe('visitor limits', () => {
  it('refuse the call after the last allowed one and say for how long', async () => {
    const limits = createLimits({ calls: 3, tiles: 1 })
    for (let i = 0; i < 3; i++) expect(await limits.refuse('calls', '203.0.113.9')).toBeUndefined()
    expect(await limits.refuse('calls', '203.0.113.9')).toBeGreaterThan(0)
    expect(await limits.refuse('calls', '203.0.113.10')).toBeUndefined()
    expect(await limits.refuse('tiles', '203.0.113.9')).toBeUndefined()
  })

  it('count a whole IPv6 network as one visitor', async () => {
    const limits = createLimits({ calls: 1, tiles: 1 })
    await limits.refuse('calls', '2001:db8:1:2::1')
    expect(await limits.refuse('calls', '2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
    expect(await limits.refuse('calls', '2001:db8:1:3::1')).toBeUndefined()
  })
})
