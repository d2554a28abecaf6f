import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inOneBreath } from './in-one-breath'

describe('inOneBreath', () => {
  it('batches the calls of one tick, and later the calls that follow from the response', async () => {
    const batches: number[][] = []
    const double = inOneBreath(async (numbers: number[]) => {
      batches.push(numbers)
      await pause(1)
      return numbers.map((number) => 2 * number)
    })
    const twice = async (number: number) => double(await double(number))
    expect(await Promise.all([1, 2, 3].map(twice))).toEqual([4, 8, 12])
    expect(await double(5)).toBe(10)
    expect(batches).toEqual([[1, 2, 3], [2, 4, 6], [5]])
  })

  it('puts calls that arrive while the store responds into a new batch', async () => {
    const batches: string[][] = []
    const echo = inOneBreath(async (words: string[]) => {
      batches.push(words)
      await pause(5)
      return words
    })
    const first = echo('a')
    await pause(1)
    expect(await Promise.all([first, echo('b'), echo('c')])).toEqual(['a', 'b', 'c'])
    expect(batches).toEqual([['a'], ['b', 'c']])
  })
})
