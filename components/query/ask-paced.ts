const MOST_IN_FLIGHT = 3

interface Run<Question> {
  /** `holdUntil`: milliseconds since 1970 before which nobody wants to be asked. */
  ask: (question: Question, holdUntil: (moment: number) => void) => Promise<void>
  /** Milliseconds since 1970 before which nothing is asked; 0 when nothing runs up. */
  notBefore: number
  /** Called whenever the run begins to wait for that moment. */
  pausedUntil: (moment: number) => void
  signal: AbortSignal
}

/** Puts the questions of a list, three at once, until none is left or the signal stops it. */
export async function askPaced<Question>(questions: readonly Question[], run: Run<Question>): Promise<void> {
  const left = [...questions]
  let { notBefore } = run

  async function work() {
    for (;;) {
      while (notBefore > Date.now() && !run.signal.aborted) {
        run.pausedUntil(notBefore)
        await sleep(notBefore - Date.now(), run.signal)
      }
      const question = run.signal.aborted ? undefined : left.shift()
      if (question === undefined) return
      await run.ask(question, (moment) => {
        notBefore = Math.max(notBefore, moment)
      })
    }
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

/** When a source that was asked too often wants to be asked again; 0 where it says nothing. */
export function momentToAsk({ code, retryAfter }: { code: string; retryAfter?: number }): number {
  const asksToWait = code === 'rate_limited' && retryAfter !== undefined && Number.isFinite(retryAfter)
  return asksToWait ? Date.now() + retryAfter * 1000 : 0
}
