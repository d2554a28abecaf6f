import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { summarizeLists } from '@/lib/records/cleanup-site/describe'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { cleanupWorkLists } from '@/lib/records/cleanup-site/lists'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { environmentUrl } from '../url'
import { CleanupLine, fetchCleanup, type PendingCleanupSites } from './cleanup-line'
import { drawSites, sitesFor } from './filter-sites'

const site = shareSite()
beforeAll(() => giveHeaders({}))

const point = { latitude: 29.725, longitude: -95.23 }
const { url: place } = environmentUrl.parse({ at: '29.725,-95.23' })

const drawLine = async (cleanup: PendingCleanupSites, url = place) =>
  (await draw(<CleanupLine id="cleanup" url={url} area={{ point }} cleanup={cleanup} />)).replace(
    /<!--.*?-->/g,
    '',
  )

const list = {
  list: 'npl',
  miles: 1,
  state: 'found',
  listed: 2,
  notLoaded: 1,
  unplaced: 0,
  problem: null,
} as const
const failure = { ...list, state: 'failed', listed: null, notLoaded: null, unplaced: null } as const
const none = { ...list, state: 'none', listed: 0, notLoaded: 0 } as const

describe('the cleanup lists beside the facilities', () => {
  const ask = () =>
    fetchCleanup({ point }, (connector, method, params) => site().engine.call(connector, method, params))

  it('the line about cleanup counts and lists the sites, and links to the review', async () => {
    const answer = await ask()
    if (!answer?.ok) throw new Error('The sample country has cleanup sites here')
    const groups = sitesFor(answer.data, undefined)
    const markup = await drawLine(ask())
    expect(markup).toMatch(
      new RegExp(`Permits and inspections; cleanup sites: (at least )?${groups.length} within up to 1 mile`),
    )
    expect(markup).toContain('href="/environment/review?at=29.725')
    expect(markup.match(/<li/g)).toHaveLength(groups.length)
    for (const { records } of groups)
      expect(markup).toContain(formatFacilityName(records[0].name).replace('&', '&amp;'))
  })

  it('a selected list filters the cleanup sites, and “hidden” removes all sites', async () => {
    const answer = await ask()
    if (!answer?.ok) throw new Error('The sample country has cleanup sites here')
    const { sites } = answer.data
    const list = cleanupWorkLists.find((each) => sites.some((record) => record.list === each))
    const some = sitesFor(answer.data, list)
    expect(some.length).toBeGreaterThan(0)
    expect(some.flatMap(({ records }) => records).every((record) => record.list === list)).toBe(true)
    expect(drawSites(some).length).toBeLessThanOrEqual(some.length)
    expect(sitesFor(answer.data, 'hidden')).toEqual([])
    const markup = await drawLine(ask(), { ...place, cleanup: 'hidden' })
    expect(markup).not.toContain('<li')
    expect(markup).toContain('<details open')
  })

  it('a site has no marker on the map if only its ZIP code or town is known', () => {
    const record = { name: 'MILL', latitude: 29.7, longitude: -95.2, isPlaceOnly: true } as CleanupSite
    expect(drawSites([{ key: '1', records: [record] }])).toEqual([])
    expect(drawSites([{ key: '1', records: [{ ...record, isPlaceOnly: false }] }])).toHaveLength(1)
  })

  it('describes failed lists as failed and not as lists without sites', async () => {
    const error = { code: 'upstream_unavailable', message: 'The server is down.', issues: [] }
    const markup = await drawLine(Promise.resolve({ ok: false, error }) as unknown as PendingCleanupSites)
    expect(markup).toContain('we could not ask for them')
    expect(markup).not.toMatch(/\b(0|no|none)\b/)
  })

  it.each([
    [[list, none], 'Cleanup lists: 3 records on 1 of 2 lists, within up to 1 mile.'],
    [
      [list, failure],
      'Cleanup lists: 3 records on 1 of 2 lists, within up to 1 mile. We could not ask 1 list.',
    ],
    [[none, failure], 'Cleanup lists: no record on the lists that answered. We could not ask 1 list.'],
    [[none, none], 'Cleanup lists: no record on 2 lists, within up to 1 mile.'],
    [[failure, failure], 'Cleanup lists: we could not ask 2 lists, which says nothing about sites here.'],
  ])('describes the results of the cleanup lists %j as “%s”', (lists, sentence) => {
    expect(summarizeLists(lists)).toBe(sentence)
  })

  it('offers a search around a place instead of cleanup lists for a box', async () => {
    const bbox = [-95.3, 29.7, -95.2, 29.8] as [number, number, number, number]
    const markup = await draw(<CleanupLine id="cleanup" url={place} area={{ bbox }} cleanup={undefined} />)
    expect(markup).toContain('Search around a place')
  })
})
