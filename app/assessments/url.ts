import type { Route } from 'next'
import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { choice, declareUrl, pattern, Refusal, scalar, text, type UrlParamsOf } from '@/lib/url-state'
import { proposalSorts } from './similar/propose/sort-proposals'

export const steps = {
  question: '/assessments',
  source: '/assessments/source',
  find: '/assessments/find',
  values: '/assessments/values',
  evidence: '/assessments/evidence',
  packet: '/assessments/packet',
} as const
export type AssessmentStep = keyof typeof steps

export const groundKinds = [
  'fact',
  'equity',
  'market',
  'condition',
] as const satisfies readonly AppealGroundKind[]

export const MOST_YEARS = 3
const FIRST = 1900
const LAST = 2100
/**
 * Longer than any field accepts, so that an overlong text reaches its field and gets an error
 * there.
 */
const MOST_TEXT = 1_000

const texts = defineTexts('find.url', {
  digits: 'Give years of four digits, such as 2023, 2024, 2025.',
  range: (first: number, last: number) => `Give years from ${first} to ${last}.`,
  tooMany: 'Give three years at most.',
})

const joiners = ['and', 'y']

const typed = text(MOST_TEXT)
const figure = pattern(/^\d{4}\.[A-Za-z]{4,30}$/)

const years = scalar<readonly number[]>({ type: 'string' }, (text) => {
  const words = text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !joiners.includes(word.toLowerCase()))
  if (words.some((word) => !/^\d{4}$/.test(word))) return new Refusal(texts.digits)
  const numbers = [...new Set(words.map(Number))].toSorted((a, b) => b - a)
  if (numbers.some((year) => year < FIRST || year > LAST)) return new Refusal(texts.range(FIRST, LAST))
  if (numbers.length > MOST_YEARS) return new Refusal(texts.tooMany)
  return numbers.length > 0 ? numbers : undefined
})

const answer = choice(['yes', 'no'])

/** The amounts that the owner enters are private, so no field of the URL contains an amount. */
export const assessmentsUrl = declareUrl({
  source: pattern(/^[a-z0-9-]{3,100}$/),
  q: typed,
  unit: typed,
  id: typed,
  city: typed,
  county: typed,
  /** Set with `q` and without `key` for a home that no roll covers. */
  state: pattern(/^[A-Z]{2}$/),
  municipality: typed,
  key: pattern(/^[A-Za-z0-9_-]{4,1000}$/),
  before: figure,
  after: figure,
  years,
  similar: typed,
  /** Sales that a browser without scripting has added to the packet. */
  sales: typed,
  /** Addresses of sold homes, one per line. Used for a roll that has the last sale of each home. */
  sold: typed,
  sort: choice(proposalSorts),
  fact: answer,
  equity: answer,
  market: answer,
  condition: answer,
  /** Set when the form is submitted, so that the page can report a question without an answer. */
  answers: pattern(/^1$/),
  ground: choice(groundKinds),
  blank: pattern(/^1$/),
})
export type AssessmentsUrlParams = UrlParamsOf<typeof assessmentsUrl>

const aboutHome: readonly AssessmentStep[] = ['values', 'evidence', 'packet']

export const questionOf = ({
  source,
  q,
  id,
  city,
  county,
  municipality,
}: AssessmentsUrlParams): AssessmentsUrlParams => ({
  source,
  q,
  id,
  city,
  county,
  municipality,
})

export function assessmentsHref(
  step: AssessmentStep,
  {
    before,
    after,
    similar,
    sales,
    sold,
    sort,
    blank,
    fact,
    equity,
    market,
    condition,
    answers,
    ground,
    ...url
  }: AssessmentsUrlParams = {},
): Route {
  return assessmentsUrl.toHref(steps[step], {
    ...url,
    ...(step === 'values' && { before, after }),
    ...(aboutHome.includes(step) && {
      similar,
      sales,
      sold,
      fact,
      equity,
      market,
      condition,
      answers,
      ground,
    }),
    ...(step === 'evidence' && { sort }),
    ...(step === 'packet' && { blank }),
  })
}
