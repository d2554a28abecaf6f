import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors'
import { engineOver, exampleDeclaration } from '../testing/example-declaration'
import { createBudget, createCounter, nextMidnight } from './budget'

const HOUR_MS = 3_600_000
const noon = new Date('2026-06-20T16:00:00Z')

function budgetOf(perDay: number) {
  const clock = { now: noon }
  const now = () => clock.now
  const allowance = { perDay, timeZone: 'America/New_York' }
  const counter = createCounter(now)
  const create = () => createBudget('degrees.example', 'The Degree Office', allowance, counter, now)
  return { clock, budget: create(), another: create() }
}

describe('createBudget', () => {
  it('shares the daily budget between all callers, and reports when the budget renews', async () => {
    const { budget, another } = budgetOf(3)
    const results = await Promise.allSettled([budget, another, budget, another].map((each) => each.take()))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    await expect(budget.take()).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: (12 * HOUR_MS) / 1000,
      message: expect.stringMatching(
        /^The Degree Office answers 3 questions a day.*June 21, 2026 at 12:00 AM EDT\.$/,
      ),
    })
    expect(await budget.state()).toEqual({ perDay: 3, left: 0, renewsAt: '2026-06-21T04:00:00.000Z' })
  })

  it('restores the budget the next day', async () => {
    const { clock, budget } = budgetOf(1)
    await budget.take()
    clock.now = new Date(noon.getTime() + 12 * HOUR_MS)
    expect(await budget.state()).toMatchObject({ left: 1 })
    await budget.take()
    await expect(budget.take()).rejects.toBeInstanceOf(ConnectorError)
  })

  it('sets the remaining budget to 0 if the source reports that the quota is exhausted', async () => {
    const { budget } = budgetOf(25)
    expect(await budget.exhaust()).toMatchObject({ code: 'rate_limited' })
    await expect(budget.take()).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await budget.state()).toMatchObject({ left: 0 })
  })

  it("returns the next midnight in the source's time zone, even if daylight saving time begins or ends", () => {
    const formatMoment = (moment: Date, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment)
    const moments = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) })
    fc.assert(
      fc.property(moments, fc.constantFrom('America/New_York', 'Europe/Berlin', 'UTC'), (at, timeZone) => {
        const midnight = nextMidnight(new Date(at), timeZone)
        expect(midnight.getTime()).toBeGreaterThan(at)
        expect(midnight.getTime() - at).toBeLessThanOrEqual(25 * HOUR_MS)
        expect(formatMoment(midnight, timeZone)).toMatch(/00:00:00$/)
        const before = new Date(midnight.getTime() - 1_000)
        expect(formatMoment(before, timeZone).slice(0, 10)).toBe(
          formatMoment(new Date(at), timeZone).slice(0, 10),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('a source with a daily budget', () => {
  const budget = { perDay: () => 4, timeZone: 'UTC' }
  const budgeted = (retries: number) => ({
    ...exampleDeclaration,
    pace: { ...exampleDeclaration.pace, retries, budget },
  })
  const ask = (engine: ReturnType<typeof engineOver>, city: string) =>
    engine.callNamed('degrees', 'getDegrees', { city })

  it('counts requests and retries against the budget, but no result from the cache', async () => {
    let requests = 0
    const engine = engineOver(
      async () => (++requests === 1 ? new Response('', { status: 502 }) : Response.json({ degrees: 1 })),
      {},
      budgeted(1),
    )
    for (const city of ['Boise', 'Boise', 'Reno', 'Reno', 'Provo', 'Ogden'])
      expect((await ask(engine, city)).ok, city).toBe(city !== 'Ogden')
    expect(requests).toBe(4)
    expect(await ask(engine, 'Salem')).toMatchObject({ error: { code: 'rate_limited' } })
    expect(await ask(engine, 'Boise')).toMatchObject({ ok: true })
    expect(engine.health.of('degrees.example').lastFailure).toMatchObject({ code: 'upstream_unavailable' })
    expect(await engine.budgetOf('degrees', 'degrees.example')).toMatchObject({ perDay: 4, left: 0 })
  })

  it('sends no more requests after the source has reported that the daily quota is exhausted', async () => {
    let requests = 0
    const spent = new ConnectorError('rate_limited', 'Enough.', { isDaySpent: true })
    const engine = engineOver(
      async () => {
        requests += 1
        throw spent
      },
      {},
      budgeted(1),
    )
    for (const city of ['Boise', 'Reno'])
      expect(await ask(engine, city)).toMatchObject({
        error: { code: 'rate_limited', message: expect.stringContaining('4 questions a day') },
      })
    expect(requests).toBe(1)
  })

  it('returns undefined for a source that has no daily budget', async () => {
    const engine = engineOver(async () => Response.json({ degrees: 1 }))
    expect(await engine.budgetOf('degrees', 'degrees.example')).toBeUndefined()
    expect(await engine.budgetOf('__proto__', 'degrees.example')).toBeUndefined()
  })
})
