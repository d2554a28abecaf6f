import type { Cell, Column, Table } from '@/lib/export/table'
import type { StatuteCompliance } from './report-compliance'

const columns: Column[] = [
  { key: 'program', label: 'Program', type: 'text' },
  { key: 'entry', label: 'Entry', type: 'text' },
  { key: 'permit', label: 'Permit', type: 'text' },
  { key: 'identifier', label: 'Identifier at the source', type: 'text' },
  { key: 'from', label: 'Date, or start', type: 'date' },
  { key: 'through', label: 'End', type: 'date' },
  { key: 'text', label: 'As recorded', type: 'text' },
  { key: 'agency', label: 'Agency', type: 'text' },
  { key: 'amount', label: 'Amount, as published', type: 'text' },
]

type Line = Partial<Record<(typeof columns)[number]['key'], Cell>> & { entry: string }

/** A report as one long list: every quarter, inspection, action and release with its program and permit. */
export function reportTable(compliance: StatuteCompliance[], notes: string[]): Table {
  const rows = compliance.flatMap((statute) =>
    linesOf(statute).map((line) => ({
      cells: Object.fromEntries(
        columns.map(({ key }) => [key, key === 'program' ? statute.programName : (line[key] ?? null)]),
      ),
    })),
  )
  return { columns, rows, notes }
}

function linesOf(statute: StatuteCompliance): Line[] {
  const joined = (ids: string[]) => ids.join(' ') || null
  return [
    {
      entry: 'Current status',
      through: statute.period.through,
      text: statute.currentStatus,
      amount: statute.penaltiesText,
    },
    ...statute.permits.flatMap(({ sourceId, quarters }) =>
      quarters.map(({ from, through, status, partial }) => ({
        entry: partial ? 'Quarter (partial)' : 'Quarter',
        permit: sourceId,
        from,
        through,
        text: status,
      })),
    ),
    ...statute.recentInspections.map(({ date, type, activity, finding, agency, sourceIds, identifier }) => ({
      entry: 'Inspection',
      permit: joined(sourceIds),
      identifier: identifier ?? null,
      from: date,
      text: [type ?? activity, finding].filter(Boolean).join(': ') || null,
      agency,
    })),
    ...statute.recentInformalActions.map(({ date, type, agency, sourceIds, identifier }) => ({
      entry: 'Informal action',
      permit: joined(sourceIds),
      identifier: identifier ?? null,
      from: date,
      text: type,
      agency,
    })),
    ...statute.recentFormalActions.map(({ date, type, agency, penalty, sourceIds, identifier }) => ({
      entry: 'Formal action',
      permit: joined(sourceIds),
      identifier: identifier ?? null,
      from: date,
      text: type,
      agency,
      amount: penalty?.text ?? null,
    })),
    ...statute.releases.map(({ sourceId, year, totalPounds }) => ({
      entry: 'Release and transfer of toxic chemicals',
      permit: sourceId,
      from: year === null ? null : `${year}-01-01`,
      through: year === null ? null : `${year}-12-31`,
      amount: totalPounds === null ? null : `${totalPounds.toLocaleString('en-US')} pounds`,
    })),
  ]
}
