import { describe, expect, it } from 'vitest'
import { agingSite } from '@/app/_lib/testing/aging-site'
import { watchedPage } from '@/app/_surfaces/feeds/watched-page'
import { checkAtom, entriesOf } from '@/lib/feeds/testing/check-atom'
import { jsonFeedSchema } from '@/lib/feeds/testing/json-feed-schema'
import { answered, snapshotOf } from '@/lib/snapshots/testing/example-snapshot'
import { feedOfPage } from './serve-feed'

const { start, world, requests, app, breakHeights, poll: pollFeed } = agingSite()
const DAY_MS = 86_400_000

let places = 0

/** Saves a page of a new point each time, so that no cached response is used. */
async function keepPage() {
  places += 1
  const params = { latitude: 40.4 + places / 100, longitude: -100.4 }
  const result = await app().engine.call('federal-elevation', 'getElevation', params)
  const { release } = app().engine
  const snapshot = {
    ...snapshotOf([], new Date(start).toISOString()),
    release,
    href: `/land?at=${params.latitude},${params.longitude}`,
    readings: [{ connector: 'federal-elevation', method: 'getElevation', params, result, asSeen: true }],
  }
  const page = await app().snapshots.keep(snapshot)
  if (page.kind !== 'kept') throw new Error(page.kind)
  requests.length = 0
  return page
}

const get = (id: string, format: 'atom' | 'json' = 'atom', headers: Record<string, string> = {}) =>
  feedOfPage(format)(new Request('http://localhost/', { headers: { host: 'land.example', ...headers } }), {
    params: Promise.resolve({ snapshot: id }),
  })

const poll = async (id: string) => entriesOf(await pollFeed(id, () => get(id)))

describe('the feed of a frozen copy', () => {
  it('the feed is valid and empty at first, and sends no request to a source', async () => {
    const { id } = await keepPage()
    const atom = await get(id)
    const xml = await atom.text()
    expect([atom.status, checkAtom(xml), entriesOf(xml)]).toEqual([200, [], []])
    expect(Object.fromEntries(atom.headers)).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, max-age=300',
      etag: expect.stringMatching(/^W\/"/),
      'last-modified': new Date(start).toUTCString(),
    })
    const json = await get(id, 'json')
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(jsonFeedSchema.parse(await json.json())).toMatchObject({
      home_page_url: `https://land.example/s/${id}`,
      feed_url: `https://land.example/s/${id}/feed.json`,
      items: [],
    })
    expect(requests).toEqual([])
  })

  it('answers a conditional request with status 304 if the feed has not changed', async () => {
    const { id } = await keepPage()
    const { headers } = await get(id)
    const tag = headers.get('etag') ?? ''
    const time = headers.get('last-modified') ?? ''
    const statusWith = async (conditions: Record<string, string>) =>
      (await get(id, 'atom', conditions)).status
    expect(await statusWith({ 'if-none-match': `"other", ${tag}` })).toBe(304)
    expect(await statusWith({ 'if-modified-since': time })).toBe(304)
    expect(await statusWith({ 'if-none-match': '"other"', 'if-modified-since': time })).toBe(200)
    expect(await statusWith({ 'if-modified-since': new Date(start - DAY_MS).toUTCString() })).toBe(200)
  })

  it('the feed gets an entry for a changed value, and repeats the requests at most once a week', async () => {
    const { id } = await keepPage()
    const { headers } = await get(id)
    world.days = 8
    world.metersAdded = 30
    const [entry, ...others] = await poll(id)
    expect(others.length).toBeLessThan(3)
    expect(entry?.title).toMatch(/^Ground elevation: Measured on .*: Elevation: [\d.]+ m → [\d.]+ m$/)
    expect(entry?.content).toContain('Source: ')
    const sent = requests.length
    expect(sent).toBeGreaterThan(0)
    const again = await get(id, 'atom', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(200)
    expect(checkAtom(await again.text())).toEqual([])
    world.days = 14
    await get(id)
    await get(id, 'json')
    expect(requests).toHaveLength(sent)
    world.days = 15.1
    expect(await poll(id)).toEqual([entry, ...others])
    expect(requests.length).toBeGreaterThan(sent)
  })

  it('the feed gets no entry while the source is down', async () => {
    const { id } = await keepPage()
    world.days = 40
    breakHeights()
    expect(await poll(id)).toEqual([])
  })

  it('the feed of a removed page has one last entry for thirty days, then status 410', async () => {
    const { id, removalKey } = await keepPage()
    world.days = 8
    world.metersAdded = 30
    await poll(id)
    await app().snapshots.remove(id, removalKey)
    const last = await get(id)
    const xml = await last.text()
    expect([last.status, checkAtom(xml)]).toEqual([200, []])
    expect(entriesOf(xml)).toMatchObject([{ title: 'This frozen copy was removed' }])
    expect(jsonFeedSchema.parse(await (await get(id, 'json')).json())).toMatchObject({ expired: true })
    world.days = 39
    const gone = await get(id)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('The person who made the link removed it')
  })

  it.each([
    ['a'.repeat(43), 404],
    ['abc', 404],
  ])('answers a link to a page that does not exist with status 404: %s', async (id, status) =>
    expect((await get(id)).status).toBe(status),
  )
})

describe('watchedPage', () => {
  const at = async () => undefined
  const reading = (connector: string, method: string) => ({ ...answered({}), connector, method })

  it('repeats a request for one record of an assessment roll, and never repeats a search', () => {
    const snapshot = snapshotOf([
      reading('us-public-assessments', 'searchProperties'),
      reading('us-public-assessments', 'getPropertyHistory'),
      reading('us-public-assessments', 'listSources'),
    ])
    expect(watchedPage(snapshot, app().engine, at).map(({ key }) => key)).toEqual(['1'])
  })

  it('repeats requests for permits and violations once a day, and others once a week', () => {
    const snapshot = snapshotOf([
      reading('open-data-discovery', 'searchConstruction'),
      reading('open-data-discovery', 'queryMunicipalBuildingOperations'),
      reading('federal-flood-hazard', 'getFloodZone'),
    ])
    expect(watchedPage(snapshot, app().engine, at).map((each) => each.everyDays)).toEqual([1, 1, 7])
  })

  it('reports a new row of a truncated list, but not the row that dropped out', () => {
    const rows = (...ids: number[]) => ids.map((id) => ({ id, status: 'issued' }))
    const answer = (data: unknown, release = '1') => ({ data, source: '', retrievedAt: '', release })
    const [question] = watchedPage(
      snapshotOf([reading('open-data-discovery', 'queryDataset')]),
      app().engine,
      at,
    )
    const kindsOf = (truncated: boolean) =>
      question
        ?.compare(answer({ rows: rows(1, 2, 3), truncated }), answer({ rows: rows(2, 3, 4), truncated }))
        .map(({ kind }) => kind)
    expect(kindsOf(true)).toEqual(['appeared'])
    expect(kindsOf(false)).toEqual(['gone', 'appeared'])
  })

  it('ignores values that only one of two releases publishes', () => {
    const answer = (data: unknown, release: string) => ({ data, source: '', retrievedAt: '', release })
    const [question] = watchedPage(
      snapshotOf([reading('federal-flood-hazard', 'getFloodZone')]),
      app().engine,
      at,
    )
    const was = { place: { zone: 'AE', depth: 2 } }
    const is = { place: { zone: 'X', height: 3 } }
    const kindsOf = (release: string) =>
      question
        ?.compare(answer(was, '1'), answer(is, release))
        .map(({ kind }) => kind)
        .toSorted()
    expect(kindsOf('1')).toEqual(['appeared', 'changed', 'gone'])
    expect(kindsOf('2')).toEqual(['changed'])
  })

  it('repeats no request of a page with live data on a server with sample data', () => {
    const snapshot = { ...snapshotOf([reading('federal-flood-hazard', 'getFloodZone')]), sample: false }
    expect(watchedPage(snapshot, app().engine, at)).toEqual([])
  })
})
