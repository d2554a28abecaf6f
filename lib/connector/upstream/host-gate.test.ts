import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors'
import { createHealth } from './health'
import { createHostGate } from './host-gate'

const pace = { concurrency: 2, timeout: 100, retries: 1, maxBytes: 1_000 }
const patient = new AbortController().signal

function gate() {
  const requests = { count: 0 }
  const host = createHostGate(
    'slow.example',
    'The Slow Office',
    pace,
    createHealth(() => new Date()),
  )
  const fail = async () => {
    requests.count += 1
    throw new ConnectorError('upstream_timeout', 'Too slow.')
  }
  const ask = (demanding: boolean) => host.pass(patient, fail, { demanding }).catch(({ code }) => code)
  return { host, requests, ask }
}

describe('demanding requests', () => {
  it('attempts a demanding request only once, and still sends easy requests after demanding ones have failed', async () => {
    const { host, requests, ask } = gate()
    for (let n = 0; n < 8; n += 1) expect(await ask(true)).toBe('upstream_timeout')
    expect(requests.count).toBe(8)
    expect(await host.pass(patient, async () => 'answer')).toBe('answer')
  })

  it('sends no demanding request to a paused source', async () => {
    const { requests, ask } = gate()
    for (let n = 0; n < 3; n += 1) await ask(false)
    const before = requests.count
    expect(await ask(true)).toBe('upstream_unavailable')
    expect(requests.count).toBe(before)
  })
})

describe('slow requests', () => {
  it('waits as long as the timeout of each request allows', async () => {
    const { host } = gate()
    const answerIn = (ms: number) => (signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve('answer'), ms)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    expect(await host.pass(patient, answerIn(150), { patience: 2_000 })).toBe('answer')
    const tooLate = host.pass(patient, answerIn(400), { demanding: true })
    await expect(tooLate).rejects.toMatchObject({ code: 'upstream_timeout' })
  })
})

describe('a source that declares a pause', () => {
  it('pauses for the declared 60 seconds although the failure requests 300 seconds', async () => {
    const health = createHealth(() => new Date())
    const host = createHostGate('slow.example', 'The Slow Office', { ...pace, pause: 60_000 }, health)
    const requests = { count: 0 }
    const ask = (code: 'rate_limited' | 'upstream_unavailable') =>
      host
        .pass(patient, async () => {
          requests.count += 1
          throw new ConnectorError(code, 'Later.', { retryAfter: 300 })
        })
        .catch((error: ConnectorError) => error)
    expect(await ask('upstream_unavailable')).toMatchObject({ code: 'upstream_unavailable' })
    const second = await ask('rate_limited')
    expect(second).toMatchObject({ code: 'rate_limited', retryAfter: 60 })
    expect(requests.count).toBe(1)
  })
})
