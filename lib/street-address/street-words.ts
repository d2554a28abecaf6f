/** Directions, types and units of streets as the post shortens them. */
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
  ['CIR', 'CIRCLE', 'CR'],
  ['CSWY', 'CAUSEWAY'],
  ['CT', 'COURT'],
  ['CV', 'COVE'],
  ['DR', 'DRIVE'],
  ['EXPY', 'EXPRESSWAY'],
  ['EXT', 'EXTENSION'],
  ['GDNS', 'GARDENS'],
  ['GLN', 'GLEN'],
  ['GRV', 'GROVE'],
  ['HBR', 'HARBOR'],
  ['HL', 'HILL'],
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
  ['TRL', 'TRAIL', 'TR'],
  ['VW', 'VIEW'],
  ['WALK'],
  ['WAY', 'WY'],
  ['XING', 'CROSSING'],
]

const ordinalList: readonly string[] =
  'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH'.split(' ')

export const directions = toSpellings(directionList)
export const streetTypes = toSpellings(typeList)
export const ordinals: ReadonlyMap<string, string> = new Map(
  ordinalList.map((word, index) => [word, String(index + 1)]),
)

/** Roads that are called by a number, before their words could pass for types. */
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
