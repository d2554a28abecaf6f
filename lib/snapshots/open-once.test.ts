import { afterAll, describe, expect, it, vi } from 'vitest'
import { openOnce } from './open-once'
import { answered, snapshotOf } from './testing/example-snapshot'
import { storesForTest } from './testing/example-store'

const { start, end } = await storesForTest()
afterAll(end)

describe('openOnce', () => {
  it('reads a snapshot once for concurrent calls, but notices a removal immediately', async () => {
    const whole = start()
    const open = vi.fn(whole.open)
    const store = openOnce({ ...whole, open })
    const snapshot = snapshotOf([answered('seen')])
    const outcome = await store.keep(snapshot)
    if (outcome.kind !== 'kept') throw new Error(outcome.kind)
    const opened = await Promise.all([store.open(outcome.id), store.open(outcome.id), store.open(outcome.id)])
    expect(opened.map(({ kind }) => kind)).toEqual(['found', 'found', 'found'])
    expect(open).toHaveBeenCalledTimes(1)
    await store.remove(outcome.id, outcome.removalKey)
    expect((await store.open(outcome.id)).kind).toBe('removed')
  })

  it('reports an unknown snapshot on every call', async () => {
    const store = openOnce(start())
    const gone = 'A'.repeat(43)
    expect((await store.open(gone)).kind).toBe('unknown')
    expect((await store.open(gone)).kind).toBe('unknown')
  })
})
