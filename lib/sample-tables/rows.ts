import type { CompiledCellTemplates, SampleCellTemplates } from './cells'
import type { SampleCellValue } from './pipes'

export interface SampleRowRule {
  if?: string
  part?: string
  cells?: SampleCellTemplates
}

export function compileRows<Subject extends object>(
  cells: CompiledCellTemplates<Subject>,
  rules: readonly SampleRowRule[],
): (subject: Subject) => Record<string, SampleCellValue>[] {
  const kinds = rules.map(({ if: test, cells: others = {}, ...changes }) => ({
    isThere: test === undefined ? () => true : cells.reader({ test }),
    changes,
    others: cells.others(others),
  }))
  return (subject) =>
    kinds
      .filter(({ isThere }) => isThere(subject))
      .map(({ changes, others }) => cells.row({ ...subject, ...changes }, others))
}
