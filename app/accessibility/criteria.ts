import { criteriaTexts } from './criteria-texts'

type CriterionNumber = keyof typeof criteriaTexts
type Outcome = 'meets' | 'partly' | 'inapplicable'

export interface Criterion {
  number: CriterionNumber
  level: 'A' | 'AA'
  outcome: Outcome
  name: string
  how: string
  gap?: string
}

const results: readonly (readonly [CriterionNumber, Criterion['level'], Outcome])[] = [
  ['1.1.1', 'A', 'meets'],
  ['1.2.1', 'A', 'inapplicable'],
  ['1.2.2', 'A', 'inapplicable'],
  ['1.2.3', 'A', 'inapplicable'],
  ['1.2.4', 'AA', 'inapplicable'],
  ['1.2.5', 'AA', 'inapplicable'],
  ['1.3.1', 'A', 'meets'],
  ['1.3.2', 'A', 'meets'],
  ['1.3.3', 'A', 'meets'],
  ['1.3.4', 'AA', 'meets'],
  ['1.3.5', 'AA', 'meets'],
  ['1.4.1', 'A', 'meets'],
  ['1.4.2', 'A', 'inapplicable'],
  ['1.4.3', 'AA', 'meets'],
  ['1.4.4', 'AA', 'meets'],
  ['1.4.5', 'AA', 'partly'],
  ['1.4.10', 'AA', 'meets'],
  ['1.4.11', 'AA', 'meets'],
  ['1.4.12', 'AA', 'meets'],
  ['1.4.13', 'AA', 'meets'],
  ['2.1.1', 'A', 'meets'],
  ['2.1.2', 'A', 'meets'],
  ['2.1.4', 'A', 'meets'],
  ['2.2.1', 'A', 'partly'],
  ['2.2.2', 'A', 'meets'],
  ['2.3.1', 'A', 'meets'],
  ['2.4.1', 'A', 'meets'],
  ['2.4.2', 'A', 'meets'],
  ['2.4.3', 'A', 'meets'],
  ['2.4.4', 'A', 'meets'],
  ['2.4.5', 'AA', 'meets'],
  ['2.4.6', 'AA', 'meets'],
  ['2.4.7', 'AA', 'meets'],
  ['2.4.11', 'AA', 'meets'],
  ['2.5.1', 'A', 'meets'],
  ['2.5.2', 'A', 'meets'],
  ['2.5.3', 'A', 'meets'],
  ['2.5.4', 'A', 'inapplicable'],
  ['2.5.7', 'AA', 'meets'],
  ['2.5.8', 'AA', 'meets'],
  ['3.1.1', 'A', 'meets'],
  ['3.1.2', 'AA', 'partly'],
  ['3.2.1', 'A', 'meets'],
  ['3.2.2', 'A', 'meets'],
  ['3.2.3', 'AA', 'meets'],
  ['3.2.4', 'AA', 'meets'],
  ['3.2.6', 'A', 'meets'],
  ['3.3.1', 'A', 'meets'],
  ['3.3.2', 'A', 'meets'],
  ['3.3.3', 'AA', 'meets'],
  ['3.3.4', 'AA', 'inapplicable'],
  ['3.3.7', 'A', 'meets'],
  ['3.3.8', 'AA', 'meets'],
  ['4.1.2', 'A', 'partly'],
  ['4.1.3', 'AA', 'meets'],
]

export const criteria = (): Criterion[] =>
  results.map(([number, level, outcome]) => ({ number, level, outcome, ...criteriaTexts[number] }))
