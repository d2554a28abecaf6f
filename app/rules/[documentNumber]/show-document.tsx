import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { decodeSegment } from '@/app/_lib/decode-segment'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { Figures } from '@/components/ui/figures'
import { PageHeading } from '@/components/ui/page/page-heading'
import { DefinitionsPrintList } from '@/components/ui/term'
import type { Problem } from '@/lib/connector/errors'
import { ruleTerms } from '../rule-terms'
import { documentHref } from '../url'
import { AbstractPart, DatesPart, figuresOf, NumbersPart, OfficialPanel } from './document-panels'
import { fetchDocument, type RuleDocumentResponse } from './fetch-document'

const texts = {
  section: 'Rules',
  figures: 'The document in figures',
  record: 'The record of the document',
  search: 'Search the Federal Register',
}

interface HeadingProps {
  title: string
  lead?: string
}

export const DocumentHeading = ({ title, lead }: HeadingProps) => (
  <PageHeading
    eyebrow={<a href="/rules">{texts.section}</a>}
    title={<span className="wrap-anywhere">{title}</span>}
    lead={lead}
  />
)

export async function showDocument(documentNumber: string) {
  const answer = await fetchDocument(documentNumber)
  if (!answer.ok) return <NoDocument documentNumber={decodeSegment(documentNumber)} problem={answer.error} />
  return <Document answer={answer} />
}

function NoDocument({ documentNumber, problem }: { documentNumber: string; problem: Problem }) {
  // The name of the field is omitted, because it belongs to the API and means nothing on this page.
  const message = problem.issues[0]?.message ?? problem.message
  return (
    <div className="max-w-reading">
      <DocumentHeading title={`Document ${documentNumber.slice(0, 80)}`} />
      <ProblemNotice
        problem={{ ...problem, message }}
        retry={documentHref(documentNumber)}
        instead={{ href: '/rules', label: texts.search }}
      />
    </div>
  )
}

function Document({ answer }: { answer: RuleDocumentResponse }) {
  const { document, notes } = answer.data
  const names = document.agencies.map(({ name }) => name).join(', ')
  return (
    <>
      <DocumentHeading title={document.title ?? `Document ${document.documentNumber}`} lead={names} />
      <Figures label={texts.figures} items={figuresOf(document)} />
      {notes.map((note) => (
        <p key={note} className="mb-6 text-muted">
          {note}
        </p>
      ))}
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section id="document" aria-label={texts.record} className="mb-4 min-w-0">
          <AbstractPart document={document} />
          <DatesPart document={document} />
          <NumbersPart document={document} />
          <Provenance meta={answer.meta} caveats={answer.data.caveats} />
        </section>
        <OfficialPanel answer={answer} />
      </div>
      <Share href={documentHref(document.documentNumber)} />
      <DefinitionsPrintList definitions={Object.values(ruleTerms)} />
    </>
  )
}
