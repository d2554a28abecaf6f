import { all, among, equal } from '@/lib/conditions/condition'
import { readParcelKey } from '@/lib/records/parcel/parcel-key'
import { sourceColumn } from '../roll-columns'

const LONGEST_ID = 30

/**
 * `ids` includes the form without punctuation, because some counties drop it. `ids` is empty for a text
 * without digits, because only streets and water have such an id.
 */
export function readNumber(text: string): { ids: string[]; county: number | undefined } {
  const key = readParcelKey(text)
  const typed = (key?.parcelId ?? text).trim()
  const capitals = typed.toUpperCase()
  const variants = [typed, capitals, capitals.replace(/[\s.-]/g, '')]
  const ids = [...new Set(variants)].filter((id) => /\d/.test(id) && id.length <= LONGEST_ID)
  return { ids, county: key?.county }
}

export const numbered = (ids: readonly string[], county: number | undefined) =>
  all(
    among(sourceColumn('parcelId'), ids),
    county === undefined ? undefined : equal(sourceColumn('countyNumber'), county),
  )

/**
 * Returns only the exact matches if there are any, because a number without its punctuation can be another
 * parcel's.
 */
export function closestTo<R extends { row: { parcelId: string } }>(ids: readonly string[], rows: R[]): R[] {
  const exact = ids.map((id) => rows.filter(({ row }) => row.parcelId === id)).find((hits) => hits.length > 0)
  return exact ?? rows
}
