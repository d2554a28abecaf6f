import type { FacilityQuarter } from './facility-quarters'

export interface QuarterYear {
  key: string
  year: string | null
  quarters: number
}

/** The years above the strip, each as wide as its quarters. */
export function groupYears(quarters: readonly FacilityQuarter[]): QuarterYear[] {
  const years: QuarterYear[] = []
  for (const [index, { from }] of quarters.entries()) {
    const year = from?.slice(0, 4) ?? null
    const last = years.at(-1)
    if (last && last.year === year) last.quarters += 1
    else years.push({ key: `${year} ${index}`, year, quarters: 1 })
  }
  return years
}

/** 1 to 4; by where it begins, for the agency's quarters can end early. */
export const quarterNumber = ({ from }: FacilityQuarter): number | null =>
  from ? Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1 : null
