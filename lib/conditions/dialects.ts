import type { ComparisonOperator } from './condition'

export interface Dialect {
  everything: string
  words: Record<'upper' | 'among' | 'alike' | 'empty' | 'known', string>
  notEqual: '<>' | '!='
  functions?: Record<'contains' | 'startsWith', string>
  raisesValues: boolean
  days: Record<'date' | 'timestamp', { word: string; rest: string }>
  hasMoments: boolean
  hasTruths: boolean
  hasCasts: boolean
  /**
   * Characters that are removed from the literal parts of a pattern, because no escape character works on all
   * hosts.
   */
  wildcards: RegExp
  forbidden: RegExp
  forbiddenWords: string
  name(column: string): string
  tokens: { word: RegExp; name?: RegExp }
  reserved: RegExp
  foldsWords: boolean
}

export const signs: Record<Exclude<ComparisonOperator, 'notEqual'>, string> = {
  equal: '=',
  above: '>',
  atLeast: '>=',
  below: '<',
  atMost: '<=',
}

const common = {
  notEqual: '<>',
  raisesValues: false,
  hasMoments: false,
  hasTruths: false,
  hasCasts: false,
  wildcards: /[%_\\]/g,
  forbidden: /[\p{Cc}\p{Cs}]/u,
  forbiddenWords: 'control characters',
  foldsWords: false,
  words: { upper: 'UPPER', among: 'IN ', alike: 'LIKE', empty: 'IS NULL', known: 'IS NOT NULL' },
} as const

const field = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(\(\))?$/
export const isArcgisName = (column: string): boolean => field.test(column) && !arcgisWords.test(column)

const arcgisWords = /^(and|or|not|in|is|null|like|between|date|timestamp|upper)$/i

export const arcgis: Dialect = {
  ...common,
  everything: '1=1',
  days: { date: { word: 'DATE', rest: '' }, timestamp: { word: 'TIMESTAMP', rest: ' 00:00:00' } },
  wildcards: /[%_\\[\]]/g,
  name(column) {
    if (!isArcgisName(column)) throw new TypeError(`Not a field name: ${column}`)
    return column
  },
  // Column names may contain dots and end in `()`: `Shape.STArea()`.
  tokens: { word: /([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\(\))?)/y },
  reserved: arcgisWords,
}

const soqlWords =
  /^(all|and|as|asc|between|by|case|desc|distinct|else|end|except|false|filter|from|full|group|having|hint|in|inner|intersect|is|join|lateral|left|like|limit|minus|not|null|offset|on|or|order|outer|right|search|select|then|true|union|upper|lower|when|where|with)$/i

export const socrata: Dialect = {
  ...common,
  everything: '',
  words: { upper: 'upper', among: 'in', alike: 'like', empty: 'is null', known: 'is not null' },
  notEqual: '!=',
  functions: { contains: 'contains', startsWith: 'starts_with' },
  days: { date: { word: '', rest: 'T00:00:00' }, timestamp: { word: '', rest: 'T00:00:00' } },
  hasMoments: true,
  hasTruths: true,
  name(column) {
    if (!/^:?[a-z_][a-z0-9_]*$/i.test(column)) throw new TypeError(`Not a column name: ${column}`)
    return soqlWords.test(column) ? `\`${column}\`` : column
  },
  tokens: { word: /(:?[A-Za-z_][A-Za-z0-9_]*)/y, name: /`(:?[A-Za-z_][A-Za-z0-9_]*)`/y },
  reserved: soqlWords,
}

/** PostgreSQL truncates longer names. */
const LONGEST_IDENTIFIER = 63

/**
 * Newer versions of CKAN read `:word` as a parameter, even inside quotes, and fail. `12:30` and `::` are
 * safe.
 */
const parameter = /(?<![:\p{L}\p{N}_]):[\p{L}\p{N}_]/u

/** Allows spaces and most signs, because open portals have column names like `PERMIT #`. */
export const isIdentifier = (name: string): boolean =>
  name !== '' &&
  name.length <= LONGEST_IDENTIFIER &&
  !/["\\\p{Cc}\p{Cs}]/u.test(name) &&
  !parameter.test(name)

export const postgres: Dialect = {
  ...common,
  everything: '',
  raisesValues: true,
  // Days are written as text, because text compares with date columns and with timestamp columns.
  days: { date: { word: '', rest: '' }, timestamp: { word: '', rest: ' 00:00:00' } },
  hasCasts: true,
  // Backslashes are forbidden, because some servers read a backslash before a quote as an escape.
  forbidden: new RegExp(`[\\\\\\p{Cc}\\p{Cs}]|${parameter.source}`, 'u'),
  forbiddenWords: 'control characters, backslashes or a colon before a word',
  name(column) {
    if (!isIdentifier(column)) throw new TypeError(`Not a name of a column or table: ${column}`)
    return `"${column}"`
  },
  tokens: { word: /([A-Za-z_]\w*)/y, name: /"([^"]+)"/y },
  reserved: /^(and|or|not|in|is|null|like|between|upper|case|when|then|end)$/,
  foldsWords: true,
}

export const CAST_PATTERN = '^-?[0-9]+[.]?[0-9]*$'
