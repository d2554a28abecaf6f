import { formatDay, formatMonth } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { PermitComplianceQuarter } from '@/lib/records/facility/report-permit'
import { type FacilityMark, markStatus } from './facility-mark'

const texts = defineTexts('facilities.quarters', {
  noQuarters: 'The source gives no quarters for this permit.',
  violating: (quarters, total, significant) =>
    `Violation recorded in ${quarters} of ${total} quarters${ofWhich(quarters, significant)}`,
  allClear: (total) => `No violation recorded in any of the ${total} quarters`,
  clear: (quarters, total) => `No violation recorded in ${quarters} of ${total} quarters`,
  noData: (total) => `No data in any of the ${total} quarters. That is not the same as clean`,
  nothing: (total) => `Nothing determined in any of the ${total} quarters`,
  gaps: {
    nodata: (quarters) => `no data in ${quarters}`,
    undetermined: (quarters) => `undetermined in ${quarters}`,
    other: (quarters) => `something else recorded in ${quarters}`,
  },
  latestPartial: 'the latest quarter is partial',
  partial: (quarters) => `${quarters} quarters are partial`,
  unpublished: 'No data',
  run: {
    one: (when, isPartial) => `${when}${isPartial ? ' (partial quarter)' : ''}`,
    several: (when, quarters, isPartial) =>
      `${when} (${quarters} quarters${isPartial ? ', the last partial' : ''})`,
  },
  undated: 'Dates not published',
  days: (from, through) => `${from} to ${through}`,
  from: (day) => `From ${day}`,
  until: (day) => `Until ${day}`,
  month: (month, year) => `${month} ${year}`,
  months: (from, fromYear, through, year) =>
    `${from}${fromYear === year ? '' : ` ${fromYear}`} to ${through} ${year}`,
})

export function summarizeQuarters(quarters: readonly PermitComplianceQuarter[]): string {
  const total = quarters.length
  if (total === 0) return texts.noQuarters
  const marks = quarters.map(({ status }) => markStatus(status))
  const count = (...targets: FacilityMark[]) => marks.filter((mark) => targets.includes(mark)).length
  const parts = [headline(total, count), ...gaps(total, count), ...partials(quarters)]
  return `${parts.join('; ')}.`
}

type Count = (...wanted: FacilityMark[]) => number

function headline(total: number, count: Count): string {
  const violating = count('violation', 'significant')
  const clear = count('clear')
  if (violating > 0) return texts.violating(violating, total, count('significant'))
  if (clear === total) return texts.allClear(total)
  if (clear > 0) return texts.clear(clear, total)
  return count('nodata') === total ? texts.noData(total) : texts.nothing(total)
}

function ofWhich(violating: number, significant: number): string {
  if (significant === 0) return ''
  if (significant < violating) return `, a significant one in ${significant}`
  return violating === 1 ? ', a significant one' : ', all of them significant'
}

/** Counts the quarters without a clear result, so that missing data do not look like a clean record. */
function gaps(total: number, count: Count): string[] {
  return (['nodata', 'undetermined', 'other'] as const).flatMap((mark) => {
    const quarters = count(mark)
    return quarters > 0 && !(mark === 'nodata' && quarters === total) ? [texts.gaps[mark](quarters)] : []
  })
}

function partials(quarters: readonly PermitComplianceQuarter[]): string[] {
  const partial = quarters.filter((quarter) => quarter.partial).length
  if (partial === 0) return []
  if (partial === 1 && quarters.at(-1)?.partial) return [texts.latestPartial]
  return [texts.partial(partial)]
}

interface QuarterRun {
  key: string
  when: string
  status: string
  isPublished: boolean
}

export function groupQuarters(quarters: readonly PermitComplianceQuarter[]): QuarterRun[] {
  const runs: PermitComplianceQuarter[][] = []
  for (const quarter of quarters) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last?.status === quarter.status) run.push(quarter)
    else runs.push([quarter])
  }
  return runs.map((run, index) => ({
    key: `${run[0]?.from} ${index}`,
    when: describeRun(run),
    status: run[0]?.status ?? texts.unpublished,
    isPublished: Boolean(run[0]?.status),
  }))
}

function describeRun(run: readonly PermitComplianceQuarter[]): string {
  const [from, through] = [run[0]?.from ?? null, run.at(-1)?.through ?? null]
  const when = formatPeriod({ from, through })
  const isPartial = run.at(-1)?.partial ?? false
  return run.length === 1 ? texts.run.one(when, isPartial) : texts.run.several(when, run.length, isPartial)
}

export function formatPeriod({ from, through }: Pick<PermitComplianceQuarter, 'from' | 'through'>): string {
  if (!from || !through) return from || through ? formatHalf(from, through) : texts.undated
  if (!isWholeMonths(from, through)) return texts.days(formatDay(from), formatDay(through))
  const [fromYear, year] = [from.slice(0, 4), through.slice(0, 4)]
  if (from.slice(0, 7) === through.slice(0, 7)) return texts.month(describeMonth(from), year)
  return texts.months(describeMonth(from), fromYear, describeMonth(through), year)
}

const formatHalf = (from: string | null, through: string | null) =>
  from ? texts.from(formatDay(from)) : texts.until(formatDay(through ?? ''))

const describeMonth = (iso: string) => formatMonth(iso, 'name')

function isWholeMonths(from: string, through: string): boolean {
  const next = new Date(`${through}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return from.endsWith('-01') && next.getUTCDate() === 1
}

export interface YearOfQuarters {
  key: string
  year: string | null
  quarters: number
}

export function groupYears(quarters: readonly PermitComplianceQuarter[]): YearOfQuarters[] {
  const years: YearOfQuarters[] = []
  for (const [index, { from }] of quarters.entries()) {
    const year = from?.slice(0, 4) ?? null
    const last = years.at(-1)
    if (last && last.year === year) last.quarters += 1
    else years.push({ key: `${year} ${index}`, year, quarters: 1 })
  }
  return years
}

/** A quarter's first day decides, because a published quarter can end early. */
export const quarterNumber = ({ from }: PermitComplianceQuarter): number | null =>
  from ? Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1 : null
