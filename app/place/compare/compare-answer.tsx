import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { Unsettled } from '@/app/_surfaces/place/unsettled'
import { placeUrl } from '@/app/_surfaces/place/url'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { resolvePlace } from '../understand'
import { ChooseBoth } from './choose-places'
import { Comparison } from './comparison'
import { type ComparedPlaceId, type CompareUrlParams, compareHref, sideIds } from './url'

const texts = defineTexts('place.compare-answer', {
  guard:
    'Values of different kinds or jurisdictions never share a row, and we compute no difference between them.',
  one: 'Look up one place only',
  another: 'Ask for another place',
})

export async function answer(url: CompareUrlParams): Promise<PageContent> {
  const [a, b] = await Promise.all([resolvePlace(url.a, read), resolvePlace(url.b, read)])
  if (a.kind === 'place' && b.kind === 'place') return { shown: <Comparison url={url} a={a} b={b} /> }
  const errors = { a: questionOf(a), b: questionOf(b) }
  const problems = sideIds.flatMap((side) => {
    const message = errors[side]
    return message ? [{ field: `q${side}`, message }] : []
  })
  return {
    problems,
    shown: (
      <>
        <Question url={url} resolutions={{ a, b }} errors={errors} />
        <UnsettledSide url={url} side="a" resolution={a} />
        <UnsettledSide url={url} side="b" resolution={b} />
      </>
    ),
  }
}

type QuestionProps = Pick<Parameters<typeof ChooseBoth>[0], 'url'> & Partial<Parameters<typeof ChooseBoth>[0]>

export const Question = ({ url, resolutions = unknown, errors = {} }: QuestionProps) => (
  <>
    <p className="mb-6 max-w-reading">
      {texts.guard} <a href={localHref('/place')}>{texts.one}</a>
    </p>
    <ChooseBoth url={url} resolutions={resolutions} errors={errors} />
  </>
)

const unknown = { a: { kind: 'nothing' }, b: { kind: 'nothing' } } as const

const questionOf = (side: PlaceResolution) =>
  side.kind === 'question' ? translate(side.question) : undefined

interface SideProps {
  url: CompareUrlParams
  side: ComparedPlaceId
  resolution: PlaceResolution
}

function UnsettledSide({ url, side, resolution }: SideProps) {
  if (resolution.kind === 'place') return null
  const words = compareHref({ ...url, [side]: { q: url[side].q } })
  return (
    <Unsettled
      resolution={resolution}
      of={side.toUpperCase()}
      retry={compareHref(url)}
      another={{ href: compareHref({ ...url, [side]: {} }), label: texts.another }}
      pointHref={`${words}&${side}={lat},{lon}`}
      toHref={(href) => toSideHref(url, side, href)}
    />
  )
}

function toSideHref(url: CompareUrlParams, side: ComparedPlaceId, href: string): string {
  const { at, q } = placeUrl.parse(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).url
  return at || q ? compareHref({ ...url, [side]: { at, q } }) : href
}
