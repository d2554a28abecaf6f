import { isRural } from './blocks'
import type { SamplePlot } from './plots'
import { pickByShare, type RandomDraw } from './roll'
import uses from './uses.json'

const lotsOfSuburb = 8
const lotsOfCountry = 16

export function landUseOf(plot: SamplePlot, roll: RandomDraw): string {
  if (plot.kind === 'tower') return roll(1) < 0.7 ? '004' : '003'
  if (plot.kind === 'park') return roll(1) < 0.5 ? '086' : '082'
  return pickByShare(usesAt(plot), roll(1))
}

function usesAt({ block }: SamplePlot): Readonly<Record<string, number>> {
  if (isRural(block)) return uses.rural
  const lots = block.level.wide * block.level.deep
  if (lots >= lotsOfCountry) return uses.inTheCountry
  return lots >= lotsOfSuburb ? uses.aroundTown : uses.inTown
}

const vacant = /^(000|010|040|070|080|05[1-9]|06[0-6]|082|09[2-9])$/

export function isVacant(landUse: string): boolean {
  return vacant.test(landUse)
}
