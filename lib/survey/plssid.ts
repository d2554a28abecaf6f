/** Quarters of a township added to its number: T1½N is number 1, fraction 2. */
export type Fraction = 0 | 1 | 2 | 3

export interface TownshipNumber {
  number: number
  fraction: Fraction
  direction: 'N' | 'S'
}

export interface RangeNumber {
  number: number
  fraction: Fraction
  direction: 'E' | 'W'
}

/** Only type SN is a section; protraction blocks, tracts and water have other types. */
export interface FirstDivision {
  type: string
  number: string
  duplicate: string
}

export interface PlssId {
  state: string
  meridian: string
  township: TownshipNumber
  range: RangeNumber
  duplicate: string
  section?: FirstDivision
}

const shape =
  /^([A-Z]{2})(\d{2})(\d{3})([0-3])([NS])(\d{3})([0-3])([EW])([0-9A-Z])(?:([A-Z]{2})([0-9A-Z]{2})([0-9A-Z]))?$/

/** A PLSSID (15 characters) or FRSTDIVID (20); null for anything else. */
export function parsePlssId(text: string): PlssId | null {
  if (text.length > 80) return null
  const parts = shape.exec(text.trim().toUpperCase())
  if (!parts) return null
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
  if (type === undefined || division === undefined || divisionDuplicate === undefined) return id
  return { ...id, section: { type, number: division, duplicate: divisionDuplicate } }
}

export function formatPlssId({ state, meridian, township, range, duplicate, section }: PlssId): string {
  const division = section ? `${section.type}${section.number}${section.duplicate}` : ''
  return `${state}${meridian}${surveyNumber(township)}${surveyNumber(range)}${duplicate}${division}`
}

function surveyNumber({ number, fraction, direction }: TownshipNumber | RangeNumber): string {
  return `${String(number).padStart(3, '0')}${fraction}${direction}`
}

export function toFraction(quarters: number | string | undefined): Fraction {
  const value = Number(quarters)
  return value === 1 || value === 2 || value === 3 ? value : 0
}
