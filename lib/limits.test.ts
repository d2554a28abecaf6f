import { describe, expect, it } from 'vitest'
import { createLimits } from './limits'
import { visitorAddress } from './visitor-address'

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

describe('whose request it is', () => {
  it('is the socket, whatever the visitor claims', () => {
    expect(visitorAddress('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9')
    expect(visitorAddress('::ffff:203.0.113.9', undefined, [])).toBe('203.0.113.9')
  })

  it('is what a trusted proxy says, read from the end', () => {
    expect(visitorAddress('10.0.0.1', '1.1.1.1, 198.51.100.7', ['10.0.0.0/8'])).toBe('198.51.100.7')
    expect(visitorAddress('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', ['10.0.0.0/8'])).toBe('198.51.100.7')
    expect(visitorAddress('10.0.0.1', 'rubbish', ['10.0.0.0/8'])).toBe('10.0.0.1')
    expect(visitorAddress('10.0.0.1', '', ['10.0.0.1'])).toBe('10.0.0.1')
  })
})
