import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { facilityProgram } from '@/lib/records/facility/programs'
import type { ComplianceReportFacility } from '@/lib/records/facility/report-facility'
import type { ComplianceReportProgram } from '@/lib/records/facility/report-program'
import { joinPermitStates } from './facility-codes'
import { markStatus } from './facility-mark'

const texts = defineTexts('facilities.sentences', {
  states: {
    active: 'active',
    inactive: 'not active',
    unknown: 'status not published',
  },
  regulated: (subjects) => `Regulated for ${subjects}.`,
  unregulated: 'Listed, without a program that this report covers.',
  closed: (program) =>
    `${program}: the permit is not active, and the agency still lists the violation. It does not say here whether the violation was settled.`,
  ended: 'The permit has ended, so the agency gives no status now.',
  recorded: (status) => `Recorded as “${status}”.`,
  statuses: {
    clear: 'No violation is recorded now.',
    violation: 'A violation is recorded now.',
    significant: 'A significant violation is recorded now.',
    undetermined: 'The agency has not determined the status now.',
    nodata: 'The agency publishes no status now. That is not the same as clean.',
  },
  nothing: (what, since) => `No ${what} is listed${since === null ? '' : ` since ${since}`}.`,
  nothingListed: (what, since, total) =>
    `No ${what} is listed${since === null ? '' : ` since ${since}`}, although the agency’s own total is ${total}.`,
  counted: (recorded, counted) =>
    `${recorded}, of which the agency counts ${counted === 0 ? 'none' : counted}`,
  ownTotal: (count, total) => `${count}; the agency’s own total is ${total}`,
  fewer: (recorded, total) =>
    `${recorded}; the agency’s own total is ${total}, because it does not count every entry that it lists`,
  more: (recorded, total) =>
    `${recorded}; the agency’s own total is ${total}, because it can count an entry once for each permit, or count one that it does not list`,
  cut: (count, recorded) => `The ${count} newest of ${recorded}; the official report has all.`,
  cutCounted: (count, recorded) =>
    `The ${count} newest of ${recorded}, those first that the agency counts; the official report has all.`,
  unpublished: 'not published',
  join: (words) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
})

export const nameProgram = (statute: string, published: string): string =>
  translate(facilityProgram(statute, published).name)

export const describeBusiness = ({ naics, sic }: Pick<ComplianceReportFacility, 'naics' | 'sic'>): string[] =>
  [...naics, ...sic].flatMap(({ description }) => description || []).slice(0, 1)

export function describeFacility(
  facility: Pick<ComplianceReportFacility, 'naics' | 'sic' | 'permits'>,
  compliance: readonly Pick<ComplianceReportProgram, 'statute' | 'programName'>[],
): string {
  const [business] = describeBusiness(facility)
  const subjects = compliance.map(({ statute, programName }) => {
    const own = facility.permits.filter((permit) => permit.statute === statute)
    return `${translate(facilityProgram(statute, programName).subject)} (${texts.states[joinPermitStates(own.map(({ status }) => status))]})`
  })
  const regulated = subjects.length > 0 ? texts.regulated(joinWords(subjects)) : texts.unregulated
  return business ? `${business}. ${regulated}` : regulated
}

/**
 * Explains a violation at a permit that has ended. Returns undefined if any permit is in force or if all
 * statuses are unknown.
 */
export function describeClosed(
  { permits }: Pick<ComplianceReportFacility, 'permits'>,
  { statute, programName }: Pick<ComplianceReportProgram, 'statute' | 'programName'>,
): string | undefined {
  const own = permits.filter((permit) => permit.statute === statute)
  if (joinPermitStates(own.map(({ status }) => status)) !== 'inactive') return undefined
  return texts.closed(nameProgram(statute, programName))
}

export function describeStatus({
  statute,
  programName,
  currentStatus,
}: Pick<ComplianceReportProgram, 'statute' | 'programName' | 'currentStatus'>): string {
  const { withoutStatus } = facilityProgram(statute, programName)
  if (currentStatus === null && withoutStatus) return translate(withoutStatus)
  if (/^terminated permit$/i.test(currentStatus ?? '')) return texts.ended
  const mark = markStatus(currentStatus)
  return mark === 'other' ? texts.recorded(currentStatus ?? '') : texts.statuses[mark]
}

export function describeNothing(
  what: string,
  { actionsFrom }: ComplianceReportProgram['period'],
  ofAgency: number | null,
): string {
  const since = actionsFrom ? formatDay(actionsFrom) : null
  return ofAgency ? texts.nothingListed(what, since, ofAgency) : texts.nothing(what, since)
}

export function describeCount(
  recorded: number,
  ofAgency: number | null,
  counted: number | null = null,
): string {
  if (counted !== null && counted !== recorded) {
    const count = texts.counted(recorded, counted)
    return ofAgency === null || ofAgency === counted ? count : texts.ownTotal(count, ofAgency)
  }
  if (ofAgency === null || ofAgency === recorded) return String(recorded)
  return ofAgency < recorded ? texts.fewer(recorded, ofAgency) : texts.more(recorded, ofAgency)
}

export function describeCut(count: number, recorded: number, counted: number | null = null): string | null {
  if (recorded <= count) return null
  return counted === null || counted === recorded
    ? texts.cut(count, recorded)
    : texts.cutCounted(count, recorded)
}

export function describeExtracts(
  systems: readonly string[],
  dates: Readonly<Record<string, string | null>>,
): string {
  const dated = systems.map((system) => {
    const date = Object.hasOwn(dates, system) ? dates[system] : null
    return `${date ? formatDay(date) : texts.unpublished} (${system})`
  })
  return dated.length > 0 ? joinWords(dated) : texts.unpublished
}

export const joinWords = (words: readonly string[]): string =>
  words.length > 1 ? texts.join(words) : (words[0] ?? '')
