import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHeavyWork, type Errand } from './heavy-work'

const here = new AbortController().signal
const settle = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => {
  vi.useRealTimers()
})

describe('heavy work', () => {
  it('is made two at once, one of each visitor, who take turns', async () => {
    const work = createHeavyWork()
    const made: string[] = []
    const start = (visitor: string) => {
      const errand = work.begin(visitor, here)
      return { visitor, errand, turn: errand.turn().then(() => made.push(visitor)) }
    }
    const asked = ['a', 'a', 'a', 'b', 'c', 'c'].map(start)
    await settle()
    expect(made).toEqual(['a', 'b'])
    asked[0]?.errand.end()
    await settle()
    expect(made).toEqual(['a', 'b', 'a'])
    asked[3]?.errand.end()
    await settle()
    expect(made, 'the next of who asked more waits for those who asked less').toEqual(['a', 'b', 'a', 'c'])
    asked[1]?.errand.end()
    await settle()
    expect(made).toEqual(['a', 'b', 'a', 'c', 'a'])
  })

  it('refuses whoever has five under way, an address of IPv6 by its network, and never anybody else', () => {
    const work = createHeavyWork()
    const own = [1, 2, 3, 4, 5].map((host) => work.begin(`2001:db8::${host}`, here))
    expect(() => work.begin('2001:db8::6', here)).toThrow(/Try again in 5 seconds/)
    expect(() => work.begin('192.0.2.1', here)).not.toThrow()
    own[0]?.end()
    expect(() => work.begin('2001:db8::6', here)).not.toThrow()
  })

  it('has a short line', async () => {
    const work = createHeavyWork()
    const outcomes = Array.from({ length: 60 }, (_, visitor) => {
      try {
        work.begin(`visitor ${visitor}`, here).turn()
        return 'taken'
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate_limited', retryAfter: 5 })
        return 'refused'
      }
    })
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(22)
  })

  it('is not made for those who left', async () => {
    const work = createHeavyWork()
    const first = work.begin('a', here)
    await first.turn()
    const leaving = new AbortController()
    const gone = work.begin('a', leaving.signal).turn()
    const after = work.begin('a', here).turn()
    leaving.abort()
    await expect(gone).rejects.toMatchObject({ code: 'rate_limited' })
    first.end()
    await expect(after).resolves.toBeUndefined()
    await expect(work.begin('b', leaving.signal).turn()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('that is read slowly keeps only its own reader waiting', async () => {
    vi.useFakeTimers()
    const work = createHeavyWork()
    await Promise.all([work.begin('slow', here).turn(), work.begin('slower', here).turn()])
    const served: string[] = []
    const ask = (visitor: string) =>
      work
        .begin(visitor, here)
        .turn()
        .then(() => served.push(visitor))
    ask('slow')
    ask('other')
    await vi.advanceTimersByTimeAsync(14_000)
    expect(served).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(served).toEqual(['other'])
  })

  it('loses no place and gives none twice, whatever ends when', async () => {
    const visitor = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(fc.record({ begin: visitor }), fc.record({ end: fc.nat(9) }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const work = createHeavyWork()
        const open: { visitor: string; errand: Errand; working: boolean }[] = []
        const check = async () => {
          await settle()
          const working = open.filter((each) => each.working)
          expect(new Set(working.map((each) => each.visitor)).size).toBe(working.length)
          const wanting = new Set(open.map((each) => each.visitor)).size
          expect(working.length).toBe(Math.min(2, wanting))
        }
        for (const each of steps) {
          if ('begin' in each) {
            if (open.filter((own) => own.visitor === each.begin).length === 5) continue
            const started = { visitor: each.begin, errand: work.begin(each.begin, here), working: false }
            open.push(started)
            started.errand.turn().then(() => {
              started.working = true
            })
          } else {
            const [ended] = open.splice(each.end % Math.max(1, open.length), 1)
            ended?.errand.end()
            ended?.errand.end()
          }
          await check()
        }
      }),
    )
  })
})
