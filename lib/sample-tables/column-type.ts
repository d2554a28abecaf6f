import type { Cells, CellTemplate } from './cells'
import { isNumberPipe } from './pipes'

/** Returns the type of a column by its cell, without a row. */
export function columnType(
  cell: CellTemplate,
  facts: Cells,
  isNumber: (fact: string) => boolean,
): 'text' | 'number' | 'day' | 'truth' {
  const typeOf = (each: CellTemplate) => columnType(each, facts, isNumber)
  if (cell === null) return 'text'
  if (typeof cell === 'number') return 'number'
  if (typeof cell === 'string') return typeOfTemplate(cell)
  if ('day' in cell) return 'day'
  if ('test' in cell) return 'truth'
  const branches = 'if' in cell ? [cell.is, cell.else] : [...Object.values(cell.of), cell.else]
  return typeOf(branches.find((branch) => branch !== null && branch !== undefined) ?? null)

  function typeOfTemplate(template: string) {
    const [, fact, pipes = ''] = /^\{(\w+)[^{}|]*([^{}]*)\}$/.exec(template) ?? []
    if (fact === undefined) return 'text'
    const [, last] = /\|(\w+)[^|]*$/.exec(pipes) ?? []
    if (last !== undefined) return isNumberPipe(last) ? 'number' : 'text'
    const own = facts[fact]
    if (own !== undefined) return typeOf(own)
    return isNumber(fact) ? 'number' : 'text'
  }
}
