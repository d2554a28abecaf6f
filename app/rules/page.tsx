import type { Metadata } from 'next'
import { begin } from '@/app/_lib/answer/answer'
import { FormPage } from '@/app/_lib/answer/form-page'
import { asksAnything, titled } from '@/app/_lib/noindex'
import { ExampleLinks } from '@/components/ui/example-links'
import { PageHeading } from '@/components/ui/page/page-heading'
import { answer } from './answer'
import { RulesForm } from './form'
import { presets } from './presets'
import { rulesHref, rulesUrl } from './url'

const texts = {
  title: 'Rules',
  coverage:
    'Documents of all federal agencies since January 1994, as published in the Federal Register. Not covered: state and local rules, the text of laws, and court decisions.',
}

export async function generateMetadata({ searchParams }: PageProps<'/rules'>): Promise<Metadata> {
  return titled(texts.title, asksAnything(await searchParams))
}

export default async function Page({ searchParams }: PageProps<'/rules'>) {
  const query = await searchParams
  const { url, dropped, errors, typed } = rulesUrl.parse(query)
  const isReadable = Object.keys(errors).length === 0
  const reply = asksAnything(query) && isReadable ? await begin(answer(url)) : undefined
  return (
    <FormPage
      heading={<PageHeading title={texts.title} />}
      dropped={dropped}
      errors={errors}
      reply={reply}
      form={(mistakes) => <RulesForm url={url} errors={mistakes} typed={typed} />}
    >
      {!asksAnything(query) && (
        <>
          <ExampleLinks id="presets" title="Often looked for" examples={examples} />
          <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>
        </>
      )}
    </FormPage>
  )
}

const examples = presets.map(({ label, text, url }) => ({ label, text, href: rulesHref(url) }))
