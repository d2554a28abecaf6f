import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '@/lib/format'
import { type Decoded, decodeAgency } from './facility-codes'

interface EventsProps {
  title: string
  /** Newest first; without any, the children say so in a line. */
  events?: readonly { date: string | null }[]
  recorded?: number
  children: ReactNode
}

/** What was done, of one kind: how often and when last, the list itself one press away and open on paper. */
export function FacilityEvents({ title, events = [], recorded = events.length, children }: EventsProps) {
  const [newest] = events
  if (!newest)
    return (
      <div className="mb-2">
        <h3 className="inline font-semibold">{title}:</h3> <span className="text-muted">{children}</span>
      </div>
    )
  const last = newest.date ? `, the newest ${formatDay(newest.date)}` : ''
  return (
    <details className="mb-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-6 py-0.5">
        <h3 className="inline font-semibold">{title}:</h3>{' '}
        <span className="text-accent underline underline-offset-[0.2em] print:no-underline">
          {formatNumber(recorded)} listed{last}
        </span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

interface Listed {
  agency: string | null
  identifier?: string | null | undefined
  sourceIds: readonly string[]
  timesListed: number
}

interface Props {
  what: Decoded | null
  event: Listed
  /** What came of it: the finding, or the penalty. A column of its own would be out of sight on phones. */
  outcome?: ReactNode
}

/** What was done and by whom; our words first, the source's own below. */
export function FacilityEvent({ what, event, outcome }: Props) {
  const { agency, identifier, sourceIds, timesListed } = event
  return (
    <>
      {what ? what.plain : 'Kind not published'}
      {agency && `, by ${decodeAgency(agency)}`}
      {outcome && <span className="block">{outcome}</span>}
      <span className="block text-muted">
        {what?.published && `Published as “${what.published}”. `}
        {timesListed > Math.max(1, sourceIds.length) && `Listed ${timesListed} times. `}
        <span className="wrap-anywhere">
          {sourceIds.length > 0 && `Permit${sourceIds.length > 1 ? 's' : ''} ${sourceIds.join(', ')}. `}
          {identifier && `Agency’s identifier ${identifier}.`}
        </span>
      </span>
    </>
  )
}

export function EventDay({ date }: { date: string | null }): ReactNode {
  return date ? <time dateTime={date}>{formatDay(date)}</time> : 'Not published'
}

/** The source gives no identifier to every entry. */
export const numberRows = <T,>(rows: readonly T[]): (T & { key: string })[] =>
  rows.map((row, index) => ({ ...row, key: String(index) }))
