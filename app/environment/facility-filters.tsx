import { violationClasses } from '@/components/records/violation-class'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { type EnvironmentUrl, environmentQuery, programs } from './url'

const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/** Native fields: the choice is an address like any other. What was asked travels along in hidden fields. */
export function FacilityFilters({ url }: { url: EnvironmentUrl }) {
  const { program, status, within, page: _, selected: __, ...asked } = url
  const miles = (share: number) => `Within ${Number((url.radius * share).toFixed(3))} miles`
  const distances = { 1: miles(0.25), 2: miles(0.5), 3: miles(1) }
  const open = Boolean(program || status || within)
  return (
    <details open={open} className="mb-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        Filter the list and the map
      </summary>
      <form action="/environment" className="mt-2 grid gap-x-4 sm:grid-cols-3">
        {[...environmentQuery(asked)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="program"
          label="Program"
          empty="Any"
          options={optionsOf(programs)}
          defaultValue={program ?? ''}
        />
        <Select
          name="status"
          label="Status as recorded"
          empty="Any"
          options={optionsOf(violationClasses)}
          defaultValue={status ?? ''}
        />
        <Select
          name="within"
          label="Distance"
          empty="Any"
          options={optionsOf(distances)}
          defaultValue={within ? String(within) : ''}
        />
        <div>
          <Button look="secondary">Apply filters</Button>
        </div>
      </form>
    </details>
  )
}
