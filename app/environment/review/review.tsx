import { toFeature, toPin } from '@/app/_surfaces/place/features'
import type { Place } from '@/app/_surfaces/place/place'
import { LazyMap } from '@/components/map/lazy-map'
import { PanelFoot } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import { SideBySide } from '@/components/ui/page/side-by-side'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { notAssessment } from '@/lib/records/cleanup-site/describe'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import type { ReviewedArea } from './fetch-review'
import { ListTable, SiteList, UnplacedSites } from './lists'
import { NotSearched } from './not-searched'

interface Props {
  place: Place
  area: ReviewedArea
  answer: CleanupAnswer
  metas: readonly Meta[]
}

const texts = {
  lists: 'Lists searched',
  sites: 'Sites, nearest first',
  map: 'Map of the recorded sites around the place',
  list: 'Sites, nearest first',
  lot: 'The lot',
  place: 'The place',
  legend: { choice: 'Recorded site', result: 'The lot', place: 'The place' },
  none: 'No site is recorded within these distances on the lists that answered.',
  moreDrawn: 'Only the 300 nearest sites are drawn.',
}

const MOST_DRAWN = 300

export function summarize({ sites, lists }: Pick<CleanupAnswer, 'sites' | 'lists'>): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  const filled = lists.filter(({ state }) => state === 'found').length
  const counted = lists.reduce((sum, { listed, notLoaded }) => sum + (listed ?? 0) + (notLoaded ?? 0), 0)
  const first =
    sites.length === 0
      ? texts.none
      : `${formatCount(counted, 'record')} on ${filled} of ${formatCount(lists.length, 'list')} within these distances.`
  return failures > 0 ? `${first} We could not ask ${formatCount(failures, 'list')}.` : first
}

export function Review({ place, area, answer, metas }: Props) {
  const { lists, sites, unplaced, caveats } = answer
  return (
    <SideBySide
      first={
        <Panel id="lists" title={texts.lists}>
          <p className="mb-2 text-lg font-semibold text-pretty">{summarize(answer)}</p>
          <p className="mb-2">{notAssessment}</p>
          <p className="mb-3 text-muted">{area.start}</p>
          <ListTable lists={lists} />
          <PanelFoot metas={metas} caveats={caveats.filter((caveat) => caveat !== notAssessment)} />
        </Panel>
      }
      side={
        <>
          <LazyMap
            label={texts.map}
            opens
            listLabel={texts.list}
            features={{ type: 'FeatureCollection', features: drawFeatures(place, area, sites) }}
            pickHref="/environment/review?at={lat},{lon}"
            legend={texts.legend}
          />
          {sites.length > MOST_DRAWN && <p className="mt-2 text-muted">{texts.moreDrawn}</p>}
        </>
      }
      rest={
        <>
          <Panel id="sites" title={texts.sites}>
            {sites.length === 0 ? <p>{texts.none}</p> : <SiteList id="sites" sites={sites} />}
          </Panel>
          <UnplacedSites sites={unplaced} />
          <NotSearched states={place.states} />
        </>
      }
    />
  )
}

const drawFeatures = (place: Place, { lot }: ReviewedArea, sites: readonly CleanupSite[]) => [
  ...(lot ? [toFeature('lot', texts.lot, 'result', lot)] : []),
  ...sites.slice(0, MOST_DRAWN).flatMap((site, at) =>
    site.latitude === null || site.longitude === null
      ? []
      : [
          toPin(`site ${at}`, formatFacilityName(site.name), 'choice', {
            latitude: site.latitude,
            longitude: site.longitude,
          }),
        ],
  ),
  toPin('place', texts.place, 'place', place.point),
]
