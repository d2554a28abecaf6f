import { toProblems } from '@/app/_lib/answer/form-page'
import type { PageContent } from '@/app/_lib/answer/page-stream'
import { fetchRules, type RuleSearchResult } from './fetch-rules'
import { RulesResults } from './results'
import type { RulesUrlParams } from './url'

export async function answer(url: RulesUrlParams): Promise<PageContent> {
  const result = await fetchRules(url)
  const problems = toProblems(errorsOf(result))
  return { problems, shown: problems.length === 0 && <RulesResults url={url} result={result} /> }
}

function errorsOf(result: RuleSearchResult): { q?: string; other?: string } {
  if (result.ok || result.error.code !== 'invalid_params') return {}
  const messageOn = (path: string) =>
    result.error.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const [q, other] = [messageOn('term'), messageOn('agency')]
  return { ...(q ? { q } : {}), ...(other ? { other } : {}) }
}
