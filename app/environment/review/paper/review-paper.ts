import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import { describeProvenance } from '@/app/_surfaces/pdf/describe-provenance'
import type { PdfDocument } from '@/app/_surfaces/pdf/render-pdf'
import type { PdfSection } from '@/app/_surfaces/pdf/write-section'
import type { CleanupSearchResult } from '@/connectors/federal-cleanup/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDay, formatMiles } from '@/lib/format'
import type { LngLat } from '@/lib/geography/types'
import { currentLanguage } from '@/lib/language/current-language'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { joinBySource } from '@/lib/provenance/describe-source'
import { notAssessment, notSearched } from '@/lib/records/cleanup-site/describe'
import { describeDirection } from '@/lib/records/cleanup-site/describe-direction'
import type { CleanupSite } from '@/lib/records/cleanup-site/fields'
import { type CleanupSiteGroup, groupSites } from '@/lib/records/cleanup-site/group-sites'
import { titleOfList } from '@/lib/records/cleanup-site/lists'
import { ruleUrl } from '@/lib/records/cleanup-site/rule-distance'
import { bareGround, interpolated } from '@/lib/records/elevation/fields'
import { formatAddress, formatFacilityName } from '@/lib/records/facility/facility-name'
import { isOutline } from '@/lib/records/parcel/outline'
import { type AdjoiningLotsResult, describeLot } from '../adjoining'
import { boundaryLabels, describeBoundary, type ReviewBoundaries } from '../boundaries/fetch-boundaries'
import { describeReviewed, listTexts, summarize } from '../describe-list'
import {
  byList,
  describeGroup,
  describePosition,
  describePublished,
  lineLabels,
  type SearchDistanceOfList,
  siteTexts,
} from '../describe-site'
import { methodLines } from '../export/method-lines'
import type { ReviewedArea } from '../fetch-review'
import type { SiteElevationTexts } from '../heights'
import { distanceLines } from '../map/draw-distances'
import { officesOf } from '../offices'
import {
  describeFailures,
  describePermit,
  describePermitSearch,
  MOST_PERMITS,
  milesOf,
  permitTexts,
} from '../permits/describe-permits'
import type { ReviewPermits } from '../permits/fetch-permits'
import { lotLabels, recordLabels, reviewTexts } from '../review-texts'
import { drawReview } from './draw-review'
import type { PrintedRoads } from './fetch-roads'

const texts = defineTexts('review.paper', {
  sample: (title) => `${title}. Sample data, not real`,
  place: 'Place',
  day: 'Retrieved',
  publisher: 'Published by',
  retrieved: (day) => `${day}. EPA states no date of its own for these lists.`,
  rule: (page) => `The column “Rule” is after 40 CFR 312.26(c): ${page}`,
  map: 'Map',
  alt: (sites) =>
    `Map, north up, of ${formatCount(sites, 'site')} around the place. The list of sites has the distance and direction of each.`,
  legend:
    'North is up. The diamond is the place, the solid line the outline that distances count from, the broken lines the distances searched, the gray lines boundaries of Superfund, the pale lines roads. Numbers are those of the list of sites; where sites crowd, some have none.',
  noRoads: 'We could not load all roads, so some are missing.',
  address: 'Address',
  noAddress: 'Not published',
  city: 'City',
  method: 'Method and limits',
  sources: 'Sources',
})

export interface ReviewPdfContent {
  place: { name: string; point: LngLat; states: readonly string[] }
  area: ReviewedArea
  answer: CleanupSearchResult
  meta: Meta
  metas: readonly Meta[]
  boundaries: ReviewBoundaries
  permits: ReviewPermits
  heights: SiteElevationTexts
  adjoining: AdjoiningLotsResult | undefined
  roads: PrintedRoads
}

export const mapLines = ({
  place,
  area: { outline },
  answer,
}: Pick<ReviewPdfContent, 'place' | 'area' | 'answer'>) => distanceLines(outline ?? place.point, answer.lists)

export function reviewPaper(reviewed: ReviewPdfContent): PdfDocument {
  const { place, area, answer, meta } = reviewed
  const title = meta.sample ? texts.sample(reviewTexts.title) : reviewTexts.title
  const day = formatDay(meta.retrievedAt.slice(0, 10))
  return {
    title,
    filename: `${reviewTexts.title} ${place.name}`,
    sample: meta.sample,
    foot: `${title}: ${place.name}, ${day}`,
    madeAt: meta.retrievedAt,
    language: currentLanguage(),
    head: [
      {
        kind: 'facts',
        items: [
          [texts.place, place.name],
          [texts.day, texts.retrieved(day)],
          [texts.publisher, translate(meta.publisher)],
        ],
      },
      { kind: 'text', text: `${summarize(answer)} ${translate(notAssessment)}` },
      { kind: 'text', text: `${area.start} ${texts.rule(ruleUrl)}` },
      { kind: 'text', text: translate(notSearched) },
    ],
    sections: sectionsOf(reviewed),
  }
}

function sectionsOf(reviewed: ReviewPdfContent): PdfSection[] {
  const { place, area, answer, meta, metas, boundaries, permits, heights, adjoining, roads } = reviewed
  const { lists, sites, unplaced } = answer
  const limitOf: SearchDistanceOfList = (list) => lists.find((each) => each.list === list)?.miles
  const groups = groupSites(sites)
  const sources = joinBySource([
    meta,
    ...metas,
    ...permits.metas,
    ...boundaries.metas,
    ...heights.metas,
    ...(adjoining?.metas ?? []),
    ...roads.metas,
  ])
  return [
    {
      title: reviewTexts.lists,
      blocks: [listTable(lists, permits)],
    },
    { title: texts.map, blocks: mapOf(reviewed, groups) },
    ...(sites.length > 0
      ? [
          { title: reviewTexts.byDistance, blocks: [distanceTable(sites, limitOf)] },
          { title: reviewTexts.byList, blocks: [groupedTable(sites, limitOf)] },
        ]
      : []),
    {
      title: reviewTexts.sites,
      blocks:
        groups.length === 0
          ? [text(reviewTexts.noSites)]
          : [
              text(reviewTexts.sitesLead(sites.length, groups.length)),
              ...groups.flatMap((group, index) => siteBlocks(index + 1, group, limitOf, heights)),
            ],
    },
    { title: permitTexts.title, blocks: permitBlocks(permits) },
    { title: reviewTexts.boundaries, blocks: boundaryBlocks(boundaries) },
    ...(adjoining ? [{ title: reviewTexts.adjoining, blocks: adjoiningBlocks(adjoining) }] : []),
    ...(unplaced.length > 0 ? [unplacedSection(unplaced)] : []),
    {
      title: reviewTexts.notSearched,
      blocks: [
        text(translate(notSearched)),
        { kind: 'list', items: officesOf(place.states).map(({ words, href }) => joinLine(words, href)) },
      ],
    },
    {
      title: texts.method,
      blocks: [
        { kind: 'facts', items: methodLines(answer, area.start) },
        ...(adjoining?.notes ?? []).map(text),
        ...(heights.metas.length > 0 ? [interpolated, bareGround] : []).map((limit) =>
          text(translate(limit)),
        ),
      ],
    },
    { title: texts.sources, blocks: [...new Set(sources.map(describeProvenance))].map(text) },
  ]
}

const text = (words: string): PdfBlock => ({ kind: 'text', text: words })

const joinLine = (words: string, href: string | undefined) => (href ? `${words}, ${href}` : words)

const listTable = (lists: CleanupSearchResult['lists'], { searches }: ReviewPermits): PdfBlock => ({
  kind: 'table',
  caption: listTexts.caption,
  columns: [
    listTexts.list,
    listTexts.miles,
    listTexts.rule,
    listTexts.counted,
    listTexts.listed,
    listTexts.rest,
    listTexts.unplaced,
  ],
  widths: [5.2, 0.9, 1.1, 0.9, 0.8, 0.8, 0.9],
  rows: [...lists.map(describeReviewed), ...searches.map(describePermitSearch)].map((list) => [
    [list.title, list.note, list.problem].filter(Boolean).join('\n'),
    [list.miles, list.shorter].filter(Boolean).join('\n'),
    list.rule,
    list.counted,
    list.listed,
    list.rest,
    list.unplaced,
  ]),
})

function mapOf(reviewed: ReviewPdfContent, groups: readonly CleanupSiteGroup[]): PdfBlock[] {
  const { place, area, boundaries, roads } = reviewed
  const sites = groups.flatMap(({ records: [{ latitude, longitude }] }, index) =>
    latitude === null || longitude === null ? [] : [{ number: index + 1, at: { latitude, longitude } }],
  )
  const drawing = drawReview({
    place: place.point,
    outline: area.outline ?? area.lot,
    lines: mapLines(reviewed),
    boundaries: boundaries.boundaries.flatMap(({ outline: area }) => (isOutline(area) ? area : [])),
    sites,
    roads: roads.roads,
  })
  return [
    { kind: 'drawing', drawing, alt: texts.alt(sites.length) },
    text([texts.legend, ...(roads.isWhole ? [] : [texts.noRoads])].join(' ')),
  ]
}

function describeWay(record: CleanupSite, limitOf: SearchDistanceOfList): string {
  const { distanceMiles, direction } = record
  const way = [
    distanceMiles === null ? null : formatMiles(distanceMiles),
    direction && describeDirection(direction),
  ]
  return [way.filter(Boolean).join(' '), ...describePosition(record, limitOf)].join('\n')
}

const distanceTable = (sites: readonly CleanupSite[], limitOf: SearchDistanceOfList): PdfBlock => ({
  kind: 'table',
  caption: reviewTexts.nearest,
  columns: [recordLabels.distance, recordLabels.site, recordLabels.list, recordLabels.status],
  widths: [2, 2.2, 2, 1.5],
  rows: sites.map((record) => [
    describeWay(record, limitOf),
    formatFacilityName(record.name),
    translate(titleOfList(record.list)),
    describePublished(record),
  ]),
})

const groupedTable = (sites: readonly CleanupSite[], limitOf: SearchDistanceOfList): PdfBlock => ({
  kind: 'table',
  caption: reviewTexts.grouped,
  columns: [
    recordLabels.list,
    recordLabels.site,
    recordLabels.distance,
    recordLabels.status,
    recordLabels.id,
  ],
  widths: [1.8, 2, 2, 1.3, 1.4],
  rows: byList(sites).map((record) => [
    translate(titleOfList(record.list)),
    formatFacilityName(record.name),
    describeWay(record, limitOf),
    describePublished(record),
    record.programId ?? '',
  ]),
})

function siteBlocks(
  number: number,
  group: CleanupSiteGroup,
  limitOf: SearchDistanceOfList,
  { words }: SiteElevationTexts,
): PdfBlock[] {
  const { lists, status, distance, notes, page } = describeGroup(group, limitOf)
  const [first] = group.records
  return [
    { kind: 'heading', text: `${number}. ${formatFacilityName(first.name)}` },
    {
      kind: 'facts',
      items: [
        [texts.address, formatAddress(first) ?? texts.noAddress],
        [lineLabels.lists, lists],
        [lineLabels.status, status],
        [lineLabels.distance, [distance, ...notes].join('. ')],
        [lineLabels.height, words.get(group.key) ?? siteTexts.noHeight],
        [lineLabels.page, page ?? siteTexts.noPage],
      ],
    },
  ]
}

function permitBlocks({ searches, permits }: ReviewPermits): PdfBlock[] {
  const failures = describeFailures(searches)
  const rows = permits
    .slice(0, MOST_PERMITS)
    .map((permit) => describePermit(permit, milesOf(searches, permit.list)))
  return [
    text(permitTexts.lead),
    ...failures.map(text),
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: permitTexts.caption,
            columns: [
              permitTexts.distance,
              permitTexts.facility,
              permitTexts.list,
              permitTexts.status,
              permitTexts.id,
            ],
            widths: [2, 2.2, 1.6, 1.4, 1.4],
            rows: rows.map(({ distance, note, name, list, status, id }) => [
              [distance, note].filter(Boolean).join('\n'),
              name,
              list,
              status,
              id,
            ]),
          },
        ]
      : failures.length < searches.length
        ? [text(failures.length > 0 ? permitTexts.noneOfSome : permitTexts.none)]
        : []),
    ...(permits.length > MOST_PERMITS ? [text(permitTexts.cut(MOST_PERMITS, permits.length))] : []),
  ]
}

function boundaryBlocks({ boundaries, miles, lines, why, caveats }: ReviewBoundaries): PdfBlock[] {
  if (why) return [text(why)]
  const rows = boundaries.map(describeBoundary)
  return [
    text([reviewTexts.boundariesLead(miles), ...lines].join(' ')),
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: reviewTexts.boundaryRows,
            columns: [boundaryLabels.name, boundaryLabels.kind, boundaryLabels.edge, boundaryLabels.status],
            widths: [2.4, 1.6, 1.2, 2],
            rows: rows.map(({ name, epaId, kind, edge, status }) => [
              [name, epaId].filter(Boolean).join(', '),
              kind,
              edge,
              status,
            ]),
          },
        ]
      : []),
    ...caveats.map((caveat) => text(translate(caveat))),
  ]
}

function adjoiningBlocks({ lots, why }: AdjoiningLotsResult): PdfBlock[] {
  if (why) return [text(why)]
  return [
    text(reviewTexts.adjoiningLead),
    {
      kind: 'table',
      caption: reviewTexts.adjoiningRows,
      columns: [lotLabels.parcel, lotLabels.address, lotLabels.records],
      widths: [1.2, 2, 3],
      rows: lots.map(describeLot).map(({ parcel, address, records }) => [parcel, address, records]),
    },
  ]
}

const unplacedSection = (sites: readonly CleanupSite[]): PdfSection => ({
  title: reviewTexts.unplacedCount(sites.length),
  blocks: [
    text(reviewTexts.unplacedLead),
    {
      kind: 'table',
      caption: reviewTexts.unplaced,
      columns: [recordLabels.site, texts.city, recordLabels.status, recordLabels.id],
      widths: [2.4, 1.4, 3, 1.4],
      rows: sites.map((record) => [
        formatFacilityName(record.name),
        formatAddress({ ...record, street: null, zip: null }) ?? '',
        describePublished(record),
        record.programId ?? '',
      ]),
    },
  ],
})
