import { directions, streetTypes } from './street-tokens'

const several = String.raw`\d{1,3}[A-Z]?(?:(?:, ?| ?[-&] ?)\d{1,3}[A-Z]?)*`
const nth = String.raw`(\d{1,3})(?:ST|ND|RD|TH)`
/** Matches floor words that never end the name of a street, so they need no street type before them. */
const plainFloor = new RegExp(` (?:(?:FLOORS?|FLR|LEVEL|LVL) #?(${several})|${nth} (?:FLOOR|FLR|LEVEL|LVL))$`)
const oneUnit = String.raw`[A-Z]?\d{1,5}[A-Z]?`
/**
 * Matches abbreviated floors and lists of units. `cutFloor` requires a street type before them, because the
 * name of a street could end in the same letters.
 */
const behindType = new RegExp(
  ` (?:(?:FL|LV) ?(${several})|${nth} FL|(PH ?[A-Z]?\\d{0,3}|REAR|MEZZ|MEZZANINE|BSMT|BASEMENT|PENTHOUSE|${oneUnit}(?:(?:, ?|-)${oneUnit})+))$`,
)

export function cutFloor(street: string): { rest: string; unit: string } {
  const line = street.replaceAll('.', '').replace(/[ ,]+$/, '')
  for (const pattern of [plainFloor, behindType]) {
    const match = pattern.exec(line)
    const rest = line.slice(0, match?.index).replace(/[ ,]+$/, '')
    if (!match || rest === '' || (pattern === behindType && !endsInType(rest))) continue
    const [, ...names] = match
    const [name = ''] = names.filter((each) => each !== undefined)
    return { rest, unit: short.get(name) ?? name.replaceAll(' ', '') }
  }
  return { rest: street, unit: '' }
}

const short = new Map([
  ['MEZZANINE', 'MEZZ'],
  ['BASEMENT', 'BSMT'],
  ['PENTHOUSE', 'PH'],
])

function endsInType(street: string): boolean {
  const words = street.split(' ')
  if (directions.has(words.at(-1) ?? '')) words.pop()
  const type = streetTypes.get(words.at(-1) ?? '')
  return words.length > 1 && type !== undefined && type !== 'HWY' && type !== 'RTE'
}
