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
      'Up to five homes that match the address or the parcel number, with enough about each to tell them apart.',
  },
  check: {
    title: 'Is this your home?',
    about: 'Facts from the record, without any value yet, so that you can check that it is your home.',
  },
  history: {
    title: 'The official values',
    about:
      'Three years in a table and in charts, one column for each kind of value. A year without a published value says so.',
  },
  meaning: {
    title: 'What the values mean',
    about:
      'See what changed and possible reasons, exemptions to ask about, who hears appeals and where to check the deadline.',
  },
  facts: {
    title: 'Are the facts right?',
    about:
      'Compare the facts behind the value with your home, one by one. A wrong fact is the simplest reason for a correction.',
  },
  evidence: {
    title: 'Gather your evidence',
    about:
      'Collect evidence that boards accept, with room for similar homes, sales, repairs and your own notes.',
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
