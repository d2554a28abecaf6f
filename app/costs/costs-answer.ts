import type { FieldErrors } from '@/app/_lib/answer/form-page'
import { problemsOf, type StreamedAnswer, startStream } from '@/app/_lib/answer/page-stream'
import { hasQuery } from '@/app/_lib/noindex'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { ParsedUrl, Query } from '@/lib/url-state'
import { answerPlace } from './local-panel'
import { showSeries } from './results'
import { type CostsUrl, costsUrl } from './url'

const texts = { missing: 'Choose at least one series, or type its id.' }

const fields = ['series', 'id', 'from', 'to']

export interface CostsAnswer {
  parsed: ParsedUrl<CostsUrl>
  isAsked: boolean
  mistakes: FieldErrors
  series: StreamedAnswer | undefined
  county: StreamedAnswer | undefined
  placeProblems: readonly FieldProblem[]
}

export async function answer(query: Query): Promise<CostsAnswer> {
  const parsed = costsUrl.parse(query)
  const { url, errors } = parsed
  const isAsked = hasQuery(query)
  const hasSeries = url.series.length > 0
  // A search for a county (`place`) and the list of popular series (`browse`) need no series.
  if (isAsked && !hasSeries && !errors.id && !url.place && !url.browse) errors.series = texts.missing
  const mistakes = Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : [])),
  )
  const showsResults = hasSeries && Object.keys(mistakes).length === 0
  const [series, county] = await Promise.all([
    showsResults ? startStream(showSeries(url).then((content) => ({ shown: content }))) : undefined,
    url.place ? startStream(answerPlace(url, url.place)) : undefined,
  ])
  return { parsed, isAsked, mistakes, series, county, placeProblems: county ? problemsOf(county) : [] }
}
