import { expect, it } from 'vitest'
import type { Meta } from '@/lib/connector/result'
import { describeDay, describePublishers, describeState, joinBySource } from './describe-source'

const meta = (overrides: Partial<Meta> = {}): Meta => ({
  connector: 'c',
  method: 'm',
  source: 'Service',
  publisher: 'The Office',
  attribution: 'a',
  licence: 'l',
  requests: [],
  retrievedAt: '2026-11-20T10:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: false,
  ...overrides,
})

it.each([
  [[meta()], 'The Office'],
  [[meta({ dated: [{ label: 'Measured', on: '2011-09-15' }] })], 'The Office, measured September 15, 2011'],
  [
    [
      meta({
        dated: [
          { label: 'Roll year', on: '2025' },
          { label: 'edited', on: null },
        ],
      }),
    ],
    'The Office, roll year 2025',
  ],
  [
    [meta({ publisher: 'City of Inkwell', dated: [{ label: 'Inkwell permits updated', on: '2026-11-13' }] })],
    'City of Inkwell, Inkwell permits updated November 13, 2026',
  ],
  [[meta({ dated: [{ label: 'x'.repeat(80) }] })], 'The Office'],
  [[meta(), meta({ publisher: 'The Other' })], 'The Office and The Other'],
] as const)('describes publishers and dates in one line', (metas, line) => {
  expect(describePublishers(metas)).toBe(line)
})

it('describes a result as new, cached, stale or saved', () => {
  expect(describeState(meta())).toBeUndefined()
  expect(describeState(meta({ state: 'fresh', ageSeconds: 300 }))).toBe('5 minutes ago')
  expect(describeState(meta({ state: 'stale', ageSeconds: 172_800 }))).toBe('an older answer, 2 days old')
  expect(describeState(meta({ state: 'stale', ageSeconds: 7_200 }))).toBe('2 hours ago')
  expect(describeState(meta({ isKept: true }))).toBe('kept as it was seen')
})

it('merges results with the same source and data set into one entry', () => {
  expect(joinBySource([meta(), meta({ dataset: 'Rows' }), meta()])).toHaveLength(2)
})

it.each([
  ['2026-09-30T14:05:00.000Z', 'September 30, 2026'],
  ['2026-09-30', 'September 30, 2026'],
  ['2026-19-30', '2026-19-30'],
  ['15-JUN-12', '15-JUN-12'],
  ['2025', '2025'],
])('formats the day %s as %s', (published, text) => expect(describeDay(published)).toBe(text))
