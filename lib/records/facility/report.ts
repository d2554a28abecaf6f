import type { ExportTable } from '@/lib/export/table'
import { formalAction, informalAction } from './enforcement-action'
import { inspection } from './inspection'
import { releaseYear } from './release-year'
import { reportEntry } from './report-entry'
import { permitCompliance, permitQuarter } from './report-permit'
import { type ComplianceReportProgram, reportProgram } from './report-program'

type Cells = ReturnType<typeof reportEntry.cells>

const blank: Cells = Object.fromEntries(reportEntry.columns.map(({ key }) => [key, null]))

export const reportTable = (programs: readonly ComplianceReportProgram[], notes: string[]): ExportTable => ({
  columns: [...reportEntry.columns],
  rows: programs.flatMap((program) => {
    const { program: name, ...standing } = reportProgram.cells(program)
    return [{ entry: 'Current status', ...standing }, ...entriesOf(program)].map((cells) => ({
      cells: { ...blank, program: name ?? null, ...cells },
    }))
  }),
  notes,
})

const entriesOf = (program: ComplianceReportProgram): Cells[] => [
  ...program.permits.flatMap((permit) =>
    permit.quarters.map((quarter) => ({
      ...permitCompliance.cells(permit),
      ...permitQuarter.cells(quarter),
    })),
  ),
  ...program.recentInspections.map((row) => ({ entry: 'Inspection', ...inspection.cells(row) })),
  ...program.recentInformalActions.map((row) => ({ entry: 'Informal action', ...informalAction.cells(row) })),
  ...program.recentFormalActions.map((row) => ({ entry: 'Formal action', ...formalAction.cells(row) })),
  ...program.releases.map((row) => ({
    entry: 'Release and transfer of toxic chemicals',
    ...releaseYear.cells(row),
  })),
]
