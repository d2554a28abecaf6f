import 'server-only'
import type { AskedPlace } from '@/app/covered-places'
import { read } from '@/app/data'
import { readAskedAddress } from '@/lib/street-address/read-asked-address'

/** Where an address lies, as far as can be told: several where the words fit several places. */
export interface FoundPlaces {
  places: (AskedPlace & { county?: string })[]
  /** The address as the Census Bureau writes it, where it knows exactly one. */
  matchedAddress?: string
  /** The look-up of addresses could not be asked. */
  lookUpFailed: boolean
}

const MOST_PLACES = 4

/** The geocoder's places; without any, the city and state that the words themselves name. */
export async function findPlaces(address: string): Promise<FoundPlaces> {
  const found = await read('geocoder', 'findAddress', { address: address.slice(0, 200) })
  const matches = found.ok ? found.data.matches : []
  if (matches.length === 0) {
    const { state = '', city = '' } = readAskedAddress(address) ?? {}
    const lookUpFailed = !found.ok && found.error.code !== 'invalid_params'
    return { places: state ? [{ state, ...(city ? { city } : {}) }] : [], lookUpFailed }
  }
  const distinct = new Map(matches.map((match) => [`${match.state} ${match.city}`, match]))
  const places = [...distinct.values()].slice(0, MOST_PLACES).map(async (match) => {
    const { latitude, longitude, state, city } = match
    const at = await read('geocoder', 'countyAt', { latitude, longitude })
    const county = at.ok ? at.data.county : null
    return { state, city, ...(county ? { countyId: county.geoid, county: county.name } : {}) }
  })
  const [only, ...more] = matches
  return {
    places: await Promise.all(places),
    ...(only && more.length === 0 ? { matchedAddress: only.address } : {}),
    lookUpFailed: false,
  }
}
