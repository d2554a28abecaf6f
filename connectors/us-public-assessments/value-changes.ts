import { z } from 'zod'
import type { YearRecord } from './records'
import { kindNames, type ValueKind, valueKinds } from './source'

const point = z.object({ year: z.int(), amount: z.number(), stage: z.string().nullable() })

export const valueChange = z.object({
  kind: z.enum(valueKinds),
  from: point,
  to: point,
  difference: z.number(),
  /** Null where the earlier value is 0. */
  percent: z.number().nullable(),
  sentence: z.string(),
  /** Why the two may not be alike. */
  note: z.string().nullable(),
})

export type ValueChange = z.output<typeof valueChange>

/** From each year to the next one published, kind by kind: two kinds are never set against each other. */
export function valueChanges(years: readonly YearRecord[]): ValueChange[] {
  const rising = years.toSorted((a, b) => a.year - b.year)
  return valueKinds.flatMap((kind) => {
    const known = rising.filter((record) => record[kind] !== null)
    return known.slice(1).flatMap((record, index) => {
      const before = known[index]
      return before && haveOneBasis(kind, before, record) ? [changeOf(kind, before, record)] : []
    })
  })
}

function haveOneBasis(kind: ValueKind, before: YearRecord, after: YearRecord): boolean {
  const basis = `${kind}Basis`
  return before.sourceAttributes?.[basis] === after.sourceAttributes?.[basis]
}

function changeOf(kind: ValueKind, before: YearRecord, after: YearRecord): ValueChange {
  const from = pointOf(kind, before)
  const to = pointOf(kind, after)
  const difference = to.amount - from.amount
  const percent = from.amount === 0 ? null : Math.round((difference / from.amount) * 1000) / 10
  return {
    kind,
    from,
    to,
    difference,
    percent,
    sentence: sentenceOf(kind, { from, to, difference, percent }),
    note:
      from.stage === to.stage
        ? null
        : `The values are of different stages: ${from.year} ${from.stage}, ${to.year} ${to.stage}. Later stages can still change a value.`,
  }
}

function sentenceOf(
  kind: ValueKind,
  { from, to, difference, percent }: Omit<ValueChange, 'kind' | 'sentence' | 'note'>,
) {
  if (difference === 0)
    return `${nameOf(kind)} stayed at ${dollars(to.amount)} from ${from.year} to ${to.year}.`
  const way = difference > 0 ? 'rose' : 'fell'
  const share = percent === null ? '' : ` (${Math.abs(percent)} percent)`
  return `${nameOf(kind)} ${way} by ${dollars(Math.abs(difference))}${share}, from ${dollars(from.amount)} in ${from.year} to ${dollars(to.amount)} in ${to.year}.`
}

function pointOf(kind: ValueKind, record: YearRecord) {
  const stage = record.sourceAttributes?.stage
  return { year: record.year, amount: record[kind] ?? 0, stage: typeof stage === 'string' ? stage : null }
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  )

const nameOf = (kind: ValueKind) => kindNames[kind].replace(/^./, (letter) => letter.toUpperCase())
