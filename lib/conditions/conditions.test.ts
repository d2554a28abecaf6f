import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import {
  ANY,
  above,
  alike,
  all,
  among,
  any,
  atLeast,
  atMost,
  below,
  type Condition,
  columnsIn,
  contains,
  empty,
  equal,
  equalInCapitals,
  notEqual,
  ONE,
  overTexts,
  present,
  spelled,
  startsWith,
} from './condition'
import { arcgis, CAST_PATTERN, postgres, socrata } from './dialects'
import { type ColumnAccessor, cellsOf, compile, hintsOf } from './evaluate'
import { parse } from './parse'
import { print } from './print'
import { Refusal } from './refusal'
import { anyCondition, anyText, asParsed, patternPart } from './testing/any-condition'

const dialects = { arcgis, socrata, postgres }

type Row = Record<string, unknown>
const kinds = { TEXT: 'text', NUMBER: 'number', MOMENT: 'moment' } as const
const columnOf = (name: string): ColumnAccessor<Row> => ({
  kind: kinds[name as keyof typeof kinds],
  of: (row) => row[name] ?? null,
})
const cells = {
  TEXT: fc.oneof(anyText, fc.constantFrom('a', 'A', '7', '-1.5', 'N/A', '')),
  NUMBER: fc.integer({ min: -2, max: 2 }),
  MOMENT: fc.constant(Date.UTC(2026, 9, 1)),
}
const row: fc.Arbitrary<Row> = fc.record({
  TEXT: fc.option(cells.TEXT),
  NUMBER: fc.option(cells.NUMBER),
  MOMENT: fc.option(cells.MOMENT),
})
const fitting: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.constantFrom(equal, notEqual, above, below), cells.TEXT)
      .map(([is, text]) => is('TEXT', text)),
    cells.TEXT.map((text) => equalInCapitals('TEXT', text)),
    fc
      .tuple(fc.constantFrom(atLeast, atMost, equal), cells.NUMBER)
      .map(([is, number]) => is('NUMBER', number)),
    fc.array(cells.NUMBER, { minLength: 1 }).map((numbers) => among('NUMBER', numbers)),
    fc
      .tuple(
        fc.oneof(patternPart, fc.constantFrom('a', 'A', '7')).filter((text) => /[a-z0-9]/i.test(text)),
        fc.boolean(),
      )
      .map(([text, upper]) => alike('TEXT', [text, ANY], upper)),
    fc.constantFrom(present('TEXT'), empty('NUMBER'), present('MOMENT')),
    fc
      .tuple(
        fc.constantFrom('all' as const, 'any' as const),
        fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
      )
      .map(([is, terms]) => ({ is, terms })),
  ),
})).condition

describe.each(Object.entries(dialects))('conditions in the dialect of %s', (_name, dialect) => {
  it('formats a condition as text that parses back to the same condition', () => {
    fc.assert(
      fc.property(anyCondition(dialect), (condition) => {
        const text = print(condition, dialect)
        expect(parse(text, dialect)).toEqual(asParsed(condition, dialect))
        expect(print(parse(text, dialect), dialect)).toBe(text)
      }),
      { numRuns: tries(500) },
    )
  })

  it('matches the same rows after a condition was formatted and parsed', () => {
    fc.assert(
      fc.property(fitting, row, (condition, each) => {
        const roundTrip = parse(print(condition, dialect), dialect)
        expect(compile(roundTrip, dialect, columnOf)(each)).toBe(compile(condition, dialect, columnOf)(each))
      }),
      { numRuns: tries(500) },
    )
  })
})

const written = (condition: Condition) => ({
  arcgis: () => print(condition, arcgis),
  socrata: () => print(condition, socrata),
  postgres: () => print(condition, postgres),
})

describe('printed conditions', () => {
  it('formats conditions as the agencies document them', () => {
    const both = all(equal('CO_NO', 27), any(equal('OWNER', "O'BRIEN"), present('B')), undefined)
    expect(print(both, arcgis)).toBe("CO_NO = 27 AND (OWNER = 'O''BRIEN' OR B IS NOT NULL)")
    expect(print(alike('PLSSID', ['UT', ONE, ONE, '0030S', ONE]), arcgis)).toBe("PLSSID LIKE 'UT__0030S_'")
    const several = all(among('year', [2025, 2024]), alike('street', ['B', ANY], true), notEqual('a', 'x'))
    expect(print(several, socrata)).toBe("year in(2025, 2024) AND upper(street) like 'B%' AND a != 'x'")
    expect(print(startsWith('Select', "a'%"), socrata)).toBe("starts_with(upper(`Select`), upper('a''%'))")
    expect(print(all(equal('c', true), empty('d')), socrata)).toBe('c = true AND d is null')
    const text = all(equalInCapitals('city', 'Reno'), alike('permit type', ['New', ANY], true))
    expect(print(text, postgres)).toBe(
      `UPPER("city") = UPPER('Reno') AND UPPER("permit type") LIKE UPPER('New%')`,
    )
  })

  it.each([
    ['arcgis', "D >= DATE '2026-10-01'", "D < TIMESTAMP '2026-10-01 00:00:00'"],
    ['socrata', "D >= '2026-10-01T00:00:00'", "D < '2026-10-01T00:00:00'"],
    ['postgres', `"D" >= '2026-10-01'`, `"D" < '2026-10-01 00:00:00'`],
  ] as const)('formats days in the notation of %s', (name, day, moment) => {
    expect(written(atLeast('D', { date: '2026-10-01' }))[name]()).toBe(day)
    expect(written(below('D', { timestamp: '2026-10-01' }))[name]()).toBe(moment)
  })

  it('drops a term that matches every row, at any depth', () => {
    expect(print(all(), arcgis)).toBe('1=1')
    expect(print(all(undefined, all()), postgres)).toBe('')
    expect(print(all(all(), equal('A', 1)), arcgis)).toBe('A = 1')
    expect(print(any(all(), equal('A', 1)), socrata)).toBe('')
  })

  it('lists the columns of a condition, and can respell them', () => {
    const condition = all(equal('a', 1), any(present('b'), alike('c', ['x'])))
    expect(columnsIn(condition)).toEqual(['a', 'b', 'c'])
    expect(
      print(
        spelled(condition, (column) => column.toUpperCase()),
        arcgis,
      ),
    ).toBe("A = 1 AND (B IS NOT NULL OR C LIKE 'x')")
  })

  it('casts text columns for numeric comparisons, and treats text that is not a number as null', () => {
    const condition = all(above('units', 0), among('year', [2025, 2026]), equal('lot', '7'), present('day'))
    const number = (column: string) =>
      `CASE WHEN "${column}" ~ '${CAST_PATTERN}' THEN "${column}"::numeric END`
    expect(
      print(
        overTexts(condition, () => true),
        postgres,
      ),
    ).toBe(`${number('units')} > 0 AND ${number('year')} IN (2025, 2026) AND "lot" = '7' AND "day" <> ''`)
    expect(overTexts(condition, () => false)).toEqual(condition)
  })

  it.each([
    ['arcgis', ['', '1=1', 'A B', "A'", 'A;', 'UPPER(A)', 'A.', '*', 'OR', 'null', 'é']],
    ['socrata', ['', '1a', 'a b', "a'", 'a`', ':', 'a,b', '@a']],
    ['postgres', ['', 'a :b', 'a"b', 'a\\b', 'a\nb', '\u0000', '\ud800', 'x'.repeat(64)]],
  ] as const)('rejects an invalid column name in %s', (name, columns) => {
    for (const column of columns) {
      expect(written(equal(column, 1))[name]).toThrow(TypeError)
      expect(written(alike(column, ['x'], true))[name]).toThrow(TypeError)
    }
  })

  it.each(['arcgis', 'socrata', 'postgres'] as const)('refuses values that %s cannot express', (name) => {
    const unsayable = [
      equal('A', Number.NaN),
      equal('A', Number.POSITIVE_INFINITY),
      among('A', []),
      any(),
      equal('A', { date: '2025-02-30' }),
      equal('A', { timestamp: "2025-01-01' OR 1=1" }),
      equal('A', { moment: "2026-01-02T00:00:00' or '" }),
      equal('A', { moment: '2026-01-02T25:00:00' }),
    ]
    for (const condition of unsayable) expect(written(condition)[name]).toThrow(TypeError)
    const ofPostgres = name === 'postgres' ? ['a\\', ':a', 'Lot :a', '(:1', ':_'] : []
    for (const text of ['a\u0000b', 'a\nb', '\u0085', '\ud800', ...ofPostgres]) {
      expect(written(equal('A', text))[name]).toThrow(expect.objectContaining({ code: 'invalid_params' }))
    }
    for (const pattern of ['', '%', '__', '\\']) {
      const everything = written(alike('A', [pattern, ANY]))[name]
      expect(everything).toThrow(expect.objectContaining({ code: 'invalid_params' }))
    }
  })

  it('throws for a condition without an equivalent in the dialect', () => {
    expect(written(contains('A', 'x')).arcgis).toThrow(TypeError)
    expect(written(equal('A', true)).postgres).toThrow(TypeError)
    expect(written(equal('A', { moment: '2026-01-02T00:00:00' })).arcgis).toThrow(TypeError)
    expect(written({ is: 'equal', column: 'A', value: 1, as: 'number' }).socrata).toThrow(TypeError)
  })
})

describe('parse and compile', () => {
  it.each([
    ['arcgis', "TEXT = 'open"],
    ['arcgis', 'TEXT = "Naples"'],
    ['arcgis', "TEXT == 'x'"],
    ['arcgis', "TEXT = 'x' --"],
    ['arcgis', "TEXT = 'x'; DROP TABLE parcels"],
    ['arcgis', "TEXT = 'x' TEXT"],
    ['arcgis', "(TEXT = 'x'"],
    ['arcgis', 'TEXT IN ()'],
    ['arcgis', 'TEXT LIKE 3'],
    ['arcgis', "TEXT = 'x' AND"],
    ['arcgis', "LOWER(TEXT) = 'x'"],
    ['arcgis', "MOMENT > DATE 'yesterday'"],
    ['arcgis', 'TEXT'],
    ['arcgis', ''],
    ['socrata', 'TEXT = 3'],
    ['socrata', "NUMBER = '3'"],
    ['socrata', "upper(NUMBER) like '3%'"],
    ['socrata', "MOMENT > 'yesterday'"],
    ['socrata', "order = 'x'"],
    ['socrata', "concat(TEXT) = 'x'"],
    ['postgres', `"TEXT" = "TEXT"`],
    ['postgres', `UPPER("TEXT") = 'X'`],
    ['postgres', `"TEXT"::numeric > 1`],
  ] as const)('refuses the %s clause %s', (name, text) => {
    const dialect = dialects[name]
    expect(() => compile(parse(text, dialect), dialect, columnOf)).toThrow(Refusal)
  })

  it('compiles any clause or throws a Refusal', () => {
    const words = ['TEXT', '=', "'x'", '(', ')', 'AND', 'OR', 'IN', 'LIKE', 'IS', 'NOT', 'NULL', '1', ',']
    const noise = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 })), { maxLength: 9 })
    fc.assert(
      fc.property(fc.constantFrom(arcgis, socrata, postgres), noise, (dialect, tokens) => {
        try {
          const holds = compile(parse(tokens.join(' '), dialect), dialect, columnOf)
          expect(typeof holds({ TEXT: 'x' })).toBe('boolean')
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })

  it('matches a text against a LIKE pattern that ends in the text', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => /[^%_[\]]/.test(text)),
        (text) => {
          const holds = compile(alike('TEXT', [ANY, text.replace(/[%_[\]]/g, '')]), arcgis, columnOf)
          expect(holds({ TEXT: `- ${text.replace(/[%_[\]]/g, '')}` })).toBe(true)
          expect(holds({ TEXT: '' })).toBe(false)
        },
      ),
    )
  })

  it.each([
    ["upper(TEXT) = 'A'", { TEXT: 'a' }, true],
    ["TEXT like 'a%'", { TEXT: 'Ab' }, false],
    ["TEXT = '1' OR TEXT = '2' AND NUMBER = 9", { TEXT: '1', NUMBER: 1 }, true],
    ["contains(upper(TEXT), upper('b_'))", { TEXT: 'aB_c' }, true],
    ["starts_with(upper(TEXT), upper('b'))", { TEXT: 'ab' }, false],
    ["TEXT != 'a'", {}, false],
    ["MOMENT >= '2026-10-01T00:00:00.000'", { MOMENT: Date.UTC(2026, 9, 1) }, true],
    ['NUMBER in(1, -2)', { NUMBER: -2 }, true],
  ])('evaluates the clause %s', (text, row, isFound) => {
    expect(compile(parse(text, socrata), socrata, columnOf)(row)).toBe(isFound)
  })
})

describe('comparisons of a simulated source', () => {
  const holds = (condition: Condition, row: Row) =>
    compile(parse(print(condition, postgres), postgres), postgres, columnOf)(row)
  const numbered = (condition: Condition) => overTexts(condition, () => true)

  it.each([
    ['9007199254740993', above('TEXT', 9007199254740992)],
    ['9007199254740992.000000000000000001', above('TEXT', 9007199254740992)],
    ['0.3', below('TEXT', 0.1 + 0.2)],
    ['0.30000000000000004', equal('TEXT', 0.1 + 0.2)],
    ['0.30000000000000004441', above('TEXT', 0.1 + 0.2)],
    ['-9007199254740993', below('TEXT', -9007199254740992)],
    ['0.1', equal('TEXT', 0.1)],
    ['-0.00', equal('TEXT', 0)],
    ['007.50', equal('TEXT', 7.5)],
    ['12.', among('TEXT', [12, 13])],
    [`1${'0'.repeat(400)}`, above('TEXT', Number.MAX_VALUE)],
    [`0.${'0'.repeat(400)}1`, notEqual('TEXT', 0)],
  ])('compares %s as a number without losing digits', (TEXT, condition) => {
    expect(holds(numbered(condition), { TEXT })).toBe(true)
  })

  it('compares numbers with more digits than a JavaScript number without rounding', () => {
    const digits = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
    fc.assert(
      fc.property(digits, fc.nat(30), fc.maxSafeInteger(), (value, places, limit) => {
        const text = String(value < 0n ? -value : value).padStart(places + 1, '0')
        const TEXT = `${value < 0n ? '-' : ''}${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`
        const scaled = BigInt(limit) * 10n ** BigInt(places)
        expect(holds(numbered(above('TEXT', limit)), { TEXT })).toBe(value > scaled)
        expect(holds(numbered(atMost('TEXT', limit)), { TEXT })).toBe(value <= scaled)
        expect(holds(numbered(equal('TEXT', limit)), { TEXT })).toBe(value === scaled)
      }),
      { numRuns: tries(500) },
    )
  })

  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const earlyDay = fc
    .date({ min: new Date('0001-01-01'), max: new Date('0101-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const eachDay = fc.oneof(day, earlyDay)

  it('compares days of any year, stored as a moment or as text', () => {
    const matchingCells = (name: string) => cellsOf(name, name === 'DAY' ? 'moment' : 'text')
    fc.assert(
      fc.property(eachDay, eachDay, (cell, day) => {
        for (const [dialect, column] of [
          [postgres, 'DAY'],
          [postgres, 'TEXT'],
          [socrata, 'DAY'],
        ] as const) {
          const condition = parse(print(below(column, { date: day }), dialect), dialect)
          const row = { DAY: `${cell}T00:00:00Z`, TEXT: cell }
          expect(compile(condition, dialect, matchingCells)(row)).toBe(cell < day)
        }
      }),
      { numRuns: tries(500) },
    )
  })

  it.each(['2025-02-30', '99-01-01', '2026-10-01T25:00:00', '1/2/2026', '2026-10-01+02'])(
    'refuses to compare a moment with the text %s',
    (text) => {
      const compileEqual = () => compile(equal('MOMENT', text), postgres, columnOf)
      expect(compileEqual).toThrow(expect.objectContaining({ reason: 'type-mismatch' }))
    },
  )
})

describe('hintsOf', () => {
  it('returns hints with the values that every matching row must have', () => {
    const condition = all(
      among('A', ['x', 'y']),
      all(equal('N', 27), equal('A', 'y')),
      alike('A', [ONE, 'x', ANY]),
    )
    expect(hintsOf(condition, arcgis)).toEqual({ equals: { A: ['y'], N: ['27'] }, like: { A: ['_x%'] } })
    const either = any(alike('A', ['a', ANY], true), any(alike('A', ['b'], true)))
    expect(hintsOf(either, arcgis).like).toEqual({ 'UPPER(A)': ['a%', 'b'] })
    expect(hintsOf(either, postgres).like).toEqual({ 'UPPER(A)': ['A%', 'B'] })
    expect(hintsOf(any(contains('A', 'x'), startsWith('A', 'y')), socrata).like).toEqual({
      'UPPER(A)': ['%X%', 'Y%'],
    })
  })

  it('returns an `either` hint if every matching row has one of the listed values', () => {
    const choice = any(equal('A', 'a'), among('N', [1, 2]))
    expect(hintsOf(choice, arcgis)).toEqual({ equals: {}, like: {}, either: { A: ['a'], N: ['1', '2'] } })
    expect(hintsOf(any(equal('N', 1), among('N', [2])), arcgis).either).toEqual({ N: ['1', '2'] })
    expect(hintsOf(any(equal('A', 'a'), above('N', 1)), arcgis)).toEqual({ equals: {}, like: {} })
  })

  it.each([
    any(alike('A', ['a'], true), alike('A', ['b'])),
    equalInCapitals('A', 'a'),
    among('A', ['x', { date: '2026-10-01' }]),
    above('N', 1),
  ])('returns empty hints for %j', (condition) => {
    expect(hintsOf(condition, arcgis)).toEqual({ equals: {}, like: {} })
  })
})

describe('text that every host parses alike', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [-1.5e22, '-15000000000000000000000'],
    [1.25e-7, '0.000000125'],
  ])('formats numbers without exponents: %s', (value, text) => {
    for (const dialect of Object.values(dialects)) expect(print(equal('pin', value), dialect)).toContain(text)
  })

  it('puts parentheses around alternatives at the top level', () => {
    const either = any(equal('pin', 1), equal('pin', 2))
    for (const dialect of Object.values(dialects)) expect(print(either, dialect)).toMatch(/^\(.* OR .*\)$/)
  })
})
