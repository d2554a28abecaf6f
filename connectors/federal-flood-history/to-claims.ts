import { median } from '@/lib/ratio-study/order-statistics'
import { FEWEST, type FloodClaims, toClaimCount } from '@/lib/records/flood-claims/fields'
import type { ClaimRow } from './wire'

const MOST_PEAKS = 4

const amountsOf = ({
  amountPaidOnBuildingClaim: building,
  amountPaidOnContentsClaim: contents,
  amountPaidOnIncreasedCostOfComplianceClaim: compliance,
}: ClaimRow): number[] => [building ?? 0, contents ?? 0, compliance ?? 0]

export const countNegative = (rows: readonly ClaimRow[]): number =>
  rows.filter((row) => amountsOf(row).some((amount) => amount < 0)).length

/** For an area with fewer than five claims, the record has the text “fewer than 5” instead of figures. */
export function toFloodClaims(
  area: Pick<FloodClaims, 'area' | 'areaId'>,
  rows: readonly ClaimRow[],
  total: number,
  refreshedOn: string | null,
): FloodClaims {
  const claims = toClaimCount(total)
  if (total < FEWEST) return { ...area, ...blank, claims, refreshedOn }
  const years = rows.flatMap(({ yearOfLoss }) => yearOfLoss ?? [])
  const zones = rows.flatMap(({ floodZoneCurrent }) => floodZoneCurrent?.trim() || [])
  return {
    ...area,
    claims,
    firstYear: years.length > 0 ? Math.min(...years) : null,
    lastYear: years.length > 0 ? Math.max(...years) : null,
    peakYears: peaksOf(years),
    closedWithoutPayment: toClaimCount(
      rows.filter((row) => amountsOf(row).every((amount) => amount === 0)).length,
    ),
    ...payments(rows),
    outsideHighRisk: toClaimCount(zones.filter((zone) => !/^[AV]/i.test(zone)).length),
    refreshedOn,
  }
}

const blank = {
  firstYear: null,
  lastYear: null,
  peakYears: [],
  closedWithoutPayment: null,
  paidOnBuilding: null,
  medianOnBuilding: null,
  paidOnContents: null,
  medianOnContents: null,
  outsideHighRisk: null,
}

function payments(rows: readonly ClaimRow[]) {
  const building = paidAmounts(rows.map((row) => row.amountPaidOnBuildingClaim))
  const contents = paidAmounts(rows.map((row) => row.amountPaidOnContentsClaim))
  return {
    paidOnBuilding: toClaimCount(building.length),
    medianOnBuilding: medianOf(building),
    paidOnContents: toClaimCount(contents.length),
    medianOnContents: medianOf(contents),
  }
}

/** Excludes claims without payment, which would lower the median, and negative amounts. */
const paidAmounts = (amounts: readonly (number | null)[]): number[] =>
  amounts.flatMap((amount) => (amount !== null && amount > 0 ? [amount] : []))

function medianOf(amounts: readonly number[]): number | null {
  const middle = amounts.length < FEWEST ? null : median(amounts)
  return middle === null ? null : Math.round(middle * 100) / 100
}

function peaksOf(years: readonly number[]): FloodClaims['peakYears'] {
  const counts = new Map<number, number>()
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1)
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count || b.year - a.year)
    .slice(0, MOST_PEAKS)
}
