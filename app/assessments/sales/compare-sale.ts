import { formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import type { SaleEntryRow } from './sale-offer'

export interface OwnMarketValue {
  amount: number
  area: number | null
}

const texts = defineTexts('sales.compare', {
  perFoot: (price: string, percent: number) =>
    `${price} per square foot, ${describePercent(percent)} the record’s value of yours${describeHelp(percent)}`,
  whole: (percent: number, value: string) =>
    `${describePercent(percent)} the record’s value of yours (${value})${describeHelp(percent)}`,
})

export function compareSale(
  own: OwnMarketValue,
  { price, area }: Pick<SaleEntryRow, 'price' | 'area'>,
): string {
  const [sold, size] = [figureIn(price), figureIn(area ?? '')]
  const isPerFoot = own.area !== null && own.area > 0 && size > 0
  const ratio = isPerFoot ? sold / size / (own.amount / (own.area ?? 1)) : sold / own.amount
  const percent = Math.round((ratio - 1) * 100)
  return isPerFoot
    ? texts.perFoot(formatDollars(sold / size, 2), percent)
    : texts.whole(percent, formatDollars(own.amount))
}

const describeHelp = (percent: number) => (percent < 0 ? '' : ': it does not help')

const figureIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

function describePercent(percent: number): string {
  if (percent === 0) return 'equal to'
  return percent < 0 ? `${-percent}% below` : `${percent}% above`
}
