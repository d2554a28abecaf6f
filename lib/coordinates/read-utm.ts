import { defineSentences } from '@/lib/sentences/define-sentences'
import { countryPart } from './country-boxes'
import type { CoordinatesParseResult } from './parse-coordinates'
import { bandAt, degreesOutside, fromUtm, type UtmPoint } from './utm'

const sentences = defineSentences('coordinates.read-utm', {
  zone: 'These look like UTM meters. Which zone is it? Write it before the numbers, for example 17R 461000 3158000.',
  datum:
    'NAD 27 lies up to 200 meters from the other datums and is not converted. Give the point in WGS 84 or NAD 83.',
  outside: 'The easting lies outside zone {zone}. Check the zone and the easting.',
  south: 'S is read as the southern hemisphere.',
  band: 'S is read as the band from 32 to 40 degrees north, not as the southern hemisphere.',
  north: 'No letter follows the zone, so it is read as north of the equator.',
  turned: 'The northing was written first: it has the larger number.',
  elsewhere: 'The northing does not lie in {said}. Check the letter and the northing.',
  otherBand:
    'The northing does not lie in {said}; it would be in band {band}. Check the letter and the northing.',
  position: 'Zone {zone} {hemisphere}, {easting} meters east, {northing} meters north, on WGS 84.',
})

interface Words {
  zone?: number
  letter?: string
  numbers: { value: number; text: string; axis?: 'E' | 'N' }[]
  marked: boolean
  oldDatum: boolean
}

const axes = new Map<string, 'E' | 'N'>([
  ...['E', 'ME', 'EAST', 'EASTING', 'X'].map((word): [string, 'E'] => [word, 'E']),
  ...['N', 'MN', 'NORTH', 'NORTHING', 'Y'].map((word): [string, 'N'] => [word, 'N']),
])
const silent = new Set([
  'UTM',
  'ZONE',
  'GRID',
  'M',
  'METERS',
  'METRES',
  'WGS',
  'NAD',
  'DATUM',
  'COORDINATES',
  'AND',
])

const texts = {
  ...sentences,

  contradicts: (position: string, band: string | undefined) =>
    band ? sentences.otherBand({ said: position, band }) : sentences.elsewhere({ said: position }),
}

const ask = (question: string): CoordinatesParseResult => ({ kind: 'question', question })

export function readUtm(text: string): CoordinatesParseResult | null {
  const words = readWords(text)
  const [first, second, ...more] = words?.numbers ?? []
  if (!words || !first || !second || more.length > 0) return null
  const turned =
    first.axis === 'N' || second.axis === 'E' || (!first.axis && isNorthing(first) && isEasting(second))
  const [east, north] = turned ? [second, first] : [first, second]
  if (!isEasting(east) || north.value > 10_000_000) return null
  if (words.zone === undefined) {
    const plain = /^\d{6}(?:\.|$)/.test(east.text) && /^\d{7}(?:\.|$)/.test(north.text)
    return words.marked || plain ? ask(texts.zone) : null
  }
  if (words.oldDatum) return ask(texts.datum)
  const notes = turned && !first.axis && !second.axis ? [texts.turned] : []
  return settle({ zone: words.zone, easting: east.value, northing: north.value }, words.letter, notes)
}

const isEasting = ({ value }: { value: number }) => value >= 100_000 && value < 900_000
const isNorthing = ({ value }: { value: number }) => value >= 1_000_000

/**
 * `S` is a band of the northern hemisphere and also means the southern hemisphere, so the northing decides.
 */
function settle(
  point: Omit<UtmPoint, 'south'>,
  letter: string | undefined,
  notes: string[],
): CoordinatesParseResult {
  const north = fromUtm({ ...point, south: false })
  const south = fromUtm({ ...point, south: true })
  const named = letter?.length === 1 ? letter : undefined
  if (!letter) return toPoint({ ...point, south: false }, [texts.north, ...notes])
  if (letter === 'NORTH' || named === 'N') return toPoint({ ...point, south: false }, notes)
  if (named === 'S' && bandsNear(north.latitude).includes('S'))
    return toPoint({ ...point, south: false }, [texts.band, ...notes])
  const southern =
    letter === 'SOUTH' || (named === 'S' && countryPart(south.latitude, south.longitude) !== undefined)
  if (southern) return toPoint({ ...point, south: true }, [texts.south, ...notes])
  const below = named !== undefined && named < 'N'
  const place = below ? south : north
  if (bandsNear(place.latitude).includes(named)) return toPoint({ ...point, south: below }, notes)
  return ask(texts.contradicts(`band ${named}`, bandAt(place.latitude)))
}

/**
 * Includes the bands of neighboring latitudes, because rounding to whole meters can move a point into the
 * next band.
 */
const bandsNear = (latitude: number) => [-1e-5, 0, 1e-5].map((off) => bandAt(latitude + off))

function toPoint(utm: UtmPoint, notes: string[]): CoordinatesParseResult {
  const { latitude, longitude } = fromUtm(utm)
  if (!Number.isFinite(latitude) || degreesOutside(utm.zone, longitude) > 1)
    return ask(texts.outside({ zone: utm.zone }))
  const position = sentences.position({
    zone: utm.zone,
    hemisphere: utm.south ? 'south' : 'north',
    easting: utm.easting,
    northing: utm.northing,
  })
  return { kind: 'point', ...rounded(latitude, longitude), form: 'UTM', notes: [position, ...notes] }
}

const rounded = (latitude: number, longitude: number) => ({
  latitude: Math.round(latitude * 1e7) / 1e7,
  longitude: Math.round(longitude * 1e7) / 1e7,
})

function readWords(text: string): Words | null {
  const plain = text
    .toUpperCase()
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/[,;:()=/]/g, ' ')
  if (/[^A-Z0-9.\s]/.test(plain)) return null
  const pieces = plain.match(/\d+(?:\.\d+)?|[A-Z]+|\./g) ?? []
  const words: Words = { numbers: [], marked: /\bUTM\b/.test(plain), oldDatum: false }
  let leading: 'E' | 'N' | undefined
  let leads: boolean | undefined
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? ''
    const axis = axes.get(piece)
    if (/^\d{5,}/.test(piece)) {
      words.numbers.push({ value: Number(piece), text: piece, ...(leading ? { axis: leading } : {}) })
      leading = undefined
    } else if (/^\d/.test(piece)) {
      if (['WGS', 'NAD'].includes(pieces[i - 1] ?? '')) words.oldDatum ||= piece === '27' || piece === '1927'
      else if (
        words.zone !== undefined ||
        !/^\d{1,2}$/.test(piece) ||
        Number(piece) < 1 ||
        Number(piece) > 60
      )
        return null
      else {
        words.zone = Number(piece)
        if (isZoneLetter(pieces, i + 1)) words.letter = pieces[++i] ?? ''
      }
    } else if (axis) {
      words.marked = true
      const before = words.numbers.at(-1)
      leads ??= before === undefined
      if (leads) leading = axis
      else if (before) before.axis = axis
    } else if (!silent.has(piece) && piece !== '.') return null
  }
  return words
}

/** Excludes E, because in "17 E 461000 N 3158000" the E after the zone labels the easting. */
const isZoneLetter = (pieces: readonly string[], i: number): boolean =>
  /^(?:[C-DF-HJ-NP-X]|NORTH|SOUTH)$/.test(pieces[i] ?? '')
