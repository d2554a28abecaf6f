import { defineValue, figureKinds } from '@/components/records/value-kinds'
import { usualEvidence } from '@/lib/appeal-guidance/general'
import { sheetTexts } from '../sheets/sheet-texts'
import { checklistBlocks } from './checklist-blocks'
import { definitionBlocks } from './definition-blocks'
import type { PacketDocument } from './packet-document'
import { toSheets } from './to-sheets'

const line = 'Appeal packet'

/** The sheets without a home: every line is left to the pen. */
export const blankDocument: PacketDocument = {
  title: line,
  home: line,
  sheets: toSheets([
    [
      { kind: 'written', entry: 'my.blank.address', label: sheetTexts.blankAddress },
      { kind: 'written', entry: 'my.blank.parcel', label: sheetTexts.blankParcel },
      { kind: 'written', entry: 'my.blank.class', label: sheetTexts.blankFacts, lines: 2 },
      { kind: 'own', part: 'notice' },
      { kind: 'heading', text: sheetTexts.blankValues },
      { kind: 'written', entry: 'my.blank.values', label: sheetTexts.copyFrom, lines: 6 },
    ],
    [{ kind: 'own', part: 'comparison' }],
    [{ kind: 'own', part: 'condition' }],
    checklistBlocks([], usualEvidence),
    [
      ...definitionBlocks(figureKinds.map((kind) => defineValue(kind))),
      { kind: 'heading', text: sheetTexts.sources },
      { kind: 'list', items: [sheetTexts.general] },
    ],
  ]),
}
