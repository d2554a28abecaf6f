import type { Cell, Column, Row } from './table'

/** A row's value under a column: absent and not-a-number become null. */
export function readCell(row: Row, column: Column): Cell {
  const cell = Object.hasOwn(row.cells, column.key) ? (row.cells[column.key] ?? null) : null
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  return column.type === 'number' && typeof cell === 'string' ? readNumber(cell) : cell
}

// Several sources publish numbers as text. Only a text that loses nothing is turned: "007" stays.
function readNumber(text: string): Cell {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : text
}
