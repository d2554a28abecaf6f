import { runPaced } from '@/components/query/ask-paced'
import type { BatchSource } from './batch-schema'
import type { BatchEvent, PointQuestion } from './reduce-batch'

interface Run extends Pick<Parameters<typeof runPaced>[1], 'notBefore' | 'pausedUntil' | 'signal'> {
  ask: (source: BatchSource, question: PointQuestion) => Promise<BatchEvent>
  tell: (event: BatchEvent) => void
}

export function runBatch(questions: readonly PointQuestion[], { ask, tell, ...run }: Run): Promise<void> {
  return runPaced(questions, {
    ...run,
    async ask(question, holdUntil) {
      tell({ type: 'asked', key: question.key })
      await Promise.all(question.sources.map((source) => put(source, question, holdUntil)))
    },
  })

  async function put(source: BatchSource, question: PointQuestion, holdUntil: (moment: number) => void) {
    const event = await ask(source, question)
    if (run.signal.aborted) return
    if (event.type === 'failed') holdUntil(event.notBefore)
    tell(event)
  }
}
