import { describe, expect, it } from 'vitest'
import type { Meta } from '@/lib/connector/result'
import { joinMeta } from './join-meta'

const meta = (overrides: Partial<Meta>): Meta => ({
  connector: 'c',
  method: 'm',
  source: 's',
  publisher: 'p',
  attribution: 'a',
  licence: 'l',
  requests: [],
  retrievedAt: '2026-11-20T10:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: false,
  ...overrides,
})

describe('joinMeta', () => {
  const first = meta({ requests: [{ method: 'GET', url: 'https://a.example/' }] })
  const old = meta({
    requests: [{ method: 'GET', url: 'https://b.example/' }],
    ageSeconds: 90_000,
    retrievedAt: '2026-11-19T09:00:00.000Z',
    state: 'stale',
    refreshFailed: { code: 'upstream_timeout', message: 'Too slow.' },
  })

  it.each([
    [first, old],
    [old, first],
  ])(
    'combines the provenance of two results into the greater age, the staler state and every request',
    (one, other) => {
      expect(joinMeta(one, other)).toMatchObject({
        retrievedAt: old.retrievedAt,
        ageSeconds: old.ageSeconds,
        state: 'stale',
        refreshFailed: old.refreshFailed,
        requests: [...one.requests, ...other.requests],
      })
    },
  )

  it('includes a day or record that only one of the results cites', () => {
    const record = { href: 'https://a.example/1', label: 'The record' }
    const cites = { ...first, dated: [{ label: 'Updated', on: '2026-05-02' }], record }
    for (const joined of [joinMeta(cites, old), joinMeta(old, cites), joinMeta(cites, cites)])
      expect(joined).toMatchObject({ dated: [{ label: 'Updated', on: '2026-05-02' }], record })
    expect(joinMeta(cites, cites).dated).toHaveLength(1)
    expect(joinMeta(first, old)).not.toHaveProperty('dated')
  })
})
