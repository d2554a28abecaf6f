/** This module does not import the schemas of the fields, so that small pages can name values without them. */

export const figureKinds = [
  'marketValue',
  'appraisedValue',
  'assessedValue',
  'taxableValue',
  'landValue',
  'improvementValue',
] as const
export type AssessmentFigureKind = (typeof figureKinds)[number]
/**
 * Some publishers state land and buildings at different levels of assessment, so each part has its own basis.
 */
export type AssessmentPartKind = Extract<AssessmentFigureKind, 'landValue' | 'improvementValue'>
export type AssessmentValueKind = Exclude<AssessmentFigureKind, AssessmentPartKind>

/** The assessed value comes first, because appeals concern it. */
export const comparedKinds = [
  'assessedValue',
  'marketValue',
  'appraisedValue',
  'taxableValue',
] as const satisfies readonly AssessmentValueKind[]

export const isPart = (kind: AssessmentFigureKind): kind is AssessmentPartKind =>
  kind === 'landValue' || kind === 'improvementValue'

const labels: Readonly<Record<AssessmentFigureKind, string>> = {
  marketValue: 'Market value',
  appraisedValue: 'Appraised value',
  assessedValue: 'Assessed value',
  taxableValue: 'Taxable value',
  landValue: 'Land',
  improvementValue: 'Buildings',
}

export const labelOf = (kind: AssessmentFigureKind): string => labels[kind]

export function textIn(
  attributes: Readonly<Record<string, unknown>> | null | undefined,
  name: string,
): string | null {
  const value = attributes?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
