import { overlap } from '@/lib/arcgis/intersection'
import { stateAt, stateBounds } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import {
  columnOf,
  groundOf,
  lotOn,
  lotWidthMetres,
  type SampleLot,
  stripMetres,
  stripOf,
} from '../addresses/address-lots'
import {
  farthestRow,
  lotsOfStreet,
  lotWithSerial,
  serialOf,
  serialsOf,
  townsOf,
} from '../addresses/assessed-lots'
import { assessedOn, assessedOnCountry, type SampleAssessedProperty } from '../addresses/assessed-property'
import type { SamplePlace } from '../gazetteer'
import { createMemory } from '../memory'
import { metresPerDegree } from '../meters-per-degree'

export interface SampleLand {
  serial: number
  lot: SampleLot
  bounds: Bounds
  isCountry: boolean
}

const country = { wide: 16, deep: 8 }
const lowestStrip = -2 * farthestRow - 1
const lastRow = 121
const stripOfRow = (row: number) => lowestStrip + row * country.deep - (row > lastRow ? 2 : 0)
const depthOfRow = (row: number) => stripOfRow(row + 1) - stripOfRow(row)

function rowOfStrip(strip: number): number {
  const row = Math.floor((strip - lowestStrip) / country.deep)
  return row < lastRow
    ? row
    : strip > 2 * farthestRow
      ? Math.floor((strip + 2 - lowestStrip) / country.deep)
      : lastRow
}

export function assessedOnLand({ lot, serial, bounds, isCountry }: SampleLand): SampleAssessedProperty[] {
  return isCountry ? assessedOnCountry(lot, { serial, squareFeet: squareFeetOf(bounds) }) : assessedOn(lot)
}

export const squareFeetOf = (bounds: Bounds) => Math.round(squareMetresOf(bounds) * 10.7639)

function squareMetresOf([west, south, east, north]: Bounds): number {
  const scale = metresPerDegree((south + north) / 2)
  return (east - west) * scale.east * (north - south) * scale.north
}

export function* landsWithin(
  state: string,
  bounds: Bounds,
  isMeant: (block: Bounds) => boolean = () => true,
): Generator<SampleLand> {
  for (const town of townsOf(state)) yield* townLands(town, bounds, isMeant)
  for (const town of townsOf(state)) yield* countryLands(town, bounds)
}

/** Also finds parcels at sea and outside of the state, so callers must check their location. */
export function landOfSerial(state: string, serial: number): SampleLand | null {
  if (serial < serialsOf(state)) {
    const lot = lotWithSerial(state, serial)
    return lot && landOfLot(lot, serial)
  }
  const { starts, grids } = countryOf(state)
  const index = starts.findLastIndex((start) => start <= serial)
  const grid = grids[index]
  if (!grid || !Number.isSafeInteger(serial)) return null
  const place = serial - (starts[index] ?? 0)
  const land = countryLand(
    grid,
    grid.west + (place % grid.width),
    grid.south + Math.floor(place / grid.width),
  )
  return land?.serial === serial ? land : null
}

/** False for a lot in another state, because a town near a state line has lots on both sides. */
export function isInOwnState({ bounds, lot }: SampleLand): boolean {
  const [longitude, latitude] = middleOf(bounds)
  return stateAt(longitude, latitude) === lot.place.state
}

export const middleOf = ([west, south, east, north]: Bounds): [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
]

/** Divides each street into pieces of 32 lots. A piece has the serial number of the lot at its beginning. */
export function* streetsWithin(state: string, bounds: Bounds): Generator<SampleLand> {
  for (const town of townsOf(state)) {
    const [left, bottom, right, top] = gridBox(town, bounds)
    const first = Math.max(Math.ceil((bottom - 1) / 2), -farthestRow)
    for (let row = first; row <= Math.min(Math.floor((top + 1) / 2), farthestRow); row += 1) {
      for (const column of columnsWithin(left - streetLots, right)) {
        if (column % streetLots !== 0) continue
        const lot = lotOn(town, column, 2 * row)
        const ground = groundOf(town, [column, 2 * row], [streetLots, 0])
        const serial = serialOf(lot)
        if (serial !== null && overlap(ground, bounds) && isOwn(town, ground))
          yield { serial, lot, bounds: ground, isCountry: false }
      }
    }
  }
}

const streetLots = 32
const blockLots = 32

function* townLands(
  town: SamplePlace,
  bounds: Bounds,
  isMeant: (block: Bounds) => boolean,
): Generator<SampleLand> {
  const [left, bottom, right, top] = gridBox(town, bounds)
  const first = Math.max(Math.ceil(bottom / 2), -farthestRow)
  for (let row = first; row <= Math.min(Math.ceil(top / 2), farthestRow); row += 1) {
    let [block, isSkipped] = [Number.NaN, false]
    for (const column of columnsWithin(left, right)) {
      if (Math.floor(column / blockLots) !== block) {
        block = Math.floor(column / blockLots)
        isSkipped = !isMeant(groundOf(town, [block * blockLots, 2 * row - 1], [blockLots, 2]))
      }
      if (isSkipped) continue
      for (const strip of [2 * row, 2 * row - 1]) {
        if (strip < bottom || strip > top) continue
        const lot = lotOn(town, column, strip)
        const land = landOfLot(lot, serialOf(lot))
        if (land && overlap(land.bounds, bounds) && isOwn(town, land.bounds)) yield land
      }
    }
  }
}

function* columnsWithin(left: number, right: number): Generator<number> {
  for (let column = Math.max(0, left); column <= Math.min(lotsOfStreet - 1, right); column += 1) yield column
  for (let column = Math.min(-1, right); column >= Math.max(-lotsOfStreet, left); column -= 1) yield column
}

function landOfLot(lot: SampleLot, serial: number | null): SampleLand | null {
  if (serial === null) return null
  const bounds = groundOf(lot.place, [columnOf(lot), stripOf(lot)], [1, 1])
  return { serial, lot, bounds, isCountry: false }
}

function* countryLands(town: SamplePlace, bounds: Bounds): Generator<SampleLand> {
  const grid = countryOf(town.state).grids.find((each) => each.town === town)
  if (!grid) return
  const [left, bottom, right, top] = gridBox(town, bounds)
  for (let row = rowOfStrip(bottom); row <= rowOfStrip(top); row += 1) {
    for (
      let column = Math.floor(left / country.wide);
      column <= Math.floor(right / country.wide);
      column += 1
    ) {
      const land = countryLand(grid, column, row)
      if (land && overlap(land.bounds, bounds) && isOwn(town, land.bounds)) yield land
    }
  }
}

function countryLand(grid: CountryGrid, column: number, row: number): SampleLand | null {
  const { town, west, south, width, height, start } = grid
  const isInTown = row >= 0 && row <= lastRow && Math.abs(column + 0.5) * country.wide < lotsOfStreet
  const [x, y] = [column - west, row - south]
  if (isInTown || x < 0 || x >= width || y < 0 || y >= height) return null
  const corner = [column * country.wide, stripOfRow(row)] as const
  return {
    serial: start + y * width + x,
    lot: lotOn(town, ...corner),
    bounds: groundOf(town, corner, [country.wide, depthOfRow(row)]),
    isCountry: true,
  }
}

function gridBox(town: SamplePlace, [west, south, east, north]: Bounds): Bounds {
  const scale = metresPerDegree(town.latitude)
  return [
    Math.floor(((west - town.longitude) * scale.east) / lotWidthMetres),
    Math.floor(((south - town.latitude) * scale.north - 6) / stripMetres),
    Math.floor(((east - town.longitude) * scale.east) / lotWidthMetres),
    Math.floor(((north - town.latitude) * scale.north + 6) / stripMetres),
  ]
}

interface CountryGrid {
  town: SamplePlace
  west: number
  south: number
  width: number
  height: number
  start: number
}

const countries = createMemory<{ grids: CountryGrid[]; starts: number[] }>(60)

const countryOf = (state: string) =>
  countries.recall([state], () => {
    let start = serialsOf(state)
    const box = stateBounds(state) ?? [0, 0, 0, 0]
    const grids = townsOf(state).map((town): CountryGrid => {
      const [left, bottom, right, top] = gridBox(town, box)
      const west = Math.floor(left / country.wide)
      const south = rowOfStrip(bottom)
      const width = Math.floor(right / country.wide) - west + 1
      const grid = { town, west, south, width, height: rowOfStrip(top) - south + 1, start }
      start += width * grid.height
      return grid
    })
    return { grids, starts: grids.map((grid) => grid.start) }
  })

function isOwn(town: SamplePlace, [west, south, east, north]: Bounds): boolean {
  const others = townsOf(town.state).filter((each) => each !== town)
  if (others.length === 0) return true
  return [south, north].every((latitude) => {
    const shrink = Math.cos((latitude * Math.PI) / 180)
    return [west, east].every((longitude) => {
      const away = (place: SamplePlace) =>
        ((place.longitude - longitude) * shrink) ** 2 + (place.latitude - latitude) ** 2
      const own = away(town)
      return others.every((place) => away(place) > own)
    })
  })
}
