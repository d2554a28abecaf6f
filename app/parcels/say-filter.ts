import { type LandUseBand, landUseBands } from '@/lib/florida/land-use'
import type { ParcelFilter } from '@/lib/florida/parcel-filter'

export const hasFilter = (filter: ParcelFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

/** The filter in words, above the list. */
export function sayFilter({ use, city, ...rest }: ParcelFilter): string {
  const { minValue, maxValue, saleFrom, saleTo, builtFrom, builtTo } = rest
  const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
  return [
    sayRange('just value', minValue, maxValue, dollars),
    sayRange('last sale', saleFrom, saleTo, String),
    sayRange('built', builtFrom, builtTo, String),
    city,
    use && labelOf(use),
  ]
    .filter(Boolean)
    .join(', ')
}

const labelOf = (use: LandUseBand) => landUseBands[use].label.toLowerCase()

function sayRange(
  what: string,
  from: number | undefined,
  to: number | undefined,
  say: (value: number) => string,
): string | undefined {
  if (from === undefined) return to === undefined ? undefined : `${what} to ${say(to)}`
  return to === undefined ? `${what} from ${say(from)}` : `${what} ${say(from)} to ${say(to)}`
}
