import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShare } from './share'

const SLICE = 10
const LONG_REST = 20

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  let time = 0
  let areOthersHere = true
  const share = createShare(
    () => areOthersHere,
    () => time,
  )
  const slices: { visitor: string; at: number }[] = []
  return {
    slices,
    share,
    async ask(visitor: string, count: number) {
      for (let slice = 0; slice < count; slice += 1)
        await share.slice(
          visitor,
          () => {
            slices.push({ visitor, at: time })
            time += SLICE
          },
          LONG_REST,
        )
    },
    async pass(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 1) {
        time += 1
        await vi.advanceTimersByTimeAsync(1)
      }
    },
    leave() {
      areOthersHere = false
    },
  }
}

describe('createShare', () => {
  it('gives a heavy visitor almost no time while light visitors work', async () => {
    const { ask, pass, slices, share } = open()
    ask('large', 20)
    await pass(110)
    expect(share.hadMuch('large')).toBe(true)
    slices.length = 0
    await pass(10 * LONG_REST * SLICE)
    expect(slices.length).toBeGreaterThanOrEqual(9)
    expect(slices.length).toBeLessThanOrEqual(11)
  })

  it("serves a light visitor at once during the pause after a heavy visitor's slice", async () => {
    const { ask, pass, slices } = open()
    ask('large', 20)
    await pass(130)
    slices.length = 0
    ask('small', 3)
    await pass(60)
    expect(slices.map(({ visitor }) => visitor)).toEqual(['small', 'small', 'small'])
  })

  it("uses half of the thread's time while there are no other visitors", async () => {
    const { ask, pass, slices, leave } = open()
    leave()
    ask('large', 60)
    await pass(300)
    expect(slices.length).toBeGreaterThanOrEqual(28)
    expect(slices.length).toBeLessThanOrEqual(31)
  })
})
