import { defineTexts } from '@/lib/language/define-texts'
import { compareHome, describeComparison } from '../../compare/compare-homes'
import type { SimilarHome, SubjectHomeRow } from '../similar-home'

const texts = defineTexts('similar.facts', {
  perFoot: (amount: string) => `${amount} per sq ft`,
  built: (year: string) => `built ${year}`,
})

export const describeFacts = ({ perFoot, area, built }: SimilarHome, more: readonly string[]): string =>
  [perFoot && texts.perFoot(perFoot), area, built && texts.built(built), ...more].filter(Boolean).join(', ')

export function compareProposal(own: SubjectHomeRow, home: SimilarHome): string {
  const cells: Readonly<Record<string, string | undefined>> = { ...home }
  const comparison = compareHome(own, (column) => cells[column] ?? '')
  return comparison ? describeComparison(comparison) : ''
}
