import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { Share } from '@/app/share'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import { formatDay } from '@/components/ui/format-day'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { ruleTerms } from '../rule-terms'
import { documentHref } from '../url'
import { AbstractPanel } from './abstract-panel'
import { DatesPanel } from './dates-panel'
import { NoDocument } from './no-document'
import { NumbersPanel } from './numbers-panel'
import { OfficialPanel } from './official-panel'
import { decode, readDocument } from './read-document'

interface Props {
  params: Promise<{ documentNumber: string }>
}

const texts = { section: 'Federal rules and notices' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { documentNumber } = await params
  const answer = await readDocument(documentNumber)
  const title = answer.ok ? answer.data.document.title : null
  return { title: title?.slice(0, 120) ?? `Document ${decode(documentNumber).slice(0, 80)}`, ...noindex }
}

export default async function Page({ params }: Props) {
  const { documentNumber } = await params
  const answer = await readDocument(documentNumber)
  if (!answer.ok) return <NoDocument given={decode(documentNumber)} problem={answer.error} />
  const { document, notes } = answer.data
  const { agencies, type, publicationDate } = document
  const names = agencies.map(({ name }) => name).join(', ')
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href="/rules">{texts.section}</a>}
        title={
          <span className="wrap-anywhere">{document.title ?? `Document ${document.documentNumber}`}</span>
        }
        lead={`${type}${names ? ` of ${names}` : ''}, published ${formatDay(publicationDate)}`}
      />
      {notes.map((note) => (
        <p key={note} className="mb-6 text-muted">
          {note}
        </p>
      ))}
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <AbstractPanel document={document} meta={answer.meta} />
          <DatesPanel document={document} meta={answer.meta} />
          <NumbersPanel document={document} meta={answer.meta} />
        </div>
        <div className="min-w-0">
          <OfficialPanel answer={answer} />
        </div>
      </div>
      <Share href={documentHref(document.documentNumber)} />
      <DefinitionsPrintList definitions={Object.values(ruleTerms)} />
    </PageFrame>
  )
}
