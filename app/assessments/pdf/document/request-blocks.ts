import { formatCount, formatDollars, formatList, formatNumber } from '@/lib/format'
import { factNoteName, names, verdictName } from '../../entries/entry-names'
import { parseAmount } from '../../entries/format-entry'
import { sheetTexts } from '../../sheets/sheet-texts'
import { filledRows, ownBlocksOf } from './own-blocks'
import type { PacketBlock, Recall, RequestTerms, SheetData } from './packet-document'

const texts = {
  ask: (value: string) => `I ask for ${withArticle(value)} of`,
  share: ({ name, percent }: NonNullable<RequestTerms['share']>, amount: number) =>
    `${name} ${formatDollars((amount * percent) / 100)} at ${formatNumber(percent)}%`,
  opinion: (amount: string) => `My opinion of the market value: ${amount}.`,
  reasons: 'My reasons',
  facts: (wrong: readonly string[]) => `The record is wrong about: ${formatList(wrong)}`,
  similar: (homes: number) => `Assessments of ${formatCount(homes, 'similar home', 'similar homes')}`,
  sale: (sales: number) => `Sales of ${formatCount(sales, 'similar home', 'similar homes')}`,
  repair: (repairs: number) => `${formatCount(repairs, 'repair', 'repairs')} that the home needs`,
  condition: 'The condition of the home',
  onSheet: (sheet: number) => `(sheet ${sheet})`,
  enclosures: 'Enclosures',
  sheets: (last: number) => (last === 2 ? 'Sheet 2' : `Sheets 2 to ${last}`),
  signature: 'Signature',
  signed: 'Date',
} as const

/** Always signed with a pen, whatever the device holds. */
const signing: PacketBlock = {
  kind: 'beside',
  items: [
    { kind: 'written', entry: 'my.owner', label: sheetTexts.owner, byHand: true },
    { kind: 'written', entry: 'my.contact', label: sheetTexts.contact, byHand: true },
    { kind: 'written', entry: 'my.signature', label: texts.signature, byHand: true },
    { kind: 'written', entry: 'my.signed', label: texts.signed, byHand: true },
  ],
}

const byHand = (entry: string, label: string, lines = 1): PacketBlock => ({
  kind: 'written',
  entry,
  label,
  lines,
  byHand: true,
})

export const blankRequest = ({ entry, valueName, record }: RequestTerms): readonly PacketBlock[] => [
  byHand(entry, texts.ask(valueName)),
  ...toText(record),
  byHand('my.reasons', texts.reasons, 6),
  byHand('my.enclosures', texts.enclosures, 2),
  signing,
]

export function requestBlocks(
  terms: RequestTerms,
  sheets: readonly SheetData[],
  { recall, printed }: { recall: Recall; printed: readonly SheetData[] },
): readonly PacketBlock[] {
  const parts = sheets.flatMap(({ title, blocks }) =>
    blocks
      .flatMap((block) => (block.kind === 'own' ? ownBlocksOf(block) : [block]))
      .map((block) => ({ block, sheet: printed.findIndex((sheet) => sheet.title === title) + 1 })),
  )
  const own = recall(names.opinionWhy)
  const reasons = [
    ...(own === '' ? [] : [own]),
    ...parts.flatMap(({ block, sheet }) =>
      reasonsIn(block, recall).map((reason) => `${reason} ${texts.onSheet(sheet)}`),
    ),
  ]
  const papers = parts.flatMap(({ block }) =>
    block.kind === 'ticks'
      ? block.items.filter(({ entry, value }) => recall(entry) === value).map(({ text }) => text)
      : [],
  )
  const enclosures = [...(printed.length > 1 ? [texts.sheets(printed.length)] : []), ...papers]
  return [
    ...askFor(terms, recall),
    ...toText(terms.record),
    ...toText(describeOpinion(terms, recall)),
    ...(reasons.length > 0 ? listed(texts.reasons, reasons, true) : [byHand('my.reasons', texts.reasons, 4)]),
    ...(enclosures.length > 0 ? listed(texts.enclosures, enclosures) : []),
    signing,
  ]
}

function askFor({ entry, valueName, share }: RequestTerms, recall: Recall): readonly PacketBlock[] {
  const entryText = recall(entry)
  if (entryText === '') return [byHand(entry, texts.ask(valueName))]
  const amount = parseAmount(entryText)
  const assessed = share && amount !== null ? ` (${texts.share(share, amount)})` : ''
  return [{ kind: 'heading', text: `${texts.ask(valueName)} ${entryText}${assessed}.` }]
}

/** If an appeal lowers another kind of value, the owner's market value is printed beside the request. */
function describeOpinion({ entry }: RequestTerms, recall: Recall): string | undefined {
  const opinion = recall(names.opinion)
  return entry === names.opinion || opinion === '' ? undefined : texts.opinion(opinion)
}

function reasonsIn(block: PacketBlock, recall: Recall): readonly string[] {
  switch (block.kind) {
    case 'checks': {
      const wrong = block.facts.filter(({ id }) => recall(verdictName(id)) === 'wrong')
      const described = wrong.map(({ id, label }) =>
        [label, recall(factNoteName(id))].filter(Boolean).join(': '),
      )
      return wrong.length > 0 ? [texts.facts(described)] : []
    }
    case 'entries': {
      const filled = filledRows(block, recall).length
      return filled > 0 ? [texts[block.table](filled)] : []
    }
    case 'written':
      return block.entry === names.condition && recall(names.condition) !== '' ? [texts.condition] : []
    default:
      return []
  }
}

const listed = (heading: string, items: readonly string[], numbered = false): readonly PacketBlock[] => [
  { kind: 'heading', text: heading },
  { kind: 'list', items, numbered },
]

const toText = (text: string | undefined): readonly PacketBlock[] =>
  text ? [{ kind: 'plain', blocks: [{ kind: 'text', text }] }] : []

export const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
