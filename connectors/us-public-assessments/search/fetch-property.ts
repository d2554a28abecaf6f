import { all, equal } from '@/lib/conditions/condition'
import { sourceChanged } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchTable, type RecipePage } from '../recipe/fetch-table'
import type { AssessmentRecipe, RecipeRow } from '../recipe/source'
import { columnsOf } from './describe-missing'
import { caveatsOf } from './find-properties'
import type { PropertyKey } from './property-key'
import { groupByProperty, newestFirst, type PropertyRows } from './property-rows'
import { tableFor } from './search-question'

const texts = defineSentences('us-public-assessments.fetch-property', {
  noLongerHasAny: '{title} no longer has any column with a value.',
})

export interface PropertyFetchResult {
  property: PropertyRows | null
  valueRows: readonly RecipeRow[]
  updatedAt: string | null
  caveats: string[]
}

export async function fetchProperty(context: MethodContext, key: PropertyKey): Promise<PropertyFetchResult> {
  const { source, county } = key
  const table = tableFor(source, county)
  const where = whereOf(key)
  const { values } = source
  const [page, valuePage] = await Promise.all([
    fetchTable(context, { source, table, where }),
    values.table && fetchTable(context, { source, table: values.table, where }),
  ])
  if (page.failure) throw page.failure
  requireValues(source, valuePage ?? page)
  const [property = null] = groupByProperty(source, table, page.rows.filter(isMeant(key)), county)
  const updatedAt = valuePage?.updatedAt ?? page.updatedAt
  const { missing, notices } = page
  const all = {
    missing: [...missing, ...(valuePage?.missing ?? [])],
    notices: [...notices, ...(valuePage?.notices ?? [])],
  }
  const facts = { property, updatedAt, caveats: caveatsOf(source, all) }
  if (!valuePage || !values.table) return { ...facts, valueRows: property?.rows ?? [] }
  return { ...facts, valueRows: newestFirst(values.table, valuePage.rows) }
}

/** Throws if the table has lost every value column, because values are essential. */
function requireValues({ title, values }: AssessmentRecipe, { missing }: RecipePage): void {
  const columns = values.valuations.flatMap((each) => Object.values(each.columns).flatMap(columnsOf))
  if (columns.length > 0 && columns.every((column) => missing.includes(column)))
    throw sourceChanged(texts.noLongerHasAny({ title }))
}

const isMeant =
  ({ source, values }: PropertyKey) =>
  (row: RecipeRow) =>
    !source.askKey || (source.parcelId.matches?.(row, String(values[0])) ?? true)

/** The values of the key are untrusted. The query builders escape them like any other text. */
export function whereOf({ source, values }: PropertyKey) {
  if (source.askKey) return source.askKey(values)
  const terms = source.key.flatMap((column, index) => {
    const value = values[index]
    return value === undefined ? [] : [equal(column, value)]
  })
  return all(...terms)
}
