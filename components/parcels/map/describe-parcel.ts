import { formatDollars } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toFilterable } from './parcel-properties'

export function describeParcel(properties: Readonly<Record<string, unknown>>): string {
  const { justValue } = toFilterable(properties)
  const value = justValue === null ? 'no just value' : `just value ${formatDollars(justValue)}`
  return `${toMixedCase(String(properties.name))}, ${value}`
}
