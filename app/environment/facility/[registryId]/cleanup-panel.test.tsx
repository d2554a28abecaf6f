import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import type { CleanupSearchResult, CleanupSiteRecords } from '@/connectors/federal-cleanup/public'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { CleanupPanel } from './cleanup-panel'
import type { FacilityCleanupResult } from './fetch-facility'

const site = shareSite()
beforeAll(() => giveHeaders({}))

const houston = { latitude: 29.725, longitude: -95.23 }
const home = { name: 'Home', point: houston }

async function fetchRecord() {
  const { engine } = site()
  const nearby = await engine.call('federal-cleanup', 'searchSites', {
    ...houston,
    lists: ['brownfield'],
    miles: 3,
  })
  const [first] = nearby.ok ? (nearby.data as CleanupSearchResult).sites : []
  const answer = await engine.call('federal-cleanup', 'getSite', { registryId: first?.registryId ?? '' })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer
}

const drawPanel = (answer: FacilityCleanupResult) =>
  draw(<CleanupPanel id="110000000001" cleanup={Promise.resolve(answer)} from={home} />)

const withFailures = (data: CleanupSiteRecords, names: readonly string[]): CleanupSiteRecords => ({
  ...data,
  lists: data.lists.map((each) =>
    names.includes(each.list) ? { ...each, state: 'failed' as const, problem: 'The server is down.' } : each,
  ),
})

describe('cleanup panel of a facility', () => {
  it('names each list that has the facility, and the distance of the facility from the home', async () => {
    const answer = await fetchRecord()
    const markup = await drawPanel(answer)
    for (const { list } of answer.data.sites) expect(markup).toContain(titleOfList(list))
    expect(markup).toMatch(/This place is on \d/)
    expect(markup).toMatch(/ mi \w+ of Home|At Home/)
    expect(markup).toContain('EPA’s page of this site')
    expect(markup).toContain('not an environmental assessment')
  })

  it('names a failed list instead of reporting that no list has the facility', async () => {
    const answer = await fetchRecord()
    const data = { ...withFailures(answer.data, ['npl']), found: null, sites: [] }
    const markup = await drawPanel({ ...answer, data })
    expect(markup).toContain('We could not ask for the list “Superfund: National Priorities List”')
    expect(markup).not.toContain('none has this place')
  })

  it('reports that permits are not affected if all cleanup lists fail', async () => {
    const error = { code: 'upstream_unavailable', message: 'The server is down.', issues: [] } as const
    const markup = await drawPanel({ ok: false, error } as unknown as FacilityCleanupResult)
    expect(markup).toContain('they stand')
    expect(markup).not.toContain('none has this place')
  })

  it('reports that no list has the facility if every list responded', async () => {
    const answer = await fetchRecord()
    const markup = await drawPanel({ ...answer, data: { ...answer.data, found: false, sites: [] } })
    expect(markup).toContain('none has this place')
    expect(markup).not.toMatch(/\bsafe\b|\bclean\b|no contamination/)
  })
})
