import { callConnector } from '@/app/actions'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import type { SourceQuestion } from './question'

/** The action of an older build is unknown to a newer server. */
const lost: Problem = {
  code: 'internal',
  message: 'This site did not answer. Reload the page and try again.',
  issues: [],
}

/** From the browser: what came of a press, also where nothing came. */
export const ask = (
  { connector, method, params }: SourceQuestion,
  isPressedAgain = false,
): Promise<Result<unknown>> => {
  const call = [connector, method, params, isPressedAgain] as unknown as Parameters<typeof callConnector>
  return callConnector(...call).catch((): Result<unknown> => ({ ok: false, error: lost }))
}
