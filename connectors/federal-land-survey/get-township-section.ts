import { z } from 'zod'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { citeSurvey } from './cite-survey'
import { coverage, coverageOf, explainNothing } from './coverage'
import { type SurveyRecord, surveyRecord, toPart, toRecord } from './records'
import { surveyTable } from './survey-table'
import { layers, readLayer } from './wire'

const params = z.strictObject({
  ...pointParams,
})

const result = z.object({
  found: z.boolean(),
  query: params,
  coverage: coverage.nullable(),
  ambiguous: z.boolean(),
  records: z.array(surveyRecord),
  note: z.string(),
  caveats: z.array(z.string()),
})

type Point = z.output<typeof params>

export const getTownshipSection = {
  summary:
    'Township, range, section and meridian at one WGS84 point, with the quarter-quarter or lot where it is published.',
  params,
  result,
  example: { latitude: 45.68015, longitude: -107.91452 },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(point, context) {
    const records = await findAt(point, context)
    return {
      found: records.length > 0,
      query: point,
      coverage: records.length > 0 ? coverageOf(records) : explainNothing(point.latitude, point.longitude),
      ambiguous: records.length > 1,
      records,
      note: noteFor(records),
      caveats: context.connector.caveats,
    }
  },
  table: ({ records, note }) =>
    surveyTable(
      records.map((record) => ({ record })),
      [note],
    ),
  cite: citeSurvey,
} satisfies Method<typeof params, typeof result>

/** The parts layer answers most points alone; where it is silent, section and township are asked. */
async function findAt(point: Point, { upstream }: Context): Promise<SurveyRecord[]> {
  const [parts, townships] = await Promise.all([
    readLayer(upstream, layers.part, { at: point }),
    readLayer(upstream, layers.township, { at: point }),
  ])
  const inParts = groupParts(parts.features.map(({ attributes }) => attributes))
  if (inParts.length > 0) return inParts
  if (townships.features.length === 0) return []
  const sections = await readLayer(upstream, layers.section, { at: point })
  const found =
    sections.features.length > 0
      ? sections.features.map(({ attributes }) => toRecord(attributes.FRSTDIVID, attributes.FRSTDIVTXT))
      : townships.features.map(({ attributes }) => toRecord(attributes.PLSSID, null))
  return distinct(found)
}

function groupParts(rows: Parameters<typeof toPart>[0][]): SurveyRecord[] {
  const ids = new Set(rows.map((row) => row.FRSTDIVID ?? row.PLSSID))
  const membersOf = (id: string) => rows.filter((row) => (row.FRSTDIVID ?? row.PLSSID) === id)
  return distinct([...ids].map((id) => toRecord(id, null, membersOf(id).flatMap(toPart))))
}

function distinct(records: SurveyRecord[]): SurveyRecord[] {
  const byId = new Map(records.map((record) => [record.sectionId ?? record.plssid, record]))
  return [...byId.keys()].sort().flatMap((id) => byId.get(id) ?? [])
}

function noteFor(records: SurveyRecord[]): string {
  const [first] = records
  if (!first) return 'Nothing was found at this point.'
  if (records.length > 1)
    return `${records.length} sections meet or overlap at this point. The first is not more right than the others.`
  if (first.kind === 'township')
    return 'The township is known here, but no section is published: land not surveyed, or water.'
  return 'One section was found.'
}
