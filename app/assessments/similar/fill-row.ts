import { cellName, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { FILLED, isForeign, recordColumns, rowEntries } from './row-entries'
import type { SimilarHome } from './similar-home'

export function fieldOf(root: ParentNode | null, row: number, column: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`[name="${cellName('similar', row, column)}"]`) ?? null
}

const textIn = (root: ParentNode | null, row: number, column: string) =>
  fieldOf(root, row, column)?.value ?? ''

export function fillRow(root: ParentNode | null, row: number, home: SimilarHome | undefined): void {
  for (const [name, text] of Object.entries(rowEntries(row, home))) {
    const field = root?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (field) field.value = text
  }
  announce(root, row)
}

export function emptyRow(root: ParentNode | null, row: number): string | undefined {
  const filled = textIn(root, row, FILLED)
  if (filled === '') return undefined
  for (const column of recordColumns) {
    const field = fieldOf(root, row, column)
    if (field) field.value = ''
  }
  announce(root, row)
  return filled
}

export const hasForeignValues = (root: ParentNode | null, row: number): boolean =>
  isForeign((column) => textIn(root, row, column))

const announce = (root: ParentNode | null, row: number) =>
  fieldOf(root, row, 'address')?.dispatchEvent(new Event('input', { bubbles: true }))

export const rowWith = (root: ParentNode | null, parcel: string, except?: number): number | undefined =>
  parcel === ''
    ? undefined
    : rowsOf(SIMILAR_HOMES).find((row) => row !== except && fieldOf(root, row, 'parcel')?.value === parcel)

export const firstEmptyRow = (root: ParentNode | null): number | undefined =>
  rowsOf(SIMILAR_HOMES).find((row) =>
    ['address', 'parcel', 'value'].every((column) => !fieldOf(root, row, column)?.value),
  )
