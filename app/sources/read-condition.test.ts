import { describe, expect, it } from 'vitest'
import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { createHealth, type HostHealth } from '@/lib/connector/upstream/health'
import { latestOf, readCondition, readConditions } from './read-condition'

const HOST = 'records.example.gov'

function healthAfter(...events: ('success' | ErrorCode)[]): HostHealth {
  let minute = 0
  const health = createHealth(() => new Date(Date.UTC(2026, 0, 1, 0, minute++)))
  for (const event of events) {
    if (event === 'success') health.succeeded(HOST, 12)
    else health.failed(HOST, new ConnectorError(event, 'It failed.'))
  }
  return health.of(HOST)
}

describe('readCondition', () => {
  it.each([
    [[], 'Not asked yet'],
    [['success'], 'Answering'],
    [['upstream_timeout'], 'Failing'],
    [['rate_limited'], 'Failing'],
    [['success', 'upstream_unavailable'], 'Failing'],
    [['upstream_unavailable', 'success'], 'Answering'],
    [['success', 'upstream_changed'], 'Format changed'],
    [['success', 'upstream_rejected'], 'Answering, refused the last'],
    [['success', 'not_found'], 'Answering, refused the last'],
  ] as const)('reads %j as "%s"', (events, label) => {
    expect(readCondition(healthAfter(...events)).label).toBe(label)
  })
})

describe('readConditions', () => {
  const [silent, good, down] = [healthAfter(), healthAfter('success'), healthAfter('upstream_unavailable')]

  it('says of several hosts what is wrong at any, and how many were asked', () => {
    expect(readConditions([silent, silent])).toMatchObject({ label: 'Not asked yet', note: '2 hosts' })
    expect(readConditions([silent, good])).toMatchObject({ label: 'Answering', note: '1 of 2 hosts asked' })
    expect(readConditions([down, good, silent])).toMatchObject({
      state: 'failed',
      label: 'Failing at 1',
      note: '2 of 3 hosts asked',
    })
  })

  it('says of a single host what it said', () => {
    expect(readConditions([down])).toEqual({ state: 'failed', label: 'Failing' })
  })
})

it('finds the latest of moments, some of which never came', () => {
  expect(latestOf([undefined, '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'])).toBe('2026-01-02T00:00:00Z')
  expect(latestOf([undefined])).toBeUndefined()
})
