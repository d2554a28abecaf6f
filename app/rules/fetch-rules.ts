import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { RulesUrlParams } from './url'

export const PAGE_SIZE = 20
/** The source returns only the first 10,000 documents of a search. */
export const LAST_PAGE = 10_000 / PAGE_SIZE

export function rulesQuestion({ q, agencies, types, from, to, order }: RulesUrlParams) {
  return {
    ...(q ? { term: q } : {}),
    ...(agencies.length > 0 ? { agency: [...agencies] } : {}),
    ...(types.length > 0 ? { type: [...types] } : {}),
    ...(from ? { publicationDateStart: from } : {}),
    ...(to ? { publicationDateEnd: to } : {}),
    order,
  }
}

export const fetchRules = (url: RulesUrlParams) =>
  read('federal-rulemaking', 'searchDocuments', {
    ...rulesQuestion(url),
    perPage: PAGE_SIZE,
    page: url.page,
  })

export async function fetchWindowEnd(url: RulesUrlParams) {
  const order = url.order === 'oldest' ? 'oldest' : 'newest'
  const result = await fetchRules({ ...url, order, page: LAST_PAGE })
  return result.ok ? result.data.continueWith : null
}

export type RuleSearchResult = Awaited<ReturnType<typeof fetchRules>>
export type RuleSearchResponse = Extract<RuleSearchResult, { ok: true }>
export type RuleSearchRow = RuleSearchResponse['data']['documents'][number]
