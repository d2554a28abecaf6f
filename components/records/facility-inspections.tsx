import type { StatuteCompliance } from '@/connectors/federal-env-compliance/report-compliance'
import { DataTable } from '../ui/data-table'
import { Term } from '../ui/term'
import { decodeInspection } from './facility-codes'
import { EventDay, FacilityEvent, numberRows } from './facility-event'
import { facilityProgram } from './facility-programs'
import { describeCount, describeCut, describeNothing } from './facility-sentences'
import { facilityTerms } from './facility-terms'

const texts = {
  what: 'inspection',
  noFinding: 'No finding published',
  meaning: 'A place that nobody inspected shows no violations either.',
}

export function FacilityInspections({ id, program }: { id: string; program: StatuteCompliance }) {
  const { recentInspections: listed, inspectionsRecorded, inspectionsLast5Years, period } = program
  const { name } = facilityProgram(program.statute, program.programName)
  const cut = describeCut(listed.length, inspectionsRecorded)
  return (
    <div className="mb-6">
      <h3 className="mb-1.5 text-lg font-semibold">
        <Term definition={facilityTerms.inspection}>Inspections</Term>
      </h3>
      {listed.length === 0 && (
        <p>
          {describeNothing(texts.what, period, inspectionsLast5Years)} {texts.meaning}
        </p>
      )}
      {listed.length > 0 && (
        <DataTable
          id={`${id}-inspections`}
          caption={`${name}: inspections listed, ${describeCount(inspectionsRecorded, inspectionsLast5Years)}`}
          rows={numberRows(listed)}
          rowKey={({ key }) => key}
          columns={[
            { id: 'date', label: 'Date', rowHeader: true, cell: ({ date }) => <EventDay date={date} /> },
            {
              id: 'what',
              label: 'What was done, and the finding',
              cell: (event) => {
                const kind = event.type ?? event.activity
                return (
                  <FacilityEvent
                    what={kind ? decodeInspection(kind) : null}
                    event={event}
                    outcome={event.finding ? `Finding: ${event.finding}` : texts.noFinding}
                  />
                )
              },
            },
          ]}
        />
      )}
      {cut && <p className="text-base text-muted">{cut}</p>}
    </div>
  )
}
