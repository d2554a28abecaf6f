import type { ParcelFilter } from '@/lib/florida/parcel-filter'
import { parseFilter } from '../parse'
import { filterNames } from '../url'

export type FilterName = (typeof filterNames)[keyof ParcelFilter]
export type FilterValues = Record<FilterName, string>
export type FilterErrors = Partial<Record<FilterName, string>>

const values = 'Type whole dollars, such as 250000.'
const years = 'Type a year of four digits from 1600 on, such as 1995.'

/** What mends each field; keyed as the address names what it cannot read. */
const advice: Readonly<Record<string, readonly [field: FilterName, message: string]>> = {
  min: ['min', values],
  max: ['max', values],
  sold_from: ['sold_from', years],
  sold_to: ['sold_to', years],
  built_from: ['built_from', years],
  built_to: ['built_to', years],
  city: ['city', 'Type the name of a city in at most 40 characters.'],
  use: ['use', 'Choose a land use from the list.'],
  'min above max': ['max', 'The highest value is below the lowest. Make it larger, or leave one empty.'],
  'sold_from above sold_to': [
    'sold_to',
    'The last sale year is before the first. Make it later, or leave one empty.',
  ],
  'built_from above built_to': [
    'built_to',
    'The last year built is before the first. Make it later, or leave one empty.',
  ],
}

/** The rules are those of the address: what a form sends and what a link says are read alike. */
export function readFilterForm(given: Partial<FilterValues>): { filter: ParcelFilter; errors: FilterErrors } {
  const { value, dropped } = parseFilter(given)
  const errors = Object.fromEntries(dropped.flatMap((what) => (advice[what] ? [advice[what]] : [])))
  const filter = Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
  return { filter, errors }
}

export function toFilterValues(filter: ParcelFilter): FilterValues {
  const entries = Object.entries(filterNames).map(([field, name]) => [name, textOf(filter, field)] as const)
  return Object.assign(noValues(), Object.fromEntries(entries))
}

const noValues = (): FilterValues => ({
  min: '',
  max: '',
  sold_from: '',
  sold_to: '',
  built_from: '',
  built_to: '',
  city: '',
  use: '',
})

function textOf(filter: ParcelFilter, field: string): string {
  const value = Object.entries(filter).find(([name]) => name === field)?.[1]
  return value === undefined ? '' : String(value)
}
