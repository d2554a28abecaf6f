import type { Source } from './batch-schema'
import type { BatchEvent, PointQuestion } from './reduce-batch'

const MOST_IN_FLIGHT = 3

interface Run {
  ask: (source: Source, question: PointQuestion) => Promise<BatchEvent>
  tell: (event: BatchEvent) => void
  /** Milliseconds since 1970 before which nothing is asked; 0 when nothing runs up. */
  notBefore: number
  /** Called whenever the run begins to wait for that moment. */
  pausedUntil: (moment: number) => void
  signal: AbortSignal
}

/** Puts the questions, three points at once, until none is left or the signal stops it. */
export async function runBatch(questions: readonly PointQuestion[], run: Run): Promise<void> {
  const left = [...questions]
  let notBefore = run.notBefore

  async function work() {
    for (;;) {
      while (notBefore > Date.now() && !run.signal.aborted) {
        run.pausedUntil(notBefore)
        await sleep(notBefore - Date.now(), run.signal)
      }
      const question = run.signal.aborted ? undefined : left.shift()
      if (!question) return
      run.tell({ type: 'asked', key: question.key })
      await Promise.all(question.sources.map((source) => put(source, question)))
    }
  }

  async function put(source: Source, question: PointQuestion) {
    const event = await run.ask(source, question)
    if (run.signal.aborted) return
    if (event.type === 'failed') notBefore = Math.max(notBefore, event.notBefore)
    run.tell(event)
  }

  await Promise.all(Array.from({ length: MOST_IN_FLIGHT }, work))
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
