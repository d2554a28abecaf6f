import type { Metadata } from 'next'
import { noindex } from '@/app/noindex'
import { surveyTerms } from '@/components/records/survey-terms'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { LandForm } from './form'
import { parseLandUrl } from './parse'
import { LandResults } from './results'
import { understand } from './understand'
import { formatPoint } from './url'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const texts = {
  title: 'Section and elevation',
  lead: 'Which section of the public land survey a place lies in, and how high the ground is. Or the other way: from a written legal description to a place.',
  coverage:
    'Sections exist in the 30 states of the Public Land Survey System, not in the original states along the Atlantic, Texas, Kentucky, Tennessee, West Virginia or Hawaii. Elevation covers all states and territories.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parseLandUrl(await searchParams)
  const chosen = url.id ?? (url.at && formatPoint(url.at))
  const asked = [url.q?.slice(0, 80), chosen].filter(Boolean).join(', ')
  return asked ? { title: `${asked}: ${texts.title}`, ...noindex } : { title: texts.title }
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = parseLandUrl(await searchParams)
  const understanding = await understand(url)
  const error = understanding.kind === 'question' ? understanding.question.question : undefined
  return (
    <PageFrame>
      <ErrorSummary problems={error ? [{ field: 'q', message: error }] : []} />
      <PageHeading
        title={texts.title}
        lead={understanding.kind === 'nothing' ? texts.lead : undefined}
        asked={[url.q, url.id, url.at && formatPoint(url.at)].filter(Boolean).join(' · ')}
      />
      <DroppedNotice dropped={dropped} />
      {understanding.kind === 'nothing' && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <LandForm url={url} error={error} />
      <LandResults url={url} understanding={understanding} />
      <DefinitionsPrintList definitions={Object.values(surveyTerms)} />
    </PageFrame>
  )
}
