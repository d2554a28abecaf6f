import 'server-only'
import { read } from '@/app/_lib/read/data'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import type { Problem } from '@/lib/connector/errors'
import { type DatasetSearchUrlParams, FEW, MOST } from './url'

export const fetchSearch = (q: string, { portal, more }: DatasetSearchUrlParams) =>
  read('open-data-discovery', 'searchDatasets', { q, portal, limit: more ? MOST : FEW })

export type DatasetSearchResult = Awaited<ReturnType<typeof fetchSearch>>
type SearchAnswer = Extract<DatasetSearchResult, { ok: true }>
export type DatasetHit = SearchAnswer['data']['datasets'][number]

export function fieldProblems({ code, issues }: Problem): FieldProblem[] {
  if (code !== 'invalid_params') return []
  return issues.flatMap(({ path, message }) =>
    path === 'q' || path === 'portal' ? [{ field: path, message: mend[path] ?? message }] : [],
  )
}

const mend: Partial<Record<string, string>> = {
  q: 'Give words to look for, at most 200 characters, with a letter or a digit among them.',
}

export function parseDatasetLink(typed: string): { portal: string; datasetId: string } | undefined {
  const [, host, id] =
    /^https?:\/\/([a-z0-9.-]+)\/(?:.*\/)?([a-z0-9]{4}-[a-z0-9]{4})(?:[/?#.].*)?$/i.exec(typed.trim()) ?? []
  return host && id ? { portal: host.toLowerCase(), datasetId: id.toLowerCase() } : undefined
}
