import type { Route } from 'next'

/** The pages of the flow in their order; the first is the question itself. */
export const steps = {
  question: '/assessments',
  source: '/assessments/source',
  find: '/assessments/find',
  check: '/assessments/check',
  history: '/assessments/history',
  meaning: '/assessments/meaning',
  facts: '/assessments/facts',
  evidence: '/assessments/evidence',
  packet: '/assessments/packet',
} as const
export type Step = keyof typeof steps

/** The state of every page of the flow. What the person notes down is never in it. */
export interface AssessmentsUrl {
  source?: string
  /** The address as typed. */
  q?: string
  /** The parcel id as typed. */
  id?: string
  city?: string
  county?: string
  municipality?: string
  /** Which candidate was chosen: the connector's own key. */
  key?: string
  years?: readonly number[]
  /** Two figures to compare: "2025.assessedValue". */
  before?: string
  after?: string
}

export const MOST_YEARS = 3

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

export function assessmentsQuery(url: AssessmentsUrl): URLSearchParams {
  const { years, ...texts } = url
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value)
  if (years && years.length > 0) query.set('years', years.join(','))
  return query
}

export function assessmentsHref(step: Step, url: AssessmentsUrl = {}): Route {
  const query = assessmentsQuery(url)
  // Two figures are compared on one page only; the others need not carry them.
  if (step !== 'history') for (const name of ['before', 'after']) query.delete(name)
  const text = query.toString()
  return (text ? `${steps[step]}?${text}` : steps[step]) as Route
}
