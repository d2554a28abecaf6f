import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary, type FieldProblem } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { Examples } from './examples'
import { SearchForm } from './form'
import { parseSearchUrl } from './parse'
import { readDatasetLink } from './read-dataset-link'
import { fieldProblems, readSearch } from './read-search'
import { SearchResults } from './results'
import { datasetPath } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'City data sets',
  lead: 'Find a public data set, read what its columns mean and under which license it is, and ask it for rows without a query language.',
  coverage:
    'Searches the catalog of the portals of cities, counties, states and agencies in North America that run on Socrata. Portals of other makers are not in it.',
  missing: 'Give words to look for.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parseSearchUrl(await searchParams)
  if (!url.q && !url.portal) return { title: texts.title }
  return { title: url.q ? `${url.q.slice(0, 80)}: ${texts.title}` : texts.title, ...noindex }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url, dropped } = parseSearchUrl(query)
  const link = readDatasetLink(url.q ?? '')
  if (link) redirect(datasetPath(link.portal, link.datasetId))
  const submitted = Object.keys(query).length > 0
  const result = url.q ? await readSearch(url.q, url) : undefined
  const missing: FieldProblem[] = submitted && !url.q ? [{ field: 'q', message: texts.missing }] : []
  const problems = result && !result.ok ? fieldProblems(result.error) : missing
  const errorAt = (field: string) => problems.find((each) => each.field === field)?.message
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={submitted ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {!submitted && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <SearchForm url={url} errors={{ q: errorAt('q'), portal: errorAt('portal') }} />
      {!submitted && <Examples />}
      {result && problems.length === 0 && <SearchResults url={url} result={result} />}
    </PageFrame>
  )
}
