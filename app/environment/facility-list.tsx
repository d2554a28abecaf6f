import { SameAnswer } from '@/components/provenance/same-answer'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import { FacilityFilters } from './facility-filters'
import { FacilityItem } from './facility-item'
import { Pager } from './pager'
import { facilityId } from './points/facility-id'
import { PrintedTable } from './printed-table'
import type { NearFacilities, NearFacility } from './read-facilities'
import { type EnvironmentUrl, environmentHref } from './url'

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
      stateLabel={`${rows.length.toLocaleString('en-US')} listed`}
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
        page={page}
        pages={pages}
        shown={shown.length}
        total={rows.length}
        hrefOf={(number) => environmentHref({ ...url, page: number })}
      />
      <SameAnswer meta={meta} panel="summary" />
    </Panel>
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
