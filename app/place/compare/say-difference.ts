import { formatDollars } from '@/components/records/parcel-figures'
import { formatFeet, formatMiles } from '@/lib/units'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** As exact as the values themselves are shown. */
const formats: Readonly<Record<string, (size: number) => string>> = {
  $: formatDollars,
  ft: formatFeet,
  mi: formatMiles,
}

/** "18 ft more", "$12,000 less", "no difference": B beside A. */
export function sayDifference(difference: number, unit = ''): string {
  const size = Math.abs(difference)
  if (Number(size.toFixed(2)) === 0) return 'no difference'
  const text = formats[unit]?.(size) ?? [number.format(size), unit].filter(Boolean).join(' ')
  return `${text} ${difference > 0 ? 'more' : 'less'}`
}
