import { defineSentences } from '@/lib/sentences/define-sentences'
import { decideMeasure } from './deciding/decide-measure'
import { decideMeridian } from './deciding/decide-meridian'
import { decideSection } from './deciding/decide-section'
import { describeIdentifier } from './deciding/describe-identifier'
import { noteParts, singlePart } from './deciding/note-parts'
import {
  createQuestion,
  type LegalDescription,
  type LegalDescriptionAnswers,
  type LegalDescriptionParseResult,
  type LegalDescriptionQuestion,
} from './legal-description'
import { findIdentifiers } from './reading/find-identifiers'
import { type DescriptionFindings, readParts } from './reading/read-parts'
import { type DescriptionTokens, freeWord, placeWords, wordAt } from './reading/reading'

const texts = defineSentences('survey.parse-legal-description', {
  notAWholeIdentifier:
    '"{shown}" is not a whole identifier: a township has 15 characters, a section 19 or more.',
  doesNeMeanNebraska: 'Does "NE" mean Nebraska or the northeast quarter?',
  townshipAndRangeOrALatitude: 'Is this a township and range, or a latitude and longitude?',
  s2IsReadAsSection: '"S2" is read as Section 2.',
})

/** Asks the visitor instead of guessing if the text does not determine the place. */
export function parseLegalDescription(
  text: string,
  answers: LegalDescriptionAnswers = {},
): LegalDescriptionParseResult {
  const identifiers = findIdentifiers(answers.plssid || text)
  if (identifiers.ids.length > 0) return describeIdentifier(identifiers, answers)
  if (identifiers.broken) {
    const start = identifiers.broken.slice(0, 30)
    return createQuestion('plssid', texts.notAWholeIdentifier({ shown: start }))
  }
  const northeast = { nebraska: 'state', quarter: 'quarter' } as const
  const choice = Object.entries(northeast).find(([answer]) => answer === answers.reading)?.[1]
  const parts = readParts(text, choice)
  const unclear = judge(parts, answers)
  return unclear ?? describe(parts, answers)
}

function judge(
  parts: DescriptionFindings,
  answers: LegalDescriptionAnswers,
): LegalDescriptionQuestion | { kind: 'not-legal' } | undefined {
  const verdict = judgeLanguage(parts)
  if (verdict === 'not-legal') return isHalfDescription(parts) ? undefined : { kind: 'not-legal' }
  if (parts.states.northeast !== undefined) {
    return createQuestion('reading', texts.doesNeMeanNebraska, [
      { label: 'Nebraska', value: 'nebraska' },
      { label: 'The northeast quarter', value: 'quarter' },
    ])
  }
  if (verdict === 'survey' || answers.reading === 'township') return undefined
  if (answers.reading === 'coordinates') return { kind: 'not-legal' }
  return createQuestion('reading', texts.townshipAndRangeOrALatitude, [
    { label: 'Township and range', value: 'township' },
    { label: 'Latitude and longitude', value: 'coordinates' },
  ])
}

function isHalfDescription({ towns, named, aliquots, meridian }: DescriptionFindings): boolean {
  return !towns && named.numbers.length > 0 && (aliquots.explicit || meridian.mentions.length > 0)
}

function describe(parts: DescriptionFindings, answers: LegalDescriptionAnswers): LegalDescriptionParseResult {
  const notes: string[] = []
  const surveyed = decideMeridian(parts.states.codes, parts.meridian, answers, notes)
  if (surveyed.kind === 'question') return surveyed
  const { state, meridians } = surveyed
  const township = decideMeasure('township', parts.towns?.townships ?? [], state, answers, notes)
  if (township.kind === 'question') return township
  const range = decideMeasure('range', parts.towns?.ranges ?? [], state, answers, notes)
  if (range.kind === 'question') return range
  if (parts.short) notes.push(texts.s2IsReadAsSection)
  const decided = decideSection(parts.sections, parts.named.unreadable, answers, notes)
  if (decided.kind === 'question') return decided
  const northSouth = township.direction === 'N' || township.direction === 'S' ? township.direction : undefined
  const eastWest = range.direction === 'E' || range.direction === 'W' ? range.direction : undefined
  const description: LegalDescription = {
    ...(state ? { state } : {}),
    meridians,
    township: {
      number: township.number,
      fraction: township.fraction,
      ...(northSouth ? { direction: northSouth } : {}),
    },
    range: { number: range.number, fraction: range.fraction, ...(eastWest ? { direction: eastWest } : {}) },
    ...(decided.section === undefined ? {} : { section: decided.section }),
    aliquots: parts.aliquots.parts,
    lots: parts.lots,
  }
  noteParts(description, parts.aliquots, notes)
  return {
    kind: 'description',
    description,
    notes,
    unused: parts.unused,
    part: singlePart(description, parts.aliquots),
  }
}

/**
 * Latitudes and longitudes in the US that could also be survey numbers: "43N 116W" can be degrees or a
 * township and range. No range is above 125, so longitudes of Alaska and Hawaii are not needed.
 */
const latitudes = { from: 17, to: 72 }
const longitudes = { from: 64, to: 125 }

const plain = new Set(
  'OF THE IN AND ALL PART THAT PORTION LYING WITHIN SAID BEING COUNTY PARISH BOROUGH STATE USA US PM BASE MERIDIAN PLSS LEGAL DESCRIPTION LAND'.split(
    ' ',
  ),
)

type Verdict = 'survey' | 'not-legal' | 'degrees'

function judgeLanguage(parts: DescriptionFindings): Verdict {
  const { towns, sections, named, meridian, aliquots, states } = parts
  const sectionNamed = named.numbers.length > 0 || named.unreadable
  const evidence = meridian.mentions.length > 0 || aliquots.explicit
  if (!towns) return 'not-legal'
  if (towns.marked || sectionNamed || evidence) return 'survey'
  const others = strangers(parts.reading)
  if (others.some((word) => placeWords.has(word) && word !== 'CO')) return 'not-legal'
  const placed = sections.length > 0
  if (others.length > 0 && !placed) return 'not-legal'
  if (!towns.attached && !(placed && others.length === 0 && states.codes.length > 0)) return 'not-legal'
  return placed || !looksLikeDegrees(parts) ? 'survey' : 'degrees'
}

function looksLikeDegrees({ towns }: DescriptionFindings): boolean {
  const [latitude, longitude] = [towns?.townships[0]?.number ?? 0, towns?.ranges[0]?.number ?? 0]
  const north = latitude >= latitudes.from && latitude <= latitudes.to
  return north && longitude >= longitudes.from && longitude <= longitudes.to
}

function strangers(reading: DescriptionTokens): string[] {
  return reading.tokens.flatMap((_, i) => {
    const word = reading.used[i] === 'name' ? wordAt(reading.tokens, i) : freeWord(reading, i)
    const ofCounty = ['COUNTY', 'PARISH', 'BOROUGH'].some(
      (county) => freeWord(reading, i + 1) === county || freeWord(reading, i + 2) === county,
    )
    return word === '' || plain.has(word) || ofCounty || freeWord(reading, i - 2) === 'COUNTY' ? [] : [word]
  })
}
