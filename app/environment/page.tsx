import type { Metadata } from 'next'
import { begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { WaysOnPanel } from '@/components/places/ways-on'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatPoint } from '@/lib/url-state'
import { answerQuestion, locate } from './answer'
import { EnvironmentForm } from './form'
import { ResultPage } from './result-page'
import { type EnvironmentUrl, environmentUrl } from './url'

const texts = {
  title: 'Facilities near a place',
  box: 'Facilities in a box',
  lead: 'Plants, dischargers and waste handlers that federal environmental programs regulate around a point, nearest first, with what is recorded about each.',
  coverage:
    'Covers facilities under the Clean Air Act, Clean Water Act, hazardous waste, drinking water and toxics release programs in all states and territories. Not covered: Superfund assessment, underground tanks, brownfields and unregistered releases.',
  missing: 'Type an address or coordinates to search around.',
}

export async function generateMetadata({ searchParams }: PageProps<'/environment'>): Promise<Metadata> {
  const { url } = environmentUrl.parse(await searchParams)
  if (!isAsked(url)) return { title: texts.title }
  const title = url.bbox ? texts.box : texts.title
  const place = url.q?.slice(0, 80) ?? (url.at && formatPoint(url.at))
  return { title: place ? `${place}: ${title}` : title, ...noindex }
}

const isAsked = ({ q, at, bbox }: EnvironmentUrl) => Boolean(q || at || bbox)

export default async function Page({ searchParams }: PageProps<'/environment'>) {
  const query = await searchParams
  const parsed = environmentUrl.parse(query)
  const { url, dropped, errors, typed } = parsed
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  if (!isAsked(url) && Object.keys(query).length > 0) problems.push({ field: 'q', message: texts.missing })
  if (isAsked(url) && problems.length === 0) {
    const located = locate(url)
    const reply = await begin(answerQuestion(url, located))
    problems.push(...problemsOf(reply))
    if (problems.length === 0)
      return <ResultPage url={url} located={located} reply={reply} dropped={dropped} />
  }
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={problems.length > 0 ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {problems.length === 0 && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <EnvironmentForm
        url={url}
        errors={{ q: errorOf('q'), radius: errorOf('radius') }}
        typedRadius={typed.radius}
      />
      {url.q && errorOf('q') && (
        <WaysOnPanel readers={['address', 'coordinates']} pointHref="/environment?at={lat},{lon}" />
      )}
    </PageFrame>
  )
}
