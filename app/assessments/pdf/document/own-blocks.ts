import {
  names,
  REPAIRS,
  repairColumns,
  SALES,
  SIMILAR_HOMES,
  saleColumns,
  similarHomeColumns,
} from '../../entries/entry-names'
import { assessorQuestions, sheetTexts } from '../../sheets/sheet-texts'
import type { ComparisonRules, OwnPart, PacketBlock } from './packet-document'

type OwnBlock = Extract<PacketBlock, { kind: 'own' }>

/** The parts of the sheets that the person fills, with what they wrote or with lines to write on. */
export const ownBlocksOf = ({ part, ...rules }: OwnBlock): readonly PacketBlock[] =>
  part === 'comparison' ? comparisonBlocks(rules) : parts[part]

function comparisonBlocks({ order = 'homes-first', valueLabel }: ComparisonRules): readonly PacketBlock[] {
  const homes: PacketBlock = {
    kind: 'entries',
    caption: order === 'homes-first' ? sheetTexts.similar : sheetTexts.assessments,
    table: 'similar',
    count: SIMILAR_HOMES,
    columns: similarHomeColumns.map((column) =>
      column.id === 'value' && valueLabel ? { ...column, label: valueLabel } : column,
    ),
  }
  const sales: PacketBlock[] = [
    { kind: 'entries', caption: sheetTexts.sales, table: 'sale', count: SALES, columns: saleColumns },
    { kind: 'rule', text: sheetTexts.salesRule, apart: true },
  ]
  if (order === 'sales-only') return sales
  return order === 'homes-first' ? [homes, ...sales] : [...sales, homes]
}

const parts: Readonly<Record<Exclude<OwnPart, 'comparison'>, readonly PacketBlock[]>> = {
  notice: [
    { kind: 'heading', text: sheetTexts.notice },
    {
      kind: 'beside',
      items: [
        { kind: 'written', entry: names.noticeDate, label: sheetTexts.noticeDate },
        { kind: 'written', entry: names.deadline, label: sheetTexts.deadline },
        { kind: 'written', entry: 'my.owner', label: sheetTexts.owner, byHand: true },
        { kind: 'written', entry: 'my.contact', label: sheetTexts.contact, byHand: true },
      ],
    },
  ],
  condition: [
    { kind: 'written', entry: names.condition, label: sheetTexts.condition, lines: 6 },
    {
      kind: 'entries',
      caption: sheetTexts.repairs,
      table: 'repair',
      count: REPAIRS,
      columns: repairColumns,
    },
    { kind: 'heading', text: sheetTexts.opinion },
    { kind: 'written', entry: names.opinion, label: sheetTexts.amount },
    { kind: 'written', entry: names.opinionWhy, label: sheetTexts.restsOn, lines: 3 },
  ],
  questions: [
    { kind: 'heading', text: sheetTexts.questions },
    { kind: 'list', items: assessorQuestions, numbered: true },
    { kind: 'written', entry: names.questions, label: sheetTexts.ownQuestions, lines: 3 },
    { kind: 'written', entry: names.notes, label: sheetTexts.notes, lines: 3 },
  ],
}
