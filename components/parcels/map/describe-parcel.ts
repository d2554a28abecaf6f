import { formatDollars } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toFilterable } from './parcel-properties'

const texts = defineTexts('parcels.describe-parcel', {
  value: (name: string, value: string) => `${name}, just value ${value}`,
  noValue: (name: string) => `${name}, no just value`,
})

export function describeParcel(properties: Readonly<Record<string, unknown>>): string {
  const { justValue } = toFilterable(properties)
  const name = toMixedCase(String(properties.name))
  return justValue === null ? texts.noValue(name) : texts.value(name, formatDollars(justValue))
}
