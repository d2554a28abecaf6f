import {
  cellName,
  type EntryColumn,
  names,
  REPAIRS,
  repairColumns,
  rowsOf,
  SALES,
  SIMILAR_HOMES,
  saleColumns,
  similarHomeColumns,
} from '../entries/entry-names'
import { assessorQuestions, sheetTexts } from '../sheets/sheet-texts'
import type { Block, OwnPart } from './packet-document'

/** The parts of the sheets that the person fills, with what they wrote or with lines to write on. */
export const ownBlocks: Readonly<Record<OwnPart, readonly Block[]>> = {
  notice: [
    { kind: 'heading', text: sheetTexts.notice },
    { kind: 'written', entry: names.noticeDate, label: sheetTexts.noticeDate },
    { kind: 'written', entry: names.deadline, label: sheetTexts.deadline },
    { kind: 'written', entry: 'my.owner', label: sheetTexts.owner },
    { kind: 'written', entry: 'my.contact', label: sheetTexts.contact },
    { kind: 'text', text: sheetTexts.noDeadline },
  ],
  comparison: [
    toTable(sheetTexts.similar, 'similar', SIMILAR_HOMES, similarHomeColumns),
    { kind: 'text', text: sheetTexts.similarRule },
    toTable(sheetTexts.sales, 'sale', SALES, saleColumns),
    { kind: 'text', text: sheetTexts.salesRule },
  ],
  condition: [
    { kind: 'written', entry: names.condition, label: sheetTexts.condition, lines: 6 },
    toTable(sheetTexts.repairs, 'repair', REPAIRS, repairColumns),
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

function toTable(
  caption: string,
  table: Parameters<typeof cellName>[0],
  count: number,
  columns: readonly EntryColumn[],
): Block {
  return {
    kind: 'table',
    caption,
    columns: ['No.', ...columns.map(({ label }) => label)],
    widths: [0.35, ...columns.map(() => 1)],
    rows: rowsOf(count).map((row) => [
      String(row),
      ...columns.map(({ id }) => ({ entry: cellName(table, row, id) })),
    ]),
  }
}
