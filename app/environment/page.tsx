import type { Metadata } from 'next'
import { read } from '@/app/data'
import { findPoint } from '@/app/find-point'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { EnvironmentForm } from './form'
import { parseEnvironmentUrl } from './parse'
import { EnvironmentResults } from './results'
import { type EnvironmentUrl, medias } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Facilities near a place',
  lead: 'Plants, dischargers and waste handlers that federal environmental programs regulate around a point, nearest first, with what is recorded about each.',
  coverage:
    'Covers facilities under the Clean Air Act, Clean Water Act, hazardous waste, drinking water and toxics release programs in all states and territories. Not covered: Superfund assessment, underground tanks, brownfields and unregistered releases.',
  unreadable:
    'This could not be read as a place. Type an address with house number, street, city and state, or coordinates such as 29.7355, -95.2654.',
  missing: 'Type an address or coordinates to search around.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { url } = parseEnvironmentUrl(await searchParams)
  const asked = Boolean(url.q || url.at)
  return { title: url.q ? `${url.q.slice(0, 80)}: ${texts.title}` : texts.title, ...(asked ? noindex : {}) }
}

export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const { url, dropped, radiusError } = parseEnvironmentUrl(query)
  const submitted = Object.keys(query).length > 0
  const found = url.at || !url.q || radiusError ? undefined : await findPoint(url.q, texts.unreadable, read)
  const placeError =
    found?.kind === 'question' ? found.question : submitted && !url.q && !url.at ? texts.missing : undefined
  const errors = [
    ...(placeError ? [{ field: 'q', message: placeError }] : []),
    ...(radiusError ? [{ field: 'radius', message: radiusError }] : []),
  ]
  const point = url.at ?? (found?.kind === 'point' ? found.point : undefined)
  return (
    <PageFrame>
      <ErrorSummary problems={errors} />
      <PageHeading title={texts.title} lead={submitted ? undefined : texts.lead} asked={sayAsked(url)} />
      <DroppedNotice dropped={dropped} />
      {!submitted && <p className="mb-6 max-w-reading">{texts.coverage}</p>}
      <EnvironmentForm
        url={url}
        errors={{ q: placeError, radius: radiusError }}
        typedRadius={radiusError ? [query.radius].flat()[0] : undefined}
      />
      {!radiusError && <EnvironmentResults url={url} found={found} point={point} />}
    </PageFrame>
  )
}

/** "400 S Orange Ave · 28.5384, -81.3792 · within 1 mile · All programs" */
function sayAsked({ q, at, radius, media, activeOnly }: EnvironmentUrl): string | undefined {
  if (!q && !at) return undefined
  const point = at && `${at.latitude}, ${at.longitude}`
  const within = `within ${radius} ${radius === 1 ? 'mile' : 'miles'}`
  return [q, point, within, medias[media], activeOnly && 'active only'].filter(Boolean).join(' · ')
}
