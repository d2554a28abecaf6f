import fc from 'fast-check'
import type { Polygon, Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import type { CleanupListId } from '@/lib/records/cleanup-site/lists'
import { facilitiesIn, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import { communityRow, interestRow, interests, releaseRow, tankRow } from './simulated/rows'
import { cleanupEngine } from './testing/simulated-lists'

const engine = cleanupEngine()

async function sitesAround(around: object, lists: readonly CleanupListId[], miles: number) {
  const answer = await engine.call('federal-cleanup', 'searchSites', {
    ...around,
    lists: [...lists],
    miles,
  } as never)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.sites
}

type CountedList =
  | 'npl'
  | 'brownfield'
  | 'waste-generator'
  | 'waste-handler'
  | 'tank'
  | 'tank-release'
  | 'corrective-action'

const interestIds =
  (service: string, isIncluded = (_status: string, _interest: string) => true) =>
  (facility: SampleFacility) =>
    interestRow(facility, interests[service] ?? (() => null))
      .filter(({ attributes }) =>
        isIncluded(String(attributes.ACTIVE_STATUS), String(attributes.INTEREST_TYPE)),
      )
      .map(({ attributes }) => attributes.PGM_SYS_ID)

const idsOf: Readonly<Record<CountedList, (facility: SampleFacility) => unknown[]>> = {
  npl: interestIds('FRS_INTERESTS_SEMS', (status) =>
    ['CURRENTLY ON THE FINAL NPL', 'PROPOSED FOR NPL', 'SITE IS PART OF NPL SITE'].includes(status),
  ),
  brownfield: interestIds('FRS_INTERESTS_ACRES'),
  'waste-generator': interestIds('FRS_INTERESTS_RCRA_LQG'),
  'waste-handler': interestIds('FRS_INTERESTS_RCRA_ACTIVE', (_, interest) => interest !== 'LQG'),
  tank: (facility) => tankRow(facility).map(({ attributes }) => attributes.Facility_ID),
  'tank-release': (facility) => releaseRow(facility).map(({ attributes }) => attributes.LUST_ID),
  'corrective-action': (facility) =>
    communityRow(facility)
      .filter(({ attributes }) => attributes.RCRA_GPRA_CA !== null)
      .map(({ attributes }) => attributes.EPA_ID),
}
const lists = Object.keys(idsOf) as CountedList[]

const METERS_PER_MILE = 1609.344
const METERS_PER_DEGREE = 111_195

function milesFrom(ring: readonly Position[], [x = 0, y = 0]: Position): number {
  const narrow = Math.cos((y * Math.PI) / 180)
  const flat = ring.map(([lon = 0, lat = 0]) => [(lon - x) * narrow, lat - y] as const)
  let crossings = 0
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, [ax, ay]] of flat.slice(0, -1).entries()) {
    const [bx, by] = flat[index + 1] ?? [ax, ay]
    if (ay > 0 !== by > 0 && ax + ((0 - ay) / (by - ay)) * (bx - ax) > 0) crossings += 1
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length))
    nearest = Math.min(nearest, Math.hypot(ax + share * (bx - ax), ay + share * (by - ay)))
  }
  return crossings % 2 === 1 ? 0 : (nearest * METERS_PER_DEGREE) / METERS_PER_MILE
}

const TOLERANCE_MILES = 0.006

function countByHand({ coordinates: [ring = []] }: Polygon, miles: number, list: CountedList) {
  const reach = (miles * 1.2 * METERS_PER_MILE) / METERS_PER_DEGREE
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)]
  const box = [
    Math.min(...xs) - 2 * reach,
    Math.min(...ys) - reach,
    Math.max(...xs) + 2 * reach,
    Math.max(...ys) + reach,
  ] as const
  const measured = [...facilitiesIn([...box])].flatMap((facility) => {
    const { position } = facility
    if (!position) return []
    const distance = milesFrom(ring, [position.longitude, position.latitude])
    return idsOf[list](facility).map((id) => ({ id, distance }))
  })
  const within = (limit: number) => measured.filter(({ distance }) => distance <= limit).map(({ id }) => id)
  const distances = new Map(measured.map(({ id, distance }) => [id, distance]))
  return {
    distances,
    surely: within(miles - TOLERANCE_MILES),
    perhaps: new Set(within(miles + TOLERANCE_MILES)),
  }
}

async function expectAsByHand(outline: Polygon, miles: number): Promise<number> {
  const sites = await sitesAround({ polygon: outline }, lists, miles)
  for (const list of lists) {
    const listed = sites.filter((site) => site.list === list)
    const ids = listed.map(({ programId }) => programId)
    const { surely, perhaps, distances } = countByHand(outline, miles, list)
    expect(new Set(ids).size, `${list}: one row for each site`).toBe(ids.length)
    expect(ids, list).toEqual(expect.arrayContaining(surely))
    for (const { programId: id, distanceMiles } of listed) {
      expect(perhaps.has(id), `${list}: ${id}`).toBe(true)
      const difference = (distanceMiles ?? Number.NaN) - (distances.get(id) ?? Number.NaN)
      expect(Math.abs(difference), `${list}: the distance of ${id}`).toBeLessThan(3 * TOLERANCE_MILES)
    }
  }
  return sites.length
}

/** An outline with a bay, so that its nearest edge differs from that of its bounding box. */
function bayAt(longitude: number, latitude: number, size: number): Polygon {
  const corner = (x: number, y: number): Position => [
    Number((longitude + x * size).toFixed(6)),
    Number((latitude + y * size).toFixed(6)),
  ]
  const ring = [
    [0, 0],
    [3, 0],
    [3, 3],
    [2, 3],
    [2, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ].map(([x = 0, y = 0]) => corner(x, y))
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
}

const places = {
  Houston: [-95.23, 29.725],
  Phoenix: [-112.07, 33.45],
  Atlanta: [-84.39, 33.75],
  Chicago: [-87.63, 41.88],
  Denver: [-104.99, 39.74],
  Newark: [-74.17, 40.73],
  'New York': [-74, 40.71],
  'St. Louis': [-90.2, 38.63],
  Miami: [-80.2, 25.77],
  Portland: [-122.68, 45.52],
  'Los Angeles': [-118.24, 34.05],
  Boise: [-116.2, 43.61],
} as const

describe('sites around an outline', () => {
  it.each(Object.entries(places))(
    'returns the same sites in %s as a brute-force count',
    async (_, [longitude, latitude]) => {
      expect(await expectAsByHand(bayAt(longitude, latitude, 0.001), 3)).toBeGreaterThan(0)
    },
  )

  it('returns the same sites and distances as a brute-force search for random outlines', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.double({ min: 0.0002, max: 0.008, noNaN: true }),
        fc.constantFrom(0.25, 0.5, 1),
        async (east, north, size, miles) => {
          await expectAsByHand(bayAt(-95.23 + east, 29.725 + north, size), miles)
        },
      ),
      { numRuns: 15, seed: 36 },
    )
  })
})
