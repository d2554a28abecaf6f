import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '@/lib/format'
import { type Decoded, decodeAgency } from './facility-codes'

interface EventsProps {
  title: string
  /**
   * Newest first, with the events that the agency does not count last. If empty, the children say
   * so.
   */
  events?: readonly { date: string | null }[]
  recorded?: number
  /** Number of events that the agency counts. Is null if it does not say. */
  counted?: number | null | undefined
  children: ReactNode
}

export function FacilityEvents({
  title,
  events = [],
  recorded = events.length,
  counted = null,
  children,
}: EventsProps) {
  const [newest] = events
  if (!newest)
    return (
      <div className="mb-2">
        <h3 className="inline font-semibold">{title}:</h3> <span className="text-muted">{children}</span>
      </div>
    )
  return (
    <details className="mb-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-6 py-0.5">
        <h3 className="inline font-semibold">{title}:</h3>{' '}
        <span className="text-accent underline underline-offset-[0.2em] print:no-underline">
          {describeList(recorded, counted, newest.date)}
        </span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

function describeList(recorded: number, counted: number | null, newest: string | null): string {
  const last = newest ? `, the newest ${formatDay(newest)}` : ''
  const all = `${formatNumber(recorded)} listed`
  if (counted === null || counted === recorded) return `${all}${last}`
  if (counted === 0) return `${all}${last}; the agency counts none of them`
  return `${formatNumber(counted)} counted by the agency${last}; ${all} in all`
}

interface Listed {
  agency: string | null
  identifier?: string | null | undefined
  sourceIds: readonly string[]
  timesListed: number
  countedByAgency?: boolean | null | undefined
}

interface Props {
  what: Decoded | null
  event: Listed
  /** The finding or the penalty. It has no column of its own because phones would not show it. */
  outcome?: ReactNode
  uncounted?: string | undefined
}

export function FacilityEvent({ what, event, outcome, uncounted }: Props) {
  const { agency, identifier, sourceIds, timesListed, countedByAgency } = event
  return (
    <>
      {what ? what.plain : 'Kind not published'}
      {agency && `, by ${decodeAgency(agency)}`}
      {countedByAgency === false && uncounted && (
        <span className="block font-semibold">{describeUncounted(uncounted)}</span>
      )}
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

const describeUncounted = (kind: string) => `Not counted as ${kind} by the agency.`

export function EventDay({ date }: { date: string | null }): ReactNode {
  return date ? <time dateTime={date}>{formatDay(date)}</time> : 'Not published'
}

/** The source does not identify every entry. */
export const numberRows = <T,>(rows: readonly T[]): (T & { key: string })[] =>
  rows.map((row, index) => ({ ...row, key: String(index) }))
