import { type AssessmentFigureKind, figureKinds } from '@/lib/records/assessment/values'
import { toNumber, valueFrom } from './read-cell'
import type { AssessmentRecipe, RecipeCell, RecipeRow, ValuationColumns } from './source'

export type AssessmentFigureAmounts = Record<AssessmentFigureKind, number | null>

export interface RecipeYearFigures {
  year: number | null
  values: AssessmentFigureAmounts
  valuation: ValuationColumns
  row: RecipeRow
}

interface YearOptions {
  settings: Readonly<Record<string, string | undefined>>
  now: Date
}

/** Drops years without values, because such years are not published yet. */
export function yearValuesOf(
  source: AssessmentRecipe,
  rows: readonly RecipeRow[],
  options: YearOptions,
): RecipeYearFigures[] {
  const yearValues = rows.flatMap((row) => valuesOfRow(source, row, options))
  const years = new Set<number | null>()
  return yearValues
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
    .filter(({ year }) => !years.has(year) && years.add(year))
}

function valuesOfRow(source: AssessmentRecipe, row: RecipeRow, options: YearOptions): RecipeYearFigures[] {
  const { valuations, take } = source.values
  const base = yearOf(source, row, options)
  const filled = valuations.flatMap((valuation): RecipeYearFigures[] => {
    const values = kindValues(source, valuation, row)
    if (figureKinds.every((kind) => values[kind] === null)) return []
    return [{ year: ownYear(valuation, row, base), values, valuation, row }]
  })
  return take === 'first' ? filled.slice(0, 1) : filled
}

function ownYear(
  { yearColumn, offset = 0 }: ValuationColumns,
  row: RecipeRow,
  base: number | null,
): number | null {
  const year = yearColumn === undefined ? base : toYear(row[yearColumn])
  return year === null ? null : year + offset
}

function yearOf(
  { values: { year } }: AssessmentRecipe,
  row: RecipeRow,
  { settings, now }: YearOptions,
): number | null {
  if (year.from === 'none') return null
  if (year.from === 'row') return toYear(row[year.column])
  return toYear(settings[year.setting]) ?? year.of(row, now)
}

function toYear(cell: RecipeCell | undefined): number | null {
  const year = toNumber(cell)
  return year !== null && Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : null
}

function kindValues(
  { values: { zero } }: AssessmentRecipe,
  { columns }: ValuationColumns,
  row: RecipeRow,
): AssessmentFigureAmounts {
  const read = (kind: AssessmentFigureKind) => {
    const value = toNumber(valueFrom(columns[kind], [row]))
    return value === 0 && zero === 'not recorded' ? null : value
  }
  return {
    marketValue: read('marketValue'),
    appraisedValue: read('appraisedValue'),
    assessedValue: read('assessedValue'),
    taxableValue: read('taxableValue'),
    landValue: read('landValue'),
    improvementValue: read('improvementValue'),
  }
}
