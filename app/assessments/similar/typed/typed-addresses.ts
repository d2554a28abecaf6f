import { SIMILAR_HOMES, toggleItem } from '../../entries/entry-names'
import { type AssessmentsUrlParams, assessmentsHref } from '../../url'

export const typedAddresses = (typed = ''): string[] =>
  typed
    .split(/[\r\n;]+/)
    .map((address) => address.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, SIMILAR_HOMES)

export const toggleTyped = (typed: string | undefined, address: string): string | undefined =>
  toggleItem(typedAddresses(typed), address, SIMILAR_HOMES).join(';') || undefined

export const replaceTyped = (typed: string | undefined, address: string, by: string): string =>
  [...new Set(typedAddresses(typed).map((each) => (each === address ? by : each)))].join(';')

const parts = { similar: 'similar', sold: 'sales' } as const

export type TypedField = keyof typeof parts

export const typedHref = (url: AssessmentsUrlParams, field: TypedField, typed: string | undefined): string =>
  `${assessmentsHref('evidence', { ...url, [field]: typed })}#${parts[field]}`
