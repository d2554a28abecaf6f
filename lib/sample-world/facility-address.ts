import { addressAt, writeStreetLine } from './addresses'
import type { FacilityCounty } from './facility-counties'
import { rollFor } from './facility-numbers'
import { sitesOf } from './facility-site'
import { gazetteer } from './gazetteer'

export interface FacilityAddress {
  street: string
  city: string
  zip: string
}

/** Post towns of the territories, which the addresses of the sample country leave out. */
const territories: Readonly<Record<string, readonly [city: string, zip: string]>> = {
  AS: ['PAGO PAGO', '96799'],
  GU: ['HAGATNA', '96910'],
  MP: ['SAIPAN', '96950'],
  PR: ['SAN JUAN', '00901'],
  VI: ['CHARLOTTE AMALIE', '00802'],
}

/** In capitals, as programs file it; on the coast and abroad a plain road in the state's post town. */
export function facilityAddress(facility: number, county: FacilityCounty, index: number): FacilityAddress {
  const sites = sitesOf(county)
  const address = addressAt(sites[2 * index] ?? 0, sites[2 * index + 1] ?? 0)
  if (address?.state === county.state) {
    return {
      street: writeStreetLine(address).toUpperCase(),
      city: address.city.toUpperCase(),
      zip: address.zip,
    }
  }
  const town = gazetteer.find(({ state }) => state === county.state)
  const [city, zip] = territories[county.state] ?? [town?.city.toUpperCase() ?? '', town?.zip ?? '']
  return { street: `${100 + Math.floor(9_000 * rollFor(facility, 4))} SHORE RD`, city, zip }
}
