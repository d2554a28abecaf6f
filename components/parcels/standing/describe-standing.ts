import type { ExclusionCount, SimilarParcelsReport } from '@/connectors/us-florida-parcels/public'
import { formatCount, formatDollars, formatList, formatNumber, plural, withMinus } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type RatioStudy, strengthOf, studyRatios } from '@/lib/ratio-study/ratio-study'
import { type RatioRank, standingOf } from '@/lib/ratio-study/standing'
import { describeDays } from '@/lib/records/sale/window'

export interface RankDescription {
  own: number
  standing: RatioRank
  study: RatioStudy
  lead: string
  /**
   * The legal basis that pages show beside the rank. The appeal packet omits it, because only one source
   * interprets the statute in this way.
   */
  ground: string
  steps: string[]
  left: string[]
  sales: { lead: string; figures: Figure[]; left: string[] }
  limits: string[]
  rankLimits: string[]
}

interface Figure {
  label: string
  value: string
  note: string
}

const perFoot = ({ justValue, livingSquareFeet }: { justValue: number; livingSquareFeet: number }) =>
  justValue / livingSquareFeet

export const formatPerFoot = (dollars: number): string => formatDollars(dollars, 2)
export const formatRatio = (ratio: number): string => ratio.toFixed(3)

const formatSlope = (slope: number): string => withMinus(slope.toFixed(3))

export function describeStanding(answer: SimilarParcelsReport): RankDescription {
  const own = perFoot(answer.subject)
  const standing = standingOf(own, answer.parcels.map(perFoot))
  const study = studyRatios(
    answer.sales.used.map(({ justValue: appraised, price }) => ({ appraised, price })),
  )
  return {
    own,
    standing,
    study,
    lead: describeRank(own, standing),
    ground: texts.ground,
    steps: answer.steps.map((step) => texts.step(step)),
    left: [...describeLeft('parcels', answer.dropped), ...(answer.isCut ? [texts.cut] : [])],
    sales: {
      lead: describeSales(answer, study),
      figures: figuresOf(study),
      left: [...describeLeft('sales', answer.sales.dropped), ...(answer.sales.isCut ? [texts.cut] : [])],
    },
    limits: limitsOf(answer, study),
    rankLimits: limitsOf(answer, undefined),
  }
}

const texts = defineTexts('parcels.describe-standing', {
  none: (own: string) =>
    `We found no similar parcel within 2 miles. This one’s just value is ${own} per square foot of living area.`,
  one: (value: string) =>
    `The one similar parcel we found has a just value of ${value} per square foot of living area.`,
  several: ({ n, lowest, highest, median }: { n: number; lowest: string; highest: string; median: string }) =>
    `The just values of ${formatNumber(n)} similar parcels go from ${lowest} to ${highest} per square foot of living area, with a median of ${median}.`,
  rank: (own: string, { from, to, of }: RatioRank['rank']) => {
    const place =
      from === to
        ? `number ${formatNumber(from)}`
        : `numbers ${formatNumber(from)} to ${formatNumber(to)}, together with equal ones,`
    return `This one has ${own}: ${place} of ${formatNumber(of)}, counted from the lowest.`
  },
  step: ({ miles, areaPercent, years, found: count }: SimilarParcelsReport['steps'][number]) =>
    `Within ${formatCount(miles, 'mile')}, living area within ${areaPercent} percent, built within ${years} years: ${formatCount(count, 'parcel')}`,
  left: {
    parcels: (count: number, why: string) => `${formatCount(count, 'parcel')} ${why}`,
    sales: (count: number, why: string) => `${formatCount(count, 'sale')} ${why}`,
    none: 'none',
  },
  cut: 'The source gave only a part of what meets this, so some are missing here.',
  sales: (count: number, days: string, miles: number) =>
    `The roll has ${formatCount(count, 'sale')} ${days} within ${formatCount(miles, 'mile')} of parcels of this use, area and age.`,
  noSales: 'None can be compared with its just value, which does not mean that none was sold.',
  used: (count: number, rollYear: number) =>
    `${formatNumber(count)} ${plural(count, 'has', 'have')} code 01 or 02 and can be compared with the just value of January 1, ${rollYear}.`,
  list: 'With fewer than 5 we list them and give no figure.',
  level: (ratio: string) => `Half of these parcels have a just value of ${ratio} times the price or less.`,
  median: 'Median ratio',
  interval: (count: number, from: string, to: string) =>
    `With ${formatNumber(count)} sales the median could lie between ${from} and ${to} (95 percent).`,
  few: 'Too few sales to say how far the median could be off.',
  extremes: 'Lowest and highest ratio',
  range: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  ratio: 'Just value divided by price, sale by sale.',
  unusual: (count: number) =>
    `${formatCount(count, 'sale')} ${plural(count, 'is', 'are')} far from the rest and deserve another look, such as a home resold after repairs. All stay in.`,
  cod: 'Coefficient of dispersion (COD)',
  codNote:
    'The average distance of a ratio from the median, in percent of the median. Under 5 can mean that sold homes were valued by their prices.',
  prd: 'Price-related differential (PRD)',
  prdNote: 'Above 1.03 suggests that cheaper homes are valued relatively higher, below 0.98 the contrary.',
  prb: 'Price-related bias (PRB)',
  prbNote: (from: string, to: string) =>
    `How much the ratio changes when the value doubles, between ${from} and ${to} (95 percent). Below 0, more expensive homes are valued relatively lower.`,
  unreliable: 'Not reliable with fewer than 30 sales.',
  computed: (sales: number) =>
    sales === 0
      ? 'We computed this from the roll.'
      : `We computed this from the roll and from ${formatCount(sales, 'public sale')} that the county coded as arm’s length.`,
  notProof:
    'It is not an appraisal, not the Department of Revenue’s study, and not proof that a value is wrong.',
  groups:
    'A ratio study judges groups. The ratio of one home depends on one price, and a single sale says little about the level.',
  valued: (rollYear: number) => `Just value is as of January 1, ${rollYear}.`,
  days: (days: string) => `Sales are ${days}.`,
  unadjusted: 'Prices are not adjusted for time, condition, concessions or furniture.',
  costOfSale:
    'Florida counties may take the cost of a sale, commonly up to 15 percent, off prices, so a ratio under 1 is normal. The percentage of this county is not in the data: compare with the median here, not with 1.00.',
  capped: 'Assessed and taxable values are capped or lowered by exemptions, so we do not compare them.',
  record: 'The county’s record of area, year and quality may be wrong. Check yours first.',
  area: 'Some counties send an adjusted area instead of the living area.',
  ground:
    'In Florida the just value decides. A board may consider comparable homes nearby, but not on their own (Florida Statutes 194.034(5), as one source reads it).',
  roll: 'The source does not say whether this roll is preliminary or final.',
  reach: 'How far “similar” goes is our choice, fixed before any value is read. No county uses these bounds.',
  disaster: 'The roll marks this parcel for a disaster. Its value may not be that of an ordinary year.',
})

/** The rank starts at the lowest value, because the reader looks for parcels with lower values. */
function describeRank(own: number, { n, median, lowest, highest, rank }: RatioRank): string {
  if (median === null || lowest === null || highest === null) return texts.none(formatPerFoot(own))
  const amounts = {
    lowest: formatPerFoot(lowest),
    highest: formatPerFoot(highest),
    median: formatPerFoot(median),
  }
  const others = n === 1 ? texts.one(amounts.median) : texts.several({ n, ...amounts })
  return `${others} ${texts.rank(formatPerFoot(own), rank)}`
}

const describeLeft = (what: 'parcels' | 'sales', dropped: readonly ExclusionCount[]): string[] =>
  dropped.map(({ count, text }) => texts.left[what](count, translate(text)))

function describeSales({ sales, subject }: SimilarParcelsReport, { n, median }: RatioStudy): string {
  const total = texts.sales(sales.found, describeDays(sales.days), sales.miles)
  if (n === 0) return `${total} ${texts.noSales}`
  const level = strengthOf(n) === 'list' || median === null ? texts.list : texts.level(formatRatio(median))
  return `${total} ${texts.used(n, subject.rollYear)} ${level}`
}

function figuresOf(study: RatioStudy): Figure[] {
  const { n, median, interval, lowest, highest, cod, prd, prb, unusual } = study
  const strength = strengthOf(n)
  if (strength === 'none' || strength === 'list' || median === null || lowest === null || highest === null)
    return []
  const level: Figure[] = [
    {
      label: texts.median,
      value: formatRatio(median),
      note: interval ? texts.interval(n, formatRatio(interval.from), formatRatio(interval.to)) : texts.few,
    },
    {
      label: texts.extremes,
      value: texts.range(formatRatio(lowest), formatRatio(highest)),
      note: unusual === 0 ? texts.ratio : texts.unusual(unusual),
    },
  ]
  if (strength === 'few' || cod === null || prd === null) return level
  const doubt = strength === 'some' ? ` ${texts.unreliable}` : ''
  return [
    ...level,
    { label: texts.cod, value: cod.toFixed(1), note: texts.codNote },
    { label: texts.prd, value: prd.toFixed(3), note: `${texts.prdNote}${doubt}` },
    ...(prb
      ? [
          {
            label: texts.prb,
            value: formatSlope(prb.slope),
            note: `${texts.prbNote(formatSlope(prb.from), formatSlope(prb.to))}${doubt}`,
          },
        ]
      : []),
  ]
}

function limitsOf({ subject, sales }: SimilarParcelsReport, study: RatioStudy | undefined): string[] {
  const valued = texts.valued(subject.rollYear)
  return [
    ...(subject.disaster ? [texts.disaster] : []),
    `${texts.computed(study?.n ?? 0)} ${texts.notProof}`,
    ...(study
      ? [
          texts.groups,
          `${valued} ${texts.days(describeDays(sales.days))} ${texts.unadjusted}`,
          texts.costOfSale,
        ]
      : [valued]),
    texts.capped,
    `${texts.record} ${texts.area}`,
    texts.roll,
    texts.reach,
  ]
}

export const joinOmitted = (left: readonly string[]): string =>
  left.length === 0 ? texts.left.none : formatList(left)
