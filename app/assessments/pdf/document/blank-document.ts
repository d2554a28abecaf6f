import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { defineValue } from '@/lib/records/assessment/describe'
import { figureKinds, labelOf } from '@/lib/records/assessment/values'
import { names } from '../../entries/entry-names'
import { sheetTexts } from '../../sheets/sheet-texts'
import type { PacketDocument } from './packet-document'
import { checklist, toSheets } from './to-sheets'

const texts = defineTexts('packet.blank-document', { title: 'Assessment appeal' })

export const blankDocument = (): PacketDocument => ({
  title: texts.title,
  home: texts.title,
  keepsEmpty: true,
  isWithoutRecord: true,
  sheets: toSheets([
    {
      blocks: [
        { kind: 'written', entry: 'my.blank.office', label: sheetTexts.blankOffice },
        { kind: 'written', entry: 'my.blank.address', label: sheetTexts.blankAddress },
        { kind: 'written', entry: 'my.blank.parcel', label: sheetTexts.blankParcel },
        { kind: 'request', entry: names.opinion, valueName: translate(labelOf('marketValue')).toLowerCase() },
      ],
    },
    {
      blocks: [
        { kind: 'written', entry: 'my.blank.class', label: sheetTexts.blankFacts, lines: 2 },
        { kind: 'own', part: 'notice' },
        { kind: 'heading', text: sheetTexts.blankValues },
        { kind: 'written', entry: 'my.blank.values', label: sheetTexts.copyFrom, lines: 6 },
      ],
    },
    { blocks: [{ kind: 'own', part: 'comparison' }] },
    {
      small: 'text',
      blocks: [
        { kind: 'own', part: 'condition' },
        { kind: 'written', entry: 'my.blank.evidence', label: sheetTexts.evidence, lines: 8 },
        ...checklist([]),
      ],
    },
    {
      small: 'text',
      blocks: [
        { kind: 'definitions', items: figureKinds.map((kind) => defineValue(kind)) },
        { kind: 'heading', text: sheetTexts.sources },
        { kind: 'sources', items: [{ text: sheetTexts.general }] },
      ],
    },
  ]),
})
