import { ANY, type PatternElement } from '@/lib/conditions/condition'

const directionList: readonly (readonly string[])[] = [
  ['N', 'NORTH', 'NO'],
  ['S', 'SOUTH', 'SO'],
  ['E', 'EAST'],
  ['W', 'WEST'],
  ['NE', 'NORTHEAST'],
  ['NW', 'NORTHWEST'],
  ['SE', 'SOUTHEAST'],
  ['SW', 'SOUTHWEST'],
]

const typeList: readonly (readonly string[])[] = [
  ['ALY', 'ALLEY'],
  ['AVE', 'AVENUE', 'AV'],
  ['BLF', 'BLUFF'],
  ['BLVD', 'BOULEVARD', 'BV'],
  ['BND', 'BEND'],
  ['BYP', 'BYPASS', 'BYPA'],
  ['CIR', 'CIRCLE', 'CIRC', 'CI', 'CR'],
  ['CRES', 'CRESCENT', 'CRSE'],
  ['CSWY', 'CAUSEWAY'],
  ['CT', 'COURT'],
  ['CURV', 'CURVE'],
  ['CV', 'COVE'],
  ['DR', 'DRIVE'],
  ['EXPY', 'EXPRESSWAY'],
  ['EXT', 'EXTENSION', 'EXTN'],
  ['FWY', 'FREEWAY'],
  ['GDNS', 'GARDENS'],
  ['GLN', 'GLEN'],
  ['GRN', 'GREEN'],
  ['GRV', 'GROVE'],
  ['HBR', 'HARBOR'],
  ['HL', 'HILL'],
  ['HTS', 'HEIGHTS', 'HGTS', 'HT'],
  ['HWY', 'HIGHWAY', 'HY'],
  ['IS', 'ISLAND'],
  ['KY', 'KEY'],
  ['LN', 'LANE', 'LA'],
  ['LNDG', 'LANDING'],
  ['LOOP', 'LP'],
  ['MNR', 'MANOR'],
  ['PASS'],
  ['PATH'],
  ['PKWY', 'PARKWAY', 'PKY'],
  ['PL', 'PLACE'],
  ['PLZ', 'PLAZA'],
  ['PT', 'POINT'],
  ['RD', 'ROAD'],
  ['RDG', 'RIDGE'],
  ['ROW'],
  ['RTE', 'ROUTE', 'RT'],
  ['RUN'],
  ['SHRS', 'SHORES'],
  ['SQ', 'SQUARE'],
  ['ST', 'STREET', 'STR'],
  ['TER', 'TERRACE', 'TERR'],
  ['TPKE', 'TURNPIKE'],
  ['TRCE', 'TRACE'],
  ['TR'],
  ['TRL', 'TRAIL'],
  ['VW', 'VIEW'],
  ['WALK'],
  ['WAY', 'WY'],
  ['XING', 'CROSSING'],
]

/** Tax rolls use "TR" for both trail and terrace. */
const ambiguousTypes: ReadonlyMap<string, readonly string[]> = new Map([['TR', ['TRL', 'TER']]])

export const isSameType = (a: string, b: string): boolean =>
  a === b || Boolean(ambiguousTypes.get(a)?.includes(b) || ambiguousTypes.get(b)?.includes(a))

const firstOrdinals =
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH'.split(
    ' ',
  )
const tens = 'TWENT THIRT FORT FIFT SIXT SEVENT EIGHT NINET'.split(' ')

function ordinalWords(): [string, string][] {
  const low = firstOrdinals.map((word, index): [string, string] => [word, String(index + 1)])
  const high = tens.flatMap((stem, index): [string, string][] => {
    const ten = (index + 2) * 10
    return [
      [`${stem}IETH`, String(ten)],
      ...low
        .slice(0, 9)
        .map(([word, digits]): [string, string] => [`${stem}Y ${word}`, String(ten + Number(digits))]),
    ]
  })
  return [...low, ...high]
}

export const directions = toSpellings(directionList)
export const streetTypes = toSpellings(typeList)
export const ordinals: ReadonlyMap<string, string> = new Map(ordinalWords())

/** `readStreet` replaces these roads first, because their words could be mistaken for street types. */
export const roads: readonly (readonly [RegExp, string])[] = [
  [/\b(?:COUNTY|CO) (?:ROAD|RD|HIGHWAY|HWY)\b/g, 'CTYRD'],
  [/\bC ?R (?=\d)/g, 'CTYRD '],
  [/\bSTATE (?:ROAD|RD|HIGHWAY|HWY)\b/g, 'STRD'],
  [/\bS ?R (?=\d)/g, 'STRD '],
  [/\bU ?S (?:(?:HIGHWAY|HWY) )?(?=\d)/g, 'USHWY '],
]

export const unitWords: readonly string[] = [
  'APARTMENT',
  'APT',
  'SUITE',
  'STE',
  'UNIT',
  'LOT',
  'ROOM',
  'RM',
  'BUILDING',
  'BLDG',
  'FLOOR',
  'TRAILER',
  'TRLR',
]

function toSpellings(list: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  return new Map(list.flatMap(([short = '', ...long]) => [short, ...long].map((word) => [word, short])))
}

const particles = /^(LA|LE|DE|DEL|DI|DA|DU|MC|MAC|VAN|VON|O|D|L)(?=[A-Z]{3})/

export function namePatterns(name: string): PatternElement[][] {
  const words = name.split(' ').filter((word) => word.length > 0)
  const telling = words.filter((word) => !/^(ST|FT|MT|CTYRD|STRD|USHWY)$/.test(word))
  const [longest = name] = telling.toSorted((a, b) => b.length - a.length)
  if (/^\d+$/.test(longest)) {
    const inWords = [...ordinals].find(([, digits]) => digits === longest)?.[0]
    const apart = inWords
      ?.split(' ')
      .flatMap((word, index): PatternElement[] => (index === 0 ? [word] : [ANY, word]))
    return [[longest], ...(apart ? [apart] : [])]
  }
  // The pattern for "Kings" also matches "King's", and the pattern for "LaSalle" also matches "La Salle".
  const stem = longest.length > 3 ? longest.replace(/S$/, '') : longest
  const particle = particles.exec(stem)?.[1]
  return [particle ? [particle, ANY, stem.slice(particle.length)] : [stem]]
}
