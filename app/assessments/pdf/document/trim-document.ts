import type { FormEntryReader } from '@/app/_surfaces/pdf/blocks'
import { formatCount, formatList, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { valueNameOf } from '../../compare/compare-homes'
import { cellName, marketColumn, names, rowsOf, SIMILAR_HOMES, verdictName } from '../../entries/entry-names'
import { filledRows, ownBlocksOf } from './own-blocks'
import type { PacketBlock, PacketDocument, PacketSheet } from './packet-document'
import { requestBlocks } from './request-blocks'
import { homeText } from './tables'
import { trimTable } from './trim-table'

type BlockOf<K extends PacketBlock['kind']> = Extract<PacketBlock, { kind: K }>

export function trimDocument(document: PacketDocument, recall: FormEntryReader): PacketDocument {
  const selected = document.sheets.filter((sheet) => isChosen(sheet, recall))
  if (document.keepsEmpty) return { ...document, sheets: selected }
  const trimmed = selected.map((sheet) => trimSheet(sheet, recall))
  const sheets = trimmed.filter(({ blocks }) => blocks.length > 0)
  const write = (block: PacketBlock) =>
    block.kind === 'request' ? requestBlocks(block, selected, { recall, printed: sheets }) : [block]
  return { ...document, sheets: sheets.map((sheet) => ({ ...sheet, blocks: sheet.blocks.flatMap(write) })) }
}

const isChosen = ({ tickedBy }: PacketSheet, recall: FormEntryReader) =>
  tickedBy === undefined || recall(tickedBy) === 'yes'

function trimSheet(sheet: PacketSheet, recall: FormEntryReader): PacketSheet {
  const trimmed = sheet.blocks.flatMap((block) => trimBlock(block, recall))
  const blocks = trimmed.filter(({ kind }, index) => {
    const next = trimmed[index + 1]
    return kind !== 'heading' || (next !== undefined && next.kind !== 'heading')
  })
  return { ...sheet, blocks }
}

function trimBlock(block: PacketBlock, recall: FormEntryReader): readonly PacketBlock[] {
  switch (block.kind) {
    case 'own':
      return ownParts(block, recall).flatMap((each) => trimBlock(each, recall))
    case 'rule':
      return []
    case 'written':
      return block.byHand || recall(block.entry) !== '' ? [block] : []
    case 'beside': {
      const items = block.items.filter(({ entry, byHand }) => byHand || recall(entry) !== '')
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'ticks': {
      const items = block.items.filter(({ entry, value }) => recall(entry) === value)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'checks': {
      const facts = block.facts.filter(({ id }) => recall(verdictName(id)) !== '')
      return facts.length > 0 ? [{ ...block, facts }] : []
    }
    case 'entries':
      return trimTable(block, recall)
    case 'places':
      return hasSimilarHome(recall) ? [block] : []
    default:
      return [block]
  }
}

const hasSimilarHome = (recall: FormEntryReader) =>
  rowsOf(SIMILAR_HOMES).some((row) =>
    ['address', 'parcel'].some((column) => recall(cellName('similar', row, column)) !== ''),
  )

function ownParts(block: BlockOf<'own'>, recall: FormEntryReader): readonly PacketBlock[] {
  const blocks = ownBlocksOf(block)
  if (block.part !== 'questions' || recall(names.questions) !== '') return blocks
  return blocks.filter((each) => each.kind === 'written')
}

export interface SheetSummary {
  title: string
  about: string
  isLeftOut: boolean
  isUnticked: boolean
  cautions: readonly string[]
}

const texts = defineTexts('sheets.summary', {
  fewest: (needed: number, homes: number) =>
    `An appeal for unequal treatment compares at least ${formatCount(needed, 'home', 'homes')} here. You have ${formatNumber(homes)}.`,
  mixed: (names: readonly string[]) =>
    `The values are not all of one year and kind (${formatList(names)}). Compare the same year and the same kind of value.`,
  market: (homes: number) =>
    `Here an assessment counts beside the market value of the same home. ${formatCount(homes, 'home has', 'homes have')} none yet.`,
  similar: (filled: number, count: number) => `${filled} of ${formatCount(count, 'home', 'homes')}`,
  sale: (filled: number, count: number) => `${filled} of ${formatCount(count, 'sale', 'sales')}`,
  repair: (filled: number, count: number) => `${filled} of ${formatCount(count, 'repair', 'repairs')}`,
  noticeDate: 'the date of your notice',
  deadline: 'your last day',
  condition: 'your description',
  why: 'why',
  questions: 'your questions',
  notes: 'your notes',
  checked: (facts: number) => formatCount(facts, 'fact checked', 'facts checked'),
  attached: (papers: number) => formatCount(papers, 'paper attached', 'papers attached'),
})

export function summarizeSheets(document: PacketDocument, recall: FormEntryReader): SheetSummary[] {
  return document.sheets.map((sheet) => ({
    title: sheet.title,
    about: formatList(sheet.blocks.flatMap((block) => summarize(block, recall))),
    isUnticked: !isChosen(sheet, recall),
    isLeftOut: !document.keepsEmpty && trimSheet(sheet, recall).blocks.length === 0,
    cautions: sheet.blocks
      .flatMap((block) => (block.kind === 'own' ? ownBlocksOf(block) : [block]))
      .flatMap((block) => (block.kind === 'entries' ? describeGaps(block, recall) : [])),
  }))
}

function describeGaps(block: BlockOf<'entries'>, recall: FormEntryReader): string[] {
  const { table, home, needs = {} } = block
  const rows = filledRows(block, recall)
  if (table !== 'similar' || rows.length === 0) return []
  const cells = (column: string) => rows.map((row) => recall(cellName(table, row, column)))
  const valueNames = new Set(
    [
      (column: string) => (home ? homeText(home, column, recall) : ''),
      ...rows.map((row) => (column: string) => recall(cellName(table, row, column))),
    ].flatMap((cell) => valueNameOf(cell) ?? []),
  )
  const { fewestHomes = 0, marketValues } = needs
  const withoutMarket = marketValues ? cells(marketColumn.id).filter((text) => text === '').length : 0
  return [
    ...(rows.length < fewestHomes ? [texts.fewest(fewestHomes, rows.length)] : []),
    ...(valueNames.size > 1 ? [texts.mixed([...valueNames])] : []),
    ...(withoutMarket > 0 ? [texts.market(withoutMarket)] : []),
  ]
}

type OwnText = 'noticeDate' | 'deadline' | 'condition' | 'why' | 'questions' | 'notes'

const ownEntries: Readonly<Record<string, OwnText>> = {
  [names.noticeDate]: 'noticeDate',
  [names.deadline]: 'deadline',
  [names.condition]: 'condition',
  [names.opinionWhy]: 'why',
  [names.questions]: 'questions',
  [names.notes]: 'notes',
}

function describeOwn(entry: string): string | undefined {
  const name = ownEntries[entry]
  return name && texts[name]
}

function summarize(block: PacketBlock, recall: FormEntryReader): readonly string[] {
  switch (block.kind) {
    case 'own':
      return ownBlocksOf(block).flatMap((each) => summarize(each, recall))
    case 'request':
      return [...new Set([block.entry, names.opinion, names.opinionWhy])].flatMap((entry) =>
        recall(entry) === '' ? [] : [describeOwn(entry) ?? recall(entry)],
      )
    case 'entries': {
      const filled = filledRows(block, recall).length
      return filled > 0 ? [texts[block.table](filled, block.count)] : []
    }
    case 'written': {
      const own = describeOwn(block.entry)
      return own === undefined || recall(block.entry) === '' ? [] : [own]
    }
    case 'beside':
      return block.items.flatMap((each) => summarize(each, recall))
    case 'checks': {
      const checked = block.facts.filter(({ id }) => recall(verdictName(id)) !== '').length
      return checked > 0 ? [texts.checked(checked)] : []
    }
    case 'ticks': {
      const ticked = block.items.filter(({ entry, value }) => recall(entry) === value).length
      return ticked > 0 ? [texts.attached(ticked)] : []
    }
    default:
      return []
  }
}
