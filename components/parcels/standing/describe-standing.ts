import type { DropReason, SimilarAnswer } from '@/connectors/us-florida-parcels/public'
import { formatCount, formatDollars, formatList, formatNumber, plural, withMinus } from '@/lib/format'
import { type RatioStudy, strengthOf, studyRatios } from '@/lib/ratio-study/ratio-study'
import { type RatioStanding, standingOf } from '@/lib/ratio-study/standing'
import { describeDays } from '@/lib/records/sale/window'

export interface DescribedStanding {
  own: number
  standing: RatioStanding
  study: RatioStudy
  lead: string
  /**
   * The law that pages show beside the rank. The appeal packet omits this text, because only one source
   * interprets the law in this way.
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

export function describeStanding(answer: SimilarAnswer): DescribedStanding {
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
    steps: answer.steps.map(describeStep),
    left: [...answer.dropped.map(describeLeft('parcel')), ...(answer.isCut ? [texts.cut] : [])],
    sales: {
      lead: describeSales(answer, study),
      figures: figuresOf(study),
      left: [...answer.sales.dropped.map(describeLeft('sale')), ...(answer.sales.isCut ? [texts.cut] : [])],
    },
    limits: limitsOf(answer, study),
    rankLimits: limitsOf(answer, undefined),
  }
}

const texts = {
  cut: 'The source gave only a part of what meets this, so some are missing here.',
  few: 'Too few sales to say how far the median could be off.',
  unreliable: 'Not reliable with fewer than 30 sales.',
  groups:
    'A ratio study judges groups. The ratio of one home depends on one price, and a single sale says little about the level.',
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
}

function describeRank(own: number, { n, median, lowest, highest, rank }: RatioStanding): string {
  if (median === null || lowest === null || highest === null)
    return `We found no similar parcel within 2 miles. This one’s just value is ${formatPerFoot(own)} per square foot of living area.`
  const others =
    n === 1
      ? `The one similar parcel we found has a just value of ${formatPerFoot(median)} per square foot of living area.`
      : `The just values of ${formatNumber(n)} similar parcels go from ${formatPerFoot(lowest)} to ${formatPerFoot(highest)} per square foot of living area, with a median of ${formatPerFoot(median)}.`
  return `${others} This one has ${formatPerFoot(own)}: ${describePlace(rank)}.`
}

/** Counts from the lowest value, because the reader looks for parcels with lower values. */
function describePlace({ from, to, of }: RatioStanding['rank']): string {
  const place =
    from === to
      ? `number ${formatNumber(from)}`
      : `numbers ${formatNumber(from)} to ${formatNumber(to)}, together with equal ones,`
  return `${place} of ${formatNumber(of)}, counted from the lowest`
}

const describeStep = ({ miles, areaPercent, years, found: count }: SimilarAnswer['steps'][number]) =>
  `Within ${formatCount(miles, 'mile')}, living area within ${areaPercent} percent, built within ${years} years: ${formatCount(count, 'parcel')}`

const describeLeft =
  (what: string) =>
  ({ count, text }: DropReason): string =>
    `${formatCount(count, what)} ${text}`

function describeSales({ sales, subject }: SimilarAnswer, { n, median }: RatioStudy): string {
  const where = `${describeDays(sales.days)} within ${formatCount(sales.miles, 'mile')}`
  const total = `The roll has ${formatCount(sales.found, 'sale')} ${where} of parcels of this use, area and age.`
  if (n === 0)
    return `${total} None can be compared with its just value, which does not mean that none was sold.`
  const used = `${formatNumber(n)} ${plural(n, 'has', 'have')} code 01 or 02 and can be compared with the just value of January 1, ${subject.rollYear}.`
  const level =
    strengthOf(n) === 'list' || median === null
      ? 'With fewer than 5 we list them and give no figure.'
      : `Half of these parcels have a just value of ${formatRatio(median)} times the price or less.`
  return `${total} ${used} ${level}`
}

function figuresOf(study: RatioStudy): Figure[] {
  const { n, median, interval, lowest, highest, cod, prd, prb, unusual } = study
  const strength = strengthOf(n)
  if (strength === 'none' || strength === 'list' || median === null || lowest === null || highest === null)
    return []
  const level: Figure[] = [
    {
      label: 'Median ratio',
      value: formatRatio(median),
      note: interval
        ? `With ${formatNumber(n)} sales the median could lie between ${formatRatio(interval.from)} and ${formatRatio(interval.to)} (95 percent).`
        : texts.few,
    },
    {
      label: 'Lowest and highest ratio',
      value: `${formatRatio(lowest)} to ${formatRatio(highest)}`,
      note:
        unusual === 0
          ? 'Just value divided by price, sale by sale.'
          : `${formatCount(unusual, 'sale')} ${plural(unusual, 'is', 'are')} far from the rest and deserve another look, such as a home resold after repairs. All stay in.`,
    },
  ]
  if (strength === 'few' || cod === null || prd === null) return level
  const doubt = strength === 'some' ? ` ${texts.unreliable}` : ''
  return [
    ...level,
    {
      label: 'Coefficient of dispersion (COD)',
      value: cod.toFixed(1),
      note: 'The average distance of a ratio from the median, in percent of the median. Under 5 can mean that sold homes were valued by their prices.',
    },
    {
      label: 'Price-related differential (PRD)',
      value: prd.toFixed(3),
      note: `Above 1.03 suggests that cheaper homes are valued relatively higher, below 0.98 the contrary.${doubt}`,
    },
    ...(prb
      ? [
          {
            label: 'Price-related bias (PRB)',
            value: formatSlope(prb.slope),
            note: `How much the ratio changes when the value doubles, between ${formatSlope(prb.from)} and ${formatSlope(prb.to)} (95 percent). Below 0, more expensive homes are valued relatively lower.${doubt}`,
          },
        ]
      : []),
  ]
}

function limitsOf({ subject, sales }: SimilarAnswer, study: RatioStudy | undefined): string[] {
  const n = study?.n ?? 0
  const computed =
    n === 0
      ? 'We computed this from the roll.'
      : `We computed this from the roll and from ${formatCount(n, 'public sale')} that the county coded as arm’s length.`
  return [
    ...(subject.disaster ? [texts.disaster] : []),
    `${computed} It is not an appraisal, not the Department of Revenue’s study, and not proof that a value is wrong.`,
    ...(study
      ? [
          texts.groups,
          `Just value is as of January 1, ${subject.rollYear}. Sales are ${describeDays(sales.days)}. Prices are not adjusted for time, condition, concessions or furniture.`,
          texts.costOfSale,
        ]
      : [`Just value is as of January 1, ${subject.rollYear}.`]),
    texts.capped,
    `${texts.record} ${texts.area}`,
    texts.roll,
    texts.reach,
  ]
}

export const joinOmitted = (left: readonly string[]): string =>
  left.length === 0 ? 'none' : formatList(left)
