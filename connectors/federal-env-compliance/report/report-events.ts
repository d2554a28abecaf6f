import { readFlag, readText } from '@/lib/published-text'
import type { FormalAction, InformalAction } from '@/lib/records/facility/enforcement-action'
import type { FacilityInspection } from '@/lib/records/facility/inspection'
import type { ReleaseYear } from '@/lib/records/facility/release-year'
import { type PublishedAmount, readDate, readMoney, readNumber } from '../published-values'
import {
  type ComplianceReportEntry,
  type ComplianceReportSections,
  filterByStatute,
  rowsAt,
} from './report-sections'

const MOST_LISTED = 10

export interface NewestEntries<T> {
  newest: T[]
  recorded: number
  counted: number | null
}

export function readInspections(
  sections: ComplianceReportSections,
  statute: string,
): NewestEntries<FacilityInspection> {
  const rows = filterByStatute(rowsAt(sections, 'ComplianceHistory', 'Inspection'), statute)
  return newestOf(rows, (row) => ({
    date: readDate(row.Date),
    activity: readText(row.ActivityType),
    type: readText(row.InspectionType),
    agency: readText(row.LeadAgency),
    finding: readText(row.Finding),
    system: readText(row.EPASystem),
    countedByAgency: readFlag(row.OfficialFlag),
    identifier: readText(row.CompMonitorID),
  }))
}

export function readInformalActions(
  sections: ComplianceReportSections,
  statute: string,
): NewestEntries<InformalAction> {
  return newestOf(filterByStatute(rowsAt(sections, 'Notices', 'Notice'), statute), (row) => ({
    date: readDate(row.NoticeDate),
    type: readText(row.ActionType),
    agency: readText(row.LeadAgency),
    system: readText(row.EPASystem),
    countedByAgency: readFlag(row.OfficialFlag),
    identifier: readText(row.EnfIdentifier),
  }))
}

export function readFormalActions(
  sections: ComplianceReportSections,
  statute: string,
): NewestEntries<FormalAction> {
  const rows = filterByStatute(rowsAt(sections, 'FormalActions', 'Action'), statute)
  const caseOf = matchCases(rows, sections, statute)
  return newestOf(rows, (row) => ({
    date: readDate(row.ActionDate),
    type: readText(row.ActionType),
    agency: readText(row.LeadAgency),
    penalty: readMoney(row.PenaltyAmount) satisfies PublishedAmount | null,
    penaltyNote: readText(row.PenaltyDesc),
    identifier: caseOf.get(row) ?? null,
  }))
}

/**
 * A formal action has no identifier. The case of the action, in another section, has one. Identical actions
 * get the identifiers of the cases with the same permit, day and amount, but only if there are as many cases
 * as actions.
 */
function matchCases(
  rows: ComplianceReportEntry[],
  sections: ComplianceReportSections,
  statute: string,
): Map<ComplianceReportEntry, string> {
  const cases = casesOf(sections, statute)
  const matched = new Map<ComplianceReportEntry, string>()
  for (const [key, alike] of groupBy(rows, actionKey)) {
    const ids = [...new Set(cases.flatMap((each) => (each.key === key ? [each.id] : [])))]
    const isOneText = new Set(alike.map((row) => JSON.stringify(row))).size === 1
    if (ids.length !== alike.length || !isOneText) continue
    alike.forEach((row, index) => {
      matched.set(row, ids[index] ?? '')
    })
  }
  return matched
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const actionKey = ({ SourceID, ActionDate, PenaltyAmount }: ComplianceReportEntry) =>
  keyOf(SourceID, readDate(ActionDate), readMoney(PenaltyAmount)?.usd ?? 0)

const keyOf = (permit: unknown, day: string | null, dollars: number) =>
  JSON.stringify([readText(permit)?.split('/').at(-1) ?? null, day, dollars])

/**
 * A case puts the system's name before its permit ("AIR/..."), and its penalty is the sum of its settlements.
 */
function casesOf(sections: ComplianceReportSections, statute: string): { id: string; key: string }[] {
  const rows = rowsAt(sections, 'CaseFormalActions', 'Action').filter(
    (row) => readText(row.StatuteCode) === statute,
  )
  return rows.flatMap((row) => {
    const id = readText(row.CaseID)
    const settlements = rowsAt(row, 'Settlements', 'Settlement')
    const day = readDate(row.IssueDate) ?? readDate(settlements[0]?.SettlementDate)
    const dollars = settlements.map(({ FederalPenalty, StateLocalPenalty }) =>
      [FederalPenalty, StateLocalPenalty].reduce<number>((sum, part) => sum + (readMoney(part)?.usd ?? 0), 0),
    )
    const total = dollars.reduce((sum, each) => sum + each, 0)
    return id ? [{ id, key: keyOf(row.SourceID, day, total) }] : []
  })
}

interface Entry {
  date: string | null
  identifier: string | null
  countedByAgency?: boolean | null
}

const isUncounted = ({ countedByAgency }: Entry) => countedByAgency === false

/**
 * Merges rows that have an identifier and differ only in the permit into one entry with all permits. The
 * newest entries come first, and entries that the agency does not count come last.
 */
function newestOf<T extends Entry>(rows: ComplianceReportEntry[], parse: (row: ComplianceReportEntry) => T) {
  const entries = new Map<string, T & { sourceIds: string[]; timesListed: number }>()
  rows.forEach((row, index) => {
    const entry = parse(row)
    const key = entry.identifier === null ? String(index) : JSON.stringify(entry)
    const merged = entries.get(key) ?? { ...entry, sourceIds: [], timesListed: 0 }
    const permit = readText(row.SourceID)
    if (permit && !merged.sourceIds.includes(permit)) merged.sourceIds.push(permit)
    entries.set(key, { ...merged, timesListed: merged.timesListed + 1 })
  })
  const all = [...entries.values()].sort(
    (a, b) => Number(isUncounted(a)) - Number(isUncounted(b)) || (b.date ?? '').localeCompare(a.date ?? ''),
  )
  const flags = all.flatMap(({ countedByAgency }) => countedByAgency ?? [])
  return {
    newest: all.slice(0, MOST_LISTED),
    recorded: all.length,
    counted: flags.length > 0 ? flags.filter(Boolean).length : null,
  }
}

/** The source publishes these totals; they are not computed. */
export function readReleases(sections: ComplianceReportSections): ReleaseYear[] {
  const rows = rowsAt(sections, 'TRIHistory', 'Sources').flatMap((source) => rowsAt(source, 'ReleaseYear'))
  return rows
    .map((row) => ({
      sourceId: readText(row.SourceID),
      year: readNumber(row.Year),
      airPounds: readNumber(row.TotalAirEmissions),
      surfaceWaterPounds: readNumber(row.SurfaceWaterDischarges),
      undergroundPounds: readNumber(row.UndergroundInjections),
      landPounds: readNumber(row.ReleasesToLand),
      sewagePlantPounds: readNumber(row.OffSiteTransfersPOTWS),
      totalOnSitePounds: readNumber(row.TotalOnSiteReleases),
      totalOffSitePounds: readNumber(row.TotalOffSiteReleases),
      totalPounds: readNumber(row.TotalReleasesTransfers),
    }))
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || (a.sourceId ?? '').localeCompare(b.sourceId ?? ''))
}
