import { callConnector } from '@/app/actions'
import type { Result } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import type { SourceCall } from './question'

const texts = defineTexts('act.ask', { lost: 'This site did not answer. Reload the page and try again.' })

export const callSource = (
  { connector, method, params }: SourceCall,
  isPressedAgain = false,
): Promise<Result<unknown>> => {
  const call = [connector, method, params, isPressedAgain] as unknown as Parameters<typeof callConnector>
  // The call fails if the site was updated after this page was opened: the server then no longer knows the
  // action.
  return callConnector(...call).catch(
    (): Result<unknown> => ({ ok: false, error: { code: 'internal', message: texts.lost, issues: [] } }),
  )
}
