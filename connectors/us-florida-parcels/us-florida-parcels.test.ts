import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { countParcelsWithin, parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { readSettings } from '@/lib/server/config'
import { usFloridaParcels } from '.'
import { personalFields } from './roll-columns'
import { type ParcelSample, parcelEngine, problemOf, recordsOf, search } from './testing/parcel-engine'

const bbox: [number, number, number, number] = [-81.386, 28.53, -81.384, 28.532]
const parcels = [...parcelsWithin(bbox)].filter(({ isPlaceholder }) => !isPlaceholder)

describe('invalid parameters', () => {
  const cases: [string, string, object, string][] = [
    ['searchParcels', 'a box with west and east exchanged', { bbox: [-81, 28, -82, 29] }, 'bbox'],
    ['searchParcels', 'a box with south and north exchanged', { bbox: [-82, 29, -81, 28] }, 'bbox'],
    ['searchParcels', 'a box of five numbers', { bbox: [-82, 28, -81, 29, 0] }, 'bbox'],
    ['searchParcels', 'a box of three numbers', { bbox: [-82, 28, -81] }, 'bbox'],
    ['searchParcels', 'a box with a word', { bbox: [-82, 28, -81, 'x'] }, 'bbox.3'],
    ['searchParcels', 'a box with NaN', { bbox: [-82, 28, -81, Number.NaN] }, 'bbox.3'],
    ['searchParcels', 'a box as text', { bbox: '-82,28,-81,29' }, 'bbox'],
    ['searchParcels', 'a box across the 180th meridian', { bbox: [179, 28, -179, 29] }, 'bbox'],
    ['searchParcels', 'a box off the globe', { bbox: [-82, 28, 190, 29] }, 'bbox'],
    ['countParcels', 'a box of more than 4 square degrees', { bbox: [-83, 27, -80.9, 29] }, 'bbox'],
    ['getParcelsInArea', 'a box outside Florida', { bbox: [-95.4, 29.7, -95.3, 29.8] }, 'bbox'],
    ['getParcelsInArea', 'an area without a box', {}, 'bbox'],
    [
      'searchParcels',
      'a minimum value above the maximum',
      { bbox, minMarketValue: 2, maxMarketValue: 1 },
      'maxMarketValue',
    ],
    ['countParcels', 'a negative value', { bbox, minMarketValue: -1 }, 'minMarketValue'],
    ['searchParcels', 'a sale in 1799', { bbox, saleYear: 1799 }, 'saleYear'],
    ['searchParcels', 'a limit of 501 rows', { bbox, limit: 501 }, 'limit'],
    ['searchParcels', 'a limit of 0 rows', { bbox, limit: 0 }, 'limit'],
    ['searchParcels', 'an offset of 100,001', { bbox, offset: 100_001 }, 'offset'],
    ['searchParcels', 'an id of 241 characters', { parcelId: '1'.repeat(241) }, 'parcelId'],
    ['getParcel', 'an id of blanks', { parcelId: '  ' }, 'parcelId'],
    ['getParcel', 'an id with a line break', { parcelId: '1\n2' }, 'parcelId'],
    ['getParcel', 'an id with half of a character code', { parcelId: '1\ud800' }, 'parcelId'],
    ['searchParcels', 'a percent sign as the owner', { bbox, owner: '%' }, 'owner'],
    ['searchParcels', 'an owner of two letters', { bbox, owner: 'SM 4' }, 'owner'],
    ['searchParcels', 'an owner with a wildcard', { bbox, owner: 'A_B' }, 'owner'],
    ['searchParcels', 'an owner with a backslash', { bbox, owner: 'A\\B' }, 'owner'],
    ['searchParcels', 'an address of punctuation', { address: '%%%, ---' }, 'address'],
    [
      'searchParcels',
      'an address too long to look up',
      { address: `12 ${'LONG '.repeat(25)}ST, FL` },
      'address',
    ],
    ['searchParcels', 'a negative object id', { sourceObjectId: -1 }, 'sourceObjectId'],
    ['countParcels', 'a limit for a count', { bbox, limit: 5 }, 'limit'],
  ]

  it.each(cases)('%s refuses %s and names the field, without a request', async (method, _, params, path) => {
    const sample = parcelEngine()
    expect(await problemOf(sample, method, params)).toMatchObject({ code: 'invalid_params', paths: [path] })
    expect(sample.requests).toEqual([])
  })
})

describe('searches that the source would not finish', () => {
  it.each([
    ['searchParcels', {}],
    ['searchParcels', { limit: 5, includeGeometry: true }],
    ['countParcels', {}],
    ['searchParcels', { owner: 'SMITH' }],
    ['searchParcels', { city: 'Nowhereville' }],
    ['countParcels', { city: 'Nowhereville', saleYear: 2024 }],
    ['searchParcels', { owner: 'SMITH', city: 'Nowhereville' }],
    ['searchParcels', { minMarketValue: 5 }],
    ['countParcels', { saleYear: 2024 }],
    ['searchParcels', { address: '742 W Inkwell St' }],
    ['searchParcels', { address: '742 W Inkwell St, Apt 5' }],
    ['searchParcels', { address: 'Inkwell St, Orlando, FL' }],
  ])('%s refuses %j as too broad without a request', async (method, params) => {
    const sample = parcelEngine()
    const { code, message } = await problemOf(sample, method, params)
    expect(code).toBe('too_broad')
    expect(message).toMatch(/bbox|city or ZIP/)
    expect(sample.requests).toEqual([])
  })

  it('reports a source that is down as unavailable, not as too broad', async () => {
    const down = parcelEngine({ change: async () => new Response('', { status: 503 }) })
    expect(await problemOf(down, 'searchParcels', { city: 'Orlando' })).toMatchObject({
      code: 'upstream_unavailable',
    })
    const slow = parcelEngine({
      pace: { timeout: 60 },
      change: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    })
    expect(await problemOf(slow, 'searchParcels', { bbox })).toMatchObject({ code: 'upstream_timeout' })
  })
})

describe('searchParcels answers', () => {
  it('returns the same parcels as records and as GeoJSON', async () => {
    const sample = parcelEngine()
    const plain = await search(sample, { bbox, limit: 500 })
    const shaped = await search(sample, { bbox, limit: 500, includeGeometry: true })
    if (!('records' in plain) || !('features' in shaped)) throw new Error('Other shapes')
    expect(shaped).toMatchObject({ type: 'FeatureCollection', count: parcels.length, nextOffset: null })
    expect(shaped.features.map(({ properties }) => properties)).toEqual(plain.records)
    expect(plain).not.toHaveProperty('resultsTruncated')
    expect(plain.source).toMatchObject({
      layer: 'polygons',
      edition: '2026-09-30T14:05:00.000Z',
      notes: [expect.stringMatching(/not parcels/)],
    })
    expect(plain.source.rollYears).toContain(2026)
    expect(shaped.features.every(({ geometry }) => isCounterclockwise(geometry?.coordinates[0]))).toBe(true)
  })

  it('returns the source’s own count and a note that streets are included', async () => {
    const { engine } = parcelEngine()
    const { count, source } = await dataOf(engine.call('us-florida-parcels', 'countParcels', { bbox }))
    expect(count).toBe(countParcelsWithin(bbox))
    expect(source.notes.join()).toMatch(/streets and water are in the count/)
  })

  it("finds a row by the source's object id, combined with other filters", async () => {
    const sample = parcelEngine()
    const [parcel] = parcels
    const sourceObjectId = parcel?.objectId ?? 0
    expect(await recordsOf(sample, { sourceObjectId })).toMatchObject([{ parcelId: parcel?.parcelId }])
    expect(await recordsOf(sample, { sourceObjectId, city: 'Pensacola' })).toEqual([])
    expect(await recordsOf(sample, { sourceObjectId: 2 ** 40 })).toEqual([])
  })
})

describe('owners in searchParcels', () => {
  const askedOwners = ({ requests }: ParcelSample) =>
    requests.flatMap((params) =>
      (params.get('outFields') ?? '').split(',').filter((field) => personalFields.includes(field)),
    )

  it('requests no owners in searches without an owner', async () => {
    const sample = parcelEngine()
    await search(sample, { bbox, includeGeometry: true, minMarketValue: 5, saleYear: 2024 })
    await dataOf(sample.engine.call('us-florida-parcels', 'getParcelsInArea', { bbox, limit: 60 }))
    await dataOf(sample.engine.call('us-florida-parcels', 'countParcels', { bbox }))
    await search(sample, { parcelId: parcels[0]?.parcelId ?? '' })
    expect(askedOwners(sample)).toEqual([])
    expect(sample.requests.every((params) => params.get('outFields') !== '*')).toBe(true)
  })

  it('finds owners in an area by the beginning of a name, and returns the names', async () => {
    const sample = parcelEngine()
    const id = parcels[1]?.parcelId ?? ''
    const { parcel } = await dataOf(sample.engine.call('us-florida-parcels', 'getParcel', { parcelId: id }))
    const name = parcel?.ownerName ?? ''
    expect(name.length).toBeGreaterThan(5)
    const owner = name.slice(0, 8).toLowerCase()
    const records = await recordsOf(sample, { bbox, owner, limit: 500 })
    expect(records.map(({ parcelId }) => parcelId)).toContain(id)
    for (const { ownerName, mailingAddress } of records) {
      expect(ownerName?.startsWith(owner.toUpperCase())).toBe(true)
      expect(mailingAddress).toBeNull()
    }
    expect([...new Set(askedOwners(sample))]).toEqual(['OWN_NAME'])
  })

  it("accepts quotes and any letter in an owner's name", async () => {
    const sample = parcelEngine()
    for (const owner of ["O'BRIEN", '"QUOTED"', 'MUÑOZ', 'ŁÓDŹ 漢字', "' OR 1=1 -- X"]) {
      expect(await recordsOf(sample, { bbox, owner })).toEqual([])
    }
  })
})

describe('closed outlines', () => {
  it('returns points and a note while the layer of outlines requires a token', async () => {
    const sample = parcelEngine({ closed: true })
    const answer = await search(sample, { bbox, limit: 3, includeGeometry: true })
    if (!('features' in answer)) throw new Error('Not GeoJSON')
    expect(answer.source).toMatchObject({
      layer: 'centroids',
      url: expect.stringMatching(/Centroid/),
      notes: expect.arrayContaining([expect.stringMatching(/has closed the outlines/)]),
    })
    for (const { geometry, properties } of answer.features) {
      expect(geometry).toBeNull()
      expect(properties.sourceAttributes).toMatchObject({
        layer: 'centroids',
        centroid: { longitude: expect.closeTo(-81.385, 2), latitude: expect.closeTo(28.531, 2) },
      })
    }
  })

  it('refuses a filter on a column that the layer of points lacks', async () => {
    const sample = parcelEngine({
      closed: true,
      change: (request, next) =>
        request.url.endsWith('?f=json')
          ? next(request).then(
              async (response) => new Response((await response.text()).replace('"JV"', '"JV_"')),
            )
          : undefined,
    })
    expect(await problemOf(sample, 'searchParcels', { bbox, minMarketValue: 5 })).toMatchObject({
      code: 'not_supported',
    })
    expect(await recordsOf(sample, { bbox, limit: 1 })).toMatchObject([{ marketValue: null }])
  })
})

describe('layer URLs', () => {
  it('takes layer URLs from settings that docs/running.md documents', () => {
    const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
    const defaults = readSettings(usFloridaParcels.settings, {})
    expect(Object.keys(defaults)).toEqual(['FLORIDA_PARCELS_URL', 'FLORIDA_PARCEL_CENTROIDS_URL'])
    for (const [name, fallback] of Object.entries(defaults))
      expect(page).toContain(`| \`${name}\` | \`${fallback}\` |`)
    for (const name of Object.keys(defaults)) {
      expect(() => readSettings(usFloridaParcels.settings, { [name]: 'http://127.0.0.1' })).toThrow(name)
    }
  })
})

function isCounterclockwise(ring: unknown): boolean {
  if (!Array.isArray(ring)) return false
  const doubled = ring.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index]
    return sum + (x - fromX) * (y + fromY)
  }, 0)
  return doubled < 0
}
