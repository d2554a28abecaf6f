import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { compareHouses, type HouseMatch } from '@/lib/street-address/same-house'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RecipeTable } from '../recipe/source'
import type { PropertyKey } from './property-key'

/**
 * Rows are newest first. Buildings, condominium stacks and years are rows of a property, not properties of
 * their own.
 */
export interface PropertyRows {
  key: PropertyKey
  rows: readonly [RecipeRow, ...RecipeRow[]]
}

export function groupByProperty(
  source: AssessmentRecipe,
  table: RecipeTable,
  rows: readonly RecipeRow[],
  county: string,
): PropertyRows[] {
  const groups = new Map<string, { values: (string | number)[]; rows: RecipeRow[] }>()
  for (const row of rows) {
    const values = source.key.map((column) => row[column] ?? null)
    if (!isWhole(values) || source.isProperty?.(row) === false) continue
    const name = JSON.stringify(values)
    const group = groups.get(name) ?? { values, rows: [] }
    group.rows.push(row)
    groups.set(name, group)
  }
  return [...groups.values()].flatMap(({ values, rows: members }) => {
    const [first, ...others] = newestFirst(table, members)
    return first ? [{ key: { source, values, county }, rows: [first, ...others] as const }] : []
  })
}

const isWhole = (values: readonly (string | number | null)[]): values is (string | number)[] =>
  values.every((value) => value !== null)

export function newestFirst(table: RecipeTable, rows: readonly RecipeRow[]): RecipeRow[] {
  const column = table.newestFirst
  if (column === undefined) return [...rows]
  return rows.toSorted((a, b) => (toNumber(b[column]) ?? 0) - (toNumber(a[column]) ?? 0))
}

export interface PropertyMatch extends HouseMatch {
  is: 'unit' | 'house'
}

export function matchOf(
  source: AssessmentRecipe,
  row: RecipeRow,
  question: ParsedAddress,
): PropertyMatch | null {
  const published = source.address
    .published(row)
    .flatMap((line) => (line === null ? [] : [readPublishedAddress(line)]))
    .filter((address) => address !== null)
  const matches = question.readings.flatMap((reading) =>
    published.flatMap((address): PropertyMatch[] => {
      const same = compareHouses(reading, address)
      return same ? [{ ...same, is: reading.unit === address.unit ? 'unit' : 'house' }] : []
    }),
  )
  return matches.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null
}

/**
 * A range and a house number within it rank equally, because the record of a whole condominium may have
 * either.
 */
const rankOf = ({ street, is }: PropertyMatch) => (street === 'same' ? 0 : 2) + (is === 'unit' ? 0 : 1)

export function bestMatch({ key, rows }: PropertyRows, question: ParsedAddress): PropertyMatch | null {
  const matches = rows.map((row) => matchOf(key.source, row, question)).filter((match) => match !== null)
  return matches.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null
}

export function bestMatched(properties: readonly PropertyRows[], question: ParsedAddress): PropertyRows[] {
  const matched = properties.flatMap((property) => {
    const match = bestMatch(property, question)
    return match ? [{ property, match }] : []
  })
  const isDirected = matched.some(({ match }) => match.street === 'same')
  return matched
    .filter(({ match }) => !isDirected || match.street === 'same')
    .toSorted((a, b) => rankOf(a.match) - rankOf(b.match))
    .map(({ property }) => property)
}
