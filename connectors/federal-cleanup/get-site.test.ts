import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Transport } from '@/lib/connector/upstream/transport'
import { cleanupListIds } from '@/lib/records/cleanup-site/lists'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import type { CleanupCounts, CleanupSearchResult, CleanupSiteRecords } from './public'
import { interestRow, interests } from './simulated/rows'
import { cleanupEngine, houston, simulated } from './testing/simulated-lists'

const failing = () => new Response('<h1>Busy</h1>', { status: 503 })

async function call<T>(method: string, params: object, transport: Transport = simulated): Promise<T> {
  const engine = cleanupEngine(transport)
  const answer = await engine.callNamed('federal-cleanup', method, params)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data as T
}

const siteOf = (params: object, transport?: Transport) =>
  call<CleanupSiteRecords>('getSite', params, transport)
const countsOf = (params: object, transport?: Transport) =>
  call<CleanupCounts>('countSites', params, transport)

const refusing =
  (part: string, response: () => Response = failing): Transport =>
  async (request) =>
    request.url.includes(part) ? response() : simulated(request)

const superfund = [...facilitiesNear(houston.longitude, houston.latitude, 30)].flatMap((facility) =>
  interestRow(facility, interests.FRS_INTERESTS_SEMS ?? (() => null)),
)[0]?.attributes
const registryId = String(superfund?.REGISTRY_ID)
const epaId = String(superfund?.PGM_SYS_ID)

const stateIn = ({ lists }: CleanupSiteRecords, name: string) =>
  lists.find(({ list }) => list === name)?.state

describe('getSite', () => {
  it('returns the same rows for a registry id as for the id of the site on a list', async () => {
    const byRegistry = await siteOf({ registryId })
    const list = byRegistry.sites.find(({ programId }) => programId === epaId)?.list
    const byProgram = await siteOf({ list, programId: epaId })
    expect(byRegistry.found).toBe(true)
    expect(byProgram.sites).toHaveLength(byRegistry.sites.length)
    expect(byProgram.sites).toEqual(expect.arrayContaining(byRegistry.sites))
    expect(byRegistry.superfund).toMatchObject([{ epaId, state: 'found', isArchived: false }])
    expect(byRegistry.lists.map(({ list }) => list)).toEqual(cleanupListIds)
  })

  it('returns every row that a search around a site lists under the same registry id', async () => {
    const nearby = await call<CleanupSearchResult>('searchSites', { ...houston, miles: 3 })
    const ids = [...new Set(nearby.sites.map((site) => site.registryId))].filter(Boolean).slice(0, 8)
    expect(ids.length).toBeGreaterThan(2)
    for (const id of ids) {
      const { sites } = await siteOf({ registryId: id })
      for (const { list, programId } of nearby.sites.filter((site) => site.registryId === id))
        expect(sites).toContainEqual(expect.objectContaining({ list, programId, distanceMiles: null }))
    }
  })

  it('returns a row without a registry id and joins no other list to the row', async () => {
    const nearby = await call<CleanupSearchResult>('searchSites', { ...houston, lists: ['tank'], miles: 3 })
    const tank = nearby.sites[0]
    const record = await siteOf({ list: 'tank', programId: tank?.programId })
    expect(record.sites).toMatchObject([{ list: 'tank', programId: tank?.programId, registryId: null }])
    expect(stateIn(record, 'npl')).toBe('not-joined')
  })

  it('reports a site as not found if no list has its registry id', async () => {
    const record = await siteOf({ registryId: '110999999999' })
    expect(record).toMatchObject({ found: false, sites: [], superfund: [] })
    expect(stateIn(record, 'tank')).toBe('not-joined')
  })

  it.each([
    ['a server that is down', failing],
    ['an error inside an answer', () => Response.json({ error: { code: 400, message: 'Invalid field' } })],
    ['rows without ids', () => Response.json({ features: [{ attributes: { PRIMARY_NAME: 'ACME' } }] })],
    ['a page cut before its first row', () => Response.json({ features: [], exceededTransferLimit: true })],
  ])('reports %s as a failure, not as a list without the site', async (_, response) => {
    const record = await siteOf({ registryId: '110999999999' }, refusing('FRS_INTERESTS_ACRES', response))
    expect(record).toMatchObject({ found: null, sites: [] })
    expect(stateIn(record, 'brownfield')).toBe('failed')
    expect(record.caveats.join(' ')).toContain('We could not ask for the list “Brownfields')
  })

  it('returns a site even if the Superfund record of the site fails to load or does not exist', async () => {
    const failed = await siteOf({ registryId }, refusing('envirofacts_site'))
    expect(failed).toMatchObject({ found: true, superfund: [{ epaId, state: 'failed', isArchived: null }] })
    expect(stateIn(failed, 'superfund-archived')).toBe('failed')
    const none = await siteOf(
      { registryId },
      refusing('envirofacts_site', () => Response.json([])),
    )
    expect(none).toMatchObject({ found: true, superfund: [{ epaId, state: 'none' }] })
    expect(none.caveats.join(' ')).toContain(`has no row of ${epaId}`)
  })

  it('fails if every list fails', async () => {
    await expect(siteOf({ registryId }, async () => failing())).rejects.toThrow('upstream_unavailable')
  })

  it.each([
    {},
    { registryId: '12' },
    { list: 'npl' },
    { programId: epaId },
    { list: 'npl', programId: "a'b" },
  ])('refuses the parameters %j', async (params) => {
    await expect(siteOf(params)).rejects.toThrow('invalid_params')
  })
})

describe('countSites', () => {
  it('returns the same counts as a search', async () => {
    const counts = await countsOf({ ...houston, miles: 2 })
    const { lists } = await call<CleanupSearchResult>('searchSites', { ...houston, miles: 2 })
    for (const { list, state, count } of counts.lists) {
      const search = lists.find((each) => each.list === list)
      if (state === 'counted') expect(count).toBe((search?.listed ?? 0) + (search?.notLoaded ?? 0))
      else
        expect({ list, state, count }).toEqual({
          list: 'superfund-archived',
          state: 'not-counted',
          count: null,
        })
    }
    expect(counts.lists.some(({ count }) => (count ?? 0) > 0)).toBe(true)
  })

  it.each([
    ['a server that is down', failing],
    ['an error inside an answer', () => Response.json({ error: { code: 400, message: 'Invalid field' } })],
    ['an answer without a count', () => Response.json({ features: [] })],
  ])('returns null instead of 0 as the count of a list for %s', async (_, response) => {
    const counts = await countsOf(houston, refusing('FRS_INTERESTS_ACRES', response))
    expect(counts.lists.find(({ list }) => list === 'brownfield')).toMatchObject({
      state: 'failed',
      count: null,
      problem: expect.stringMatching(/\w/),
    })
    expect(counts.caveats.join(' ')).toContain('We could not ask for the list “Brownfields')
  })

  it('fails if every list fails', async () => {
    await expect(countsOf(houston, async () => failing())).rejects.toThrow('upstream_unavailable')
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (name: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-cleanup', `${name}.json`), 'utf8'))

describe.skipIf(!samples)('recorded cleanup site', () => {
  const replay =
    (record: string): Transport =>
    async (request) => {
      if (request.url.includes('envirofacts_site')) return Response.json(recorded(record))
      if (!request.url.includes('FRS_INTERESTS_SEMS/')) return Response.json({ features: [] })
      const page = recorded('frs-interests-sems-5mi-houston-2026-09.trimmed')
      const ofSite = (row: { attributes: { REGISTRY_ID: string; ACTIVE_STATUS: string } }) =>
        row.attributes.REGISTRY_ID === '110000462703' &&
        (row.attributes.ACTIVE_STATUS === 'NOT ON THE NPL') === /IS(\+|%20)NULL/i.test(request.url)
      return Response.json({ ...page, features: page.features.filter(ofSite) })
    }

  it('requests a Superfund record for each of the two EPA ids that share a registry id', async () => {
    const record = await siteOf({ registryId: '110000462703' }, replay('envirofacts-site-no-row-2026-09'))
    expect(new Set(record.sites.map(({ programId }) => programId)).size).toBe(2)
    expect(record.superfund.map(({ state }) => state)).toEqual(['none', 'none'])
    expect(record.caveats.join(' ')).toContain('several EPA ids')
  })

  it('returns the decision of the Superfund table word for word', async () => {
    const record = await siteOf(
      { registryId: '110000462703' },
      replay('envirofacts-site-removal-only-2026-09'),
    )
    expect(record.superfund[0]).toMatchObject({
      state: 'found',
      decision: 'Removal Only Site (No Site Assessment Work Needed)',
    })
  })
})
