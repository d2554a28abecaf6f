import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mapInTurns, runAtOnce, runInTurns, type SliceRunner, sorting, withRoom } from './in-turns'

describe('runInTurns', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const spend = <T>(value: T): T => {
    vi.advanceTimersByTime(1)
    return value
  }
  const list = Array.from({ length: 12 }, (_, n) => n)

  it('runs work in order, in slices of a few milliseconds', async () => {
    const slices: number[] = []
    const pace: SliceRunner = async (work) => {
      const began = performance.now()
      const done = work()
      slices.push(performance.now() - began)
      return done
    }
    expect(await mapInTurns(list, (n) => spend(n * 2), pace)).toEqual(list.map((n) => n * 2))
    expect(slices.length).toBeGreaterThan(2)
    expect(Math.max(...slices)).toBeLessThanOrEqual(5)
  })

  it('lets other tasks run between slices', async () => {
    let others = 0
    let isOver = false
    const other = () => {
      others += 1
      if (!isOver) setImmediate(other)
    }
    setImmediate(other)
    await mapInTurns(list, spend, withRoom)
    isOver = true
    expect(others).toBeGreaterThan(2)
  })

  it('fails with the error that the work threw', async () => {
    const fail = () => {
      throw new RangeError('a row')
    }
    await expect(mapInTurns(list, fail, withRoom)).rejects.toThrow('a row')
  })
})

describe('sorting', () => {
  const rows = fc.array(fc.record({ key: fc.nat(40) }), { maxLength: 2_000, size: 'max' })
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key

  it('sorts in the same order as Array.sort, and keeps the order of equal rows', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const expected = list.toSorted(byKey)
        const sorted = runAtOnce(sorting(list, byKey))
        expect(sorted).toHaveLength(list.length)
        expect(sorted.filter((each, at) => each !== expected[at])).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('yields more than 5,000 times while it sorts 5,000 rows', async () => {
    const list = Array.from({ length: 5_000 }, (_, n) => ({ key: (n * 7_919) % 5_000 }))
    const work = sorting(list, byKey)
    let pauses = 0
    while (!work.next().done) pauses += 1
    expect(pauses).toBeGreaterThan(5_000)
    expect((await runInTurns(sorting(list, byKey), withRoom))[4_999]).toEqual({ key: 4_999 })
  })
})
