import type { Cells, CompiledCells } from './cells'
import type { SampleValue } from './pipes'

export interface RowRule {
  if?: string
  part?: string
  cells?: Cells
}

export function compileRows<Subject extends object>(
  cells: CompiledCells<Subject>,
  rules: readonly RowRule[],
): (subject: Subject) => Record<string, SampleValue>[] {
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
