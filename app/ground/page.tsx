import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatPoint } from '@/lib/url-state'
import { GroundForm } from './form'
import { showAnswer } from './results'
import { understand } from './understand'
import { type GroundUrl, groundUrl } from './url'

const texts = {
  title: 'Flood, wetlands, soil',
  lead: 'Find the flood zone of a place on the federal flood map, what it means, how high the ground is, and which wetlands and soils are mapped there.',
  coverage:
    'FEMA publishes digital flood maps for most of the country, not for all of it. Where there is none, we say so: that is not the same as no hazard.',
}

export async function generateMetadata({ searchParams }: PageProps<'/ground'>): Promise<Metadata> {
  const { url } = groundUrl.parse(await searchParams)
  const asked = url.q?.slice(0, 80) ?? (url.at && formatPoint(url.at))
  return asked ? { title: `${asked}: ${texts.title}`, ...noindex } : { title: texts.title }
}

export default async function Page({ searchParams }: PageProps<'/ground'>) {
  const { url, dropped } = groundUrl.parse(await searchParams)
  const isStart = !url.q && !url.at
  const reply = await begin(answer(url))
  const problems = problemsOf(reply)
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading
        title={texts.title}
        lead={isStart ? texts.lead : undefined}
        asked={[url.q, url.at && formatPoint(url.at)].filter(Boolean).join(' · ')}
      />
      <DroppedNotice dropped={dropped} />
      {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <GroundForm url={url} error={problems[0]?.message} />
      <Answer reply={reply} />
    </PageFrame>
  )
}

async function answer(url: GroundUrl): Promise<Answered> {
  const understanding = await understand(url)
  return {
    problems: understanding.kind === 'question' ? [{ field: 'q', message: understanding.question }] : [],
    shown: await showAnswer(url, understanding),
  }
}
