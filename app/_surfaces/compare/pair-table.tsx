// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as blocks loses its roles in some browsers
import type { ReactNode } from 'react'
import { AgencyNames } from '@/components/ui/agency-text'
import { formatDistance } from '@/lib/comparison/units'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type ComparisonRow, letterOf } from './compared-rows'

const texts = defineTexts('compare.pair-table', {
  attribute: 'What',
  difference: (words: string) => `B is ${words}`,
  same: 'the same as A',
  apart: (difference: number, unit: string) => `${formatDistance(difference, unit)} than A`,
  differs: 'Differs',
  only: (letters: string) => `Only for ${letters}`,
  none: 'We compute no difference.',
})

interface FrameProps {
  caption: string
  names: readonly string[]
  children: ReactNode
}

interface RowProps {
  row: ComparisonRow
  isPair: boolean
}

type Props = Omit<FrameProps, 'children'> & Pick<RowProps, 'isPair'> & { rows: readonly ComparisonRow[] }

export const CompareTable = ({ rows, isPair, ...frame }: Props) => (
  <CompareFrame {...frame}>
    {rows.map((row) => (
      <CompareTableRow key={row.id} row={row} isPair={isPair} />
    ))}
  </CompareFrame>
)

/**
 * On a phone `display: block` puts the label above A and B. Without the ARIA roles, `display` would hide the
 * table from screen readers.
 */
export function CompareFrame({ caption, names, children }: FrameProps) {
  return (
    <table role="table" className="mb-4 block w-full border-collapse text-left sm:table sm:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="sm:table-row">
          <th role="columnheader" scope="col" className="px-3 py-2 align-bottom text-muted sm:w-1/3 sm:pl-0">
            {texts.attribute}
          </th>
          {names.map((name, side) => (
            <Head key={letterOf(side)} letter={letterOf(side)} name={name} />
          ))}
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
    {row.cells.map((cell, side) => (
      <Value key={letterOf(side)} letter={letterOf(side)} cell={cell} isMarked={row.verdict === 'differs'} />
    ))}
  </tr>
)

function Head({ letter, name }: { letter: string; name: string }) {
  return (
    <th role="columnheader" scope="col" className="px-3 py-2 align-bottom wrap-anywhere">
      {letter}: {name}
    </th>
  )
}

function RowHead({ row, isPair }: { row: ComparisonRow; isPair: boolean }) {
  const { label, verdict, reason, unit, cells, only } = row
  const difference = cells[1]?.apart
  const isApart = difference !== undefined && verdict === 'differs'
  const mark = verdict === 'differs' ? texts.differs : only && texts.only(only.map(letterOf).join(', '))
  return (
    <>
      {translate(label)}
      {isPair && !isApart && mark && <span className="block text-sm font-semibold text-ink">{mark}</span>}
      {isApart && (
        <span className="block text-sm font-semibold text-ink">
          {texts.difference(formatDifference(difference, unit))}
        </span>
      )}
      {reason && (
        <span className="block text-sm">
          {texts.none} {translate(reason)}
        </span>
      )}
    </>
  )
}

function Value({
  letter,
  cell,
  isMarked,
}: {
  letter: string
  cell: ComparisonRow['cells'][number]
  isMarked: boolean
}) {
  return (
    <td role="cell" className="flex gap-1.5 wrap-anywhere sm:mt-0 sm:table-cell sm:px-3 sm:py-2 sm:align-top">
      <span aria-hidden="true" className="shrink-0 text-muted sm:hidden">
        {letter}
      </span>
      <span className={`min-w-0 ${isMarked ? 'font-semibold' : ''}`}>
        <AgencyNames text={translateEach(cell.written ?? cell.text)} names={cell.agencyWords} />
      </span>
    </td>
  )
}

export function formatDifference(difference: number, unit = ''): string {
  const isSame = Number(difference.toFixed(2)) === 0
  return isSame ? texts.same : texts.apart(difference, unit)
}

/** A cell can join the values of several records with semicolons. */
function translateEach(text: string): string {
  const whole = translate(text)
  return whole === text ? text.split('; ').map(translate).join('; ') : whole
}
