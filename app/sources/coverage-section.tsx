import { CoverageList } from './coverage-list'
import { CoverageMap } from './coverage-map'
import { localSources } from './local-sources'
import type { StateCoverage } from './read-coverage'
import type { SeenSource } from './read-sources'

const texts = {
  title: 'What answers where',
  lead: 'These answer in every state, as far as each has records:',
  map: 'Other sources cover some states, counties or cities only. The figure in a state is how many do; the list below names them.',
}

interface Props {
  states: readonly StateCoverage[]
  seen: readonly SeenSource[]
}

export function CoverageSection({ states, seen }: Props) {
  const everywhere = seen.filter(({ source }) => !localSources.has(source.name))
  return (
    <section aria-labelledby="coverage" className="mb-10">
      <h2 id="coverage" className="mb-1 text-2xl font-semibold">
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
        </div>
        <CoverageMap states={states} />
      </div>
      <CoverageList states={states} />
    </section>
  )
}
