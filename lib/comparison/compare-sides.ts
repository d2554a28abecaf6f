import type { ComparableAttribute } from './attribute'
import { isFar } from './units'

/**
 * `none`: no side has a value. `some`: some sides have no value, which does not count as a difference.
 * `note`: the values are only shown and not compared.
 */
export type ComparisonVerdict = 'same' | 'differs' | 'some' | 'none' | 'note'

export interface ComparisonValue {
  text: string | null
  written?: string
  amount?: number
  apart?: number
  isUnusual: boolean
  agencyWords?: readonly string[]
}

export interface AttributeComparison {
  id: string
  label: string
  unit?: string
  values: readonly ComparisonValue[]
  verdict: ComparisonVerdict
  reason?: string
  fileOnly?: true
}

export const compareSides = <Data>(
  attributes: readonly ComparableAttribute<Data>[],
  sides: readonly (Data | undefined)[],
): AttributeComparison[] => attributes.map((attribute) => compareAttribute(attribute, sides))

export function compareAttribute<Data>(
  attribute: ComparableAttribute<Data>,
  sides: readonly (Data | undefined)[],
): AttributeComparison {
  const { id, label, unit, isNote, fileOnly, toDisplay, agencyWords } = attribute
  const texts = sides.map((data) => (data === undefined ? null : attribute.text(data)))
  const amounts = sides.map((data) => (data === undefined ? null : (attribute.amount?.(data) ?? null)))
  const reason = refuse(attribute, sides, amounts)
  const distances = reason ? amounts.map(() => undefined) : measure(amounts)
  const usual = usualAmong(texts)
  return {
    id,
    label,
    values: sides.map((data, side) => {
      const text = texts[side] ?? null
      const amount = amounts[side] ?? undefined
      const apart = distances[side]
      return {
        text,
        ...(toDisplay && text !== null ? { written: toDisplay(text) } : {}),
        ...(agencyWords && data !== undefined ? { agencyWords: agencyWords(data) } : {}),
        ...(amount === undefined ? {} : { amount }),
        ...(apart === undefined ? {} : { apart }),
        isUnusual: attribute.amount
          ? apart !== undefined && isFar(apart, (amount ?? 0) - apart, unit)
          : !isNote && text !== null && usual !== undefined && text !== usual,
      }
    }),
    verdict: isNote ? 'note' : judge(texts),
    ...(unit ? { unit } : {}),
    ...(reason ? { reason } : {}),
    ...(fileOnly ? { fileOnly } : {}),
  }
}

export function judge(values: readonly unknown[]): Exclude<ComparisonVerdict, 'note'> {
  const published = values.filter((value) => value !== null)
  if (published.length === 0) return 'none'
  if (published.length < values.length) return 'some'
  return new Set(published).size === 1 ? 'same' : 'differs'
}

function refuse<Data>(
  { guard }: ComparableAttribute<Data>,
  sides: readonly (Data | undefined)[],
  amounts: readonly (number | null)[],
): string | undefined {
  const [first, ...others] = sides.filter((data, side) => data !== undefined && amounts[side] !== null)
  for (const other of others) {
    const reason = guard?.(first as Data, other as Data)
    if (reason) return reason
  }
  return undefined
}

/**
 * Returns a difference for each figure. With two figures, it is the difference from the other figure. With
 * more, it is the difference from the lower median, which is a published figure, unlike an average. Returns
 * undefined for null, and if there is only one figure.
 */
function measure(amounts: readonly (number | null)[]): (number | undefined)[] {
  const published = amounts.filter((amount) => amount !== null)
  const middle = published.toSorted((a, b) => a - b)[Math.floor((published.length - 1) / 2)]
  if (middle === undefined || published.length < 2) return amounts.map(() => undefined)
  const [first = 0, second = 0] = published
  return amounts.map((amount) => {
    if (amount === null) return undefined
    return amount - (published.length > 2 ? middle : amount === first ? second : first)
  })
}

function usualAmong(texts: readonly (string | null)[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1)
  if (counts.size < 2) return undefined
  const most = Math.max(...counts.values())
  const [usual = '', ...others] = [...counts.keys()].filter((text) => counts.get(text) === most)
  return others.length === 0 ? usual : ''
}
