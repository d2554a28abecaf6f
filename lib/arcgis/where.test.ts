import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  above,
  and,
  anyCharacter,
  anyText,
  atLeast,
  atMost,
  below,
  between,
  equals,
  everything,
  isNotNull,
  isNull,
  like,
  notEqual,
  oneOf,
  or,
  type Value,
  type Where,
} from './where'
import { type Expression, type Operand, parseWhere } from './where-parser'

/** A clause as it is built beside what it must be read as. */
type Pair = [Where, Expression]

const hostile = fc.constantFrom(
  "'",
  "''",
  '%',
  '_',
  ' OR 1=1',
  ') --',
  "' OR '1'='1",
  '"',
  ';',
  '\\',
  '/*',
  'é',
  '🏡',
)
const text = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join('').replace(/[\p{Cc}\p{Cs}]/gu, ''))
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const day = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const value: fc.Arbitrary<Value> = fc.oneof(
  text,
  number,
  day.map((date) => ({ date: date.toISOString().slice(0, 10) })),
  day.map((date) => ({ timestamp: date.toISOString().slice(0, 10) })),
)
const name = fc.constantFrom('PARCEL_ID', 'JV', 'Shape.STArea()', 'SHAPE.len', '_x')
const operand: Operand = { kind: 'field', name: '' }

const read = (given: Value): Operand => {
  if (typeof given === 'string') return { kind: 'text', value: given }
  if (typeof given === 'number') return { kind: 'number', value: given === 0 ? 0 : given }
  return 'date' in given
    ? { kind: 'date', value: Date.parse(given.date), written: 'DATE' }
    : { kind: 'date', value: Date.parse(given.timestamp), written: 'TIMESTAMP' }
}

const simple: fc.Arbitrary<Pair> = fc
  .record({
    name,
    a: value,
    b: value,
    list: fc.array(value, { minLength: 1, maxLength: 4 }),
    kind: fc.nat(8),
  })
  .map(({ name, a, b, list, kind }): Pair => {
    const field: Operand = { ...operand, name }
    const compare = (operator: '=' | '>=' | '<=' | '>' | '<' | '<>'): Expression => ({
      kind: 'compare',
      operator,
      left: field,
      right: read(a),
    })
    if (kind === 0) return [equals(name, a), compare('=')]
    if (kind === 1) return [atLeast(name, a), compare('>=')]
    if (kind === 2) return [atMost(name, a), compare('<=')]
    if (kind === 6) return [above(name, a), compare('>')]
    if (kind === 7) return [below(name, a), compare('<')]
    if (kind === 8) return [notEqual(name, a), compare('<>')]
    if (kind === 3)
      return [oneOf(name, list), { kind: 'in', operand: field, values: list.map(read), negated: false }]
    if (kind === 4) return [isNull(name), { kind: 'null', operand: field, negated: false }]
    return [
      between(name, a, b),
      { kind: 'between', operand: field, low: read(a), high: read(b), negated: false },
    ]
  })

const { clause } = fc.letrec<{ clause: Pair }>((tie) => ({
  clause: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    simple,
    fc.tuple(fc.constantFrom('and', 'or'), tie('clause'), tie('clause')).map(([kind, a, b]): Pair => {
      const terms = [a[1], b[1]]
      return kind === 'and'
        ? [and(a[0], b[0]), { kind: 'and', terms }]
        : [or(a[0], b[0]), { kind: 'or', terms }]
    }),
  ),
}))

describe('the where builder', () => {
  it('is read back as exactly what was meant, whatever text it is given', () => {
    fc.assert(
      fc.property(clause, ([where, meant]) => {
        expect(parseWhere(where.text)).toEqual(meant)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps only the wildcards that were asked for in a pattern', () => {
    fc.assert(
      fc.property(text, (given) => {
        const literal = given.replace(/[%_\\[\]]/g, '')
        fc.pre(literal !== '')
        const pattern = `_${literal}%`
        expect(parseWhere(like({ upper: 'NAME' }, anyCharacter, given, anyText).text)).toEqual({
          kind: 'like',
          operand: { kind: 'upper', of: { kind: 'field', name: 'NAME' } },
          pattern,
          negated: false,
        })
      }),
    )
  })

  it('writes the clauses the agencies document', () => {
    expect(equals('OWNER', "O'BRIEN").text).toBe("OWNER = 'O''BRIEN'")
    expect(like('PLSSID', 'UT', anyCharacter, anyCharacter, '0030S0020W', anyCharacter).text).toBe(
      "PLSSID LIKE 'UT__0030S0020W_'",
    )
    expect(atLeast('EDITED', { date: '2025-01-01' }).text).toBe("EDITED >= DATE '2025-01-01'")
    expect(and(equals('CO_NO', 27), or(equals('A', 1), isNotNull('B')), undefined).text).toBe(
      'CO_NO = 27 AND (A = 1 OR B IS NOT NULL)',
    )
  })

  it('means everything when no condition is given', () => {
    expect(and(undefined)).toBe(everything)
    expect(everything.text).toBe('1=1')
  })

  it.each(['', '1=1', 'A B', "A'", 'A;', 'UPPER(A)', 'A.', '*', 'OR', 'null', 'é'])(
    'refuses %j as a field name',
    (field) => {
      expect(() => equals(field, 1)).toThrow(TypeError)
      expect(() => like({ upper: field }, 'x')).toThrow(TypeError)
    },
  )

  it('refuses what no clause can say', () => {
    expect(() => equals('A', Number.NaN)).toThrow(TypeError)
    expect(() => equals('A', Number.POSITIVE_INFINITY)).toThrow(TypeError)
    expect(() => oneOf('A', [])).toThrow(TypeError)
    expect(() => equals('A', { date: '2025-02-30' })).toThrow(TypeError)
    expect(() => equals('A', { date: "2025-01-01' OR 1=1" })).toThrow(TypeError)
  })

  it.each(['a\u0000b', 'a\nb', '\u0085', '\ud800'])(
    'tells the visitor about text no query can hold',
    (given) => {
      expect(() => equals('A', given)).toThrow(expect.objectContaining({ code: 'invalid_params' }))
    },
  )

  it.each(['', '%', '__', '\\'])('refuses a pattern that would match every row: %j', (given) => {
    expect(() => like('A', given, anyText)).toThrow(expect.objectContaining({ code: 'invalid_params' }))
  })
})
