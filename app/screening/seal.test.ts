import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSeal, SESSION_SECONDS, sealSession } from './seal'

const keys = ['k'.repeat(43)] as const
const other = ['x'.repeat(43)] as const
const now = () => Date.now()
const fresh = () => ({
  id: 'i'.repeat(36),
  user: 'quill-desk',
  secret: 'a:b ü',
  until: now() + SESSION_SECONDS * 1000,
})

afterEach(() => vi.useRealTimers())

describe('sealed session', () => {
  it('a sealed session is unreadable, and unsealing returns the original session', async () => {
    const original = fresh()
    const seal = await sealSession(original, keys)
    expect(await openSeal(seal, keys, now())).toEqual(original)
    expect(seal).toMatch(/^[\w*.~-]+$/)
    expect(seal).not.toContain('quill')
    expect(Buffer.from(seal, 'base64').toString()).not.toContain('quill')
    expect(await sealSession(original, keys)).not.toBe(seal)
  })

  it('a sealed session of maximum length fits in a cookie', async () => {
    const seal = await sealSession({ ...fresh(), user: 'ü'.repeat(128), secret: '\\'.repeat(512) }, keys)
    expect(seal.length).toBeLessThan(3_900)
  })

  it('a sealed session opens with the current and the previous key, and with no other key', async () => {
    const seal = await sealSession(fresh(), keys)
    expect(await openSeal(seal, [...other, ...keys], now())).toBeDefined()
    expect(await openSeal(seal, other, now())).toBeUndefined()
  })

  it('a sealed session expires by the time in the session and by the limit of the library', async () => {
    const seal = await sealSession(fresh(), keys)
    expect(await openSeal(seal, keys, now() + SESSION_SECONDS * 1000)).toBeUndefined()
    const forever = await sealSession({ ...fresh(), until: Number.MAX_SAFE_INTEGER }, keys)
    vi.useFakeTimers({ now: now() + (SESSION_SECONDS + 120) * 1000 })
    expect(await openSeal(forever, keys, now())).toBeUndefined()
  })

  it('a changed seal opens no session with other content', async () => {
    const seal = await sealSession(fresh(), keys)
    const place = fc.nat(seal.length - 1)
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...'aZ9*~'), async (index, letter) => {
        fc.pre(seal[index] !== letter)
        const forged = `${seal.slice(0, index)}${letter}${seal.slice(index + 1)}`
        const opened = await openSeal(forged, keys, now())
        // A seal stays valid if only the unused bits of its last base64 character change.
        if (opened) expect(opened).toEqual(await openSeal(seal, keys, now()))
      }),
      { numRuns: 40 },
    )
  })

  it('a text that is not a seal opens no session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant('Fe26.2*1*a*b*c*d*e*f')), async (text) => {
        expect(await openSeal(text, keys, now())).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })
})
