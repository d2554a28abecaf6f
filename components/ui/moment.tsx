import { formatMoment, formatShortDay } from '@/lib/format'

/** The exact time is machine-readable and shown on hover. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatMoment(iso)}
    </time>
  )
}

export const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={formatMoment(iso)}>
    {formatShortDay(iso.slice(0, 10))}
  </time>
)
