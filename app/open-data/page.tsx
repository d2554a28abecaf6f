import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FormPage } from '@/app/_lib/answer/form-page'
import { startStream } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { Examples } from './examples'
import { parseDatasetLink } from './fetch-search'
import { SearchForm } from './form'
import { answer } from './results'
import { datasetPath, searchUrl } from './url'

const texts = { title: 'Open data', missing: 'Give words to look for.' }

export async function generateMetadata({ searchParams }: PageProps<'/open-data'>): Promise<Metadata> {
  const { q, portal } = searchUrl.parse(await searchParams).url
  return titled(texts.title, Boolean(q || portal))
}

export default async function Page({ searchParams }: PageProps<'/open-data'>) {
  const query = await searchParams
  const { url, dropped } = searchUrl.parse(query)
  const link = parseDatasetLink(url.q ?? '')
  if (link) redirect(datasetPath(link.portal, link.datasetId))
  const isStart = Object.keys(query).length === 0
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={dropped}
      errors={isStart || url.q ? {} : { q: texts.missing }}
      reply={url.q ? await startStream(answer(url.q, url)) : undefined}
      form={(errors) => <SearchForm url={url} errors={{ q: errors.q, portal: errors.portal }} />}
    >
      {isStart && <Examples />}
    </FormPage>
  )
}
