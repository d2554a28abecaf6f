import 'server-only'
import type { Position } from 'geojson'
import { read } from '@/app/_lib/read/data'
import type { Meta } from '@/lib/connector/result'
import { formatAcres } from '@/lib/format'
import { centerOf } from '@/lib/geography/geo'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { isOutline } from '@/lib/records/parcel/outline'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { readPublishedAddress, type StreetAddress } from '@/lib/street-address/street-address'
import { type HomeSelection, postAddressOf, streetLineOf } from '../../fetch-home'
import { fetchLayerLot } from '../../right/fetch-lot'

/** About 150 meters to each side. */
const REACH = 0.0015
const MOST_ROWS = 200
const MOST_HOMES = 10

/** A home beside the owner's, without any value. */
export interface NearbyHome {
  address: string
  facts: string
}

export interface NearbyHomes {
  homes: readonly NearbyHome[]
  meta: Meta
}

/** Returns addresses from the parcel map, nearest first, and undefined where no map has the home. */
export async function fetchNearbyHomes(home: HomeSelection): Promise<NearbyHomes | undefined> {
  const [x, y] = (await findHome(home)) ?? []
  if (x === undefined || y === undefined) return undefined
  const answer = await read('us-parcels', 'getParcelsInArea', {
    bbox: [x - REACH, y - REACH, x + REACH, y + REACH],
    limit: MOST_ROWS,
  })
  if (!answer.ok) return undefined
  const own = readPublishedAddress(streetLineOf(home) ?? '')
  const lots = answer.data.layers.flatMap(({ parcels }) => parcels)
  const near = lots.flatMap(({ parcel, geometry }) => {
    const address = parcel.siteAddress?.split(',')[0]?.trim()
    const house = address ? readPublishedAddress(address) : null
    if (!address || !house?.number || !isOutline(geometry) || (own && isOwn(own, house))) return []
    const [toX = 0, toY = 0] = centerOf(geometry)
    const away = Math.hypot((toX - x) * Math.cos((y * Math.PI) / 180), toY - y)
    return [{ address: formatHomeAddress(address), facts: describe(parcel), away }]
  })
  const distinct = [...new Map(near.map((each) => [each.address, each])).values()]
  const homes = distinct.toSorted((a, b) => a.away - b.away).slice(0, MOST_HOMES)
  return { homes: homes.map(({ address, facts }) => ({ address, facts })), meta: answer.meta }
}

/** The lot of the number, else the one match of the geocoder. */
async function findHome(home: HomeSelection): Promise<Position | undefined> {
  const lot = await fetchLayerLot(home)
  if (lot) return centerOf(lot.outline)
  const address = postAddressOf(home)
  const answer = address === undefined ? undefined : await read('geocoder', 'findAddress', { address })
  const [match, ...others] = answer?.ok ? answer.data.matches : []
  return match && others.length === 0 ? [match.longitude, match.latitude] : undefined
}

/** Many layers leave out the type of the street. */
const isOwn = (own: StreetAddress, house: StreetAddress) =>
  own.number === house.number && own.name === house.name

/** Many layers publish a code of their own for the use. */
const isWords = (use: string) => /\p{L}{3}/u.test(use)

function describe(parcel: PropertyRecord): string {
  const acres = measuredAcres(parcel)
  return [
    parcel.landUse && isWords(parcel.landUse) && formatUse(parcel.landUse),
    acres !== null && `lot of ${formatAcres(acres)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
