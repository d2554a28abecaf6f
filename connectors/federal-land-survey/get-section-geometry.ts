import type { Geometry } from 'geojson'
import { ConnectorError } from '@/lib/connector/errors'
import { DAY, type Method } from '@/lib/connector/method'
import { findSections } from './find-surveyed'
import { type LegalQuestion, legalParams, readLegalQuestion, unsurveyedState } from './legal-question'
import { outlines, toOutlines } from './outlines'
import { surveyTable } from './survey-table'
import { citeSurvey } from './wire'

export const getSectionGeometry = {
  summary:
    'Outlines of sections as GeoJSON (RFC 7946): one section, or all sections of one township where no section is named. Give township and range, or plssid.',
  params: legalParams,
  result: outlines,
  example: { plssid: 'IA050840N0390W0SN180' },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run(given, { upstream, connector: { caveats } }) {
    const uncovered = unsurveyedState(given)
    if (uncovered)
      return {
        ...toOutlines({ found: [], unreadable: 0, truncated: false }, caveats),
        coverage: uncovered,
        note: uncovered.message,
      }
    const question = readLegalQuestion(given)
    requireOneTownship(question)
    return toOutlines(await findSections(question, upstream, true), caveats)
  },
  table: ({ features, note }) =>
    surveyTable(
      features.map(({ properties, geometry }) => ({
        record: properties,
        geometry: geometry as Geometry | null,
        computedAcres: properties.computedAcres,
      })),
      [note],
    ),
  cite: citeSurvey,
} satisfies Method<typeof legalParams, typeof outlines>

/** Without a section every section is drawn, which only makes sense for one township. */
function requireOneTownship({ section, townships, exact }: LegalQuestion): void {
  if (exact || section !== undefined || townships.length === 1) return
  throw new ConnectorError(
    'too_broad',
    'Several townships fit, each with some 36 sections. Name the section, or the state, the meridian and both directions.',
  )
}
