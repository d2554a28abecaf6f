import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { summarizeLists } from '@/lib/records/cleanup-site/describe'
import { CleanupLine, fetchCleanup, type PendingCleanup } from './cleanup-line'
import { environmentUrl } from './url'

const site = shareSite()
beforeAll(() => giveHeaders({}))

const point = { latitude: 29.725, longitude: -95.23 }
const { url } = environmentUrl.parse({ at: '29.725,-95.23' })

const drawLine = async (cleanup: PendingCleanup) =>
  (await draw(<CleanupLine url={url} area={{ point }} cleanup={cleanup} />)).replace(/<!--.*?-->/g, '')

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

describe('CleanupLine', () => {
  it('counts records and links to the review', async () => {
    const cleanup = fetchCleanup({ point }, (connector, method, params) =>
      site().engine.call(connector, method, params),
    )
    const markup = await drawLine(cleanup)
    expect(markup).toMatch(/Cleanup lists: \d+ records? on \d+ of 11 lists/)
    expect(markup).toContain('href="/environment/review?at=29.725')
  })

  it('describes failed lists as failed and not as lists without sites', async () => {
    const error = { code: 'upstream_unavailable', message: 'The server is down.', issues: [] }
    const markup = await drawLine(Promise.resolve({ ok: false, error }) as unknown as PendingCleanup)
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

  it('explains that the lists cannot be searched by a box', async () => {
    const bbox = [-95.3, 29.7, -95.2, 29.8] as [number, number, number, number]
    const markup = await draw(<CleanupLine url={url} area={{ bbox }} cleanup={undefined} />)
    expect(markup).toContain('Search around a place')
  })
})
