/** What became of one lot: its zones in words, or why it was not asked about. */
export type LotFloodsAnswer =
  | { state: 'asked'; names: string[]; isSpecial: boolean; note: string; isCut: boolean }
  | { state: 'not asked'; why: string }
