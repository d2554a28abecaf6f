import { describe, expect, it, vi } from 'vitest'
import { agingSite } from '@/app/_lib/testing/aging-site'
import { unwatchList, watchList } from '@/app/_surfaces/feeds/watch-list'
import { getJobRunner } from '@/app/_surfaces/jobs/job-runner'
import { checkAtom, entriesOf } from '@/lib/feeds/testing/check-atom'
import { jsonFeedSchema } from '@/lib/feeds/testing/json-feed-schema'
import { feedOfList } from './serve-feed'

const { world, requests, app, breakHeights, poll: pollFeed } = agingSite()
const visitor = new Headers({ 'x-openplat-visitor': '192.0.2.9' })

async function makeList() {
  const { jobs } = app()
  const list = {
    headings: ['Place', 'Owner'],
    roles: ['place' as const, 'mine' as const],
    rows: [
      ['40.4, -100.4', 'Ann Example'],
      ['40.5, -100.4', 'Bob Example'],
      ['nowhere at all', ''],
    ],
    facts: ['elevation'],
  }
  const job = await jobs.draft(list)
  if (!job) throw new Error('the store is open')
  await jobs.start(job.id, job.key, `visitor ${job.id}`)
  ;(await getJobRunner()).wake()
  await vi.waitFor(
    async () => expect(await jobs.open(job.id)).toMatchObject({ kind: 'found', job: { state: 'done' } }),
    { timeout: 20_000 },
  )
  requests.length = 0
  return job
}

const get = (id: string, format: 'atom' | 'json' = 'atom') =>
  feedOfList(format)(new Request('http://localhost/', { headers: { host: 'land.example' } }), {
    params: Promise.resolve({ job: id }),
  })

const poll = async (id: string) => entriesOf(await pollFeed(id, () => get(id)))

describe('the feed of a list of places', () => {
  it('the feed stays empty and sends no request until the creator of the list turns updates on', async () => {
    const { id, key } = await makeList()
    world.days = 30
    const xml = await (await get(id)).text()
    expect([checkAtom(xml), entriesOf(xml)]).toEqual([[], []])
    expect(await app().feeds.open(id)).toBeNull()
    expect(await watchList(id, 'another key', visitor)).toBe('wrong-key')
    expect(await unwatchList(id, 'another key')).toBe('wrong-key')
    expect(await app().feeds.open(id)).toBeNull()
    expect(await watchList(id, key, visitor)).toBe('done')
    expect(await app().feeds.open(id)).not.toBeNull()
    expect(await unwatchList(id, key)).toBe('done')
    expect(await app().feeds.open(id)).toBeNull()
    expect(requests).toEqual([])
  })

  it('the feed gets an entry for each changed value of a row, and contains no text that the visitor uploaded', async () => {
    const { id, key } = await makeList()
    await watchList(id, key, visitor)
    world.days = 8
    world.metersAdded = 30
    const entries = await poll(id)
    expect(entries.map(({ title }) => title).join('\n')).toMatch(/^Row 1: Ground elevation: .* → /m)
    expect(entries.map(({ title }) => title).join('\n')).toMatch(/^Row 2: Ground elevation: .* → /m)
    const text = await (await get(id)).text()
    expect(checkAtom(text)).toEqual([])
    expect(text).not.toMatch(/Example|Ann|Bob|nowhere/)
    jsonFeedSchema.parse(await (await get(id, 'json')).json())
    world.days = 16
    expect(await poll(id)).toEqual(entries)
  })

  it('the feed gets no entry while the source is down, and ends when the list is removed', async () => {
    const { id, key } = await makeList()
    await watchList(id, key, visitor)
    world.days = 9
    breakHeights()
    expect(await poll(id)).toEqual([])
    expect(await app().jobs.remove(id, key)).toBe('done')
    const xml = await (await get(id)).text()
    expect([checkAtom(xml), entriesOf(xml)]).toMatchObject([[], [{ title: 'The list was removed' }]])
    world.days = 40
    expect((await get(id)).status).toBe(410)
    expect((await get('x'.repeat(32))).status).toBe(404)
    expect((await get('short')).status).toBe(404)
  })
})
