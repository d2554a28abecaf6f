import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { surveyTerms } from '@/components/land/survey-terms'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { DefinitionsPrintList } from '@/components/ui/term'
import { formatPoint } from '@/lib/url-state'
import { LandForm } from './form'
import { showAnswer } from './results'
import { understand } from './understand'
import { type LandUrl, landUrl } from './url'

const texts = {
  title: 'Section and elevation',
  lead: 'Find the survey section and the ground elevation of a place, or find the place that a legal description names.',
  coverage:
    'The 30 states of the Public Land Survey System have sections. The original states along the Atlantic, Texas, Kentucky, Tennessee, West Virginia and Hawaii have none. Elevation covers all states and territories.',
}

export async function generateMetadata({ searchParams }: PageProps<'/land'>): Promise<Metadata> {
  const { url } = landUrl.parse(await searchParams)
  const chosen = url.id ?? (url.at && formatPoint(url.at))
  const asked = [url.q?.slice(0, 80), chosen].filter(Boolean).join(', ')
  return asked ? { title: `${asked}: ${texts.title}`, ...noindex } : { title: texts.title }
}

export default async function Page({ searchParams }: PageProps<'/land'>) {
  const { url, dropped } = landUrl.parse(await searchParams)
  const isStart = !url.q && !url.at && !url.id
  const reply = await begin(answer(url))
  const problems = problemsOf(reply)
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading
        title={texts.title}
        lead={isStart ? texts.lead : undefined}
        asked={[url.q, url.id, url.at && formatPoint(url.at)].filter(Boolean).join(' · ')}
      />
      <DroppedNotice dropped={dropped} />
      {isStart && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <LandForm url={url} error={problems[0]?.message} />
      <Answer reply={reply} />
      <DefinitionsPrintList definitions={Object.values(surveyTerms)} />
    </PageFrame>
  )
}

async function answer(url: LandUrl): Promise<Answered> {
  const understanding = await understand(url)
  const { question } = understanding.kind === 'question' ? understanding.question : {}
  return {
    problems: question ? [{ field: 'q', message: question }] : [],
    shown: await showAnswer(url, understanding),
  }
}
