import { stateByCode, stateByName } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  createQuestion,
  type LegalDescriptionAnswers,
  type LegalDescriptionChoice,
  type LegalDescriptionQuestion,
} from '../legal-description'
import { findMeridians, isUsedIn, meridianByCode, meridianName, meridiansOf } from '../meridians'
import { notPlssStates } from '../not-plss-states'
import type { MeridianMentions } from '../reading/find-meridian-mentions'

const texts = defineSentences('survey.decide-meridian', {
  notAStateWhichState: '"{state}" is not a state. Which state is it?',
  moreThanOneState: 'More than one state is named. Which one is the land in?',
  hasNoWhichState: '{name} has no {titles}: {reason}. Which state is it?',
  notPartOfThePublic: '{name} is not part of the Public Land Survey System: {reason}.',
  surveyedFromOneMeridian: '{name} is surveyed from one meridian only ({titles}), so it is taken as meant.',
  theMeridian: 'the {name} Meridian',
  question: '{name} is not surveyed from {titles}. Which meridian is it, or is the state different?',
  unused: 'Not used: “{text}”.',
  isRead: '“{text}” is read as {titles}.',
  moreThanOneMeridian: 'More than one meridian is named. Which one is it?',
  notAPrincipalMeridian: '{named} is not a principal meridian we know. Which meridian is it?',
  thatCode: 'That meridian code',
  meridianCanBeEach: 'The meridian can be {codes}; each is looked up.',
})

export interface MeridianDecision {
  kind: 'decided'
  state?: string
  meridians: string[]
}

export function decideMeridian(
  codes: readonly string[],
  { mentions, bare, unknown }: MeridianMentions,
  answers: LegalDescriptionAnswers,
  notes: string[],
): MeridianDecision | LegalDescriptionQuestion {
  const answered = answers.state ? (stateByCode(answers.state) ?? stateByName(answers.state)) : undefined
  if (answers.state && !answered)
    return createQuestion('state', texts.notAStateWhichState({ state: answers.state.slice(0, 40) }))
  if (!answered && codes.length > 1) {
    return createQuestion('state', texts.moreThanOneState, codes.map(stateChoice))
  }
  const state = answered?.code ?? codes[0]
  const meridians = answers.meridian
    ? answeredMeridian(answers.meridian, state)
    : mentioned(counted(mentions, bare, state, notes), unknown, state)
  if (!Array.isArray(meridians)) return meridians
  return state === undefined ? stateless(meridians, notes) : fitted(state, meridians, notes)
}

function stateless(meridians: string[], notes: string[]): MeridianDecision {
  noteSeveral(meridians, notes)
  return { kind: 'decided', meridians }
}

function fitted(
  state: string,
  meridians: string[],
  notes: string[],
): MeridianDecision | LegalDescriptionQuestion {
  const name = stateByCode(state)?.name ?? state
  const reason = notPlssStates[state]
  if (reason !== undefined) {
    if (meridians.length > 0)
      return createQuestion(
        'state',
        texts.hasNoWhichState({ name, titles: titles(meridians), reason }),
        statesOf(meridians),
      )
    notes.push(texts.notPartOfThePublic({ name, reason }))
    return { kind: 'decided', state, meridians: [] }
  }
  const here = meridiansOf(state)
  if (meridians.length === 0) {
    if (here.length !== 1) return { kind: 'decided', state, meridians: [] }
    notes.push(texts.surveyedFromOneMeridian({ name, titles: titles(here) }))
    return { kind: 'decided', state, meridians: here }
  }
  const fitting = meridians.filter((code) => isUsedIn(code, state))
  if (fitting.length === 0) {
    const question = texts.question({ name, titles: titles(meridians) })
    return createQuestion('meridian', question, here.map(meridianChoice))
  }
  noteSeveral(fitting, notes)
  return { kind: 'decided', state, meridians: fitting }
}

function answeredMeridian(answer: string, state: string | undefined): string[] | LegalDescriptionQuestion {
  const matches = findMeridians(answer, state)
  return matches.length > 0 ? matches : unknownMeridian(answer, state)
}

/**
 * A name without the word "meridian" counts only if the text has no full name of a meridian. In a state
 * without the survey such a name is a town.
 */
function counted(
  mentions: MeridianMentions['mentions'],
  bare: MeridianMentions['bare'],
  state: string | undefined,
  notes: string[],
): MeridianMentions['mentions'] {
  if (mentions.length > 0 || (state && notPlssStates[state] !== undefined)) {
    for (const { text } of bare) notes.push(texts.unused({ text }))
    return mentions
  }
  for (const { text, codes } of bare) notes.push(texts.isRead({ text, titles: titles(codes) }))
  return bare.map(({ codes }) => codes)
}

function mentioned(
  mentions: readonly (readonly string[])[],
  unknown: string | undefined,
  state: string | undefined,
): string[] | LegalDescriptionQuestion {
  if (unknown !== undefined) return unknownMeridian(unknown, state)
  const all = [...new Set(mentions.flat())].sort()
  const common = all.filter((code) => mentions.every((codes) => codes.includes(code)))
  if (all.length === 0 || common.length > 0) return common
  return createQuestion('meridian', texts.moreThanOneMeridian, all.map(meridianChoice))
}

function unknownMeridian(text: string, state: string | undefined): LegalDescriptionQuestion {
  const choices = state ? meridiansOf(state).map(meridianChoice) : []
  const named = text === 'code' ? texts.thatCode : `"${text.slice(0, 40)}"`
  return createQuestion('meridian', texts.notAPrincipalMeridian({ named }), choices)
}

function noteSeveral(codes: string[], notes: string[]): void {
  if (codes.length > 1) notes.push(texts.meridianCanBeEach({ codes: codes.map(label).join(' or ') }))
}

const titles = (codes: readonly string[]): string =>
  texts
    .theMeridian({ name: codes.map(label).join(' or ') })
    .replace('Meridian, Montana Meridian', 'Meridian of Montana')
const label = (code: string): string => meridianName(code) ?? code
const meridianChoice = (code: string): LegalDescriptionChoice => ({ label: label(code), value: code })
const stateChoice = (code: string): LegalDescriptionChoice => ({
  label: stateByCode(code)?.name ?? code,
  value: code,
})

function statesOf(codes: readonly string[]): LegalDescriptionChoice[] {
  const states = new Set(codes.flatMap((code) => meridianByCode(code)?.states ?? []))
  return [...states].sort().map(stateChoice)
}
