import { filterUrl } from '@/components/parcels/parcel-filter'
import type { ParcelFilter } from '@/connectors/us-florida-parcels/public'

const noValues = {
  min: '',
  max: '',
  sold_from: '',
  sold_to: '',
  built_from: '',
  built_to: '',
  city: '',
  use: '',
}

export type FilterName = keyof typeof noValues

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
  const { url, dropped } = filterUrl.parse(given)
  const errors = Object.fromEntries(dropped.flatMap((what) => (advice[what] ? [advice[what]] : [])))
  return { filter: url, errors }
}

export const toFilterValues = (filter: ParcelFilter): FilterValues => ({
  ...noValues,
  ...Object.fromEntries(filterUrl.toQuery(filter)),
})
