import { describe, expect, it } from 'vitest'
import { citeInto, type Meta } from '@/lib/connector/result'
import { describeDated, originOf } from './origin-of'

const meta = {
  connector: 'example',
  method: 'ask',
  source: 'Example service',
  publisher: 'Example Agency',
  attribution: 'Example Agency',
  licence: 'Public domain',
  requests: [
    { method: 'GET', url: 'https://a.example/1' },
    { method: 'GET', url: 'https://a.example/1' },
    { method: 'GET', url: 'https://a.example/2' },
  ],
  retrievedAt: '2026-11-01T00:00:00.000Z',
  ageSeconds: 5,
  state: 'fresh',
  sample: true,
} satisfies Meta

describe('originOf', () => {
  it('omits provenance fields that the result lacks', () => {
    expect(originOf(meta)).toEqual({
      source: 'Example service',
      publisher: 'Example Agency',
      retrievedAt: '2026-11-01T00:00:00.000Z',
      ageSeconds: 5,
      state: 'fresh',
      request: 'https://a.example/1 | https://a.example/2',
      attribution: 'Example Agency',
      licence: 'Public domain',
    })
  })

  it('prefers the publisher, data set and days that the record itself states', () => {
    const cited = citeInto(meta, {
      publisher: 'Example County',
      dataset: 'Parcels 2025',
      dated: [
        { label: 'Roll year', on: '2025' },
        { label: 'updated', on: null },
      ],
      record: { href: 'https://county.example/1', label: 'Official page' },
    })
    expect(originOf(cited)).toMatchObject({
      source: 'Example service',
      publisher: 'Example County',
      dataset: 'Parcels 2025',
      dated: 'Roll year 2025, updated: not published',
      officialRecord: 'https://county.example/1',
    })
    expect(citeInto(meta, { publisher: '', dataset: null, dated: [], record: undefined })).toEqual(meta)
  })

  it('merges several calls into one entry with the greatest age and the stalest state', () => {
    const older: Meta = { ...meta, publisher: 'Another Agency', ageSeconds: 90, state: 'stale' }
    expect(originOf(meta, older)).toMatchObject({
      publisher: 'Example Agency | Another Agency',
      licence: 'Public domain',
      ageSeconds: 90,
      state: 'stale',
    })
  })

  it('formats days with the function that the caller passes', () => {
    const dated = [{ label: 'Updated', on: '2026-05-02' }, { label: 'each row has its own day' }]
    expect(describeDated(dated, (day) => `<${day}>`)).toBe('Updated <2026-05-02>, each row has its own day')
  })
})
