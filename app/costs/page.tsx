import type { Metadata } from 'next'
import { FormPage } from '@/app/_lib/answer/form-page'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { describeSeries } from '@/connectors/federal-labor-stats/public'
import { countyByFips } from '@/lib/geography/counties'
import { Choices } from './choices'
import { answer } from './costs-answer'
import { nameCounty } from './county/county-figures'
import { CountyForm } from './county/county-form'
import { costsUrl } from './url'

const texts = { title: 'Costs' }

export async function generateMetadata({ searchParams }: PageProps<'/costs'>): Promise<Metadata> {
  const query = await searchParams
  const { county: fips = '', series } = costsUrl.parse(query).url
  const county = countyByFips(fips)
  if (county) return titled(`${nameCounty(county)}: ${texts.title}`, true)
  const [first, ...others] = series
  if (!first) return titled(texts.title, Object.keys(query).length > 0)
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return titled(`${describeSeries(first).name}${more}: ${texts.title}`, true)
}

export default async function Page({ searchParams }: PageProps<'/costs'>) {
  const costs = await answer(await searchParams)
  const { parsed, mistakes, reply } = costs
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={parsed.dropped}
      errors={mistakes}
      reply={reply}
      form={(errors) => <CountyForm url={parsed.url} error={errors.place} />}
      below={<Choices answer={costs} />}
    />
  )
}
