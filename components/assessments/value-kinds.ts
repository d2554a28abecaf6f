import type { ValueMeaning } from '@/connectors/us-public-assessments/guidance/guidance'
import type { Definition } from '../ui/term'

/** Named as the fields of an assessment are, in the order in which they are shown. */
export const valueKinds = {
  marketValue: {
    label: 'Market value',
    meaning:
      'What the authority thinks the property would sell for on its valuation date. It is not a sale price and not an independent appraisal.',
  },
  appraisedValue: {
    label: 'Appraised value',
    meaning:
      'The value the authority set by its own appraisal. Some places limit how fast it may rise, so it can differ from the market value.',
  },
  assessedValue: {
    label: 'Assessed value',
    meaning:
      'The value on the tax roll. In many places it is only a part of the market value, or is held down by a limit.',
  },
  taxableValue: {
    label: 'Taxable value',
    meaning:
      'What is left of the assessed value after exemptions and limits. Tax rates apply to it. It is not the tax.',
  },
} as const satisfies Record<string, { label: string; meaning: string }>

export type ValueKind = keyof typeof valueKinds

/** Parts of a value. Publishers give them at different levels, so each carries its basis. */
export const valueParts = {
  landValue: {
    label: 'Land',
    meaning: 'The part of the value that is for the land alone, at the level the publisher gives it.',
  },
  improvementValue: {
    label: 'Buildings',
    meaning:
      'The part of the value that is for the house and other buildings, at the level the publisher gives it.',
  },
} as const satisfies Record<string, { label: string; meaning: string }>

export type ValuePart = keyof typeof valueParts
export type FigureKind = ValueKind | ValuePart

const all = { ...valueKinds, ...valueParts }
export const figureKinds = [
  'marketValue',
  'appraisedValue',
  'assessedValue',
  'taxableValue',
  'landValue',
  'improvementValue',
] as const satisfies readonly FigureKind[]

/** Of which one homes and years are compared: appeals are about the assessed value, so it comes first. */
export const comparedKinds = [
  'assessedValue',
  'marketValue',
  'appraisedValue',
  'taxableValue',
] as const satisfies readonly ValueKind[]

export const labelOf = (kind: FigureKind): string => all[kind].label

/** Where the jurisdiction has a meaning of its own, that one and its source; else what holds in general. */
export function defineValue(
  kind: FigureKind,
  meanings: Readonly<Partial<Record<ValueKind, ValueMeaning>>> = {},
): Definition {
  const own = kind === 'landValue' || kind === 'improvementValue' ? undefined : meanings[kind]
  if (!own) return { term: all[kind].label, meaning: all[kind].meaning }
  const { name, url } = own.meaning.source
  return {
    term: own.term,
    meaning: own.meaning.text,
    source: { name, ...(url ? { href: url } : {}) },
  }
}
