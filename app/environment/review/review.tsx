import { LongPart, Streamed } from '@/app/_lib/answer/streamed'
import type { Place } from '@/app/_surfaces/place/place'
import { PanelFoot } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/page/panel'
import { Rich } from '@/components/ui/page/rich'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { ruleUrl } from '@/lib/records/cleanup-site/rule-distance'
import type { AdjoiningLotsResult } from './adjoining'
import { AdjoiningPanel } from './adjoining-panel'
import { BoundariesPanel } from './boundaries/boundaries-panel'
import type { ReviewBoundaries } from './boundaries/fetch-boundaries'
import { summarize } from './describe-list'
import type { SearchDistanceOfList } from './describe-site'
import type { ReviewedArea } from './fetch-review'
import type { SiteElevationTexts } from './heights'
import { ListTable } from './lists'
import { ReviewMap } from './map/review-map'
import { NotSearched } from './not-searched'
import type { ReviewPermits } from './permits/fetch-permits'
import { PermitsPanel } from './permits/permits-panel'
import { RecordTables } from './records'
import { reviewTexts } from './review-texts'
import { SitesPanel, UnplacedPanel } from './sites'
import type { ReviewUrlParams } from './url'

interface Props {
  url: ReviewUrlParams
  place: Place
  area: ReviewedArea
  answer: CleanupSearchResult
  boundaries?: Promise<ReviewBoundaries>
  permits?: Promise<ReviewPermits>
  metas: readonly Meta[]
  heights?: Promise<SiteElevationTexts>
  adjoining?: Promise<AdjoiningLotsResult> | undefined
}

const texts = defineTexts('review.review', {
  noDate: 'EPA states no date of its own for these lists, so the day of retrieval is below.',
  rule: 'The column “Rule” is after 40 CFR 312.26(c): <page>the current text</page>.',
  where: '<list>Whom to ask for those</list>.',
})

/** Up to this number of records, the tables render in a few milliseconds. */
const MOST_AT_ONCE = 40

export function Review(props: Props) {
  const { url, place, area, answer, boundaries, permits, metas, heights, adjoining } = props
  const { lists, sites, unplaced, caveats } = answer
  const limitOf: SearchDistanceOfList = (list) => lists.find((each) => each.list === list)?.miles
  return (
    <>
      <div className="grid gap-x-6 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] print:block">
        <div className="min-w-0">
          <Panel id="lists" title={reviewTexts.lists}>
            <p className="mb-2 text-lg font-semibold text-pretty">{summarize(answer)}</p>
            <p className="mb-2">{translate(notAssessment)}</p>
            <p className="mb-3 text-muted">
              {area.start}{' '}
              <Rich text={texts.rule} parts={{ page: (words) => <a href={ruleUrl}>{words}</a> }} />
            </p>
            <p className="mb-3">
              {translate(notSearched)}{' '}
              <Rich text={texts.where} parts={{ list: (words) => <a href="#not-searched">{words}</a> }} />
            </p>
            <ListTable lists={lists} miles={url.miles && Number(url.miles)} permits={permits} />
            <p className="text-muted">{texts.noDate}</p>
            <PanelFoot
              metas={metas}
              caveats={caveats.filter((caveat) => caveat !== notAssessment && caveat !== notSearched)}
            />
          </Panel>
        </div>
        <div className="mb-6 min-w-0 [--map-height:20rem] xl:sticky xl:top-2 xl:h-[calc(100svh-6rem)] xl:max-h-[52rem] xl:self-start print:static print:mb-3 print:h-auto">
          <ReviewMap
            url={url}
            place={place}
            area={area}
            lists={lists}
            sites={sites}
            boundaries={boundaries}
          />
        </div>
      </div>
      <LongPart isLong={sites.length > MOST_AT_ONCE}>
        <RecordTables sites={sites} limitOf={limitOf} />
        <SitesPanel sites={sites} limitOf={limitOf} heights={heights} />
      </LongPart>
      {permits && (
        <Streamed later={permits}>
          <LatePermits permits={permits} />
        </Streamed>
      )}
      {boundaries && (
        <Streamed later={boundaries}>
          <LateBoundaries boundaries={boundaries} />
        </Streamed>
      )}
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

async function LateAdjoining({ adjoining }: { adjoining: Promise<AdjoiningLotsResult> }) {
  return <AdjoiningPanel adjoining={await adjoining} />
}

async function LateBoundaries({ boundaries }: { boundaries: Promise<ReviewBoundaries> }) {
  return <BoundariesPanel within={await boundaries} />
}

async function LatePermits({ permits }: { permits: Promise<ReviewPermits> }) {
  return <PermitsPanel permits={await permits} />
}
