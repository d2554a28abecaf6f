import type { PageAnswer } from '@/app/_lib/answer/page-stream'
import type { Reader } from '@/components/places/next-steps'
import type { PlaceReading } from './place-interpretation'
import { CountryMap, Unsettled } from './unsettled'

const texts = { another: 'Look up another place' }

interface Props {
  understood: Exclude<PlaceReading, { kind: 'place' }>
  path: string
  href: string
  wordsHref: string
  readers: readonly Reader[]
}

export function showUnsettled({ understood, path, href, wordsHref, readers }: Props): PageAnswer {
  const pickHref = `${path}?at={lat},{lon}`
  const isUnread = understood.kind === 'question' && !understood.choices
  return {
    problems: understood.kind === 'question' ? [{ field: 'q', message: understood.question }] : [],
    shown:
      understood.kind === 'nothing' ? (
        <CountryMap pickHref={pickHref} />
      ) : (
        <Unsettled
          understood={understood}
          retry={href}
          another={{ href: path, label: texts.another }}
          pointHref={isUnread ? pickHref : `${wordsHref}&at={lat},{lon}`}
          readers={readers}
        />
      ),
  }
}
