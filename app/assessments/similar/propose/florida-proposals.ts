import 'server-only'
import { selectedParcelsHref, similarFileHref } from '@/components/parcels/parcel-href'
import type {
  ComparableParcel,
  ComparableSale,
  SimilarParcelsReport,
} from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDollars, formatMiles, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { standingOf } from '@/lib/ratio-study/standing'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { metersToMiles } from '@/lib/units'
import type { HomeSelection } from '../../fetch-home'
import { fetchFloridaSimilar } from '../fetch-florida-similar'
import { type ComparisonSubject, formatArea, nameParcel, sourceLine, valueCells } from '../similar-home'
import { sourceTitles } from '../source-titles'
import { compareProposal, describeFacts } from './compare-proposal'
import { describeHomeRank } from './describe-rank'
import { AREA_PERCENT, chooseLikeHomes, MOST_PROPOSED, YEARS } from './likeness'
import type { SuggestedHome, SuggestedHomesOutcome } from './proposal'

const texts = defineTexts('similar.florida', {
  criteria: ({ count, isMost, miles, percent, years, isCut }) =>
    `${isMost ? `The ${count} homes most` : formatCount(count, 'home', 'homes')} like yours within ${formatNumber(miles)} mi: same use, living area within ${percent} percent, built within ${years} years. We chose them before we read a value.${isCut ? ' The source gave only a part of them.' : ''}`,
  ranked: ({ miles, areaPercent, years }) =>
    `Similar here: within ${formatNumber(miles)} mi, living area within ${areaPercent} percent, built within ${years} years.`,
  none: (percent: number, years: number) =>
    `We propose no homes: within 2 miles the roll has none of the same use, within ${percent} percent of the living area and ${years} years of the year built.`,
  refused: (why: string) => `We propose no homes: yours is ${why}.`,
  otherYear: 'We propose no homes: the parcels are from another roll year than your values.',
  away: (meters: number) => `${formatMiles(metersToMiles(meters))} away`,
  sale: (price: string, year: number, code: string) => `sold for ${price} in ${year} (sale code ${code})`,
  files: (homes: number) => `all ${formatCount(homes, 'similar home', 'similar homes')} and their sales`,
})

export async function proposeInFlorida(
  home: HomeSelection,
  subject: ComparisonSubject,
): Promise<SuggestedHomesOutcome | undefined> {
  const { property } = home
  const answer = await fetchFloridaSimilar(home)
  if (!answer) return undefined
  if (!answer.ok) return { kind: 'none', why: translate(answer.error.message) }
  const { refused, compared } = answer.data
  if (!compared) return { kind: 'none', why: texts.refused(translate(refused ?? '')) }
  if (compared.subject.rollYear !== subject.year) return { kind: 'none', why: texts.otherYear }
  const homes = chooseLikeHomes(compared.subject, compared.parcels)
  if (homes.length === 0) return { kind: 'none', why: texts.none(AREA_PERCENT, YEARS) }
  const { sales, steps, isCut, subject: own, parcels } = compared
  const saleOf = new Map(sales.used.map((sale) => [sale.key, sale]))
  const use = property.landUse ? formatUse(property.landUse) : undefined
  return {
    kind: 'proposed',
    own: subject.own,
    point: compared.subject.place,
    criteria: texts.criteria({
      count: homes.length,
      isMost: homes.length === MOST_PROPOSED,
      miles: steps.at(-1)?.miles ?? 2,
      percent: AREA_PERCENT,
      years: YEARS,
      isCut,
    }),
    rank: rankIn(compared, subject),
    meta: answer.meta,
    files: { what: texts.files(parcels.length), href: (format) => similarFileHref(own.key, format) },
    onMap: selectedParcelsHref([own.key, ...homes.map(({ key }) => key)], own.key),
    list: homes.map((each) =>
      toProposal(each, { subject, use, meta: answer.meta, sale: saleOf.get(each.key) }),
    ),
  }
}

const perFoot = ({ justValue, livingSquareFeet }: ComparableParcel) => justValue / livingSquareFeet

function rankIn(
  { subject: own, parcels, steps }: SimilarParcelsReport,
  { kind }: ComparisonSubject,
): string | undefined {
  const { n, rank } = standingOf(perFoot(own), parcels.map(perFoot))
  const sentence = describeHomeRank({ kind, lower: rank.from - 1, equal: rank.to - rank.from, homes: n })
  const step = steps.at(-1)
  return sentence && step ? `${sentence} ${texts.ranked(step)}` : sentence
}

interface Context {
  subject: ComparisonSubject
  use: string | undefined
  meta: Meta
  sale: ComparableSale | undefined
}

function toProposal(each: ComparableParcel, { subject, use, meta, sale }: Context): SuggestedHome {
  const parcel = each.key.replace(/^\d+:/, '')
  const home = {
    address: each.address ? formatHomeAddress(each.address) : nameParcel(parcel),
    parcel,
    ...(use ? { class: use } : {}),
    built: String(each.yearBuilt),
    area: formatArea(each.livingSquareFeet),
    value: formatDollars(each.justValue),
    perFoot: formatDollars(perFoot(each), 2),
    from: sourceLine(subject, sourceTitles.floridaParcels, meta.retrievedAt),
    ...valueCells(subject),
  }
  return {
    home,
    comparison: compareProposal(subject.own, home),
    facts: describeFacts(home, [
      texts.away(each.meters),
      ...(sale ? [texts.sale(formatDollars(sale.price), sale.year, sale.code)] : []),
    ]),
    point: each.place,
    figures: {
      size: each.livingSquareFeet,
      age: -each.yearBuilt,
      perFoot: perFoot(each),
      distance: each.meters,
    },
  }
}
