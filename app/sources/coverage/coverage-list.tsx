import type { SourceHealthRow } from '@/app/_lib/sources/fetch-sources'
import { readConditions, switchedOff } from '@/app/_lib/sources/read-condition'
import { describePublishers, firstSentence } from '@/app/_lib/sources/source-labels'
import { Status } from '@/app/_lib/sources/status'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import { formatCount, formatNumber } from '@/lib/format'
import { parcelLayersUrl } from '../parcels/url'
import { countSources, listPlaces, stateId } from './coverage-labels'
import type { LocalSource, StateCoverage } from './fetch-coverage'

const columns: readonly DataTableColumn<StateCoverage>[] = [
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
    label: <a href="/assessments">Assessment</a>,
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
    cell: ({ code, isSurveyed, hasParcels, parcelLayers }) => (
      <>
        {isSurveyed && <p>Sections</p>}
        {hasParcels && <p>Parcel map</p>}
        {parcelLayers > 0 && (
          <p>
            <a href={parcelLayersUrl.toHref('/sources/parcels', { state: code })}>
              {formatCount(parcelLayers, 'parcel layer')}
            </a>
          </p>
        )}
        {!isSurveyed && !hasParcels && parcelLayers === 0 && <None />}
      </>
    ),
  },
]

export function CoverageList({ states }: { states: readonly StateCoverage[] }) {
  const own = states.filter((state) => countOwn(state) > 0)
  const others = states.filter((state) => countOwn(state) === 0)
  return (
    <>
      <DataTable
        id="by-state"
        wide
        dense
        caption="What answers in each state, beyond what answers everywhere"
        columns={columns}
        rows={own}
        rowKey={({ code }) => code}
      />
      <Named title="Only the land survey" states={others.filter(({ isSurveyed }) => isSurveyed)} />
      <Named
        title="Only the sources that answer everywhere"
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

function Assessments({ sources }: { sources: readonly LocalSource[] }) {
  const [only, ...more] = sources
  if (!only) return <None />
  if (more.length === 0 && only.enabled) return only.words
  return listPlaces(sources)
}

const None = () => <span className="text-muted">None</span>

const overviewColumns = (now: Date): DataTableColumn<SourceHealthRow>[] => [
  {
    id: 'source',
    label: 'Source',
    rowHeader: true,
    cell: ({ source }) => (
      <div className="min-w-36">
        <a href={`/sources/${source.name}`} data-print="bare" className="inline-block min-h-6">
          {source.title}
        </a>{' '}
        <span className="font-normal text-muted">{describePublishers(source)}</span>
      </div>
    ),
  },
  { id: 'last', label: 'Last answer', cell: (row) => <LastAnswer seen={row} now={now} /> },
  { id: 'edition', label: 'Edition of the data', cell: ({ source }) => firstSentence(source.freshness.note) },
  { id: 'covers', label: 'Covers', cell: ({ source }) => firstSentence(source.coverage) },
]

export function Overview({ statuses, now }: { statuses: readonly SourceHealthRow[]; now: Date }) {
  return (
    <DataTable
      id="overview"
      dense
      wide
      caption="All sources at a glance"
      columns={overviewColumns(now)}
      rows={statuses}
      rowKey={({ source }) => source.name}
    />
  )
}

function LastAnswer({ seen: { isOff, hosts, drift }, now }: { seen: SourceHealthRow; now: Date }) {
  if (isOff) return <Status condition={switchedOff} />
  const condition = readConditions(hosts, now)
  const lacks = drift.state === 'failed' && `${drift.label}.`
  return (
    <>
      <Status condition={condition} />
      {lacks && <span className="block text-bad">{lacks}</span>}
      {hosts.map(
        ({ host, budget }) =>
          budget && (
            <span key={host} className="block text-muted">
              {formatNumber(budget.left)} of {formatNumber(budget.perDay)} questions left today.
            </span>
          ),
      )}
    </>
  )
}
