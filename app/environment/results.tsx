import type { ReactNode } from 'react'
import type { FoundPoint, Point } from '@/app/_lib/places/find-point'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { Share } from '@/app/_lib/share/share'
import { AddressChoices } from '@/components/parcels/address-choices'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { FacilityList } from './facility-list'
import { fetchFacilities, filterFacilities } from './fetch-facilities'
import { LoadRings } from './load-rings'
import { type Center, drawRings } from './map/draw-rings'
import { FacilityLegend } from './map/facility-legend'
import { LazyFacilities } from './map/lazy-facilities'
import { Summary } from './summary'
import { type EnvironmentUrl, environmentHref, environmentUrl, type Ring, ringsToLoad } from './url'

/** What became of the question: a choice of addresses, a failure, or the facilities. */
export async function showAnswer(url: EnvironmentUrl, found: FoundPoint | undefined): Promise<ReactNode> {
  const point = url.at ?? (found?.kind === 'point' ? found.point : undefined)
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
    const query = environmentUrl.toQuery(rest).toString()
    return (
      <AddressChoices
        found={found.found}
        meta={found.meta}
        pointHref={`/environment?${query}&at={lat},{lon}`}
      />
    )
  }
  if (!point) return null
  const answer = await fetchFacilities(url, point)
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

interface FacilityMapProps {
  /** Names the region, and must differ from other maps of the page. */
  label: string
  center: Center
  radiusMiles: number
  ringsLoaded: number
  /** Where the points come from: `/environment/points?…`, without page and selection. */
  pointsHref: string
  /** The page with a facility selected, `{id}` in its place. */
  selectHref: string
  selectedId: string | undefined
}

const texts = { list: 'The list of facilities' }

/** The map of facilities around a point. Rings are computed here, so that the browser need not know the ellipsoid. */
function FacilityMap({
  label,
  center,
  radiusMiles,
  ringsLoaded,
  pointsHref,
  selectHref,
  selectedId,
}: FacilityMapProps) {
  return (
    <div className="flex min-w-0 flex-col lg:h-full">
      <div className="min-h-0 min-w-0 lg:flex-1">
        <LazyFacilities
          label={label}
          listLabel={texts.list}
          rings={drawRings(center, radiusMiles, ringsLoaded)}
          pointsHref={pointsHref}
          // The page writes its addresses encoded, and the braces with them.
          selectHref={selectHref.replace(encodeURIComponent('{id}'), '{id}')}
          selectedId={selectedId}
        />
      </div>
      <FacilityLegend radiusMiles={radiusMiles} ringsLoaded={ringsLoaded} />
    </div>
  )
}

/** A page that is shown as it was seen has its points kept beside it. */
function pointsHref(url: EnvironmentUrl, at: Point): string {
  const { replay } = readingScope()
  if (replay) return `${replay.href}/points`
  const query = environmentUrl.toQuery({ ...url, at, rings: ringsToLoad(url), page: 1, selected: undefined })
  return `/environment/points?${query}`
}

/** The ring to load after this one, unless all are loaded or nothing is left in them. */
function nextRing({ rings, radius }: EnvironmentUrl, loaded: number): Ring | undefined {
  return ringsToLoad({ rings, radius } as EnvironmentUrl) < 3 && loaded < 3
    ? ((loaded + 1) as Ring)
    : undefined
}
