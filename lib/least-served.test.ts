import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLeastServed } from './least-served'

describe('least served', () => {
  it("serves each entry once, the least served visitor first and each visitor's entries in arrival order", () => {
    const visitor = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({ add: visitor }),
      fc.record({ note: visitor, amount: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ remove: fc.nat(20) }),
      fc.constant({ take: true }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const queue = createLeastServed(1_000, { now: () => 0 })
        const had: Record<string, number> = { a: 0, b: 0, c: 0 }
        let waiting: { id: number; visitor: string }[] = []
        const removers: (() => boolean)[] = []
        const order: number[] = []
        for (const each of steps) {
          if ('add' in each) {
            const id = removers.length
            removers.push(queue.add(each.add, () => order.push(id)))
            waiting.push({ id, visitor: each.add })
          } else if ('note' in each) {
            queue.note(each.note, each.amount)
            had[each.note] = (had[each.note] ?? 0) + each.amount
          } else if ('remove' in each) {
            const wasThere = waiting.some(({ id }) => id === each.remove)
            expect(removers[each.remove]?.() ?? false).toBe(wasThere)
            waiting = waiting.filter(({ id }) => id !== each.remove)
          } else {
            const least = Math.min(...waiting.map((one) => had[one.visitor] ?? 0))
            const next = queue.take()
            next?.()
            const id = order.at(-1)
            expect(next === undefined).toBe(waiting.length === 0)
            if (!next) continue
            const one = waiting.find((some) => some.id === id)
            expect(had[one?.visitor ?? '']).toBe(least)
            expect(id, 'the first of that visitor').toBe(
              waiting.find(({ visitor }) => visitor === one?.visitor)?.id,
            )
            waiting = waiting.filter((some) => some !== one)
          }
          expect(queue.size).toBe(waiting.length)
        }
        expect(new Set(order).size).toBe(order.length)
      }),
    )
  })

  it('counts all networks of one /48 as eight visitors', () => {
    const queue = createLeastServed(1_000, { now: () => 0 })
    const network = (n: number) => `2001:db8:1:${n}::/64`
    for (let n = 0; n < 40; n += 1) queue.note(network(n), 1)
    expect(queue.had(network(0))).toBe(5)
    expect(queue.had(network(99)), 'a network that asked for nothing').toBe(5)
    expect(queue.had('2001:db8:2:0::/64')).toBe(0)
    const removers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => queue.add(network(n), () => undefined))
    expect(queue.sizeOf(network(99))).toBe(1)
    expect(queue.sizeOf('203.0.113.9')).toBe(0)
    queue.add('203.0.113.9', () => undefined)
    expect(queue.take((visitor) => visitor === '203.0.113.9')).toBeDefined()
    for (const remove of removers) remove()
    expect([queue.sizeOf(network(99)), queue.size]).toEqual([0, 0])
  })

  it("halves a visitor's use over time, and skips visitors who must wait", () => {
    let time = 0
    const queue = createLeastServed(1_000, { now: () => time })
    queue.note('much', 8)
    queue.note('little', 3)
    const add = () => ['much', 'little'].map((visitor) => queue.add(visitor, () => undefined))
    add()
    const below = (most: number) => (_: string, had: number) => had < most
    expect(queue.take(below(3))).toBeUndefined()
    expect(queue.take(below(4))).toBeDefined()
    expect(queue.sizeOf('little')).toBe(0)
    expect(queue.take((visitor) => visitor !== 'much')).toBeUndefined()
    time = 3_000
    expect(queue.had('much')).toBe(1)
    expect(queue.take(below(1))).toBeUndefined()
    time = 4_000
    expect(queue.had('much')).toBe(0)
    expect(queue.take(below(1))).toBeDefined()
  })
})
