import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { call, type Expression } from '@/lib/socrata/soql-parser'
import { isIdentifier, quotedIdentifier } from './identifier'
import { noRowsText, selectText } from './select'
import { NUMBER_OF, parseSelect } from './simulated-select'
import { runSelect, type SimulatedTable } from './simulated-table'
import {
  above,
  and,
  anyText,
  atLeast,
  below,
  type Column,
  equals,
  isNotNull,
  like,
  notEqual,
  oneOf,
  or,
  type Sql,
  type Value,
} from './where'

/** What is read as a number. */
const NUMBER = '^-?[0-9]+[.]?[0-9]*$'

type Pair = [Sql | undefined, Expression]

const hostile = fc.constantFrom(
  ...[
    "'",
    "''",
    '%',
    '_',
    ' OR 1=1',
    ') --',
    "' OR '1'='1",
    '"',
    ';',
    '/*',
    'é',
    '🏡',
    ' LIMIT 1',
    ' ORDER BY ',
  ],
)
const parts = fc.array(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), { maxLength: 6 })
const text = parts.map((given) => given.join('').replace(/[\\\p{Cc}\p{Cs}]/gu, ''))
const name = fc
  .oneof(
    fc.constantFrom('PERMIT #', 'DATE ISSUED', 'select', 'limit', 'CAST', 'a) OR (1=1', "it's", 'x -- y'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .filter(isIdentifier)
const day = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const value: fc.Arbitrary<Value> = fc.oneof(
  text,
  number,
  day.map((date) => ({ date })),
  day.map((timestamp) => ({ timestamp })),
)

const readValue = (given: Value): Expression => {
  if (typeof given === 'number') return { is: 'number', value: given === 0 ? 0 : given }
  if (typeof given === 'string') return { is: 'text', value: given }
  return { is: 'text', value: 'date' in given ? given.date : `${given.timestamp} 00:00:00` }
}
const readColumn = (column: Column): Expression => {
  if (typeof column === 'string') return { is: 'column', name: column }
  if ('upper' in column) return call('upper', { is: 'column', name: column.upper })
  return call(NUMBER_OF, { is: 'column', name: column.number }, { is: 'text', value: NUMBER })
}

const column: fc.Arbitrary<Column> = fc
  .tuple(fc.nat(2), name)
  .map(([kind, one]): Column => (kind === 0 ? one : kind === 1 ? { number: one } : { upper: one }))
const inCapitals = (one: Column, given: Expression) =>
  typeof one === 'object' && 'upper' in one ? call('upper', given) : given

const comparisons = { '=': equals, '<>': notEqual, '>=': atLeast, '>': above, '<': below } as const
const compared = fc
  .record({ sign: fc.constantFrom('=', '<>', '>=', '>', '<'), one: column, value })
  .map(
    ({ sign, one, value }): Pair => [
      comparisons[sign](one, value),
      call(sign === '<>' ? '!=' : sign, readColumn(one), inCapitals(one, readValue(value))),
    ],
  )
const others = fc
  .record({ kind: fc.nat(2), one: column, list: fc.array(value, { minLength: 1, maxLength: 4 }), text })
  .map(({ kind, one, list, text }): Pair => {
    if (kind === 0) return [isNotNull(one), call('is not null', readColumn(one))]
    if (kind === 1) return [oneOf(one, list), call('in', readColumn(one), ...list.map(readValue))]
    const pattern: Expression = { is: 'text', value: `x${text.replace(/[%_]/g, '')}%` }
    return [like(one, 'x', text, anyText), call('like', readColumn(one), inCapitals(one, pattern))]
  })
const { clause } = fc.letrec<{ clause: Pair }>((tie) => ({
  clause: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    compared,
    others,
    fc
      .tuple(fc.boolean(), tie('clause'), tie('clause'))
      .map(
        ([isAll, a, b]): Pair => [
          isAll ? and(a[0], b[0]) : or(a[0], b[0]),
          call(isAll ? 'and' : 'or', a[1], b[1]),
        ],
      ),
  ),
}))

describe('the builder of SQL', () => {
  it('is read back as exactly what was meant, whatever text and names it is given', () => {
    const selection = fc.record({
      select: fc.array(name, { minLength: 1, maxLength: 5 }),
      from: name,
      clause: fc.option(clause),
      orderBy: fc.array(fc.record({ column: name, descending: fc.boolean() }), { maxLength: 3 }),
      limit: fc.nat(32_000),
      offset: fc.nat(100_000),
    })
    fc.assert(
      fc.property(selection, ({ clause, ...asked }) => {
        const sql = selectText({ ...asked, where: clause?.[0] })
        expect(parseSelect(sql)).toEqual({
          columns: asked.select,
          from: asked.from,
          ...(clause ? { where: clause[1] } : {}),
          order: asked.orderBy,
          limit: asked.limit,
          offset: asked.offset,
        })
      }),
      { numRuns: 500 },
    )
  })

  it('writes what the portals document', () => {
    const where = and(equals('PERMIT TYPE', "Bob's"), above({ number: 'UNITS' }, 0), undefined)
    const query = { select: ['PERMIT #'], from: 'c21106f9-3ef5', where, limit: 6, offset: 0 }
    expect(selectText({ ...query, orderBy: [{ column: 'DATE ISSUED', descending: true }] })).toBe(
      `SELECT "PERMIT #" FROM "c21106f9-3ef5" WHERE "PERMIT TYPE" = 'Bob''s' AND CASE WHEN "UNITS" ~ '${NUMBER}' THEN "UNITS"::numeric END > 0 ORDER BY "DATE ISSUED" DESC LIMIT 6`,
    )
    expect(noRowsText('permits')).toBe('SELECT * FROM "permits" LIMIT 0')
    expect(like({ upper: 'work' }, 'New', anyText).text).toBe(`UPPER("work") LIKE UPPER('New%')`)
  })

  it.each(['', 'a"b', 'a\\b', 'a\nb', '\u0000', '\ud800', 'x'.repeat(64)])(
    'refuses %j as a name',
    (given) => {
      expect(() => quotedIdentifier(given)).toThrow(TypeError)
      expect(() => equals(given, 1)).toThrow(TypeError)
      expect(() => selectText({ select: [given], from: 't', limit: 1 })).toThrow(TypeError)
    },
  )

  it.each(['a\\', "\\' OR 1=1 --", 'a\u0000', '\ud800', 'a\nb'])('tells the visitor about %j', (given) => {
    expect(() => equals('a', given)).toThrow(expect.objectContaining({ code: 'invalid_params' }))
  })

  it('refuses what no statement can say', () => {
    expect(() => equals('a', Number.NaN)).toThrow(TypeError)
    expect(() => equals('a', { date: "2026-01-01' OR 1=1" })).toThrow(TypeError)
    expect(() => equals('a', { date: '2026-02-30' })).toThrow(TypeError)
    expect(() => oneOf('a', [])).toThrow(TypeError)
    expect(() => selectText({ select: [], from: 't', limit: 1 })).toThrow(TypeError)
    expect(() => selectText({ select: ['a'], from: 't', limit: 1.5 })).toThrow(TypeError)
    expect(() => like('a', '%_\\', anyText)).toThrow(expect.objectContaining({ code: 'invalid_params' }))
  })
})

describe('the simulated server', () => {
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

  it('reads text as numbers where it is told to, and nothing as nothing', () => {
    expect(where(`CASE WHEN "UNITS" ~ '^[0-9]+$' THEN "UNITS"::numeric END > 2`)).toEqual(['C'])
    expect(where(`"UNITS" > '2'`)).toEqual([])
    expect(where('value >= 9')).toEqual(['b', 'C'])
  })

  it('fails the whole question for one text that it is told to read as a number and cannot', () => {
    const cast = (pattern: string) => `CASE WHEN "Permit #" ~ '${pattern}' THEN "Permit #"::numeric END = 1`
    expect(() => where(cast('.'))).toThrow('invalid input syntax')
    expect(where(cast('^[0-9]'))).toEqual([])
  })

  it.each(['N/A', '', ' ', '.', '-', '--1', '1.2.3', '1,200', '1e5', '2 units', '٣', '7\n'])(
    'takes %j for no number, as it is asked to',
    (text) => {
      const units: SimulatedTable = {
        columns: [{ name: 'units', type: 'text' }],
        rows: () => [{ units: text }, { units: '-1.5' }, { units: '12.' }, { units: '0' }],
      }
      const isAbove = above({ number: 'units' }, -2)
      const asked = selectText({ select: ['units'], from: 't', where: isAbove, limit: 9 })
      expect(runSelect(units, parseSelect(asked)).rows.map((row) => row.units)).toEqual(['-1.5', '12.', '0'])
    },
  )

  it('compares days as moments', () => {
    expect(where(`"day" >= '2026-10-01' AND "day" < '2026-10-02'`)).toEqual(['b'])
  })

  it('minds capitals, unless told not to', () => {
    expect(where(`"Permit #" LIKE 'c%'`)).toEqual([])
    expect(where(`UPPER("Permit #") LIKE UPPER('c%')`)).toEqual(['C'])
  })

  it('puts nothing first on the way down, and pages', () => {
    expect(ask('SELECT "Permit #" FROM "t" ORDER BY "day" DESC')).toEqual(['a', 'C', 'b'])
    expect(ask('SELECT "Permit #" FROM "t" ORDER BY "value" LIMIT 1 OFFSET 1')).toEqual(['b'])
  })

  it.each([
    'SELECT "nothing" FROM "t"',
    'SELECT "value" FROM "t" WHERE "UNITS" > 2',
    'SELECT "value" FROM "t" WHERE CAST("UNITS" AS numeric) > 2',
    'SELECT "value" FROM "t" WHERE "UNITS"::numeric > 2',
    `SELECT "value" FROM "t" WHERE "UNITS" ~ '1'`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "UNITS" ~ '1' THEN "day"::numeric END > 2`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "value" ~ '1' THEN "value"::numeric END > 2`,
    `SELECT "value" FROM "t" WHERE CASE WHEN "UNITS" ~ '1' THEN "UNITS"::numeric`,
    'SELECT "value" FROM "t"; DROP TABLE "t"',
    'SELECT "value" FROM "t" -- all',
    'SELECT value FROM "t" UNION SELECT value FROM "t"',
    'SELECT "value" FROM "t" WHERE pg_sleep(9) = 1',
    `SELECT "value" FROM "t" WHERE "UNITS" = '`,
    'DELETE FROM "t"',
  ])('refuses %s', (sql) => {
    expect(() => ask(sql)).toThrow(expect.objectContaining({ name: 'SoqlRefusal' }))
  })
})
