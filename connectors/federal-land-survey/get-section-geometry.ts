import type { Geometry } from 'geojson'
import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { surveyTable } from '@/lib/records/section/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { cutPart, parsePart } from '@/lib/survey/section-part'
import { findSections } from './find-surveyed'
import { type LegalDescriptionQuery, legalParams, readLegalQuestion, unsurveyedState } from './legal-question'
import { outlines, type SurveyOutlines, toOutlines } from './outlines'
import { citeSurvey } from './wire'

const texts = defineSentences('federal-land-survey.get-section-geometry', {
  divided: 'The part is drawn by dividing the outline of the section. It is not surveyed.',
  undivided: 'The outline of this section does not have four sides, so we cannot draw the part.',
  partBelongsToOne: 'A part belongs to one section. Name the section.',
  severalTownshipsFitEach:
    'Several townships fit, each with some 36 sections. Name the section, or the state, the meridian and both directions.',
})

const params = legalParams.extend({
  part: z
    .string()
    .trim()
    .max(20)
    .refine((text) => parsePart(text) !== undefined, 'An aliquot part, such as NESW or N2')
    .optional()
    .describe(
      'An aliquot part of the one section that is named, the smallest first: NESW is the northeast quarter of the southwest quarter. Drawn by dividing the outline; not surveyed.',
    ),
})

export const getSectionGeometry = {
  summary:
    'Outlines of sections as GeoJSON (RFC 7946): one section, or all sections of one township where no section is named. Give township and range, or plssid; with part, that part of the section too.',
  params,
  result: outlines,
  example: { plssid: 'IA050840N0390W0SN180' },
  cache: { freshFor: 7 * DAY, staleFor: 30 * DAY },
  async run({ part, ...description }, { upstream, connector: { caveats } }) {
    const uncovered = unsurveyedState(description)
    if (uncovered)
      return {
        ...toOutlines({ matches: [], unreadable: 0, truncated: false }, caveats),
        coverage: uncovered,
        note: uncovered.message,
      }
    const question = readLegalQuestion(description)
    requireOneTownship(question)
    const outlines = toOutlines(await findSections(question, upstream, true), caveats)
    return part === undefined ? outlines : withPart(outlines, parsePart(part) ?? [])
  },
  table: ({ features, note }) =>
    surveyTable(
      features.map(({ properties, geometry }) => ({
        record: properties,
        geometry: geometry as Geometry | null,
        computedAcres: properties.computedAcres,
        center: properties.center,
        part: properties.part,
      })),
      [note],
    ),
  cite: citeSurvey,
} satisfies ConnectorMethod<typeof params, typeof outlines>

function withPart(outlines: SurveyOutlines, part: readonly string[]): SurveyOutlines {
  const [only, ...others] = outlines.features
  if (!only) return outlines
  if (others.length > 0)
    throw new ConnectorError('invalid_params', texts.partBelongsToOne, {
      field: 'part',
    })
  const cut = cutPart(only.geometry, part)
  const properties = { ...only.properties, part: cut ?? null }
  const note = cut ? texts.divided : texts.undivided
  return { ...outlines, features: [{ ...only, properties }], note: `${outlines.note} ${note}` }
}

function requireOneTownship({ section, townships, exact }: LegalDescriptionQuery): void {
  if (exact || section !== undefined || townships.length === 1) return
  throw new ConnectorError('too_broad', texts.severalTownshipsFitEach)
}
