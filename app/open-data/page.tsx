import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { ExampleLinks } from '@/components/ui/example-links'
import { ErrorSummary, type FieldProblem } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { fetchSearch, fieldProblems, parseDatasetLink } from './fetch-search'
import { SearchForm } from './form'
import { SearchResults } from './results'
import { datasetPath, type SearchUrl, searchHref, searchUrl } from './url'

const texts = {
  title: 'Open data',
  lead: 'Each data set has a page here: its columns, its license, and its rows, which you can filter without a query language.',
  coverage:
    'We search portals of cities, counties, states and agencies in North America that run on Socrata, and no others.',
  missing: 'Give words to look for.',
}

export async function generateMetadata({ searchParams }: PageProps<'/open-data'>): Promise<Metadata> {
  const { url } = searchUrl.parse(await searchParams)
  if (!url.q && !url.portal) return { title: texts.title }
  return { title: texts.title, ...noindex }
}

export default async function Page({ searchParams }: PageProps<'/open-data'>) {
  const query = await searchParams
  const { url, dropped } = searchUrl.parse(query)
  const link = parseDatasetLink(url.q ?? '')
  if (link) redirect(datasetPath(link.portal, link.datasetId))
  const submitted = Object.keys(query).length > 0
  const reply = url.q ? await begin(answer(url.q, url)) : undefined
  const missing: FieldProblem[] = submitted && !url.q ? [{ field: 'q', message: texts.missing }] : []
  const problems = reply ? problemsOf(reply) : missing
  const errorAt = (field: string) => problems.find((each) => each.field === field)?.message
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} />
      <DroppedNotice dropped={dropped} />
      <SearchForm url={url} errors={{ q: errorAt('q'), portal: errorAt('portal') }} />
      {!submitted && (
        <>
          <p className="mb-6 max-w-reading text-base text-muted">
            {texts.lead} {texts.coverage}
          </p>
          <Examples />
        </>
      )}
      {reply && <Answer reply={reply} />}
    </PageFrame>
  )
}

const examples = [
  {
    label: 'Building permits of Chicago',
    text: 'One table, at data.cityofchicago.org: its columns, its license and its rows.',
    href: datasetPath('data.cityofchicago.org', 'ydr8-5enu'),
  },
  {
    label: 'Building permits, any city',
    text: 'Whatever the portals of the catalog list under these words.',
    href: searchHref({ q: 'building permits' }),
  },
  {
    label: 'Violations in New York City',
    text: 'Searched at data.cityofnewyork.us only.',
    href: searchHref({ q: 'violations', portal: 'data.cityofnewyork.us' }),
  },
]

const Examples = () => <ExampleLinks id="examples" title="To begin with" examples={examples} />

async function answer(q: string, url: SearchUrl): Promise<Answered> {
  const result = await fetchSearch(q, url)
  const problems = result.ok ? [] : fieldProblems(result.error)
  return { problems, shown: problems.length === 0 && <SearchResults url={url} result={result} /> }
}
