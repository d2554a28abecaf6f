import type { ComparableAttribute } from '@/lib/comparison/attribute'
import { type AttributeComparison, type ComparisonValue, compareSides } from '@/lib/comparison/compare-sides'
import { defineTexts } from '@/lib/language/define-texts'

interface ComparedSide<Data> {
  data: Data | undefined
  missing: string
}

export interface ComparisonRow extends Omit<AttributeComparison, 'values'> {
  cells: readonly (ComparisonValue & { text: string })[]
  only?: readonly number[]
}

const texts = defineTexts('compare.compared-rows', { absent: 'Not published' })

export function compareRecords<Data>(
  attributes: readonly ComparableAttribute<Data>[],
  sides: readonly ComparedSide<Data>[],
): ComparisonRow[] {
  if (sides.every(({ data }) => data === undefined)) return []
  const ordered = attributes.toSorted(
    (one, other) => Number(Boolean(other.amount)) - Number(Boolean(one.amount)),
  )
  const compared = compareSides(
    ordered,
    sides.map(({ data }) => data),
  )
  return compared.map(({ values, ...row }) => ({
    ...row,
    cells: values.map((value, at) => {
      const { data, missing = texts.absent } = sides[at] ?? {}
      return { ...value, text: data === undefined ? missing : (value.text ?? texts.absent) }
    }),
    ...(row.verdict === 'some' && {
      only: values.flatMap(({ text }, at) => (text === null ? [] : [at])),
    }),
  }))
}

export const letterOf = (side: number): string => String.fromCharCode(65 + side)

export function shareSentences(sides: readonly (readonly string[])[]) {
  const [first = [], ...others] = sides
  const shared = first.filter((sentence) => others.every((each) => each.includes(sentence)))
  return { shared, own: sides.map((each) => each.filter((sentence) => !shared.includes(sentence))) }
}
