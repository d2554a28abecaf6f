import { describe, expect, it } from 'vitest'
import { answerRecords } from './describe'
import { type BuildingRecord, buildingRecord } from './fields'
import { buildingTable } from './file'

const violation: BuildingRecord = {
  kind: 'property-violation',
  number: 'V-1',
  status: 'OPEN',
  type: 'PORCH',
  description: 'REPAIR PORCH',
  address: '742 W INKWELL ST',
  dates: { opened: '2026-09-01', abated: '2026-10-02' },
  value: null,
  link: 'https://data.example/v-1',
  latitude: 41.9,
  longitude: -87.6,
  sourceRowId: 'row-1',
  source: 'chicago-violations',
  flags: [],
}

describe('building records', () => {
  it('declares a file column for the day of each event', () => {
    expect(buildingRecord.columns).toEqual([
      { key: 'kind', label: 'Kind', type: 'text' },
      { key: 'number', label: 'Number', type: 'text' },
      { key: 'status', label: 'Status', type: 'text' },
      { key: 'type', label: 'Type', type: 'text' },
      { key: 'description', label: 'Description', type: 'text' },
      { key: 'address', label: 'Address', type: 'text' },
      { key: 'applied', label: 'Applied', type: 'date' },
      { key: 'issued', label: 'Issued', type: 'date' },
      { key: 'opened', label: 'Opened', type: 'date' },
      { key: 'inspected', label: 'Inspected', type: 'date' },
      { key: 'statusChanged', label: 'Status changed', type: 'date' },
      { key: 'abated', label: 'Abated', type: 'date' },
      { key: 'completed', label: 'Completed', type: 'date' },
      { key: 'expires', label: 'Expires', type: 'date' },
      { key: 'value', label: 'Stated value or cost', type: 'number', unit: 'USD' },
      { key: 'link', label: 'Link', type: 'link' },
      { key: 'sourceRowId', label: 'Row of the source', type: 'text' },
    ])
  })

  it('writes each record as a row with feed title, days and location', () => {
    const nowhere = { ...violation, number: 'V-2', latitude: null }
    const { columns, rows, notes } = buildingTable({
      feeds: {
        one: { title: 'Violations', truncated: true, records: [violation, nowhere] },
        two: { title: 'Permits', truncated: false, problem: { message: 'It is down.' }, records: [] },
      },
      caveats: ['Late.'],
    })
    expect(columns[0]).toEqual({ key: 'feed', label: 'Feed', type: 'text' })
    expect(rows[0]).toMatchObject({
      cells: { feed: 'Violations', number: 'V-1', opened: '2026-09-01', abated: '2026-10-02', issued: null },
      geometry: { type: 'Point', coordinates: [-87.6, 41.9] },
    })
    expect(rows[0]?.cells).not.toHaveProperty('source')
    expect(rows[1]?.geometry).toBeNull()
    expect(notes).toEqual(['Violations: there are more rows than these.', 'Permits: It is down.', 'Late.'])
  })
})

describe('summary of the records of an address', () => {
  const answered = { state: 'answered', truncated: false }
  const permit = { noun: 'permit', state: undefined, day: '2026-10-01', record: violation } as const
  const open = { noun: 'violation', state: 'open', day: '2026-09-01', record: violation } as const

  it('summarizes open records first, then the other records', () => {
    expect(answerRecords([answered], [permit, open])).toEqual({
      value: '1 open violation',
      detail: 'newest Sep 1, 2026: Repair porch · 1 permit',
      names: ['Repair porch'],
      tone: 'bad',
    })
  })

  it('counts all records if no record is open, and adds “or more” for a truncated list', () => {
    expect(answerRecords([{ ...answered, truncated: true }], [permit])).toEqual({
      value: '1 permit or more',
      detail: 'newest Oct 1, 2026: Repair porch',
      names: ['Repair porch'],
    })
  })

  it('distinguishes an empty result from a failed source', () => {
    expect(answerRecords([answered], [])).toEqual({ value: 'None at this address', tone: 'quiet' })
    expect(answerRecords([answered, { ...answered, state: 'failed' }], [])).toEqual({
      value: 'Answered in part',
      tone: 'bad',
    })
  })
})
