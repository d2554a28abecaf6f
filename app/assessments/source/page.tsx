import type { Metadata } from 'next'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { noindex } from '@/app/_lib/noindex'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { Query } from '@/lib/url-state'
import { fetchSources } from '../fetch-assessments'
import { SourceList } from '../source-list'
import { assessmentsHref, assessmentsUrl, questionOf } from '../url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Which record to ask',
  lead: 'Each authority keeps its own. Choose the one that covers the place of the home.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const hasQuery = Object.keys(await searchParams).length > 0
  return { title: texts.title, description: texts.lead, ...(hasQuery ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const { url } = assessmentsUrl.parse(await searchParams)
  const listed = await fetchSources()
  return (
    <PageFrame>
      <PageHeading eyebrow={<a href="/assessments">Assessments</a>} title={texts.title} lead={texts.lead} />
      {listed.ok ? (
        <SourceList url={questionOf(url)} sources={listed.data.sources} />
      ) : (
        <ProblemNotice problem={listed.error} retry={assessmentsHref('source', url)} />
      )}
    </PageFrame>
  )
}
