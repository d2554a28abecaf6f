import { PAGE_SIZE, type ParcelView } from '@/connectors/us-florida-parcels/public'
import { formatNumber } from '@/lib/format'

type ParcelList = Pick<ParcelView, 'matched' | 'total' | 'page'> & { rows: readonly unknown[] }

export function describeRows({ matched, total, page, rows }: ParcelList, hasFilter: boolean): string {
  const inView = `${formatNumber(total)} in view`
  if (total === 0) return 'No parcel is in view.'
  if (matched === 0) return `No parcel in view meets the filters (${inView}).`
  const what = hasFilter ? 'parcels in view that meet the filters' : 'parcels in view'
  const from = (page - 1) * PAGE_SIZE + 1
  const part =
    rows.length === matched
      ? `Showing all ${formatNumber(matched)} ${what}`
      : rows.length === 0
        ? `This page is empty. There are ${formatNumber(matched)} ${what}`
        : `Showing ${formatNumber(from)} to ${formatNumber(from + rows.length - 1)} of ${formatNumber(matched)} ${what}`
  return hasFilter ? `${part} (${inView}).` : `${part}.`
}

export function describePartial({
  asked: areaCount,
  loaded,
  problem,
}: ParcelView['areas']): string | undefined {
  if (loaded >= areaCount) return undefined
  const missing = areaCount - loaded
  const which = `${formatNumber(missing)} of ${formatNumber(areaCount)} areas did not load`
  return `${which}, so this list is not complete. ${problem ?? ''}`.trim()
}
