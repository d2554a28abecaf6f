import type { Cells, CompiledCells } from './cells'
import type { SampleValue } from './pipes'

/** One of the rows that a subject may have in a table. */
export interface RowRule {
  /** A test of the subject. */
  if?: string
  /** Known to the cells as the fact `part`. */
  part?: string
  /** Cells that differ from those of the table. */
  cells?: Cells
}

/** Writes the rows of a subject. What else a rule has replaces properties of the subject. */
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
