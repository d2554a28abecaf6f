import type { AppealOutcome } from '@/lib/records/appeal-outcome/fields'
import { type EvidenceRow, numberOf, pinOf, textOf } from './cells'

export type ReviewBody = 'assessor' | 'board'
type Outcome = 'lowered' | 'unchanged' | 'raised' | 'undecided' | 'withdrawn'

interface Appeal {
  key: string
  case: string
  kind: string
  before: number | null
  after: number | null
  outcome: Outcome
}

const WITHDRAWN = '40'

const compared = (before: number | null, after: number | null): Outcome => {
  if (!before || after === null) return 'undecided'
  return after < before ? 'lowered' : after > before ? 'raised' : 'unchanged'
}

const readers: Readonly<Record<ReviewBody, (row: EvidenceRow) => Appeal>> = {
  assessor(row) {
    const before = numberOf(row.mailed_tot)
    const after = numberOf(row.certified_tot)
    const kind = String(row.hearing_type)
    const reasons = [row.reason_code1, row.reason_code2, row.reason_code3].map(textOf)
    const isOpen = /^(open|pending)$/i.test(textOf(row.status) ?? '')
    const outcome = isOpen ? 'undecided' : compared(before, after)
    return {
      key: [pinOf(row.pin), numberOf(row.year), row.case_no, kind].join(' '),
      case: String(row.case_no),
      kind,
      before,
      after,
      outcome: reasons.includes(WITHDRAWN) ? 'withdrawn' : outcome,
    }
  },
  board(row) {
    const before = numberOf(row.assessor_totalvalue)
    const after = numberOf(row.bor_totalvalue)
    const outcome = compared(before, after)
    return {
      key: [row.appealid, pinOf(row.pin), numberOf(row.tax_year)].join(' '),
      case: String(row.appealid),
      kind: textOf(row.appealtypedescription) ?? 'not stated',
      before,
      after,
      outcome: resultOf(row) === outcome ? outcome : 'undecided',
    }
  },
}

const results: Readonly<Record<string, Outcome>> = {
  decrease: 'lowered',
  'no change': 'unchanged',
  increase: 'raised',
}

const resultOf = ({ result }: EvidenceRow): Outcome =>
  results[(textOf(result) ?? '').toLowerCase()] ?? 'undecided'

function distinct(appeals: readonly Appeal[]): Appeal[] {
  const byKey = new Map<string, Appeal>()
  for (const appeal of appeals) {
    const before = byKey.get(appeal.key)
    const agrees = !before || (before.before === appeal.before && before.after === appeal.after)
    const isSame = agrees && (!before || before.outcome === appeal.outcome)
    byKey.set(appeal.key, isSame ? appeal : { ...appeal, outcome: 'undecided' })
  }
  return [...byKey.values()]
}

export function countOutcomes(body: ReviewBody, rows: readonly EvidenceRow[]): AppealOutcome[] {
  const appeals = distinct(rows.map(readers[body]))
  const kinds = [...new Set(appeals.map(({ kind }) => kind))].sort()
  return kinds.map((kind) =>
    countKind(
      kind,
      appeals.filter((appeal) => appeal.kind === kind),
    ),
  )
}

function countKind(kind: string, appeals: readonly Appeal[]): AppealOutcome {
  const withOutcome = (outcome: Outcome) => appeals.filter((appeal) => appeal.outcome === outcome)
  const lowered = withOutcome('lowered')
  const [unchanged, raised] = [withOutcome('unchanged').length, withOutcome('raised').length]
  return {
    kind,
    appeals: appeals.length,
    cases: new Set(appeals.map((appeal) => appeal.case)).size,
    decided: lowered.length + unchanged + raised,
    lowered: lowered.length,
    unchanged,
    raised,
    undecided: withOutcome('undecided').length,
    withdrawn: withOutcome('withdrawn').length,
    middleChangePercent: middleOf(
      lowered.map(({ before, after }) => (100 * ((before ?? 0) - (after ?? 0))) / (before ?? 1)),
    ),
  }
}

function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round(5 * (low + high)) / 10
}
