import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { SameAnswer } from '@/components/provenance/same-answer'
import { type Fact, Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { Term } from '@/components/ui/term'
import type { Meta } from '@/lib/connector/result'
import { describeDay, ruleTerms } from '../rule-terms'
import { documentHref, rulesHref } from '../url'
import type { DocumentAnswer, FullDocument } from './fetch-document'

/** What one needs to find the document again elsewhere. */
export function NumbersPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  return (
    <Panel id="numbers" title="Numbers to cite">
      <Facts items={factsOf(document)} />
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function factsOf(document: FullDocument): Fact[] {
  const { documentNumber, citation, pages, docketIds, regulationIdNumbers, cfrReferences } = document
  const lines = (values: readonly string[]) => values.map((value) => <div key={value}>{value}</div>)
  return [
    { label: 'Document number', value: documentNumber },
    ...(citation
      ? [
          {
            id: 'citation',
            label: <Term definition={ruleTerms.citation} />,
            value: citation,
            note: describePages(pages),
          },
        ]
      : []),
    ...(docketIds.length > 0
      ? [{ id: 'docket', label: <Term definition={ruleTerms.docket} />, value: lines(docketIds) }]
      : []),
    ...(cfrReferences.length > 0
      ? [{ id: 'cfr', label: <Term definition={ruleTerms.cfr} />, value: lines(cfrReferences) }]
      : []),
    ...(regulationIdNumbers.length > 0
      ? [{ id: 'rin', label: <Term definition={ruleTerms.rin} />, value: lines(regulationIdNumbers) }]
      : []),
  ]
}

function describePages(pages: FullDocument['pages']): string | undefined {
  if (!pages) return undefined
  return pages.first === pages.last ? `Page ${pages.first}` : `Pages ${pages.first} to ${pages.last}`
}

/** Where the document itself stands, the official edition first. */
export function OfficialPanel({ answer: { data, meta } }: { answer: DocumentAnswer }) {
  const { pdfUrl, officialUrl, rawTextUrl, commentUrl } = data.document
  const links = [
    { href: pdfUrl, label: 'Official PDF at govinfo.gov' },
    { href: officialUrl, label: 'Full text at the Federal Register' },
    { href: rawTextUrl, label: 'Plain text' },
    { href: commentUrl, label: 'Comment form and docket' },
  ]
  return (
    <Panel id="official" title="Read the document" state={meta.state === 'stale' ? 'stale' : undefined}>
      <ul className="grid gap-1">
        {links.map(({ href, label }) =>
          href ? (
            <li key={label}>
              <a href={href} className="inline-block min-h-6 py-0.5 font-semibold">
                {label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <Caveats items={data.caveats} />
      <Provenance meta={meta} />
    </Panel>
  )
}

const texts = {
  none: 'No abstract was published with this document. Its text is at the Federal Register.',
  corrects: 'This document corrects',
  corrected: 'This document was corrected by',
  asPublished: 'As published.',
  verify: 'As published. The agency can extend or reopen it: verify with the docket before you rely on it.',
  docket: 'As the docket said when the Federal Register last looked.',
  noPeriod: 'No comment period was published with this document.',
}

/** The document's own summary, and what it is about. */
export function AbstractPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  const { abstract, action, topics, correctionOf, correctedBy } = document
  return (
    <Panel id="abstract" title="What it is about">
      {action && <p className="mb-2 font-semibold">{action}</p>}
      <p className="mb-4 max-w-reading">{abstract ?? texts.none}</p>
      {correctionOf && (
        <p className="mb-2">
          {texts.corrects} <Numbers numbers={[correctionOf]} />.
        </p>
      )}
      {correctedBy.length > 0 && (
        <p className="mb-2">
          {texts.corrected} <Numbers numbers={correctedBy} />.
        </p>
      )}
      {topics.length > 0 && (
        <ul aria-label="Topics" className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
          {topics.map((topic) => (
            <li key={topic}>
              <a href={rulesHref({ q: `"${topic}"` })} className="inline-block min-h-6 py-0.5">
                {topic}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <a href={documentHref(number)}>{number}</a>
    </span>
  ))
}

/** Every date as it was published, and the document's own words about them. */
export function DatesPanel({ document, meta }: { document: FullDocument; meta: Meta }) {
  return (
    <Panel id="dates" title="Dates and comments">
      {document.dates && (
        <blockquote className="mb-4 border-l-4 border-line pl-4">{document.dates}</blockquote>
      )}
      <Facts items={datesOf(document)} />
      <SameAnswer meta={meta} panel="official" />
    </Panel>
  )
}

function datesOf(document: FullDocument): Fact[] {
  const { publicationDate, effectiveDate, commentsCloseDate, signingDate, dockets } = document
  const periods = dockets.flatMap(({ id, commentPeriods }) =>
    commentPeriods.flatMap(({ start, end }) => (end ? [{ id, start, end }] : [])),
  )
  const hasPeriod = commentsCloseDate !== null || periods.length > 0
  return [
    { label: 'Published', value: describeDay(publicationDate) },
    ...(signingDate ? [{ label: 'Signed', value: describeDay(signingDate) }] : []),
    ...(effectiveDate
      ? [{ label: 'Effective', value: describeDay(effectiveDate), note: texts.asPublished }]
      : []),
    ...(commentsCloseDate
      ? [{ label: 'Comments close', value: describeDay(commentsCloseDate), note: texts.verify }]
      : []),
    ...periods.map(({ id, start, end }) => ({
      id: `period ${id} ${start} ${end}`,
      label: `Comments in docket ${id}`,
      value: `${start ? `${describeDay(start)} to ` : 'Until '}${describeDay(end)}`,
      note: texts.docket,
    })),
    ...(hasPeriod ? [] : [{ label: 'Comments', value: texts.noPeriod }]),
  ]
}
