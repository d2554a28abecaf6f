export type LotFloodZonesOutcome =
  | { state: 'asked'; names: string[]; isSpecial: boolean; note: string; isCut: boolean }
  | { state: 'not asked'; why: string }
