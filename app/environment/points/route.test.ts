import type { FeatureCollection, Point } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { shareSite } from '@/app/_lib/testing/share-site'
import { facilityId } from '@/components/facilities/map/facility-id'
import type { FacilityPointProperties } from '@/components/facilities/map/facility-point'
import { countFromLot, fetchLotOutline } from '../from-lot'
import { GET } from './route'

const place = { latitude: 29.7355, longitude: -95.2654 }
const HOST = 'echodata.epa.gov'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '30' })

const ask = (query: string, visitor = '192.0.2.1') =>
  GET(
    new Request(`http://localhost/environment/points?${query}`, {
      headers: { 'x-openplat-visitor': visitor },
    }),
  )

async function pointsOf(query: string) {
  const response = await ask(query)
  const body = (await response.json()) as FeatureCollection<Point, FacilityPointProperties>
  return { response, features: body.features }
}

const call = ((connector, method, params) =>
  site().engine.call(connector, method, params, { internal: true })) as EngineCaller

async function rowsNear(radiusMiles: number) {
  const question = { service: 'air', ...place, radiusMiles } as const
  const answer = await site().engine.call('federal-env-compliance', 'facilitiesNear', question, {
    internal: true,
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

describe('GET /environment/points', () => {
  it('returns each row with a position once, nearest to the edge of the lot first', async () => {
    const { response, features } = await pointsOf('at=29.7355,-95.2654&radius=1&media=air')
    const data = await rowsNear(1)
    const { rows, counts } = data
    const lot = await fetchLotOutline({ q: undefined }, { point: place }, call)
    const placed = countFromLot(data, lot).filter(({ latitude }) => latitude !== null)
    const nearest = rows.find(({ key }) => key === placed[0]?.key)
    expect(placed[0]?.distanceMiles).toBeLessThan(nearest?.distanceMiles ?? 0)
    expect(features.map(({ properties }) => properties.id)).toEqual(placed.map(facilityId))
    expect(features).toHaveLength(counts.listedWithPosition)
    expect(features.length).toBeGreaterThan(3)
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
    expect(features.map(({ id }) => id)).toEqual(features.map(({ properties }) => properties.id))
    for (const [n, { properties, geometry }] of features.entries()) {
      expect(properties.id).not.toContain(' ')
      expect(properties).toMatchObject({ d: placed[n]?.distanceMiles, r: placed[n]?.ring })
      expect(geometry.coordinates[0]).toBeCloseTo(placed[n]?.longitude ?? 0, 4)
      expect(['current', 'past', 'none', 'unknown']).toContain(properties.v)
    }
    expect(response.headers.get('content-type')).toBe('application/geo+json')
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d{1,3}$/)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('the points match the filters of the page', async () => {
    const all = await pointsOf('at=29.7355,-95.2654&radius=1&media=air')
    const near = await pointsOf('at=29.7355,-95.2654&radius=1&media=air&within=2')
    const clean = await pointsOf('at=29.7355,-95.2654&radius=1&media=air&status=none')
    expect(near.features).toEqual(all.features.filter(({ properties }) => (properties.r ?? 9) <= 2))
    expect(clean.features).toEqual(all.features.filter(({ properties }) => properties.v === 'none'))
    expect(near.features.length).toBeLessThan(all.features.length)
    expect(clean.features.length).toBeLessThan(all.features.length)
  })

  it.each([
    ['radius=1', 'at'],
    ['at=29.7', 'at'],
    ['at=91,0', 'at'],
    ['at=29.7355,-95.2654&radius=0', 'radius'],
    ['at=29.7355,-95.2654&radius=100', 'radius'],
    ['at=29.7355,-95.2654&radius=NaN', 'radius'],
    ['at=29.7355,-95.2654&rings=4', 'rings'],
    ['at=29.7355,-95.2654&status=bad', 'status'],
  ])('rejects %s, and the message names %s', async (query, path) => {
    const response = await ask(query, '192.0.2.2')
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = (await response.json()) as { code: string; issues: { path: string }[] }
    expect([problem.code, problem.issues.map((issue) => issue.path)]).toEqual(['invalid_params', [path]])
  })

  it('reports a failed source instead of an empty result', async () => {
    site().faults?.set(HOST, 'down')
    const response = await ask('at=44.5,-103.5&radius=1', '192.0.2.3')
    site().faults?.set(HOST, undefined)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'upstream_unavailable' })
  })

  it('rejects too many requests of a visitor', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 32; n += 1) statuses.push((await ask('radius=1', '192.0.2.4')).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400))
    expect(statuses.slice(30)).toEqual([429, 429])
  })
})
