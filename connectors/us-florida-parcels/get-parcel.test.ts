import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { floridaCounties } from '@/lib/geography/florida-counties'
import { plotsByParcelId } from '@/lib/sample-world/florida/identifiers'
import { boundsOfFloridaCounty } from '@/lib/sample-world/florida/land'
import { parcelsWithin, type SampleParcel } from '@/lib/sample-world/florida/parcels'
import { personalFields } from './roll-columns'
import { type ParcelSample, parcelEngine } from './testing/parcel-engine'

const get = (sample: ParcelSample, parcelId: string, includeGeometry = false) =>
  dataOf(sample.engine.call('us-florida-parcels', 'getParcel', { parcelId, includeGeometry }))
const read = (
  sample: ParcelSample,
  params: { parcelId: string; county?: number; owner?: boolean; includeGeometry?: boolean; detail?: boolean },
) => dataOf(sample.engine.call('us-florida-parcels', 'readParcel', params, { internal: true }))

const ofCounties = floridaCounties.flatMap(({ number }): SampleParcel[] => {
  const [west = 0, south = 0, east = 0, north = 0] = boundsOfFloridaCounty(number) ?? []
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const near = parcelsWithin([x - 0.004, y - 0.004, x + 0.004, y + 0.004])
  for (const parcel of near) if (!parcel.isPlaceholder && parcel.county === number) return [parcel]
  return []
})

const downtown = [...parcelsWithin([-81.39, 28.525, -81.38, 28.535])].filter((each) => !each.isPlaceholder)
const byId = new Map<string, SampleParcel[]>()
for (const parcel of downtown) byId.set(parcel.parcelId, [...(byId.get(parcel.parcelId) ?? []), parcel])

describe('getParcel', () => {
  it("finds a parcel by its county's spelling of the number and by its key", async () => {
    const sample = parcelEngine()
    expect(ofCounties.length).toBeGreaterThan(60)
    expect(ofCounties.some(({ parcelId }) => / .*\*/.test(parcelId))).toBe(true)
    for (const { parcelId, county } of ofCounties) {
      const { found: isFound, parcel } = await read(sample, { parcelId, county })
      expect([parcelId, isFound, parcel?.parcelId]).toEqual([parcelId, true, parcelId])
      expect(parcel?.sourceAttributes).toMatchObject({ countyNumber: county })
      const keyed = await get(sample, `${county}:${parcelId.toLowerCase()}`)
      expect(keyed.parcel?.parcelId).toBe(parcelId)
    }
  })

  it('finds a parcel of a county that drops punctuation', async () => {
    const sample = parcelEngine()
    const plain = ofCounties.find(({ parcelId }) => /^[A-Z\d]{13,}$/.test(parcelId))
    const id = plain?.parcelId ?? ''
    const dashed = `${id.slice(0, 3)}-${id.slice(3, 6)}.${id.slice(6, 9)} ${id.slice(9)}`
    expect((await get(sample, `${plain?.county}:${dashed}`)).parcel?.parcelId).toBe(id)
  })

  it('offers a choice if several counties use the same number', async () => {
    const sample = parcelEngine()
    const shared = findShared()
    const { found: isFound, parcel, choices, message } = await get(sample, shared)
    expect([isFound, parcel]).toEqual([false, null])
    expect(choices.length).toBeGreaterThan(1)
    expect(message).toContain(choices[0]?.key)
    for (const { key, countyNumber, county } of choices) {
      const one = await get(sample, key)
      expect(one).toMatchObject({ found: true, parcel: { county, sourceAttributes: { countyNumber, key } } })
      expect(await read(sample, { parcelId: shared, county: countyNumber })).toMatchObject({ found: true })
    }
  })

  it('joins several polygons into one shape on request', async () => {
    const sample = parcelEngine()
    const many = [...byId.values()].filter(({ length }) => length > 1)
    const apart = many.find((pieces) => new Set(pieces.map(({ bounds }) => bounds[0])).size > 1)
    const stacked = many.find((pieces) => new Set(pieces.map(({ bounds }) => bounds[0])).size === 1)
    const inPieces = await get(sample, apart?.[0]?.parcelId ?? '', true)
    expect(inPieces).toMatchObject({
      polygons: apart?.length,
      geometry: { type: 'MultiPolygon' },
      message: expect.stringMatching(/2 polygons/),
    })
    expect(inPieces.geometry?.coordinates).toHaveLength(apart?.length ?? 0)
    expect(await get(sample, stacked?.[0]?.parcelId ?? '', true)).toMatchObject({
      polygons: 3,
      geometry: { type: 'Polygon' },
      parcel: { sourceAttributes: { polygons: 3 } },
    })
    expect(await get(sample, stacked?.[0]?.parcelId ?? '')).not.toHaveProperty('geometry')
  })

  it.each(["' OR 1=1 --", '100%', 'a\\b', '"x"', '漢字-1', 'ﬀ 2', '<script>'])(
    'finds no parcel for %s',
    async (id) => {
      expect(await get(parcelEngine(), id)).toMatchObject({
        found: false,
        parcel: null,
        choices: [],
        polygons: 0,
      })
    },
  )

  it('sends no request for an impossible number', async () => {
    const sample = parcelEngine()
    expect(await get(sample, 'WATER')).toMatchObject({ found: false })
    expect(await get(sample, '1'.repeat(240))).toMatchObject({ found: false })
    expect(await read(sample, { parcelId: '27:082S305005000002', county: 28 })).toMatchObject({
      found: false,
    })
    expect(sample.requests).toEqual([])
    await get(sample, '0-8-2-S-3-0-5-0-0-5-0-0-0-0-0-2')
    expect(sample.requests).toHaveLength(1)
  })
})

describe('owners in getParcel', () => {
  const id = downtown[3]?.parcelId ?? ''

  it('requests and returns the owner’s name for getParcel, and not for readParcel by default', async () => {
    const sample = parcelEngine()
    const withheld = await read(sample, { parcelId: id, detail: true })
    expect(withheld.parcel).toMatchObject({ owner: null, ownerName: null })
    const fields = sample.requests.flatMap((params) => params.get('outFields')?.split(',') ?? [])
    expect(fields).toContain('SPC_CIR_TX')
    expect(fields.filter((field) => personalFields.includes(field))).toEqual([])
    expect((await get(sample, id)).parcel?.ownerName).toMatch(/\w/)
    expect(
      sample.requests
        .at(-1)
        ?.get('outFields')
        ?.split(',')
        .filter((field) => personalFields.includes(field)),
    ).toEqual(['OWN_NAME'])
  })

  it('omits the owner from the published columns', async () => {
    const { attributes, parcel } = await read(parcelEngine(), { parcelId: id, owner: true, detail: true })
    expect(parcel?.ownerName).toMatch(/\w/)
    expect(attributes).toMatchObject({
      PARCEL_ID: id,
      OR_BOOK1: expect.any(String),
      SEQ_NO: expect.any(Number),
    })
    expect(Object.keys(attributes).filter((field) => personalFields.includes(field))).toEqual([])
    expect((await read(parcelEngine(), { parcelId: id })).attributes).toEqual({})
  })
})

function findShared(): string {
  for (const { county } of ofCounties) {
    const [west = 0, south = 0, east = 0, north = 0] = boundsOfFloridaCounty(county) ?? []
    const [x, y] = [(west + east) / 2, (south + north) / 2]
    for (const { parcelId, isPlaceholder } of parcelsWithin([x - 0.02, y - 0.02, x + 0.02, y + 0.02])) {
      if (isPlaceholder) continue
      if (new Set(plotsByParcelId(parcelId).map((plot) => plot.county)).size > 1) return parcelId
    }
  }
  throw new Error('No number is shared')
}
