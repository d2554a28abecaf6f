import { defineValue } from '@/lib/records/assessment/describe'
import { figureKinds } from '@/lib/records/assessment/values'
import { names } from '../entries/entry-names'
import type { PacketDocument } from '../pdf/document/packet-document'
import { checklist, toSheets } from '../pdf/document/to-sheets'
import { sheetTexts } from '../sheets/sheet-texts'
import type { OwnHome } from './own-home'

const texts = {
  home: 'Home',
  requested: 'market value',
  otherwise: 'assessed value',
  parcel: 'Parcel number, from the owner',
  values: 'Values that the owner copied from the notice',
  assessed: 'Assessed value of this year, from the owner',
  lastYear: 'Assessed value of last year, from the owner',
  market: 'Market value, from the owner',
  source: 'The owner copied every value from the notice. No public record was read for these sheets.',
} as const

/** Every value is marked as the owner’s. No law of a place is cited. */
export function ownDocument({ home }: OwnHome, { isBlank }: { isBlank: boolean }): PacketDocument {
  return {
    title: `Assessment appeal: ${home}`,
    home,
    ...(isBlank ? { keepsEmpty: true } : {}),
    sheets: toSheets(
      [
        {
          blocks: [
            {
              kind: 'facts',
              items: [
                [sheetTexts.to, sheetTexts.noticeOffice],
                [texts.home, home],
              ],
            },
            { kind: 'written', entry: names.ownParcel, label: texts.parcel },
            {
              kind: 'request',
              entry: names.opinion,
              valueName: texts.requested,
              noticeEntry: names.ownAssessed,
              otherwise: { entry: names.ask, valueName: texts.otherwise },
            },
          ],
        },
        {
          blocks: [
            { kind: 'own', part: 'notice' },
            { kind: 'heading', text: texts.values },
            { kind: 'written', entry: names.ownAssessed, label: texts.assessed },
            { kind: 'written', entry: names.lastYear, label: texts.lastYear },
            { kind: 'written', entry: names.ownMarket, label: texts.market },
          ],
        },
        { blocks: [{ kind: 'own', part: 'comparison', order: 'sales-first' }] },
        { small: 'text', blocks: [{ kind: 'own', part: 'condition' }, ...checklist([])] },
        {
          small: 'text',
          blocks: [
            {
              kind: 'definitions',
              items: figureKinds.map((kind) => defineValue(kind)),
            },
            { kind: 'heading', text: sheetTexts.sources },
            { kind: 'sources', items: [{ text: texts.source }, { text: sheetTexts.general }] },
          ],
        },
      ],
      'sales-first',
    ),
  }
}
