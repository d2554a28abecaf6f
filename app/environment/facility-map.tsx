import { type Center, drawRings } from './map/draw-rings'
import { FacilityLegend } from './map/facility-legend'
import { LazyFacilities } from './map/lazy-facilities'

interface Props {
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
export function FacilityMap({
  label,
  center,
  radiusMiles,
  ringsLoaded,
  pointsHref,
  selectHref,
  selectedId,
}: Props) {
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
