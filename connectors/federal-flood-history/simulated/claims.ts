import { stateOfFips } from '@/lib/geography/counties'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { createMemory } from '@/lib/sample-world/memory'
import { halfOf, isSplit, type TractCell, tractOf, zipOf } from '@/lib/sample-world/tracts'
import { floodYearsOf } from './events'

export type FemaRow = Readonly<Record<string, string | number | boolean | null>>

const memory = createMemory<FemaRow[]>(300)

const MOST = 160
const NONE = 0.25
const FEW = 0.4

export const claimsOf = (cell: TractCell): FemaRow[] =>
  memory.recall([cell.county, cell.column, cell.row], () =>
    Array.from({ length: sizeOf(cell) }, (_, index) => claimOf(cell, index)),
  )

function sizeOf({ county, column, row }: TractCell): number {
  const share = hashOf('claims', county, column, row)
  if (share < NONE) return 0
  if (share < FEW) return 1 + Math.floor(((share - NONE) / (FEW - NONE)) * 4)
  return 5 + Math.floor(((share - FEW) / (1 - FEW)) ** 3 * MOST)
}

export function claimOf(cell: TractCell, index: number): FemaRow {
  const { county, column, row } = cell
  const share = (what: string) => hashOf('claim', what, county, column, row, index)
  const events = floodYearsOf(county)
  const isOfEvent = events.length > 0 && share('event') < 0.75
  const yearOfLoss = isOfEvent ? pickBy(share('which') ** 2, events) : 1978 + Math.floor(share('year') * 48)
  const isOld = !isSplit(cell) || share('vintage') < 0.5
  const tract = isOld ? tractOf(cell) : halfOf(cell, share('half') < 0.5 ? 'west' : 'east')
  const isPaid = share('paid') > 0.26
  const building = isPaid ? dollars(share('building'), 70_000) : unpaid(yearOfLoss)
  const contents =
    isPaid && share('has contents') < 0.6 ? dollars(share('contents'), 25_000) : unpaid(yearOfLoss)
  return {
    state: stateOfFips(county) ?? null,
    countyCode: county,
    censusGeoid: `${tract}${1 + Math.floor(share('group') * 3)}`,
    reportedZipCode: zipOf(cell),
    reportedCity: 'Currently Unavailable',
    latitude: Number((row * 0.05).toFixed(1)),
    longitude: Number((column * 0.05).toFixed(1)),
    nfipCommunityName: share('community') < 0.01 ? 'OTHER COUNTY, TOWN OF' : 'SAMPLE CITY, CITY OF',
    dateOfLoss: `${yearOfLoss}-09-18T00:00:00.000Z`,
    yearOfLoss,
    floodEvent: null,
    causeOfDamage: yearOfLoss < 1980 ? '1' : '4',
    floodZoneCurrent: pickBy(share('zone'), ['AE', 'AE', 'A', 'VE', 'X', 'X', null]),
    waterDepth: Math.floor(share('depth') * 6),
    amountPaidOnBuildingClaim: share('negative') < 0.004 ? -120.5 : building,
    amountPaidOnContentsClaim: contents,
    amountPaidOnIncreasedCostOfComplianceClaim: share('compliance') < 0.02 ? 30_000 : null,
    buildingDamageAmount: building,
    contentsDamageAmount: contents,
    id: 1_000_000 + Math.floor(share('id') * 8_000_000),
  }
}

const dollars = (share: number, most: number) => Math.round((500 + share ** 2 * most) * 100) / 100

/** The oldest rows of the source have 0 instead of null. */
const unpaid = (year: number): 0 | null => (year < 1980 ? 0 : null)
