import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHeavyWork, type HeavyJob, type HeavyWorkQueue } from './heavy-work'

const here = new AbortController().signal
const settle = () => new Promise((resolve) => setImmediate(resolve))

function begin(work: HeavyWorkQueue, visitor: string, signal: AbortSignal): HeavyJob {
  const errand = work.begin(visitor, signal)
  if ('code' in errand) throw new Error(errand.message)
  return errand
}

afterEach(() => {
  vi.useRealTimers()
})

describe('createHeavyWork', () => {
  it('runs two jobs at once, and alternates between visitors', async () => {
    const work = createHeavyWork()
    const made: string[] = []
    const start = (visitor: string) => {
      const errand = begin(work, visitor, here)
      return { visitor, errand, turn: errand.turn().then(() => made.push(visitor)) }
    }
    const starts = ['a', 'a', 'a', 'b', 'c', 'c'].map(start)
    await settle()
    expect(made).toEqual(['a', 'b'])
    starts[0]?.errand.end()
    await settle()
    expect(made).toEqual(['a', 'b', 'c'])
    starts[3]?.errand.end()
    await settle()
    expect(made, 'whoever had one waits for who had none').toEqual(['a', 'b', 'c', 'a'])
    starts[1]?.errand.end()
    await settle()
    expect(made).toEqual(['a', 'b', 'c', 'a', 'a'])
  })

  it("refuses a visitor's sixth job without refusing other visitors", () => {
    const work = createHeavyWork()
    const own = [1, 2, 3, 4, 5].map(() => begin(work, '192.0.2.9', here))
    expect(work.begin('192.0.2.9', here)).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('Try again in 5 seconds'),
      retryAfter: 5,
    })
    expect(() => begin(work, '192.0.2.1', here)).not.toThrow()
    own[0]?.end()
    expect(() => begin(work, '192.0.2.9', here)).not.toThrow()
  })

  it('refuses only visitors of the /48 that already has forty jobs', () => {
    const work = createHeavyWork()
    const network = (n: number) => `2001:db8:1:${n}::/64`
    const own = Array.from({ length: 40 }, (_, n) => begin(work, network(n), here))
    expect(work.begin(network(99), here)).toMatchObject({ code: 'rate_limited' })
    expect(() => begin(work, '2001:db8:2:1::/64', here)).not.toThrow()
    expect(() => begin(work, '192.0.2.1', here)).not.toThrow()
    own[0]?.end()
    expect(() => begin(work, network(99), here)).not.toThrow()
  })

  it.each([
    ['a turn', 'turn', 2],
    ['a reading slot', 'read', 8],
  ] as const)('limits the queue of jobs that wait for %s', async (_, step, places) => {
    const work = createHeavyWork()
    const answers: unknown[] = []
    for (let visitor = 0; visitor < 140; visitor += 1)
      begin(work, `visitor ${visitor}`, here)
        [step]()
        .then((answer) => answers.push(answer))
    await vi.waitFor(() => expect(answers.filter((answer) => answer === undefined)).toHaveLength(places))
    const refused = answers.filter((answer) => answer !== undefined)
    expect(refused).toHaveLength(140 - places - 120)
    for (const answer of refused) expect(answer).toMatchObject({ code: 'rate_limited', retryAfter: 5 })
  })

  it('admits a new visitor while heavy visitors have jobs', () => {
    const work = createHeavyWork()
    const full = { code: 'rate_limited', retryAfter: 5 }
    const errands = Array.from({ length: 60 }, (_, at) => begin(work, `greedy ${at % 20}`, here))
    expect(work.begin('greedy 0', here)).toMatchObject(full)
    expect(() => begin(work, 'newcomer', here)).not.toThrow()
    expect(work.begin('newcomer', here), 'a second thing').toMatchObject(full)
    for (let one = 0; one < 179; one += 1) begin(work, `one ${one}`, here)
    expect(work.begin('one too many', here)).toMatchObject(full)
    errands[0]?.end()
    expect(() => begin(work, 'one too many', here)).not.toThrow()
  })

  it('frees a slot that was assigned to a cancelled job', async () => {
    const work = createHeavyWork()
    const [first, second] = [begin(work, 'a', here), begin(work, 'a', here)]
    await first.turn()
    const late = second.turn()
    first.end()
    second.end()
    expect(await late).toMatchObject({ code: 'rate_limited' })
    const next = begin(work, 'a', here).turn()
    await settle()
    expect(await Promise.race([next, 'still waiting'])).toBeUndefined()
  })

  it('queues a new visitor although heavy visitors fill the queue', async () => {
    const work = createHeavyWork()
    const answers = new Map<string, unknown>()
    const ask = (visitor: string) =>
      begin(work, visitor, here)
        .turn()
        .then((answer) => answers.set(visitor, answer))
    for (let visitor = 0; visitor < 12; visitor += 1) {
      ask(`greedy ${visitor}`)
      ask(`greedy ${visitor}`)
    }
    ask('newcomer')
    ask('greedy 5')
    await settle()
    expect(answers.get('greedy 5')).toMatchObject({ code: 'rate_limited' })
    expect(answers.has('newcomer'), 'refused').toBe(false)
  })

  it('frees the reading slot of a job that now writes its file', async () => {
    const work = createHeavyWork()
    const readers = Array.from({ length: 9 }, (_, visitor) => begin(work, `visitor ${visitor}`, here))
    const order: number[] = []
    readers.forEach((reader, at) => {
      reader.read().then(() => order.push(at))
    })
    await vi.waitFor(() => expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]))
    await readers[0]?.turn()
    await vi.waitFor(() => expect(order.at(-1)).toBe(8))
  })

  it('runs a slice of a small file before the remaining slices of large files', async () => {
    const work = createHeavyWork()
    const order: string[] = []
    const spend = (milliseconds: number) => {
      for (const until = performance.now() + milliseconds; performance.now() < until; );
    }
    const large = begin(work, 'large', here)
    const small = begin(work, 'small', here)
    const many = async () => {
      for (let slice = 0; slice < 5; slice += 1)
        await large.slice(() => {
          spend(5)
          order.push('large')
        })
    }
    const both = [many(), large.slice(() => order.push('large, too'))]
    await settle()
    both.push(small.slice(() => order.push('small')))
    await Promise.all(both)
    expect(order.indexOf('small')).toBe(1)
    expect(order).toHaveLength(7)
  })

  it("leaves half of the thread's time to other tasks", async () => {
    const work = createHeavyWork()
    const errand = begin(work, 'a', here)
    let mine = 0
    const began = performance.now()
    for (let slice = 0; slice < 20; slice += 1)
      await errand.slice(() => {
        const from = performance.now()
        while (performance.now() < from + 4);
        mine += performance.now() - from
      })
    expect(performance.now() - began).toBeGreaterThan(1.8 * mine)
  })

  it('reserves most slots for light visitors while any are connected', async () => {
    let areOthersHere = true
    const work = createHeavyWork(() => areOthersHere)
    const order: string[] = []
    const ask = (visitor: string) => {
      const errand = begin(work, visitor, here)
      errand.read().then(() => order.push(visitor))
      return errand
    }
    for (let time = 0; time < 3; time += 1) {
      const had = ['a', 'b', 'c', 'd'].map(ask)
      await vi.waitFor(() => expect(order).toHaveLength(4))
      for (const each of had) each.end()
      order.length = 0
    }
    for (const visitor of ['a', 'b', 'c', 'd', 'newcomer']) ask(visitor)
    await vi.waitFor(() => expect(order).toHaveLength(3))
    expect(order.toSorted()).toEqual(['a', 'b', 'newcomer'])
    areOthersHere = false
    await vi.waitFor(() => expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd', 'newcomer']))
  })

  it('gives the slot of a job to light visitors after the job proves heavy', async () => {
    const work = createHeavyWork(() => true)
    const spend = () => {
      for (const until = performance.now() + 60; performance.now() < until; );
    }
    const large = Array.from({ length: 8 }, (_, visitor) => begin(work, `large ${visitor}`, here))
    for (const each of large) await each.read()
    const small = begin(work, 'small', here).read()
    const [first] = large
    await first?.slice(spend)
    first?.slice(() => undefined)
    expect(await small).toBeUndefined()
  })

  it("starts a job at once beside heavy visitors if the visitor's earlier job was small", async () => {
    const work = createHeavyWork(() => true)
    const again = begin(work, 'again', here)
    await again.read()
    again.end()
    for (const visitor of ['large', 'larger']) {
      const errand = begin(work, visitor, here)
      await errand.read()
      await errand.slice(() => {
        for (const until = performance.now() + 60; performance.now() < until; );
      })
      errand.slice(() => undefined)
    }
    const second = begin(work, 'again', here).read()
    // Heavy jobs hold their slots for five seconds, so this limit is shorter.
    expect(await Promise.race([second.then(() => 'read'), pause(3_000)])).toBe('read')
  })

  it("frees a job's slot as soon as the job only sends its file", async () => {
    const work = createHeavyWork()
    const readers = Array.from({ length: 8 }, (_, visitor) => begin(work, `visitor ${visitor}`, here))
    await Promise.all(readers.map((reader) => reader.read()))
    const ninth = begin(work, 'ninth', here).read()
    readers[3]?.send()
    expect(await ninth).toBeUndefined()
  })

  it('fails a slice only for the visitor whose work threw', async () => {
    const errand = begin(createHeavyWork(), 'a', here)
    await expect(errand.slice(() => Promise.reject(new RangeError('a row')))).rejects.toThrow('a row')
    await expect(
      errand.slice(() => {
        throw new RangeError('a row')
      }),
    ).rejects.toThrow('a row')
    expect(await errand.slice(() => 7)).toBe(7)
  })

  it('drops the jobs of visitors who have left', async () => {
    const work = createHeavyWork()
    const first = begin(work, 'a', here)
    await first.turn()
    const leaving = new AbortController()
    const gone = begin(work, 'a', leaving.signal).turn()
    const after = begin(work, 'a', here).turn()
    leaving.abort()
    expect(await gone).toMatchObject({ code: 'rate_limited' })
    first.end()
    await expect(after).resolves.toBeUndefined()
    expect(await begin(work, 'b', leaving.signal).turn()).toMatchObject({ code: 'rate_limited' })
  })

  it('delays only the visitor who reads a file slowly', async () => {
    vi.useFakeTimers()
    const work = createHeavyWork()
    await Promise.all([begin(work, 'slow', here).turn(), begin(work, 'slower', here).turn()])
    const served: string[] = []
    const ask = (visitor: string) =>
      begin(work, visitor, here)
        .turn()
        .then(() => served.push(visitor))
    ask('slow')
    ask('other')
    await vi.advanceTimersByTimeAsync(14_000)
    expect(served).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(served).toEqual(['other'])
  })

  it('loses no slot and assigns none twice, whatever the order of events', async () => {
    const visitor = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(fc.record({ begin: visitor }), fc.record({ end: fc.nat(9) }))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const work = createHeavyWork()
        const open: { visitor: string; errand: HeavyJob; working: boolean }[] = []
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
            const started = { visitor: each.begin, errand: begin(work, each.begin, here), working: false }
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
