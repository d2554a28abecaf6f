import type { Route } from 'next'
import { Pager } from '@/components/ui/pager'
import { formatNumber } from '@/lib/format'

interface Props {
  offset: number
  returned: number
  nextOffset: number | null
  size: number
  hrefOf: (offset: number) => Route
}

/** Labels are row numbers instead of page numbers, because the total is unknown. */
export function RowPager({ offset, returned, nextOffset, size, hrefOf }: Props) {
  const [from, to] = [offset + 1, offset + returned]
  const range = `Rows ${formatNumber(from)} to ${formatNumber(to)}`
  return (
    <Pager
      back={[offset > 0 && { label: 'Newer rows', href: hrefOf(Math.max(0, offset - size)) }]}
      here={returned === 0 ? 'No rows here' : range}
      on={[nextOffset !== null && { label: 'Older rows', href: hrefOf(nextOffset) }]}
      printed={returned > 0 ? { from, to, ...(nextOffset === null ? { total: to } : {}) } : undefined}
    />
  )
}
