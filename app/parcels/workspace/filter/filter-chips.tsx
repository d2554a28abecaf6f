import type { ActionDispatch } from 'react'
import { formatCity } from '@/components/parcels/format-parcel'
import type { ParcelFilter } from '@/connectors/us-florida-parcels/public'
import { landUseBands } from '@/lib/florida/land-use'
import { formatDollars } from '@/lib/format'
import type { WorkspaceEvent } from '../reduce-workspace'

const texts = { label: 'Filters', remove: ': remove this filter' }

const says: { [Name in keyof ParcelFilter]-?: (value: NonNullable<ParcelFilter[Name]>) => string } = {
  minValue: (value) => `Just value ≥ ${formatDollars(value)}`,
  maxValue: (value) => `Just value ≤ ${formatDollars(value)}`,
  saleFrom: (year) => `Last sale from ${year}`,
  saleTo: (year) => `Last sale to ${year}`,
  builtFrom: (year) => `Built from ${year}`,
  builtTo: (year) => `Built to ${year}`,
  city: formatCity,
  use: (use) => landUseBands[use].label,
}

const names = Object.keys(says) as (keyof ParcelFilter)[]

/** What the filter asks, each condition with the way out of it. */
export function describeFilter(filter: ParcelFilter): { name: keyof ParcelFilter; text: string }[] {
  return names.flatMap((name) => {
    const value = filter[name]
    return value === undefined ? [] : [{ name, text: (says[name] as (given: typeof value) => string)(value) }]
  })
}

interface Props {
  filter: ParcelFilter
  tell: ActionDispatch<[WorkspaceEvent]>
}

export function FilterChips({ filter, tell }: Props) {
  const chips = describeFilter(filter)
  if (chips.length === 0) return null
  const remove = (name: keyof ParcelFilter) => {
    const { [name]: _, ...rest } = filter
    tell({ type: 'filtered', filter: rest })
  }
  return (
    <ul aria-label={texts.label} className="mb-3 flex flex-wrap gap-2">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => remove(name)}
            className="min-h-8 cursor-pointer rounded-full border border-accent bg-accent-soft px-3 font-semibold text-accent hover:bg-surface"
          >
            {text}
            <span className="sr-only">{texts.remove}</span>
            <span aria-hidden="true" className="print:hidden">
              {' ×'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
