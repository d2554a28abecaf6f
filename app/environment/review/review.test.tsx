import { beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { placeAt } from '@/app/_surfaces/place/place'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import { distanceBetween } from '@/lib/arcgis/intersection'
import { centerOf } from '@/lib/geography/geo'
import { circleAround } from '@/lib/geography/geo-circle'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { fetchAdjoining } from './adjoining'
import { BoundariesPanel } from './boundaries/boundaries-panel'
import { fetchBoundaries } from './boundaries/fetch-boundaries'
import { summarize } from './describe-list'
import { fetchReview } from './fetch-review'
import { titleOfPermits } from './permits/describe-permits'
import { permitListIds } from './permits/permit-lists'
import { Review } from './review'
import { answer } from './review-answer'

const site = shareSite()
beforeAll(() => giveHeaders({}))

/** Two Superfund boundaries are within a mile of this point. */
const losAngeles = { latitude: 34.0219, longitude: -118.2949 }
const houston = { latitude: 29.725, longitude: -95.23 }

async function fetchAnswer(): Promise<CleanupSearchResult> {
  const result = await site().engine.call('federal-cleanup', 'searchSites', { ...houston, miles: 1 })
  if (!result.ok) throw new Error(result.error.message)
  return result.data
}

const drawReview = (sites: CleanupSearchResult) =>
  draw(
    <Review
      url={{ at: houston }}
      place={placeAt(houston)}
      area={{ start: 'From the point.', metas: [] }}
      answer={sites}
      metas={[]}
    />,
  )

describe('records review page', () => {
  it('names each list and each site, and links to the lists of the state', async () => {
    const nearby = await fetchAnswer()
    const markup = await drawReview(nearby)
    for (const { list } of nearby.lists) expect(markup).toContain(titleOfList(list))
    const groups = [...groupSites(nearby.sites), ...groupSites(nearby.unplaced)]
    expect(markup.match(/Lists and ids/g)).toHaveLength(groups.length)
    for (const { programId } of nearby.sites) expect(markup).toContain(programId)
    expect(markup).toContain('Texas Commission on Environmental Quality')
    expect(markup).toContain('not an environmental assessment')
  })

  it('shows a failed list as failed, never as a list without sites', async () => {
    const nearby = await fetchAnswer()
    const lists = nearby.lists.map((list) => ({
      ...list,
      state: 'failed' as const,
      listed: null,
      notLoaded: null,
      unplaced: null,
      problem: 'The server is down.',
    }))
    const markup = await drawReview({ ...nearby, lists, sites: [], unplaced: [] })
    expect(markup).not.toMatch(/<td[^>]*>(None|0)</)
    expect(markup.match(/We could not ask it/g)).toHaveLength(lists.length)
    expect(summarize({ lists })).toContain('We could not ask 12 lists.')
  })

  it('the review never calls a place clean', async () => {
    const page = await answer({ at: houston, miles: '1' })
    const markup = await draw(<div>{page.shown}</div>)
    expect(markup).toContain('Permits and toxic releases')
    expect(markup).not.toMatch(/Phase I|AAI|\bclear(ed|ance)?\b|\bsafe\b|no contamination|\bREC\b/i)
    expect(markup.replace(/<[^>]*>/g, ' ')).not.toMatch(/\bscores?\b|\brisk\b/i)
  })

  it('names each of the five kinds of lists that are not searched, above the table of lists', async () => {
    const [head = '', table] = (await drawReview(await fetchAnswer())).split('<table')
    expect(table).toBeDefined()
    const kinds = [
      'registries of engineering controls',
      'spill reports to the National Response Center',
      'landfills',
      'formerly used defense sites',
      'the lists of every state',
    ]
    for (const kind of kinds) expect(head).toContain(kind)
  })

  it('each list of permits has a row with its counts', async () => {
    const page = await answer({ at: houston, miles: '1' })
    const markup = await draw(<div>{page.shown}</div>)
    for (const list of permitListIds) {
      const row = markup.split('<tr').find((each) => each.includes(`${titleOfPermits(list)}<`))
      expect(row).toMatch(/1\.00 mi.*Not named/)
      expect(row?.match(/<td[^>]*>(\d+|None)</g)?.length).toBeGreaterThan(2)
    }
  })

  it('names each Superfund boundary within the distance', async () => {
    const page = await answer({ at: losAngeles, miles: '1' })
    const markup = await draw(<div>{page.shown}</div>)
    const near = await site().engine.call('federal-cleanup', 'getSiteBoundaries', { ...losAngeles, miles: 1 })
    if (!near.ok) throw new Error(near.error.message)
    const { boundaries } = near.data
    expect(boundaries.length).toBeGreaterThan(1)
    for (const { epaId } of boundaries) expect(markup).toContain(epaId)
  })

  it('reports a failed request for Superfund boundaries instead of no boundary', async () => {
    const down = (async () => ({
      ok: false,
      error: { code: 'timeout', message: 'Late.', issues: [] },
    })) as never
    const within = await fetchBoundaries(losAngeles, 1, down)
    const failed = await draw(<BoundariesPanel within={within} />)
    expect(failed).toContain('We could not ask for the boundaries of Superfund sites. Late.')
    expect(failed).not.toMatch(/None within|<table/)
  })

  it('measures from the edge of a lot whose outline is published', async () => {
    const page = await answer({ at: { latitude: 33.7493, longitude: -84.3876 } })
    expect(await draw(<div>{page.shown}</div>)).toMatch(/Distances count from the edge of parcel/)
  })

  it('measures from the edge of a drawn outline', async () => {
    const outline = circleAround(houston, 200, 8)
    const page = await answer({ outline, miles: '0.5' })
    const markup = await draw(<div>{page.shown}</div>)
    expect(markup).toContain('Distances count from the edge of your outline of 8 corners.')
    expect(markup).toContain('Shorter than the rule')
    expect(markup).not.toContain('The lot')
  })

  it.each([
    ['abroad', { outline: circleAround({ latitude: 48.85, longitude: 2.35 }, 200, 8) }, /not in the United/],
    [
      'at another place',
      { outline: circleAround(houston, 200, 8), at: { latitude: 33.7493, longitude: -84.3876 } },
      /not at this place/,
    ],
  ])('rejects an outline %s at its field', async (_, url, message) => {
    expect(await answer(url)).toMatchObject({
      problems: [{ field: 'outline', message: expect.stringMatching(message) }],
      shown: null,
    })
  })

  it('fetchAdjoining returns the lots that touch the outline and their records, or the reason of a failure', async () => {
    const at = { latitude: 33.7493, longitude: -84.3876 }
    const call: EngineCaller = (connector, method, params) =>
      site().engine.call(connector, method, params, { internal: true })
    const { area, answer: sites } = await fetchReview(placeAt(at), {}, call)
    if (!area.outline || !sites.ok) throw new Error('The sample country has no lot here')
    const { lots, why } = await fetchAdjoining(placeAt(at), area.outline, sites.data.sites, call)
    expect(why).toBeUndefined()
    for (const { outline } of lots) {
      expect(distanceBetween(area.outline, outline)).toBeLessThanOrEqual(3)
      expect(outline.coordinates).not.toEqual(area.outline.coordinates)
    }
    const [first] = lots
    const [x = 0, y = 0] = centerOf(first?.outline ?? area.outline)
    const record = { ...sites.data.sites[0], latitude: y, longitude: x, isPlaceOnly: false } as CleanupSite
    const withRecord = await fetchAdjoining(placeAt(at), area.outline, [record], call)
    expect(withRecord.lots[0]?.records).toEqual([record])
    const down = (async () => ({
      ok: false,
      error: { code: 'timeout', message: 'Late.', issues: [] },
    })) as never
    expect(await fetchAdjoining(placeAt(at), area.outline, [], down)).toMatchObject({
      lots: [],
      why: 'We could not ask for the lots around. Late.',
    })
  })
})
