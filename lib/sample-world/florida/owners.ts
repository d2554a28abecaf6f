import { countyByNumber } from '@/lib/geography/florida-counties'
import { pickBy } from '../hash'
import words from '../words.json'
import { plotStreetLine } from './addresses'
import type { SamplePlot } from './plots'
import { rollOf } from './roll'

/** Values have the format of the roll: capitals, truncated, with a blank for a missing value. */
export interface SampleOwner {
  name: string
  street: string
  city: string
  state: string
  zip: number
}

const away: readonly [string, string, number][] = [
  ['BIRMINGHAM', 'AL', 35203],
  ['ATLANTA', 'GA', 30303],
  ['HARTFORD', 'CT', 6103],
  ['CHICAGO', 'IL', 60602],
]

const longestName = 30
const none: SampleOwner = { name: ' ', street: ' ', city: ' ', state: ' ', zip: 0 }

export function ownerOf(plot: SamplePlot): SampleOwner {
  if (plot.kind === 'street') return none
  const roll = rollOf(plot)
  const name = ownerName(plot, roll).slice(0, longestName).trimEnd()
  // The roll replaces the name of a protected person by asterisks, and leaves the mailing address blank.
  if (/^\*+$/.test(name)) return { ...none, name }
  const { city, zip } = plot.block.town.place
  const here: SampleOwner = {
    name,
    street: plotStreetLine(plot),
    city: city.toUpperCase(),
    state: 'FL',
    zip: Number(zip),
  }
  if (roll(30) < 0.8) return here
  const [elsewhere, state, code] = away[Math.floor(roll(31) * away.length)] ?? ['ATLANTA', 'GA', 30303]
  return { name, street: `PO BOX ${1 + Math.floor(9_000 * roll(32))}`, city: elsewhere, state, zip: code }
}

function ownerName({ kind, county }: SamplePlot, roll: (question: number) => number): string {
  if (kind === 'park')
    return `${countyByNumber(county)?.name.toUpperCase()} COUNTY BOARD OF COUNTY COMMISSIONERS`
  if (roll(33) < 0.006) return '*'.repeat(5 + Math.floor(5 * roll(34)))
  if (kind === 'tower' || roll(33) < 0.15)
    return `${pickBy(roll(35), words.floridaFirms)} ${pickBy(roll(36), words.floridaFirmEndings)}`
  const name = `${pickBy(roll(37), words.floridaFamilies)} ${pickBy(roll(38), words.floridaGivenNames)}`
  return roll(39) < 0.4 ? `${name} & ${pickBy(roll(29), words.floridaGivenNames)}` : name
}
