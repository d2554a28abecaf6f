import type { Metadata } from 'next'
import { FormPage, toErrors } from '@/app/_lib/answer/form-page'
import { Answer } from '@/app/_lib/answer/page-stream'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import { Choices } from './choices'
import { answer } from './costs-answer'
import { costsUrl } from './url'

const texts = { title: 'Costs' }

export async function generateMetadata({ searchParams }: PageProps<'/costs'>): Promise<Metadata> {
  const query = await searchParams
  const [first, ...others] = costsUrl.parse(query).url.series
  if (!first) return titled(texts.title, Object.keys(query).length > 0)
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return titled(`${describeSeries(first).name}${more}: ${texts.title}`, true)
}

export default async function Page({ searchParams }: PageProps<'/costs'>) {
  const costs = await answer(await searchParams)
  const { parsed, mistakes, series, placeProblems } = costs
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={parsed.dropped}
      errors={{ ...mistakes, ...toErrors(placeProblems) }}
      form={() => series && <Answer reply={series} />}
    >
      <Choices answer={costs} />
    </FormPage>
  )
}
