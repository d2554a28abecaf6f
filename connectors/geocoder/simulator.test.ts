import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesNear, locateAddress, writeAddress } from '@/lib/sample-world/addresses/addresses'
import { townsOf } from '@/lib/sample-world/addresses/assessed-lots'
import { assessedProperties } from '@/lib/sample-world/addresses/assessed-search'
import { plotStreetLine } from '@/lib/sample-world/florida/addresses'
import { plotsWithin } from '@/lib/sample-world/florida/parcels'
import { gazetteer } from '@/lib/sample-world/gazetteer'
import { metresPerDegree } from '@/lib/sample-world/meters-per-degree'
import { matchesOf, simulateGeocoder } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const common = { benchmark: 'Public_AR_Current', format: 'json' }

function ask(path: string, query: Record<string, string>) {
  const search = new URLSearchParams(query)
  return simulateGeocoder(new Request(`https://geocoding.geo.census.gov/geocoder/${path}?${search}`))
}

interface Match {
  coordinates: { x: number; y: number }
  addressComponents: Record<string, string>
  matchedAddress: string
}

async function matches(address: string): Promise<Match[]> {
  const response = await ask('locations/onelineaddress', { ...common, address })
  expect(response.status).toBe(200)
  return (await response.json()).result.addressMatches
}

async function geographies(x: number, y: number, layers = 'Counties,States') {
  const query = { ...common, vintage: 'Current_Current', layers, x: String(x), y: String(y) }
  return (await (await ask('geographies/coordinates', query)).json()).result
}

describe('simulated address look-up', () => {
  it('returns a match in upper case with a ZIP code other than the one in the query', async () => {
    const [match, ...others] = await matches('1600 Pennsylvania Avenue NW, Washington, DC 20500')
    expect(others).toEqual([])
    expect(match?.matchedAddress).toBe('1600 PENNSYLVANIA AVE NW, WASHINGTON, DC, 20502')
    expect(match?.addressComponents).toMatchObject({
      zip: '20502',
      city: 'WASHINGTON',
      state: 'DC',
      suffixType: 'AVE',
    })
  })

  it('responds with status 200 to an address with no match or several', async () => {
    expect(await matches('312 Courthouse Sq, Bay Minette, AL 36507')).toEqual([])
    const portlands = await matches('120 Main St, Portland')
    expect(portlands.map((match) => match.addressComponents.state)).toEqual(['ME', 'OR'])
  })

  it('lacks some streets, has some descending ranges, and places addresses 20 to 60 meters off', async () => {
    const houses = [-1, 0, 1, 2].flatMap((step) => addressesNear(-93.62 + step / 50, 41.59 + step / 40, 40))
    const answers = await Promise.all(houses.map((house) => matches(writeAddress(house))))
    const unlisted = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ironwood Juniper Katsura Larch'.split(' ')
    const streets = unlisted.flatMap((name) =>
      'St Ave Rd Dr Ln Ct Blvd Way Pl Cir Pkwy Ter Trl Sq'.split(' ').map((type) => `${name} ${type}`),
    )
    const matching = streets.filter((street) => matchesOf(`120 ${street}, Des Moines, IA`).length > 0)
    expect(matching.length).toBeGreaterThan(streets.length / 2)
    expect(matching.length).toBeLessThan(streets.length)
    const ranges = answers.flat()
    const isDownward = ({ addressComponents: part }: Match) =>
      Number(part.fromAddress) > Number(part.toAddress)
    expect(new Set(ranges.map(isDownward))).toEqual(new Set([true, false]))
    for (const { coordinates, matchedAddress } of ranges) {
      const [house] = locateAddress(matchedAddress)
      const scale = metresPerDegree(coordinates.y)
      const east = (coordinates.x - (house?.longitude ?? 0)) * scale.east
      const north = (coordinates.y - (house?.latitude ?? 0)) * scale.north
      expect(Math.hypot(east, north)).toBeGreaterThan(20)
      expect(Math.hypot(east, north)).toBeLessThan(60)
    }
  })

  it('refuses an invalid query', async () => {
    const tooLong = await ask('locations/onelineaddress', { ...common, address: `1 ${'x'.repeat(100)}` })
    expect(tooLong.status).toBe(400)
    expect(await tooLong.json()).toEqual({
      errors: ['Street address cannot be empty and cannot exceed 100 characters'],
      status: '400',
    })
    const words = await ask('locations/onelineaddress', { ...common, address: ', ,' })
    expect((await words.json()).errors[0]).toMatch(/^Specify House number and Street name/)
    expect((await ask('locations/onelineaddress', { format: 'json', address: '1 Main St' })).status).toBe(400)
    expect((await ask('geographies/coordinates', { ...common, x: '-74', y: '43' })).status).toBe(400)
  })

  it('returns an HTML page if the query selects no format', async () => {
    const response = await ask('locations/onelineaddress', {
      benchmark: '4',
      address: '1 Main St, Boise, ID',
    })
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it.skipIf(!samples)('returns the same fields as the recorded match', async () => {
    const path = join(samples ?? '', 'census-geocoder/onelineaddress-locations-2026.json')
    const recorded = JSON.parse(readFileSync(path, 'utf8')).result
    const query = { ...common, address: recorded.input.address.address }
    const { result } = await (await ask('locations/onelineaddress', query)).json()
    expect(result.input).toEqual(recorded.input)
    expect(result.addressMatches[0].matchedAddress).toBe(recorded.addressMatches[0].matchedAddress)
    expect(Object.keys(result.addressMatches[0].addressComponents)).toEqual(
      Object.keys(recorded.addressMatches[0].addressComponents),
    )
  })
})

describe('simulated look-up of a point', () => {
  it('returns county and state', async () => {
    const result = await geographies(-74, 43)
    expect(result.input.location).toEqual({ x: -74, y: 43 })
    expect(result.geographies.Counties).toMatchObject([
      { GEOID: '36091', STATE: '36', COUNTY: '091', NAME: 'Saratoga County', BASENAME: 'Saratoga' },
    ])
    expect(result.geographies.States).toMatchObject([{ GEOID: '36', STUSAB: 'NY', NAME: 'New York' }])
    expect(result.geographies.Counties[0].CENTLON).toMatch(/^-07\d\.\d{7}$/)
  })

  it('omits layers that the query does not name, and returns no layers at sea', async () => {
    expect(Object.keys((await geographies(-74, 43, 'Counties')).geographies)).toEqual(['Counties'])
    expect((await geographies(-92, 25)).geographies).toEqual({})
  })

  it('returns an error for one layer if the query requests every layer', async () => {
    const all = (await geographies(-90.1, 30, 'all')).geographies
    expect(all.Counties[0].NAME).toBe('Orleans Parish')
    expect(all['119th Congressional Districts'][0].status).toMatch(/^Layer query encountered an error/)
  })

  it('returns the county of an address', async () => {
    const query = { ...common, vintage: 'Current_Current', address: '221 N Palafox St, Pensacola, FL' }
    const { result } = await (await ask('geographies/onelineaddress', query)).json()
    expect(result.addressMatches[0].geographies.Counties[0].GEOID).toBe('12033')
  })
})

describe('addresses of the sample data', () => {
  it.each(['Orlando', 'Pensacola', 'Miami', 'Tampa'])(
    'finds the address of every sample parcel in the center of %s',
    (city) => {
      const town = gazetteer.find((place) => place.city === city)
      if (!town) throw new Error(`No town: ${city}`)
      const { longitude, latitude } = town
      const reach = 0.004
      const bounds = [longitude - reach, latitude - reach, longitude + reach, latitude + reach] as const
      const lines = [...plotsWithin([...bounds])].flatMap((plot) => {
        const line = plotStreetLine(plot).trim()
        return line === '' ? [] : [`${line}, ${city}, FL`]
      })
      expect(lines.length).toBeGreaterThan(50)
      expect(lines.filter((line) => matchesOf(line).length === 0)).toEqual([])
    },
  )

  it.each([
    ['CA', 'San Francisco'],
    ['UT', 'Salt Lake City'],
    ['IL', 'Chicago'],
    ['MN', 'Minneapolis'],
    ['DC', 'Washington'],
  ])('finds every address of the sample roll of %s in %s', (state, city) => {
    const places = townsOf(state).filter((place) => place.city === city)
    const lines = [...assessedProperties(places, {})].map(({ address }) => writeAddress(address))
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => matchesOf(line).length === 0)).toEqual([])
  })
})
