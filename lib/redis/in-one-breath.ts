/**
 * Sends the calls of one tick in one round trip and resolves them in one tick, so that the source requests
 * that follow can be batched too.
 */
export function inOneBreath<Q, A>(ask: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  let questions: Q[] = []
  let answers: Promise<A[]> | undefined

  async function send(): Promise<A[]> {
    await undefined
    const several = questions
    questions = []
    answers = undefined
    return ask(several)
  }

  return async (question) => {
    const place = questions.push(question) - 1
    answers ??= send()
    const answer = (await answers)[place]
    if (answer === undefined) throw new Error('A question of several was left without an answer')
    return answer
  }
}
