import { isOnLand, type SampleLot } from '../addresses/address-lots'

const reach = { rows: 255, lots: 2047 }
const lowestNumber = 100

export function* lotsAround(centre: SampleLot): Generator<SampleLot> {
  for (let ring = 0; ring <= reach.rows / 2; ring += 1) {
    for (let row = -ring; row <= ring; row += 1) {
      for (let step = -12 * (ring + 1); step < 12 * (ring + 1); step += 1) {
        const isInside = Math.abs(row) < ring && step >= -12 * ring && step < 12 * ring
        if (isInside) continue
        const lot = lotBeside(centre, row, step)
        yield* [
          { ...lot, side: 'north' as const },
          { ...lot, side: 'south' as const },
        ].filter(isOnLand)
      }
    }
  }
}

const positionOf = ({ direction, index }: SampleLot) => (direction === 'E' ? index : -index - 1)

function lotBeside(centre: SampleLot, rows: number, steps: number): SampleLot {
  const position = positionOf(centre) + steps
  return {
    ...centre,
    row: centre.row + rows,
    direction: position >= 0 ? 'E' : 'W',
    index: position >= 0 ? position : -position - 1,
  }
}

export function createNumberedLots(centre: SampleLot, houseNumber: number): SampleLot[] {
  const steps = houseNumber - lowestNumber
  if (steps < 0) return []
  const index = Math.floor(steps / 2)
  const side = steps % 2 === 0 ? ('north' as const) : ('south' as const)
  const rows = Array.from({ length: 2 * reach.rows + 1 }, (_, step) => centre.row + step - reach.rows)
  return rows
    .flatMap((row): SampleLot[] => [
      { ...centre, row, direction: 'E', index, side },
      { ...centre, row, direction: 'W', index, side },
    ])
    .filter(isOnLand)
}

export function offsetCode(lot: SampleLot, centre: SampleLot): number | null {
  if (lot.place !== centre.place) return null
  const rows = lot.row - centre.row
  const steps = positionOf(lot) - positionOf(centre)
  if (Math.abs(rows) > reach.rows || Math.abs(steps) > reach.lots) return null
  const across = (rows + reach.rows) * (2 * reach.lots + 1) + steps + reach.lots
  return across * 2 + (lot.side === 'north' ? 0 : 1)
}
