import type { Metadata } from 'next'
import Link from 'next/link'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { describeRefusal } from './describe-refusal'
import { ListForm } from './list-form'
import { listUrl } from './url'

const texts = {
  title: 'A list of places',
  description: 'Up to 1,000 places at once: lot, flood zone, wetlands, soil, height and more, as one table.',
  back: 'Saved',
  lead: 'Paste up to 1,000 places, or choose a file. Choose what you want to know about each, and leave: the list is worked through on the server, and its link shows the result.',
}

export const metadata: Metadata = { title: texts.title, description: texts.description }

export default async function Page({ searchParams }: PageProps<'/places/list'>) {
  const { why, count = 0 } = listUrl.parse(await searchParams).url
  const error = why && (await describeRefusal(why, count))
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'list', message: error }] : []} />
      <PageHeading
        eyebrow={<Link href="/saved">{texts.back}</Link>}
        title={texts.title}
        lead={<p>{texts.lead}</p>}
      />
      <ListForm {...(error ? { error } : {})} />
    </PageFrame>
  )
}
