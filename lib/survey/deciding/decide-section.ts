import { defineTexts } from '@/lib/language/define-texts'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  createQuestion,
  type LegalDescriptionAnswers,
  type LegalDescriptionQuestion,
} from '../legal-description'
import { HIGHEST_SECTION, parseSection } from '../parse-township'

const texts = defineSentences('survey.decide-section', {
  weCannotReadTheSection: 'We cannot read the section number. Which section is it, 1 to 36?',
  thereIsNoSection: 'There is no section {wrong}. Which section is it, 1 to 36?',
  moreThanOneSection: 'More than one section is named. Which one is it?',
  sectionNumbersAbove36: 'Section {section}: numbers above 36 are unusual, but some townships have them.',
})

const choice = defineTexts('survey.decide-section', { section: (number: number) => `Section ${number}` })

/** Sections above 36 are rare but exist, so such a number is accepted with a note. */
export function decideSection(
  numbers: readonly number[],
  unreadable: boolean,
  answers: LegalDescriptionAnswers,
  notes: string[],
): { kind: 'decided'; section?: number } | LegalDescriptionQuestion {
  if (answers.section) {
    const parsed = parseSection(answers.section)
    return parsed.ok ? { kind: 'decided', section: parsed.value } : createQuestion('section', parsed.message)
  }
  if (unreadable) return createQuestion('section', texts.weCannotReadTheSection)
  const distinct = [...new Set(numbers)]
  const wrong = distinct.find((section) => section < 1 || section > HIGHEST_SECTION)
  if (wrong !== undefined) return createQuestion('section', texts.thereIsNoSection({ wrong }))
  if (distinct.length > 1) {
    const choices = distinct
      .slice(0, 36)
      .map((section) => ({ label: choice.section(section), value: `${section}` }))
    return createQuestion('section', texts.moreThanOneSection, choices)
  }
  const [section] = distinct
  if (section === undefined) return { kind: 'decided' }
  if (section > 36) notes.push(texts.sectionNumbersAbove36({ section }))
  return { kind: 'decided', section }
}
