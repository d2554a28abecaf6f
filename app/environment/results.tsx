import type { FoundPoint, Point } from '@/app/find-point'
import { readingScope } from '@/app/reading-scope'
import { Share } from '@/app/share'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { AddressChoices } from '@/components/records/address-choices'
import { FacilityList } from './facility-list'
import { FacilityMap } from './facility-map'
import { LoadRings } from './load-rings'
import { filterFacilities, readFacilities } from './read-facilities'
import { Summary } from './summary'
import { type EnvironmentUrl, environmentHref, environmentQuery, type Ring, ringsToLoad } from './url'

interface Props {
  url: EnvironmentUrl
  found: FoundPoint | undefined
  point: Point | undefined
}

/** What became of the question: a choice of addresses, a failure, or the facilities. */
export async function EnvironmentResults({ url, found, point }: Props) {
  const here = environmentHref(url)
  if (found?.kind === 'problem')
    return (
      <ProblemNotice
        problem={found.problem}
        retry={here}
        stillStands="Coordinates can be searched without the address look-up."
      />
    )
  if (found?.kind === 'addresses') {
    const { at: _, ...rest } = url
    const query = environmentQuery(rest).toString()
    return (
      <AddressChoices
        found={found.found}
        meta={found.meta}
        pointHref={`/environment?${query}&at={lat},{lon}`}
      />
    )
  }
  if (!point) return null
  const answer = await readFacilities(url, point)
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        retry={here}
        instead={{ href: '/environment', label: 'Ask something else' }}
      />
    )
  const { data } = answer
  const rows = filterFacilities(data.rows, url)
  const next = nextRing(url, data.loadedThroughRing)
  return (
    <>
      <Summary url={url} answer={answer} place={found?.kind === 'point' ? found : undefined} />
      {next && (
        <LoadRings
          counts={data.counts}
          loaded={data.loadedThroughRing}
          nextHref={environmentHref({ ...url, rings: next })}
        />
      )}
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="mb-6 min-w-0 lg:sticky lg:top-4 lg:order-2 lg:self-start print:hidden">
          <FacilityMap
            label="Map of the facilities"
            center={point}
            radiusMiles={url.radius}
            ringsLoaded={data.loadedThroughRing}
            pointsHref={pointsHref(url, point)}
            selectHref={environmentHref({ ...url, page: 1, selected: '{id}' })}
            selectedId={url.selected}
          />
        </div>
        <FacilityList url={url} rows={rows} data={data} meta={answer.meta} />
      </div>
      <Share href={here} />
    </>
  )
}

/** A page that is shown as it was seen has its points kept beside it. */
function pointsHref(url: EnvironmentUrl, at: Point): string {
  const { replay } = readingScope()
  if (replay) return `${replay.href}/points`
  const query = environmentQuery({ ...url, at, rings: ringsToLoad(url), page: 1, selected: undefined })
  return `/environment/points?${query}`
}

/** The ring to load after this one, unless all are loaded or nothing is left in them. */
function nextRing({ rings, radius }: EnvironmentUrl, loaded: number): Ring | undefined {
  return ringsToLoad({ rings, radius } as EnvironmentUrl) < 3 && loaded < 3
    ? ((loaded + 1) as Ring)
    : undefined
}
