import { afterAll, describe, expect, it } from 'vitest'
import { ConnectorError } from '@/lib/connector/errors'
import { createHealth } from '@/lib/connector/upstream/health'
import { instancesOver } from './testing/instance'

const { REDIS_URL: url = '' } = process.env
const HOST = 'records.example.gov'
const QUIET = 'never-asked.example.gov'
const THIRTY_DAYS_MS = 30 * 86_400_000

describe.skipIf(!url)('host health of several instances (skipped where REDIS_URL is not set)', () => {
  const { share, listKeys, end } = instancesOver(url)
  afterAll(end)

  async function instance(time: () => Date) {
    const sharing = await share()
    return { health: createHealth(time, sharing.health), flush: sharing.health.flush, close: sharing.close }
  }

  it('stores the latest success and failure of all instances with an expiry', async () => {
    let minute = 0
    const clock = () => new Date(Date.UTC(2026, 10, 22, 12, minute))
    const [one, other] = [await instance(clock), await instance(clock)]
    one.health.succeeded(HOST, 12)
    await one.flush()
    minute = 5
    const quoting = new ConnectorError('upstream_rejected', 'It refused 7 Quill Lane.')
    other.health.failed(HOST, quoting)
    await other.flush()

    const latest = await one.health.latest([QUIET, HOST])
    expect(latest.reach).toBe('instances')
    expect(latest.of(QUIET)).toEqual({})
    expect(latest.of(HOST)).toEqual({
      lastSuccess: { at: '2026-11-22T12:00:00.000Z', milliseconds: 12 },
      lastFailure: { at: '2026-11-22T12:05:00.000Z', code: 'upstream_rejected' },
    })
    const own = await other.health.latest([HOST])
    expect(own.of(HOST).lastFailure?.message, 'our own words say more').toBe(quoting.message)

    const all = await listKeys()
    expect(JSON.stringify(all)).not.toMatch(/Quill|records\.example/)
    for (const { milliseconds } of all) {
      expect(milliseconds).toBeGreaterThan(0)
      expect(milliseconds).toBeLessThanOrEqual(THIRTY_DAYS_MS)
    }
  })

  it('ignores an older update that arrives after a newer one', async () => {
    const late = await instance(() => new Date('2026-11-22T13:00:00Z'))
    const early = await instance(() => new Date('2026-11-22T12:30:00Z'))
    late.health.succeeded(HOST, 7)
    await late.flush()
    early.health.succeeded(HOST, 900)
    await early.flush()
    const { of } = await early.health.latest([HOST])
    expect(of(HOST).lastSuccess).toEqual({ at: '2026-11-22T13:00:00.000Z', milliseconds: 7 })
  })

  it('writes pending health updates when an instance stops, and then reports itself as cut off', async () => {
    const { health, close } = await instance(() => new Date('2026-11-22T14:00:00Z'))
    const other = await instance(() => new Date())
    health.succeeded(HOST, 31)
    await close()
    expect((await other.health.latest([HOST])).of(HOST).lastSuccess?.milliseconds).toBe(31)
    expect((await health.latest([HOST])).reach).toBe('cut-off')
  })
})
