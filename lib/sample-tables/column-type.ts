import type { SampleCellTemplate, SampleCellTemplates } from './cells'
import { isNumberPipe } from './pipes'

export type SampleCellType = 'text' | 'number' | 'day' | 'truth'

export function columnType(
  cell: SampleCellTemplate,
  facts: SampleCellTemplates,
  typeOfFact: (fact: string) => SampleCellType,
): SampleCellType {
  const typeOf = (each: SampleCellTemplate) => columnType(each, facts, typeOfFact)
  if (cell === null) return 'text'
  if (typeof cell === 'number') return 'number'
  if (typeof cell === 'string') return typeOfTemplate(cell)
  if ('day' in cell) return 'day'
  if ('test' in cell) return 'truth'
  const branches = 'if' in cell ? [cell.is, cell.else] : [...Object.values(cell.of), cell.else]
  return typeOf(branches.find((branch) => branch !== null && branch !== undefined) ?? null)

  function typeOfTemplate(template: string): SampleCellType {
    const [, fact, argument, pipes = ''] = /^\{(\w+)([^{}|]*)([^{}]*)\}$/.exec(template) ?? []
    if (fact === undefined) return 'text'
    const last = [...pipes.matchAll(/\|(\w+)[^|]*/g)]
      .map(([, name = '']) => name)
      .findLast((name) => name !== 'or')
    if (last !== undefined) return isNumberPipe(last) ? 'number' : 'text'
    const own = argument === '' ? facts[fact] : undefined
    return own !== undefined ? typeOf(own) : typeOfFact(fact)
  }
}
