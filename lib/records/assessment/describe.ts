import { nameSentences } from '@/lib/sentences/define-sentences'
import { type AssessmentFigureKind, type AssessmentValueKind, isPart, labelOf } from './values'

export function nameValue(kind: AssessmentFigureKind): string {
  if (isPart(kind)) return kind === 'landValue' ? 'land value' : 'building value'
  return labelOf(kind).toLowerCase()
}

const meanings: Readonly<Record<AssessmentFigureKind, string>> = nameSentences('assessment.meanings', {
  marketValue:
    'What the authority thinks the property would sell for on its valuation date. It is not a sale price and not an independent appraisal.',
  appraisedValue:
    'The value the authority set by its own appraisal. Some places limit how fast it may rise, so it can differ from the market value.',
  assessedValue:
    'The value on the tax roll. In many places it is only a part of the market value, or is held down by a limit.',
  taxableValue:
    'What is left of the assessed value after exemptions and limits. Tax rates apply to it. It is not the tax.',
  landValue: 'The part of the value that is for the land alone, at the level the publisher gives it.',
  improvementValue:
    'The part of the value that is for the house and other buildings, at the level the publisher gives it.',
})

interface LocalMeaning {
  term: string
  meaning: { text: string; source: { name: string; url?: string } }
}

interface Definition {
  term: string
  meaning: string
  source?: { name: string; href?: string }
}

export function defineValue(
  kind: AssessmentFigureKind,
  local: Readonly<Partial<Record<AssessmentValueKind, LocalMeaning>>> = {},
): Definition {
  const own = isPart(kind) ? undefined : local[kind]
  if (!own) return { term: labelOf(kind), meaning: meanings[kind] }
  const { name, url } = own.meaning.source
  return { term: own.term, meaning: own.meaning.text, source: { name, ...(url ? { href: url } : {}) } }
}
