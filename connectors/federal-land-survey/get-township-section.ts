import { z } from 'zod'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { type SurveyRecord, section } from '@/lib/records/section/fields'
import { surveyTable } from '@/lib/records/section/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { coverage, coverageOf, explainNothing } from './coverage'
import { layerAtPoint } from './layer-at-point'
import { describeUnreadable } from './read-record'
import { citeSurvey } from './wire'

const texts = defineSentences('federal-land-survey.get-township-section', {
  part: 'The layer of section parts gave no readable answer just now, so no quarter or lot is named.',
  section: 'The layer of sections gave no readable answer just now.',
  township: 'The layer of townships gave no readable answer just now.',
  nothingWasFoundAtThisPoint: 'Nothing was found at this point.',
  sectionsMeetOrOverlap:
    '{records} sections meet or overlap at this point. The first is not more right than the others.',
  weKnowTheTownship:
    'We know the township here, but could not ask whether a section is published. Try again in a minute.',
  townshipIsKnownHere:
    'The township is known here, but no section is published: land not surveyed, or water.',
  oneSectionWasFound: 'One section was found.',
})

const params = z.strictObject({
  ...pointParams,
})

const result = z.object({
  found: z.boolean(),
  query: params,
  coverage: coverage.nullable(),
  ambiguous: z.boolean(),
  records: z.array(z.object(section.shape)),
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
  cache: false,
  async run(point, context) {
    const survey = await findAt(point, context)
    const { records, silent, unreadable } = survey
    return {
      found: records.length > 0,
      query: point,
      coverage: records.length > 0 ? coverageOf(records) : explainNothing(point.latitude, point.longitude),
      ambiguous: records.length > 1,
      records,
      note: noteFor(survey),
      caveats: [
        ...silent.map((layer) => silences[layer]),
        ...describeUnreadable(unreadable),
        ...context.connector.caveats,
      ],
    }
  },
  table: ({ records, note }) =>
    surveyTable(
      records.map((record) => ({ record })),
      [note],
    ),
  cite: citeSurvey,
} satisfies ConnectorMethod<typeof params, typeof result>

const layersByDetail = ['part', 'section', 'township'] as const
type Layer = (typeof layersByDetail)[number]

interface Survey {
  records: SurveyRecord[]
  silent: Layer[]
  unreadable: number
}

async function findAt(point: Point, { callEach }: MethodContext): Promise<Survey> {
  const questions = layersByDetail.map((layer) => ({ ...point, layer }))
  const answers = await callEach(layerAtPoint, questions)
  const silent = layersByDetail.filter((_, i) => !answers[i]?.ok)
  const answered = answers.filter((answer) => answer.ok)
  const best = answered.find(({ data }) => data.matches.length > 0)
  const failed = answers.find((answer) => !answer.ok)
  if (!best && failed) throw failed.error
  const unreadable = Math.max(0, ...answered.map(({ data }) => data.unreadable))
  const records = best?.data.matches.map(({ record }) => record) ?? []
  return { records: distinct(records), silent, unreadable }
}

function distinct(records: SurveyRecord[]): SurveyRecord[] {
  const byId = new Map(records.map((record) => [record.sectionId ?? record.plssid, record]))
  return [...byId.keys()].sort().flatMap((id) => byId.get(id) ?? [])
}

const silences: Record<Layer, string> = {
  part: texts.part,
  section: texts.section,
  township: texts.township,
}

function noteFor({ records, silent }: Survey): string {
  const [first] = records
  if (!first) return texts.nothingWasFoundAtThisPoint
  if (records.length > 1) return texts.sectionsMeetOrOverlap({ records: records.length })
  if (first.kind === 'township' && silent.length > 0) return texts.weKnowTheTownship
  if (first.kind === 'township') return texts.townshipIsKnownHere
  return texts.oneSectionWasFound
}
