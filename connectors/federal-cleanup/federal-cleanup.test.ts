import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween } from '@/lib/arcgis/intersection'
import type { Transport } from '@/lib/connector/upstream/transport'
import { circleAround } from '@/lib/geography/geo-circle'
import { cleanupListIds, cleanupLists } from '@/lib/records/cleanup-site/lists'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import { metersToMiles } from '@/lib/units'
import type { CleanupSearchResult } from './public'
import { interestRow, interests } from './simulated/rows'
import { cleanupEngine, houston, simulated } from './testing/simulated-lists'

const ask = async (params: object = houston, transport: Transport = simulated) =>
  cleanupEngine(transport).callNamed('federal-cleanup', 'searchSites', params)

async function answerOf(params?: object, transport?: Transport): Promise<CleanupSearchResult> {
  const answer = await ask(params, transport)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data as CleanupSearchResult
}

const listIn = ({ lists }: CleanupSearchResult, name: string) => lists.find(({ list }) => list === name)

const withService =
  (service: string, response: () => Response): Transport =>
  async (request) =>
    request.url.includes(service) ? response() : simulated(request)

describe('searchSites around a point', () => {
  it('returns the same brownfields and large generators as a brute-force search, all within the distance', async () => {
    const miles = 3
    const answer = await answerOf({ ...houston, miles })
    const handCounted = { brownfield: 'FRS_INTERESTS_ACRES', 'waste-generator': 'FRS_INTERESTS_RCRA_LQG' }
    for (const [name, service] of Object.entries(handCounted)) {
      const byHand = [...facilitiesNear(houston.longitude, houston.latitude, miles)]
        .flatMap((facility) => interestRow(facility, interests[service] ?? (() => null)))
        .map(({ attributes }) => attributes.PGM_SYS_ID)
      expect(byHand.length).toBeGreaterThan(0)
      const listed = answer.sites.filter(({ list }) => list === name)
      expect(listed.map(({ programId }) => programId).toSorted()).toEqual(byHand.toSorted())
    }
    for (const { distanceMiles } of answer.sites) expect(distanceMiles).toBeLessThanOrEqual(miles + 0.02)
  })

  it('puts each active handler of hazardous waste into exactly one of two lists', async () => {
    const miles = 3
    const { sites } = await answerOf({ ...houston, miles })
    const handlers = [...facilitiesNear(houston.longitude, houston.latitude, miles)].flatMap((facility) =>
      interestRow(facility, interests.FRS_INTERESTS_RCRA_ACTIVE ?? (() => null)),
    )
    const others = handlers.filter(({ attributes }) => attributes.INTEREST_TYPE !== 'LQG')
    const idsOn = (name: string) =>
      sites.filter(({ list }) => list === name).map(({ programId }) => programId)
    expect(idsOn('waste-handler').toSorted()).toEqual(
      others.map(({ attributes }) => attributes.PGM_SYS_ID).toSorted(),
    )
    expect([...idsOn('waste-generator'), ...idsOn('waste-handler')]).toHaveLength(handlers.length)
    const sizes = new Set(sites.flatMap(({ list, status }) => (list === 'waste-handler' ? [status] : [])))
    expect(sizes).toEqual(new Set(['SQG, ACTIVE', 'VSQG, ACTIVE', 'UNSPECIFIED UNIVERSE, ACTIVE']))
  })

  it('separates the street of a tank from the state and the ZIP code', async () => {
    const { sites } = await answerOf({ ...houston, miles: 2, lists: ['tank', 'tank-release'] })
    expect(sites.length).toBeGreaterThan(0)
    for (const { street, zip } of sites) {
      expect(street).not.toMatch(/US$|\d{5}$/)
      expect(zip).toMatch(/^\d{5}/)
    }
  })

  it('keeps an active handler whose size is not published', async () => {
    const sizeless: Transport = async (request) => {
      const response = await simulated(request)
      if (!request.url.includes('RCRA_ACTIVE') || !request.url.includes('/query')) return response
      const body = await response.json()
      for (const { attributes } of body.features) attributes.INTEREST_TYPE = null
      return Response.json(body)
    }
    const { sites } = await answerOf({ ...houston, miles: 1, lists: ['waste-handler'] }, sizeless)
    expect(sites.length).toBeGreaterThan(0)
    expect(new Set(sites.map(({ status }) => status))).toEqual(new Set(['ACTIVE']))
  })

  it('searches each list within the default distance of that list', async () => {
    const { lists, sites } = await answerOf()
    expect(lists.map(({ list }) => list)).toEqual(cleanupListIds)
    for (const { list, distanceMiles } of sites)
      expect(distanceMiles).toBeLessThanOrEqual(cleanupLists[list].miles + 0.005)
  })

  it('counts the returned sites of each list, and separately the sites without a position', async () => {
    const { sites, lists, unplaced } = await answerOf({ ...houston, miles: 2 })
    for (const { list, listed, notLoaded, state } of lists) {
      expect(sites.filter((site) => site.list === list)).toHaveLength(listed ?? 0)
      expect(notLoaded).toBe(0)
      expect(state).toBe((listed ?? 0) > 0 ? 'found' : 'none')
    }
    expect(unplaced.length).toBe(lists.reduce((sum, list) => sum + (list.unplaced ?? 0), 0))
    expect(unplaced.every(({ distanceMiles }) => distanceMiles === null)).toBe(true)
    expect(unplaced.length).toBeGreaterThan(0)
  })

  it('requests a count if one page does not contain all sites', async () => {
    const cut: Transport = async (request) => {
      if (request.url.includes('returnCountOnly')) return Response.json({ count: 1_234 })
      const response = await simulated(request)
      return request.url.includes('RCRA_LQG') && request.url.includes('/query')
        ? Response.json({ ...(await response.json()), exceededTransferLimit: true })
        : response
    }
    const answer = await answerOf({ ...houston, miles: 5 }, cut)
    const { listed, notLoaded } = listIn(answer, 'waste-generator') ?? {}
    expect((listed ?? 0) + (notLoaded ?? 0)).toBe(1_234)
    expect(listed).toBeGreaterThan(0)
  })
})

describe('failed or changed lists', () => {
  it.each([
    ['a server that is down', () => new Response('<h1>Busy</h1>', { status: 503 })],
    ['an error inside an answer', () => Response.json({ error: { code: 400, message: 'Invalid field' } })],
    ['a web page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['rows without ids', () => Response.json({ features: [{ attributes: { PRIMARY_NAME: 'ACME' } }] })],
    [
      'a page that is cut before its first row',
      () => Response.json({ features: [], exceededTransferLimit: true }),
    ],
  ])('reports %s as a failure, not as an absence of sites', async (_, response) => {
    const answer = await answerOf({ ...houston, miles: 3 }, withService('FRS_INTERESTS_SEMS/', response))
    for (const list of ['npl', 'npl-deleted', 'superfund'])
      expect(listIn(answer, list)).toMatchObject({
        state: 'failed',
        listed: null,
        problem: expect.stringMatching(/\w/),
      })
    expect(listIn(answer, 'brownfield')?.state).toBe('found')
  })

  it('fails if every list fails', async () => {
    const down: Transport = async () => new Response('<h1>Busy</h1>', { status: 503 })
    expect(await ask(houston, down)).toMatchObject({ ok: false, error: { code: 'upstream_unavailable' } })
  })

  it('adds a caveat for a missing optional column, but fails the list for a missing required column', async () => {
    const without =
      (name: string): Transport =>
      async (request) => {
        if (!request.url.includes('UST_Finder')) return simulated(request)
        if (request.url.includes(`${name}%2C`) || request.url.includes(`${name},`))
          return Response.json({ error: { code: 400, message: 'Invalid field', details: [name] } })
        const response = await simulated(request)
        if (request.url.includes('/query')) return response
        const page = await response.json()
        const fields = page.fields.filter((field: { name: string }) => field.name !== name)
        return Response.json({ ...page, fields })
      }
    const answer = await answerOf(houston, without('Substance'))
    expect(listIn(answer, 'tank-release')?.state).not.toBe('failed')
    expect(answer.caveats.join(' ')).toContain('no longer publishes Substance')
    expect(listIn(await answerOf(houston, without('Status')), 'tank-release')?.state).toBe('failed')
  })
})

describe('searchSites around an outline', () => {
  it("measures distances from the outline's edge", async () => {
    const polygon = circleAround(houston, 300, 24)
    const answer = await answerOf({ polygon, lists: ['brownfield', 'waste-generator'], miles: 1 })
    expect(answer.measuredFrom).toBe('outline')
    expect(answer.sites.length).toBeGreaterThan(0)
    for (const { latitude, longitude, distanceMiles } of answer.sites) {
      const point = { type: 'Point' as const, coordinates: [longitude ?? 0, latitude ?? 0] }
      expect(distanceMiles).toBeCloseTo(metersToMiles(distanceBetween(polygon, point)), 2)
    }
  })

  it('finds around a larger outline every site around the smaller one', async () => {
    const lists = ['brownfield']
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 30, max: 500 }),
        fc.integer({ min: 1, max: 800 }),
        async (small, more) => {
          const [inner, outer] = await Promise.all(
            [small, small + more].map((meters) =>
              answerOf({ polygon: circleAround(houston, meters, 64), lists, miles: 0.5 }),
            ),
          )
          const ids = new Set(outer?.sites.map(({ programId }) => programId))
          for (const { programId } of inner?.sites ?? []) expect(ids.has(programId)).toBe(true)
        },
      ),
      { numRuns: 12, seed: 36 },
    )
  })

  it.each([
    ['a distance of six miles', { ...houston, miles: 6 }, 'miles'],
    ['no list', { ...houston, lists: [] }, 'lists'],
    ['an unknown list', { ...houston, lists: ['spills'] }, 'lists.0'],
    ['half a point', { latitude: 29 }, 'latitude'],
    ['an outline as large as a town', { polygon: circleAround(houston, 9_000, 24) }, 'polygon'],
    ['an outline of 600 corners', { polygon: circleAround(houston, 300, 600) }, 'polygon'],
    ['a box as large as a state', { bbox: [-95, 29, -94, 30] }, 'bbox'],
    ['a point and a box', { ...houston, bbox: [-95.3, 29.7, -95.2, 29.8] }, 'bbox'],
  ])('refuses %s and names the parameter', async (_, params, path) => {
    const answer = await ask(params)
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(!answer.ok && answer.error.issues.map((issue) => issue.path)).toContain(path)
  })

  it('returns sites without distances for a box', async () => {
    const answer = await answerOf({ bbox: [-95.26, 29.7, -95.2, 29.75] })
    expect(answer.measuredFrom).toBeNull()
    expect(answer.lists.map(({ list }) => list)).not.toContain('superfund-archived')
    expect(answer.sites.length).toBeGreaterThan(0)
    expect(answer.sites.every(({ distanceMiles }) => distanceMiles === null)).toBe(true)
  })
})

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (name: string) =>
  JSON.parse(readFileSync(join(samples ?? '', 'federal-cleanup', `${name}.json`), 'utf8'))

describe.skipIf(!samples)('recorded cleanup responses', () => {
  const replay =
    (layer: string, archived: string): Transport =>
    async (request) => {
      if (request.url.includes('envirofacts_site')) return Response.json(recorded(archived))
      if (request.url.includes('FRS_INTERESTS_SEMS/')) return Response.json(recorded(layer))
      return Response.json({ features: [] })
    }

  it('lists two sites that share a registry id separately', async () => {
    const transport = replay(
      'frs-interests-sems-5mi-houston-2026-09.trimmed',
      'envirofacts-site-archived-two-rows-2026-09',
    )
    const { sites, unplaced } = await answerOf(
      { ...houston, lists: ['superfund', 'superfund-archived'], miles: 5 },
      transport,
    )
    const twins = sites.filter(({ registryId }) => registryId === '110000462703')
    expect(twins.map(({ programId }) => programId)).toHaveLength(2)
    expect(new Set(twins.map(({ programId }) => programId)).size).toBe(2)
    expect(sites.some(({ accuracyMeters }) => accuracyMeters === null)).toBe(true)
    expect(sites.find(({ programId }) => programId === 'TXN000607443')).toMatchObject({
      name: 'SUPPLY PRO FIRE',
      status: 'NOT ON THE NPL',
      accuracyMeters: 30,
      registryUpdatedOn: '2021-11-24',
    })
    expect(unplaced).toMatchObject([
      { programId: 'CTD000604546', status: 'Deferred to RCRA (Subtitle C)', reportedOn: '1984-09-01' },
      { programId: 'CTD000606533', reportedOn: '2014-08-06' },
    ])
  })

  it('treats a position in the ocean as missing', async () => {
    const transport = replay(
      'frs-interests-sems-empty-ring-2026-09.trimmed',
      'envirofacts-site-position-in-ocean-2026-09',
    )
    const answer = await answerOf({ ...houston, lists: ['npl', 'superfund-archived'] }, transport)
    expect(listIn(answer, 'npl')).toMatchObject({ state: 'none', listed: 0 })
    expect(answer.unplaced).toMatchObject([{ latitude: null, longitude: null, distanceMiles: null }])
  })
})
