import { freeWord, isMark, type Reading, wordAt } from './reading'

/** What deeds, plats and well logs say around a place without naming it. */
const plain = new Set(
  (
    'A ABOUT ABOVE ACCORDING ACCOUNT ACRE ACRES ALIQUOT ALL ALONG ALSO AN AND ANGLE API APN AS AT BASE BEARING BEARS BEG BEGIN ' +
    'BEGINNING BEING BELOW BETWEEN BLK BLOCK BOUNDARY BOUNDED BY CALLED CENTER CENTERLINE CERTAIN CHAIN CHAINS CLAIM ' +
    'CLOSE CODE COMMENCE COMMENCING COMMON CONTAINING CONTAINS CONVEYED COR CORNER CORNERS COUNTY DEED DEGREES DESC DESCRIBED ' +
    'DESCRIPTION DISTANCE DISTRICT DOCUMENT DUE EACH EASEMENT EAST EASTERLY EXCEPT EXCEPTING FEET FEL FNL FOLLOWING ' +
    'FOLLOWS FOOT FOR FRACTIONAL FROM FSL FT FWL GOVERNMENT GOVT HALF HAVING IN INCHES INTO IS IT ITS KNOWN LAND LANDS ' +
    'LEGAL LESS LIES LINE LOCATED LOCATION LOT LOTS LYING MER MERIDIAN MILE MILES MINUTES MONUMENT MORE NEAR NO ' +
    'NORTH NORTHEAST NORTHERLY NORTHWEST NOT NUMBER OF OFFICIAL ON OR ORIGINAL OTHER OUT OVER PARCEL PARCELS PART ' +
    'PARTICULARLY PER PIECE PIN PLACE PLAT PLSS PM POB POINT PORTION PORTIONS PRINCIPAL PROPERTY PURPOSES QTR QUARTER ' +
    'RANGE RANGES RECORD RECORDED RECORDS REFERENCE REMAINDER RESERVING RGE RNG ROAD ROD RODS RUNNING SAID SAME SEC ' +
    'SECONDS SECT SECTION SECTIONS SECS SITE SITUATE SITUATED SOUTH SOUTHEAST SOUTHERLY SOUTHWEST SQUARE STATE STONE ' +
    'STRIP SUBJECT SURVEY SURVEYED TAX TH THAT THE THENCE THEREOF THIS THRU TO TOGETHER TOWARD TOWNSHIP TOWNSHIPS TP ' +
    'TPS TRACT TRACTS TRUE TWP UNDER UNIT UPON US USA WAS WELL WEST WESTERLY WHERE WHICH WHOLE WIDE WITH WITHIN'
  ).split(' '),
)
const counties = new Set(['COUNTY', 'PARISH', 'BOROUGH', 'CO'])

/** Runs of words that could name a town, a county or a meridian, as they were written. */
export function findUnusedNames(reading: Reading): string[] {
  const { tokens } = reading
  const mixed = tokens.some((token) => token.kind === 'word' && /^[a-z]{3}/.test(token.raw))
  const capitals = mixed && tokens.some((token) => token.kind === 'word' && /^[A-Z][a-z]{2}/.test(token.raw))
  const names = new Set<string>()
  for (let i = 0; i < tokens.length; i++) {
    const start = i
    while (isNameWord(reading, i, capitals)) i++
    if (i === start) continue
    const words = tokens.slice(start, i).map((token) => (token.kind === 'word' ? token.raw : ''))
    names.add([...words, ...countyAround(reading, start, i)].join(' '))
  }
  return [...names].slice(0, 8)
}

function isNameWord({ tokens, used }: Reading, i: number, capitals: boolean): boolean {
  const token = tokens[i]
  if (token?.kind !== 'word' || token.text.length < 3 || token.initials) return false
  if (used[i] !== undefined && used[i] !== 'county') return false
  return !plain.has(token.text) && (!capitals || /^[A-Z]/.test(token.raw))
}

/** "Ada County", "Weld Co." and "County of Ada" are one kind of name. */
function countyAround(reading: Reading, start: number, end: number): string[] {
  const { tokens } = reading
  const after = wordAt(tokens, end)
  const free = freeWord(reading, end) !== '' || reading.used[end] === 'county'
  if (counties.has(after) && free) return [after === 'CO' ? 'County' : kindOf(after)]
  const before = isMark(tokens, start - 1, '.') ? start - 2 : start - 1
  const kind = wordAt(tokens, before - 1)
  return wordAt(tokens, before) === 'OF' && counties.has(kind) ? [kindOf(kind)] : []
}

const kindOf = (word: string): string =>
  word === 'CO' ? 'County' : `${word.charAt(0)}${word.slice(1).toLowerCase()}`
