import { stateByCode } from '@/lib/geography/states'
import { type Answers, ask, type Described, type LegalDescription, type Question } from '../legal-description'
import { meridianByCode, meridianName } from '../meridians'
import { notPlssStates } from '../not-plss-states'
import { formatPlssId, type PlssId } from '../plssid'
import type { FoundIdentifiers } from '../reading/find-identifiers'
import type { MeridianMentions } from '../reading/find-meridian-mentions'
import { readParts } from '../reading/read-parts'
import type { SurveyNumber } from '../reading/read-survey-number'
import { decideSection } from './decide-section'
import { noteParts, singlePart } from './note-parts'

/** An identifier names its place by itself; words beside it may add to it but not contradict it. */
export function describeIdentifier(found: FoundIdentifiers, answers: Answers): Described | Question {
  const [id] = found.ids
  if (!id) return ask('plssid', 'Which township or section identifier is it?')
  if (found.ids.length > 1) {
    const choices = found.ids
      .slice(0, 20)
      .map((each) => ({ label: formatPlssId(each), value: formatPlssId(each) }))
    return ask('plssid', 'More than one identifier is given. Which one is it?', choices)
  }
  const parts = readParts(found.rest)
  const problem =
    problemWith(id, parts.states.codes) ??
    otherMeridian(id, parts.meridian) ??
    contradiction(id, parts.towns ?? undefined)
  if (problem) return ask('plssid', problem)
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
    aliquots: [...found.aliquots, ...parts.aliquots.parts],
    lots: [...new Set([...found.lots, ...parts.lots])],
    plssid,
  }
  const several = {
    several: parts.aliquots.several || (found.aliquots.length > 0 && parts.aliquots.parts.length > 0),
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
  if (!state)
    return `${formatPlssId(id)} begins with "${id.state}", which is not a state. Check the identifier.`
  if (!meridianByCode(id.meridian))
    return `${formatPlssId(id)} has meridian code ${id.meridian}, which is not in use.`
  const other = states.find((code) => code !== id.state)
  if (other)
    return `The identifier is in ${state.name}, but ${stateByCode(other)?.name} is named too. Which is right?`
  if (id.township.number + id.township.fraction === 0 || id.range.number + id.range.fraction === 0) {
    return `${formatPlssId(id)} has no township or range number. Check the identifier.`
  }
  return undefined
}

function otherMeridian({ meridian }: PlssId, { mentions, bare }: MeridianMentions): string | undefined {
  const said = [...mentions, ...bare.map(({ codes }) => codes)].find((codes) => !codes.includes(meridian))
  return said
    ? `The identifier is of the ${meridianName(meridian)} Meridian, but ${said.map(meridianName).join(' or ')} is named too. Which is right?`
    : undefined
}

function contradiction(
  id: PlssId,
  towns?: { townships: SurveyNumber[]; ranges: SurveyNumber[] },
): string | undefined {
  const differs = (said: SurveyNumber, own: PlssId['township'] | PlssId['range']) =>
    said.number !== own.number ||
    said.fraction !== own.fraction ||
    (said.direction !== undefined && said.direction !== own.direction)
  const wrong =
    towns?.townships.some((said) => differs(said, id.township)) ||
    towns?.ranges.some((said) => differs(said, id.range))
  return wrong
    ? 'The identifier and the township and range beside it differ. Which identifier is right?'
    : undefined
}

function notesOn(id: PlssId): string[] {
  const notes: string[] = []
  const reason = notPlssStates[id.state]
  const name = stateByCode(id.state)?.name ?? id.state
  if (reason !== undefined) notes.push(`${name} is not part of the Public Land Survey System: ${reason}.`)
  else if (!meridianByCode(id.meridian)?.states.includes(id.state)) {
    notes.push(`The ${meridianName(id.meridian)} meridian is not otherwise used in ${name}.`)
  }
  if (id.section && ownSection(id) === undefined) {
    notes.push(
      `Division ${id.section.type} ${id.section.number} is not a section (a protraction block, tract or water).`,
    )
  }
  return notes
}
