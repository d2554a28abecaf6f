import { columnsIn } from '@/lib/table-query/condition'
import type { ConstructionSource } from './source'

/** Every column that a declaration names and that its table must list, each once. */
export function columnsOfSource(source: ConstructionSource): string[] {
  const { recipe, date, stableOrder, idColumn, addressColumns, tells = {}, position } = source
  const named = [
    ...(recipe ? columnsIn(recipe) : []),
    ...[date?.column, stableOrder, idColumn].filter((column) => column !== undefined),
    ...addressColumns,
    ...Object.values(tells),
    ...Object.values(position ?? {}),
  ]
  return [...new Set(named)].filter((column) => !isOfEveryTable(column))
}

/** Tables have these without listing them. */
export const isOfEveryTable = (column: string) => column.startsWith(':') || column === '_id'
