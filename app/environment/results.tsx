import type { ReactNode } from 'react'
import { Streamed } from '@/app/_lib/answer/streamed'
import type { PointResolution } from '@/app/_lib/places/find-point'
import { Share } from '@/app/_lib/share/share'
import { violationWords } from '@/components/facilities/violation-labels'
import { ViolationMark } from '@/components/facilities/violation-mark'
import { viewOfBounds } from '@/components/map/fit'
import { formatLook, mapLink, mapLinkTexts } from '@/components/map/map-link'
import type { Bounds } from '@/components/map/map-props'
import { PanelFoot } from '@/components/provenance/provenance'
import { buttonLook } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { DropDown } from '@/components/ui/page/drop-down'
import { PrintButton } from '@/components/ui/print-button'
import { listedFormats } from '@/lib/export/format'
import { formatNumber } from '@/lib/format'
import { pointToward } from '@/lib/geography/geo-circle'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import {
  describeThings,
  describeTotal,
  describeViolations,
  describeWhere,
} from '@/lib/records/facility/describe'
import { notAbsence, notListed, notProof } from '@/lib/records/facility/limits'
import { countClasses, type ViolationClass, violationClasses } from '@/lib/records/facility/violation-class'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { milesToMeters } from '@/lib/units'
import { upperFirst } from '@/lib/upper-first'
import { CleanupLine, type PendingCleanupSites } from './cleanup/cleanup-line'
import { FacilityFilters, filterFacilities } from './facility-list'
import {
  type FacilitySearchArea,
  type FacilitySearchResponse,
  type ListedFacility,
  loadedRings,
} from './fetch-facilities'
import { countFromLot, type PendingLotOutline } from './from-lot'
import { describeFilters } from './headline'
import { LoadRings } from './load-rings'
import {
  type DistanceRingNumber,
  type EnvironmentUrlParams,
  environmentHref,
  environmentUrl,
  ringsToLoad,
} from './url'

const texts = defineTexts('environment.results', {
  lead: 'A violation can be a late report or a spill.',
  status: 'Filter by violation',
  next: 'Load the next ring',
  share: 'Share',
  download: 'Export',
  files: 'these facilities',
  of: (search, place) => `${search} of ${place}`,
  around: (address) => `Around ${address}.`,
  progress: (rings, listed, matched) =>
    `${rings} of 3 rings: ${formatNumber(listed)} of ${matched === null ? 'more than the source counts' : formatNumber(matched)} records`,
})

export function ResultsHead({
  url,
  place,
  children,
}: {
  url: EnvironmentUrlParams
  place?: string
  children: ReactNode
}) {
  const search = `${upperFirst(describeThings(url))} ${describeWhere(url)}`
  return (
    <div className="py-3">
      <Title>{place ? texts.of(search, place) : search}</Title>
      {children}
    </div>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h2 className="text-2xl leading-tight font-semibold text-balance wrap-anywhere print:text-xl">
    {children}
  </h2>
)

interface Props {
  url: EnvironmentUrlParams
  area: FacilitySearchArea
  answer: FacilitySearchResponse
  place: Extract<PointResolution, { kind: 'point' }> | undefined
  lot: PendingLotOutline
  cleanup: PendingCleanupSites
}

function describeNearest(data: FacilitySearchResponse['data'], rows = data.rows): string {
  const isWhole = loadedRings(data) === 3 && data.counts.notLoaded === 0
  return translate(describeViolations(rows, isWhole) ?? notAbsence)
}

interface NearestProps {
  data: FacilitySearchResponse['data']
  lot: PendingLotOutline
}

const NearestFromLot = async ({ data, lot }: NearestProps) =>
  describeNearest(data, countFromLot(data, await lot))

export function FacilitiesHead({ url, area, answer, place, lot, cleanup }: Props) {
  const { data, meta } = answer
  const { counts, rows } = data
  const next = nextRing(url, loadedRings(data))
  return (
    <div id="summary" className="py-3 print:contents">
      <Title>{describeTotal(url, counts.matched)}</Title>
      <p className="mt-1 text-lg leading-snug font-semibold text-pretty">
        <Streamed later={lot} fallback={describeNearest(data)}>
          <NearestFromLot data={data} lot={lot} />
        </Streamed>
      </p>
      {/* On a phone this line is below the list, because there is no room for it above the map. */}
      <CleanupLine
        id="cleanup"
        url={url}
        area={area}
        cleanup={cleanup}
        className="max-sm:hidden print:flex"
      />
      <p className="mt-1 hidden print:block">{describeFilters(url)}</p>
      {place?.matchedAddress && (
        <p className="mt-1 text-base text-muted">{texts.around(toMixedCase(place.matchedAddress))}</p>
      )}
      {(counts.notLoaded !== 0 || counts.listedWithoutPosition > 0) && (
        <p className="mt-1 text-base">{translate(counts.sentence)}</p>
      )}
      {rows.length > 0 && <StatusFilters url={url} rows={rows} />}
      {next && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-3 py-2 text-base print:hidden">
          <LoadRings progress={describeProgress(data)} nextHref={environmentHref({ ...url, rings: next })} />
          <noscript>
            <a href={environmentHref({ ...url, rings: next })}>{texts.next}</a>
          </noscript>
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
        {rows.length > 0 && <FacilityFilters url={url} />}
        <span className="ml-auto flex flex-wrap gap-2">
          <DropDown id="share-card" label={texts.share}>
            <Share href={environmentHref(url)} />
          </DropDown>
          {rows.length > 0 && (
            <DropDown id="export-card" label={texts.download}>
              <ExportLinks
                what={texts.files}
                formats={[{ id: 'pdf', label: 'PDF' }, ...listedFormats]}
                isLive
                href={(format) => localHref(`/environment/export?format=${format}&${listQuery(url, area)}`)}
              />
            </DropDown>
          )}
          <PrintButton />
          <a href={mapHref(url, area)} className={`no-underline ${buttonLook('compact')}`}>
            {mapLinkTexts.open}
          </a>
        </span>
      </div>
      <p className="mt-2 text-sm">
        {translate(notProof)} {texts.lead}
        {rows.length === 0 && ` ${translate(notListed)}`}
      </p>
      <div className="text-sm print:order-1">
        <PanelFoot
          notes={[counts.sentence, ...(place?.notes ?? []), ...data.notes]}
          caveats={data.caveats}
          metas={[meta]}
        />
      </div>
    </div>
  )
}

const [FARTHEST, NEAREST] = [11, 15]

function mapHref({ radius, status }: EnvironmentUrlParams, area: FacilitySearchArea) {
  const { zoom, ...middle } = viewOfBounds('bbox' in area ? area.bbox : heightOf(area.point, radius), NEAREST)
  return mapLink(middle, {
    zoom: Math.max(FARTHEST, zoom),
    on: ['facilities'],
    looks: status ? [formatLook('facilities', 'status', status)] : [],
  })
}

/** The bounds extend only from south to north, because a circle on the map is as wide as it is high. */
function heightOf({ latitude, longitude }: LngLat, miles: number): Bounds {
  const [, north = latitude] = pointToward({ latitude, longitude }, 0, milesToMeters(miles))
  return [longitude, 2 * latitude - north, longitude, north]
}

function describeProgress(data: FacilitySearchResponse['data']): string {
  const { matched, listedWithPosition, listedWithoutPosition } = data.counts
  return texts.progress(loadedRings(data), listedWithPosition + listedWithoutPosition, matched)
}

function listQuery(url: EnvironmentUrlParams, area: FacilitySearchArea): URLSearchParams {
  const place = 'point' in area ? { at: area.point } : {}
  return environmentUrl.toQuery({
    ...url,
    ...place,
    page: 1,
    whole: false,
    selected: undefined,
    cleanup: undefined,
  })
}

const classes = Object.keys(violationClasses) as ViolationClass[]

function StatusFilters({ url, rows }: { url: EnvironmentUrlParams; rows: readonly ListedFacility[] }) {
  const { status: _, ...others } = url
  const counts = countClasses(filterFacilities(rows, others))
  return (
    <nav aria-label={texts.status}>
      <ul className="mt-3 grid grid-cols-2 gap-1.5 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4 print:flex print:gap-4">
        {classes.map((name) => {
          const isChosen = url.status === name
          return (
            <li key={name}>
              <a
                id={`status-${name}`}
                href={environmentHref({ ...url, status: isChosen ? undefined : name, page: 1 })}
                data-soft=""
                data-print="bare"
                aria-current={isChosen || undefined}
                title={violationWords.classes[name]}
                className={`flex min-h-11 items-center gap-1.5 rounded-control border px-2 py-1 text-[0.8125rem] leading-tight text-ink no-underline hover:border-accent print:border-0 print:p-0 ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
              >
                <ViolationMark name={name} className="size-4 shrink-0" />
                <strong
                  className={`text-lg tabular-nums ${name === 'current' && counts[name] > 0 ? 'text-bad' : ''}`}
                >
                  {formatNumber(counts[name])}
                </strong>
                <span className="min-w-0">
                  {violationWords.labels[name]}
                  {isChosen && <span aria-hidden="true"> ×</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function nextRing(url: EnvironmentUrlParams, loaded: number): DistanceRingNumber | undefined {
  return !url.bbox && ringsToLoad(url) < 3 && loaded < 3 ? ((loaded + 1) as DistanceRingNumber) : undefined
}
