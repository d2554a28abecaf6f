import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { RulesForm } from './form'
import { parseRulesUrl } from './parse'
import { PresetLinks } from './preset-links'
import { type RulesResult, readRules } from './read-rules'
import { RulesResults } from './results'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Federal rules and notices',
  lead: 'What federal agencies propose, decide and announce about housing, lending, flood and environment, as published in the Federal Register.',
  coverage:
    'Covers documents of all federal agencies since January 1994. Not covered: state and local rules, the text of laws, and court decisions.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams
  const { q } = parseRulesUrl(query).url
  const asked = Object.keys(query).length > 0
  return { title: q ? `${q.slice(0, 80)}: ${texts.title}` : texts.title, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url, dropped, errors: unreadable, typed } = parseRulesUrl(query)
  const submitted = Object.keys(query).length > 0
  const isReadable = Object.keys(unreadable).length === 0
  const result = submitted && isReadable ? await readRules(url) : undefined
  const errors = { ...unreadable, ...errorsOf(result) }
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={submitted ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {!submitted && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <RulesForm url={url} errors={errors} typed={typed} />
      {!submitted && <PresetLinks />}
      {result && problems.length === 0 && <RulesResults url={url} result={result} />}
    </PageFrame>
  )
}

/** What the connector blames on a field stands at that field; the rest is told as a failure. */
function errorsOf(result: RulesResult | undefined): { q?: string; other?: string } {
  if (!result || result.ok || result.error.code !== 'invalid_params') return {}
  const messageOn = (path: string) =>
    result.error.issues.find((issue) => issue.path.split('.')[0] === path)?.message
  const [q, other] = [messageOn('term'), messageOn('agency')]
  return { ...(q ? { q } : {}), ...(other ? { other } : {}) }
}
