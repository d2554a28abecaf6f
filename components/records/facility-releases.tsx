import type { StatuteCompliance } from '@/connectors/federal-env-compliance/report-compliance'
import { type Column, DataTable } from '../ui/data-table'

type Release = StatuteCompliance['releases'][number]
type Pounds = Exclude<keyof Release, 'sourceId' | 'year'>

const amounts: readonly { key: Pounds; label: string }[] = [
  { key: 'totalPounds', label: 'All together' },
  { key: 'airPounds', label: 'Air' },
  { key: 'surfaceWaterPounds', label: 'Water' },
  { key: 'undergroundPounds', label: 'Underground' },
  { key: 'landPounds', label: 'Land' },
  { key: 'totalOnSitePounds', label: 'All on site' },
  { key: 'sewagePlantPounds', label: 'To a sewage plant' },
  { key: 'totalOffSitePounds', label: 'All off site' },
]

const texts = {
  nothing: 'No yearly amounts are given in this report.',
  reading:
    'Pounds as the place reported them, all listed chemicals together; one pound of one can matter more than a thousand of another. The sums are the agency’s own. A dash is an amount that is not published, which is not zero.',
  silent: 'Not published for any year:',
}

/** Pounds by year, newest first, each reporting number in a table of its own. */
export function FacilityReleases({ id, releases }: { id: string; releases: readonly Release[] }) {
  if (releases.length === 0) return <p className="mb-6">{texts.nothing}</p>
  const isPublished = ({ key }: { key: Pounds }) => releases.some((release) => release[key] !== null)
  const silent = amounts.filter((amount) => !isPublished(amount))
  const columns = toColumns(amounts.filter(isPublished))
  const permits = [...new Set(releases.map(({ sourceId }) => sourceId))]
  return (
    <div className="mb-6">
      <h3 className="mb-1.5 text-lg font-semibold">Releases by year</h3>
      {permits.map((permit, index) => (
        <DataTable
          key={permit}
          id={`${id}-releases-${index}`}
          caption={`Pounds released or sent away${permit ? `, as reported under ${permit}` : ''}`}
          rows={releases.filter(({ sourceId }) => sourceId === permit)}
          rowKey={({ year }) => String(year)}
          columns={columns}
        />
      ))}
      <p className="text-base text-muted">
        {texts.reading}
        {silent.length > 0 &&
          ` ${texts.silent} ${silent.map(({ label }) => label.toLowerCase()).join(', ')}.`}
      </p>
    </div>
  )
}

const toColumns = (published: typeof amounts): Column<Release>[] => [
  { id: 'year', label: 'Year', rowHeader: true, cell: ({ year }) => year ?? 'Not published' },
  ...published.map(({ key, label }) => ({
    id: key,
    label,
    numeric: true,
    cell: (release: Release) => <Amount value={release[key]} />,
  })),
]

function Amount({ value }: { value: number | null }) {
  if (value !== null) return value.toLocaleString('en-US')
  return (
    <span className="relative">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not published</span>
    </span>
  )
}
