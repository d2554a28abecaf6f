import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { begin } from '@/app/_lib/answer/answer'
import { FormPage } from '@/app/_lib/answer/form-page'
import { titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { Query } from '@/lib/url-state'
import { answer } from './answer'
import { FindForm } from './find-form'
import { toMapHref } from './map-href'
import { parcelsUrl } from './url'

const texts = {
  title: 'Florida parcels',
  lead: 'Every parcel of the 67 county assessment rolls in a list, to filter and download.',
  coverage:
    'Covers the parcels that the Florida Department of Revenue publishes each year. Values are assessments of January 1, not prices. Owners are named only on a parcel’s own page, on request.',
}

export const metadata: Metadata = titled(texts.title, true)

/** The list without scripting. Every other address of it is one of the map, where these parcels are a layer. */
export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams
  const { url, dropped } = parcelsUrl.parse(query)
  if (query.plain === undefined) redirect(toMapHref(url, dropped))
  const isStart = Object.keys(query).length === 1
  return (
    <FormPage
      width="full"
      dropped={dropped}
      reply={await begin(answer(url))}
      form={({ q: error }) => (
        <div className={isStart ? '' : 'gap-x-10 lg:flex lg:items-start'}>
          <PageHeading title={texts.title} lead={isStart ? texts.lead : undefined} />
          {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
          <FindForm url={url} error={error} />
        </div>
      )}
    />
  )
}
