import { classifyViolation, violationClasses } from '@/components/facilities/violation-class'
import { PrintedPart } from '@/components/ui/page/printed-part'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { NearFacility } from './fetch-facilities'
import { facilityId } from './points/facility-id'
import { programs } from './url'

/** A page of HTML carries the table beside the list, so it ends somewhere. */
const MOST_PRINTED = 500

interface Props {
  rows: readonly NearFacility[]
  /** Where the page of the list begins; the part that holds it is printed. */
  start: number
}

/** On paper the whole list, a line for each facility: nothing that the sentence above counts is missing. */
export function PrintedTable({ rows, start }: Props) {
  const first = Math.floor(start / MOST_PRINTED) * MOST_PRINTED
  const shown = rows.slice(first, first + MOST_PRINTED)
  return (
    <div className="hidden print:block">
      <table data-printed="facilities" className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {['Miles', 'Facility', 'Address', 'Recorded', 'Programs'].map((label) => (
              <th key={label} scope="col" className="py-0.5 pr-2 align-bottom font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PrintedRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <PrintedPart from={first + 1} to={first + shown.length} total={rows.length} />
      )}
    </div>
  )
}

function PrintedRow({ row }: { row: NearFacility }) {
  const { name, street, city, distanceMiles, ringUncertain, complianceStatus, active } = row
  const kinds = Object.entries(programs).flatMap(([program, label]) =>
    row.programs[program as keyof typeof programs] ? [label] : [],
  )
  const cell = 'py-0.5 pr-2 align-top'
  return (
    <tr id={`printed-${facilityId(row)}`} className="break-inside-avoid border-t border-line">
      <td className={`${cell} tabular-nums`}>
        {distanceMiles === null ? 'no position' : distanceMiles.toFixed(2)}
        {ringUncertain && ' (not exact)'}
      </td>
      <td className={cell}>{name ?? 'Unnamed facility'}</td>
      <td className={cell}>{toMixedCase([street, city].filter(Boolean).join(', '))}</td>
      <td className={cell}>
        {violationClasses[classifyViolation(row)]}
        {complianceStatus && ` (“${complianceStatus}”)`}
        {active === false && '; not active'}
      </td>
      <td className={cell}>{kinds.join(', ')}</td>
    </tr>
  )
}
