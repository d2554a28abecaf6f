type Answers<A> = (A | Error)[]

interface Waiting<P, A> {
  params: P
  abandoned: AbortSignal
  resolve: (answer: A) => void
  reject: (error: unknown) => void
}

interface Options<P, A> {
  most: number
  alike: (params: P) => string
  run: (several: P[], abandoned: AbortSignal) => Promise<Answers<A>>
}

export function createBatch<P, A>({ most, alike, run }: Options<P, A>) {
  let waiting: Waiting<P, A>[] = []

  async function send(several: Waiting<P, A>[]): Promise<void> {
    try {
      const answers = await run(
        several.map(({ params }) => params),
        whenAllLeft(several.map(({ abandoned }) => abandoned)),
      )
      for (const [index, { resolve, reject }] of several.entries()) {
        const answer = answers[index]
        if (answer === undefined || answer instanceof Error) reject(answer)
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of several) reject(error)
    }
  }

  function flush(): void {
    const groups = new Map<string, Waiting<P, A>[]>()
    for (const one of waiting) {
      const name = alike(one.params)
      groups.set(name, [...(groups.get(name) ?? []), one])
    }
    waiting = []
    for (const group of groups.values()) {
      for (let at = 0; at < group.length; at += most) void send(group.slice(at, at + most))
    }
  }

  return (params: P, abandoned: AbortSignal): Promise<A> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ params, abandoned, resolve, reject })
    })
}

function whenAllLeft(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  let left = 0
  for (const signal of signals) {
    const leave = () => {
      left += 1
      if (left === signals.length) controller.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
  }
  return controller.signal
}
