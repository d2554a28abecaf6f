import 'server-only'
import { cache } from 'react'
import { read } from '@/app/_lib/read/data'
import { boxAround } from '@/app/_surfaces/place/panels/whereabouts'
import type { Meta } from '@/lib/connector/result'
import { formatAcres } from '@/lib/format'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import { centerPointOf } from '@/lib/geography/geo'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { isOutline } from '@/lib/records/parcel/outline'
import { measuredAcres } from '@/lib/records/parcel/published-lot'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { readPublishedAddress, type StreetAddress } from '@/lib/street-address/street-address'
import { type HomeSelection, postAddressOf, streetLineOf } from '../../fetch-home'
import { fetchLayerLot } from '../../right/fetch-lot'

const REACH_METERS = 150
const MOST_ROWS = 200
const MOST_HOMES = 10

export interface NearbyHome {
  address: string
  facts: string
  /** Words of the publisher in the facts. A Spanish page marks them as English. */
  agencyWords?: readonly string[]
}

export interface NearbyHomesResult {
  homes: readonly NearbyHome[]
  notes: readonly string[]
  meta: Meta
}

const texts = defineTexts('similar.fetch-nearby', {
  failed: (why: string) => `We could not load the homes around yours. ${why}`,
  cut: 'The parcel map has more lots here than we read, so a nearer home can be missing.',
  lot: (acres: string) => `lot of ${acres}`,
})

/** Returns undefined if the home's position is unknown, or if no parcel layer covers the home. */
export const fetchNearbyHomes = cache(
  async (home: HomeSelection): Promise<NearbyHomesResult | { why: string } | undefined> => {
    const point = await findHome(home)
    if (!point) return undefined
    const params = { bbox: boxAround(point, REACH_METERS), limit: MOST_ROWS }
    const answer = await read('us-parcels', 'getParcelsInArea', params)
    if (!answer.ok)
      return answer.error.code === 'not_supported'
        ? undefined
        : { why: texts.failed(translate(answer.error.message)) }
    const own = readPublishedAddress(streetLineOf(home) ?? '')
    const { layers, failures } = answer.data
    const lots = layers.flatMap(({ parcels }) => parcels)
    const near = lots.flatMap(({ parcel, geometry }) => {
      const address = parcel.siteAddress?.split(',')[0]?.trim()
      const house = address ? readPublishedAddress(address) : null
      if (!address || !house?.number || !isOutline(geometry) || (own && isOwn(own, house))) return []
      const { miles } = distanceAndDirection(point, centerPointOf(geometry))
      return [{ address: formatHomeAddress(address), ...describe(parcel), miles }]
    })
    const distinct = [...new Map(near.map((each) => [each.address, each])).values()]
    const homes = distinct.toSorted((a, b) => a.miles - b.miles).slice(0, MOST_HOMES)
    return {
      homes: homes.map(({ miles, ...each }) => each),
      notes: [
        ...failures.map(({ message }) => texts.failed(translate(message))),
        ...(layers.some(({ nextOffset }) => nextOffset !== null) ? [texts.cut] : []),
      ],
      meta: answer.meta,
    }
  },
)

async function findHome(home: HomeSelection): Promise<LngLat | undefined> {
  const lot = await fetchLayerLot(home)
  if (lot) return centerPointOf(lot.outline)
  const address = postAddressOf(home)
  const answer = address === undefined ? undefined : await read('geocoder', 'findAddress', { address })
  const [match, ...others] = answer?.ok ? answer.data.matches : []
  return others.length === 0 ? match : undefined
}

/** Ignores the street type, because many layers omit it. */
const isOwn = (own: StreetAddress, house: StreetAddress) =>
  own.number === house.number && own.name === house.name

/**
 * Returns false for a code. Many layers publish the land use only as a code, which readers would not
 * understand.
 */
const isWords = (use: string) => /\p{L}{3}/u.test(use)

function describe(parcel: PropertyRecord): Pick<NearbyHome, 'facts' | 'agencyWords'> {
  const acres = measuredAcres(parcel)
  const use = parcel.landUse && isWords(parcel.landUse) && formatUse(parcel.landUse)
  return {
    facts: [use, acres !== null && texts.lot(formatAcres(acres))].filter(Boolean).join(', '),
    ...(use && { agencyWords: [use] }),
  }
}
