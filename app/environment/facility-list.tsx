import { classifyViolation, violationClasses } from '@/components/facilities/violation-class'
import { SameAnswer } from '@/components/provenance/same-answer'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { Panel } from '@/components/ui/page/panel'
import { Pager } from '@/components/ui/pager'
import type { Meta } from '@/lib/connector/result'
import { formatNumber } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { NearFacilities, NearFacility } from './fetch-facilities'
import { facilityId } from './points/facility-id'
import { PrintedTable } from './printed-table'
import { type EnvironmentUrl, environmentHref, environmentUrl, programs } from './url'

export const PAGE_SIZE = 50

interface Props {
  url: EnvironmentUrl
  /** After the filters, nearest first, those without a position last. */
  rows: NearFacility[]
  data: NearFacilities
  meta: Meta
}

/** The list is paged, in rings, in the order of distance. */
export function FacilityList({ url, rows, data, meta }: Props) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pageOf(url, rows), pages)
  const start = (page - 1) * PAGE_SIZE
  const shown = rows.slice(start, start + PAGE_SIZE)
  const groups = groupByRing(shown)
  return (
    <Panel
      id="facilities"
      title="Nearest first"
      stateLabel={`${formatNumber(rows.length)} listed`}
      state={rows.length > 0 ? 'found' : 'none'}
    >
      <FacilityFilters url={url} />
      {rows.length === 0 && <p>No facility among those loaded fits these filters.</p>}
      {groups.map(({ ring, members }) => (
        <section key={ring ?? 'none'} aria-labelledby={`ring-${ring}`} className="print:hidden">
          <h3 id={`ring-${ring}`} className="mt-4 mb-1 font-semibold">
            {titleOf(ring, data)}
          </h3>
          <ol className="divide-y divide-line border-y border-line">
            {members.map((row) => (
              <FacilityItem
                key={row.key}
                row={row}
                selected={facilityId(row) === url.selected}
                selectHref={environmentHref({ ...url, page, selected: facilityId(row) })}
              />
            ))}
          </ol>
        </section>
      ))}
      {rows.length > 0 && <PrintedTable rows={rows} start={start} />}
      <Pager
        back={[page > 1 && { label: 'Nearer', href: environmentHref({ ...url, page: page - 1 }) }]}
        here={`Showing ${shown.length} of ${formatNumber(rows.length)}, page ${page} of ${pages}`}
        on={[page < pages && { label: 'Farther', href: environmentHref({ ...url, page: page + 1 }) }]}
      />
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
  )
}

const optionsOf = (table: Record<string, string>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/** Native fields: the choice is an address like any other. What was asked travels along in hidden fields. */
function FacilityFilters({ url }: { url: EnvironmentUrl }) {
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
        {[...environmentUrl.toQuery(asked)].map(([name, value]) => (
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
          <SubmitButton look="secondary">Apply filters</SubmitButton>
        </div>
      </form>
    </details>
  )
}

/** A facility chosen on the map opens the page of the list that holds it. */
function pageOf({ page, selected }: EnvironmentUrl, rows: NearFacility[]): number {
  const index = page === 1 && selected ? rows.findIndex((row) => facilityId(row) === selected) : -1
  return index < 0 ? page : Math.floor(index / PAGE_SIZE) + 1
}

function groupByRing(rows: NearFacility[]): { ring: number | null; members: NearFacility[] }[] {
  const rings = [...new Set(rows.map(({ ring }) => ring))]
  return rings.map((ring) => ({ ring, members: rows.filter((row) => row.ring === ring) }))
}

function titleOf(ring: number | null, { rings }: NearFacilities): string {
  const edge = rings.find((each) => each.ring === ring)
  if (!edge) return 'Without a published position'
  return edge.fromMiles === 0
    ? `Within ${edge.throughMiles} miles`
    : `${edge.fromMiles} to ${edge.throughMiles} miles`
}

interface FacilityItemProps {
  row: NearFacility
  selected: boolean
  /** This page with the facility marked on the map. */
  selectHref: string
}

/** One facility in a few lines: what it is, how far, what is recorded. */
function FacilityItem({ row, selected, selectHref }: FacilityItemProps) {
  const kinds = Object.entries(programs).flatMap(([program, label]) =>
    row.programs[program as keyof typeof programs] ? [label] : [],
  )
  const place = toMixedCase(
    [row.street, row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  )
  const name = row.name ?? 'Unnamed facility'
  return (
    <li
      id={`facility-${facilityId(row)}`}
      aria-current={selected || undefined}
      className={`py-2.5 ${selected ? 'border-l-4 border-accent bg-accent-soft pl-3' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {row.registryId && row.isFrsId ? (
          <a href={`/environment/facility/${row.registryId}`} className="min-h-6 py-0.5 font-semibold">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="tabular-nums">
          {row.distanceMiles === null ? 'No position published' : `${row.distanceMiles.toFixed(2)} mi`}
        </span>
      </div>
      {row.ringUncertain && (
        <p className="text-base text-warn">
          May be inside or outside this ring: its position is not exact enough.
        </p>
      )}
      <p className="text-base text-muted">{place}</p>
      <p className="text-base">
        <span className="font-semibold">{violationClasses[classifyViolation(row)]}</span>
        {row.complianceStatus && <> (“{row.complianceStatus}”)</>}
        {kinds.length > 0 && <> · {kinds.join(', ')}</>}
        {row.active === false && <> · not active</>}
      </p>
      {row.distanceMiles !== null && !selected && (
        <a href={selectHref} className="inline-block min-h-6 py-0.5 text-base print:hidden">
          Show on the map<span className="sr-only">: {name}</span>
        </a>
      )}
    </li>
  )
}
