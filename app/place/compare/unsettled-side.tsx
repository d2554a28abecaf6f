import type { Understood } from '@/app/_surfaces/place/understood'
import { Unsettled } from '@/app/_surfaces/place/unsettled'
import { placeUrl } from '@/app/_surfaces/place/url'
import { type CompareUrl, compareHref, type SideId } from './url'

const texts = { another: 'Ask for another place' }

interface SideProps {
  url: CompareUrl
  side: SideId
  understood: Understood
}

/** What is in the way of one of the two; its choices lead back here with the other place kept. */
export function UnsettledSide({ url, side, understood }: SideProps) {
  if (understood.kind === 'place') return null
  const words = compareHref({ ...url, [side]: { q: url[side].q } })
  return (
    <Unsettled
      understood={understood}
      of={side.toUpperCase()}
      retry={compareHref(url)}
      another={{ href: compareHref({ ...url, [side]: {} }), label: texts.another }}
      pointHref={`${words}&${side}={lat},{lon}`}
      toHref={(href) => toSideHref(url, side, href)}
    />
  )
}

/** A choice of the dossier as a choice of one side. */
function toSideHref(url: CompareUrl, side: SideId, href: string): string {
  const { at, q } = placeUrl.parse(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).url
  return at || q ? compareHref({ ...url, [side]: { at, q } }) : href
}
