import { cutUnit } from './cut-unit'
import { toMixedCase } from './mixed-case'
import { readPublishedAddress } from './street-address'

/** Matches roads whose name is a word and a number, because "Private Road 5" has no unit. */
const numberedRoad =
  /\b(?:private|pvt|forest|county|state|township|twp|ranch|farm|service|indian|rural|mile|old) [a-z]+ \S+$/i

/** Adds the word that tax rolls omit before a unit, as in "704 W INKWELL ST 3". Used only on pages. */
export function formatHomeAddress(published: string): string {
  const [street = '', ...behind] = toMixedCase(published).split(',')
  return [sayUnit(street), ...behind].join(',')
}

function sayUnit(street: string): string {
  const unit = readPublishedAddress(street)?.unit ?? ''
  const line = street.trimEnd()
  const isBare = unit !== '' && cutUnit(line).unit === '' && line.toUpperCase().endsWith(` ${unit}`)
  return isBare && !numberedRoad.test(line)
    ? `${line.slice(0, -unit.length)}Unit ${line.slice(-unit.length)}`
    : street
}
