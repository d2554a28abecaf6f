import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { type FormalAction, formalAction, informalAction } from '@/lib/records/facility/enforcement-action'
import { inspection } from '@/lib/records/facility/inspection'
import { type ComplianceReportProgram, reportProgram } from '@/lib/records/facility/report-program'
import { AgencyWords } from '../ui/agency-text'
import { DataTable } from '../ui/data-table'
import { Rich } from '../ui/page/rich'
import { type CodeMeaning, decodeAction, decodeAgency, decodeInspection } from './facility-codes'
import { describeCount, describeCut, describeNothing, nameProgram } from './facility-sentences'

const texts = defineTexts('facilities.events', {
  noFinding: 'No finding published',
  meaning: 'A place without inspections shows no violations either.',
  noPenalty: 'none published',
  notAdded:
    'We list each penalty with its own action, as published. They are not added up, because one case can be listed under several permits and in several programs.',
  kinds: {
    inspection: { one: 'inspection', several: 'inspections' },
    informal: { one: 'informal action', several: 'informal actions' },
    formal: { one: 'formal action', several: 'formal actions' },
  },
  finding: 'Finding: <finding/>',
  penalty: 'Penalty: <amount/>',
  total: (amount) => `The agency’s own total for this program is ${amount}.`,
  caption: (program, events, count) => `${program}: ${events} listed, ${count}`,
  unpublished: 'Not published',
  list: (recorded, newest) => `${formatNumber(recorded)} listed${newestOf(newest)}`,
  listCounted: (counted, recorded, newest) =>
    counted === 0
      ? `${formatNumber(recorded)} listed${newestOf(newest)}; the agency counts none of them`
      : `${formatNumber(counted)} counted by the agency${newestOf(newest)}; ${formatNumber(recorded)} listed in all`,
  noKind: 'Kind not published',
  by: (agency) => `<what/>, by ${agency}`,
  published: 'Published as “<type/>”.',
  times: (count) => `Listed ${count} times.`,
  permits: (ids) => `Permit${ids.length > 1 ? 's' : ''} ${ids.join(', ')}.`,
  identifier: (identifier) => `Agency’s identifier ${identifier}.`,
  uncounted: (event) => `Not counted as an ${event} by the agency.`,
})

const newestOf = (day: string | null) => (day === null ? '' : `, the newest ${day}`)

type Kind = 'inspection' | 'informal' | 'formal'

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
  program: ComplianceReportProgram
}

export const FacilityEvents = ({ id, program }: Props) => (
  <>
    <EventList
      id={`${id}-inspections`}
      program={program}
      title={translate(reportProgram.labels.recentInspections)}
      kind="inspection"
      labels={inspection.labels}
      events={program.recentInspections}
      recorded={program.inspectionsRecorded}
      ofAgency={program.inspectionsLast5Years}
      counted={program.inspectionsCounted}
      whatOf={({ type, activity }) => decode(type ?? activity, decodeInspection)}
      outcomeOf={({ finding }) => (finding ? <Found finding={finding} /> : texts.noFinding)}
      whenEmpty={texts.meaning}
    />
    <EventList
      id={`${id}-informal`}
      program={program}
      title={translate(reportProgram.labels.recentInformalActions)}
      kind="informal"
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
      title={translate(reportProgram.labels.recentFormalActions)}
      kind="formal"
      labels={formalAction.labels}
      events={program.recentFormalActions}
      recorded={program.formalActionsRecorded}
      ofAgency={program.formalActions}
      whatOf={({ type }) => decode(type, decodeAction)}
      outcomeOf={describePenalty}
    >
      <p className="text-base text-muted">
        {texts.notAdded}
        {program.penaltiesText && ` ${texts.total(program.penaltiesText)}`}
      </p>
    </EventList>
  </>
)

const decode = (published: string | null, decoder: (published: string) => CodeMeaning) =>
  published ? decoder(published) : null

const Found = ({ finding }: { finding: string }) => (
  <Rich text={texts.finding} parts={{ finding: () => <AgencyWords>{finding}</AgencyWords> }} />
)

const describePenalty = ({ penalty, penaltyNote }: FormalAction) => (
  <>
    <Rich
      text={texts.penalty}
      parts={{
        amount: () => (penalty ? <strong className="font-semibold">{penalty.text}</strong> : texts.noPenalty),
      }}
    />
    {penaltyNote && (
      <>
        {' ('}
        <AgencyWords text={penaltyNote} />)
      </>
    )}
  </>
)

interface ListProps<T extends ListedEvent> extends Props {
  title: string
  kind: Kind
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
  kind,
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
  const { one, several } = texts.kinds[kind]
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
          caption={texts.caption(
            nameProgram(statute, programName),
            several,
            describeCount(recorded, ofAgency, counted),
          )}
          // The key is the index, because the source does not identify every event.
          rows={events.map((event, index) => ({ event, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'date',
              label: translate(labels.date),
              rowHeader: true,
              cell: ({ event: { date } }) =>
                date ? <time dateTime={date}>{formatDay(date)}</time> : texts.unpublished,
            },
            {
              id: 'what',
              label: translate(labels.type),
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
  const day = newest ? formatDay(newest) : null
  return counted === null || counted === recorded
    ? texts.list(recorded, day)
    : texts.listCounted(counted, recorded, day)
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
      {agency ? (
        <Rich text={texts.by(decodeAgency(agency))} parts={{ what: () => <What what={what} /> }} />
      ) : (
        <What what={what} />
      )}
      {countedByAgency === false && <span className="block font-semibold">{texts.uncounted(one)}</span>}
      {outcome && <span className="block">{outcome}</span>}
      <span className="block text-muted">
        {what?.published && (
          <>
            <Rich
              text={texts.published}
              parts={{ type: () => <AgencyWords>{what.published}</AgencyWords> }}
            />{' '}
          </>
        )}
        {timesListed > Math.max(1, sourceIds.length) && `${texts.times(timesListed)} `}
        <span className="wrap-anywhere">
          {sourceIds.length > 0 && `${texts.permits(sourceIds)} `}
          {identifier && texts.identifier(identifier)}
        </span>
      </span>
    </>
  )
}

function What({ what }: { what: CodeMeaning | null }) {
  if (!what) return texts.noKind
  return what.published === undefined ? <AgencyWords>{what.plain}</AgencyWords> : what.plain
}
