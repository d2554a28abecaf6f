import {
  type DescribedStanding,
  describeStanding,
  formatPerFoot,
  formatRatio,
  joinLeft,
} from '@/components/parcels/standing/describe-standing'
import { plotDots, plotLegend, plotSizes } from '@/components/parcels/standing/plot-dots'
import { monthName } from '@/connectors/us-florida-parcels/public'
import type { ComparedParcel, SimilarAnswer } from '@/connectors/us-florida-parcels/similar/compared'
import type { Meta } from '@/lib/connector/result'
import { formatDistance, formatDollars, formatNumber } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { describeProvenance } from './describe-provenance'
import type { PlainBlock, SheetData } from './packet-document'

const texts = {
  title: 'Where the home ranks',
  plot: 'Dot plot.',
  half: (q1: string, q3: string) => `The middle half lies between ${q1} and ${q3}.`,
  similar: 'What “similar” means here',
  parcels: 'Similar parcels, lowest value per square foot first',
  sales: 'How the roll compares with sales around it',
  used: 'Sales behind these figures',
  limits: 'What these figures cannot say',
  left: (left: readonly string[]) => `Left out: ${joinLeft(left)}.`,
  more: (shown: number, all: number) =>
    `Here are the ${formatNumber(shown)} nearest of ${formatNumber(all)}. The page of the parcel lists all of them.`,
}

/** What fits on a page each, so that every page says which home; the figures rest on all of them. */
const MOST_LISTED = { parcels: 5, sales: 8 }

/** The home among similar parcels of the statewide roll of Florida, and that roll beside sales. */
export function standingSheets({ compared, meta }: { compared: SimilarAnswer; meta: Meta }): SheetData[] {
  const described = describeStanding(compared)
  return [
    toSheet(texts.title, similarBlocks(compared, described)),
    // One source for both, told where there is room: below the first it would have a page to itself.
    toSheet(texts.sales, [
      ...salesBlocks(compared, described),
      { kind: 'text', text: describeProvenance(meta) },
    ]),
  ]
}

const toSheet = (title: string, blocks: PlainBlock[]): SheetData => ({
  title,
  small: 'all',
  blocks: [{ kind: 'plain', blocks }],
})

function similarBlocks({ parcels: all }: SimilarAnswer, described: DescribedStanding): PlainBlock[] {
  const { lead, steps, left, limits } = described
  const parcels = nearest(all, MOST_LISTED.parcels)
  return [
    { kind: 'text', text: lead },
    ...plotBlocks(all, described),
    { kind: 'heading', text: texts.similar },
    { kind: 'list', items: steps, numbered: true },
    { kind: 'text', text: texts.left(left) },
    {
      kind: 'table',
      caption: texts.parcels,
      columns: ['Parcel', 'Per square foot', 'Just value', 'Living area', 'Built', 'Distance'],
      widths: [2.2, 1, 1, 1, 0.7, 1],
      rows: parcels.map((each) => [
        nameOf(each),
        formatPerFoot(each.justValue / each.livingSquareFeet),
        formatDollars(each.justValue),
        `${formatNumber(each.livingSquareFeet, 0)} sq ft`,
        String(each.yearBuilt),
        formatDistance(each.meters),
      ]),
    },
    ...cut(parcels.length, all.length),
    { kind: 'heading', text: texts.limits },
    { kind: 'list', items: limits },
  ]
}

/** A single parcel has no place among others. */
function plotBlocks(
  all: readonly ComparedParcel[],
  { own, standing, lead }: DescribedStanding,
): PlainBlock[] {
  const { n, median, q1, q3 } = standing
  if (n < 2 || median === null || q1 === null || q3 === null) return []
  const others = all.map(({ justValue, livingSquareFeet }) => justValue / livingSquareFeet)
  return [
    {
      kind: 'drawing',
      drawing: plotDots({ own, others, median, q1, q3 }, plotSizes.wide),
      alt: `${texts.plot} ${lead} ${texts.half(formatPerFoot(q1), formatPerFoot(q3))}`,
    },
    { kind: 'text', text: plotLegend },
  ]
}

function salesBlocks({ sales: { used, year } }: SimilarAnswer, described: DescribedStanding): PlainBlock[] {
  const { lead, figures, left } = described.sales
  const sold = nearest(used, MOST_LISTED.sales)
  return [
    { kind: 'text', text: lead },
    ...figures.map(
      ({ label, value, note }): PlainBlock => ({ kind: 'text', text: `${label}: ${value}. ${note}` }),
    ),
    { kind: 'text', text: texts.left(left) },
    {
      kind: 'table',
      caption: texts.used,
      columns: ['Parcel', 'Just value by price', 'Just value', 'Price', 'Sold in', 'Code', 'Distance'],
      widths: [2.2, 1, 1, 1, 0.9, 0.6, 1],
      rows: sold.map((each) => [
        nameOf(each),
        formatRatio(each.justValue / each.price),
        formatDollars(each.justValue),
        formatDollars(each.price),
        `${monthName(Number(each.month)) ?? ''} ${year}`.trim(),
        each.code,
        each.meters === 0 ? 'This parcel' : formatDistance(each.meters),
      ]),
    },
    ...cut(sold.length, used.length),
  ]
}

/** In the order given. */
function nearest<T extends ComparedParcel>(all: readonly T[], most: number): T[] {
  const kept = new Set(all.toSorted((a, b) => a.meters - b.meters).slice(0, most))
  return all.filter((each) => kept.has(each))
}

const cut = (shown: number, all: number): PlainBlock[] =>
  shown < all ? [{ kind: 'text', text: texts.more(shown, all) }] : []

const nameOf = ({ key, address }: ComparedParcel) =>
  address ? toMixedCase(address) : `Parcel ${key.replace(/^\d+:/, '')}`
