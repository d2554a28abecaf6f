import { SameAnswer } from '@/components/provenance/same-answer'
import { type Fact, Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import { sayDay } from '../say-day'
import type { FullDocument } from './read-document'

const texts = {
  asPublished: 'As published.',
  verify: 'As published. The agency can extend or reopen it: verify with the docket before you rely on it.',
  docket: 'As the docket said when the Federal Register last looked.',
  noPeriod: 'No comment period was published with this document.',
}

/** Every date as it was published, and the document's own words about them. */
export function DatesPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  return (
    <Panel id="dates" title="Dates and comments">
      {document.dates && (
        <blockquote className="mb-4 border-l-4 border-line pl-4">{document.dates}</blockquote>
      )}
      <Facts items={factsOf(document)} />
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function factsOf(document: FullDocument): Fact[] {
  const { publicationDate, effectiveDate, commentsCloseDate, signingDate, dockets } = document
  const periods = dockets.flatMap(({ id, commentPeriods }) =>
    commentPeriods.flatMap(({ start, end }) => (end ? [{ id, start, end }] : [])),
  )
  const hasPeriod = commentsCloseDate !== null || periods.length > 0
  return [
    { label: 'Published', value: sayDay(publicationDate) },
    ...(signingDate ? [{ label: 'Signed', value: sayDay(signingDate) }] : []),
    ...(effectiveDate ? [{ label: 'Effective', value: sayDay(effectiveDate), note: texts.asPublished }] : []),
    ...(commentsCloseDate
      ? [{ label: 'Comments close', value: sayDay(commentsCloseDate), note: texts.verify }]
      : []),
    ...periods.map(({ id, start, end }) => ({
      id: `period ${id} ${start} ${end}`,
      label: `Comments in docket ${id}`,
      value: `${start ? `${sayDay(start)} to ` : 'Until '}${sayDay(end)}`,
      note: texts.docket,
    })),
    ...(hasPeriod ? [] : [{ label: 'Comments', value: texts.noPeriod }]),
  ]
}
