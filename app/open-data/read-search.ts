import 'server-only'
import { read } from '@/app/data'
import type { FieldProblem } from '@/components/ui/error-summary'
import type { Problem } from '@/lib/connector/errors'
import { FEW, MOST, type SearchUrl } from './url'

export const readSearch = (q: string, { portal, more }: SearchUrl) =>
  read('open-data-discovery', 'searchDatasets', { q, portal, limit: more ? MOST : FEW })

export type SearchResult = Awaited<ReturnType<typeof readSearch>>
export type SearchAnswer = Extract<SearchResult, { ok: true }>
export type FoundDataset = SearchAnswer['data']['datasets'][number]

/** What a person can mend in the two boxes; everything else is a failure with a face of its own. */
export function fieldProblems({ code, issues }: Problem): FieldProblem[] {
  if (code !== 'invalid_params') return []
  return issues.flatMap(({ path, message }) =>
    path === 'q' || path === 'portal' ? [{ field: path, message: mend[path] ?? message }] : [],
  )
}

const mend: Partial<Record<string, string>> = {
  q: 'Give words to look for, at most 200 characters, with a letter or a digit among them.',
}
