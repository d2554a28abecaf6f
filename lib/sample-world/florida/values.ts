import { areaOf } from './outline'
import type { SamplePlot } from './plots'
import { type RandomDraw, rollOf } from './roll'
import { isVacant, landUseOf } from './uses'

export interface SampleParcelValues {
  landUse: string
  assessmentYear: number
  justValue: number
  landValue: number
  featureValue: number
  landSquareFeet: number
  livingSquareFeet: number
  buildings: number
  units: number
  yearBuilt: number
  effectiveYear: number
  isHomestead: boolean
  assessed: number
  assessedForSchools: number
  taxable: number
  taxableForSchools: number
}

const squareFeetPerSquareMetre = 10.7639
const thisYear = 2026
const homesteadExemption = 50_000
const schoolExemption = 25_000

const none: SampleParcelValues = {
  landUse: ' ',
  assessmentYear: 0,
  justValue: 0,
  landValue: 0,
  featureValue: 0,
  landSquareFeet: 0,
  livingSquareFeet: 0,
  buildings: 0,
  units: 0,
  yearBuilt: 0,
  effectiveYear: 0,
  isHomestead: false,
  assessed: 0,
  assessedForSchools: 0,
  taxable: 0,
  taxableForSchools: 0,
}

const valuesByPlot = new WeakMap<SamplePlot, SampleParcelValues>()

export function valuesOf(plot: SamplePlot): SampleParcelValues {
  if (plot.kind === 'street') return none
  const before = valuesByPlot.get(plot)
  if (before) return before
  const values = assess(plot, rollOf(plot))
  valuesByPlot.set(plot, values)
  return values
}

function assess(plot: SamplePlot, roll: RandomDraw): SampleParcelValues {
  const landUse = landUseOf(plot, roll)
  const area = areaOf(plot) * squareFeetPerSquareMetre
  const landValue = 100 * Math.round((area * pricePerFoot(plot) * (0.7 + 0.6 * roll(2))) / 100) + 100
  const building = isVacant(landUse) ? null : buildingOf(plot, landUse, roll)
  const featureValue = roll(3) < 0.35 ? 10 * Math.floor(3_000 * roll(4)) : 0
  const justValue = landValue + featureValue + (building?.value ?? 0)
  return {
    ...none,
    ...building?.facts,
    landUse,
    assessmentYear: roll(5) < 0.004 ? thisYear - 1 : thisYear,
    justValue,
    landValue,
    featureValue,
    landSquareFeet: roll(6) < 0.01 ? 0 : Math.round(area * (0.98 + 0.04 * roll(7))),
    ...taxesOf(plot, landUse, justValue, roll),
  }
}

function pricePerFoot({ block: { level }, county }: SamplePlot): number {
  const size = level.wide * level.deep
  return (13 / size ** 0.9) * (0.6 + ((county * 37) % 13) / 10)
}

function buildingOf({ kind, county }: SamplePlot, landUse: string, roll: RandomDraw) {
  const isTower = kind === 'tower'
  const units = isTower ? 60 + Math.floor(420 * roll(8)) : roll(8) < 0.06 ? 2 : 1
  const living = Math.round(units * (750 + 1_900 * roll(9) ** 2))
  const built = isTower ? 1968 + Math.floor(56 * roll(10)) : 1925 + Math.floor(101 * roll(10) ** 0.7)
  const renewed = roll(11) < 0.3 ? built + Math.floor((thisYear - built) * roll(12)) : built
  const isUnknown = roll(13) < 0.02
  const cost = (70 + 2 * (county % 20)) * (0.6 + 0.8 * roll(14)) * (0.6 + (renewed - 1925) / 200)
  return {
    value: Math.round(living * cost),
    facts: {
      livingSquareFeet: living,
      buildings: roll(15) < 0.05 ? 2 : 1,
      units: landUse < '010' ? units : 0,
      yearBuilt: isUnknown ? 0 : built,
      effectiveYear: isUnknown ? 0 : renewed,
    },
  }
}

/**
 * The assessed value of a homestead can be half of its just value, because the law limits the yearly growth
 * of the assessed value. The limit for other property does not apply to the school levy.
 */
function taxesOf(plot: SamplePlot, landUse: string, justValue: number, roll: RandomDraw) {
  const isHomestead = /^00[12]$/.test(landUse) && roll(16) < 0.55
  const assessed = Math.round(justValue * (isHomestead ? 0.5 + 0.5 * roll(17) : 0.85 + 0.15 * roll(17)))
  const assessedForSchools = isHomestead ? assessed : justValue
  const isExempt = plot.kind === 'park' || /^0(71|83)$/.test(landUse)
  const after = (value: number, exemption: number) =>
    isExempt ? 0 : Math.max(0, value - (isHomestead ? exemption : 0))
  return {
    isHomestead,
    assessed,
    assessedForSchools,
    taxable: after(assessed, homesteadExemption),
    taxableForSchools: after(assessedForSchools, schoolExemption),
  }
}
