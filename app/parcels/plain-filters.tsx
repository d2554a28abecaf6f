import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { landUseBands } from '@/lib/florida/land-use'
import { parcelSorts } from '@/lib/florida/parcel-view'
import { type ParcelsUrl, parcelsQuery } from './url'
import { toFilterValues } from './workspace/read-filter-form'

const fields = [
  ['min', 'Lowest just value, dollars'],
  ['max', 'Highest just value, dollars'],
  ['sold_from', 'Last sale from, year'],
  ['sold_to', 'Last sale to, year'],
  ['built_from', 'Built from, year'],
  ['built_to', 'Built to, year'],
  ['city', 'City, as the roll writes it'],
] as const

/** A form the browser sends itself; the place goes along in hidden fields. */
export function PlainFilters({ url }: { url: ParcelsUrl }) {
  const values = toFilterValues(url.filter)
  const kept = parcelsQuery({ ...url, filter: {}, sort: 'number', page: 1 })
  kept.set('plain', '1')
  return (
    <form action="/parcels" aria-label="Filters" className="mb-6 max-w-3xl print:hidden">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid items-end gap-x-5 sm:grid-cols-2">
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            defaultValue={values[name]}
            autoComplete="off"
            {...(name === 'city' ? {} : { inputMode: 'numeric' as const })}
          />
        ))}
        <Select
          name="use"
          label="Land use"
          empty="Any"
          options={Object.entries(landUseBands).map(([value, { label }]) => ({ value, label }))}
          defaultValue={values.use}
        />
        <Select
          name="sort"
          label="Sort by"
          options={Object.entries(parcelSorts).map(([value, label]) => ({ value, label }))}
          defaultValue={url.sort}
        />
      </div>
      <Button look="secondary">Apply filters</Button>
    </form>
  )
}
