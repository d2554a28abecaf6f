import { callConnector } from '@/app/actions'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import type { SourceCall } from './question'

/** The server does not know an action if it was updated while the visitor's page was open. */
const lost: Problem = {
  code: 'internal',
  message: 'This site did not answer. Reload the page and try again.',
  issues: [],
}

export const callSource = (
  { connector, method, params }: SourceCall,
  isPressedAgain = false,
): Promise<Result<unknown>> => {
  const call = [connector, method, params, isPressedAgain] as unknown as Parameters<typeof callConnector>
  return callConnector(...call).catch((): Result<unknown> => ({ ok: false, error: lost }))
}
