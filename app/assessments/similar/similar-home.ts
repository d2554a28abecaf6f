import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { formatParcelId } from '@/lib/records/assessment/parcel-number'
import type { PropertyYearRecord } from '@/lib/records/assessment/value-years'
import { type AssessmentValueKind, comparedKinds } from '@/lib/records/assessment/values'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { formatSaleDate } from '../format-sale-date'
import { describeValue, nameKind } from './value-label'

export interface HomeAssessmentRoll {
  source: string
  sourceTitle: string
  place: { city?: string; county?: string; municipalityCode?: string }
  /**
   * The home's city. It is added to an address without city and ZIP code, because some rolls cannot search a
   * street without a city.
   */
  city?: string
}

export interface ComparisonSubject extends HomeAssessmentRoll {
  key: string
  year: number | null
  kind: AssessmentValueKind
  amount: number
  own: SubjectHomeRow
  units: number | null
  needsMarketValues?: true
}

export interface SimilarHome {
  address: string
  parcel: string
  class?: string
  built?: string
  area?: string
  value: string
  perFoot?: string
  from: string
  /** Absent in rows that older releases stored. */
  kind?: string
  year?: string
  sale?: string
}

export interface SubjectHomeRow {
  home: SimilarHome
  kind: AssessmentValueKind
  amount: number
  area: number | null
  valueName: string
}

export type SimilarHomeOutcome = { kind: 'filled'; home: SimilarHome } | { kind: 'refused'; message: string }

const texts = defineTexts('similar.home', {
  self: 'This is your own home.',
  building: (units: number) =>
    `This record is a whole building with ${formatNumber(units)} homes, so its value is not that of one home.`,
  noYear: (year: number, title: string) => `The record (${title}) has no value of this home for ${year}.`,
  noKind: (kind: string, year: number | null) =>
    `The record has no ${kind} of this home${year === null ? '' : ` for ${year}`}. We do not compare different kinds of value.`,
  otherRoll:
    'This home is in the roll of another jurisdiction, which has its own rules, so we do not compare the two.',
  source: (title: string, day: string) => `${title}, retrieved ${formatDay(day)}`,
  parcel: (id: string) => `Parcel ${id}`,
  sale: (price: string, date: string, isDay: boolean) => `${price} ${isDay ? 'on' : 'in'} ${date}`,
  area: (squareFeet: string) => `${squareFeet} sq ft`,
})

type ComparedValue = Pick<ComparisonSubject, 'year' | 'kind' | 'amount'>

export const valueCells = ({ kind, year }: Pick<ComparedValue, 'kind' | 'year'>) => ({
  kind,
  ...(year === null ? {} : { year: String(year) }),
})

export const sourceLine = (
  compared: Pick<ComparedValue, 'kind' | 'year'>,
  title: string,
  retrievedAt: string,
): string => sourceOf(`${describeValue(compared)}, ${title}`, retrievedAt)

export const sourceOf = (title: string, retrievedAt: string): string =>
  texts.source(title, retrievedAt.slice(0, 10))

export const nameParcel = (id: string): string => texts.parcel(id)

export function comparableValue(
  assessments: readonly PropertyYearRecord[],
  undated: PropertyRecord | undefined,
  preferred?: AssessmentValueKind,
): ComparedValue | undefined {
  const newest = assessments.toSorted((a, b) => b.year - a.year)
  for (const record of newest) {
    const amount = kindOf(record, preferred)
    if (amount) return { year: record.year, ...amount }
  }
  const undatedAmount = undated && kindOf(undated, preferred)
  return undatedAmount ? { year: null, ...undatedAmount } : undefined
}

function kindOf(
  record: PropertyRecord,
  preferred: AssessmentValueKind | undefined,
): Pick<ComparisonSubject, 'kind' | 'amount'> | undefined {
  for (const kind of [...(preferred ? [preferred] : []), ...comparedKinds]) {
    const amount = record[kind]
    if (typeof amount === 'number') return { kind, amount }
  }
  return undefined
}

interface HomeRecord {
  key: string
  property: PropertyRecord
  assessments: readonly PropertyYearRecord[]
  retrievedAt: string
}

export function toSimilarHome(subject: ComparisonSubject, match: HomeRecord): SimilarHomeOutcome {
  const { property, assessments } = match
  if (match.key === subject.key) return refuse(texts.self)
  const units = unitsOf(property)
  if (units !== null && units > 1 && (subject.units ?? 1) <= 1) return refuse(texts.building(units))
  const { kind, year, sourceTitle } = subject
  const record = year === null ? property : assessments.find((each) => each.year === year)
  if (!record) return refuse(texts.noYear(year ?? 0, sourceTitle))
  const amount = record[kind]
  if (typeof amount !== 'number') return refuse(texts.noKind(nameKind(kind), year))
  if (record.source !== subject.source) return refuse(texts.otherRoll)
  return { kind: 'filled', home: toRow(match, record, { kind, year, amount }, sourceTitle) }
}

export function toSubjectRow(
  match: Omit<HomeRecord, 'key'>,
  compared: ComparedValue,
  sourceTitle: string,
): SubjectHomeRow | undefined {
  const { kind, year, amount } = compared
  const record = year === null ? match.property : match.assessments.find((each) => each.year === year)
  if (!record) return undefined
  return {
    home: toRow(match, record, compared, sourceTitle),
    kind,
    amount,
    area: livingAreaOf(record),
    valueName: describeValue(compared),
  }
}

function toRow(
  { property, retrievedAt }: Omit<HomeRecord, 'key'>,
  record: PropertyRecord,
  compared: ComparedValue,
  sourceTitle: string,
): SimilarHome {
  const { amount } = compared
  const area = livingAreaOf(record)
  const parcel = formatParcelId(property) ?? ''
  return {
    address: property.siteAddress ? formatHomeAddress(property.siteAddress) : parcel,
    parcel,
    ...(record.landUse ? { class: formatUse(record.landUse) } : {}),
    ...(record.yearBuilt === null ? {} : { built: String(record.yearBuilt) }),
    ...(area === null ? {} : { area: formatArea(area) }),
    value: formatDollars(amount),
    ...(area === null ? {} : { perFoot: formatDollars(amount / area, 2) }),
    from: sourceLine(compared, sourceTitle, retrievedAt),
    ...valueCells(compared),
    ...lastSaleOf(property),
  }
}

/**
 * Omits a sale without a date, because appeals accept only sales of certain dates. Omits a price of 0, which
 * means unknown.
 */
function lastSaleOf({ salePrice, saleDate }: PropertyRecord): Pick<SimilarHome, 'sale'> {
  if (!salePrice || !saleDate) return {}
  return { sale: texts.sale(formatDollars(salePrice), formatSaleDate(saleDate), saleDate.length > 7) }
}

export const formatArea = (squareFeet: number): string => texts.area(formatNumber(squareFeet, 0))

const refuse = (message: string): SimilarHomeOutcome => ({ kind: 'refused', message })

/** Returns square feet, or null if the published living area is missing or 0. */
export function livingAreaOf({ sourceAttributes }: PropertyRecord): number | null {
  const area = Number(sourceAttributes?.livingAreaSquareFeet ?? sourceAttributes?.livingArea ?? 0)
  return Number.isFinite(area) && area > 0 ? area : null
}

export function unitsOf({ sourceAttributes }: PropertyRecord): number | null {
  const units = Number(sourceAttributes?.residentialUnits ?? sourceAttributes?.units ?? 0)
  return Number.isFinite(units) && units > 0 ? units : null
}
