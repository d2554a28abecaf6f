import type { Plot } from './plots'
import { pickByShare, type Roll } from './roll'

type Uses = readonly (readonly [share: number, code: string])[]

const inTown: Uses = [
  [0.74, '001'],
  [0.07, '000'],
  [0.05, '008'],
  [0.03, '002'],
  [0.02, '010'],
  [0.02, '011'],
  [0.015, '017'],
  [0.01, '012'],
  [0.01, '048'],
  [0.01, '027'],
  [0.01, '071'],
  [0.005, '039'],
  [0.005, '083'],
  [0.005, '040'],
]

const aroundTown: Uses = [
  [0.55, '001'],
  [0.2, '000'],
  [0.12, '002'],
  [0.04, '099'],
  [0.03, '069'],
  [0.02, '050'],
  [0.02, '048'],
  [0.01, '028'],
  [0.01, '091'],
]

const inTheCountry: Uses = [
  [0.16, '001'],
  [0.1, '002'],
  [0.14, '060'],
  [0.12, '055'],
  [0.08, '059'],
  [0.1, '066'],
  [0.08, '051'],
  [0.1, '099'],
  [0.06, '050'],
  [0.03, '082'],
  [0.03, '096'],
]

const lotsOfSuburb = 8
const lotsOfCountry = 16

export function landUseOf(plot: Plot, roll: Roll): string {
  if (plot.kind === 'tower') return roll(1) < 0.7 ? '004' : '003'
  if (plot.kind === 'park') return roll(1) < 0.5 ? '086' : '082'
  return pickByShare(usesAt(plot), roll(1))
}

function usesAt({ block: { level } }: Plot): Uses {
  const lots = level.wide * level.deep
  if (lots >= lotsOfCountry) return inTheCountry
  return lots >= lotsOfSuburb ? aroundTown : inTown
}

const vacant = /^(000|010|040|070|080|05[1-9]|06[0-6]|082|09[2-9])$/

export function isVacant(landUse: string): boolean {
  return vacant.test(landUse)
}
