import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportCell, ExportTable } from '@/lib/export/table'
import { compareAnswers } from './compare-answers'
import { compareTables } from './compare-tables'

const columns: ExportTable['columns'] = [
  { key: 'registryId', label: 'Registry id', type: 'text' },
  { key: 'name', label: 'Name', type: 'text' },
  { key: 'value', label: 'Assessed value', type: 'number', unit: 'USD' },
]
const tableOf = (rows: Record<string, ExportCell>[]): ExportTable => ({
  columns,
  rows: rows.map((cells) => ({ cells })),
  notes: [],
})

const cell = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })
const rows = fc
  .uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 8 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ registryId: fc.constant(`R${id}`), name: fc.constantFrom('A', 'B'), value: cell }),
      ),
    ),
  )
const shuffled = rows.chain((original) =>
  fc.tuple(fc.constant(original), fc.shuffledSubarray(original, { minLength: original.length })),
)

describe('comparison of answers with a table', () => {
  it('reports no change between equal tables in any row order', () => {
    fc.assert(
      fc.property(shuffled, ([original, mixed]) => {
        expect(compareTables(tableOf(original), tableOf(mixed)).differences).toEqual([])
        expect(compareAnswers({ list: original }, { list: mixed }).differences).toEqual([])
      }),
    )
  })

  it('reports each changed cell once, in the row with the same id', () => {
    fc.assert(
      fc.property(shuffled, fc.infiniteStream(fc.boolean()), ([original, mixed], turns) => {
        const changed = new Set(original.filter(({ value }) => value !== null && turns.next().value === true))
        const now = mixed.map((row) => (changed.has(row) ? { ...row, value: (row.value ?? 0) + 10 } : row))
        const { differences } = compareTables(tableOf(original), tableOf(now))
        const expected = [...changed].map(({ registryId, value }) => [registryId, value, (value ?? 0) + 10])
        const actual = differences.map(({ where, was, is }) => [/R\d+/.exec(where[0] ?? '')?.[0], was, is])
        expect(actual.toSorted()).toEqual(expected.toSorted())
        expect(
          differences.every(({ kind, where }) => kind === 'changed' && where[1] === 'Assessed value'),
        ).toBe(true)
        const leaves = compareAnswers({ list: original }, { list: now }).differences
        expect(leaves.map(({ was, is }) => [was, is]).toSorted()).toEqual(
          expected.map(([, ...each]) => each).toSorted(),
        )
      }),
    )
  })

  it('distinguishes values and rows that appeared from those that disappeared', () => {
    const was = tableOf([
      { registryId: 'R1', name: 'A', value: null },
      { registryId: 'R2', name: 'B', value: 7 },
      { registryId: 'R3', name: 'C', value: 1 },
    ])
    const is = tableOf([
      { registryId: 'R4', name: 'D', value: 2 },
      { registryId: 'R2', name: 'B', value: null },
      { registryId: 'R1', name: 'A', value: 5 },
    ])
    const expected = [
      { kind: 'gone', where: ['Registry id R2', 'Assessed value'], unit: 'USD', was: 7, is: null },
      { kind: 'appeared', where: ['Registry id R1', 'Assessed value'], unit: 'USD', was: null, is: 5 },
      { kind: 'gone', where: ['Registry id R3'], was: null, is: null },
      { kind: 'appeared', where: ['Registry id R4'], was: null, is: null },
    ]
    const { differences } = compareTables(was, is)
    expect(differences).toHaveLength(expected.length)
    expect(differences).toEqual(expect.arrayContaining(expected))
  })

  it('compares only columns that have the same label in both tables', () => {
    const was = tableOf([{ registryId: 'R1', name: 'A', value: 5 }])
    const is = {
      ...was,
      columns: columns.map((each) => (each.key === 'value' ? { ...each, label: 'Market value' } : each)),
    }
    expect(compareTables(was, is).differences.map(({ kind, where }) => [kind, where[1]])).toEqual([
      ['gone', 'Assessed value'],
      ['appeared', 'Market value'],
    ])
    const { differences } = compareAnswers(
      { value: { kind: 'assessed', amount: 5 } },
      { value: { kind: 'market', amount: 9 } },
    )
    expect(differences.map(({ kind }) => kind)).toEqual(['gone', 'appeared'])
  })
})

describe('comparison of answers without a table', () => {
  it('reports a change with a readable path, and ignores fields that always change', () => {
    const was = { retrievedAt: '1', resultsToken: 'a', parcel: { assessedValue: 5, years: [2024, 2025] } }
    const is = { retrievedAt: '2', resultsToken: 'b', parcel: { assessedValue: 6, years: [2025, 2024] } }
    expect(compareAnswers(was, is)).toEqual({
      compared: 2,
      differences: [{ kind: 'changed', where: ['Parcel: Assessed value'], was: 5, is: 6 }],
    })
  })

  it('compares a shape as one value', () => {
    const square = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 0],
        ],
      ],
    }
    const other = {
      ...square,
      coordinates: [
        [
          [0, 0],
          [0, 2],
          [1, 1],
          [0, 0],
        ],
      ],
    }
    expect(compareAnswers({ geometry: square }, { geometry: other }).differences).toHaveLength(1)
  })
})
