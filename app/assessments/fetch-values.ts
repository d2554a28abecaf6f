import 'server-only'
import { pageNow, readingScope } from '@/app/_lib/read/reading-scope'
import type { TermDefinition } from '@/components/ui/term'
import type { Problem } from '@/lib/connector/errors'
import type { Meta, Result } from '@/lib/connector/result'
import { defineValue } from '@/lib/records/assessment/describe'
import { toValueYears, type ValueYear } from '@/lib/records/assessment/value-years'
import type { AssessmentFigureKind } from '@/lib/records/assessment/values'
import { checkedGuidance } from './checked-guidance'
import { fetchHistory, fetchSummary, type PropertyHistoryResult } from './fetch-assessments'
import type { HomeSelection } from './fetch-home'
import { type AssessmentsUrlParams, MOST_YEARS } from './url'

export type HomeValuesResult =
  | { ok: true; asked: number[]; years: ValueYear[]; history: PropertyHistoryResult; meta: Meta }
  | { ok: false; problem: Problem }

export async function fetchValues(
  home: HomeSelection,
  { years }: AssessmentsUrlParams,
): Promise<HomeValuesResult> {
  const requestedYears = years ?? (await defaultYears(home))
  const history = await readYears(home.key, requestedYears)
  if (!history.ok) return { ok: false, problem: history.error }
  return {
    ok: true,
    asked: [...requestedYears],
    years: toValueYears(requestedYears, history.data.assessments),
    history: history.data,
    meta: history.meta,
  }
}

/**
 * A page from a snapshot may contain only the summary. The summary then replaces the history, because it
 * contains the same record.
 */
async function readYears(key: string, years: readonly number[]): Promise<Result<PropertyHistoryResult>> {
  const history = await fetchHistory(key, years)
  if (history.ok || !readingScope().replay) return history
  const summary = await fetchSummary(key, years)
  return summary.ok ? summary : history
}

/** Reads the summary, because only the summary has the proposed value of the coming year. */
async function defaultYears(home: HomeSelection): Promise<number[]> {
  const summary = await fetchSummary(home.key)
  const assessments = summary.ok ? summary.data.assessments : home.latest.assessments
  const newest = Math.max(...assessments.map(({ year }) => year))
  const last = Number.isFinite(newest) ? newest : pageNow().getUTCFullYear()
  return Array.from({ length: MOST_YEARS }, (_, index) => last - index)
}

export function defineFor(sourceId: string): (kind: AssessmentFigureKind) => TermDefinition {
  const meanings = checkedGuidance(sourceId)?.values
  return (kind) => defineValue(kind, meanings)
}
