import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { nameOfTool } from '@/app/_lib/frame/workflows'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { UrlQuery } from '@/lib/url-state'
import { fetchSources } from '../fetch-assessments'
import { SourceList } from '../source-list'
import { assessmentsHref, assessmentsUrl, questionOf } from '../url'
import { sourceMetadata, sourceTexts as texts } from './source-metadata'

export { sourceMetadata as generateMetadata }

interface Props {
  searchParams: Promise<UrlQuery>
}

export default async function Page({ searchParams }: Props) {
  const { url } = assessmentsUrl.parse(await searchParams)
  const listed = await fetchSources()
  return (
    <PageFrame>
      <PageHeading
        eyebrow={<a href={assessmentsHref('question')}>{nameOfTool('/assessments')}</a>}
        title={texts.title}
        lead={texts.lead}
      />
      {listed.ok ? (
        <SourceList url={questionOf(url)} sources={listed.data.sources} />
      ) : (
        <ProblemNotice problem={listed.error} retry={assessmentsHref('source', url)} />
      )}
    </PageFrame>
  )
}
