import { rulesQuestion } from './read-rules'
import type { RulesUrl } from './url'

export const MOST_EXPORTED = 1_000

/** A plain link to the documents of a search as a file, from the first one on. */
export function exportHref(url: RulesUrl, format: string): string {
  const question = Object.entries({ ...rulesQuestion(url), perPage: MOST_EXPORTED })
  const query = new URLSearchParams(
    question.map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : String(value)]),
  )
  return `/export/federal-rulemaking/searchDocuments.${format}?${query}`
}
