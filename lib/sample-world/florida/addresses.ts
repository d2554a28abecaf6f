import { type Lot, lotOn } from '../addresses/address-lots'
import { addressOf, writeStreetLine } from '../addresses/addresses'
import { blockColumns, blockOf, blockStrips } from './blocks'
import { type FloridaTown, floridaTowns } from './land'
import { type Plot, plotsOf } from './plots'

export function plotStreetLine(plot: Plot): string {
  if (plot.kind === 'street') return ' '
  return writeStreetLine(addressOf(lotOf(plot))).toUpperCase()
}

export function plotCity({ kind, block }: Plot): string {
  return kind === 'street' ? ' ' : block.town.place.city.toUpperCase()
}

function lotOf({ block, owner }: Plot): Lot {
  const column = block.x * blockColumns + (owner % blockColumns)
  const strip = block.y * blockStrips + Math.floor(owner / blockColumns)
  return lotOn(block.town.place, column, strip)
}

const lowestNumber = 100
const rowsAroundTown = 80

export function* plotsByHouseNumber(number: number): Generator<Plot> {
  const steps = number - lowestNumber
  if (steps < 0) return
  const index = Math.floor(steps / 2)
  for (let away = 0; away <= rowsAroundTown; away += 1) {
    for (const row of away === 0 ? [0] : [away, -away]) {
      const strip = steps % 2 === 0 ? 2 * row : 2 * row - 1
      for (const town of floridaTowns) yield* plotsOfLots(town, [index, -index - 1], strip)
    }
  }
}

function* plotsOfLots(town: FloridaTown, columns: number[], strip: number): Generator<Plot> {
  for (const column of columns) {
    const [x, y] = [Math.floor(column / blockColumns), Math.floor(strip / blockStrips)]
    const block = blockOf(town, x, y)
    const slot = (strip - y * blockStrips) * blockColumns + (column - x * blockColumns)
    if (block) yield* plotsOf(block).filter((plot) => plot.owner === slot && plot.kind !== 'street')
  }
}
