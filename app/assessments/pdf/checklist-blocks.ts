import type { Statement } from '@/lib/appeal-guidance/guidance'
import { evidenceName, factNoteName, itemId, verdictName, verdicts } from '../entries/entry-names'
import { MOST_EVIDENCE, sheetTexts } from '../sheets/sheet-texts'
import type { Block } from './packet-document'

export function checklistBlocks(
  facts: readonly { id: string; label: string; value: string }[],
  evidence: readonly Statement[],
): Block[] {
  return [
    ...(facts.length > 0 ? [toFactTable(facts)] : []),
    { kind: 'heading', text: sheetTexts.evidence },
    {
      kind: 'ticks',
      items: evidence
        .slice(0, MOST_EVIDENCE)
        .map(({ text }) => ({ entry: evidenceName(itemId(text)), value: 'yes', text })),
    },
    { kind: 'own', part: 'questions' },
  ]
}

function toFactTable(facts: Parameters<typeof checklistBlocks>[0]): Block {
  return {
    kind: 'table',
    caption: sheetTexts.facts,
    columns: [sheetTexts.fact, sheetTexts.onRecord, ...Object.values(verdicts), sheetTexts.rightInstead],
    widths: [2, 3, 0.8, 0.8, 0.8, 2.6],
    rows: facts.map(({ id, label, value }) => [
      label,
      value,
      ...Object.keys(verdicts).map((ticked) => ({ entry: verdictName(id), ticked })),
      { entry: factNoteName(id) },
    ]),
  }
}
