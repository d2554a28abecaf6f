import type { Metadata } from 'next'
import { read } from '@/app/data'
import { noindex } from '@/app/noindex'
import type { Query } from '@/app/read-query'
import { DroppedNotice } from '@/components/ui/dropped-notice'
import { ErrorSummary } from '@/components/ui/error-summary'
import { PageFrame } from '@/components/ui/page-frame'
import { PageHeading } from '@/components/ui/page-heading'
import { type Understood, understandPlace } from '../understand'
import { ChooseBoth } from './choose-both'
import { Comparison } from './comparison'
import { parseCompareUrl } from './parse'
import { UnsettledSide } from './unsettled-side'
import { sideIds } from './url'

interface Props {
  searchParams: Promise<Query>
}

const texts = {
  title: 'Compare two places',
  lead: 'The public records of two places side by side: elevation, survey section, assessment record, Florida parcel, facilities near, permits and county figures.',
  guard:
    'Values of different kinds or of different jurisdictions never share a row, and no difference between them is computed.',
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { a, b } = parseCompareUrl(await searchParams).url
  const isAsked = [a, b].some(({ at, q }) => at || q)
  return isAsked ? { title: 'Two places side by side', ...noindex } : { title: texts.title }
}

export default async function Page({ searchParams }: Props) {
  const { url, dropped } = parseCompareUrl(await searchParams)
  const [a, b] = await Promise.all([understandPlace(url.a, read), understandPlace(url.b, read)])
  const errors = { a: questionOf(a), b: questionOf(b) }
  const problems = sideIds.flatMap((side) => {
    const message = errors[side]
    return message ? [{ field: `q${side}`, message }] : []
  })
  const isSettled = a.kind === 'place' && b.kind === 'place'
  return (
    <PageFrame>
      <ErrorSummary problems={problems} />
      <PageHeading title={texts.title} lead={isSettled ? undefined : texts.lead} />
      <DroppedNotice dropped={dropped} />
      {isSettled ? (
        <Comparison url={url} a={a} b={b} />
      ) : (
        <>
          <p className="mb-6 max-w-reading">{texts.guard}</p>
          <ChooseBoth url={url} understood={{ a, b }} errors={errors} />
          {a.kind !== 'place' && <UnsettledSide url={url} side="a" understood={a} />}
          {b.kind !== 'place' && <UnsettledSide url={url} side="b" understood={b} />}
        </>
      )}
    </PageFrame>
  )
}

const questionOf = (side: Understood) => (side.kind === 'question' ? side.question : undefined)
