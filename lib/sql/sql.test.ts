import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { above, all, equal, overTexts } from '@/lib/conditions/condition'
import { CAST_PATTERN as NUMBER, postgres } from '@/lib/conditions/dialects'
import { anyCondition, anyIdentifier, asParsed } from '@/lib/conditions/testing/any-condition'
import { countText, monthsText, noRowsText, selectText } from './select'
import { runCount } from './simulated-count'
import { parseSelect } from './simulated-select'
import { runSelect, type SimulatedTable } from './simulated-table'

describe('SQL printer', () => {
  it('formats a query as text that parses back to the same query, for any text and names', () => {
    const selection = fc.record({
      select: fc.array(anyIdentifier, { minLength: 1, maxLength: 5 }),
      from: anyIdentifier,
      where: fc.option(anyCondition(postgres), { nil: undefined }),
      orderBy: fc.array(fc.record({ column: anyIdentifier, descending: fc.boolean() }), { maxLength: 3 }),
      limit: fc.nat(32_000),
      offset: fc.nat(100_000),
    })
    fc.assert(
      fc.property(selection, ({ where, orderBy, select, ...rest }) => {
        expect(parseSelect(selectText({ ...rest, select, orderBy, where }))).toEqual({
          ...rest,
          columns: select,
          ...(where ? { where: asParsed(where, postgres) } : {}),
          order: orderBy,
        })
      }),
      { numRuns: 500 },
    )
  })

  it('formats a SELECT as the portals document it', () => {
    const where = overTexts(all(equal('PERMIT TYPE', "Bob's"), above('UNITS', 0)), () => true)
    const query = { select: ['PERMIT #'], from: 'c21106f9-3ef5', where, limit: 6, offset: 0 }
    expect(selectText({ ...query, orderBy: [{ column: 'DATE ISSUED', descending: true }] })).toBe(
      `SELECT "PERMIT #" FROM "c21106f9-3ef5" WHERE "PERMIT TYPE" = 'Bob''s' AND CASE WHEN "UNITS" ~ '${NUMBER}' THEN "UNITS"::numeric END > 0 ORDER BY "DATE ISSUED" DESC LIMIT 6`,
    )
    expect(selectText({ select: ['a'], from: 't', where: all(), limit: 1 })).toBe(
      'SELECT "a" FROM "t" LIMIT 1',
    )
    expect(noRowsText('permits')).toBe('SELECT * FROM "permits" LIMIT 0')
  })

  it('formats a total count and a count by month as the portals document them', () => {
    const counting = { from: 'c21106f9-3ef5', where: equal('PERMIT TYPE', "Bob's") }
    expect(countText(counting)).toBe(
      `SELECT count(*) AS "rows_in_all" FROM "c21106f9-3ef5" WHERE "PERMIT TYPE" = 'Bob''s'`,
    )
    expect(monthsText('DATE ISSUED', { from: 'permits', where: undefined })).toBe(
      'SELECT left("DATE ISSUED"::text, 7) AS "month", count(*) AS "rows_in_all" FROM "permits" GROUP BY 1 LIMIT 5000',
    )
    expect(() => monthsText('a"b', { from: 't', where: undefined })).toThrow(TypeError)
  })

  it('rejects a query without columns, a fractional limit, and a name with a quotation mark', () => {
    expect(() => selectText({ select: [], from: 't', limit: 1 })).toThrow(TypeError)
    expect(() => selectText({ select: ['a'], from: 't', limit: 1.5 })).toThrow(TypeError)
    expect(() => selectText({ select: ['a"b'], from: 't', limit: 1 })).toThrow(TypeError)
  })
})

describe('simulated SQL server', () => {
  const table: SimulatedTable = {
    columns: [
      { name: 'Permit #', type: 'text' },
      { name: 'UNITS', type: 'text' },
      { name: 'value', type: 'numeric' },
      { name: 'day', type: 'timestamp' },
    ],
    rows: () => [
      { 'Permit #': 'b', UNITS: '2', value: 10, day: '2026-10-01T00:00:00Z' },
      { 'Permit #': 'a', UNITS: '', value: null, day: null },
      { 'Permit #': 'C', UNITS: '10', value: 9, day: '9798-01-01T00:00:00Z' },
    ],
  }
  const ask = (sql: string) => runSelect(table, parseSelect(sql)).rows.map((row) => row['Permit #'])
  const where = (condition: string) => ask(`SELECT "Permit #" FROM "t" WHERE ${condition}`)

  it('casts text to numbers, and an empty text to null', () => {
    expect(where(`CASE WHEN "UNITS" ~ '${NUMBER}' THEN "UNITS"::numeric END > 2`)).toEqual(['C'])
    expect(where(`"UNITS" > '2'`)).toEqual([])
    expect(where('value >= 9')).toEqual(['b', 'C'])
  })

  it.each(['N/A', '', ' ', '.', '-', '--1', '1.2.3', '1,200', '1e5', '2 units', '٣', '7\n'])(
    'casts the text %j to null',
    (text) => {
      const units: SimulatedTable = {
        columns: [{ name: 'units', type: 'text' }],
        rows: () => [{ units: text }, { units: '-1.5' }, { units: '12.' }, { units: '0' }],
      }
      const isAbove = overTexts(above('units', -2), () => true)
      const sql = selectText({ select: ['units'], from: 't', where: isAbove, limit: 9 })
      expect(runSelect(units, parseSelect(sql)).rows.map((row) => row.units)).toEqual(['-1.5', '12.', '0'])
    },
  )

  it('counts rows in total and by month', () => {
    const rowsOf = (sql: string) => runCount(sql, (name) => (name === 't' ? table : undefined))?.rows
    const counting = { from: 't', where: above('value', 8) }
    expect(rowsOf(countText(counting))).toEqual([{ rows_in_all: 2 }])
    expect(rowsOf(monthsText('day', { from: 't', where: undefined }))).toEqual([
      { month: '2026-10', rows_in_all: 1 },
      { month: null, rows_in_all: 1 },
      { month: '9798-01', rows_in_all: 1 },
    ])
    expect(rowsOf(selectText({ select: ['day'], from: 't', limit: 1 }))).toBeUndefined()
    for (const sql of [
      'SELECT left("day"::text, 7) AS "month", count(*) AS "n" FROM "t"',
      'SELECT count(*) AS "n" FROM "t" GROUP BY 1',
      'SELECT left("gone"::text, 7) AS "month", count(*) AS "n" FROM "t" GROUP BY 1',
      'SELECT count(*) AS "n" FROM "u"',
    ])
      expect(() => rowsOf(sql)).toThrow(expect.objectContaining({ name: 'Refusal' }))
  })

  it('compares days as times', () => {
    expect(where(`"day" >= '2026-10-01' AND "day" < '2026-10-02'`)).toEqual(['b'])
  })

  it('matches case unless the query uses upper()', () => {
    expect(where(`"Permit #" LIKE 'c%'`)).toEqual([])
    expect(where(`UPPER("Permit #") LIKE UPPER('c%')`)).toEqual(['C'])
  })

  it('sorts nulls first in descending order, and returns pages', () => {
    expect(ask('SELECT "Permit #" FROM "t" ORDER BY "day" DESC')).toEqual(['a', 'C', 'b'])
    expect(ask('SELECT "Permit #" FROM "t" ORDER BY "value" LIMIT 1 OFFSET 1')).toEqual(['b'])
  })

  it.each([
    'SELECT "nothing" FROM "t"',
    'SELECT "value" FROM "t" WHERE "UNITS" > 2',
    'SELECT "value" FROM "t" WHERE CAST("UNITS" AS numeric) > 2',
    'SELECT "value" FROM "t" WHERE "UNITS"::numeric > 2',
    `SELECT "value" FROM "t" WHERE "UNITS" ~ '1'`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "UNITS" ~ '1' THEN "UNITS"::numeric END > 2`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "UNITS" ~ '${NUMBER}' THEN "day"::numeric END > 2`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "value" ~ '${NUMBER}' THEN "value"::numeric END > 2`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "UNITS" ~ '${NUMBER}' THEN "UNITS"::numeric`,
    'SELECT "value" FROM "t"; DROP TABLE "t"',
    'SELECT "value" FROM "t" -- all',
    'SELECT value FROM "t" UNION SELECT value FROM "t"',
    'SELECT "value" FROM "t" WHERE pg_sleep(9) = 1',
    `SELECT "value" FROM "t" WHERE "UNITS" = '`,
    'DELETE FROM "t"',
  ])('refuses the statement %s', (sql) => {
    expect(() => ask(sql)).toThrow(expect.objectContaining({ name: 'Refusal' }))
  })
})
