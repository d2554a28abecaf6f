import { z } from 'zod'
import { stateAt } from '@/lib/geography/state-at'
import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { notPlssStates } from '@/lib/survey/not-plss-states'

const texts = defineSentences('federal-land-survey.coverage', {
  publicLandSurveySystem: 'The Public Land Survey System covers {state}.',
  notPartOfThePublic:
    '{state} is not part of the Public Land Survey System: {reason}. There is no section to find here.',
  pointLiesOutsideTheUnited:
    'This point lies outside the United States, or in the sea. The survey covers land in 30 states.',
  surveyedButNothingIsPublished:
    '{state} is surveyed, but nothing is published at this point: it may be a private grant, water, or land not yet surveyed.',
})

export const coverage = z.object({
  status: z.enum(['covered', 'not_covered', 'nothing_published']),
  state: z.string().nullable(),
  message: z.string(),
})

type Coverage = z.output<typeof coverage>

/** Returns null unless all records are in one state. */
export function coverageOf(records: { state: string }[]): Coverage | null {
  const [state, ...more] = new Set(records.map((record) => record.state))
  if (!state || more.length > 0) return null
  return { status: 'covered', state, message: texts.publicLandSurveySystem({ state: nameOf(state) }) }
}

export function withoutSurvey(state: string): Coverage | undefined {
  const reason = notPlssStates[state]
  if (!reason) return undefined
  const message = texts.notPartOfThePublic({ state: nameOf(state), reason })
  return { status: 'not_covered', state, message }
}

/**
 * Our state outlines are accurate to only about a kilometer, so they are used only to explain an empty
 * result.
 */
export function explainNothing(latitude: number, longitude: number): Coverage {
  const state = stateAt(longitude, latitude)
  if (!state) {
    return {
      status: 'not_covered',
      state: null,
      message: texts.pointLiesOutsideTheUnited,
    }
  }
  return (
    withoutSurvey(state) ?? {
      status: 'nothing_published',
      state,
      message: texts.surveyedButNothingIsPublished({ state: nameOf(state) }),
    }
  )
}

const nameOf = (state: string) => stateByCode(state)?.name ?? state
