import { formatAcres, formatCount, formatDollars, formatFeet, formatMiles, formatNumber } from '@/lib/format'

interface Unit {
  format(distance: number): string
  words?: readonly [more: string, less: string]
  least?(middle: number): number
}

const SHARE = 0.25
const aQuarter = (middle: number) => Math.abs(middle) * SHARE
const dollars: Unit = { format: (distance) => formatDollars(distance) }

const units: Readonly<Record<string, Unit>> = {
  $: dollars,
  dollars,
  'dollars per square foot': { format: (distance) => `${formatDollars(distance, 2)} per square foot` },
  ft: { format: formatFeet },
  mi: { format: formatMiles },
  acres: { format: formatAcres },
  'as published': { format: (distance) => formatNumber(distance, 2) },
  year: {
    format: (years) => formatCount(Math.round(years), 'year'),
    words: ['later', 'earlier'],
    least: () => 1,
  },
  count: {
    format: (count) => formatNumber(count, 1),
    least: (middle) => Math.max(2, aQuarter(middle)),
  },
}

export function formatDistance(distance: number, name = ''): string {
  const unit = units[name]
  const [more, less] = unit?.words ?? ['more', 'less']
  const size = Math.abs(distance)
  const text = unit?.format(size) ?? [formatNumber(size, 2), name].filter(Boolean).join(' ')
  return `${text} ${distance > 0 ? more : less}`
}

export const isFar = (distance: number, middle: number, name = ''): boolean =>
  distance !== 0 && Math.abs(distance) >= (units[name]?.least ?? aQuarter)(middle)
