import { plain, type VendorReportField, type VendorReportFieldNames } from './fields'
import { isNode, type JsonObject, type PublishedFieldTracker } from './stored-values'
import type { VocabularyTest } from './vocabulary'

interface Means {
  fields: VendorReportFieldNames
  isKnown: VocabularyTest
  isOrganization: (text: string) => boolean
  now: Date
  storedValues: PublishedFieldTracker
  unknownWords: (field: VendorReportField) => void
}

export interface VendorReportNode {
  words(field: VendorReportField): string | null
  moment(field: VendorReportField): string | null
  flag(field: VendorReportField): boolean | null
  amount(field: VendorReportField): number | null
  days(field: VendorReportField): number | null
  currency(field: VendorReportField): string | null
  organization(field: VendorReportField): string | null
  differs(field: VendorReportField, asked: string): boolean
  list(field: VendorReportField): VendorReportNode[] | undefined
  has(field: VendorReportField): boolean
}

const MOST_AMOUNT = 999.99
const MOST_DAYS = 99
const YEARS_BACK = 10
const YEARS_AHEAD = 2

/** Reads several objects as one, because vendors nest an order in an envelope or another object. */
export function partOf(nodes: readonly JsonObject[], means: Means): VendorReportNode {
  const { fields, isKnown, isOrganization, now, storedValues, unknownWords } = means
  const find = (field: VendorReportField) =>
    nodes.flatMap((node) =>
      Object.keys(node)
        .filter((key) => fields[field].includes(plain(key)))
        .map((key) => ({ node, key, value: node[key] })),
    )[0]

  function read<T>(field: VendorReportField, toValue: (value: unknown) => T | null): T | null {
    const match = find(field)
    const value = match ? toValue(match.value) : null
    if (match && value !== null) storedValues.keep(match.node, match.key)
    return value
  }

  const textThat = (isFit: (text: string) => boolean) => (value: unknown) =>
    typeof value === 'string' && isFit(value) ? value : null
  const numberUpTo = (most: number) => (value: unknown) => {
    const number = typeof value === 'string' && /^\d{1,3}(\.\d{1,2})?$/.test(value) ? Number(value) : value
    return typeof number === 'number' && number >= 0 && number <= most ? number : null
  }

  return {
    words(field) {
      const text = read(field, textThat(isKnown))
      if (text === null && typeof find(field)?.value === 'string') unknownWords(field)
      return text
    },
    moment: (field) => read(field, (value) => toMoment(value, now)),
    flag: (field) => read(field, (value) => (typeof value === 'boolean' ? value : null)),
    amount: (field) => read(field, numberUpTo(MOST_AMOUNT)),
    days: (field) => read(field, numberUpTo(MOST_DAYS)),
    currency: (field) => read(field, textThat(isCurrency)),
    organization: (field) => read(field, textThat(isOrganization)),
    differs(field, expected) {
      const match = find(field)
      if (!match) return false
      storedValues.keep(match.node, match.key)
      return String(match.value) !== expected
    },
    list(field) {
      const value = find(field)?.value
      return Array.isArray(value) ? value.filter(isNode).map((node) => partOf([node], means)) : undefined
    },
    has: (field) => find(field) !== undefined,
  }
}

export const isCurrency = (text: string): boolean => /^(USD|CAD|MXN|EUR|GBP)$/.test(text)

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/** Returns null for a time that is implausible for an order, because it may be a date of birth. */
function toMoment(value: unknown, now: Date): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value)) return null
  const day = value.slice(0, 10)
  const moment = new Date(value)
  const isOfOrder = moment >= addYears(now, -YEARS_BACK) && moment <= addYears(now, YEARS_AHEAD)
  // Rejects days such as February 31, which Date turns into March 3.
  const isDay = isOfOrder && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  return isDay ? moment.toISOString() : null
}

function addYears(date: Date, years: number): Date {
  const moved = new Date(date)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved
}
