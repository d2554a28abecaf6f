import { describe, expect, it } from 'vitest'
import { createBatch } from './batch'

const never = () => new AbortController().signal

function asking(run: (several: string[], abandoned: AbortSignal) => Promise<(string | Error)[]>, most = 3) {
  const requests: string[][] = []
  const ask = createBatch<string, string>({
    most,
    alike: (word) => word.slice(0, 1),
    run: (several, abandoned) => {
      requests.push(several)
      return run(several, abandoned)
    },
  })
  return { ask, requests }
}

const shout = async (several: string[]) => several.map((word) => word.toUpperCase())

describe('createBatch', () => {
  it('combines calls of one kind in one tick into requests of at most three calls', async () => {
    const { ask, requests } = asking(shout)
    const words = ['a1', 'b1', 'a2', 'a3', 'a4']
    expect(await Promise.all(words.map((word) => ask(word, never())))).toEqual(['A1', 'B1', 'A2', 'A3', 'A4'])
    expect(requests).toEqual([['a1', 'a2', 'a3'], ['a4'], ['b1']])
  })

  it('starts a new request for a call of a later tick', async () => {
    const { ask, requests } = asking(shout)
    await ask('a1', never())
    await ask('a2', never())
    expect(requests).toEqual([['a1'], ['a2']])
  })

  it('fails a single call, or all calls of a failed request', async () => {
    const { ask } = asking(async (several) => {
      if (several.includes('b1')) throw new Error('down')
      return several.map((word) => (word === 'a2' ? new Error('a2 is locked') : word))
    })
    const results = await Promise.allSettled(['a1', 'a2', 'b1', 'b2'].map((word) => ask(word, never())))
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
      'a1',
      'a2 is locked',
      'down',
      'down',
    ])
  })

  it('cancels a batch after all of its callers have left', async () => {
    const signals: AbortSignal[] = []
    const { ask } = asking(async (several, abandoned) => {
      signals.push(abandoned)
      return several
    })
    const [first, second] = [new AbortController(), new AbortController()]
    await Promise.all([ask('a1', first.signal), ask('a2', second.signal)])
    first.abort()
    expect(signals[0]?.aborted).toBe(false)
    second.abort()
    expect(signals[0]?.aborted).toBe(true)
  })
})
