import { isRecord } from '@/lib/is-record'
import { readText } from '@/lib/published-text'

/**
 * The published report has about 46 sections, any of which may be missing, empty, null or an empty object.
 */
export type ComplianceReportSections = Readonly<Record<string, unknown>>
export type ComplianceReportEntry = Readonly<Record<string, unknown>>

export function objectAt(from: unknown, ...path: string[]): ComplianceReportEntry {
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), from)
  return isRecord(value) ? value : {}
}

/** The source sometimes sends a single row outside of a list. */
export function rowsAt(from: unknown, ...path: string[]): ComplianceReportEntry[] {
  const value = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), from)
  if (Array.isArray(value)) return value.filter(isRecord)
  return isRecord(value) && Object.keys(value).length > 0 ? [value] : []
}

export const filterByStatute = (rows: ComplianceReportEntry[], statute: string): ComplianceReportEntry[] =>
  rows.filter((row) => readText(row.Statute) === statute)
