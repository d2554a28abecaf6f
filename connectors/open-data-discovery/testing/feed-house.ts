import { streetTypes } from '@/lib/sample-world/addresses/street-names'
import type { SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { cityOf } from '../buildings/city-list'
import type { BuildingFeed } from '../buildings/feed'
import { datasets } from './feed-engine'

export function datasetOf({ dataset, id }: BuildingFeed) {
  const match = datasets.find((each) => each.id === dataset)
  if (!match) throw new Error(`${id} is not simulated`)
  return match
}

export const rowsOf = (feed: BuildingFeed): SimulatedRecord[] => [
  ...datasetOf(feed).rows({ equals: {}, like: {} }),
]

const lineOf = ({ address }: BuildingFeed, row: SimulatedRecord) =>
  [address]
    .flat()
    .map((column) => row[column])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ')

export function houseOf(feed: BuildingFeed): { line: string; rows: number; word: string } {
  const counts = new Map<string, number>()
  for (const row of rowsOf(feed)) {
    const line = lineOf(feed, row)
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const [line, rows] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  const word = line.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  return { line, rows, word }
}

const parcelColumns: Readonly<Record<string, (row: SimulatedRecord) => string>> = {
  'chicago-building-permits': ({ pin_list }) => `${String(pin_list).replaceAll('-', '').slice(0, 10)}0000`,
  'austin-building-permits': ({ tcad_id }) => String(tcad_id),
  'los-angeles-building-permits': ({ apn }) => String(apn),
  'san-francisco-building-permits': ({ block, lot }) => `${block}/${lot}`,
  'san-francisco-notices-of-violation': ({ block, lot }) => `${block}/${lot}`,
  'san-francisco-complaints': ({ block, lot }) => `${block}/${lot}`,
}

export function parcelOf(feed: BuildingFeed): { typed: string; rows: number } | undefined {
  const parcelColumn = parcelColumns[feed.id]
  if (!parcelColumn || !cityOf(feed.market).parcel) return undefined
  const parcels = rowsOf(feed).map(parcelColumn)
  const typed = parcels[0] ?? ''
  return { typed, rows: parcels.filter((parcel) => parcel === typed).length }
}

const words = new Map<string, string>([
  ...[...streetTypes].map(([short, long]) => [short.toUpperCase(), long] as const),
  ['N', 'north'],
  ['S', 'south'],
  ['E', 'east'],
  ['W', 'west'],
])

export const spellOut = (line: string) =>
  line
    .split(' ')
    .map((word) => words.get(word.toUpperCase()) ?? word)
    .join('  ')
    .toLowerCase()
