import { type Column, DataTable } from '@/components/ui/data-table'
import { countSources, listPlaces, stateId } from './coverage-words'
import type { LocalSource, StateCoverage } from './read-coverage'

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
