import type { ReactNode } from 'react'
import type { StatuteCompliance } from '@/connectors/federal-env-compliance/public'
import { facilityProgram } from '@/lib/records/facility/programs'
import { DataTable } from '../ui/data-table'
import { decodeAction } from './facility-codes'
import { EventDay, FacilityEvent, FacilityEvents, numberRows } from './facility-event'
import { describeCount, describeCut, describeNothing } from './facility-sentences'

interface Props {
  id: string
  program: StatuteCompliance
}

type Action = Omit<StatuteCompliance['recentInformalActions'][number], 'system'>
type FormalAction = StatuteCompliance['recentFormalActions'][number]

const texts = {
  informal: 'informal action',
  anInformal: 'an informal action',
  informalTitle: 'Informal actions',
  formalTitle: 'Formal actions and penalties',
  formal: 'formal action',
  noPenalty: 'none published',
  notAdded:
    'We list each penalty with its own action, as published. They are not added up, because one case can be listed under several permits and in several programs.',
}

export function FacilityInformalActions({ id, program }: Props) {
  const {
    recentInformalActions: listed,
    informalActionsRecorded: recorded,
    informalActionsCounted: counted = null,
    informalActions,
    period,
  } = program
  return (
    <ActionTable
      id={`${id}-informal`}
      title={texts.informalTitle}
      caption={`${nameOf(program)}: informal actions listed, ${describeCount(recorded, informalActions, counted)}`}
      rows={listed}
      recorded={recorded}
      counted={counted}
      uncounted={texts.anInformal}
      nothing={describeNothing(texts.informal, period, informalActions)}
    />
  )
}

export function FacilityFormalActions({ id, program }: Props) {
  const { recentFormalActions: listed, formalActionsRecorded: recorded, formalActions, period } = program
  return (
    <ActionTable<FormalAction>
      id={`${id}-formal`}
      title={texts.formalTitle}
      caption={`${nameOf(program)}: formal actions listed, ${describeCount(recorded, formalActions)}`}
      rows={listed}
      recorded={recorded}
      nothing={describeNothing(texts.formal, period, formalActions)}
      describeOutcome={describePenalty}
    >
      <p className="text-base text-muted">
        {texts.notAdded}
        {program.penaltiesText && ` The agency’s own total for this program is ${program.penaltiesText}.`}
      </p>
    </ActionTable>
  )
}

const nameOf = ({ statute, programName }: StatuteCompliance) => facilityProgram(statute, programName).name

function describePenalty({ penalty, penaltyNote }: FormalAction): ReactNode {
  return (
    <>
      Penalty: {penalty ? <strong className="font-semibold">{penalty.text}</strong> : texts.noPenalty}
      {penaltyNote && ` (${penaltyNote})`}
    </>
  )
}

interface TableProps<T> {
  id: string
  caption: string
  rows: readonly T[]
  recorded: number
  counted?: number | null
  uncounted?: string
  nothing: string
  describeOutcome?: (action: T) => ReactNode
  title: string
  children?: ReactNode
}

function ActionTable<T extends Action>({
  id,
  caption,
  rows,
  recorded,
  counted = null,
  uncounted,
  nothing,
  describeOutcome,
  title,
  children,
}: TableProps<T>) {
  if (rows.length === 0) return <FacilityEvents title={title}>{nothing}</FacilityEvents>
  const cut = describeCut(rows.length, recorded, counted)
  return (
    <FacilityEvents title={title} events={rows} recorded={recorded} counted={counted}>
      <DataTable
        id={id}
        caption={caption}
        rows={numberRows(rows)}
        rowKey={({ key }) => key}
        columns={[
          { id: 'date', label: 'Date', rowHeader: true, cell: ({ date }) => <EventDay date={date} /> },
          {
            id: 'what',
            label: describeOutcome ? 'What was done, and the penalty' : 'What was done',
            cell: (event) => (
              <FacilityEvent
                what={event.type ? decodeAction(event.type) : null}
                event={event}
                outcome={describeOutcome?.(event)}
                uncounted={uncounted}
              />
            ),
          },
        ]}
      />
      {cut && <p className="text-base text-muted">{cut}</p>}
      {children}
    </FacilityEvents>
  )
}
