import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { CoverageSummary } from './coverage-summary'
import { parseAssessmentsUrl, type Query } from './parse'
import { QuestionForm } from './question-form'
import { readSources } from './read-assessments'
import { namedSteps, stepTexts } from './step-texts'
import { assessmentsHref } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Understand your assessment',
  lead: 'Find your home, read its official values of three years in plain words, and print the pages to take to the assessor.',
  how: 'How it goes',
  privacy: 'What you write down on the way stays in your browser. No account, no key.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = Object.keys(await searchParams).length > 0
  return { title: texts.title, description: texts.lead, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = parseAssessmentsUrl(await searchParams)
  const listed = await readSources()
  const sources = listed.ok ? listed.data.sources : []
  return (
    <PageFrame>
      <PageHeading title={texts.title} lead={texts.lead} />
      <DroppedNotice dropped={dropped} />
      {listed.ok ? (
        <CoverageSummary sources={sources} />
      ) : (
        <ProblemNotice problem={listed.error} retry={assessmentsHref('question', url)} />
      )}
      <QuestionForm url={url} sources={sources} />
      <HowItGoes />
    </PageFrame>
  )
}

function HowItGoes() {
  return (
    <section aria-labelledby="how" className="max-w-reading print:hidden">
      <h2 id="how" className="mb-2 text-xl font-semibold">
        {texts.how}
      </h2>
      <ol className="mb-4 grid list-decimal gap-2 pl-6">
        {namedSteps.map((step) => (
          <li key={step}>
            <a href={assessmentsHref(step)}>{stepTexts[step].title}</a>. {stepTexts[step].about}
          </li>
        ))}
      </ol>
      <p className="text-muted">{texts.privacy}</p>
    </section>
  )
}
