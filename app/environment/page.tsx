import type { Metadata } from 'next'
import { begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { soon } from '@/app/_lib/read/patience'
import { WaysOnPanel } from '@/components/places/ways-on'
import { Folded } from '@/components/provenance/folded'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { notListed } from '@/lib/records/facility/describe'
import { answerQuestion, locate } from './answer'
import { EnvironmentForm } from './form'
import { ResultPage } from './result-page'
import { findSearchPlace } from './search-place'
import { type EnvironmentUrl, environmentUrl } from './url'

const texts = {
  title: 'Environment',
  near: 'Facilities near a place',
  box: 'Facilities in a box',
  lead: 'Lists the plants, dischargers and waste handlers around an address that federal programs regulate, nearest first.',
  more: 'What is in the list',
  coverage:
    'The list covers facilities under the Clean Air Act, the Clean Water Act and the hazardous waste, drinking water and toxics release programs, in all states and territories.',
  missing: 'Type an address or coordinates to search around.',
}

export async function generateMetadata({ searchParams }: PageProps<'/environment'>): Promise<Metadata> {
  const { url } = environmentUrl.parse(await searchParams)
  if (!isAsked(url)) return { title: texts.title }
  const title = url.bbox ? texts.box : texts.near
  const place = (await soon(findSearchPlace(url)))?.value?.name
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
      <PageHeading title={texts.title} />
      <DroppedNotice dropped={dropped} />
      <EnvironmentForm
        url={url}
        errors={{ q: errorOf('q'), radius: errorOf('radius') }}
        typedRadius={typed.radius}
      />
      {problems.length === 0 && (
        <div className="max-w-reading">
          <p>{texts.lead}</p>
          <Folded more={texts.more}>
            <p className="mt-1">{texts.coverage}</p>
            <p className="mt-1">{notListed}</p>
          </Folded>
        </div>
      )}
      {url.q && errorOf('q') && (
        <WaysOnPanel readers={['address', 'coordinates']} pointHref="/environment?at={lat},{lon}" />
      )}
    </PageFrame>
  )
}
