import { floridaCounties } from '@/lib/geography/florida-counties'
import { hashOf } from '../hash'
import { type BlockExtent, blockOf, extentOf, positionIn } from './blocks'
import { boundsOfFloridaCounty, type FloridaTown, floridaTowns, nearestTown } from './land'
import { plotAt, plotsOf, type SamplePlot, slotsPerBlock } from './plots'

export function objectIdOf({ block: { town, x, y }, slot }: SamplePlot): number {
  return numberOf(town, x, y, slot)
}

export function recordIdOf({ block: { town, x, y }, owner }: SamplePlot): number {
  return numberOf(town, x, y, owner)
}

function numberOf(town: FloridaTown, x: number, y: number, slot: number): number {
  const extent = extentOf(town)
  const block = blocksBefore(town) + (y - extent.bottom) * widthOf(extent) + (x - extent.left)
  return 1 + block * slotsPerBlock + slot
}

export function plotByObjectId(objectId: number): SamplePlot | undefined {
  if (!Number.isSafeInteger(objectId) || objectId < 1) return undefined
  const number = Math.floor((objectId - 1) / slotsPerBlock)
  const town = floridaTowns.findLast((candidate) => blocksBefore(candidate) <= number)
  if (!town) return undefined
  const extent = extentOf(town)
  const rest = number - blocksBefore(town)
  const y = extent.bottom + Math.floor(rest / widthOf(extent))
  if (y > extent.top) return undefined
  const block = blockOf(town, extent.left + (rest % widthOf(extent)), y)
  return block ? plotAt(block, (objectId - 1) % slotsPerBlock) : undefined
}

/**
 * One parcel has the number of a real parcel, so that the examples of the documentation find a parcel both in
 * sample data and at the source.
 */
const documented = { written: '270S042017009015', published: '082S305005000002' }

export function plotsByParcelId(text: string): SamplePlot[] {
  const parcelId = text === documented.published ? documented.written : text
  return readParcelId(parcelId).flatMap(({ county, rank, x, y, slot }) => {
    const corner = cornerOf(county, rank)
    const block = corner && blockOf(corner.town, corner.x + x, corner.y + y)
    const owner = block && plotAt(block, slot)
    if (!block || owner?.county !== county || owner.kind === 'street' || parcelIdOf(owner) !== text) return []
    return plotsOf(block).filter((plot) => plot.owner === slot)
  })
}

const words = ['WATER', 'ROW', 'ROAD']

const parcelIds = new WeakMap<SamplePlot, string>()

export function parcelIdOf(plot: SamplePlot): string {
  const before = parcelIds.get(plot)
  if (before !== undefined) return before
  const id = makeParcelId(plot)
  parcelIds.set(plot, id)
  return id
}

function makeParcelId(plot: SamplePlot): string {
  const { block, county, owner, kind } = plot
  if (kind === 'street') {
    const roll = hashOf('street', objectIdOf(plot))
    return roll < 0.7 ? ' ' : (words[Math.floor(roll * 100) % words.length] ?? ' ')
  }
  const rank = rankOf(county, block.town)
  const corner = cornerOf(county, rank)
  const [x, y] = [block.x - (corner?.x ?? 0), block.y - (corner?.y ?? 0)]
  const id = writeParcelId({ county, rank, x, y, slot: owner })
  return id === documented.written ? documented.published : id
}

const corners = new Map<string, { town: FloridaTown; x: number; y: number } | undefined>()

/**
 * Parcel ids count blocks from this one, at the southwest corner of the county in the grid of a town. Rank 0
 * is the main town of the county.
 */
function cornerOf(county: number, rank: number) {
  const key = `${county} ${rank}`
  if (!corners.has(key)) corners.set(key, findCorner(county, rank))
  return corners.get(key)
}

function findCorner(county: number, rank: number) {
  const bounds = boundsOfFloridaCounty(county)
  const town = floridaTowns[(mainTownOf(county) + rank) % floridaTowns.length]
  if (!bounds || !town || rank >= floridaTowns.length) return undefined
  const [x, y] = positionIn(town, bounds[0], bounds[1])
  return { town, x: Math.floor(x), y: Math.floor(y) }
}

function rankOf(county: number, town: FloridaTown): number {
  const { length } = floridaTowns
  return (town.index - mainTownOf(county) + length) % length
}

const mainTowns = new Map<number, number>()

function mainTownOf(county: number): number {
  const cached = mainTowns.get(county)
  if (cached !== undefined) return cached
  const [west, south, east, north] = boundsOfFloridaCounty(county) ?? [0, 0, 0, 0]
  const index = nearestTown((west + east) / 2, (south + north) / 2)?.index ?? 0
  mainTowns.set(county, index)
  return index
}

let starts: number[] | undefined

function blocksBefore({ index }: FloridaTown): number {
  if (!starts) {
    let sum = 0
    starts = floridaTowns.map((town) => {
      const start = sum
      const extent = extentOf(town)
      sum += widthOf(extent) * (extent.top - extent.bottom + 1)
      return start
    })
  }
  return starts[index] ?? 0
}

const widthOf = ({ left, right }: BlockExtent) => right - left + 1

interface LocalNumber {
  county: number
  rank: number
  x: number
  y: number
  slot: number
}

const byCounty: Readonly<Record<number, string>> = {
  13: '#############0',
  15: '## ####-##-*-#####',
  20: '##-##-##-####-###-00',
  21: '00#############',
  22: '0#############000',
  23: '#############',
  27: '###S######0##0##',
  32: 'S#############0090',
  35: '#############0000',
  36: '# ## ## ## ###-###.0',
  38: 'C-##-##-##-###-####-0',
  41: '3#############00001.0',
  46: '######P#######',
  54: '########-#####0',
  56: '###N######0##0##',
  57: '1#############0',
  66: '####-###-####-#/#',
  67: '##-#S-##-####-####',
  76: '###S######0##0##00',
}

const others = [
  '##-##-##-####-###',
  '############# ',
  '##.##.##.###.####',
  '##-####-#######',
  'R## #### ## #####',
]
const formats = new Map(
  floridaCounties.map(({ number }) => [
    number,
    (byCounty[number] ?? others[number % others.length] ?? '').trim(),
  ]),
)

const readers = floridaCounties.map(({ number }) => ({
  county: number,
  pattern: new RegExp(
    `^${formatOf(number)
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replaceAll('#', '(\\d)')}$`,
  ),
}))

function writeParcelId(place: LocalNumber): string {
  const digits = `${isShared(place) ? '00' : place.county}${digitsOf(place)}`
  let next = 0
  return formatOf(place.county).replaceAll('#', () => digits[next++] ?? '0')
}

function readParcelId(text: string): LocalNumber[] {
  return readers.flatMap(({ county, pattern }) => {
    const digits = pattern.exec(text)?.slice(1).join('')
    if (!digits) return []
    const place: LocalNumber = {
      county,
      rank: Number(digits.slice(2, 3)),
      x: Number(digits.slice(3, 6)),
      y: Number(digits.slice(6, 9)),
      slot: Number(digits.slice(9)),
    }
    return writeParcelId(place) === text ? [place] : []
  })
}

function formatOf(county: number): string {
  return formats.get(county) ?? ''
}

function digitsOf({ rank, x, y, slot }: LocalNumber): string {
  return `${rank}${pad(x, 3)}${pad(y, 3)}${pad(slot, 4)}`
}

/**
 * Three ids in a hundred omit the county, so that counties with the same format use one id for different
 * parcels.
 */
function isShared(place: LocalNumber): boolean {
  return hashOf('shared', digitsOf(place)) < 0.03
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')
