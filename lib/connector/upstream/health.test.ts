import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors'
import { createHealth } from './health'

const HOST = 'records.example.gov'
const down = new ConnectorError('upstream_unavailable', 'It is down.')
const noon = () => new Date('2026-01-01T12:00:00.000Z')

describe('createHealth', () => {
  it('counts attempts by outcome', () => {
    const health = createHealth(noon)
    health.succeeded(HOST, 12)
    health.succeeded(HOST, 14)
    health.failed(HOST, down)
    expect(health.counts()).toEqual([
      { host: HOST, outcome: 'ok', count: 2 },
      { host: HOST, outcome: 'upstream_unavailable', count: 1 },
    ])
  })

  it('returns the health of this process if instances share nothing', async () => {
    const health = createHealth(noon)
    health.succeeded(HOST, 12)
    const { reach, of } = await health.latest([HOST])
    expect(reach).toBe('process')
    expect(of(HOST)).toEqual({ lastSuccess: { at: '2026-01-01T12:00:00.000Z', milliseconds: 12 } })
  })

  it('returns the health of this process if the other instances are unreachable', async () => {
    const health = createHealth(noon, { tell: () => undefined, read: async () => undefined })
    health.failed(HOST, down)
    const { reach, of } = await health.latest([HOST])
    expect(reach).toBe('cut-off')
    expect(of(HOST).lastFailure?.message).toBe('It is down.')
  })
})
