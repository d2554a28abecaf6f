import { type Condition, matches } from '@/connectors/us-florida-parcels/public'
import { formatDollars } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toFilterable } from './parcel-properties'

/** What stands under the crosshair, for ears. */
export function describeParcel(
  conditions: readonly Condition[],
  properties: Readonly<Record<string, unknown>>,
): string {
  const parcel = toFilterable(properties)
  const value = parcel.justValue === null ? 'no just value' : `just value ${formatDollars(parcel.justValue)}`
  const words = `${toMixedCase(String(properties.name))}, ${value}`
  return matches(conditions, parcel) ? words : `${words}, does not meet the filters`
}
