import type { GuidanceStatement } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { evidenceName, itemId } from '../../entries/entry-names'
import { MOST_EVIDENCE, sheetTexts } from '../../sheets/sheet-texts'
import type { HomeComparisonOptions, PacketBlock, PacketDocument, PacketSheet } from './packet-document'

type Contents = Omit<PacketSheet, 'title'>

export const sheetTitles = defineTexts('packet.sheet-titles', [
  'What I ask for',
  'The home and its official values',
  'Similar homes and sales',
  'Facts, condition and evidence',
  'Definitions and sources',
])

const comparisonTitles = defineTexts('packet.comparison-titles', {
  'sales-first': 'Sales and similar homes',
  'sales-only': 'Sales of similar homes',
})

export const toSheets = (
  contents: readonly [Contents, Contents, Contents, Contents, Contents],
  order: NonNullable<HomeComparisonOptions['order']> = 'homes-first',
): PacketDocument['sheets'] =>
  sheetTitles.map((title, index) => ({
    title: index === 2 && order !== 'homes-first' ? comparisonTitles[order] : title,
    ...contents[index],
    blocks: (contents[index]?.blocks ?? []).map(translateDefinitions),
  }))

const translateDefinitions = (block: PacketBlock): PacketBlock =>
  block.kind === 'definitions'
    ? {
        ...block,
        items: block.items.map((item) => ({
          ...item,
          term: translate(item.term),
          meaning: translate(item.meaning),
          ...(item.source ? { source: { ...item.source, name: translate(item.source.name) } } : {}),
        })),
      }
    : block

export const checklist = (evidence: readonly GuidanceStatement[]): PacketBlock[] => [
  ...(evidence.length > 0
    ? [
        { kind: 'heading' as const, text: sheetTexts.evidence },
        {
          kind: 'ticks' as const,
          items: evidence
            .slice(0, MOST_EVIDENCE)
            .map(({ text }) => ({ entry: evidenceName(itemId(text)), value: 'yes', text: translate(text) })),
        },
      ]
    : []),
  { kind: 'own', part: 'questions' },
]
