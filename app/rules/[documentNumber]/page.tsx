import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { AnswerPage } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/patience'
import { Share } from '@/app/_lib/share/share'
import { Provenance } from '@/components/provenance/provenance'
import { Figures } from '@/components/ui/figures'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { DefinitionsPrintList } from '@/components/ui/term'
import type { Problem } from '@/lib/connector/errors'
import { ruleTerms } from '../rule-terms'
import { documentHref } from '../url'
import { AbstractPart, DatesPart, figuresOf, NumbersPart, OfficialPanel } from './document-panels'
import { type DocumentAnswer, decode, fetchDocument } from './fetch-document'

const texts = {
  section: 'Rules',
  figures: 'The document in figures',
  record: 'The record of the document',
  document: (number: string) => `Document ${number}`,
}

export async function generateMetadata({ params }: PageProps<'/rules/[documentNumber]'>): Promise<Metadata> {
  const { documentNumber } = await params
  const answer = (await soon(fetchDocument(documentNumber)))?.value
  const title = answer?.ok ? answer.data.document.title : null
  return { title: title?.slice(0, 120) ?? `Document ${decode(documentNumber).slice(0, 80)}`, ...noindex }
}

export default async function Page({ params }: PageProps<'/rules/[documentNumber]'>) {
  const { documentNumber } = await params
  return (
    <PageFrame>
      <AnswerPage
        page={showDocument(documentNumber)}
        stop="/rules"
        frame={(asking) => (
          <>
            <PageHeading
              eyebrow={<a href="/rules">{texts.section}</a>}
              title={<span className="wrap-anywhere">{texts.document(decode(documentNumber))}</span>}
            />
            {asking}
          </>
        )}
      />
    </PageFrame>
  )
}

async function showDocument(documentNumber: string) {
  const answer = await fetchDocument(documentNumber)
  if (!answer.ok) return <NoDocument given={decode(documentNumber)} problem={answer.error} />
  return <Document answer={answer} />
}

const noDocumentTexts = { section: 'Rules', search: 'Search the Federal Register' }

/** No such document, no such number, or nobody who could tell. */
function NoDocument({ given, problem }: { given: string; problem: Problem }) {
  // The field of the API's own question means nothing here.
  const message = problem.issues[0]?.message ?? problem.message
  return (
    <div className="max-w-reading">
      <PageHeading
        title={<span className="wrap-anywhere">Document {given.slice(0, 80)}</span>}
        eyebrow={<a href="/rules">{noDocumentTexts.section}</a>}
      />
      <ProblemNotice
        problem={{ ...problem, message }}
        retry={documentHref(given)}
        instead={{ href: '/rules', label: noDocumentTexts.search }}
      />
    </div>
  )
}

function Document({ answer }: { answer: DocumentAnswer }) {
  const { document, notes } = answer.data
  const names = document.agencies.map(({ name }) => name).join(', ')
  return (
    <>
      <PageHeading
        eyebrow={<a href="/rules">{texts.section}</a>}
        title={
          <span className="wrap-anywhere">{document.title ?? `Document ${document.documentNumber}`}</span>
        }
        lead={names}
      />
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
