import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BatchEvent, PointQuestion } from './reduce-batch'
import { runBatch } from './run-batch'

const questions = Array.from(
  { length: 10 },
  (_, index): PointQuestion => ({
    key: String(index),
    latitude: index,
    longitude: 0,
    sources: ['section', 'elevation'],
  }),
)
const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startRun({ notBefore = 0, fail = (_key: string): number | undefined => undefined } = {}) {
  const events: BatchEvent[] = []
  const controller = new AbortController()
  const paused: number[] = []
  const flying = new Set<string>()
  let most = 0
  const done = runBatch(questions, {
    notBefore,
    signal: controller.signal,
    tell: (event) => events.push(event),
    pausedUntil: (moment) => paused.push(moment),
    async ask(source, { key }) {
      flying.add(key)
      most = Math.max(most, flying.size)
      await new Promise((resolve) => setTimeout(resolve, SECOND))
      flying.delete(key)
      const wait = fail(key)
      if (wait === undefined) return { type: 'answered', key, answers: {} }
      const failure = { code: 'rate_limited', message: '' } as const
      return { type: 'failed', key, source, failure, notBefore: wait }
    },
  })
  const asked = () => events.flatMap((event) => (event.type === 'asked' ? [event.key] : []))
  return { events, controller, paused, done, asked, most: () => most }
}

describe('runBatch', () => {
  it('requests every point once, three at a time', async () => {
    const run = startRun()
    await vi.advanceTimersByTimeAsync(4 * SECOND)
    await run.done
    expect(run.asked()).toEqual(questions.map(({ key }) => key))
    expect(run.most()).toBe(3)
    expect(run.events.filter(({ type }) => type === 'answered')).toHaveLength(20)
  })

  it('sends and reports nothing after a stop', async () => {
    const run = startRun()
    await vi.advanceTimersByTimeAsync(1.5 * SECOND)
    run.controller.abort()
    const before = run.events.length
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    await run.done
    expect(run.events).toHaveLength(before)
    expect(run.asked()).toHaveLength(6)
  })

  it('pauses all remaining points as long as a source requests', async () => {
    const until = Date.now() + 30 * SECOND
    const run = startRun({ fail: (key) => (key === '0' ? until : undefined) })
    await vi.advanceTimersByTimeAsync(29 * SECOND)
    expect(run.asked()).toEqual(['0', '1', '2'])
    expect(run.paused).toContain(until)
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    await run.done
    expect(run.asked()).toHaveLength(10)
  })

  it('waits for its start time, and can be stopped while it waits', async () => {
    const run = startRun({ notBefore: Date.now() + 60 * SECOND })
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(run.events).toEqual([])
    run.controller.abort()
    await run.done
    expect(run.events).toEqual([])
  })
})
