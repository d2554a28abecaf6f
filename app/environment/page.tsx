import type { Metadata } from 'next'
import { Answer, type Answered, begin, problemsOf } from '@/app/_lib/answer/answer'
import { noindex } from '@/app/_lib/noindex'
import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { DroppedNotice } from '@/components/ui/notice'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import { formatCount } from '@/lib/format'
import { EnvironmentForm } from './form'
import { showAnswer } from './results'
import { type EnvironmentUrl, environmentUrl, medias } from './url'

const texts = {
  title: 'Facilities near a place',
  lead: 'Plants, dischargers and waste handlers that federal environmental programs regulate around a point, nearest first, with what is recorded about each.',
  coverage:
    'Covers facilities under the Clean Air Act, Clean Water Act, hazardous waste, drinking water and toxics release programs in all states and territories. Not covered: Superfund assessment, underground tanks, brownfields and unregistered releases.',
  unreadable:
    'This could not be read as a place. Type an address with house number, street, city and state, or coordinates such as 29.7355, -95.2654.',
  missing: 'Type an address or coordinates to search around.',
}

export async function generateMetadata({ searchParams }: PageProps<'/environment'>): Promise<Metadata> {
  const { url } = environmentUrl.parse(await searchParams)
  const asked = Boolean(url.q || url.at)
  return { title: url.q ? `${url.q.slice(0, 80)}: ${texts.title}` : texts.title, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: PageProps<'/environment'>) {
  const query = await searchParams
  const { url, dropped, errors: unreadable, typed } = environmentUrl.parse(query)
  const radiusError = unreadable.radius
  const submitted = Object.keys(query).length > 0
  const missing = submitted && !url.q && !url.at ? texts.missing : undefined
  const reply = await begin(answer(url, { q: missing, radius: radiusError }))
  const problems = problemsOf(reply)
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={submitted ? undefined : texts.lead} asked={describeAsked(url)} />
      <DroppedNotice dropped={dropped} />
      {!submitted && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <EnvironmentForm
        url={url}
        errors={{ q: errorOf('q'), radius: errorOf('radius') }}
        typedRadius={typed.radius}
      />
      <Answer reply={reply} />
    </PageFrame>
  )
}

interface Errors {
  q: string | undefined
  radius: string | undefined
}

async function answer(url: EnvironmentUrl, errors: Errors): Promise<Answered> {
  const found = url.at || !url.q || errors.radius ? undefined : await findPoint(url.q, texts.unreadable, read)
  const q = found?.kind === 'question' ? found.question : errors.q
  const problems = Object.entries({ ...errors, q }).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  )
  return { problems, shown: errors.radius ? null : await showAnswer(url, found) }
}

/** "400 S Orange Ave · 28.5384, -81.3792 · within 1 mile · All programs" */
function describeAsked({ q, at, radius, media, activeOnly }: EnvironmentUrl): string | undefined {
  if (!q && !at) return undefined
  const point = at && `${at.latitude}, ${at.longitude}`
  const within = `within ${formatCount(radius, 'mile')}`
  return [q, point, within, medias[media], activeOnly && 'active only'].filter(Boolean).join(' · ')
}
