import { formatMoment, formatShortDay } from '@/lib/format'

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
