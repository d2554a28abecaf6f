import { cutUnit } from './cut-unit'
import { toMixedCase } from './mixed-case'
import { readPublishedAddress } from './street-address'

/** In "Private Road 5", the number is part of the road's name and no unit. */
const numberedRoad =
  /\b(?:private|pvt|forest|county|state|township|twp|ranch|farm|service|indian|rural|mile|old) [a-z]+ \S+$/i

/** Adds the word "Unit" where tax rolls omit it, as in "704 W INKWELL ST 3". */
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
