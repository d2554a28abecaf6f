import type { TimelineEntry } from '@/app/building-timeline'
import { BuildingEvent } from '@/components/records/building-event'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { type PermitsUrl, whats } from './url'

/** Year by year, the newest first. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  const years = [...new Set(entries.map(yearOf))]
  return years.map((year) => (
    <section key={year} aria-labelledby={`year-${year}`}>
      <h3 id={`year-${year}`} className="mt-5 mb-2 font-semibold">
        {year === 'none' ? 'Without a day' : year}
      </h3>
      <ol className="grid gap-3">
        {entries
          .filter((entry) => yearOf(entry) === year)
          .map(({ key, ...entry }) => (
            <BuildingEvent key={key} {...entry} />
          ))}
      </ol>
    </section>
  ))
}

const yearOf = ({ day }: TimelineEntry) => day?.slice(0, 4) ?? 'none'

/** What was asked travels along in hidden fields. */
export function TimelineFilter({ url: { market, property, what } }: { url: PermitsUrl }) {
  return (
    <form action="/permits" key={what} className="flex flex-wrap items-end gap-x-4 print:hidden">
      <input type="hidden" name="market" value={market} />
      <input type="hidden" name="property" value={property} />
      <div className="min-w-60">
        <Select
          name="what"
          label="Kind of record"
          empty="All of them"
          options={Object.entries(whats).map(([value, label]) => ({ value, label }))}
          defaultValue={what ?? ''}
        />
      </div>
      <div className="mb-5">
        <Button look="secondary">Apply</Button>
      </div>
    </form>
  )
}
