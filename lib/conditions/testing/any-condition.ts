import fc from 'fast-check'
import {
  ANY,
  type Condition,
  type ConditionValue,
  comparisons,
  mapTerms,
  ONE,
  type PatternElement,
} from '../condition'
import { type Dialect, isIdentifier } from '../dialects'
import { asRead } from '../evaluate'

const hostile = [
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
  '`',
  ' LIMIT 1',
  '[',
  '\\',
  'constructor',
  '__proto__',
  '12:30',
  ': ',
  '::',
]
export const quotable = (text: string): string =>
  text.replace(/[\\\p{Cc}\p{Cs}]/gu, '').replace(/(?<![:\d]):(?=[\p{L}\p{N}_])/gu, '')

export const anyText = fc
  .array(fc.oneof(fc.constantFrom(...hostile, 'é', '🏡'), fc.string({ unit: 'grapheme' })), { maxLength: 5 })
  .map((parts) => quotable(parts.join('')))

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Turns -0 into 0, because query languages do not distinguish them. */
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (each === 0 ? 0 : each))

const anyValue = ({ hasMoments, hasTruths }: Dialect): fc.Arbitrary<ConditionValue> =>
  fc.oneof(
    anyText,
    number,
    day.map((date) => ({ date })),
    day.map((timestamp) => ({ timestamp })),
    ...(hasTruths ? [fc.boolean()] : []),
    ...(hasMoments
      ? [
          fc
            .tuple(day, fc.constantFrom('', 'Z', '.25'))
            .map(([at, end]) => ({ moment: `${at}T09:30:00${end}` })),
        ]
      : []),
  )

const strangeNames = ['PERMIT #', 'DATE ISSUED', 'select', 'limit', 'CAST', 'a) OR (1=1', "it's", 'x -- y']

export const anyIdentifier = fc
  .oneof(fc.constantFrom(...strangeNames), fc.string({ unit: 'grapheme', maxLength: 20 }))
  .filter(isIdentifier)

function anyName(dialect: Dialect): fc.Arbitrary<string> {
  if (dialect.hasCasts) return anyIdentifier
  if (dialect.hasTruths) return fc.constantFrom('pin', ':id', 'order', 'Select', 'null', 'a__b_', 'true')
  return fc.constantFrom('PARCEL_ID', 'JV', 'Shape.STArea()', 'SHAPE.len', '_x')
}

/**
 * Removes colons, because removing a wildcard could leave a colon directly before a word, which `print`
 * refuses.
 */
export const patternPart = anyText.map((text) => text.replaceAll(':', ''))

const pattern = fc
  .tuple(
    patternPart.map((text) => `x${text}`),
    fc.array(fc.oneof(patternPart, fc.constantFrom(ANY, ONE))),
  )
  .map(([first, others]): PatternElement[] => [first, ...others])

export function anyCondition(dialect: Dialect): fc.Arbitrary<Condition> {
  const names = anyName(dialect)
  const value = anyValue(dialect)
  const upper = fc.constantFrom({}, { as: 'upper' as const })
  const as = fc.constantFrom(
    {},
    { as: 'upper' as const },
    ...(dialect.hasCasts ? [{ as: 'number' as const }] : []),
  )
  const values = fc.array(value, { minLength: 1, maxLength: 4 })
  const kinds: fc.Arbitrary<Condition>[] = [
    fc
      .tuple(fc.constantFrom(...comparisons), names, value, as)
      .map(([is, column, value, as]) => ({ is, column, value, ...as })),
    fc.tuple(names, values, as).map(([column, values, as]) => ({ is: 'among', column, values, ...as })),
    fc.tuple(names, pattern, upper).map(([column, parts, as]) => ({ is: 'alike', column, parts, ...as })),
    fc
      .tuple(fc.constantFrom('known' as const, 'empty' as const), names, as)
      .map(([is, column, as]) => ({ is, column, ...as })),
  ]
  const searches = fc
    .tuple(fc.constantFrom('contains' as const, 'startsWith' as const), names, anyText)
    .map(([is, column, text]): Condition => ({ is, column, text }))
  return fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      ...kinds,
      ...(dialect.functions ? [searches] : []),
      fc
        .tuple(
          fc.constantFrom('all' as const, 'any' as const),
          fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
        )
        .map(([is, terms]) => ({ is, terms })),
    ),
  })).condition
}

export function asParsed(condition: Condition, dialect: Dialect): Condition {
  if ('terms' in condition) {
    const terms = condition.terms.map((term) => asParsed(term, dialect))
    const [first] = terms
    return first && terms.length === 1 ? first : { is: condition.is, terms }
  }
  return mapTerms(condition, (term) => {
    if ('value' in term) return { ...term, value: asRead(term.value, dialect) }
    if (term.is === 'among') return { ...term, values: term.values.map((value) => asRead(value, dialect)) }
    return term.is === 'alike' ? { ...term, parts: joined(term.parts, dialect) } : term
  })
}

function joined(parts: readonly PatternElement[], { wildcards }: Dialect): PatternElement[] {
  const merged: PatternElement[] = []
  for (const part of parts) {
    const plain = typeof part === 'string' ? part.replace(wildcards, '') : part
    const last = merged.at(-1)
    if (plain === '') continue
    if (typeof plain === 'string' && typeof last === 'string') merged[merged.length - 1] = last + plain
    else merged.push(plain)
  }
  return merged
}
