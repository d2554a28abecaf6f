import { defineTexts } from '@/lib/language/define-texts'
import type { AssessmentStep } from './url'

export const stepNames = defineTexts('find.step-names', [
  'Find and check',
  'Values and what they mean',
  'Facts and evidence',
  'Packet',
])

export type VisibleStep = Exclude<AssessmentStep, 'question' | 'source'>

export const stepTexts = defineTexts('find.steps', {
  find: {
    title: 'Is this your home?',
    about: 'Find your home by its address. Check the record and the map. Values come next.',
  },
  values: {
    title: 'The official values',
    about:
      'Why the value changed, in a sentence, then the values of three years, exemptions to ask about, and who hears appeals.',
  },
  evidence: {
    title: 'Facts and evidence',
    about:
      'Check the facts behind the value, and give the addresses of similar homes. We fill in what the record says about them.',
  },
  packet: {
    title: 'Your appeal packet',
    about: 'Pages to print: official values, similar homes, a checklist, questions, definitions and sources.',
  },
})

export const namedSteps = ['find', 'values', 'evidence', 'packet'] as const satisfies VisibleStep[]
