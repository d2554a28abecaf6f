import { readText } from '@/lib/published-text'
import { nameLaw, sortPrograms } from '@/lib/records/facility/programs'
import type { PermitCompliance, PermitComplianceQuarter } from '@/lib/records/facility/report-permit'
import type { ComplianceReportProgram } from '@/lib/records/facility/report-program'
import { readCount, readDate, readMoney } from '../published-values'
import { readFormalActions, readInformalActions, readInspections, readReleases } from './report-events'
import {
  type ComplianceReportEntry,
  type ComplianceReportSections,
  filterByStatute,
  objectAt,
  rowsAt,
} from './report-sections'

const grids: Readonly<Record<string, { section: string; history: string }>> = {
  CAA: { section: 'AirCompliance', history: 'PermitHistory' },
  CWA: { section: 'CWA3YrCompliance', history: 'Status' },
  RCRA: { section: 'RCRACompliance', history: 'Status' },
  SDWA: { section: 'SDWISCompliance', history: 'Status' },
}

const statutesWithQuarters = Object.keys(grids)

function readQuarters(
  sections: ComplianceReportSections,
  statute: string,
  extracted: string | null,
): Map<string, PermitComplianceQuarter[]> {
  const grid = grids[statute]
  if (!grid) return new Map()
  const section = objectAt(sections, grid.section)
  // The sections of hazardous waste and drinking water have the dates of quarters themselves, without a
  // `Header`.
  const header = { ...section, ...objectAt(section, 'Header') }
  const histories = rowsAt(section, 'Sources').flatMap((source) => rowsAt(source, grid.history))
  return new Map(
    histories.flatMap((history) => {
      const permit = readText(history.SourceID)
      return permit ? [[permit, toQuarters(header, history, extracted)] as const] : []
    }),
  )
}

const MOST_QUARTERS = 13

function toQuarters(
  header: ComplianceReportEntry,
  history: ComplianceReportEntry,
  extracted: string | null,
): PermitComplianceQuarter[] {
  return Array.from({ length: MOST_QUARTERS }, (_, index) => index + 1).flatMap((number) => {
    const [from, through] = [readDate(header[`Qtr${number}Start`]), readDate(header[`Qtr${number}End`])]
    const status = readText(history[`Qtr${number}Status`])
    if (from === null && status === null) return []
    // The thirteenth quarter is the current one, so it has not ended.
    const partial = number === MOST_QUARTERS || !isWholeQuarter(from, through) || isAfter(through, extracted)
    return [{ from, through, status, partial }]
  })
}

function isWholeQuarter(from: string | null, through: string | null): boolean {
  if (!from || !through) return false
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const last = new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10)
  return from.endsWith('-01') && month % 3 === 1 && through === last
}

const isAfter = (date: string | null, other: string | null) => date !== null && other !== null && date > other

export function readCompliance(
  sections: ComplianceReportSections,
  extracted: string | null,
): ComplianceReportProgram[] {
  const named = [
    'Permits',
    'EnforcementComplianceSummaries.Summaries',
    'ComplianceSummary.Source',
    'ComplianceHistory.Inspection',
    'Notices.Notice',
    'FormalActions.Action',
  ]
    .flatMap((path) => rowsAt(sections, ...path.split('.')))
    .flatMap((row) => readText(row.Statute) ?? [])
  const gridded = statutesWithQuarters.filter((statute) => readQuarters(sections, statute, null).size > 0)
  const released = readReleases(sections).length > 0 ? ['EP313'] : []
  return sortPrograms([...named, ...gridded, ...released]).map((statute) =>
    toCompliance(sections, statute, extracted),
  )
}

function toCompliance(
  sections: ComplianceReportSections,
  statute: string,
  extracted: string | null,
): ComplianceReportProgram {
  const summaries = rowsAt(sections, 'EnforcementComplianceSummaries', 'Summaries')
  const summary = filterByStatute(summaries, statute)[0] ?? {}
  const permits = readPermits(sections, statute, extracted)
  const inspections = readInspections(sections, statute)
  const informal = readInformalActions(sections, statute)
  const formal = readFormalActions(sections, statute)
  return {
    statute,
    programName: nameLaw(statute),
    ...readSummary(summary),
    significant: significantIn(permits),
    period: readPeriod(sections, statute),
    permits,
    recentInspections: inspections.newest,
    inspectionsRecorded: inspections.recorded,
    inspectionsCounted: inspections.counted,
    recentInformalActions: informal.newest,
    informalActionsRecorded: informal.recorded,
    informalActionsCounted: informal.counted,
    recentFormalActions: formal.newest,
    formalActionsRecorded: formal.recorded,
    releases: statute === 'EP313' ? readReleases(sections) : [],
  }
}

function readSummary(summary: ComplianceReportEntry) {
  const penalties = readMoney(summary.TotalPenalties)
  return {
    currentStatus: readText(summary.CurrentStatus),
    quartersInNoncompliance: readCount(summary.QtrsInNC),
    quartersInSignificant: readCount(summary.QtrsInSNC),
    inspectionsLast5Years: readCount(summary.Inspections),
    lastInspectionDate: readDate(summary.LastInspection),
    informalActions: readCount(summary.InformalActions),
    formalActions: readCount(summary.FormalActions),
    enforcementCases: readCount(summary.Cases),
    penaltiesUsd: penalties?.usd ?? null,
    penaltiesText: penalties?.text ?? null,
    casePenaltiesText: readText(summary.TotalCasePenalties),
  }
}

function readPeriod(sections: ComplianceReportSections, statute: string) {
  const periods = rowsAt(sections, 'EnforcementComplianceSummaries', 'ProgramDates')
  const period = periods.find((row) => readText(row.Program) === statute) ?? {}
  return {
    complianceFrom: readDate(period.StartDate3Yr),
    actionsFrom: readDate(period.StartDate5Yr),
    through: readDate(period.EndDate),
  }
}

function readPermits(sections: ComplianceReportSections, statute: string, extracted: string | null) {
  const quarters = readQuarters(sections, statute, extracted)
  const rows = filterByStatute(rowsAt(sections, 'ComplianceSummary', 'Source'), statute)
  const summed = rows.map((row) => {
    const sourceId = readText(row.SourceID)
    return {
      sourceId,
      currentSnc: readText(row.CurrentSNC),
      asOf: readDate(row.CurrentAsOf),
      quartersInNoncompliance: readCount(row.QtrsInNC),
      quarters: quarters.get(sourceId ?? '') ?? [],
    }
  })
  const others = [...quarters].filter(([permit]) => !summed.some(({ sourceId }) => sourceId === permit))
  const nothing = { currentSnc: null, asOf: null, quartersInNoncompliance: null }
  return [...summed, ...others.map(([sourceId, own]) => ({ sourceId, ...nothing, quarters: own }))]
}

function significantIn(permits: PermitCompliance[]): boolean | null {
  const flags = permits.map(({ currentSnc }) => currentSnc?.toLowerCase())
  if (flags.includes('yes')) return true
  return flags.includes('no') ? false : null
}
