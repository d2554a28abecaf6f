import { describe, expect, it } from 'vitest'
import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { createHealth } from '@/lib/connector/health'
import { readCondition } from './read-condition'

const HOST = 'records.example.gov'

function conditionAfter(...events: ('success' | ErrorCode)[]) {
  let minute = 0
  const health = createHealth(() => new Date(Date.UTC(2026, 0, 1, 0, minute++)))
  for (const event of events) {
    if (event === 'success') health.succeeded(HOST, 12)
    else health.failed(HOST, new ConnectorError(event, 'It failed.'))
  }
  return readCondition(health.of(HOST)).label
}

describe('readCondition', () => {
  it.each([
    [[], 'Not asked yet'],
    [['success'], 'Answering'],
    [['upstream_timeout'], 'Failing'],
    [['success', 'upstream_unavailable'], 'Failing'],
    [['upstream_unavailable', 'success'], 'Answering'],
    [['success', 'upstream_changed'], 'Format changed'],
    [['success', 'upstream_rejected'], 'Answering, refused the last'],
  ] as const)('reads %j as "%s"', (events, label) => {
    expect(conditionAfter(...events)).toBe(label)
  })
})
