import 'server-only'
import { exportHref } from '@/app/_lib/export-href'
import { read } from '@/app/_lib/read/data'
import type { SimilarCookHomes } from '@/connectors/us-assessment-evidence/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDollars, formatMiles, formatNumber } from '@/lib/format'
import { distanceAndDirection } from '@/lib/geography/distance-and-direction'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { milesToMeters } from '@/lib/units'
import type { HomeSelection } from '../../fetch-home'
import {
  type ComparisonSubject,
  formatArea,
  nameParcel,
  type SubjectHomeRow,
  sourceLine,
  valueCells,
} from '../similar-home'
import { sourceTitles } from '../source-titles'
import { compareProposal, describeFacts } from './compare-proposal'
import { describeHomeRank } from './describe-rank'
import type { SuggestedHome, SuggestedHomesOutcome } from './proposal'

type CookHome = SimilarCookHomes['records'][number]

const texts = defineTexts('similar.cook', {
  criteria: (count: number, all: number) =>
    `${count < all ? `The ${formatNumber(count)} homes most` : formatCount(count, 'home', 'homes')} like yours of ${formatNumber(all)}: same class and neighborhood of the Assessor, building within 20 percent of the size, built within 15 years. Homes with a value come first; no amount changes the order. Sizes are measured outside the walls.`,
  unknown: (count: number) =>
    `${formatCount(count, 'similar home has', 'similar homes have')} no value yet at this stage.`,
  none: 'We propose no homes: the Assessor has none of the same class and neighborhood, within 20 percent of the size and 15 years of the age.',
  noValue: 'no value yet at the stage of yours',
  away: (miles: number) => `${formatMiles(miles)} away`,
  files: (homes: number) => `your home and these ${formatNumber(homes)}`,
  rooms: (rooms: number) => formatCount(rooms, 'room', 'rooms'),
})

export async function proposeInCook(
  { property }: HomeSelection,
  subject: ComparisonSubject,
): Promise<SuggestedHomesOutcome | undefined> {
  if (!property.parcelId || subject.year === null) return undefined
  const params = { pin: property.parcelId, year: subject.year }
  const answer = await read('us-assessment-evidence', 'findSimilarHomes', params)
  if (!answer.ok) return { kind: 'none', why: translate(answer.error.message) }
  const { data, meta } = answer
  const { stage, homeTotal, home, homePlace, records, candidates } = data
  if (records.length === 0 || !stage || !homeTotal) return { kind: 'none', why: texts.none }
  const own = toOwnRow(subject, homeTotal, home.buildingSquareFeet)
  return {
    kind: 'proposed',
    own,
    point: homePlace,
    criteria: texts.criteria(records.length, candidates),
    rank: rankIn(data, subject),
    meta,
    files: {
      what: texts.files(records.length),
      href: (format) => exportHref('us-assessment-evidence', 'findSimilarHomes', format, params),
    },
    list: records.map((each) => toProposal(each, { subject, own, homePlace, stage, meta })),
  }
}

function rankIn({ rank }: SimilarCookHomes, { kind }: ComparisonSubject): string | undefined {
  if (!rank) return undefined
  const { lower, equal, higher, unknown } = rank
  const sentence = describeHomeRank({ kind, lower, equal, homes: lower + equal + higher })
  return sentence && unknown > 0 ? `${sentence} ${texts.unknown(unknown)}` : sentence
}

const toOwnRow = ({ own }: ComparisonSubject, amount: number, area: number | null): SubjectHomeRow => ({
  ...own,
  amount,
  area,
  home: {
    ...own.home,
    value: formatDollars(amount),
    ...(area ? { area: formatArea(area), perFoot: formatDollars(amount / area, 2) } : {}),
  },
})

interface Context {
  subject: ComparisonSubject
  own: SubjectHomeRow
  homePlace: LngLat | null
  stage: 'mailed' | 'certified' | 'board'
  meta: Meta
}

function toProposal(each: CookHome, { subject, own, homePlace, stage, meta }: Context): SuggestedHome {
  const total = { mailed: each.mailedTotal, certified: each.certifiedTotal, board: each.boardTotal }[stage]
  const { yearBuilt, parcelId, place } = each
  const miles = homePlace && place && distanceAndDirection(homePlace, place).miles
  const area = each.buildingSquareFeet ?? 0
  const perFoot = total && area ? total / area : null
  const parcel = parcelId.replace(/^(..)(..)(...)(...)(....)$/, '$1-$2-$3-$4-$5')
  const home = {
    address: each.address ? formatHomeAddress(each.address) : nameParcel(parcel),
    parcel,
    ...(own.home.class ? { class: own.home.class } : {}),
    built: String(yearBuilt),
    area: formatArea(area),
    value: total ? formatDollars(total) : '',
    ...(perFoot === null ? {} : { perFoot: formatDollars(perFoot, 2) }),
    from: sourceLine(subject, sourceTitles[stage], meta.retrievedAt),
    ...valueCells(subject),
  }
  return {
    home,
    comparison: total ? compareProposal(own, home) : texts.noValue,
    facts: describeFacts(home, [
      miles === null ? '' : texts.away(miles),
      each.style ?? '',
      each.rooms ? texts.rooms(each.rooms) : '',
    ]),
    ...(each.style && { agencyWords: [each.style] }),
    point: place,
    figures: {
      size: area,
      age: -(yearBuilt ?? 0),
      perFoot,
      distance: miles === null ? null : milesToMeters(miles),
    },
  }
}
