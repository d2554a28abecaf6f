import 'server-only'
import { selectedParcelsHref, similarFileHref } from '@/components/parcels/parcel-href'
import type { ComparedParcel, ComparedSale, SimilarAnswer } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { formatCount, formatDollars, formatMiles, formatNumber } from '@/lib/format'
import { standingOf } from '@/lib/ratio-study/standing'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { formatUse } from '@/lib/street-address/sentence-case'
import { metersToMiles } from '@/lib/units'
import type { HomeSelection } from '../../fetch-home'
import { fetchFloridaSimilar } from '../fetch-florida-similar'
import { type ComparedSubject, formatArea, sourceLine, valueCells } from '../similar-home'
import { compareProposal, describeFacts } from './compare-proposal'
import { describeHomeRank } from './describe-rank'
import { AREA_PERCENT, chooseLikeHomes, MOST_PROPOSED, YEARS } from './likeness'
import type { Proposal, Proposals } from './proposal'

const texts = {
  criteria: (count: number, miles: number, isCut: boolean) =>
    `${count === MOST_PROPOSED ? `The ${MOST_PROPOSED} homes most` : formatCount(count, 'home', 'homes')} like yours within ${formatNumber(miles)} mi: same use, living area within ${AREA_PERCENT} percent, built within ${YEARS} years. We chose them before we read a value.${isCut ? ' The source gave only a part of them.' : ''}`,
  ranked: ({ miles, areaPercent, years }: SimilarAnswer['steps'][number]) =>
    `Similar here: within ${formatNumber(miles)} mi, living area within ${areaPercent} percent, built within ${years} years.`,
  none: `We propose no homes: within 2 miles the roll has none of the same use, within ${AREA_PERCENT} percent of the living area and ${YEARS} years of the year built.`,
  refused: (why: string) => `We propose no homes: yours is ${why}.`,
  otherYear: 'We propose no homes: the parcels are from another roll year than your values.',
  away: (meters: number) => `${formatMiles(metersToMiles(meters))} away`,
  sale: (price: number, year: number, code: string) =>
    `sold for ${formatDollars(price)} in ${year} (sale code ${code})`,
  title: 'Florida statewide parcels',
  files: (homes: number) => `all ${formatCount(homes, 'similar home', 'similar homes')} and their sales`,
}

export async function proposeInFlorida(
  home: HomeSelection,
  subject: ComparedSubject,
): Promise<Proposals | undefined> {
  const { property } = home
  const answer = await fetchFloridaSimilar(home)
  if (!answer) return undefined
  if (!answer.ok) return { kind: 'none', why: answer.error.message }
  const { refused, compared } = answer.data
  if (!compared) return { kind: 'none', why: texts.refused(refused ?? '') }
  if (compared.subject.rollYear !== subject.year) return { kind: 'none', why: texts.otherYear }
  const homes = chooseLikeHomes(compared.subject, compared.parcels)
  if (homes.length === 0) return { kind: 'none', why: texts.none }
  const { sales, steps, isCut, subject: own, parcels } = compared
  const saleOf = new Map(sales.used.map((sale) => [sale.key, sale]))
  const use = property.landUse ? formatUse(property.landUse) : undefined
  return {
    kind: 'proposed',
    own: subject.own,
    point: compared.subject.place,
    criteria: texts.criteria(homes.length, steps.at(-1)?.miles ?? 2, isCut),
    rank: rankIn(compared, subject),
    meta: answer.meta,
    files: { what: texts.files(parcels.length), href: (format) => similarFileHref(own.key, format) },
    onMap: selectedParcelsHref([own.key, ...homes.map(({ key }) => key)], own.key),
    list: homes.map((each) =>
      toProposal(each, { subject, use, meta: answer.meta, sale: saleOf.get(each.key) }),
    ),
  }
}

const perFoot = ({ justValue, livingSquareFeet }: ComparedParcel) => justValue / livingSquareFeet

function rankIn(
  { subject: own, parcels, steps }: SimilarAnswer,
  { kind }: ComparedSubject,
): string | undefined {
  const { n, rank } = standingOf(perFoot(own), parcels.map(perFoot))
  const sentence = describeHomeRank({ kind, lower: rank.from - 1, equal: rank.to - rank.from, homes: n })
  const step = steps.at(-1)
  return sentence && step ? `${sentence} ${texts.ranked(step)}` : sentence
}

interface Context {
  subject: ComparedSubject
  use: string | undefined
  meta: Meta
  sale: ComparedSale | undefined
}

function toProposal(each: ComparedParcel, { subject, use, meta, sale }: Context): Proposal {
  const parcel = each.key.replace(/^\d+:/, '')
  const home = {
    address: each.address ? formatHomeAddress(each.address) : `Parcel ${parcel}`,
    parcel,
    ...(use ? { class: use } : {}),
    built: String(each.yearBuilt),
    area: formatArea(each.livingSquareFeet),
    value: formatDollars(each.justValue),
    perFoot: formatDollars(perFoot(each), 2),
    from: sourceLine(subject, texts.title, meta.retrievedAt),
    ...valueCells(subject),
  }
  return {
    home,
    comparison: compareProposal(subject.own, home),
    facts: describeFacts(home, [
      texts.away(each.meters),
      ...(sale ? [texts.sale(sale.price, sale.year, sale.code)] : []),
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
