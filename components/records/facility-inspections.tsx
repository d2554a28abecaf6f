import type { StatuteCompliance } from '@/connectors/federal-env-compliance/report-compliance'
import { DataTable } from '../ui/data-table'
import { Term } from '../ui/term'
import { decodeInspection } from './facility-codes'
import { EventDay, FacilityEvent, numberRows } from './facility-event'
import { facilityProgram } from './facility-programs'
import { describeCut, describeNothing } from './facility-sentences'
import { facilityTerms } from './facility-terms'

const texts = {
  what: 'inspection',
  more: 'entries in the same words stand here once.',
  fewer: 'not every listed entry counts as an inspection.',
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
          {describeNothing(texts.what, period)} {texts.meaning}
        </p>
      )}
      {listed.length > 0 && (
        <DataTable
          id={`${id}-inspections`}
          caption={`${name}: inspections listed, ${inspectionsRecorded}`}
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
      {inspectionsLast5Years !== null && inspectionsLast5Years !== inspectionsRecorded && (
        <p className="text-base text-muted">
          The agency’s own count for five years is {inspectionsLast5Years}:{' '}
          {inspectionsLast5Years > inspectionsRecorded ? texts.more : texts.fewer}
        </p>
      )}
    </div>
  )
}
