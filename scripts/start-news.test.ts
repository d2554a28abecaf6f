import { describe, expect, it } from 'vitest'
import { createApp, registry } from '@/connectors/engine'
import { createLog } from '@/lib/server/log'
import { createStartNews, samplePages } from './start-news'

function newsFor(isTerminal: boolean) {
  const printed: string[] = []
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  return { news: createStartNews(log, { isTerminal, print: (line) => printed.push(line) }), printed, logged }
}

const started = { port: 3000, upstream: 'sample', release: '1' }

describe('start messages', () => {
  it('prints sentences with the progress, the URL and suggestions on a terminal', () => {
    const { news, printed, logged } = newsFor(true)
    news.building()
    news.listening(started)
    expect(printed[0]).toMatch(/builds first: about a minute/)
    expect(printed[1]).toBe('Openplat is at http://localhost:3000, with sample data. Try:')
    expect(printed.slice(2)).toHaveLength(samplePages.length)
    expect(logged).toEqual([])
  })

  it('prints one JSON object per line if the output is no terminal', () => {
    const { news, printed, logged } = newsFor(false)
    news.building()
    news.listening(started)
    const [building, listening] = logged.map((line) => JSON.parse(line))
    expect(building.msg).toMatch(/builds first/)
    expect(listening).toMatchObject({ ...started, msg: 'Openplat is at http://localhost:3000' })
    expect(listening.try).toHaveLength(samplePages.length)
    expect(printed).toEqual([])
  })

  it('suggests no pages if the sources are real', () => {
    const { news, printed } = newsFor(true)
    news.listening({ ...started, upstream: 'live' })
    expect(printed).toEqual(['Openplat is at http://localhost:3000'])
  })
})

describe('suggestions of the start messages', () => {
  const queries = samplePages.flatMap(({ path }) => new URLSearchParams(path.split('?')[1]).get('q') ?? [])

  it.each(queries.filter((text) => /St/.test(text)))(
    'the suggested address %s is found exactly once',
    async (address) => {
      const app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
      const result = await app.engine.call('geocoder', 'findAddress', { address }, { internal: true })
      expect(result).toMatchObject({ ok: true, data: { matches: [expect.anything()] } })
    },
  )

  it('the suggested coordinates are in a surveyed section', async () => {
    const app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
    const [latitude = 0, longitude = 0] = (queries.at(-1) ?? '').split(',').map(Number)
    const result = await app.engine.call('federal-land-survey', 'getTownshipSection', {
      latitude,
      longitude,
    })
    expect(result).toMatchObject({ ok: true, data: { records: [expect.anything()] } })
  })

  it('the suggested sign-in equals the sample credentials', () => {
    const { sampleCredentials } = registry['screening-vendor']
    expect(samplePages.at(-1)?.what).toBe(
      `sign in as ${sampleCredentials.user} with ${sampleCredentials.secret}`,
    )
  })
})
