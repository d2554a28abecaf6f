import { z } from 'zod'
import { type Money, readDate, readMoney, readNumber, readText } from './published-values'
import { ofStatute, type Published, rowsAt, type Sections } from './report-sections'

const text = z.string().nullable()
const money = z.object({ text: z.string(), usd: z.number().nullable() }).nullable()
const sourceIds = z.array(z.string()).describe('Permits under which the same entry is listed.')
const timesListed = z.int().describe('How often the source lists it, once for each permit.')

export const inspection = z.object({
  date: text,
  activity: text,
  type: text,
  agency: text,
  finding: text,
  system: text,
  sourceIds,
  timesListed,
})
export const informalAction = z.object({
  date: text,
  type: text,
  agency: text,
  system: text,
  sourceIds,
  timesListed,
})
export const formalAction = z.object({
  date: text,
  type: text,
  agency: text,
  penalty: money.describe(
    'Of this one action, as published. Never add them up: actions repeat under each permit.',
  ),
  penaltyNote: text,
  sourceIds,
  timesListed,
})
export const releaseYear = z.object({
  sourceId: text,
  year: z.int().nullable(),
  airPounds: z.number().nullable(),
  surfaceWaterPounds: z.number().nullable(),
  undergroundPounds: z.number().nullable(),
  landPounds: z.number().nullable(),
  sewagePlantPounds: z.number().nullable(),
  totalOnSitePounds: z.number().nullable(),
  totalOffSitePounds: z.number().nullable(),
  totalPounds: z.number().nullable(),
})

const MOST_LISTED = 10

export interface Newest<T> {
  newest: T[]
  /** All different entries, the ones not listed here included. */
  recorded: number
}

export function readInspections(sections: Sections, statute: string): Newest<z.output<typeof inspection>> {
  return newestOf(ofStatute(rowsAt(sections, 'ComplianceHistory', 'Inspection'), statute), (row) => ({
    date: readDate(row.Date),
    activity: readText(row.ActivityType),
    type: readText(row.InspectionType),
    agency: readText(row.LeadAgency),
    finding: readText(row.Finding),
    system: readText(row.EPASystem),
  }))
}

export function readInformalActions(
  sections: Sections,
  statute: string,
): Newest<z.output<typeof informalAction>> {
  return newestOf(ofStatute(rowsAt(sections, 'Notices', 'Notice'), statute), (row) => ({
    date: readDate(row.NoticeDate),
    type: readText(row.ActionType),
    agency: readText(row.LeadAgency),
    system: readText(row.EPASystem),
  }))
}

export function readFormalActions(
  sections: Sections,
  statute: string,
): Newest<z.output<typeof formalAction>> {
  return newestOf(ofStatute(rowsAt(sections, 'FormalActions', 'Action'), statute), (row) => ({
    date: readDate(row.ActionDate),
    type: readText(row.ActionType),
    agency: readText(row.LeadAgency),
    penalty: readMoney(row.PenaltyAmount) satisfies Money | null,
    penaltyNote: readText(row.PenaltyDesc),
  }))
}

/** One entry for all rows that say the same, with the permits they stand under; the source repeats by permit. */
function newestOf<T extends { date: string | null }>(rows: Published[], read: (row: Published) => T) {
  const groups = new Map<string, T & { sourceIds: string[]; timesListed: number }>()
  for (const row of rows) {
    const entry = read(row)
    const key = JSON.stringify(entry)
    const known = groups.get(key) ?? { ...entry, sourceIds: [], timesListed: 0 }
    const permit = readText(row.SourceID)
    if (permit && !known.sourceIds.includes(permit)) known.sourceIds.push(permit)
    groups.set(key, { ...known, timesListed: known.timesListed + 1 })
  }
  const all = [...groups.values()].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  return { newest: all.slice(0, MOST_LISTED), recorded: all.length }
}

/** Pounds by permit and year, newest first. The source's own totals stand beside the parts; none is made by us. */
export function readReleases(sections: Sections): z.output<typeof releaseYear>[] {
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
