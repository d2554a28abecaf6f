import { defineTexts } from '@/lib/language/define-texts'
import { nameSentences } from '@/lib/sentences/define-sentences'
import { plainDivisionNumber } from '@/lib/survey/plssid'
import type { PublishedSectionPart, SurveyRecord } from './fields'

export const surveyTerms = nameSentences('section.terms', {
  township: {
    term: 'Township',
    meaning:
      'A square about six miles on a side, counted north or south of a base line: T2N is the second row north. It holds 36 sections. Not a unit of government.',
  },
  range: {
    term: 'Range',
    meaning:
      'The column of a township, counted east or west of a principal meridian: R3E is the third column east.',
  },
  section: {
    term: 'Section',
    meaning:
      'A square about one mile on a side, nominally 640 acres, numbered 1 to 36 from the northeast corner of its township, back and forth. Some townships have higher numbers.',
  },
  meridian: {
    term: 'Principal meridian',
    meaning:
      'The north-south line from which ranges are counted. Each survey has its own, so the same numbers occur in several places.',
  },
  aliquot: {
    term: 'Aliquot part',
    meaning:
      'A half or quarter of a section, or of such a part. SENW is the southeast quarter of the northwest quarter, nominally 40 acres.',
  },
  lot: {
    term: 'Government lot',
    meaning:
      'A numbered piece of a section that is not a regular quarter, usually beside water or along the edge of a township.',
  },
} as const)

const quarters = {
  NE: 'northeast quarter',
  NW: 'northwest quarter',
  SE: 'southeast quarter',
  SW: 'southwest quarter',
  N2: 'north half',
  S2: 'south half',
  E2: 'east half',
  W2: 'west half',
} as const
type Quarter = keyof typeof quarters

const isQuarter = (letters: string): letters is Quarter => Object.hasOwn(quarters, letters)

const texts = defineTexts('records.section.describe', {
  section: (number: string) => `Section ${number}`,
  lot: (number: string) => `Government lot ${number}`,
  part: (steps: readonly Quarter[]) => `The ${steps.map((step) => quarters[step]).join(' of the ')}`,
})

/**
 * Translates, for example, SESW to "The southeast quarter of the southwest quarter". Returns a label that
 * cannot be decoded as published.
 */
export function describePart({ kind, label }: Pick<PublishedSectionPart, 'kind' | 'label'>): string {
  if (kind === 'lot') return texts.lot(label.replace(/^L(?:ot)?\s*/i, ''))
  const letters = [...(label.replace(/\s/g, '').match(/.{2}/g) ?? [])]
  return letters.join('') === label.replace(/\s/g, '') && letters.every(isQuarter)
    ? texts.part(letters)
    : label
}

/** A division of another type has the name that the survey gives it. */
export const nameDivision = ({ kind, section, label }: SurveyRecord): string =>
  kind === 'section' && section
    ? texts.section(plainDivisionNumber(section.number))
    : (label.split(',')[0] ?? label)

export const nameSection = (record: SurveyRecord): string =>
  [nameDivision(record), ...record.label.split(',').slice(1)].join(',')
