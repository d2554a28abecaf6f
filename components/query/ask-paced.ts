const MOST_IN_FLIGHT = 3

interface Run<Question> {
  /**
   * Sends one request. Calls `holdUntil` with the time in milliseconds since 1970 before which the source
   * accepts no request.
   */
  ask: (question: Question, holdUntil: (moment: number) => void) => Promise<void>
  /** Milliseconds since 1970 before which no request is sent, or 0. */
  notBefore: number
  pausedUntil: (moment: number) => void
  signal: AbortSignal
}

export async function runPaced<Question>(questions: readonly Question[], run: Run<Question>): Promise<void> {
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

export function retryMoment({ code, retryAfter }: { code: string; retryAfter?: number }): number {
  const asksToWait = code === 'rate_limited' && retryAfter !== undefined && Number.isFinite(retryAfter)
  return asksToWait ? Date.now() + retryAfter * 1000 : 0
}
