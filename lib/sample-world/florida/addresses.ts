import { lotOn, type SampleLot } from '../addresses/address-lots'
import { addressOf, writeStreetLine } from '../addresses/addresses'
import { blockColumns, blockOf, blockStrips } from './blocks'
import { type FloridaTown, floridaTowns } from './land'
import { plotsOf, type SamplePlot } from './plots'

export function plotStreetLine(plot: SamplePlot): string {
  if (plot.kind === 'street') return ' '
  return writeStreetLine(addressOf(lotOf(plot))).toUpperCase()
}

export function plotCity({ kind, block }: SamplePlot): string {
  return kind === 'street' ? ' ' : block.town.place.city.toUpperCase()
}

function lotOf({ block, owner }: SamplePlot): SampleLot {
  const column = block.x * blockColumns + (owner % blockColumns)
  const strip = block.y * blockStrips + Math.floor(owner / blockColumns)
  return lotOn(block.town.place, column, strip)
}

const lowestNumber = 100
const rowsAroundTown = 80

export function* plotsByHouseNumber(number: number): Generator<SamplePlot> {
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

function* plotsOfLots(town: FloridaTown, columns: number[], strip: number): Generator<SamplePlot> {
  for (const column of columns) {
    const [x, y] = [Math.floor(column / blockColumns), Math.floor(strip / blockStrips)]
    const block = blockOf(town, x, y)
    const slot = (strip - y * blockStrips) * blockColumns + (column - x * blockColumns)
    if (block) yield* plotsOf(block).filter((plot) => plot.owner === slot && plot.kind !== 'street')
  }
}
