import { describe, expect, it } from 'vitest'
import { assessment, type PropertyRecord } from '../assessment/fields'
import { lotTable } from './lot-file'

const empty = Object.fromEntries(Object.keys(assessment.shape).map((key) => [key, null])) as PropertyRecord
const lotOf = (parcelId: string, columns: object[], acres?: number) => ({
  parcel: {
    ...empty,
    parcelId,
    marketValue: 5,
    sourceAttributes: { columns, ...(acres === undefined ? {} : { measured: { acres } }) },
  },
  geometry: null,
})

describe('file of lots', () => {
  it("writes each published column under its publisher's name", () => {
    const { columns, rows } = lotTable(
      [
        lotOf('1', [{ column: 'TOT_VAL', label: 'Total', value: 90 }], 0.25),
        lotOf('2', [{ column: 'CLASS', label: 'CLASS', value: 'R1' }]),
      ],
      [],
    )
    const published = columns.filter(({ key }) => key.startsWith('published.'))
    expect(published).toEqual([
      { key: 'published.TOT_VAL', label: 'Total (TOT_VAL)', type: 'number' },
      { key: 'published.CLASS', label: 'CLASS', type: 'text' },
    ])
    expect(rows.map(({ cells }) => [cells.measuredAcres, cells['published.TOT_VAL']])).toEqual([
      [0.25, 90],
      [null, undefined],
    ])
  })

  it('writes a column as text if one of its values is text', () => {
    const { columns } = lotTable(
      [lotOf('1', [{ column: 'A', value: 'x' }]), lotOf('2', [{ column: 'A', value: 1 }])],
      [],
    )
    expect(columns.at(-1)).toMatchObject({ key: 'published.A', type: 'text' })
  })

  it('labels no value as assessed, market or taxable', () => {
    const { columns } = lotTable([lotOf('1', [])], [])
    expect(columns.filter(({ label }) => /assessed|market|taxable|just/i.test(label))).toEqual([])
  })
})
