import type { Geometry } from 'geojson'
import { z } from 'zod'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { SectionFacts } from '@/components/records/section/facts'
import { outlineGeometry, type SurveyOutlines, withoutSurvey } from '@/connectors/federal-land-survey/public'
import type { Problem } from '@/lib/connector/errors'
import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { nameSection, surveyTerms } from '@/lib/records/section/describe'
import { section as kind, type SurveyRecord } from '@/lib/records/section/fields'
import { surveyTable } from '@/lib/records/section/file'
import { formatMeridians } from '@/lib/survey/format-legal-description'
import { plainDivisionNumber } from '@/lib/survey/plssid'
import { toFeature } from '../features'
import { linkToPlace } from '../links'
import { answerOf, failed, notCovered, type PanelOutcome, withData } from '../outcome'
import type { Panel, PanelBodyProps, PanelDetailProps, PanelReadOptions } from '../panel'
import type { Place } from '../place'
import { sectionFileAt } from './section-file'

interface SectionData {
  /** Several records if sections meet or overlap at the point. No section takes precedence. */
  records: SurveyRecord[]
  note: string
  caveats: string[]
  outlines: SurveyOutlines['features']
  outlineProblem?: Problem
}

const texts = defineTexts('place.panels.section', {
  title: 'Survey section',
  kind: 'survey sections',
  publisher: 'the Bureau of Land Management',
  outside: 'The public land survey covers land in 30 states, and this point lies in no state.',
  several: (count: number) =>
    `${count} sections meet or overlap at this point. None of them is more right than the others.`,
  anyOf: (count: number) =>
    `${count} sections meet or overlap at this point. Any of them may be the right one.`,
  section: 'Section',
  file: 'this section',
  none: 'No section',
  meet: (count: number) => `${formatCount(count, 'section')} meet here`,
  others: 'The elevation comes from another source and is not affected.',
  noOutline: (why: string) => `We could not draw the outline: ${why}`,
})

const result = z.object({
  records: z.array(z.object(kind.shape)).describe('Several where sections meet; none is more right.'),
  outlines: z.array(z.object({ id: z.string(), geometry: outlineGeometry })).optional(),
  caveats: z.array(z.string()),
})

export const section = {
  id: 'section',
  get title() {
    return texts.title
  },
  isAside: true,
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  reads: ['federal-land-survey.getTownshipSection', 'federal-land-survey.locatePoint'],
  read: fetchSection,
  answer: (outcome) => answerOf(outcome, { found: describeRecords }),
  height: 'min-h-64',
  body: SectionBody,
  detail: {
    title: (_, data) => {
      const [record] = data?.records ?? []
      return record ? nameSection(record) : texts.section
    },
    get others() {
      return texts.others
    },
    body: SectionDetail,
    file: ({ point }, data) => data && { what: texts.file, href: sectionFileAt(point, data.outlines) },
  },
  definitions: Object.values(surveyTerms),
  features: ({ outlines }) =>
    outlines.flatMap(({ id, geometry, properties }) =>
      geometry === null ? [] : [toFeature(id, properties.label, 'result', geometry as Geometry)],
    ),
  rows: ({ records, outlines, note, caveats }) => {
    const rows = records.map((record) => {
      const outline = outlines.find(({ id }) => id === record.sectionId || id === record.plssid)
      return {
        record,
        geometry: (outline?.geometry ?? null) as Parameters<typeof surveyTable>[0][number]['geometry'],
        computedAcres: outline?.properties.computedAcres ?? null,
      }
    })
    return [{ table: surveyTable(rows, [note, ...caveats]) }]
  },
  compare: kind.compare(({ records }) => records),
  result,
  toResult: ({ records, outlines, note, caveats }, { includeOutlines }) => ({
    records,
    ...(includeOutlines ? { outlines: outlines.map(({ id, geometry }) => ({ id, geometry })) } : {}),
    caveats: [note, ...caveats],
  }),
  workflow: '/land',
  href: (place) => linkToPlace('/land', place),
} satisfies Panel<'section', SectionData, typeof result>

function describeRecords({ records }: SectionData) {
  const [first, ...more] = records
  if (!first) return { value: texts.none }
  if (more.length > 0)
    return {
      value: texts.meet(records.length),
      detail: records.map(({ label }) => label).join('; '),
    }
  const { section, township, range, meridian } = first
  const number = section && `${translate(section.typeName)} ${plainDivisionNumber(section.number)}`
  return {
    value: [number, `${township.label} ${range.label}`].filter(Boolean).join(', '),
    detail: formatMeridians([meridian.code]),
  }
}

async function fetchSection(
  { point, states }: Place,
  call: EngineCaller,
  { detail = false }: Partial<PanelReadOptions> = {},
): Promise<PanelOutcome<SectionData>> {
  const reasons = states.map((state) => withoutSurvey(state)?.message)
  const [why = texts.outside] = reasons
  if (!detail && reasons.every((reason) => reason !== undefined)) return notCovered(why)
  const [survey, outline] = await Promise.all([
    call('federal-land-survey', 'getTownshipSection', point),
    call('federal-land-survey', 'locatePoint', point),
  ])
  if (!survey.ok) return failed(survey.error)
  const { records, coverage, note, caveats } = survey.data
  const metas = [survey.meta]
  if (records.length === 0) {
    const ending = coverage?.status === 'not_covered' ? 'not-covered' : 'none'
    return { ending, why: coverage?.message ?? note, metas }
  }
  const data = { records, note, caveats, outlines: outline.ok ? outline.data.features : [] }
  const outlineProblem = outline.ok ? {} : { outlineProblem: outline.error }
  return withData({ ...data, ...outlineProblem }, metas)
}

function SectionBody({ data: { records, outlines, outlineProblem } }: PanelBodyProps<SectionData>) {
  const acresOf = (id: string | null) =>
    outlines.find((outline) => outline.id === id)?.properties.computedAcres
  return (
    <>
      {records.length > 1 && <p className="mb-3">{texts.several(records.length)}</p>}
      {records.map((record) => (
        <div key={record.sectionId ?? record.plssid}>
          <h3 className="mb-2 font-semibold">{nameSection(record)}</h3>
          <SectionFacts record={record} computedAcres={acresOf(record.sectionId)} columns={2} isNamed />
        </div>
      ))}
      {outlineProblem && <p className="text-muted">{texts.noOutline(translate(outlineProblem.message))}</p>}
    </>
  )
}

function SectionDetail({ data: { records, outlines } }: PanelDetailProps<SectionData>) {
  const isOne = records.length === 1
  return (
    <>
      {!isOne && <p className="mb-3">{texts.anyOf(records.length)}</p>}
      {records.map((record) => (
        <div key={record.sectionId ?? record.plssid}>
          {!isOne && <h3 className="mb-2 font-semibold">{nameSection(record)}</h3>}
          <SectionFacts
            record={record}
            computedAcres={outlines.find(({ id }) => id === record.sectionId)?.properties.computedAcres}
          />
        </div>
      ))}
    </>
  )
}
