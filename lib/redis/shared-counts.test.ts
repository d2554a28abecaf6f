import { afterAll, describe, expect, it } from 'vitest'
import { createLimits } from '@/lib/server/limits'
import { instancesOver, patient } from './testing/instance'

const { REDIS_URL: url = '' } = process.env

const budget = { perDay: () => 5, timeZone: 'UTC' }
const budgeted = { ...patient, pace: { ...patient.pace, budget } }

describe.skipIf(!url)('counts of several instances (skipped where REDIS_URL is not set)', () => {
  const { share, start, listKeys, forget, end } = instancesOver(url)
  afterAll(end)

  it('counts the visits of one IP address across instances', async () => {
    const [one, other] = [await share(), await share()]
    const perMinute = { calls: 6, tiles: 3, kept: 1, keptBytes: 1, names: 1, refusals: 1, allRefusals: 4 }
    const limits = [createLimits(perMinute, one.limiter), createLimits(perMinute, other.limiter)]
    const visit = (n: number, kind: 'calls' | 'tiles', visitor = '203.0.113.9') =>
      limits[n % 2]?.take(kind, visitor)
    for (let n = 0; n < 6; n += 1) expect(await visit(n, 'calls')).toBeUndefined()
    for (let n = 0; n < 4; n += 1) {
      const seconds = await visit(n, 'calls')
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
    }
    for (let n = 0; n < 3; n += 1) expect(await visit(n, 'tiles')).toBeUndefined()
    expect(await visit(3, 'tiles')).toBeGreaterThan(0)
    expect(await visit(0, 'calls', '203.0.113.10')).toBeUndefined()
    const names = (await listKeys()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.join()).not.toContain('203.0.113')
  })

  it('counts the visits of one /48 and the reserved attempts of a name across instances', async () => {
    const most = { calls: 2, tiles: 1, kept: 1, keptBytes: 1, names: 1, refusals: 2, allRefusals: 4 }
    const [one, other] = [await share(), await share()]
    const limits = [createLimits(most, one.limiter), createLimits(most, other.limiter)] as const
    for (let n = 0; n < 16; n += 1)
      expect(await limits[n % 2]?.take('calls', `2001:db8:1:${n}::/64`)).toBeUndefined()
    expect(await limits[0].take('calls', '2001:db8:1:ff::/64')).toBeGreaterThan(0)
    expect(await limits[1].take('calls', '2001:db8:2:ff::/64')).toBeUndefined()

    for (const each of limits) expect(await each.hold('refusals', 'nib')).toBeUndefined()
    for (const each of limits) expect(await each.hold('refusals', 'nib')).toBeGreaterThan(0)
    await limits[0].giveBack('refusals', 'nib')
    expect(await limits[1].hold('refusals', 'nib')).toBeUndefined()
    expect(await limits[0].hold('refusals', 'nib')).toBeGreaterThan(0)
  })

  it('counts the requests to a source per day across instances', async () => {
    let requests = 0
    const transport = async () => Response.json({ degrees: ++requests })
    const instances = [
      await start(transport, { declaration: budgeted }),
      await start(transport, { declaration: budgeted, settings: ['new'], deps: { release: 'new' } }),
    ]
    const cities = Array.from({ length: 12 }, (_, n) => `city ${n}`)
    const results = await Promise.all(cities.map((city, n) => instances[n % 2]?.ask(city)))
    expect(results.filter((result) => result?.ok)).toHaveLength(5)
    expect(requests).toBe(5)
    for (const { engine, ask } of instances) {
      expect(await engine.budgetOf('degrees', 'degrees.example')).toMatchObject({ perDay: 5, left: 0 })
      expect(await ask('one more')).toMatchObject({ error: { code: 'rate_limited' } })
    }
  })

  it('returns at least the count that this instance knows, even if Redis has lost its data', async () => {
    const [one, other] = [await share(), await share()]
    const until = new Date(Date.now() + 3_600_000)
    expect(await one.counter.add('rain', 3, until)).toBe(3)
    expect(await other.counter.add('rain', 2, until)).toBe(5)
    expect(await one.counter.read('rain')).toBe(5)
    await forget()
    expect(await one.counter.add('rain', 1, until)).toBe(4)
    expect(await other.counter.add('rain', 1, until)).toBe(6)
    expect(await one.counter.read('rain')).toBe(6)
  })
})
