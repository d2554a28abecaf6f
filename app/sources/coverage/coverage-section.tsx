import type { SourceHealthRow } from '@/app/_lib/sources/fetch-sources'
import { LayersLink } from '../parcels/layers-link'
import { CoverageList } from './coverage-list'
import { CoverageMap } from './coverage-map'
import { localSources, type StateCoverage } from './fetch-coverage'

const texts = {
  title: 'What answers where',
  lead: 'In every state:',
  map: 'Others cover some states, counties or cities. The number in a state is their count; the table below names them.',
}

interface CoverageSectionProps {
  states: readonly StateCoverage[]
  statuses: readonly SourceHealthRow[]
}

export function CoverageSection({ states, statuses }: CoverageSectionProps) {
  const everywhere = statuses.filter(({ source }) => !localSources.has(source.name))
  return (
    <section aria-labelledby="coverage" className="mb-10">
      <h2 id="coverage" className="mb-1 text-xl font-semibold">
        {texts.title}
      </h2>
      <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="max-w-reading">
          <p>{texts.lead}</p>
          <ul className="mb-3 list-disc pl-6">
            {everywhere.map(({ source }) => (
              <li key={source.name}>
                <a href={`/sources/${source.name}`}>{source.title}</a>
              </li>
            ))}
          </ul>
          <p className="mb-3">{texts.map}</p>
          <LayersLink />
        </div>
        <CoverageMap states={states} />
      </div>
      <CoverageList states={states} />
    </section>
  )
}
