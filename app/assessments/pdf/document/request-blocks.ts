import type { FormEntryReader } from '@/app/_surfaces/pdf/blocks'
import type { AppealGroundKind } from '@/connectors/us-public-assessments/public'
import { formatCount, formatDollars, formatList, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { cellName, factNoteName, names, verdictName } from '../../entries/entry-names'
import { parseAmount } from '../../entries/format-entry'
import { sheetTexts } from '../../sheets/sheet-texts'
import { filledRows, ownBlocksOf } from './own-blocks'
import type { PacketBlock, PacketSheet, RequestedValue } from './packet-document'
import { homeText } from './tables'

const texts = defineTexts('sheets.request', {
  ask: (value: string) => `I ask for ${withArticle(value)} of`,
  askFor: (value: string, amount: string) => `I ask for ${withArticle(value)} of ${amount}.`,
  askForShare: (value: string, amount: string, { name, percent }, assessed: number) =>
    `I ask for ${withArticle(value)} of ${amount} (${name} ${formatDollars(assessed)} at ${formatNumber(percent)}%).`,
  opinion: (amount: string) => `My opinion of the market value: ${amount}.`,
  reasons: 'My reasons',
  moreReasons: 'More reasons',
  facts: (wrong: readonly string[]) => `The record is wrong about: ${formatList(wrong)}`,
  notice: (amount: string) => `My notice says: assessed value ${amount}.`,
  noticeByHand: 'The value on my notice',
  similar: (homes: number) => `Assessments of ${formatCount(homes, 'similar home', 'similar homes')}`,
  sale: (sales: number) => `Sales of ${formatCount(sales, 'similar home', 'similar homes')}`,
  repair: (repairs: number) => `${formatCount(repairs, 'repair', 'repairs')} that the home needs`,
  valuesOf: (label: string, homes: number) =>
    `${label} of ${formatCount(homes, 'similar home', 'similar homes')}`,
  thisHome: (value: string) => `This home: ${value}`,
  condition: 'The condition of the home',
  onSheet: (sheet: number) => `(sheet ${sheet})`,
  enclosures: 'Enclosures',
  sheets: (last: number) => (last === 2 ? 'Sheet 2' : `Sheets 2 to ${last}`),
  signature: 'Signature',
  signed: 'Date',
})

type EntriesBlock = Extract<PacketBlock, { kind: 'entries' }>

const signing = (): PacketBlock => ({
  kind: 'beside',
  items: [
    { kind: 'written', entry: 'my.owner', label: sheetTexts.owner, byHand: true },
    { kind: 'written', entry: 'my.contact', label: sheetTexts.contact, byHand: true },
    { kind: 'written', entry: 'my.signature', label: texts.signature, byHand: true },
    { kind: 'written', entry: 'my.signed', label: texts.signed, byHand: true },
  ],
})

const byHand = (entry: string, label: string, lines = 1): PacketBlock => ({
  kind: 'written',
  entry,
  label,
  lines,
  byHand: true,
})

export const blankRequest = ({
  entry,
  valueName,
  record,
  noticeEntry,
  lead,
}: RequestedValue): readonly PacketBlock[] => [
  byHand(entry, texts.ask(valueName)),
  ...(record ? toText(record) : [noticeByHand(noticeEntry)]),
  ...(lead ? listed(texts.reasons, [lead.text], true) : []),
  byHand('my.reasons', lead ? texts.moreReasons : texts.reasons, lead ? 4 : 6),
  byHand('my.enclosures', texts.enclosures, 2),
  signing(),
]

const noticeByHand = (entry = 'my.notice.value') => byHand(entry, texts.noticeByHand)

export function requestBlocks(
  terms: RequestedValue,
  sheets: readonly PacketSheet[],
  { recall, printed }: { recall: FormEntryReader; printed: readonly PacketSheet[] },
): readonly PacketBlock[] {
  const parts = sheets.flatMap(({ title, blocks }) =>
    blocks
      .flatMap((block) => (block.kind === 'own' ? ownBlocksOf(block) : [block]))
      .map((block) => ({ block, sheet: printed.findIndex((sheet) => sheet.title === title) + 1 })),
  )
  const own = recall(names.opinionWhy)
  const { lead } = terms
  const textsOf = (isLeading: boolean) =>
    parts
      .filter(({ block }) => isLeading === (lead !== undefined && kindOf(block) === lead.kind))
      .flatMap(({ block, sheet }) =>
        reasonsIn(block, recall).map((reason) => `${reason} ${texts.onSheet(sheet)}`),
      )
  const reasons = [
    ...(lead ? [[lead.text, textsOf(true).join('; ')].filter(Boolean).join(': ')] : []),
    ...(own === '' ? [] : [own]),
    ...textsOf(false),
  ]
  const papers = parts.flatMap(({ block }) =>
    block.kind === 'ticks'
      ? block.items.filter(({ entry, value }) => recall(entry) === value).map(({ text }) => text)
      : [],
  )
  const enclosures = [...(printed.length > 1 ? [texts.sheets(printed.length)] : []), ...papers]
  const isOtherwise = terms.otherwise && recall(terms.entry) === '' && recall(terms.otherwise.entry) !== ''
  const request = isOtherwise ? { ...terms, ...terms.otherwise } : terms
  return [
    ...askFor(request, recall),
    ...describeRecord(terms, recall),
    ...toText(describeOpinion(request, recall)),
    ...(reasons.length > 0 ? listed(texts.reasons, reasons, true) : [byHand('my.reasons', texts.reasons, 4)]),
    ...(enclosures.length > 0 ? listed(texts.enclosures, enclosures) : []),
    signing(),
  ]
}

function askFor(
  { entry, valueName, share }: RequestedValue,
  recall: FormEntryReader,
): readonly PacketBlock[] {
  const entryText = recall(entry)
  if (entryText === '') return [byHand(entry, texts.ask(valueName))]
  const amount = parseAmount(entryText)
  const text =
    share && amount !== null
      ? texts.askForShare(valueName, entryText, share, (amount * share.percent) / 100)
      : texts.askFor(valueName, entryText)
  return [{ kind: 'heading', text }]
}

function describeRecord(
  { record, noticeEntry }: RequestedValue,
  recall: FormEntryReader,
): readonly PacketBlock[] {
  if (record) return toText(record)
  const amount = noticeEntry ? recall(noticeEntry) : ''
  return amount === '' ? [noticeByHand(noticeEntry)] : toText(texts.notice(amount))
}

function describeOpinion({ entry }: RequestedValue, recall: FormEntryReader): string | undefined {
  const opinion = recall(names.opinion)
  return entry === names.opinion || opinion === '' ? undefined : texts.opinion(opinion)
}

const tableKinds = { similar: 'equity', sale: 'market', repair: 'condition' } as const

function kindOf(block: PacketBlock): AppealGroundKind | undefined {
  if (block.kind === 'checks') return 'fact'
  if (block.kind === 'entries') return tableKinds[block.table]
  return block.kind === 'written' && block.entry === names.condition ? 'condition' : undefined
}

function reasonsIn(block: PacketBlock, recall: FormEntryReader): readonly string[] {
  switch (block.kind) {
    case 'checks': {
      const wrong = block.facts.filter(({ id }) => recall(verdictName(id)) === 'wrong')
      const described = wrong.map(({ id, label }) =>
        [label, recall(factNoteName(id))].filter(Boolean).join(': '),
      )
      return wrong.length > 0 ? [texts.facts(described)] : []
    }
    case 'entries': {
      const rows = filledRows(block, recall)
      return rows.length > 0 ? [describeRows(block, rows, recall)] : []
    }
    case 'written':
      return block.entry === names.condition && recall(names.condition) !== '' ? [texts.condition] : []
    default:
      return []
  }
}

function describeRows(block: EntriesBlock, rows: readonly number[], recall: FormEntryReader): string {
  const { table, home } = block
  const amounts = (column: string) => rows.map((row) => recall(cellName(table, row, column)))
  const column = figureColumns[table].find(
    (each) =>
      (each !== 'perFoot' || home?.[each]) && amounts(each).every((text) => parseAmount(text) !== null),
  )
  if (!column) return texts[table](rows.length)
  const label = block.columns.find(({ id }) => id === column)?.label ?? ''
  const named = table === 'similar' ? texts.valuesOf(label, rows.length) : texts[table](rows.length)
  const own = table === 'similar' && home ? homeText(home, column, recall) : ''
  return [`${named}: ${formatList(amounts(column))}`, ...(own ? [texts.thisHome(own)] : [])].join('. ')
}

const figureColumns = {
  similar: ['perFoot', 'value'],
  sale: ['price'],
  repair: ['cost'],
} as const

const listed = (heading: string, items: readonly string[], numbered = false): readonly PacketBlock[] => [
  { kind: 'heading', text: heading },
  { kind: 'list', items, numbered },
]

const toText = (text: string | undefined): readonly PacketBlock[] =>
  text ? [{ kind: 'plain', blocks: [{ kind: 'text', text }] }] : []

export const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
