import { defineTexts } from '@/lib/language/define-texts'
import { defineValue } from '@/lib/records/assessment/describe'
import { figureKinds } from '@/lib/records/assessment/values'
import { names } from '../entries/entry-names'
import type { LeadAppealGround, PacketDocument } from '../pdf/document/packet-document'
import { checklist, toSheets } from '../pdf/document/to-sheets'
import { sheetTexts } from '../sheets/sheet-texts'
import { nameCounty } from '../values/name-office'
import type { UncoveredHome } from './own-home'

const texts = defineTexts('uncovered.document', {
  title: (home) => `Assessment appeal: ${home}`,
  home: 'Home',
  requested: 'market value',
  otherwise: 'assessed value',
  office: (county) => `The assessment office of ${county} that the notice names`,
  parcel: 'Parcel number, from the owner’s notice',
  values: 'Values that the owner copied from the notice',
  assessed: 'Assessed value of this year, from the owner’s notice',
  lastYear: 'Assessed value of last year, from the owner’s notice',
  market: 'Market value, from the owner’s notice',
  source: 'The owner copied every value from the notice. No public record was read for these sheets.',
})

export function ownDocument(
  { home, county }: UncoveredHome,
  { isBlank, lead }: { isBlank: boolean; lead?: LeadAppealGround | undefined },
): PacketDocument {
  return {
    title: texts.title(home),
    home,
    isWithoutRecord: true,
    ...(isBlank ? { keepsEmpty: true } : {}),
    sheets: toSheets(
      [
        {
          blocks: [
            {
              kind: 'facts',
              items: [
                [sheetTexts.to, county ? texts.office(nameCounty(county)) : sheetTexts.noticeOffice],
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
              ...(lead ? { lead } : {}),
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
        {
          blocks: [
            {
              kind: 'own',
              part: 'comparison',
              order: 'sales-first',
              home: { address: home, value: { entry: names.ownAssessed } },
            },
          ],
        },
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
