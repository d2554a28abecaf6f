import type { ReactNode } from 'react'
import { Answer as AnswerSlot, type PageContentStream } from '@/app/_lib/answer/page-stream'
import { Streamed } from '@/app/_lib/answer/streamed'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { readingScope } from '@/app/_lib/read/reading-scope'
import { DroppedNotice } from '@/components/ui/notice'
import { defineTexts } from '@/lib/language/define-texts'
import { CleanupLine } from './cleanup/cleanup-line'
import { drawSites, sitesFor } from './cleanup/filter-sites'
import { Enhanced } from './enhanced'
import type { EnvironmentPageContent, FacilitiesLocation } from './facilities-answer'
import { FacilityList } from './facility-list'
import type { FacilitySearchArea, FacilitySearchResponse } from './fetch-facilities'
import { QuestionLine } from './form'
import { drawBox } from './map/draw-box'
import { drawRings } from './map/draw-rings'
import { LazyFacilities } from './map/lazy-facilities'
import { ResultsHead } from './results'
import { formatPosition } from './search-place'
import { type EnvironmentUrlParams, environmentHref, environmentUrl, ringsToLoad } from './url'

const texts = defineTexts('environment.result-page', {
  map: 'Map of the facilities',
  list: 'The list of facilities',
})

interface Props {
  url: EnvironmentUrlParams
  located: Promise<FacilitiesLocation>
  reply: PageContentStream & { later: Promise<EnvironmentPageContent> }
  dropped: readonly string[]
}

export function ResultPage({ url, located, reply, dropped }: Props) {
  const { q, at, bbox, radius, media, activeOnly } = url
  const question = environmentHref({ q, at, bbox, radius, media, activeOnly })
  return (
    <Enhanced className="mx-auto max-w-page lg:grid lg:grid-cols-[minmax(0,45fr)_minmax(0,55fr)] min-[86rem]:grid-cols-[minmax(0,42fr)_minmax(0,58fr)] lg:grid-rows-[auto_1fr] print:flex print:flex-col">
      {/* On paper, `contents` removes this box, so that the source can be ordered after the map and the rows. */}
      <div className="min-w-0 px-4 pt-3 sm:px-6 print:contents">
        <h1 className="sr-only">{nameOfTool('/environment')}</h1>
        <DroppedNotice dropped={dropped} />
        <QuestionLine url={url} />
        <AnswerSlot
          key={question}
          reply={reply}
          frame={(asking) => (
            <ResultsHead url={url} place={describePlace(url)}>
              {asking}
            </ResultsHead>
          )}
        />
      </div>
      <div className="min-w-0 px-4 pb-3 [--map-height:25rem] sm:px-6 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-5.5rem)] lg:self-start lg:p-0 print:p-0">
        <Streamed later={located} fallback={null}>
          <FacilityMap url={url} located={located} later={reply.later} />
        </Streamed>
      </div>
      <div className="min-w-0">
        <Streamed later={reply.later} fallback={<ListSkeleton />}>
          <List url={url} later={reply.later} />
        </Streamed>
      </div>
    </Enhanced>
  )
}

/** Uses the coordinates and never `q`, because the text of a link must not become a heading. */
const describePlace = ({ at }: EnvironmentUrlParams) => at && formatPosition(at)

async function List({
  url,
  later,
}: {
  url: EnvironmentUrlParams
  later: Promise<EnvironmentPageContent>
}): Promise<ReactNode> {
  const { facilities, lot, area, cleanup } = await later
  if (!facilities || !lot || !area) return null
  return (
    <>
      <Streamed later={lot} fallback={<FacilityList url={url} answer={facilities} />}>
        <ListFromLot url={url} answer={facilities} lot={lot} />
      </Streamed>
      <CleanupLine
        id="cleanup-below"
        url={url}
        area={area}
        cleanup={cleanup}
        className="px-4 pb-3 sm:hidden print:hidden"
      />
    </>
  )
}

interface FromLotProps extends Required<Pick<EnvironmentPageContent, 'lot'>> {
  url: EnvironmentUrlParams
  answer: FacilitySearchResponse
}

async function ListFromLot({ lot, ...props }: FromLotProps) {
  return <FacilityList {...props} outline={await lot} />
}

const lines = Array.from({ length: 12 }, (_, line) => line)

const ListSkeleton = () => (
  <div aria-hidden="true" className="print:hidden">
    {lines.map((line) => (
      <div key={line} className="flex h-9 items-center border-b border-line px-4 sm:px-6">
        <span className="h-3 w-1/2 rounded bg-line" />
      </div>
    ))}
  </div>
)

interface MapProps {
  url: EnvironmentUrlParams
  located: Promise<FacilitiesLocation>
  later: Promise<EnvironmentPageContent>
}

async function drawCleanup({ later, url }: Pick<MapProps, 'later' | 'url'>) {
  const answer = await (await later).cleanup
  return answer?.ok ? drawSites(sitesFor(answer.data, url.cleanup)) : []
}

/** The server computes the rings, so that the browser does not load code for distances on the ellipsoid. */
async function FacilityMap({ url, located, later }: MapProps) {
  const where = await located
  if (where.kind !== 'area') return null
  const { area } = where
  const loaded = 'bbox' in area ? 3 : ringsToLoad(url)
  return (
    <LazyFacilities
      label={texts.map}
      listLabel={texts.list}
      area={'bbox' in area ? drawBox(area.bbox) : drawRings(area.point, url.radius, loaded)}
      pointsHref={pointsHref(url, area)}
      // Restores the braces of the placeholder, which `environmentHref` encodes.
      selectHref={environmentHref({ ...url, page: 1, selected: '{id}' }).replace(
        encodeURIComponent('{id}'),
        '{id}',
      )}
      boxHref={environmentHref({ media: url.media, activeOnly: url.activeOnly })}
      selectedId={url.selected}
      cleanup={'point' in area ? drawCleanup({ later, url }) : undefined}
    />
  )
}

function pointsHref(url: EnvironmentUrlParams, area: FacilitySearchArea): string {
  const { replay } = readingScope()
  if (replay) return `${replay.href}/points`
  const place = 'point' in area ? { at: area.point, rings: ringsToLoad(url) } : {}
  const query = {
    ...url,
    ...place,
    page: 1,
    whole: false,
    sort: undefined,
    selected: undefined,
    cleanup: undefined,
  }
  return `/environment/points?${environmentUrl.toQuery(query)}`
}
