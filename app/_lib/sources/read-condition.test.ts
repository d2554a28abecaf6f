import { describe, expect, it } from 'vitest'
import { federalFloodHistory } from '@/connectors/federal-flood-history'
import { openDataDiscovery } from '@/connectors/open-data-discovery'
import { usPublicAssessments } from '@/connectors/us-public-assessments'
import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { createHealth, type HostHealth } from '@/lib/connector/upstream/health'
import { readCondition, readConditions } from './read-condition'
import { describePublishers } from './source-labels'

const HOST = 'records.example.gov'
const now = new Date(Date.UTC(2026, 0, 1, 0, 10))

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
    [[], 'unasked', 'Not asked yet.'],
    [['success'], 'answers', 'Answered 10 minutes ago.'],
    [['upstream_timeout'], 'failed', 'Failed 10 minutes ago: It failed.'],
    [['rate_limited'], 'failed', 'Failed 10 minutes ago: It failed.'],
    [['success', 'upstream_unavailable'], 'failed', 'Failed 9 minutes ago: It failed.'],
    [['upstream_unavailable', 'success'], 'answers', 'Answered 9 minutes ago.'],
    [
      ['success', 'upstream_changed'],
      'failed',
      'Changed its format 9 minutes ago, so we cannot read it now.',
    ],
    [['success', 'upstream_rejected'], 'answers', 'Answered 9 minutes ago, and refused the last question.'],
    [['success', 'not_found'], 'answers', 'Answered 9 minutes ago, and refused the last question.'],
  ] as const)('describes a host after the events %j as "%s": "%s"', (events, tone, words) => {
    expect(readCondition(healthAfter(...events), now)).toEqual({ tone, words })
  })
})

describe('readConditions', () => {
  const of = (host: string, ...events: Parameters<typeof healthAfter>) => ({
    host,
    health: healthAfter(...events),
  })
  const [silent, good, down] = [of('silent'), of('good', 'success'), of(HOST, 'upstream_unavailable')]

  it('reports a failure of any host, and the number of hosts that were called', () => {
    expect(readConditions([silent, silent], now)).toEqual({ tone: 'unasked', words: 'Not asked yet.' })
    expect(readConditions([silent, good], now)).toEqual({
      tone: 'answers',
      words: 'Answered 10 minutes ago. 1 of its 2 hosts asked.',
    })
    expect(readConditions([down, silent], now)).toEqual({
      tone: 'failed',
      words: 'Failed 10 minutes ago: It failed. 1 of its 2 hosts asked.',
    })
    expect(readConditions([down, down], now).words).toContain('2 of its hosts failed.')
  })

  it('names the failed host if other hosts respond', () => {
    expect(readConditions([down, good, silent], now)).toEqual({
      tone: 'partly',
      words: `1 of its 3 hosts failed: ${HOST}. The others answer.`,
    })
  })

  it('readConditions describes a single host as readCondition does', () => {
    expect(readConditions([down], now)).toEqual(readCondition(down.health, now))
  })
})

it('describePublishers names at most two publishers and counts the others', () => {
  const [portals, offices] = [openDataDiscovery, usPublicAssessments].map(describePublishers)
  expect(portals).toMatch(/^The Socrata catalog, The open data portal for Chicago, and \d+ others$/)
  expect(offices).toMatch(/^Bexar County, Cook County Assessor's Office, and \d+ others$/)
  expect(describePublishers({ ...usPublicAssessments, publisherOf: undefined })).toBe('The assessment office')
  expect(describePublishers(federalFloodHistory)).toBe(
    'Federal Emergency Management Agency (OpenFEMA) and The Census Bureau',
  )
})
