import { z } from 'zod'
import { firstRows } from '@/lib/arcgis/layer-response'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import type { LngLat } from '@/lib/geography/types'
import { describeLetters, letterTexts } from '@/lib/records/map-letter/describe'
import { type LetterClass, type MapLetter, mapLetter } from '@/lib/records/map-letter/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { milesToMeters } from '@/lib/units'
import { readDay, readNumber, readText } from './read-cell'
import { readRows } from './read-rows'
import { fetchRows, layers, type MapLetterRow } from './wire'

const texts = defineSentences('federal-flood-hazard.search-map-letters', {
  cut: 'More letters are this near than we list: take a shorter distance.',
})

const MOST = 100
/**
 * A letter may have the position of its block instead of its lot, so a shorter default would miss letters.
 */
const NEAR_METERS = 100

const params = z.strictObject({
  ...pointParams,
  distanceMeters: z.number().min(10).max(800).default(NEAR_METERS).describe('Without it 100 meters.'),
})

const result = z.object({
  records: z.array(z.object(mapLetter.shape)).describe('The nearest first.'),
  sentence: z.string(),
  truncated: z.boolean(),
  caveats: z.array(z.string()),
})

export const searchMapLetters = {
  summary:
    'Letters of map amendment near one WGS84 point: case number, date, kind, outcome as published, and whether a newer map replaced them. Positions are approximate, so a letter near a place may be of another lot. Names of projects are left out.',
  title: 'Letters of map change near a point',
  params,
  result,
  example: { latitude: 29.509, longitude: -95.58, distanceMeters: 800 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  run: findLetters,
  table: ({ records, caveats }) => ({ ...mapLetter.table(records, caveats), key: ['caseNumber'] }),
  cite: () => ({ dataset: 'FEMA National Flood Hazard Layer, letters of map amendment' }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findLetters({ distanceMeters, ...at }: z.output<typeof params>, context: MethodContext) {
  const order = [{ field: 'OBJECTID' }]
  const query = { at, distance: distanceMeters, orderBy: order, limit: MOST + 1 }
  const page = firstRows(await fetchRows(layers.letter, query, context), MOST)
  const { parsed, caveats } = readRows(page.features, 'letter of map change', ({ attributes }) =>
    toLetter(attributes, at),
  )
  const records = parsed.toSorted(
    (a, b) =>
      (a.distanceMeters ?? distanceMeters) - (b.distanceMeters ?? distanceMeters) ||
      a.caseNumber.localeCompare(b.caseNumber),
  )
  return {
    records,
    sentence: describeLetters(records.length, distanceMeters),
    truncated: page.truncated,
    caveats: [
      ...(page.truncated ? [texts.cut] : []),
      ...caveats,
      letterTexts.approximate,
      letterTexts.mayEnd,
      ...context.connector.caveats,
    ],
  }
}

function toLetter(row: MapLetterRow, from: LngLat): MapLetter | null {
  const caseNumber = readText(row.CASENUMBER)
  if (caseNumber === null) return null
  return {
    caseNumber,
    decidedOn: readDay(row.DATEENDED),
    kind: readText(row.DETERMINATIONTYPE),
    outcome: readText(row.OUTCOME),
    standing: classOf(row),
    status: readText(row.STATUS),
    lotType: readText(row.LOTTYPE),
    communityId: readText(row.CID),
    distanceMeters: metersTo(row, from),
  }
}

const denied = new Set([
  'denied',
  'denied-in floodway',
  'portion of property denied',
  'portion of property denied and in floodway',
  'property denied',
  'property denied and in floodway',
  'structure denied',
  'structure denied and in floodway',
])

const reevaluations = ['incorporated', 'superseded', 'contact community', 'reevaluation needed'] as const

/** Follows the symbol classes of the source's layer, in the same order. */
export function classOf({ OUTCOME, REVAL_STAT }: Pick<MapLetterRow, 'OUTCOME' | 'REVAL_STAT'>): LetterClass {
  if (denied.has(readText(OUTCOME)?.toLowerCase() ?? '')) return 'denied'
  const standing = readText(REVAL_STAT)?.toLowerCase()
  return reevaluations.find((each) => each === standing) ?? 'valid'
}

function metersTo({ LAT, LON }: MapLetterRow, from: LngLat): number | null {
  const [latitude, longitude] = [readNumber(LAT, [-90, 90]), readNumber(LON, [-180, 180])]
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return Math.round(milesToMeters(distanceAndDirection(from, { latitude, longitude }).miles))
}
