import { formatDay } from '@/lib/format'
import { facilityProgram } from '@/lib/records/facility/programs'
import type { ReportFacility } from '@/lib/records/facility/report-facility'
import type { ReportProgram } from '@/lib/records/facility/report-program'
import { joinPermitStates, type PermitState } from './facility-codes'
import { markStatus } from './facility-mark'

const states = {
  active: 'active',
  inactive: 'not active',
  unknown: 'status not published',
} as const satisfies Record<PermitState, string>

export function describeFacility(
  { naics, sic, permits }: Pick<ReportFacility, 'naics' | 'sic' | 'permits'>,
  compliance: readonly Pick<ReportProgram, 'statute' | 'programName'>[],
): string {
  const business = [...naics, ...sic].find(({ description }) => description)?.description
  const subjects = compliance.map(({ statute, programName }) => {
    const own = permits.filter((permit) => permit.statute === statute)
    return `${facilityProgram(statute, programName).subject} (${states[joinPermitStates(own.map(({ status }) => status))]})`
  })
  const regulated =
    subjects.length > 0
      ? `Regulated for ${joinWords(subjects)}.`
      : 'Listed, without a program that this report covers.'
  return business ? `${business}. ${regulated}` : regulated
}

/**
 * Explains a current violation at a permit that has ended. Returns undefined if a permit is in force or if
 * the status is unknown.
 */
export function describeClosed(
  { permits }: Pick<ReportFacility, 'permits'>,
  { statute, programName }: Pick<ReportProgram, 'statute' | 'programName'>,
): string | undefined {
  const own = permits.filter((permit) => permit.statute === statute)
  if (joinPermitStates(own.map(({ status }) => status)) !== 'inactive') return undefined
  return `${facilityProgram(statute, programName).name}: the permit is not active, and the agency still lists the violation. It does not say here whether the violation was settled.`
}

export function describeStatus({
  statute,
  programName,
  currentStatus,
}: Pick<ReportProgram, 'statute' | 'programName' | 'currentStatus'>): string {
  const { withoutStatus } = facilityProgram(statute, programName)
  if (currentStatus === null && withoutStatus) return withoutStatus
  if (/^terminated permit$/i.test(currentStatus ?? ''))
    return 'The permit has ended, so the agency gives no status now.'
  return statusSentences[markStatus(currentStatus)] ?? `Recorded as “${currentStatus}”.`
}

const statusSentences: Partial<Record<string, string>> = {
  clear: 'No violation is recorded now.',
  violation: 'A violation is recorded now.',
  significant: 'A significant violation is recorded now.',
  undetermined: 'The agency has not determined the status now.',
  nodata: 'The agency publishes no status now. That is not the same as clean.',
}

export function describeNothing(
  what: string,
  { actionsFrom }: ReportProgram['period'],
  ofAgency: number | null,
): string {
  const nothing = actionsFrom
    ? `No ${what} is listed since ${formatDay(actionsFrom)}`
    : `No ${what} is listed`
  return ofAgency ? `${nothing}, although the agency’s own total is ${ofAgency}.` : `${nothing}.`
}

export function describeCount(
  recorded: number,
  ofAgency: number | null,
  counted: number | null = null,
): string {
  if (counted !== null && counted !== recorded) {
    const own = ofAgency === null || ofAgency === counted ? '' : `; the agency’s own total is ${ofAgency}`
    return `${recorded}, of which the agency counts ${counted === 0 ? 'none' : counted}${own}`
  }
  if (ofAgency === null || ofAgency === recorded) return String(recorded)
  const why =
    ofAgency < recorded
      ? 'it does not count every entry that it lists'
      : 'it can count an entry once for each permit, or count one that it does not list'
  return `${recorded}; the agency’s own total is ${ofAgency}, because ${why}`
}

export function describeCut(count: number, recorded: number, counted: number | null = null): string | null {
  if (recorded <= count) return null
  const first = counted === null || counted === recorded ? '' : ', those first that the agency counts'
  return `The ${count} newest of ${recorded}${first}; the official report has all.`
}

export function describeExtracts(
  systems: readonly string[],
  dates: Readonly<Record<string, string | null>>,
): string {
  const dated = systems.map((system) => {
    const date = Object.hasOwn(dates, system) ? dates[system] : null
    return `${date ? formatDay(date) : 'not published'} (${system})`
  })
  return dated.length > 0 ? joinWords(dated) : 'not published'
}

export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}
