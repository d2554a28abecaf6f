import type { Route } from 'next'
import { declareUrl, pattern, Refusal, scalar, text, type UrlOf } from '@/lib/url-state'

/** The question, its choice of a record, and the four steps in their order. */
export const steps = {
  question: '/assessments',
  source: '/assessments/source',
  find: '/assessments/find',
  values: '/assessments/values',
  evidence: '/assessments/evidence',
  packet: '/assessments/packet',
} as const
export type Step = keyof typeof steps

export const MOST_YEARS = 3
const FIRST = 1900
const LAST = 2100
/** Longer than any field takes, so that what was typed comes back with the message about its length. */
const MOST_TEXT = 1_000

const texts = {
  digits: 'Give years of four digits, such as 2023, 2024, 2025.',
  range: `Give years from ${FIRST} to ${LAST}.`,
  tooMany: 'Give three years at most.',
}

const typed = text(MOST_TEXT)
const figure = pattern(/^\d{4}\.[A-Za-z]{4,30}$/)

/** "2023, 2024 and 2025" as numbers, newest first; a year typed twice counts once. */
const years = scalar<readonly number[]>({ type: 'string' }, (given) => {
  const words = given.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && word.toLowerCase() !== 'and')
  if (words.some((word) => !/^\d{4}$/.test(word))) return new Refusal(texts.digits)
  const numbers = [...new Set(words.map(Number))].toSorted((a, b) => b - a)
  if (numbers.some((year) => year < FIRST || year > LAST)) return new Refusal(texts.range)
  if (numbers.length > MOST_YEARS) return new Refusal(texts.tooMany)
  return numbers.length > 0 ? numbers : undefined
})

/** The state of every page of the flow. What the person notes down is never in it. */
export const assessmentsUrl = declareUrl({
  source: pattern(/^[a-z0-9-]{3,100}$/),
  /** The address as typed. */
  q: typed,
  /** The unit as typed, where it has a field of its own. */
  unit: typed,
  /** The parcel id as typed. */
  id: typed,
  city: typed,
  county: typed,
  municipality: typed,
  /** Which candidate was chosen: the connector's own key. */
  key: pattern(/^[A-Za-z0-9_-]{4,1000}$/),
  /** Two figures to compare: "2025.assessedValue". */
  before: figure,
  after: figure,
  years,
  /** Addresses of similar homes, one a line: what a browser without scripting asks about. */
  similar: typed,
  /** The packet as a form: what is empty stays on it. */
  blank: pattern(/^1$/),
})
export type AssessmentsUrl = UrlOf<typeof assessmentsUrl>

const aboutHome: readonly Step[] = ['values', 'evidence', 'packet']

/** The question alone, as a form or a Change link takes it over. */
export const questionOf = ({
  source,
  q,
  id,
  city,
  county,
  municipality,
}: AssessmentsUrl): AssessmentsUrl => ({
  source,
  q,
  id,
  city,
  county,
  municipality,
})

/** What a page is not about, it need not carry. */
export function assessmentsHref(
  step: Step,
  { before, after, similar, blank, ...url }: AssessmentsUrl = {},
): Route {
  return assessmentsUrl.toHref(steps[step], {
    ...url,
    ...(step === 'values' && { before, after }),
    ...(aboutHome.includes(step) && { similar }),
    ...(step === 'packet' && { blank }),
  })
}
