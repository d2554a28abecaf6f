import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import type { Transport } from '@/lib/connector/upstream/transport'
import { addressAt, addressesNear, writeAddress } from '@/lib/sample-world/addresses/addresses'
import { hasPlace, placeInFlorida, streetPartOf } from './search/address-place'
import { type ParcelSample, type ParcelSearchParams, parcelEngine, search } from './testing/parcel-engine'

const downtown = addressesNear(-81.385, 28.531, 60)
const streetOf = (line: string) => (line.split(',')[0] ?? '').toUpperCase()

async function find(sample: ParcelSample, params: ParcelSearchParams) {
  const answer = await search(sample, params)
  if (!('records' in answer)) throw new Error('Not records')
  return { records: answer.records, notes: answer.source.notes.join(' ') }
}

describe('searchParcels by address', () => {
  it('finds either the parcel at an address or no parcel, never a neighboring parcel', async () => {
    const sample = parcelEngine()
    let matches = 0
    for (const line of downtown.map(writeAddress)) {
      const { records, notes } = await find(sample, { address: line })
      expect([...new Set(records.map(({ address }) => address))]).toEqual(
        records.length === 0 ? [] : [streetOf(line)],
      )
      if (records.length === 0) expect(notes).toMatch(/not taken for it|does not know/)
      matches += records.length === 0 ? 0 : 1
    }
    expect(matches).toBeGreaterThan(downtown.length * 0.85)
  })

  it('accepts a city in a separate parameter, a unit, lowercase, and "west" for W', async () => {
    const sample = parcelEngine()
    const address = '177 W Inkblot Way'
    const expected = [{ address: '177 W INKBLOT WAY', sourceAttributes: { matchedBy: 'address' } }]
    expect((await find(sample, { address: `${address}, Orlando, FL 32801` })).records).toMatchObject(expected)
    expect((await find(sample, { address, city: 'Orlando' })).records).toMatchObject(expected)
    expect((await find(sample, { address: `${address} Apt 5, Orlando` })).records).toMatchObject(expected)
    expect((await find(sample, { address: '177 west inkblot way, orlando, florida' })).records).toMatchObject(
      expected,
    )
  })

  it('applies the other filters to a search by address', async () => {
    const sample = parcelEngine()
    const address = '177 W Inkblot Way, Orlando, FL'
    expect((await find(sample, { address, minMarketValue: 90_000_000 })).records).toEqual([])
    expect((await find(sample, { address, city: 'PENSACOLA' })).records).toEqual([])
    const { count } = await dataOf(sample.engine.call('us-florida-parcels', 'countParcels', { address }))
    expect(count).toBe(1)
  })

  it('returns no match for an unknown house number on the street', async () => {
    const { records } = await find(parcelEngine(), { address: '99999 W Inkblot Way, Orlando, FL' })
    expect(records).toEqual([])
  })

  it('explains an address outside Florida without a request for parcels', async () => {
    const sample = parcelEngine()
    const here = addressAt(-84.39, 33.75)
    const { records, notes } = await find(sample, { address: here ? writeAddress(here) : '' })
    expect([records, notes]).toEqual([[], expect.stringMatching(/outside Florida/)])
    expect(sample.requests).toEqual([])
  })

  it('returns matches in every place that fits the address', async () => {
    const { records, notes } = await find(parcelEngine(), { address: '177 Inkblot Way, Orlando, FL' })
    expect(records.length).toBeGreaterThan(0)
    for (const { address } of records) expect(address).toMatch(/^177 [EW] INKBLOT WAY$/)
    if (new Set(records.map(({ address }) => address)).size > 1) expect(notes).toMatch(/2 places/)
  })

  it('compares addresses inside a box without the geocoder', async () => {
    const sample = parcelEngine()
    const bbox = [-81.39, 28.525, -81.38, 28.535]
    expect((await find(sample, { address: '177 W. Inkblot', bbox })).records).toMatchObject([
      { address: '177 W INKBLOT WAY' },
    ])
    const street = (await find(sample, { address: 'Inkblot Way', bbox })).records
    expect(street.length).toBeGreaterThan(3)
    for (const { address } of street) expect(address).toMatch(/INKBLOT WAY$/)
    expect((await find(sample, { address: "%' OR 1=1 --", bbox })).records).toEqual([])
    expect((await find(sample, { address: '177 Ünter \\ "Quote"', bbox })).records).toEqual([])
  })

  it('finds an address in the layer of points while the layer of outlines requires a token', async () => {
    const { records } = await find(parcelEngine({ closed: true }), { address: '177 W Inkblot Way, Orlando' })
    expect(records).toMatchObject([
      { address: '177 W INKBLOT WAY', sourceAttributes: { layer: 'centroids' } },
    ])
  })

  it('fails if the source truncated the parcels around the address', async () => {
    const sample = parcelEngine({
      change: (request, next) =>
        request.url.includes('PHY_ADDR1')
          ? next(request).then(async (response) =>
              Response.json({ ...((await response.json()) as object), exceededTransferLimit: true }),
            )
          : undefined,
    })
    const call = sample.engine.call('us-florida-parcels', 'searchParcels', {
      address: '177 W Inkblot Way, Orlando',
    })
    expect(await call).toMatchObject({ ok: false, error: { code: 'too_broad' } })
  })

  it('fails on a full page without a truncation flag', async () => {
    const full = (request: Request, next: Transport) =>
      request.url.includes('PHY_ADDR1')
        ? next(request).then(async (response) => {
            const {
              exceededTransferLimit: _,
              features,
              ...rest
            } = (await response.json()) as {
              exceededTransferLimit?: boolean
              features: object[]
            }
            const most = Number(new URL(request.url).searchParams.get('resultRecordCount'))
            return Response.json({ ...rest, features: Array.from({ length: most }, () => features[0]) })
          })
        : undefined
    for (const place of [
      { address: '177 W Inkblot Way, Orlando' },
      { address: '177 W. Inkblot', bbox: [-81.39, 28.525, -81.38, 28.535] },
    ]) {
      const { engine } = parcelEngine({ change: full })
      expect(await engine.callNamed('us-florida-parcels', 'searchParcels', place)).toMatchObject({
        ok: false,
        error: { code: 'too_broad', message: expect.stringContaining('the right one could be missing') },
      })
    }
  })
})

describe('places in addresses', () => {
  it.each([
    ['740 W South St, Orlando', true],
    ['740 W South St 32801', true],
    ['740 W South St Orlando FL', true],
    ['740 W South St, Apt 5', false],
    ['740 W South St #5', false],
    ['740 W South St', false],
    ['740 Georgia', false],
  ])('reports whether %s contains a place: %s', (address, expected) => {
    expect(hasPlace(address)).toBe(expected)
  })

  it('adds the city and the state to an address for the geocoder', () => {
    expect(placeInFlorida('740 W South St', 'Orlando')).toBe('740 W South St, Orlando, FL')
    expect(placeInFlorida('740 W South St, Apt 5', 'Orlando')).toBe('740 W South St, Apt 5, Orlando, FL')
    expect(placeInFlorida('740 W South St, Orlando,', undefined)).toBe('740 W South St, Orlando, FL')
    expect(placeInFlorida('740 W South St 32801', undefined)).toBe('740 W South St 32801')
    expect(placeInFlorida('1 Peachtree St, Atlanta, Georgia', undefined)).toMatch(/Georgia$/)
    expect(streetPartOf('740 W South St, Apt 5, Orlando')).toBe('740 W South St, Apt 5')
  })
})
