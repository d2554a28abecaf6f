import { toProblems } from '@/app/_lib/answer/form-page'
import type { PageAnswer } from '@/app/_lib/answer/page-stream'
import { fetchRules, type RulesResult } from './fetch-rules'
import { RulesResults } from './results'
import type { RulesUrl } from './url'

export async function answer(url: RulesUrl): Promise<PageAnswer> {
  const result = await fetchRules(url)
  const problems = toProblems(errorsOf(result))
  return { problems, shown: problems.length === 0 && <RulesResults url={url} result={result} /> }
}

function errorsOf(result: RulesResult): { q?: string; other?: string } {
  if (result.ok || result.error.code !== 'invalid_params') return {}
  const messageOn = (path: string) =>
    result.error.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const [q, other] = [messageOn('term'), messageOn('agency')]
  return { ...(q ? { q } : {}), ...(other ? { other } : {}) }
}
