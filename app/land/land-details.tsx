import type { PageContent } from '@/app/_lib/answer/page-stream'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { PlaceChoices } from './place-choices'
import { showPoint } from './show-point'
import { showSection } from './show-section'
import { resolveLand } from './understand'
import { type LandUrlParams, landHref } from './url'

export async function answer(url: LandUrlParams): Promise<PageContent> {
  const place = await resolveLand(url)
  if (place.kind === 'point') return showPoint(url, place)
  if (place.kind === 'section') return showSection(url, place)
  if (place.kind === 'places') return { shown: <PlaceChoices url={url} places={place} /> }
  return showUnsettled({
    resolution: place,
    path: '/land',
    href: landHref(url),
    wordsHref: landHref({ q: url.q }),
    readers: ['address', 'coordinates', 'legal'],
  })
}
