import { FactGrid, type LabeledValue } from '@/components/ui/facts'
import type { LabeledFigure } from '@/components/ui/figures'
import { Panel } from '@/components/ui/page/panel'
import { Section } from '@/components/ui/page/section'
import { Term } from '@/components/ui/term'
import { formatShortDay } from '@/lib/format'
import { describeDay } from '@/lib/provenance/describe-source'
import { rule } from '@/lib/records/rule/fields'
import { ruleTerms } from '../rule-terms'
import { documentHref, rulesHref } from '../url'
import type { FullRuleDocument, RuleDocumentResponse } from './fetch-document'

export const NumbersPart = ({ document }: { document: FullRuleDocument }) => (
  <Section id="numbers" title="Numbers to cite">
    <FactGrid items={factsOf(document)} />
  </Section>
)

function factsOf(document: FullRuleDocument): LabeledValue[] {
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

function describePages(pages: FullRuleDocument['pages']): string | undefined {
  if (!pages) return undefined
  return pages.first === pages.last ? `Page ${pages.first}` : `Pages ${pages.first} to ${pages.last}`
}

export function OfficialPanel({ answer: { data } }: { answer: RuleDocumentResponse }) {
  const { pdfUrl, officialUrl, rawTextUrl, commentUrl } = data.document
  const links = [
    { href: pdfUrl, label: 'Official PDF at govinfo.gov' },
    { href: officialUrl, label: 'Full text at the Federal Register' },
    { href: rawTextUrl, label: 'Plain text' },
    { href: commentUrl, label: 'Comment form and docket' },
  ]
  return (
    <Panel id="official" title="Read the document">
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
    </Panel>
  )
}

const texts = {
  none: 'No abstract was published with this document. Its text is at the Federal Register.',
  corrects: 'This document corrects',
  corrected: 'This document was corrected by',
  docket: 'As the docket said when the Federal Register last looked.',
  noPeriod: 'No comment period was published with this document.',
}

export function AbstractPart({ document }: { document: FullRuleDocument }) {
  const { abstract, action, topics, correctionOf, correctedBy } = document
  return (
    <Section id="abstract" title="What it is about">
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
    </Section>
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

export function DatesPart({ document }: { document: FullRuleDocument }) {
  return (
    <Section id="dates" title="Dates and comments">
      {document.dates && (
        <blockquote className="mb-4 border-l-4 border-line pl-4">{document.dates}</blockquote>
      )}
      <FactGrid items={datesOf(document)} />
    </Section>
  )
}

function datesOf(document: FullRuleDocument): LabeledValue[] {
  const { commentsCloseDate, signingDate, dockets } = document
  const periods = dockets.flatMap(({ id, commentPeriods }) =>
    commentPeriods.flatMap(({ start, end }) => (end ? [{ id, start, end }] : [])),
  )
  const hasPeriod = commentsCloseDate !== null || periods.length > 0
  return [
    ...rule.facts(document),
    ...(signingDate ? [{ label: 'Signed', value: describeDay(signingDate) }] : []),
    ...periods.map(({ id, start, end }) => ({
      id: `period ${id} ${start} ${end}`,
      label: `Comments in docket ${id}`,
      value: `${start ? `${describeDay(start)} to ` : 'Until '}${describeDay(end)}`,
      note: texts.docket,
    })),
    ...(hasPeriod ? [] : [{ label: 'Comments', value: texts.noPeriod }]),
  ]
}

export function figuresOf({
  type,
  publicationDate,
  effectiveDate,
  commentsCloseDate,
  citation,
}: FullRuleDocument): LabeledFigure[] {
  const day = (id: string, label: string, date: string | null) =>
    date === null ? [] : [{ id, label, value: shortDay(date) }]
  return [
    { id: 'type', label: 'Kind', value: type },
    ...day('published', 'Published', publicationDate),
    ...day('effective', 'Effective', effectiveDate),
    ...day('comments', 'Comments close', commentsCloseDate),
    ...(citation ? [{ id: 'citation', label: 'Citation', value: citation }] : []),
  ]
}

const shortDay = (published: string) =>
  describeDay(published) === published ? published : formatShortDay(published)
