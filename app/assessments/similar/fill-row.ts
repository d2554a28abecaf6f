import { cellName, rowsOf, SIMILAR_HOMES, similarHomeColumns } from '../entries/entry-names'
import type { SimilarHome } from './similar-home'

/** The fields of the rows are plain fields that the page keeps; these put something into them as if it were typed. */
export function fieldOf(root: ParentNode | null, row: number, column: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`[name="${cellName('similar', row, column)}"]`) ?? null
}

/** Undefined empties the row. What the person wrote about it beside stays. */
export function fillRow(root: ParentNode | null, row: number, home: SimilarHome | undefined): void {
  const values: Readonly<Record<string, string | undefined>> = { ...home }
  for (const { id } of similarHomeColumns) {
    const field = fieldOf(root, row, id)
    if (field && id !== 'note') field.value = values[id] ?? ''
  }
  fieldOf(root, row, 'address')?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The row that has a parcel already, but `except` itself. */
export const rowWith = (root: ParentNode | null, parcel: string, except?: number): number | undefined =>
  parcel === ''
    ? undefined
    : rowsOf(SIMILAR_HOMES).find((row) => row !== except && fieldOf(root, row, 'parcel')?.value === parcel)

export const firstEmptyRow = (root: ParentNode | null): number | undefined =>
  rowsOf(SIMILAR_HOMES).find((row) =>
    ['address', 'parcel', 'value'].every((column) => !fieldOf(root, row, column)?.value),
  )
