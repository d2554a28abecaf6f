import { gazetteer, type SamplePlace } from '../gazetteer'
import { isOnLand, type SampleLot } from './address-lots'
import { streetOfRow } from './street-names'

export const farthestRow = 243
export const lotsOfStreet = 1024
const rows = 2 * farthestRow + 1

const lowestNumber = 100

/** This order must not change, because serial numbers contain the index of the town. */
export const townsOf = (state: string): readonly SamplePlace[] => townsByState.get(state) ?? []

const townsByState = new Map(
  gazetteer.map(({ state }) => [state, gazetteer.filter((place) => place.state === state)]),
)

/**
 * Returns a number of at most eight digits, from which `lotWithSerial` finds the lot. Returns null for a lot
 * outside of the rolls.
 */
export function serialOf({ place, row, direction, index, side }: SampleLot): number | null {
  if (Math.abs(row) > farthestRow || index >= lotsOfStreet) return null
  const town = townsOf(place.state).indexOf(place)
  const street = (town * rows + row + farthestRow) * 2 + (direction === 'E' ? 0 : 1)
  return (street * lotsOfStreet + index) * 2 + (side === 'north' ? 0 : 1)
}

export const serialsOf = (state: string) => townsOf(state).length * rows * lotsOfStreet * 4

export function lotOfSerial(state: string, serial: number): SampleLot | null {
  const lot = lotWithSerial(state, serial)
  return lot && isOnLand(lot) ? lot : null
}

export function lotWithSerial(state: string, serial: number): SampleLot | null {
  if (!Number.isInteger(serial) || serial < 0) return null
  const [position, sides] = [Math.floor(serial / 2), serial % 2]
  const [street, index] = [Math.floor(position / lotsOfStreet), position % lotsOfStreet]
  const [line, directions] = [Math.floor(street / 2), street % 2]
  const place = townsOf(state)[Math.floor(line / rows)]
  if (!place) return null
  return {
    place,
    row: (line % rows) - farthestRow,
    direction: directions === 0 ? 'E' : 'W',
    index,
    side: sides === 0 ? 'north' : 'south',
  }
}

export function* findLotsByNumber(place: SamplePlace, number: number, street?: string): Generator<SampleLot> {
  const steps = number - lowestNumber
  const index = Math.floor(steps / 2)
  if (steps < 0 || index >= lotsOfStreet) return
  for (let row = -farthestRow; row <= farthestRow; row += 1) {
    if (street !== undefined && streetOfRow(place, row).name.toUpperCase() !== street) continue
    for (const direction of ['E', 'W'] as const) {
      const lot: SampleLot = { place, row, direction, index, side: steps % 2 === 0 ? 'north' : 'south' }
      if (isOnLand(lot)) yield lot
    }
  }
}

export function* lotsAround(place: SamplePlace, streets = 1, lots = 30): Generator<SampleLot> {
  for (let row = -streets; row <= streets; row += 1) {
    for (const direction of ['E', 'W'] as const) {
      for (const side of ['north', 'south'] as const) {
        for (let index = 0; index < lots; index += 1) {
          const lot: SampleLot = { place, row, direction, index, side }
          if (isOnLand(lot)) yield lot
        }
      }
    }
  }
}
