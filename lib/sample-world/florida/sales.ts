import { pickBy } from '../hash'
import type { SamplePlot } from './plots'
import { type RandomDraw, rollOf } from './roll'
import { isVacant } from './uses'
import { valuesOf } from './values'

export interface SampleSale {
  price: number
  year: number
  month: string
  qualification: string
  vacantOrImproved: string
  severalParcels: string
  book: string
  page: string
  clerk: string
}

const none: SampleSale = {
  price: 0,
  year: 0,
  month: ' ',
  qualification: ' ',
  vacantOrImproved: ' ',
  severalParcels: ' ',
  book: ' ',
  page: ' ',
  clerk: ' ',
}

const lastYear = 2026
const lastMonth = 6

const salesByPlot = new WeakMap<SamplePlot, [SampleSale, SampleSale]>()

export function salesOf(plot: SamplePlot): [SampleSale, SampleSale] {
  const before = salesByPlot.get(plot)
  if (before) return before
  const sales = makeSales(plot)
  salesByPlot.set(plot, sales)
  return sales
}

function makeSales(plot: SamplePlot): [SampleSale, SampleSale] {
  const roll = rollOf(plot)
  if (plot.kind === 'street' || plot.kind === 'park' || roll(40) > 0.7) return [none, none]
  const latest = lastYear - Math.floor(45 * roll(41) ** 2)
  const before = latest - 1 - Math.floor(20 * roll(42))
  return [saleIn(plot, latest, roll, 50), roll(43) < 0.4 ? saleIn(plot, before, roll, 70) : none]
}

function saleIn(plot: SamplePlot, year: number, roll: RandomDraw, from: number): SampleSale {
  const { justValue, yearBuilt, landUse } = valuesOf(plot)
  const isQualified = roll(from) < 0.7
  const growth = 1 / (1 + 0.035 * (lastYear - year))
  const price = isQualified
    ? 100 * Math.round((justValue * growth * (0.8 + 0.5 * roll(from + 1))) / 100)
    : 100
  const month = 1 + Math.floor((year === lastYear ? lastMonth : 12) * roll(from + 2))
  return {
    price,
    year,
    month: String(month).padStart(2, '0'),
    qualification: isQualified ? '01' : pickBy(roll(from + 3), ['11', '37', '05', '12', '02']),
    vacantOrImproved: isVacant(landUse) || yearBuilt > year ? 'V' : 'I',
    severalParcels: roll(from + 4) < 0.03 ? 'C' : ' ',
    book: String(1_000 + Math.floor(9_000 * roll(from + 5))),
    page: String(1 + Math.floor(1_999 * roll(from + 6))).padStart(4, '0'),
    clerk: year < 2000 ? ' ' : `${year}${String(Math.floor(1e6 * roll(from + 7))).padStart(6, '0')}`,
  }
}
