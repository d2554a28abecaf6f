import { formatMoment } from '@/lib/format'

/** A point in time in words, with the exact one for machines and on hover. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={iso}>
      {formatMoment(iso)}
    </time>
  )
}
