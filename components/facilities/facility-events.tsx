import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '@/lib/format'
import { type FormalAction, formalAction, informalAction } from '@/lib/records/facility/enforcement-action'
import { inspection } from '@/lib/records/facility/inspection'
import { facilityProgram } from '@/lib/records/facility/programs'
import { type ReportProgram, reportProgram } from '@/lib/records/facility/report-program'
import { DataTable } from '../ui/data-table'
import { type CodeMeaning, decodeAction, decodeAgency, decodeInspection } from './facility-codes'
import { describeCount, describeCut, describeNothing } from './facility-sentences'

const texts = {
  noFinding: 'No finding published',
  meaning: 'A place without inspections shows no violations either.',
  noPenalty: 'none published',
  notAdded:
    'We list each penalty with its own action, as published. They are not added up, because one case can be listed under several permits and in several programs.',
}

interface ListedEvent {
  date: string | null
  agency: string | null
  identifier?: string | null | undefined
  sourceIds: readonly string[]
  timesListed: number
  countedByAgency?: boolean | null | undefined
}

interface Props {
  id: string
  program: ReportProgram
}

export const FacilityEvents = ({ id, program }: Props) => (
  <>
    <EventList
      id={`${id}-inspections`}
      program={program}
      title={reportProgram.labels.recentInspections}
      one="inspection"
      labels={inspection.labels}
      events={program.recentInspections}
      recorded={program.inspectionsRecorded}
      ofAgency={program.inspectionsLast5Years}
      counted={program.inspectionsCounted}
      whatOf={({ type, activity }) => decode(type ?? activity, decodeInspection)}
      outcomeOf={({ finding }) => (finding ? `Finding: ${finding}` : texts.noFinding)}
      whenEmpty={texts.meaning}
    />
    <EventList
      id={`${id}-informal`}
      program={program}
      title={reportProgram.labels.recentInformalActions}
      one="informal action"
      labels={informalAction.labels}
      events={program.recentInformalActions}
      recorded={program.informalActionsRecorded}
      ofAgency={program.informalActions}
      counted={program.informalActionsCounted}
      whatOf={({ type }) => decode(type, decodeAction)}
    />
    <EventList
      id={`${id}-formal`}
      program={program}
      title={reportProgram.labels.recentFormalActions}
      one="formal action"
      labels={formalAction.labels}
      events={program.recentFormalActions}
      recorded={program.formalActionsRecorded}
      ofAgency={program.formalActions}
      whatOf={({ type }) => decode(type, decodeAction)}
      outcomeOf={describePenalty}
    >
      <p className="text-base text-muted">
        {texts.notAdded}
        {program.penaltiesText && ` The agency’s own total for this program is ${program.penaltiesText}.`}
      </p>
    </EventList>
  </>
)

const decode = (published: string | null, decoder: (published: string) => CodeMeaning) =>
  published ? decoder(published) : null

const describePenalty = ({ penalty, penaltyNote }: FormalAction) => (
  <>
    Penalty: {penalty ? <strong className="font-semibold">{penalty.text}</strong> : texts.noPenalty}
    {penaltyNote && ` (${penaltyNote})`}
  </>
)

interface ListProps<T extends ListedEvent> extends Props {
  title: string
  one: string
  labels: { readonly date: string; readonly type: string }
  events: readonly T[]
  recorded: number
  ofAgency: number | null
  counted?: number | null | undefined
  whatOf(event: T): CodeMeaning | null
  outcomeOf?(event: T): ReactNode
  whenEmpty?: string
  children?: ReactNode
}

function EventList<T extends ListedEvent>({
  id,
  program: { statute, programName, period },
  title,
  one,
  labels,
  events,
  recorded,
  ofAgency,
  counted = null,
  whatOf,
  outcomeOf,
  whenEmpty,
  children,
}: ListProps<T>) {
  const heading = <h3 className="inline font-semibold">{title}:</h3>
  const [newest] = events
  if (!newest)
    return (
      <div className="mb-2">
        {heading}{' '}
        <span className="text-muted">
          {[describeNothing(one, period, ofAgency), whenEmpty].filter(Boolean).join(' ')}
        </span>
      </div>
    )
  const { name } = facilityProgram(statute, programName)
  const cut = describeCut(events.length, recorded, counted)
  return (
    <details className="mb-2 print:details-content:[content-visibility:visible]">
      <summary className="min-h-6 py-0.5">
        {heading}{' '}
        <span className="text-accent underline underline-offset-[0.2em] print:no-underline">
          {describeList(recorded, counted, newest.date)}
        </span>
      </summary>
      <div className="mt-2">
        <DataTable
          id={id}
          caption={`${name}: ${one}s listed, ${describeCount(recorded, ofAgency, counted)}`}
          // The key is the index, because the source does not identify every event.
          rows={events.map((event, index) => ({ event, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'date',
              label: labels.date,
              rowHeader: true,
              cell: ({ event: { date } }) =>
                date ? <time dateTime={date}>{formatDay(date)}</time> : 'Not published',
            },
            {
              id: 'what',
              label: labels.type,
              cell: ({ event }) => (
                <EventCell one={one} event={event} what={whatOf(event)} outcome={outcomeOf?.(event)} />
              ),
            },
          ]}
        />
        {cut && <p className="text-base text-muted">{cut}</p>}
        {children}
      </div>
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

interface CellProps {
  one: string
  event: ListedEvent
  what: CodeMeaning | null
  outcome: ReactNode
}

/** The outcome is part of this cell, because a phone would hide a third column. */
function EventCell({ one, event, what, outcome }: CellProps) {
  const { agency, identifier, sourceIds, timesListed, countedByAgency } = event
  return (
    <>
      {what ? what.plain : 'Kind not published'}
      {agency && `, by ${decodeAgency(agency)}`}
      {countedByAgency === false && <span className="block font-semibold">{describeUncounted(one)}</span>}
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

const describeUncounted = (one: string) => `Not counted as an ${one} by the agency.`
