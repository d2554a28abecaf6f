/** Quarters added to the number of a township or range: T1½N has number 1 and fraction 2. */
export type TownshipFraction = 0 | 1 | 2 | 3

export interface PlssTownshipNumber {
  number: number
  fraction: TownshipFraction
  direction: 'N' | 'S'
}

export interface PlssRangeNumber {
  number: number
  fraction: TownshipFraction
  direction: 'E' | 'W'
}

/** The type SN is a section. Other types are protraction blocks, tracts and water. */
interface FirstDivision {
  type: string
  number: string
  duplicate: string
}

export interface PlssId {
  state: string
  meridian: string
  township: PlssTownshipNumber
  range: PlssRangeNumber
  duplicate: string
  section?: FirstDivision
}

const shape =
  /^([A-Z]{2})(\d{2})(\d{3})([0-3])([NS])(\d{3})([0-3])([EW])([0-9A-Z])(?:([A-Z]{2})([0-9A-Z]{1,32})([0-9A-Z]))?$/

/**
 * The identifier of a section in Wisconsin lacks the last character, the duplicate, and has 19 characters
 * instead of 20.
 */
const sectionWithoutDuplicate = /^.{15}SN(\d{2})$/

const partBehindSection =
  /^.{15}(?:[A-Z]{2}[0-9A-Z]{3}|SN\d{2})(?:A(?:NE|NW|SE|SW|[NSEW]2|[NSEW])+|L\d{1,3}[A-Z]?)$/

/**
 * A PLSSID (township) has 15 characters. A FRSTDIVID (section) has 20, but 19 in Wisconsin and more if its
 * number is longer.
 */
export function parsePlssId(text: string): PlssId | null {
  if (text.length > 80) return null
  const plain = text.trim().toUpperCase()
  const parts = shape.exec(plain)
  if (!parts || partBehindSection.test(plain)) return null
  const [
    ,
    state = '',
    meridian = '',
    number,
    fraction,
    northSouth,
    range,
    rangeFraction,
    eastWest,
    duplicate = '0',
  ] = parts
  const [type, division, divisionDuplicate] = parts.slice(10)
  const id: PlssId = {
    state,
    meridian,
    township: {
      number: Number(number),
      fraction: toFraction(fraction),
      direction: northSouth === 'S' ? 'S' : 'N',
    },
    range: {
      number: Number(range),
      fraction: toFraction(rangeFraction),
      direction: eastWest === 'W' ? 'W' : 'E',
    },
    duplicate,
  }
  const [, sectionNumber] = sectionWithoutDuplicate.exec(plain) ?? []
  if (sectionNumber !== undefined)
    return { ...id, section: { type: 'SN', number: sectionNumber, duplicate: '' } }
  if (type === undefined || division === undefined || divisionDuplicate === undefined) return id
  return { ...id, section: { type, number: division, duplicate: divisionDuplicate } }
}

export const isDivisionId = (id: string | undefined): boolean => (id?.length ?? 0) > TOWNSHIP_ID_LENGTH

export const TOWNSHIP_ID_LENGTH = 15

export const plainDivisionNumber = (number: string): string => number.replace(/^0+(?=.)/, '')

export function formatPlssId({ state, meridian, township, range, duplicate, section }: PlssId): string {
  const division = section ? `${section.type}${section.number}${section.duplicate}` : ''
  return `${state}${meridian}${surveyNumber(township)}${surveyNumber(range)}${duplicate}${division}`
}

function surveyNumber({ number, fraction, direction }: PlssTownshipNumber | PlssRangeNumber): string {
  return `${String(number).padStart(3, '0')}${fraction}${direction}`
}

export function toFraction(quarters: number | string | undefined): TownshipFraction {
  const value = Number(quarters)
  return value === 1 || value === 2 || value === 3 ? value : 0
}
