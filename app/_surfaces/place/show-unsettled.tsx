import type { PageContent } from '@/app/_lib/answer/page-stream'
import type { PlaceInputKind } from '@/components/places/next-steps'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import type { PlaceResolution } from './place-interpretation'
import { CountryMap, Unsettled } from './unsettled'

const texts = defineTexts('place.show-unsettled', { another: 'Look up another place' })

interface Props {
  resolution: Exclude<PlaceResolution, { kind: 'place' }>
  path: string
  href: string
  wordsHref: string
  readers: readonly PlaceInputKind[]
}

export function showUnsettled({ resolution, path, href, wordsHref, readers }: Props): PageContent {
  const pickHref = localHref(`${path}?at={lat},{lon}`)
  const isUnread = resolution.kind === 'question' && !resolution.choices
  return {
    problems: resolution.kind === 'question' ? [{ field: 'q', message: translate(resolution.question) }] : [],
    shown:
      resolution.kind === 'nothing' ? (
        <CountryMap pickHref={pickHref} />
      ) : (
        <Unsettled
          resolution={resolution}
          retry={href}
          another={{ href: localHref(path), label: texts.another }}
          pointHref={isUnread ? pickHref : `${wordsHref}&at={lat},{lon}`}
          readers={readers}
        />
      ),
  }
}
