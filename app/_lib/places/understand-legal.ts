import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import { plainCountyName } from '@/lib/geography/counties'
import { countyOf } from '@/lib/geography/county-of'
import { defineTexts } from '@/lib/language/define-texts'
import { isPlainAddress } from '@/lib/street-address/is-plain-address'
import { describeUnlocatable, isMetesAndBounds } from '@/lib/survey/describe-unlocatable'
import {
  createQuestion,
  type LegalDescription,
  type LegalDescriptionAnswers,
  type LegalDescriptionParseResult,
  type LegalDescriptionQuestion,
} from '@/lib/survey/legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import { isDivisionId } from '@/lib/survey/plssid'
import type { EngineCaller } from '../read/reading-scope'
import { type DescriptionOutlines, locate } from './locate-description'

interface LegalReading {
  description?: LegalDescription
  notes: string[]
  /**
   * Steps of the aliquot part if the text names exactly one. The smallest is first: SW, NE is the SW¼ of the
   * NE¼.
   */
  part?: string[]
}

export type LegalDescriptionResolution =
  | { kind: 'not-legal' }
  | { kind: 'question'; question: LegalDescriptionQuestion }
  | { kind: 'problem'; problem: Problem }
  | ({ kind: 'section'; id: string } & LegalReading)
  | ({ kind: 'places'; outlines: SurveyOutlines; meta: Meta; doubt?: string } & LegalReading)

const texts = defineTexts('places.understand-legal', {
  courses: 'A metes-and-bounds description: its courses are not drawn, only the section that it names.',
  unused: (names: readonly string[]) => `Not used: ${names.join(', ')}.`,
  doubt: (names: readonly string[]) =>
    `Only this place fits the numbers, but ${names.join(', ')} was not used to find it. Choose it only if it is the one you mean.`,
  inCounty: (county: string, others: number) =>
    others === 0
      ? `The place is in ${county}, as written.`
      : `Only places in ${county} are listed. ${others === 1 ? 'One other place has' : `${others} other places have`} the same numbers.`,
  elsewhere: (county: string) => `No place of these numbers has its middle in ${county}.`,
})

export async function resolveLegal(
  text: string,
  answers: LegalDescriptionAnswers,
  call: EngineCaller,
): Promise<LegalDescriptionResolution> {
  if (answers.plssid === undefined && isPlainAddress(text)) return { kind: 'not-legal' }
  const legal = parseLegalDescription(text, answers)
  const unlocatable = describeUnlocatable(text)
  if (unlocatable && (legal.kind === 'not-legal' || isAboutTownship(legal, text)))
    return { kind: 'question', question: createQuestion('township', unlocatable) }
  if (legal.kind === 'not-legal') return legal
  if (legal.kind === 'question') return { kind: 'question', question: legal }
  const { description } = legal
  if (isMetesAndBounds(text)) legal.notes.push(texts.courses)
  if (description.plssid !== undefined && isDivisionId(description.plssid)) {
    const notes = legal.unused.length > 0 ? [...legal.notes, texts.unused(legal.unused)] : legal.notes
    return { kind: 'section', id: description.plssid, description, notes, part: legal.part }
  }
  const all = await locate(description, call)
  if ('problem' in all) return { kind: 'problem', problem: all.problem }
  const { located, unused, remarks, contradicted } = narrowByCounty(all, legal.unused)
  const notes = [...legal.notes, ...remarks, ...(unused.length > 0 ? [texts.unused(unused)] : [])]
  const [only, ...more] = located.outlines.features
  if (!only || more.length > 0) return { kind: 'places', description, notes, ...located }
  const placed = (description.plssid ?? description.state ?? description.meridians[0]) !== undefined
  if (contradicted || (unused.length > 0 && !placed))
    return { kind: 'places', description, notes, ...located, doubt: texts.doubt(unused) }
  const { sectionId, plssid } = only.properties
  return sectionId
    ? { kind: 'section', id: sectionId, description, notes, part: legal.part }
    : resolveTownship(plssid, call, { description, notes })
}

/**
 * Returns true if the parser asks about a township that the text does not name: the bearings of metes and
 * bounds can look like a township.
 */
const isAboutTownship = (legal: LegalDescriptionParseResult, text: string): boolean =>
  legal.kind === 'question' && townshipFields.has(legal.field) && !/\bT(?:ownship|wp|p)?\.?\s*\d/i.test(text)

const townshipFields = new Set(['reading', 'township', 'townshipDirection', 'range', 'rangeDirection'])

/**
 * A township can be in several counties, so only the sections in the named county remain. If none of the
 * sections is in that county, all of them remain.
 */
function narrowByCounty(located: DescriptionOutlines, names: readonly string[]) {
  const { features } = located.outlines
  const county = names.find((name) => / (?:County|Parish|Borough)$/.test(name))
  const sections = features.every(({ properties }) => properties.sectionId !== null)
  if (!county || !sections || features.length === 0)
    return { located, unused: [...names], remarks: [], contradicted: false }
  const here = features.filter(({ properties: { center, state } }) => {
    const countyName = center && countyOf(center.longitude, center.latitude, state)
    return countyName && plainCountyName(countyName) === plainCountyName(county)
  })
  if (here.length === 0)
    return { located, unused: [...names], remarks: [texts.elsewhere(county)], contradicted: true }
  return {
    located: { ...located, outlines: { ...located.outlines, features: here, count: here.length } },
    unused: names.filter((name) => name !== county),
    remarks: [texts.inCounty(county, features.length - here.length)],
    contradicted: false,
  }
}

export async function resolveTownship(
  plssid: string,
  call: EngineCaller,
  description: LegalReading = { notes: [] },
): Promise<LegalDescriptionResolution> {
  const sections = await call('federal-land-survey', 'getSectionGeometry', { plssid })
  if (!sections.ok) return { kind: 'problem', problem: sections.error }
  if (sections.data.count > 0)
    return { kind: 'places', ...description, outlines: sections.data, meta: sections.meta }
  const township = await locate({ plssid }, call)
  return 'problem' in township
    ? { kind: 'problem', problem: township.problem }
    : { kind: 'places', ...description, ...township }
}
