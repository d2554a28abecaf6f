import { describe, expect, it, vi } from 'vitest'
import { engineOver } from './testing/example-declaration'

function slowSource() {
  const release: (() => void)[] = []
  const aborts = { count: 0 }
  const engine = engineOver(
    (request) =>
      new Promise((resolve, reject) => {
        release.push(() => resolve(Response.json({ degrees: 20 })))
        request.signal.addEventListener('abort', () => {
          aborts.count += 1
          reject(request.signal.reason)
        })
      }),
  )
  const ask = (city: string, signal?: AbortSignal) =>
    engine.callNamed('degrees', 'getDegrees', { city }, signal ? { signal } : {})
  const answerAll = () => {
    for (const resolve of release.splice(0)) resolve()
  }
  const sent = (count: number) => vi.waitFor(() => expect(release).toHaveLength(count))
  return { engine, ask, answerAll, aborts, sent }
}

describe('abandoned calls', () => {
  it('cancels a request after its only caller leaves, and does not count the source as failed', async () => {
    const { engine, ask, aborts, sent, answerAll } = slowSource()
    for (let i = 0; i < 6; i++) {
      const visitor = new AbortController()
      const left = ask(`city ${i}`, visitor.signal)
      await sent(i + 1)
      visitor.abort()
      expect((await left).ok).toBe(false)
    }
    await vi.waitFor(() => expect(aborts.count).toBe(6))
    const next = ask('Boise')
    await sent(7)
    answerAll()
    expect(await next).toMatchObject({ ok: true })
    expect(engine.cacheSize().entries).toBe(1)
  })

  it('continues a request while at least one caller waits', async () => {
    const { ask, answerAll, aborts, sent } = slowSource()
    const [first, second] = [new AbortController(), new AbortController()]
    const left = ask('Boise', first.signal)
    const stays = ask('Boise', second.signal)
    const patient = ask('Boise')
    await sent(1)
    first.abort()
    expect((await left).ok).toBe(false)
    second.abort()
    expect((await stays).ok).toBe(false)
    answerAll()
    expect(await patient).toMatchObject({ ok: true, data: { degrees: 20 } })
    expect(aborts.count).toBe(0)
  })

  it('starts a new request for a visitor who returns after the cancellation', async () => {
    const { ask, answerAll, sent } = slowSource()
    const visitor = new AbortController()
    const left = ask('Boise', visitor.signal)
    await sent(1)
    visitor.abort()
    const again = ask('Boise')
    await sent(2)
    answerAll()
    expect((await left).ok).toBe(false)
    expect(await again).toMatchObject({ ok: true })
  })

  it('sends no request if the visitor has left before the call', async () => {
    const { ask, sent } = slowSource()
    expect((await ask('Boise', AbortSignal.abort())).ok).toBe(false)
    await sent(0)
  })
})
