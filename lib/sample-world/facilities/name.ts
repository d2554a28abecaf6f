import { pickBy } from '../hash'
import type { Industry } from './industries'
import { rollFor } from './numbers'

const words = [
  'ACORNVALE',
  'BLUETHIMBLE',
  'CANDLEMERE',
  'DOVETAILER',
  'EGGSHELLTON',
  'FERNHOPPER',
  'GOOSEQUILL',
  'HAZELCLOUD',
  'INKSPILL',
  'JAMSPOON',
  'KITEFALL',
  'LARKWHISTLE',
  'MOSSBUTTON',
  'NETTLECAKE',
  'OWLSNAP',
  'PEBBLEWICK',
  'QUIBBLETON',
  'RIBBONROOT',
  'SOCKMILL',
  'TEASELBY',
  'UMBERFIZZ',
  'VELLUMTOP',
  'WAFFLEBURY',
  'XYLOPINE',
  'YARNFORD',
  'ZITHERLEY',
  'BISCUITRY',
  'CORKBOBBIN',
  'DRIZZLEDOWN',
  'FIGWHEEL',
  'GINGHAMMER',
  'HUSHFINCH',
  'LOLLYGATE',
  'MARZIPOND',
  'NOODLEHURST',
  'PICKLEWORTH',
  'RUMBLEBEAN',
  'SNORKELTON',
  'TOFFEEBANK',
  'WOBBLESTONE',
] as const

const endings = ['', '', '', ' INC', ' LLC', ' CO', ' & SONS', ' CORP'] as const

/** Names that a careless reader would run, render or cut. */
const oddNames = ['=SUM(A1) ', '<B>BOLD</B> ', 'O\'BUTTON, "QUOTED" ', 'PIÑATA ', '+1-'] as const

export function facilityName(facility: number, { noun }: Industry): string {
  const word = pickBy(rollFor(facility, 5), words)
  const roll = rollFor(facility, 6)
  const odd = roll < 0.002 ? pickBy(roll / 0.002, oddNames) : ''
  const number = roll > 0.6 ? ` ${1 + Math.floor(((roll - 0.6) / 0.4) * 400)}` : ''
  return `${odd}${word} ${noun}${number}${pickBy(rollFor(facility, 7), endings)}`
}
