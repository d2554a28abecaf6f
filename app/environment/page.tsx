import type { Metadata } from 'next'
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
  const found = url.at || !url.q || radiusError ? undefined : await findPoint(url.q, texts.unreadable)
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
      <PageHeading title={texts.title} lead={submitted ? undefined : texts.lead} />
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
