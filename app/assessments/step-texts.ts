import type { Step } from './url'

/** The steps as the progress line names them. */
export const stepNames = ['Find', 'Check', 'Values', 'Meaning', 'Facts', 'Evidence', 'Packet'] as const

interface StepText {
  title: string
  /** What one does there, for the list of steps and for a link without a home. */
  about: string
}

export type NamedStep = Exclude<Step, 'question' | 'source'>

export const stepTexts: Readonly<Record<NamedStep, StepText>> = {
  find: {
    title: 'Homes that match',
    about:
      'Up to five homes that answer to the address or the parcel number, with enough about each to tell them apart.',
  },
  check: {
    title: 'Is this your home?',
    about:
      'What the record says about the home, without any value yet, so that you can see whether it is the right one.',
  },
  history: {
    title: 'The official values',
    about:
      'Three years in a table and in charts, each kind of value by itself. A year without a published value is shown as that.',
  },
  meaning: {
    title: 'What the values mean',
    about:
      'What changed and what could explain it, which exemptions to ask about, who hears appeals and where to verify the deadline.',
  },
  facts: {
    title: 'Are the facts right?',
    about:
      'The facts behind the value, one by one, to compare with the home itself. A wrong fact is the simplest ground for a correction.',
  },
  evidence: {
    title: 'Gather your evidence',
    about:
      'What a board accepts and what does not help, with room for similar homes, sales, repairs and notes of your own.',
  },
  packet: {
    title: 'Your appeal packet',
    about:
      'Five pages to print: official values, tables to fill in, a checklist, questions, definitions and sources.',
  },
}

export const namedSteps = [
  'find',
  'check',
  'history',
  'meaning',
  'facts',
  'evidence',
  'packet',
] as const satisfies NamedStep[]
