import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { findMeridians, meridianName, meridians, meridiansOf } from '@/lib/survey/meridians'
import { parseRange, parseSection, parseTownship } from '@/lib/survey/parse-township'
import {
  formatPlssId,
  type PlssId,
  type PlssRangeNumber,
  type PlssTownshipNumber,
  parsePlssId,
  plainDivisionNumber,
} from '@/lib/survey/plssid'
import { withoutSurvey } from './coverage'

const texts = defineSentences('federal-land-survey.legal-question', {
  notAStateGive: '{state} is not a state. Give its two letters, such as ID for Idaho.',
  notAnIdentifierOfTheSurvey:
    'Not an identifier of the survey. A township has 15 characters, such as IA050840N0390W0; a section 19 or more.',
  plssidAlreadySaysEverything: 'plssid already says everything. Leave {other} out.',
  plssidNamesSectionSection:
    'plssid names section {plainDivisionNumber}, section says {section}. Give one of them.',
  unknownMeridian: 'There is no principal meridian of that name or code. {known}.',
  unknownMeridianOf: 'There is no principal meridian of that name or code. {state} has: {known}.',
  meridianIsNotUsed: 'That meridian is not used in {state}. {state} has: {meridians}.',
  fitsTooMuchOfTheCountry: 'This fits too much of the country. Add {missing}, or give plssid.',
})

const measure = z.union([z.string().trim().min(1).max(20), z.number()]).optional()

export const legalParams = z.strictObject({
  township: measure.describe('"2N", "T2N", "1 1/2N", or a number with `townshipDirection`.'),
  range: measure.describe('"3E", "R3E", or a number with `rangeDirection`.'),
  section: measure.describe('Section number; numbers above 36 exist.'),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'Two letters, such as ID')
    .optional()
    .describe('Two-letter state.'),
  meridian: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Name or two-digit code of the principal meridian.'),
  townshipDirection: z.enum(['N', 'S']).optional(),
  rangeDirection: z.enum(['E', 'W']).optional(),
  plssid: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Identifier of a township (15 characters) or a section (20, or 19 in Wisconsin).'),
})

type LegalParams = z.output<typeof legalParams>

export interface LegalDescriptionQuery {
  state: string | undefined
  townships: PlssId[]
  exact: string | undefined
  section: number | undefined
}

export function unsurveyedState({ state, plssid }: LegalParams): ReturnType<typeof withoutSurvey> {
  return state && plssid === undefined ? withoutSurvey(state.toUpperCase()) : undefined
}

export function readLegalQuestion(params: LegalParams): LegalDescriptionQuery {
  const state = params.state?.toUpperCase()
  if (state && !stateByCode(state)) throw invalid('state', texts.notAStateGive({ state }))
  if (params.plssid !== undefined) return fromIdentifier(params.plssid, params)
  const section = params.section === undefined ? undefined : take('section', parseSection(params.section))
  if (params.township === undefined || params.range === undefined) throw tooBroad(params)
  const township = take('township', parseTownship(params.township, params.townshipDirection))
  const range = take('range', parseRange(params.range, params.rangeDirection))
  const grids = gridsOf(state, params.meridian)
  const townships = grids.flatMap((grid) =>
    directionsOf(township.direction, northOrSouth(grid.state)).flatMap((northSouth) =>
      directionsOf(range.direction, ['E', 'W'] as const).map((eastWest) => ({
        ...grid,
        township: { ...township, direction: northSouth } as PlssTownshipNumber,
        range: { ...range, direction: eastWest } as PlssRangeNumber,
        duplicate: '0',
      })),
    ),
  )
  if (townships.length > MOST_TOWNSHIPS) throw tooBroad(params)
  return { state, townships, exact: undefined, section }
}

/** The broadest known description fits 62 townships. */
const MOST_TOWNSHIPS = 80

function fromIdentifier(plssid: string, params: LegalParams): LegalDescriptionQuery {
  const id = parsePlssId(plssid)
  if (!id) {
    throw invalid('plssid', texts.notAnIdentifierOfTheSurvey)
  }
  const others = Object.entries(params).filter(
    ([name, value]) => name !== 'plssid' && name !== 'section' && value !== undefined,
  )
  const [other] = others
  if (other) throw invalid(other[0], texts.plssidAlreadySaysEverything({ other: other[0] }))
  const section = params.section === undefined ? undefined : take('section', parseSection(params.section))
  if (id.section && section !== undefined && plainDivisionNumber(id.section.number) !== String(section)) {
    throw invalid(
      'section',
      texts.plssidNamesSectionSection({
        plainDivisionNumber: plainDivisionNumber(id.section.number),
        section,
      }),
    )
  }
  const { section: _, ...township } = id
  return { state: id.state, townships: [township], exact: formatPlssId(id), section }
}

function gridsOf(
  state: string | undefined,
  meridian: string | undefined,
): { state: string; meridian: string }[] {
  const codes = meridian === undefined ? undefined : findMeridians(meridian, state)
  if (codes?.length === 0) {
    const names = state
      ? meridiansOf(state).map(meridianName).join(', ')
      : 'Boise, Sixth Principal or Mount Diablo, say'
    throw invalid(
      'meridian',
      state ? texts.unknownMeridianOf({ state, known: names }) : texts.unknownMeridian({ known: names }),
    )
  }
  const grids = meridians
    .flatMap(({ code, states }) => states.map((each) => ({ state: each, meridian: code })))
    .filter((grid) => (!state || grid.state === state) && (!codes || codes.includes(grid.meridian)))
  if (grids.length === 0 && state && codes && meridiansOf(state).length > 0) {
    throw invalid(
      'meridian',
      texts.meridianIsNotUsed({ state, meridians: meridiansOf(state).map(meridianName).join(', ') }),
    )
  }
  return grids
}

const NORTH_ONLY = ['IA', 'ND', 'MN', 'WI', 'MO', 'NE']
const SOUTH_ONLY = ['KS']

function northOrSouth(state: string): ('N' | 'S')[] {
  if (NORTH_ONLY.includes(state)) return ['N']
  return SOUTH_ONLY.includes(state) ? ['S'] : ['N', 'S']
}

const directionsOf = <D extends string>(direction: D | undefined, possible: readonly D[]): readonly D[] =>
  direction ? [direction] : possible

function take<T>(field: string, parsed: { ok: true; value: T } | { ok: false; message: string }): T {
  if (parsed.ok) return parsed.value
  throw invalid(field, parsed.message)
}

const invalid = (field: string, message: string) =>
  new ConnectorError('invalid_params', `${field}: ${message}`, { field })

function tooBroad(params: LegalParams): ConnectorError {
  const missing = [
    params.township === undefined && 'township',
    params.range === undefined && 'range',
    params.state === undefined && params.meridian === undefined && 'state or meridian',
    params.townshipDirection === undefined &&
      params.rangeDirection === undefined &&
      'directions (N or S, E or W)',
  ].filter(Boolean)
  return new ConnectorError('too_broad', texts.fitsTooMuchOfTheCountry({ missing: missing.join(', ') }))
}
