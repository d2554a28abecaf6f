import { formatMoment, formatShortDay } from '@/lib/format'

/** A point in time in words, with the exact one for machines and on hover. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatMoment(iso)}
    </time>
  )
}

/** The day alone, with the exact time for machines and on hover. */
export const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatMoment(iso)}>
    {formatShortDay(iso.slice(0, 10))}
  </time>
)
