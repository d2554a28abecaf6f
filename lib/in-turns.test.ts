import { afterEach, describe, expect, it } from 'vitest'
import { mapInTurns } from './in-turns'

const turns = Symbol.for('openplat.turns')
const atDoor = globalThis as { [turns]?: { isCrowded(): boolean } }

afterEach(() => {
  delete atDoor[turns]
})

const spend = (milliseconds: number) => {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

describe('mapping in turns', () => {
  it('keeps the order and lets others in between', async () => {
    let others = 0
    const other = setInterval(() => {
      others += 1
    }, 1)
    const list = Array.from({ length: 12 }, (_, n) => n)
    const mapped = await mapInTurns(list, (n) => {
      spend(4)
      return n * 2
    })
    clearInterval(other)
    expect(mapped).toEqual(list.map((n) => n * 2))
    expect(others).toBeGreaterThan(2)
  })

  it('rests long while others wait at the door', async () => {
    atDoor[turns] = { isCrowded: () => true }
    const began = performance.now()
    await mapInTurns([1, 2, 3, 4], () => spend(8))
    expect(performance.now() - began).toBeGreaterThan(4 * 8 + 4 * 5 * 8 - 40)
  })
})
