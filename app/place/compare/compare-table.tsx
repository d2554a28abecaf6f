// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as blocks loses its roles in some browsers
import type { ReactNode } from 'react'
import { formatDollars, formatFeet, formatMiles, formatNumber } from '@/lib/format'
import type { CompareCell, CompareRow, RowVerdict } from './compare-rows'

const texts = {
  attribute: 'What',
  difference: (words: string) => `B is ${words}`,
  none: 'We compute no difference.',
}

const verdicts: Readonly<Record<RowVerdict, string | undefined>> = {
  same: undefined,
  neither: undefined,
  note: undefined,
  differs: 'Differs',
  'only-a': 'Only for A',
  'only-b': 'Only for B',
}

export type Names = Record<'a' | 'b', string>

interface FrameProps {
  caption: string
  names: Names
  children: ReactNode
}

interface RowProps {
  row: CompareRow
  /** Both places have this record; else one column says throughout why it has not. */
  isPair: boolean
}

type Props = Omit<FrameProps, 'children'> & Pick<RowProps, 'isPair'> & { rows: readonly CompareRow[] }

export const CompareTable = ({ rows, isPair, ...frame }: Props) => (
  <CompareFrame {...frame}>
    {rows.map((row) => (
      <CompareTableRow key={row.id} row={row} isPair={isPair} />
    ))}
  </CompareFrame>
)

/** On a phone A and B share a line below the label. Roles keep it a table for screen readers. */
export function CompareFrame({ caption, names, children }: FrameProps) {
  return (
    <table role="table" className="mb-4 block w-full border-collapse text-left sm:table sm:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="sm:table-row">
          <th role="columnheader" scope="col" className="px-3 py-2 align-bottom text-muted sm:w-1/3 sm:pl-0">
            {texts.attribute}
          </th>
          <Head letter="A" name={names.a} />
          <Head letter="B" name={names.b} />
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line border-y border-line sm:table-row-group">
        {children}
      </tbody>
    </table>
  )
}

export const CompareTableRow = ({ row, isPair }: RowProps) => (
  <tr role="row" className="grid grid-cols-2 gap-x-3 break-inside-avoid py-2 sm:table-row">
    <th
      role="rowheader"
      scope="row"
      className="col-span-2 font-normal text-muted sm:table-cell sm:py-2 sm:pr-3 sm:align-top"
    >
      <RowHead row={row} isPair={isPair} />
    </th>
    <Value letter="A" cell={row.a} isMarked={row.verdict === 'differs'} />
    <Value letter="B" cell={row.b} isMarked={row.verdict === 'differs'} />
  </tr>
)

function Head({ letter, name }: { letter: string; name: string }) {
  return (
    <th role="columnheader" scope="col" className="px-3 py-2 align-bottom wrap-anywhere">
      {letter}: {name}
    </th>
  )
}

function RowHead({ row, isPair }: { row: CompareRow; isPair: boolean }) {
  const { label, verdict, difference, reason, unit } = row
  const isApart = difference !== undefined && verdict === 'differs'
  const mark = isPair && !isApart ? verdicts[verdict] : undefined
  return (
    <>
      {label}
      {mark && <span className="block text-sm font-semibold text-ink">{mark}</span>}
      {isApart && (
        <span className="block text-sm font-semibold text-ink">
          {texts.difference(formatDifference(difference, unit))}
        </span>
      )}
      {reason && (
        <span className="block text-sm">
          {texts.none} {reason}
        </span>
      )}
    </>
  )
}

function Value({ letter, cell, isMarked }: { letter: string; cell: CompareCell; isMarked: boolean }) {
  return (
    <td role="cell" className="flex gap-1.5 wrap-anywhere sm:mt-0 sm:table-cell sm:px-3 sm:py-2 sm:align-top">
      <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
        {letter}
      </span>
      <span className={`min-w-0 ${isMarked ? 'font-semibold' : ''}`}>{cell.written ?? cell.text}</span>
    </td>
  )
}

/** As exact as the values themselves are shown. */
const amounts: Readonly<Record<string, (size: number) => string>> = {
  $: formatDollars,
  ft: formatFeet,
  mi: formatMiles,
}

/** "18 ft more than A", "$12,000 less than A", "the same as A". */
export function formatDifference(difference: number, unit = ''): string {
  const size = Math.abs(difference)
  if (Number(size.toFixed(2)) === 0) return 'the same as A'
  const text = amounts[unit]?.(size) ?? [formatNumber(size, 2), unit].filter(Boolean).join(' ')
  return `${text} ${difference > 0 ? 'more' : 'less'} than A`
}
