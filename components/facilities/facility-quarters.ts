import { formatDay, formatMonth } from '@/lib/format'
import type { PermitQuarter } from '@/lib/records/facility/report-permit'
import { type FacilityMark, markStatus } from './facility-mark'

export function summarizeQuarters(quarters: readonly PermitQuarter[]): string {
  const total = quarters.length
  if (total === 0) return 'The source gives no quarters for this permit.'
  const marks = quarters.map(({ status }) => markStatus(status))
  const count = (...targets: FacilityMark[]) => marks.filter((mark) => targets.includes(mark)).length
  const parts = [headline(total, count), ...gaps(total, count), ...partials(quarters)]
  return `${parts.join('; ')}.`
}

type Count = (...wanted: FacilityMark[]) => number

function headline(total: number, count: Count): string {
  const violating = count('violation', 'significant')
  const clear = count('clear')
  if (violating > 0)
    return `Violation recorded in ${violating} of ${total} quarters${ofWhich(violating, count('significant'))}`
  if (clear === total) return `No violation recorded in any of the ${total} quarters`
  if (clear > 0) return `No violation recorded in ${clear} of ${total} quarters`
  return count('nodata') === total
    ? `No data in any of the ${total} quarters. That is not the same as clean`
    : `Nothing determined in any of the ${total} quarters`
}

function ofWhich(violating: number, significant: number): string {
  if (significant === 0) return ''
  if (significant < violating) return `, a significant one in ${significant}`
  return violating === 1 ? ', a significant one' : ', all of them significant'
}

/** The number of unknown quarters is shown, so that missing data do not look like a clean record. */
function gaps(total: number, count: Count): string[] {
  const labels = {
    nodata: 'no data in',
    undetermined: 'undetermined in',
    other: 'something else recorded in',
  }
  return (['nodata', 'undetermined', 'other'] as const).flatMap((mark) => {
    const quarters = count(mark)
    return quarters > 0 && !(mark === 'nodata' && quarters === total) ? [`${labels[mark]} ${quarters}`] : []
  })
}

function partials(quarters: readonly PermitQuarter[]): string[] {
  const partial = quarters.filter((quarter) => quarter.partial).length
  if (partial === 0) return []
  if (partial === 1 && quarters.at(-1)?.partial) return ['the latest quarter is partial']
  return [`${partial} quarters are partial`]
}

interface QuarterRun {
  key: string
  when: string
  status: string
}

export function groupQuarters(quarters: readonly PermitQuarter[]): QuarterRun[] {
  const runs: PermitQuarter[][] = []
  for (const quarter of quarters) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last?.status === quarter.status) run.push(quarter)
    else runs.push([quarter])
  }
  return runs.map((run, index) => ({
    key: `${run[0]?.from} ${index}`,
    when: `${describeRun(run)}${describeRunLength(run)}`,
    status: run[0]?.status ?? 'No data',
  }))
}

function describeRun(run: readonly PermitQuarter[]): string {
  const [from, through] = [run[0]?.from ?? null, run.at(-1)?.through ?? null]
  return formatPeriod({ from, through })
}

function describeRunLength(run: readonly PermitQuarter[]): string {
  if (run.length === 1) return run[0]?.partial ? ' (partial quarter)' : ''
  return ` (${run.length} quarters${run.at(-1)?.partial ? ', the last partial' : ''})`
}

export function formatPeriod({ from, through }: Pick<PermitQuarter, 'from' | 'through'>): string {
  if (!from || !through) return from || through ? formatHalf(from, through) : 'Dates not published'
  if (!isWholeMonths(from, through)) return `${formatDay(from)} to ${formatDay(through)}`
  if (from.slice(0, 7) === through.slice(0, 7)) return `${describeMonth(from)} ${from.slice(0, 4)}`
  const sameYear = from.slice(0, 4) === through.slice(0, 4)
  return `${describeMonth(from)}${sameYear ? '' : ` ${from.slice(0, 4)}`} to ${describeMonth(through)} ${through.slice(0, 4)}`
}

const formatHalf = (from: string | null, through: string | null) =>
  from ? `From ${formatDay(from)}` : `Until ${formatDay(through ?? '')}`

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

export function groupYears(quarters: readonly PermitQuarter[]): YearOfQuarters[] {
  const years: YearOfQuarters[] = []
  for (const [index, { from }] of quarters.entries()) {
    const year = from?.slice(0, 4) ?? null
    const last = years.at(-1)
    if (last && last.year === year) last.quarters += 1
    else years.push({ key: `${year} ${index}`, year, quarters: 1 })
  }
  return years
}

/** The first day decides, because a published quarter can end early. */
export const quarterNumber = ({ from }: PermitQuarter): number | null =>
  from ? Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1 : null
