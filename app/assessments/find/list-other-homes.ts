import { readStreetAddress } from '@/lib/street-address/street-address'

interface SiteAddress {
  siteAddress: string | null
  city: string | null
  postalCode: string | null
}

const MOST_HOMES = 10

export function listOtherHomes(parcels: readonly SiteAddress[], typed: string): string[] {
  const numberIn = (address: string | null) =>
    Number.parseInt(readStreetAddress(address?.split(',')[0] ?? '')?.number ?? '', 10)
  const own = numberIn(typed)
  const homes = parcels.flatMap(({ siteAddress, city, postalCode }) => {
    const number = numberIn(siteAddress)
    return siteAddress && city && Number.isFinite(number) && number !== own
      ? [{ number, address: `${siteAddress}, ${city}, FL${postalCode ? ` ${postalCode}` : ''}` }]
      : []
  })
  const distinct = [...new Map(homes.map((home) => [home.address, home])).values()]
  return distinct
    .toSorted((a, b) => Math.abs(a.number - own) - Math.abs(b.number - own))
    .slice(0, MOST_HOMES)
    .toSorted((a, b) => a.number - b.number)
    .map(({ address }) => address)
}
