import 'server-only'
import { floridaSaleWindow } from '@/app/_lib/florida-sale-window'
import { read } from '@/app/_lib/read/data'
import { floridaCounties } from '@/lib/geography/florida-counties'
import type { HomeSelection } from '../fetch-home'

export function fetchFloridaSimilar({ property: { county: name, parcelId } }: HomeSelection) {
  const county = floridaCounties.find((each) => each.name === name)?.number
  return county && parcelId
    ? read('us-florida-parcels', 'similarParcels', { county, parcelId, sales: floridaSaleWindow() })
    : Promise.resolve(undefined)
}
