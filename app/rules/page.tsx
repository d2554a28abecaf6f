import type { Metadata } from 'next'
import { FormPage } from '@/app/_lib/answer/form-page'
import { startStream } from '@/app/_lib/answer/page-stream'
import { hasQuery, titled } from '@/app/_lib/noindex'
import { PageHeading } from '@/components/ui/page/page-heading'
import { RulesForm } from './form'
import { answer } from './rules-answer'
import { RulesStart } from './start'
import { rulesUrl } from './url'

const texts = { title: 'Rules' }

export async function generateMetadata({ searchParams }: PageProps<'/rules'>): Promise<Metadata> {
  return titled(texts.title, hasQuery(await searchParams))
}

export default async function Page({ searchParams }: PageProps<'/rules'>) {
  const query = await searchParams
  const { url, dropped, errors, typed } = rulesUrl.parse(query)
  const isReadable = Object.keys(errors).length === 0
  const reply = hasQuery(query) && isReadable ? await startStream(answer(url)) : undefined
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={dropped}
      errors={errors}
      reply={reply}
      form={(mistakes) => <RulesForm url={url} errors={mistakes} typed={typed} />}
    >
      {!hasQuery(query) && <RulesStart />}
    </FormPage>
  )
}
