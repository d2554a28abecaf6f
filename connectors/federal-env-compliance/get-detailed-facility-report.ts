import { z } from 'zod'
import { type ConnectorMethod, DAY, HOUR } from '@/lib/connector/method'
import type { SourceDate } from '@/lib/connector/result'
import { readText } from '@/lib/published-text'
import { reportTable } from '@/lib/records/facility/report'
import { reportFacility } from '@/lib/records/facility/report-facility'
import { reportProgram } from '@/lib/records/facility/report-program'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readDate } from './published-values'
import { readCompliance } from './report/report-compliance'
import { readFacility } from './report/report-facility'
import { type ComplianceReportSections, rowsAt } from './report/report-sections'
import { classifyReport, reportAnswer, reportPage, reportUrl } from './wire'

const texts = defineSentences('federal-env-compliance.get-detailed-facility-report', {
  extractOf: '{system} extracted',
  leftOut:
    'Left out here, but in the official report: effluent parameters and discharge monitoring detail, air pollutants by violation, drinking-water samples, rules violated and sanitary surveys, receiving-water assessments, attainment areas, chemicals by year, case settlements, tribes nearby, demographics, documents and maps.',
  howListed:
    'At most the ten newest inspections and actions of each program are listed, those first that the agency counts; an entry that the source lists under several permits with one identifier is listed once, with its permits; entries without an identifier are never merged. Penalties are given as published and not added up.',
  registryIdHasLetters: 'A registry id has letters, digits, dots and hyphens, such as 110008164244.',
  extracted: '{system}: extracted {date}.',
  noExtractDatesArePublished: 'No extract dates are published with this report.',
  idFitsSeveralSites: 'The id fits several sites: {others}. None of them was picked.',
  epaEchoHasNoFacility:
    'EPA ECHO has no facility report under the id {asked}. Check the id; a facility may be known under another.',
})

const params = z.strictObject({
  registryId: z
    .string()
    .regex(/^\s*[A-Za-z0-9](?: *[A-Za-z0-9._-])*\s*$/, texts.registryIdHasLetters)
    .trim()
    .max(80)
    .describe('Facility Registry Service id (12 digits), or a permit id of one program.'),
})

const result = z.object({
  source: z.string(),
  found: z.boolean(),
  registryId: z.string(),
  fullReportUrl: z.string(),
  facility: z.object(reportFacility.shape),
  dataExtractDates: z
    .record(z.string(), z.string().nullable())
    .describe('When each program’s data were extracted.'),
  complianceByStatute: z.array(z.object(reportProgram.shape)),
  caveats: z.array(z.string()),
  note: z.string(),
})

export const getDetailedFacilityReport = {
  summary:
    'One facility: permits, compliance by program and quarter, inspections, informal and formal actions, releases, and the date each program’s data were extracted.',
  params,
  result,
  example: { registryId: '110071363697' },
  cache: { freshFor: 6 * HOUR, staleFor: DAY },
  async run({ registryId: id }, { upstream, connector }) {
    const answer = await upstream.json({ url: reportUrl(id) }, reportAnswer, { classify: classifyReport })
    const sections = answer.kind === 'report' ? answer.sections : {}
    const facility = readFacility(sections, id)
    const dataExtractDates = readExtractDates(sections)
    const extracted =
      Object.values(dataExtractDates)
        .flatMap((date) => date ?? [])
        .sort()
        .at(-1) ?? null
    const complianceByStatute = readCompliance(sections, extracted)
    const isFound = facility.name !== null || facility.permits.length > 0 || complianceByStatute.length > 0
    return {
      source: 'EPA ECHO detailed facility report',
      found: isFound,
      registryId: facility.registryId ?? id,
      fullReportUrl: reportPage(facility.registryId ?? id),
      facility: isFound ? facility : { ...facility, registryId: null, isFrsId: false },
      dataExtractDates,
      complianceByStatute,
      caveats: connector.caveats,
      note: isFound
        ? noteOn(facility.otherRegistryIds, dataExtractDates)
        : notFound(id, facility.otherRegistryIds),
    }
  },
  table: ({ complianceByStatute, dataExtractDates, note }) =>
    reportTable(complianceByStatute, [
      ...Object.entries(dataExtractDates).map(([system, date]) =>
        texts.extracted({ system, date: date ?? 'on a date not published' }),
      ),
      note,
    ]),
  cite: ({ found: isFound, fullReportUrl, dataExtractDates }) => ({
    dataset: 'Detailed facility report',
    dated: isFound ? citeExtracts(dataExtractDates) : [],
    record: isFound ? { href: fullReportUrl, label: 'The official report of this facility' } : null,
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

function citeExtracts(dates: Record<string, string | null>): SourceDate[] {
  const extracts = Object.entries(dates).map(([system, on]) => ({ label: texts.extractOf({ system }), on }))
  return extracts.length > 0 ? extracts : [{ label: 'Extract dates', on: null }]
}

function readExtractDates(sections: ComplianceReportSections): Record<string, string | null> {
  const rows = rowsAt(sections, 'SystemExtractDates', 'Dates')
  return Object.fromEntries(
    rows.flatMap((row) => {
      const system = readText(row.EPASystem)
      return system ? [[system, readDate(row.SystemExtractDate)]] : []
    }),
  )
}

function noteOn(others: string[], dates: Record<string, string | null>): string {
  return [
    texts.leftOut,
    texts.howListed,
    ...(Object.keys(dates).length === 0 ? [texts.noExtractDatesArePublished] : []),
    ...severalSites(others),
  ].join(' ')
}

const severalSites = (others: string[]) =>
  others.length > 0 ? [texts.idFitsSeveralSites({ others: others.join(', ') })] : []

const notFound = (id: string, others: string[]) =>
  [texts.epaEchoHasNoFacility({ asked: id }), ...severalSites(others), texts.leftOut].join(' ')
