import { cityNames } from '@/lib/records/parcel/cities'
import { isSameStreetAddress, readStreetAddress } from '@/lib/street-address/street-address'
import type { UsableRow } from '../records'
import { streetPartOf } from './address-place'
import type { Filters } from './parcel-params'

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
  return (row) => {
    const published = row.address && readStreetAddress(row.address)
    return Boolean(asked && published && isSameStreetAddress(asked, published))
  }
}

const ownedBy = (owner: string): Test => {
  const start = owner.toUpperCase()
  return ({ ownerName }) => ownerName?.toUpperCase().startsWith(start) === true
}

const inCity = (city: string): Test => {
  const names = cityNames(city)
  return (row) => row.city !== null && names.includes(row.city.toUpperCase())
}

const soldIn =
  (year: number): Test =>
  ({ saleYear, priorSaleYear }) =>
    saleYear === year || priorSaleYear === year

const worth =
  (min = 0, max = Number.POSITIVE_INFINITY): Test =>
  ({ justValue }) =>
    justValue !== null && justValue >= min && justValue <= max
