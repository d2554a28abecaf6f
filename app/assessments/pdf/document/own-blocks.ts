import type { FormEntryReader } from '@/app/_surfaces/pdf/blocks'
import {
  cellName,
  names,
  REPAIRS,
  repairColumns,
  rowsOf,
  SALES,
  SIMILAR_HOMES,
  saleColumns,
} from '../../entries/entry-names'
import { assessorQuestions, sheetTexts } from '../../sheets/sheet-texts'
import { similarColumns } from '../../similar/value-label'
import type { FixedPacketBlock, HomeComparisonOptions, PacketBlock, PacketHomeRow } from './packet-document'

type OwnBlock = Extract<PacketBlock, { kind: 'own' }>

export const ownBlocksOf = ({ part, ...rules }: OwnBlock): readonly PacketBlock[] =>
  part === 'comparison' ? comparisonBlocks(rules) : parts[part]()

function comparisonBlocks({
  order = 'homes-first',
  valueLabel,
  home,
  needs,
}: HomeComparisonOptions): readonly PacketBlock[] {
  const homes: PacketBlock = {
    kind: 'entries',
    caption: order === 'homes-first' ? sheetTexts.similar : sheetTexts.assessments,
    table: 'similar',
    count: SIMILAR_HOMES,
    columns: similarColumns({ valueLabel, marketValues: needs?.marketValues }),
    ...(home ? { home } : {}),
    ...(needs ? { needs } : {}),
  }
  const sales: PacketBlock[] = [
    {
      kind: 'entries',
      caption: sheetTexts.sales,
      table: 'sale',
      count: SALES,
      columns: saleColumns,
      ...(home ? { home: toSaleRow(home) } : {}),
    },
    { kind: 'rule', text: sheetTexts.salesRule, apart: true },
  ]
  if (order === 'sales-only') return sales
  return order === 'homes-first' ? [homes, ...sales] : [...sales, homes]
}

/** Omits the last recorded sale of the home, because it may be old or no market sale. */
const toSaleRow = ({ address = '', area = '' }: PacketHomeRow): PacketHomeRow => ({ address, area })

const parts: Readonly<Record<Exclude<FixedPacketBlock, 'comparison'>, () => readonly PacketBlock[]>> = {
  notice: () => [
    { kind: 'heading', text: sheetTexts.notice },
    {
      kind: 'beside',
      items: [
        { kind: 'written', entry: names.noticeDate, label: sheetTexts.noticeDate },
        { kind: 'written', entry: names.deadline, label: sheetTexts.deadline },
      ],
    },
  ],
  condition: () => [
    { kind: 'written', entry: names.condition, label: sheetTexts.condition, lines: 6 },
    {
      kind: 'entries',
      caption: sheetTexts.repairs,
      table: 'repair',
      count: REPAIRS,
      columns: repairColumns,
    },
  ],
  questions: () => [
    { kind: 'heading', text: sheetTexts.questions },
    { kind: 'list', items: assessorQuestions, numbered: true },
    { kind: 'written', entry: names.questions, label: sheetTexts.ownQuestions, lines: 3 },
    { kind: 'written', entry: names.notes, label: sheetTexts.notes, lines: 3 },
  ],
}

export const filledRows = (
  { table, count, columns }: Extract<PacketBlock, { kind: 'entries' }>,
  recall: FormEntryReader,
): number[] =>
  rowsOf(count).filter((row) => columns.some(({ id }) => recall(cellName(table, row, id)) !== ''))
