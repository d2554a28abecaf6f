import { describe, expect, it } from 'vitest'
import { severalAtOnce } from './testing/several-at-once'

describe('callEach', () => {
  it('caches the result of each call separately, and requests only the missing results', async () => {
    const { ask, requests } = severalAtOnce()
    expect(await ask('Boise', 'Reno', 'Provo')).toMatchObject({ ok: true, data: { degrees: [5, 4, 5] } })
    const second = await ask('Provo', 'Ogden', 'Boise')
    expect(requests).toEqual([['Boise', 'Reno'], ['Provo'], ['Ogden']])
    expect(second.ok && second.meta.requests.map(({ url }) => url.split('=')[1])).toEqual([
      'Provo',
      'Ogden',
      'Boise,Reno',
    ])
  })

  it('reports the age of the oldest combined result', async () => {
    const { ask, clock } = severalAtOnce()
    await ask('Boise')
    clock.now = new Date('2026-01-01T00:00:30Z')
    expect(await ask('Boise', 'Reno')).toMatchObject({
      meta: { state: 'miss', retrievedAt: '2026-01-01T00:00:00.000Z', ageSeconds: 30 },
    })
    expect(await ask('Reno')).toMatchObject({ meta: { state: 'fresh', ageSeconds: 0 } })
    clock.now = new Date('2026-01-01T00:01:10Z')
    expect(await ask('Boise', 'Reno')).toMatchObject({ meta: { state: 'stale', ageSeconds: 70 } })
  })

  it('fails only the call without a result, and requests that one again', async () => {
    const { ask, requests } = severalAtOnce()
    for (let n = 0; n < 2; n += 1)
      expect(await ask('Nowhere', 'Reno')).toMatchObject({ data: { degrees: ['not_found', 4] } })
    expect(requests).toEqual([['Nowhere', 'Reno'], ['Nowhere']])
  })

  it.each([true, false])(
    'reports a bug of ours as an internal error instead of a failed call (batched: %s)',
    async (inOneRequest) => {
      const { ask } = severalAtOnce({}, inOneRequest)
      expect(await ask('Bug')).toMatchObject({ ok: false, error: { code: 'internal' } })
    },
  )

  it('sends separate requests if the method does not batch, and caches each success but no failure', async () => {
    const { ask, requests } = severalAtOnce({}, false)
    for (let n = 0; n < 2; n += 1)
      expect(await ask('Nowhere', 'Reno', 'Boise')).toMatchObject({ data: { degrees: ['not_found', 4, 5] } })
    expect(requests).toEqual([['Nowhere'], ['Reno'], ['Boise'], ['Nowhere']])
  })
})
