import { cityNames } from '@/lib/florida/cities'
import { isSameStreetAddress, readStreetAddress } from '@/lib/street-address/street-address'
import { streetPartOf } from './address-place'
import type { Filters } from './parcel-params'
import type { UsableRow } from './records'

type Test = (row: UsableRow) => boolean

/** The filters that the source was not asked with, applied to its rows. */
export function sieveOf({ owner, address, city, minMarketValue, maxMarketValue, saleYear }: Filters): Test {
  const tests: Test[] = [
    ...(owner === undefined ? [] : [ownedBy(owner)]),
    ...(address === undefined ? [] : [atAddress(address)]),
    ...(city === undefined ? [] : [inCity(city)]),
    ...(saleYear === undefined ? [] : [soldIn(saleYear)]),
    ...(minMarketValue === undefined && maxMarketValue === undefined
      ? []
      : [worth(minMarketValue, maxMarketValue)]),
  ]
  return (row) => tests.every((test) => test(row))
}

function atAddress(address: string): Test {
  const asked = readStreetAddress(streetPartOf(address))
  return ({ PHY_ADDR1 }) => {
    const published = PHY_ADDR1 && readStreetAddress(PHY_ADDR1)
    return Boolean(asked && published && isSameStreetAddress(asked, published))
  }
}

const ownedBy = (owner: string): Test => {
  const start = owner.toUpperCase()
  return ({ OWN_NAME }) => OWN_NAME?.toUpperCase().startsWith(start) === true
}

const inCity = (city: string): Test => {
  const names = cityNames(city)
  return ({ PHY_CITY }) => PHY_CITY !== null && names.includes(PHY_CITY.toUpperCase())
}

const soldIn =
  (year: number): Test =>
  ({ SALE_YR1, SALE_YR2 }) =>
    SALE_YR1 === year || SALE_YR2 === year

const worth =
  (min = 0, max = Number.POSITIVE_INFINITY): Test =>
  ({ JV }) =>
    JV !== null && JV >= min && JV <= max
