import type { AssessmentFigure } from './compare-figures'
import type { PropertyRecord } from './fields'
import { type AssessmentFigureKind, type AssessmentPartKind, figureKinds, isPart, textIn } from './values'

export type PropertyYearRecord = PropertyRecord & { year: number }

export interface ValueYear {
  year: number
  published: boolean
  amounts: Readonly<Partial<Record<AssessmentFigureKind, number>>>
  bases: Readonly<Partial<Record<AssessmentPartKind, string>>>
  stage: string | null
  updatedAt: string | null
}

export function toValueYears(
  requestedYears: readonly number[],
  assessments: readonly PropertyYearRecord[],
): ValueYear[] {
  const byYear = new Map(assessments.map((assessment) => [assessment.year, assessment]))
  const years = requestedYears.length > 0 ? requestedYears : byYear.keys()
  return [...new Set(years)].toSorted((a, b) => b - a).map((year) => toValueYear(year, byYear.get(year)))
}

export const kindsIn = (years: readonly ValueYear[]): AssessmentFigureKind[] =>
  figureKinds.filter((kind) => years.some(({ amounts }) => amounts[kind] !== undefined))

export function figureOf(
  source: string,
  kind: AssessmentFigureKind,
  { year, amounts, bases }: ValueYear,
): AssessmentFigure | undefined {
  const amount = amounts[kind]
  if (amount === undefined) return undefined
  const basis = isPart(kind) ? bases[kind] : undefined
  return { source, kind, year, amount, ...(basis === undefined ? {} : { basis }) }
}

function toValueYear(year: number, assessment: PropertyYearRecord | undefined): ValueYear {
  const amounts = Object.fromEntries(
    figureKinds.flatMap((kind) => {
      const amount = assessment?.[kind]
      return typeof amount === 'number' && Number.isFinite(amount) ? [[kind, amount]] : []
    }),
  )
  return {
    year,
    published: Object.keys(amounts).length > 0,
    amounts,
    bases: {
      ...basisOf(assessment, 'landValue'),
      ...basisOf(assessment, 'improvementValue'),
    },
    stage: textIn(assessment?.sourceAttributes, 'stage'),
    updatedAt: assessment?.sourceUpdatedAt ?? null,
  }
}

function basisOf(
  assessment: PropertyYearRecord | undefined,
  part: AssessmentPartKind,
): Partial<Record<AssessmentPartKind, string>> {
  const basis = textIn(assessment?.sourceAttributes, `${part}Basis`)
  return basis === null ? {} : { [part]: basis }
}

const parts = ['landValue', 'improvementValue'] as const

/**
 * Returns an empty list unless the record values both land and buildings, because one part alone does not add
 * up to the whole.
 */
export function wholeParts(
  amounts: Readonly<Partial<Record<AssessmentFigureKind, unknown>>>,
): { kind: AssessmentPartKind; amount: number }[] {
  const present = parts.flatMap((kind) => {
    const amount = amounts[kind]
    return typeof amount === 'number' && amount > 0 ? [{ kind, amount }] : []
  })
  return present.length === parts.length ? present : []
}

export const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)
