import { problemResponse } from '@/lib/connector/door'
import type { Issue } from '@/lib/connector/errors'

/** Every fault by its name in the address; the first also as the sentence. */
export function refuseIssues(issues: Issue[]): Response {
  const message = issues[0]?.message ?? 'The address could not be read.'
  return problemResponse({ code: 'invalid_params', message, issues })
}
