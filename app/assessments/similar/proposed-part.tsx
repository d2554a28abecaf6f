import { Streamed } from '@/app/_lib/answer/streamed'
import { LazyMap } from '@/components/map/lazy-map'
import type { MapFeature } from '@/components/map/map-props'
import { Provenance } from '@/components/provenance/provenance'
import { formatNumber } from '@/lib/format'
import { SIMILAR_HOMES } from '../entries/entry-names'
import type { ChosenHome } from '../fetch-home'
import { fetchProposals, type Proposal, type Proposals } from './proposals'
import { ProposedHomes } from './proposed-homes'
import type { Subject } from './similar-home'

/** Shows the nearest first; ten would fill two screens of a phone. */
const SHOWN = 5

const texts = {
  more: (count: number) => `${formatNumber(count)} more, farther away`,
  lead: `Tick up to ${SIMILAR_HOMES} that are most like yours. The values are just (market) values.`,
  show: 'Show them on a map',
  map: 'Map of the similar homes',
  list: 'The list of similar homes',
  legend: 'Similar home, by its number in the list',
  own: 'Your home',
}

/** A small map has no room for addresses, which the list has. */
export const drawHomes = (list: readonly Pick<Proposal, 'home' | 'point'>[], own: Proposal['point']) => [
  ...list.flatMap(({ home, point }, index) =>
    point ? [toFeature(home.parcel, `${index + 1}`, 'choice', point)] : [],
  ),
  ...(own ? [toFeature('own', texts.own, 'place', own)] : []),
]

const toFeature = (
  id: string,
  name: string,
  role: 'choice' | 'place',
  { longitude, latitude }: NonNullable<Proposal['point']>,
): MapFeature => ({
  type: 'Feature',
  id,
  properties: { name, role },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

export function ProposedPart({ home, subject }: { home: ChosenHome; subject: Subject }) {
  const later = fetchProposals(home, subject)
  return (
    <Streamed later={later}>
      <Proposed later={later} />
    </Streamed>
  )
}

async function Proposed({ later }: { later: Promise<Proposals | undefined> }) {
  const proposals = await later
  if (!proposals) return null
  if (proposals.kind === 'none') return <p className="mb-4">{proposals.why}</p>
  const { list, own, criteria, meta } = proposals
  return (
    <div className="mb-4">
      <p className="mb-2">
        {criteria} {texts.lead}
      </p>
      <ProposedHomes list={list} shown={SHOWN} more={texts.more(list.length - SHOWN)} />
      <input
        type="checkbox"
        id="show-similar-map"
        className="peer size-6 align-middle accent-accent sm:hidden print:hidden noscript:hidden"
      />
      <label
        htmlFor="show-similar-map"
        className="ml-3 inline-block min-h-11 py-2 align-middle sm:hidden print:hidden noscript:hidden"
      >
        {texts.show}
      </label>
      <div className="max-sm:hidden max-sm:peer-checked:block [--map-height:13rem]">
        <LazyMap
          label={texts.map}
          listLabel={texts.list}
          opens
          features={{
            type: 'FeatureCollection',
            features: drawHomes(list, own),
          }}
          legend={{ choice: texts.legend, ...(own ? { place: texts.own } : {}) }}
        />
      </div>
      <Provenance meta={meta} />
    </div>
  )
}
