import type { PdfBlock } from '@/app/_surfaces/pdf/blocks'
import {
  describeStanding,
  formatPerFoot,
  joinOmitted,
  type RankDescription,
} from '@/components/parcels/standing/describe-standing'
import { plotDots, plotSizes, plotTexts } from '@/components/parcels/standing/plot-dots'
import type { ComparableParcel, SimilarParcelsReport } from '@/connectors/us-florida-parcels/public'
import type { Meta } from '@/lib/connector/result'
import { formatDay, formatDistance, formatDollars, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { originOf } from '@/lib/provenance/origin-of'
import { formatHomeAddress } from '@/lib/street-address/home-address'
import { names } from '../../entries/entry-names'
import type { PacketSheet } from './packet-document'

const texts = defineTexts('packet.standing-sheet', {
  title: 'Where the home ranks',
  plot: (lead: string, q1: string, q3: string) =>
    `Dot plot. ${lead} The middle half lies between ${q1} and ${q3}.`,
  similar: 'What “similar” means here',
  parcels: 'Similar parcels, lowest value per square foot first',
  parcel: 'Parcel',
  perFoot: 'Per square foot',
  justValue: 'Just value',
  area: 'Living area',
  squareFeet: (size: string) => `${size} sq ft`,
  built: 'Built',
  distance: 'Distance',
  numbered: (number: string) => `Parcel ${number}`,
  source: (publisher: string, source: string, day: string) =>
    `Source: ${publisher}, ${source}, retrieved ${day}.`,
  limits: 'What these figures cannot say',
  left: (left: string) => `Left out: ${left}.`,
  more: (count: number, all: number) =>
    `Here are the ${formatNumber(count)} nearest of ${formatNumber(all)}. The page of the parcel lists all of them.`,
})

/** More parcels do not fit on one page. The figures include all parcels. */
const MOST_PARCELS = 5

export function standingSheets({
  compared,
  meta,
}: {
  compared: SimilarParcelsReport
  meta: Meta
}): PacketSheet[] {
  const described = describeStanding(compared)
  const { publisher, source, retrievedAt } = originOf(meta)
  return [
    toSheet(texts.title, [
      ...similarBlocks(compared, described),
      // The packet's list of sources has the license and the page of this source.
      {
        kind: 'text',
        text: texts.source(translate(publisher), translate(source), formatDay(retrievedAt.slice(0, 10))),
      },
    ]),
  ]
}

const toSheet = (title: string, blocks: PdfBlock[]): PacketSheet => ({
  title,
  tickedBy: names.standing,
  small: 'all',
  blocks: [{ kind: 'plain', blocks }],
})

function similarBlocks({ parcels: all }: SimilarParcelsReport, described: RankDescription): PdfBlock[] {
  const { lead, steps, left, rankLimits } = described
  const parcels = nearest(all, MOST_PARCELS)
  return [
    { kind: 'text', text: lead },
    ...plotBlocks(all, described),
    { kind: 'heading', text: texts.similar },
    { kind: 'list', items: steps, numbered: true },
    { kind: 'text', text: texts.left(joinOmitted(left)) },
    {
      kind: 'table',
      caption: texts.parcels,
      columns: [texts.parcel, texts.perFoot, texts.justValue, texts.area, texts.built, texts.distance],
      widths: [2.2, 1, 1, 1, 0.7, 1],
      rows: parcels.map((each) => [
        nameOf(each),
        formatPerFoot(each.justValue / each.livingSquareFeet),
        formatDollars(each.justValue),
        texts.squareFeet(formatNumber(each.livingSquareFeet, 0)),
        String(each.yearBuilt),
        formatDistance(each.meters),
      ]),
    },
    ...cut(parcels.length, all.length),
    { kind: 'heading', text: texts.limits },
    { kind: 'list', items: rankLimits },
  ]
}

function plotBlocks(all: readonly ComparableParcel[], { own, standing, lead }: RankDescription): PdfBlock[] {
  const { n, median, q1, q3 } = standing
  if (n < 2 || median === null || q1 === null || q3 === null) return []
  const others = all.map(({ justValue, livingSquareFeet }) => justValue / livingSquareFeet)
  return [
    {
      kind: 'drawing',
      drawing: plotDots({ own, others, median, q1, q3 }, plotSizes.wide),
      alt: texts.plot(lead, formatPerFoot(q1), formatPerFoot(q3)),
    },
    { kind: 'text', text: plotTexts.legend },
  ]
}

function nearest<T extends ComparableParcel>(all: readonly T[], most: number): T[] {
  const closest = new Set(all.toSorted((a, b) => a.meters - b.meters).slice(0, most))
  return all.filter((each) => closest.has(each))
}

const cut = (count: number, all: number): PdfBlock[] =>
  count < all ? [{ kind: 'text', text: texts.more(count, all) }] : []

const nameOf = ({ key, address }: ComparableParcel) =>
  address ? formatHomeAddress(address) : texts.numbered(key.replace(/^\d+:/, ''))
