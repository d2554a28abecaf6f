import { pickBy } from '../hash'
import words from '../words.json'
import type { SampleIndustry } from './industries'
import { rollFor } from './numbers'

export function facilityName(facility: number, { noun }: SampleIndustry): string {
  const word = pickBy(rollFor(facility, 5), words.facilities)
  const roll = rollFor(facility, 6)
  // Careless code would execute, render or truncate some of these names.
  const odd = roll < 0.002 ? pickBy(roll / 0.002, words.oddFacilities) : ''
  const number = roll > 0.6 ? ` ${1 + Math.floor(((roll - 0.6) / 0.4) * 400)}` : ''
  return `${odd}${word} ${noun}${number}${pickBy(rollFor(facility, 7), words.facilityEndings)}`
}
