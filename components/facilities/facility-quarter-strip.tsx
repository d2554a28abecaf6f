import { defineTexts } from '@/lib/language/define-texts'
import type { PermitComplianceQuarter } from '@/lib/records/facility/report-permit'
import { Folded } from '../provenance/folded'
import { AgencyWords } from '../ui/agency-text'
import { facilityMarks, markStatus } from './facility-mark'
import { FacilityMarkBox } from './facility-mark-box'
import {
  formatPeriod,
  groupQuarters,
  groupYears,
  quarterNumber,
  summarizeQuarters,
  type YearOfQuarters,
} from './facility-quarters'

interface Props {
  permit: string
  quarters: readonly PermitComplianceQuarter[]
  counted: number | null
}

const texts = defineTexts('facilities.quarter-strip', {
  caption: (permit) => `Permit ${permit}, quarter by quarter, oldest first`,
  row: 'Recorded',
  words: 'Quarter by quarter in words',
  partial: 'partial quarter',
  nodata: 'no data',
  dates: 'quarter without dates',
  counted: (count) =>
    `The agency’s own count of quarters with violations is ${count}; it need not cover the same quarters.`,
})

export function FacilityQuarterStrip({ permit, quarters, counted }: Props) {
  if (quarters.length === 0) return <p className="mb-3 text-muted">{summarizeQuarters(quarters)}</p>
  const ours = quarters.filter(({ status }) => /violation|significant/.test(markStatus(status))).length
  return (
    <div className="mb-2">
      <p className="mb-1 text-base">{summarizeQuarters(quarters)}</p>
      <table className="w-full max-w-lg table-fixed border-separate border-spacing-x-px border-spacing-y-0.5 text-center text-sm">
        <caption className="sr-only">{texts.caption(permit)}</caption>
        <thead>
          <tr>
            <td rowSpan={2} className="w-0 p-0" />
            {groupYears(quarters).map((year) => (
              <YearHeader key={year.key} year={year} />
            ))}
          </tr>
          <tr>
            {quarters.map((quarter, index) => (
              <th key={keyOf(quarter, index)} scope="col" className="relative p-0 font-normal text-muted">
                <span aria-hidden="true">{quarterNumber(quarter) ?? '?'}</span>
                <span className="sr-only">
                  {quarter.from ? formatPeriod(quarter) : texts.dates}
                  {quarter.partial && `, ${texts.partial}`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="relative w-0 p-0">
              <span className="sr-only">{texts.row}</span>
            </th>
            {quarters.map((quarter, index) => (
              <td key={keyOf(quarter, index)} className="relative p-0">
                <FacilityMarkBox mark={markStatus(quarter.status)} partial={quarter.partial} fill />
                <span className="sr-only">
                  {quarter.status === null ? texts.nodata : <AgencyWords>{quarter.status}</AgencyWords>}
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Folded more={texts.words}>
        <ul className="text-base text-muted">
          {groupQuarters(quarters).map(({ key, when, status, isPublished }) => (
            <li key={key}>
              {when}:{' '}
              <span className="text-ink">{isPublished ? <AgencyWords>{status}</AgencyWords> : status}</span>
            </li>
          ))}
        </ul>
      </Folded>
      {counted !== null && counted !== ours && (
        <p className="mt-1 text-base text-muted">{texts.counted(counted)}</p>
      )}
    </div>
  )
}

const keyOf = ({ from }: PermitComplianceQuarter, index: number) => `${from} ${index}`

function YearHeader({ year: { year, quarters } }: { year: YearOfQuarters }) {
  return (
    <th
      scope="colgroup"
      colSpan={quarters}
      className="relative border-b border-line p-0 font-semibold text-muted"
    >
      {quarters === 1 && year ? (
        <>
          <span aria-hidden="true">’{year.slice(2)}</span>
          <span className="sr-only">{year}</span>
        </>
      ) : (
        (year ?? '?')
      )}
    </th>
  )
}

export function FacilityMarkLegend() {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1.5 text-base">
      {Object.entries(facilityMarks).map(([mark, { label }]) => (
        <li key={mark} className="inline-flex items-center gap-2">
          <FacilityMarkBox mark={mark as keyof typeof facilityMarks} />
          {label}
        </li>
      ))}
      <li>
        <span className="font-semibold">*</span> {texts.partial}
      </li>
    </ul>
  )
}
