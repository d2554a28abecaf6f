import type { AssessmentRecipe, RecipeCell, RecipeRow } from '../recipe/source'
import { describeProperty } from '../records'
import { tablesOf } from '../search/choose-source'
import { groupByProperty } from '../search/property-rows'

export function describeRows(
  source: AssessmentRecipe,
  rows: readonly Readonly<Record<string, RecipeCell>>[],
) {
  const [table] = tablesOf(source)
  if (!table) throw new Error(`${source.id} has no table`)
  const whole = rows.map((row): RecipeRow => {
    const cells = [...table.columns, ...(table.optional ?? [])].map((column) => [
      column,
      row[column] === '' ? null : (row[column] ?? null),
    ])
    return Object.fromEntries(cells)
  })
  return groupByProperty(source, table, whole, '').map((property) => describeProperty(property, null))
}
