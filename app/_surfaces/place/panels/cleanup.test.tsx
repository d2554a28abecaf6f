import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { PanelOutcome } from '../outcome'
import { placeAt } from '../place'
import { cleanup } from './cleanup'

const houston = placeAt({ latitude: 29.725, longitude: -95.23 }, { address: '1 Main St, Houston, TX' })

let app: Awaited<ReturnType<typeof createApp>>
beforeEach(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})
const call = ((connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })) as EngineCaller

type Data = Extract<Awaited<ReturnType<typeof cleanup.read>>, { data: unknown }>['data']

async function readFound(place = houston): Promise<Extract<PanelOutcome<Data>, { data: unknown }>> {
  const outcome = await cleanup.read(place, call)
  if (!('data' in outcome)) throw new Error(`The cleanup sites ended as ${outcome.ending}`)
  return outcome
}

const list = { list: 'npl', miles: 1, state: 'none', listed: 0, notLoaded: 0, unplaced: 0 } as const
const quiet = { ...list, note: null, problem: null }
const failure = { ...quiet, state: 'failed', listed: null, notLoaded: null, unplaced: null } as const
const endedWith = (data: Pick<Data, 'sites' | 'lists'>): PanelOutcome<Data> => ({
  ending: 'found',
  data: { search: '', caveats: [], ...data },
  metas: [],
})

describe('cleanup sites around a place', () => {
  it('the panel shows the nearest site with its list, distance and direction', async () => {
    const outcome = await readFound()
    const nearest = outcome.data.sites[0]
    const { value, detail } = cleanup.answer(outcome)
    expect(value).toBe(`Nearest ${nearest?.distanceMiles?.toFixed(2)} mi ${nearest?.direction}`)
    expect(detail).toMatch(/ · (Superfund|Hazardous waste|Brownfields|Removals|Releases)/)
    const html = renderToStaticMarkup(cleanup.body({ data: outcome.data, metas: outcome.metas }))
    expect(html).toContain('href="/environment/facility/110')
    expect(cleanup.href(houston)).toBe('/environment/review?at=29.725%2C-95.23&q=1+Main+St%2C+Houston%2C+TX')
  })

  it('the one-line summary and the panel report a failed list', async () => {
    const some = cleanup.answer(endedWith({ sites: [], lists: [quiet, failure] }))
    expect(some).toMatchObject({
      value: 'None on 1 of 2 lists',
      detail: 'we could not ask 1 list',
      tone: 'warn',
    })
    const { data } = await readFound()
    const partial = { sites: data.sites, lists: [...data.lists.slice(1), failure] }
    expect(cleanup.answer(endedWith(partial)).detail).toMatch(/we could not ask 1 list$/)
    const [records] = cleanup.compare.filter(({ id }) => id === 'records')
    expect(records?.text({ ...data, ...partial })).toBeNull()
    const html = renderToStaticMarkup(cleanup.body({ data: { ...data, ...partial }, metas: [] }))
    expect(html).toContain('We could not ask for the list “Superfund: National Priorities List”')
  })

  it('the outcome is “failed” if every list fails, and “none” if every list responds and has no site', async () => {
    const empty = await cleanup.read(placeAt({ latitude: 45.68015, longitude: -107.91452 }), call)
    expect(empty).toMatchObject({ ending: 'none', why: expect.stringContaining('no record on 7 lists') })
    expect(cleanup.answer(empty)).toMatchObject({ value: 'None on these lists', tone: 'quiet' })
    expect((await cleanup.read(placeAt({ latitude: 30, longitude: -60 }), call)).ending).toBe('not-covered')
    app.faults?.set('services.arcgis.com', 'down')
    expect((await cleanup.read(houston, call)).ending).toBe('failed')
  })

  it('a site whose position is only the center of a ZIP code is never the nearest site', async () => {
    const { data } = await readFound()
    const [site] = data.sites
    if (!site) throw new Error('No site')
    const lists = [{ ...quiet, state: 'found' as const, listed: 1 }]
    const middle = endedWith({ sites: [{ ...site, isPlaceOnly: true }], lists })
    expect(cleanup.answer(middle).value).toBe('1 record, none with a position of its own')
  })

  it('the nearest site of a truncated list is described as the nearest loaded site', async () => {
    const { data } = await readFound()
    const lists = data.lists.map((each) => ({ ...each, notLoaded: 3 }))
    expect(cleanup.answer(endedWith({ ...data, lists })).detail).toMatch(/of those loaded$/)
  })
})
