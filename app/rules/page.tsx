import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { ExampleLinks } from '@/components/ui/example-links'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { fetchRules, type RulesResult } from './fetch-rules'
import { RulesForm } from './form'
import { presets } from './presets'
import { RulesResults } from './results'
import { type RulesUrl, rulesHref, rulesUrl } from './url'

const texts = {
  title: 'Rules',
  coverage:
    'Documents of all federal agencies since January 1994, as published in the Federal Register. Not covered: state and local rules, the text of laws, and court decisions.',
}

export async function generateMetadata({ searchParams }: PageProps<'/rules'>): Promise<Metadata> {
  const query = await searchParams
  const asked = Object.keys(query).some((name) => name !== 'plain')
  return { title: texts.title, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: PageProps<'/rules'>) {
  const query = await searchParams
  const { url, dropped, errors: unreadable, typed } = rulesUrl.parse(query)
  const submitted = Object.keys(query).some((name) => name !== 'plain')
  const isReadable = Object.keys(unreadable).length === 0
  const reply = submitted && isReadable ? await begin(answer(url)) : undefined
  const problems = reply ? problemsOf(reply) : toProblems(unreadable)
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} />
      <DroppedNotice dropped={dropped} />
      <RulesForm url={url} errors={errors} typed={typed} />
      {!submitted && (
        <>
          <PresetLinks />
          <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>
        </>
      )}
      {reply && <Answer reply={reply} />}
    </PageFrame>
  )
}

const examples = presets.map(({ label, text, url }) => ({ label, text, href: rulesHref(url) }))

const PresetLinks = () => <ExampleLinks id="presets" title="Often looked for" examples={examples} />

async function answer(url: RulesUrl): Promise<Answered> {
  const result = await fetchRules(url)
  const problems = toProblems(errorsOf(result))
  return { problems, shown: problems.length === 0 && <RulesResults url={url} result={result} /> }
}

const toProblems = (errors: Readonly<Record<string, string>>) =>
  Object.entries(errors).map(([field, message]) => ({ field, message }))

/** What the connector blames on a field stands at that field; the rest is told as a failure. */
function errorsOf(result: RulesResult): { q?: string; other?: string } {
  if (result.ok || result.error.code !== 'invalid_params') return {}
  const messageOn = (path: string) =>
    result.error.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const [q, other] = [messageOn('term'), messageOn('agency')]
  return { ...(q ? { q } : {}), ...(other ? { other } : {}) }
}
