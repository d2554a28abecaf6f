import type { ReactNode } from 'react'
import { type Column, DataTable } from '@/components/ui/data-table'
import { Moment } from '@/components/ui/moment'
import { StateChip } from '@/components/ui/state-chip'
import type { BudgetState } from '@/lib/connector/upstream/budget'
import { formatNumber } from '@/lib/format'
import { DriftChip } from '../drift/drift-panel'
import type { SeenSource } from '../fetch-sources'
import { firstPart } from '../labels'
import { latestOf, readConditions } from '../read-condition'
import { countSources, listPlaces, stateId } from './coverage-labels'
import type { LocalSource, StateCoverage } from './fetch-coverage'

const columns: readonly Column<StateCoverage>[] = [
  {
    id: 'state',
    label: 'State or territory',
    rowHeader: true,
    cell: ({ code, name, count }) => (
      <span id={stateId(code)} className="scroll-mt-4">
        {name} <span className="block text-sm font-normal text-muted">{countSources(count)}</span>
      </span>
    ),
  },
  {
    id: 'assessments',
    label: <a href="/assessments">Assessments</a>,
    cell: ({ assessments }) => <Assessments sources={assessments} />,
  },
  {
    id: 'permits',
    label: <a href="/permits">Permits</a>,
    cell: ({ construction, buildings }) => (
      <>
        {construction.length > 0 && <p>New construction: {listPlaces(construction)}</p>}
        {buildings.length > 0 && <p>Building operations: {listPlaces(buildings)}</p>}
        {construction.length + buildings.length === 0 && <None />}
      </>
    ),
  },
  {
    id: 'land',
    label: 'Land',
    cell: ({ isSurveyed, hasParcels }) => (
      <>
        {isSurveyed && <p>Sections</p>}
        {hasParcels && <p>Parcel map</p>}
        {!isSurveyed && !hasParcels && <None />}
      </>
    ),
  },
]

/** States with sources of their own in a table; those that differ in nothing are only named. */
export function CoverageList({ states }: { states: readonly StateCoverage[] }) {
  const own = states.filter((state) => countOwn(state) > 0)
  const others = states.filter((state) => countOwn(state) === 0)
  return (
    <>
      <DataTable
        id="by-state"
        wide
        caption="What answers in each state, beyond what answers everywhere"
        columns={columns}
        rows={own}
        rowKey={({ code }) => code}
      />
      <Named title="The land survey alone" states={others.filter(({ isSurveyed }) => isSurveyed)} />
      <Named
        title="None beyond those that answer everywhere"
        states={others.filter(({ isSurveyed }) => !isSurveyed)}
      />
    </>
  )
}

const countOwn = ({ count, isSurveyed }: StateCoverage) => count - Number(isSurveyed)

function Named({ title, states }: { title: string; states: readonly StateCoverage[] }) {
  if (states.length === 0) return null
  return (
    <div className="mb-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-wrap gap-x-4">
        {states.map(({ code, name }) => (
          <li key={code} id={stateId(code)} className="scroll-mt-4">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One source of a whole state says more in its own words; many of counties are named only. */
function Assessments({ sources }: { sources: readonly LocalSource[] }) {
  const [only, ...more] = sources
  if (!only) return <None />
  if (more.length === 0 && only.enabled) return only.words
  return listPlaces(sources)
}

const None = () => <span className="text-muted">None</span>

const overviewColumns: readonly Column<SeenSource>[] = [
  {
    id: 'source',
    label: 'Source',
    rowHeader: true,
    cell: ({ source }) => (
      <div className="min-w-36">
        <a href={`/sources/${source.name}`} data-print="bare" className="inline-block min-h-6">
          {source.title}
        </a>
        <span className="block text-sm font-normal text-muted">{source.publisher.name}</span>
      </div>
    ),
  },
  { id: 'covers', label: 'Covers', cell: ({ source }) => <Small>{firstPart(source.coverage)}</Small> },
  {
    id: 'freshness',
    label: 'Freshness and license',
    cell: ({ source }) => (
      <Small>
        {firstPart(source.freshness.note)}
        <span className="block text-muted">{source.licence.name}</span>
      </Small>
    ),
  },
  { id: 'state', label: 'State now', cell: (seen) => <Now seen={seen} /> },
  {
    id: 'success',
    label: 'Last success',
    cell: ({ hosts }) => <When at={latestOf(hosts.map(({ health }) => health.lastSuccess?.at))} />,
  },
  {
    id: 'failure',
    label: 'Last failure',
    cell: ({ hosts }) => <When at={latestOf(hosts.map(({ health }) => health.lastFailure?.at))} />,
  },
  { id: 'drift', label: 'Checked', cell: ({ drift }) => <DriftChip drift={drift} /> },
]

/** One row for each source: what to look at first. */
export function Overview({ seen }: { seen: readonly SeenSource[] }) {
  return (
    <DataTable
      id="overview"
      wide
      caption="All sources at a glance"
      columns={overviewColumns}
      rows={seen}
      rowKey={({ source }) => source.name}
    />
  )
}

function Now({ seen: { isOff, hosts } }: { seen: SeenSource }) {
  if (isOff) return <StateChip state="not-covered" label="Switched off" />
  const { note, ...condition } = readConditions(hosts.map(({ health }) => health))
  return (
    <>
      <StateChip {...condition} />
      {note && <span className="block text-sm whitespace-nowrap text-muted">{note}</span>}
      {hosts.map(({ host, budget }) => budget && <Left key={host} budget={budget} />)}
    </>
  )
}

function Left({ budget: { left, perDay } }: { budget: BudgetState }) {
  return (
    <span className="block text-sm text-muted">
      {formatNumber(left)} of {formatNumber(perDay)} questions left today
    </span>
  )
}

const When = ({ at }: { at: string | undefined }) => <Small>{at ? <Moment iso={at} /> : 'None'}</Small>

const Small = ({ children }: { children: ReactNode }) => <div className="text-sm">{children}</div>
