import type { Attribute } from '@/lib/records/define-record'
import { dataOf, endingNames, type Outcome } from '../panels/outcome'
import type { Panel, PanelData } from '../panels/panel'

export interface CompareCell {
  text: string
  /** As people write it, where that is another. */
  written?: string
  amount?: number
}

/** `same` and `differs` are said only of two values; a place without a value is no difference. */
export type RowVerdict = 'same' | 'differs' | 'only-a' | 'only-b' | 'neither' | 'note'

export interface CompareRow {
  id: string
  label: string
  unit?: string
  a: CompareCell
  b: CompareCell
  verdict: RowVerdict
  /** B less A. */
  difference?: number
  /** Why there is no difference. */
  reason?: string
  fileOnly?: true
}

const NOT_PUBLISHED = 'Not published'

/** The rows of a panel: what becomes of one place never changes what is said of the other. */
export function comparePanel<T extends PanelData>(
  { compare }: { compare: readonly Attribute<T>[] },
  a: Outcome<T>,
  b: Outcome<T>,
): CompareRow[] {
  const [dataA, dataB] = [dataOf(a), dataOf(b)]
  if (!dataA && !dataB) return []
  return figuresFirst(compare).map((attribute) => {
    const cells = { a: toCell(attribute, a), b: toCell(attribute, b) }
    const verdict = judge(attribute, dataA, dataB)
    const { id, label, unit, fileOnly } = attribute
    return {
      ...{ id, label, ...cells, verdict },
      ...(fileOnly ? { fileOnly } : {}),
      ...(unit ? { unit } : {}),
      ...(dataA && dataB ? subtract(attribute, dataA, dataB) : {}),
    }
  })
}

const figuresFirst = <T>(attributes: readonly Attribute<T>[]) =>
  attributes.toSorted((one, other) => Number(Boolean(other.amount)) - Number(Boolean(one.amount)))

function toCell<T>({ text, written, amount }: Attribute<T>, outcome: Outcome<T>): CompareCell {
  const data = dataOf(outcome)
  if (!data) return { text: endingNames[outcome.ending].cell }
  const figure = amount?.(data) ?? null
  const published = text(data)
  return {
    text: published ?? NOT_PUBLISHED,
    ...(written && published !== null ? { written: written(published) } : {}),
    ...(figure === null ? {} : { amount: figure }),
  }
}

function judge<T>({ text, isNote }: Attribute<T>, a: T | undefined, b: T | undefined): RowVerdict {
  if (isNote) return 'note'
  const [inA, inB] = [a && text(a), b && text(b)]
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

/** What keeps the values of a panel apart, said where a difference would be missed. */
export const describeApart = (panel: Panel, a: Outcome<PanelData>, b: Outcome<PanelData>): string[] =>
  (panel.describeApart?.(dataOf(a), dataOf(b)) ?? []).filter((reason) => reason !== undefined)

export const caveatsOf = (outcome: Outcome<PanelData>): readonly string[] => dataOf(outcome)?.caveats ?? []

/** What limits both records is said once; what limits one of them, at that one. */
export function shareCaveats(a: Outcome<PanelData>, b: Outcome<PanelData>) {
  const [inA, inB] = [caveatsOf(a), caveatsOf(b)]
  return {
    both: inA.filter((caveat) => inB.includes(caveat)),
    a: inA.filter((caveat) => !inB.includes(caveat)),
    b: inB.filter((caveat) => !inA.includes(caveat)),
  }
}
