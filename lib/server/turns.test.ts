import { EventEmitter } from 'node:events'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const createAnswer = () => Object.assign(new EventEmitter(), { writableFinished: false })

function open(isBusy = () => true) {
  let worked = 0
  const turns = createTurns({
    measureLeisure: () => () => !isBusy(),
    worked: () => worked,
    now: Date.now,
  })
  const starts: string[] = []
  const ask = (visitor: string, weight?: number) => {
    const answer = createAnswer()
    const close = () => answer.emit('close')
    const finish = () => {
      answer.writableFinished = true
      close()
    }
    let isRefused = false
    turns.take(visitor, answer, {
      begin: () => starts.push(visitor),
      refuse() {
        isRefused = true
        finish()
      },
      ...(weight === undefined ? {} : { weight }),
    })
    return { isRefused: () => isRefused, finish, hangUp: close }
  }
  const work = (milliseconds: number) => {
    worked += milliseconds
    vi.advanceTimersByTime(milliseconds)
  }
  return { ask, starts, turns, work }
}

const heavy = (ask: ReturnType<typeof open>['ask'], visitor: string) => ask(visitor, 10).finish()

describe('createTurns', () => {
  it('runs three requests of a visitor at once, and starts another when one of them ends', () => {
    const { ask, starts } = open()
    heavy(ask, 'greedy')
    starts.length = 0
    const [first] = Array.from({ length: 5 }, () => ask('greedy'))
    expect(starts, 'whoever is alone has no rests').toHaveLength(3)
    first?.finish()
    expect(starts).toHaveLength(4)
  })

  it('counts the networks of one /48 as eight visitors', () => {
    const { ask, starts } = open()
    const network = (n: number) => `2001:db8:1:${n}::/64`
    for (let n = 0; n < 16; n += 1) ask(network(n)).finish()
    expect(starts).toHaveLength(16)
    starts.length = 0
    ask('other').finish()
    for (let n = 16; n < 56; n += 1) ask(network(n))
    expect(starts).toEqual(['other', network(16)])
    ask('other')
    expect(starts.at(-1)).toBe('other')
  })

  it("runs a heavy visitor's requests one at a time beside light visitors, with a pause after each", () => {
    const { ask, starts, work } = open()
    heavy(ask, 'greedy')
    ask('other').finish()
    starts.length = 0
    const [first, second] = Array.from({ length: 5 }, () => ask('greedy'))
    expect(starts).toHaveLength(1)
    work(10)
    first?.finish()
    expect(starts).toHaveLength(1)
    vi.advanceTimersByTime(29)
    expect(starts, 'three times as long as the thread worked').toHaveLength(1)
    ask('other').finish()
    vi.advanceTimersByTime(1)
    expect(starts).toEqual(['greedy', 'other', 'greedy'])
    second?.finish()
    vi.advanceTimersByTime(1_000)
    expect(starts.slice(3), 'nobody else was here for a second').toEqual(['greedy', 'greedy', 'greedy'])
  })

  it('serves heavy visitors eventually, however long the thread works for other visitors', () => {
    const { ask, starts, work } = open()
    heavy(ask, 'greedy')
    ask('visitor').finish()
    starts.length = 0
    for (let n = 0; n < 4; n += 1) ask('greedy')
    for (let n = 0; n < 40; n += 1) {
      ask(`visitor ${n}`).finish()
      work(100)
    }
    expect(starts.filter((visitor) => visitor === 'greedy')).toHaveLength(4)
  })

  it('runs nine requests of light visitors beside three requests of a heavy visitor', () => {
    const { ask, starts, turns } = open()
    heavy(ask, 'greedy')
    expect(turns.areOthersHere('greedy')).toBe(false)
    for (let n = 0; n < 5; n += 1) ask('greedy')
    starts.length = 0
    for (let n = 0; n < 12; n += 1) ask(`visitor ${n}`)
    expect(starts).toEqual(Array.from({ length: 9 }, (_, n) => `visitor ${n}`))
    expect(turns.areOthersHere('greedy')).toBe(true)
  })

  it('serves two waiting light visitors before the burst of another visitor', () => {
    const { ask, starts } = open()
    const burst = Array.from({ length: 50 }, () => ask('greedy'))
    expect(starts, 'of two it is not known yet').toEqual(['greedy', 'greedy', 'greedy'])
    heavy(ask, 'other')
    for (let n = 0; n < 9; n += 1) ask(`visitor ${n}`)
    ask('another')
    ask('one more')
    starts.length = 0
    for (const each of burst.slice(0, 3)) each.finish()
    expect(starts).toEqual(['another', 'one more'])
  })

  it('counts a request for a file as many requests for data', () => {
    const { ask, starts } = open()
    const places = Array.from({ length: 12 }, (_, n) => ask(`busy ${n}`))
    for (let n = 0; n < 2; n += 1) ask('files', 10)
    for (let n = 0; n < 4; n += 1) ask('questions')
    starts.length = 0
    for (const place of places) place.finish()
    vi.advanceTimersByTime(1_000)
    expect(starts).toEqual(['files', ...Array(4).fill('questions'), 'files'])
  })

  it('forgets past use after a quiet period', () => {
    const { ask, starts } = open()
    for (let n = 0; n < 6; n += 1) ask('greedy').finish()
    vi.advanceTimersByTime(60_000)
    const busy = Array.from({ length: 12 }, (_, n) => ask(`busy ${n}`))
    ask('greedy')
    ask('other')
    busy[0]?.finish()
    expect(starts.at(-1), 'the longest waiting').toBe('greedy')
  })

  it('frees the slots of requests that wait for their sources while the thread is idle', () => {
    const { ask, starts } = open(() => false)
    for (let n = 0; n < 60; n += 1) ask(`visitor ${n}`)
    expect(starts).toHaveLength(12)
    vi.advanceTimersByTime(400)
    expect(starts).toHaveLength(60)
  })

  it('frees the slots of endless requests eventually, even on a busy thread', () => {
    const { ask, starts } = open()
    for (let n = 0; n < 24; n += 1) ask(`visitor ${n}`)
    vi.advanceTimersByTime(400)
    expect(starts).toHaveLength(12)
    vi.advanceTimersByTime(200)
    expect(starts).toHaveLength(24)
  })

  it('drops waiting requests of visitors who have left, and frees the slot of a running request later', () => {
    const { ask, starts } = open()
    const [first, second, ...others] = Array.from({ length: 15 }, (_, n) => ask(`visitor ${n}`))
    others[10]?.hangUp()
    others[11]?.hangUp()
    first?.finish()
    expect(starts.at(-1)).toBe('visitor 14')
    expect(starts).toHaveLength(13)
    ask('next')
    second?.hangUp()
    expect(starts).toHaveLength(13)
    vi.advanceTimersByTime(600)
    expect(starts.at(-1)).toBe('next')
  })

  it('refuses a request that has waited a minute behind lighter visitors', () => {
    const { ask, starts } = open()
    heavy(ask, 'greedy')
    const requests = Array.from({ length: 200 }, () => ask('greedy'))
    for (let second = 0; second < 61; second += 1) {
      ask(`visitor ${second}`).finish()
      vi.advanceTimersByTime(1_000)
    }
    const refused = requests.filter(({ isRefused }) => isRefused()).length
    const served = starts.filter((visitor) => visitor === 'greedy').length - 1
    expect(served).toBeGreaterThan(30)
    expect(refused).toBe(200 - served)
  })

  it('refuses another request of a waiting visitor behind 500 requests, and a new visitor behind 5,000', () => {
    const { ask } = open()
    for (let n = 0; n < 503; n += 1) expect(ask('greedy').isRefused(), String(n)).toBe(false)
    expect(ask('greedy').isRefused()).toBe(true)
    for (let n = 0; n < 4_509; n += 1) expect(ask(`newcomer ${n}`).isRefused()).toBe(false)
    expect(ask('one too many').isRefused()).toBe(true)
  })

  it('serves every visitor who stays exactly once, whatever the order of events', () => {
    const step = fc.oneof(
      fc.record({ ask: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ close: fc.nat(20) }),
      fc.record({ pass: fc.integer({ min: 1, max: 700 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.boolean(), (steps, isBusy) => {
        const thread = { measureLeisure: () => () => !isBusy, worked: Date.now, now: Date.now }
        const turns = createTurns(thread)
        const all: { runs: number; isClosed: boolean; answer: ReturnType<typeof createAnswer> }[] = []
        for (const each of steps) {
          if ('pass' in each) vi.advanceTimersByTime(each.pass)
          else if ('ask' in each) {
            const visit = { runs: 0, isClosed: false, answer: createAnswer() }
            all.push(visit)
            turns.take(each.ask, visit.answer, {
              begin() {
                expect(visit.isClosed).toBe(false)
                visit.runs += 1
              },
              refuse: () => expect.unreachable(),
            })
          } else {
            const visit = all[each.close]
            if (!visit) continue
            visit.isClosed = true
            visit.answer.writableFinished = each.close % 2 === 0
            visit.answer.emit('close')
          }
        }
        vi.advanceTimersByTime(60_000)
        for (const { runs, isClosed } of all) expect(runs).toBe(isClosed ? Math.min(runs, 1) : 1)
        expect(vi.getTimerCount(), 'nothing is looked after in vain').toBe(0)
      }),
    )
  })
})
