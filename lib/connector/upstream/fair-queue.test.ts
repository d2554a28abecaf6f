import PQueue from 'p-queue'
import { describe, expect, it } from 'vitest'
import { FairQueue, type FairQueueOptions } from './fair-queue'

const startQueue = () => new PQueue<FairQueue, FairQueueOptions>({ concurrency: 1, queueClass: FairQueue })

describe('FairQueue', () => {
  it('alternates between visitors although one of them has 50 requests', async () => {
    const queue = startQueue()
    const served: string[] = []
    const ask = (visitor: string) => queue.add(async () => served.push(visitor), { visitor })
    const all = [...Array.from({ length: 50 }, () => ask('many')), ask('one'), ask('other'), ask('one')]
    await Promise.all(all)
    expect(served.slice(0, 6)).toEqual(['many', 'many', 'one', 'other', 'many', 'one'])
    expect(served).toHaveLength(53)
  })

  it('drops the requests of visitors who have left', async () => {
    const queue = startQueue()
    const leaving = new AbortController()
    const served: string[] = []
    const ask = (visitor: string, signal?: AbortSignal) =>
      queue
        .add(async () => served.push(visitor), { visitor, ...(signal ? { signal } : {}) })
        .catch(() => undefined)
    const burst = Array.from({ length: 30 }, () => ask('gone', leaving.signal))
    expect(queue.sizeBy({ visitor: 'gone' })).toBe(29)
    leaving.abort()
    await Promise.all([...burst, ask('here')])
    expect(queue.size).toBe(0)
    expect(served.filter((name) => name === 'gone').length).toBeLessThanOrEqual(1)
    expect(served).toContain('here')
  })
})
