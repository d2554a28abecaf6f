import type { AskedAddress } from '@/lib/street-address/read-asked-address'
import { ANY, alike, any, type Condition, type Part } from '@/lib/table-query/condition'

/** The roll's two letters, where the post has others. */
const streetTypes: Readonly<Record<string, string>> = {
  AL: 'ALY',
  AV: 'AVE',
  BL: 'BLVD',
  CR: 'CIR',
  HW: 'HWY',
  PZ: 'PLZ',
  RA: 'RAMP',
  TE: 'TER',
  WY: 'WAY',
  XI: 'XING',
}

const unpadded = (text: string) => text.trim().replace(/^0+/, '')

/** Fixed width: top of a range, low number, street in 20 letters, its type in two, unit. */
export function readLocation(location: string): string | null {
  const [top, number] = [unpadded(location.slice(0, 4)), unpadded(location.slice(5, 9))]
  const letter = location.slice(9, 10).trim()
  const street = location
    .slice(10, 30)
    .trim()
    .replace(/^0+(?=\d)/, '')
  if (number === '' || street === '') return null
  const type = location.slice(30, 32).trim()
  const unit = unpadded(location.slice(32))
  const isRange = Number(top) > Number(number)
  const house = isRange ? `${number}-${top}` : number + letter
  return [house, street, streetTypes[type] ?? type, unit === '' ? '' : `UNIT ${unit}`]
    .filter(Boolean)
    .join(' ')
}

/** Both doors, where the top number has a letter: "1986A1986 42ND" is 1986 and 1986A. */
export function readDoors(location: string): string[] {
  const hasDoorAbove = /^\d{4}[A-Z]/.test(location)
  const lines = [location, ...(hasDoorAbove ? [`0000 ${location.slice(0, 5)}${location.slice(10)}`] : [])]
  return lines.map(readLocation).filter((line) => line !== null)
}

/** The house number stands in four digits, and numbered streets in two: `% 0468 07TH%`. */
export function askLocation({ readings: [{ number, name }] }: AskedAddress): Condition[] {
  const [, digits = '', letter = ''] = /^(\d+)([A-Z]?)/.exec(number) ?? []
  const [longest = name] = name.split(' ').toSorted((a, b) => b.length - a.length)
  const street: Part[] = [/^\d+$/.test(longest) ? longest.padStart(2, '0') : longest]
  const house = (low: number, end = '') =>
    alike('property_location', [ANY, `${String(low).padStart(4, '0')}${end}`, ANY, ...street, ANY])
  const lower = [2, 4, 6].map((step) => Number(digits) - step).filter((low) => low > 0)
  // A range shows its ends only, so a number between them is looked for under the lower ones.
  return [
    house(Number(digits), letter),
    ...(lower.length > 0 ? [any(...lower.map((low) => house(low)))] : []),
  ]
}
