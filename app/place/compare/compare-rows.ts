import type { Outcome } from '../panels/outcome'
import { endingWords } from './ending-words'

/** One thing that both places can be asked for. */
export interface Attribute<T> {
  id: string
  label: string
  /** Null: not published. */
  say: (data: T) => string | null
  /** The figure itself, where a difference between two can mean something. */
  amount?: (data: T) => number | null
  unit?: string
  /** Why the two must not be subtracted all the same. */
  guard?: (a: T, b: T) => string | undefined
  /** Words about another row, which are never the same and no difference either. */
  isNote?: true
}

export interface CompareCell {
  text: string
  amount?: number
}

/** `same` and `differs` are said only of two values; a place without a value is no difference. */
export type Verdict = 'same' | 'differs' | 'only-a' | 'only-b' | 'neither' | 'note'

export interface CompareRow {
  id: string
  label: string
  unit?: string
  a: CompareCell
  b: CompareCell
  verdict: Verdict
  /** B less A. */
  difference?: number
  /** Why there is no difference. */
  reason?: string
}

const NOT_PUBLISHED = 'Not published'

/** The rows of a panel: what becomes of one place never changes what is said of the other. */
export function compareRows<T>(
  attributes: readonly Attribute<T>[],
  a: Outcome<T>,
  b: Outcome<T>,
): CompareRow[] {
  const [dataA, dataB] = [dataOf(a), dataOf(b)]
  if (!dataA && !dataB) return []
  return attributes.map((attribute) => {
    const cells = { a: toCell(attribute, a), b: toCell(attribute, b) }
    const verdict = judge(attribute, dataA, dataB)
    const { id, label, unit } = attribute
    return {
      ...{ id, label, ...cells, verdict },
      ...(unit ? { unit } : {}),
      ...(dataA && dataB ? subtract(attribute, dataA, dataB) : {}),
    }
  })
}

export const dataOf = <T>(outcome: Outcome<T>): T | undefined =>
  'data' in outcome ? outcome.data : undefined

function toCell<T>({ say, amount }: Attribute<T>, outcome: Outcome<T>): CompareCell {
  const data = dataOf(outcome)
  if (!data) return { text: endingWords[outcome.ending] }
  const figure = amount?.(data) ?? null
  return { text: say(data) ?? NOT_PUBLISHED, ...(figure === null ? {} : { amount: figure }) }
}

function judge<T>({ say, isNote }: Attribute<T>, a: T | undefined, b: T | undefined): Verdict {
  if (isNote) return 'note'
  const [inA, inB] = [a && say(a), b && say(b)]
  const [hasA, hasB] = [inA !== null && inA !== undefined, inB !== null && inB !== undefined]
  if (hasA && hasB) return inA === inB ? 'same' : 'differs'
  return hasA ? 'only-a' : hasB ? 'only-b' : 'neither'
}

/** Only figures of one unit and one kind; else the reason stands in its place. */
function subtract<T>({ amount, guard }: Attribute<T>, a: T, b: T): Pick<CompareRow, 'difference' | 'reason'> {
  const [inA, inB] = [amount?.(a) ?? null, amount?.(b) ?? null]
  if (inA === null || inB === null) return {}
  const reason = guard?.(a, b)
  return reason ? { reason } : { difference: inB - inA }
}
