import type { Statement } from '@/connectors/us-public-assessments/public'
import { evidenceName, itemId } from '../../entries/entry-names'
import { MOST_EVIDENCE, sheetTexts } from '../../sheets/sheet-texts'
import type { ComparisonRules, PacketBlock, PacketDocument, SheetData } from './packet-document'

type Contents = Omit<SheetData, 'title'>

export const sheetTitles = [
  'What I ask for',
  'The home and its official values',
  'Similar homes and sales',
  'Facts, condition and evidence',
  'Definitions and sources',
] as const

const comparisonTitles = {
  'homes-first': sheetTitles[2],
  'sales-first': 'Sales and similar homes',
  'sales-only': 'Sales of similar homes',
} as const

export const toSheets = (
  contents: readonly [Contents, Contents, Contents, Contents, Contents],
  order: NonNullable<ComparisonRules['order']> = 'homes-first',
): PacketDocument['sheets'] =>
  sheetTitles.map((title, index) => ({
    title: index === 2 ? comparisonTitles[order] : title,
    blocks: [],
    ...contents[index],
  }))

export const checklist = (evidence: readonly Statement[]): PacketBlock[] => [
  ...(evidence.length > 0
    ? [
        { kind: 'heading' as const, text: sheetTexts.evidence },
        {
          kind: 'ticks' as const,
          items: evidence
            .slice(0, MOST_EVIDENCE)
            .map(({ text }) => ({ entry: evidenceName(itemId(text)), value: 'yes', text })),
        },
      ]
    : []),
  { kind: 'own', part: 'questions' },
]
