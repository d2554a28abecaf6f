import { describe, expect, it } from 'vitest'
import { findPoint } from '@/app/_lib/places/find-point'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import { createApp } from '@/connectors/engine'
import { GET } from './route'

interface Match {
  address: string
  city: string
  state: string
}

const toMatch = ({ address, city, state }: Match, index: number) => ({
  tigerLine: { side: 'L', tigerLineId: String(100 + index) },
  coordinates: { x: -90 - index, y: 40 },
  addressComponents: {
    city,
    state,
    zip: `${60_000 + index}`,
    preType: '',
    streetName: 'MAIN',
    suffixType: 'ST',
    // The range is descending, because a published range may have either order.
    fromAddress: '198',
    toAddress: '100',
  },
  matchedAddress: `${address}, ${city}, ${state}, ${60_000 + index}`,
})

const current = { id: '4', benchmarkName: 'Public_AR_Current', isDefault: true }

async function siteWith(matches: readonly Match[], benchmark = current) {
  const urls: URL[] = []
  const site = await createApp({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
    transport: () => async (request) => {
      urls.push(new URL(request.url))
      return Response.json({
        result: {
          input: { benchmark },
          addressMatches: matches.map(toMatch),
        },
      })
    },
  })
  const read = (connector: string, method: string, params: unknown) =>
    site.engine.callNamed(connector, method, params, { internal: true })
  return { site, urls, find: (text: string) => findPoint(text, 'unreadable', read as never) }
}

const towns = ['DIXON', 'ELGIN', 'FULTON', 'GALVA', 'HAVANA', 'ITASCA', 'JOLIET']
const seven = towns.map((city) => ({ address: '120 MAIN ST', city, state: 'IL' }))

describe('address in seven towns', () => {
  it('lists the address in all seven towns and selects none', async () => {
    const { find } = await siteWith(seven)
    const point = await find('120 Main St, IL')
    expect(point).toMatchObject({ kind: 'addresses' })
    const matches = point.kind === 'addresses' ? point.addresses.matches : []
    expect(matches.map(({ city }) => city)).toEqual(towns)
  })

  it('suggests five of the seven towns while the visitor types, and marks the list as truncated', async () => {
    const { site } = await siteWith(seven)
    shared[appKey] = Promise.resolve(site as never)
    try {
      const response = await GET(
        new Request('http://localhost/api/places?q=120%20Main%20St,%20IL', {
          headers: { 'x-openplat-visitor': '192.0.2.77' },
        }),
      )
      const { data } = await response.json()
      expect(data.matches.map(({ city }: Match) => city)).toEqual(towns.slice(0, 5))
      expect(data.truncated).toBe(true)
    } finally {
      delete shared[appKey]
    }
  })
})

describe("address in the geocoder's spelling", () => {
  it.each([
    [
      'with the street type before the street name',
      '412 Avenue P, Galveston, TX',
      '412 AVENUE P',
      'GALVESTON',
      'TX',
    ],
    ['without its street type', '412 Alder, Dixon, IL', '412 ALDER AVE', 'DIXON', 'IL'],
  ])(
    'resolves an address %s to the point and the spelling of the geocoder',
    async (_, text, address, city, state) => {
      const { find, urls } = await siteWith([{ address, city, state }])
      expect(await find(text)).toMatchObject({
        kind: 'point',
        as: 'address',
        matchedAddress: `${address}, ${city}, ${state}, 60000`,
        point: { latitude: 40, longitude: -90 },
      })
      expect(urls[0]?.searchParams.get('benchmark')).toBe('Public_AR_Current')
    },
  )

  it('accepts an address from a benchmark other than the default', async () => {
    const other = { id: '8', benchmarkName: 'Public_AR_ACS2026', isDefault: false }
    const { find } = await siteWith([{ address: '412 ALDER AVE', city: 'DIXON', state: 'IL' }], other)
    expect(await find('412 Alder Ave, Dixon, IL')).toMatchObject({ kind: 'point', as: 'address' })
  })

  it('resolves to no place if the address matches nothing', async () => {
    const { find } = await siteWith([])
    expect(await find('412 Alder Ave, Dixon, IL')).toMatchObject({
      kind: 'addresses',
      addresses: { matches: [] },
    })
  })
})
