import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  createQuestion,
  type LegalDescription,
  type LegalDescriptionAnswers,
  type LegalDescriptionQuestion,
  type ParsedLegalDescription,
} from '../legal-description'
import { meridianByCode, meridianName } from '../meridians'
import { notPlssStates } from '../not-plss-states'
import { formatPlssId, type PlssId } from '../plssid'
import type { IdentifierMatches } from '../reading/find-identifiers'
import type { MeridianMentions } from '../reading/find-meridian-mentions'
import { readParts } from '../reading/read-parts'
import type { SurveyNumber } from '../reading/read-survey-number'
import { decideSection } from './decide-section'
import { noteParts, singlePart } from './note-parts'

const texts = defineSentences('survey.describe-identifier', {
  townshipOrSectionIdentifier: 'Which township or section identifier is it?',
  moreThanOneIdentifier: 'More than one identifier is given. Which one is it?',
  beginsWithWhichIsNotAState: '{id} begins with "{state}", which is not a state. Check the identifier.',
  hasMeridianCode: '{id} has meridian code {meridian}, which is not in use.',
  identifierIsInBut: 'The identifier is in {name}, but {name2} is named too. Which is right?',
  hasNoTownshipOrRange: '{id} has no township or range number. Check the identifier.',
  identifierIsOfTheMeridian:
    'The identifier is of the {meridianName} Meridian, but {said} is named too. Which is right?',
  identifierAndTheTownship:
    'The identifier and the township and range beside it differ. Which identifier is right?',
  notPartOfThePublic: '{name} is not part of the Public Land Survey System: {reason}.',
  meridianIsNotOtherwise: 'The {meridianName} meridian is not otherwise used in {name}.',
  divisionIsNotASection: 'Division {type} {number} is not a section (a protraction block, tract or water).',
})

export function describeIdentifier(
  identifiers: IdentifierMatches,
  answers: LegalDescriptionAnswers,
): ParsedLegalDescription | LegalDescriptionQuestion {
  const [id] = identifiers.ids
  if (!id) return createQuestion('plssid', texts.townshipOrSectionIdentifier)
  if (identifiers.ids.length > 1) {
    const choices = identifiers.ids
      .slice(0, 20)
      .map((each) => ({ label: formatPlssId(each), value: formatPlssId(each) }))
    return createQuestion('plssid', texts.moreThanOneIdentifier, choices)
  }
  const parts = readParts(identifiers.rest)
  const problem =
    problemWith(id, parts.states.codes) ??
    otherMeridian(id, parts.meridian) ??
    contradiction(id, parts.towns ?? undefined)
  if (problem) return createQuestion('plssid', problem)
  const notes = notesOn(id)
  const own = ownSection(id)
  const sections = own === undefined ? parts.sections : [own, ...parts.sections]
  const decided = decideSection(sections, parts.named.unreadable, answers, notes)
  if (decided.kind === 'question') return decided
  const plssid = formatPlssId(decided.section === own ? id : { ...id, section: undefined })
  const description: LegalDescription = {
    state: id.state,
    meridians: [id.meridian],
    township: id.township,
    range: id.range,
    ...(decided.section === undefined ? {} : { section: decided.section }),
    aliquots: [...identifiers.aliquots, ...parts.aliquots.parts],
    lots: [...new Set([...identifiers.lots, ...parts.lots])],
    plssid,
  }
  const several = {
    several: parts.aliquots.several || (identifiers.aliquots.length > 0 && parts.aliquots.parts.length > 0),
  }
  noteParts(description, several, notes)
  return {
    kind: 'description',
    description,
    notes,
    unused: parts.unused,
    part: singlePart(description, several),
  }
}

function ownSection({ section }: PlssId): number | undefined {
  return section?.type === 'SN' && /^\d{2,4}$/.test(section.number) ? Number(section.number) : undefined
}

function problemWith(id: PlssId, states: readonly string[]): string | undefined {
  const state = stateByCode(id.state)
  if (!state) return texts.beginsWithWhichIsNotAState({ id: formatPlssId(id), state: id.state })
  if (!meridianByCode(id.meridian))
    return texts.hasMeridianCode({ id: formatPlssId(id), meridian: id.meridian })
  const other = states.find((code) => code !== id.state)
  if (other) return texts.identifierIsInBut({ name: state.name, name2: stateByCode(other)?.name })
  if (id.township.number + id.township.fraction === 0 || id.range.number + id.range.fraction === 0) {
    return texts.hasNoTownshipOrRange({ id: formatPlssId(id) })
  }
  return undefined
}

function otherMeridian({ meridian }: PlssId, { mentions, bare }: MeridianMentions): string | undefined {
  const others = [...mentions, ...bare.map(({ codes }) => codes)].find((codes) => !codes.includes(meridian))
  return others
    ? texts.identifierIsOfTheMeridian({
        meridianName: meridianName(meridian),
        said: others.map(meridianName).join(' or '),
      })
    : undefined
}

function contradiction(
  id: PlssId,
  towns?: { townships: SurveyNumber[]; ranges: SurveyNumber[] },
): string | undefined {
  const differs = (measure: SurveyNumber, own: PlssId['township'] | PlssId['range']) =>
    measure.number !== own.number ||
    measure.fraction !== own.fraction ||
    (measure.direction !== undefined && measure.direction !== own.direction)
  const wrong =
    towns?.townships.some((township) => differs(township, id.township)) ||
    towns?.ranges.some((range) => differs(range, id.range))
  return wrong ? texts.identifierAndTheTownship : undefined
}

function notesOn(id: PlssId): string[] {
  const notes: string[] = []
  const reason = notPlssStates[id.state]
  const name = stateByCode(id.state)?.name ?? id.state
  if (reason !== undefined) notes.push(texts.notPartOfThePublic({ name, reason }))
  else if (!meridianByCode(id.meridian)?.states.includes(id.state)) {
    notes.push(texts.meridianIsNotOtherwise({ meridianName: meridianName(id.meridian), name }))
  }
  if (id.section && ownSection(id) === undefined) {
    notes.push(texts.divisionIsNotASection({ type: id.section.type, number: id.section.number }))
  }
  return notes
}
