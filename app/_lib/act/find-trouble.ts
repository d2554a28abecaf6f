import type { Problem } from '@/lib/connector/errors'
import { callSource } from './ask'
import type { SourceCall } from './question'

interface Trouble {
  message: string
  /** True if the source is still working on the request. The next click then gets its result. */
  isWaiting: boolean
}

/** Returns undefined if the call succeeded. */
export async function findTrouble(
  question: SourceCall,
  isPressedAgain?: boolean,
): Promise<Trouble | undefined> {
  const answer = await callSource(question, isPressedAgain)
  if (answer.ok) return undefined
  return { message: describe(answer.error), isWaiting: answer.error.isWaiting === true }
}

function describe({ message, issues }: Problem): string {
  const further = issues.filter((issue) => !message.includes(issue.message))
  return [message, ...further.map(({ path, message: text }) => (path ? `${path}: ${text}` : text))].join(' ')
}
