import type { FieldErrors } from '@/app/_lib/answer/form-page'
import { type PageContentStream, startStream } from '@/app/_lib/answer/page-stream'
import { hasQuery } from '@/app/_lib/noindex'
import type { ParsedUrl, UrlQuery } from '@/lib/url-state'
import { showCosts } from './show-costs'
import { type CostsUrlParams, costsUrl } from './url'

const texts = {
  missing: 'Choose at least one series, or type its id.',
  noPlace: 'Type a county with its state, an address or coordinates.',
}

const fields = ['series', 'id', 'from', 'to', 'place']

export interface CostsPageContent {
  parsed: ParsedUrl<CostsUrlParams>
  isAsked: boolean
  mistakes: FieldErrors
  reply: PageContentStream | undefined
}

export async function answer(query: UrlQuery): Promise<CostsPageContent> {
  const parsed = costsUrl.parse(query)
  const { url, errors } = parsed
  const isAsked = hasQuery(query)
  const hasSeries = url.series.length > 0
  const hasPlace = url.place !== undefined || url.county !== undefined
  const isEmptySearch = query.place !== undefined && !hasPlace
  if (isEmptySearch) errors.place = texts.noPlace
  // A search for a county and the list of popular series (`browse`) need no series.
  else if (isAsked && !hasSeries && !errors.id && !hasPlace && !url.browse) errors.series = texts.missing
  const mistakes = Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : [])),
  )
  const isShown = (hasSeries || hasPlace) && Object.keys(mistakes).length === 0
  return { parsed, isAsked, mistakes, reply: isShown ? await startStream(showCosts(url)) : undefined }
}
