import { Streamed } from '@/app/_lib/answer/streamed'
import { toFeature, toPin } from '@/app/_surfaces/place/features'
import type { Place } from '@/app/_surfaces/place/place'
import { LazyMap } from '@/components/map/lazy-map'
import { PanelFoot } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import type { CleanupAnswer } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatList, formatNumber } from '@/lib/format'
import { boundsOf } from '@/lib/geography/geo'
import { countRecords, notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import { ruleUrl } from '@/lib/records/cleanup-site/rule-distance'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import type { Adjoining } from './adjoining'
import { AdjoiningPanel } from './adjoining-panel'
import type { LimitOf } from './describe-site'
import { distanceLine } from './draw-distances'
import type { ReviewedArea } from './fetch-review'
import type { SiteHeights } from './heights'
import { ListTable } from './lists'
import { NotSearched } from './not-searched'
import { RecordTables } from './records'
import { SitesPanel, UnplacedPanel } from './sites'

interface Props {
  place: Place
  area: ReviewedArea
  answer: CleanupAnswer
  metas: readonly Meta[]
  heights?: Promise<SiteHeights>
  adjoining?: Promise<Adjoining> | undefined
}

const texts = {
  lists: 'Lists searched',
  map: 'Map of the recorded sites around the place',
  list: 'Sites, nearest first',
  lot: 'The lot',
  outline: 'Your outline',
  place: 'The place',
  rule: 'The column “Rule” is after 40 CFR 312.26(c): ',
  ruleLink: 'the current text',
  noDate: 'EPA states no date of its own for these lists, so the day of retrieval is below.',
  where: 'Whom to ask for those',
  none: 'No site is recorded within these distances on the lists that answered.',
  distances: (miles: readonly number[]) =>
    `Lines at ${formatList(miles.map((each) => formatNumber(each)))} ${miles.length === 1 && miles[0] === 1 ? 'mile' : 'miles'}`,
  moreDrawn: 'Only the 300 nearest sites are drawn.',
}

const MOST_DRAWN = 300

export function summarize({ lists }: Pick<CleanupAnswer, 'lists'>): string {
  const failures = lists.filter(({ state }) => state === 'failed').length
  const filled = lists.filter(({ state }) => state === 'found').length
  const counted = countRecords(lists)
  const first =
    counted === 0
      ? texts.none
      : `${formatCount(counted, 'record')} on ${filled} of ${formatCount(lists.length, 'list')} within these distances.`
  return failures > 0 ? `${first} We could not ask ${formatCount(failures, 'list')}.` : first
}

export function Review({ place, area, answer, metas, heights, adjoining }: Props) {
  const { lists, sites, unplaced, caveats } = answer
  const limitOf: LimitOf = (list) => lists.find((each) => each.list === list)?.miles
  return (
    <>
      <div className="grid gap-x-6 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] print:block">
        <div className="min-w-0">
          <Panel id="lists" title={texts.lists}>
            <p className="mb-2 text-lg font-semibold text-pretty">{summarize(answer)}</p>
            <p className="mb-2">{notAssessment}</p>
            <p className="mb-3 text-muted">
              {area.start} {texts.rule}
              <a href={ruleUrl}>{texts.ruleLink}</a>.
            </p>
            <ListTable lists={lists} />
            <p className="mb-2">
              {notSearched} <a href="#not-searched">{texts.where}</a>.
            </p>
            <p className="text-muted">{texts.noDate}</p>
            <PanelFoot
              metas={metas}
              caveats={caveats.filter((caveat) => caveat !== notAssessment && caveat !== notSearched)}
            />
          </Panel>
        </div>
        <div className="mb-6 min-w-0 [--map-height:20rem] xl:sticky xl:top-2 xl:h-[calc(100svh-6rem)] xl:max-h-[52rem] xl:self-start print:static print:mb-3 print:h-auto">
          <ReviewMap place={place} area={area} lists={lists} sites={sites} />
        </div>
      </div>
      <RecordTables sites={sites} limitOf={limitOf} />
      <SitesPanel sites={sites} limitOf={limitOf} heights={heights} />
      {adjoining && (
        <Streamed later={adjoining}>
          <LateAdjoining adjoining={adjoining} />
        </Streamed>
      )}
      <UnplacedPanel sites={unplaced} limitOf={limitOf} />
      <NotSearched states={place.states} />
    </>
  )
}

async function LateAdjoining({ adjoining }: { adjoining: Promise<Adjoining> }) {
  return <AdjoiningPanel adjoining={await adjoining} />
}

type MapProps = Pick<Props, 'place' | 'area'> & Pick<CleanupAnswer, 'lists' | 'sites'>

function ReviewMap({ place, area, lists, sites }: MapProps) {
  const { outline, lot } = area
  const miles = [...new Set(lists.map((list) => list.miles))].toSorted((one, other) => one - other)
  const lines = miles.map((each) => distanceLine(outline ?? place.point, each))
  const shape = outline ?? lot
  // An outline of a visitor comes without a lot.
  const shapeName = lot ? texts.lot : texts.outline
  const groups = groupSites(sites)
  const bounds = boundsOf(lines)
  return (
    <>
      <LazyMap
        label={texts.map}
        opens
        listLabel={texts.list}
        features={{
          type: 'FeatureCollection',
          features: [
            ...lines.map((line, index) => toFeature(`distance ${index}`, '', 'context', line)),
            ...(shape ? [toFeature('lot', shapeName, 'result', shape)] : []),
            ...groups.slice(0, MOST_DRAWN).flatMap(({ key, records: [first] }) => drawSite(key, first)),
            toPin('place', texts.place, 'place', place.point),
          ],
        }}
        {...(bounds ? { bounds } : {})}
        crowded={groups.length > 20}
        pickHref="/environment/review?at={lat},{lon}"
        legend={{
          choice: 'Recorded site',
          ...(shape ? { result: shapeName } : {}),
          place: texts.place,
          context: texts.distances(miles),
        }}
      />
      {groups.length > MOST_DRAWN && <p className="mt-2 text-muted">{texts.moreDrawn}</p>}
    </>
  )
}

const drawSite = (key: string, { name, latitude, longitude }: CleanupSite) =>
  latitude === null || longitude === null
    ? []
    : [toPin(`site ${key}`, formatFacilityName(name), 'choice', { latitude, longitude })]
