import type { Answered } from '@/app/_lib/answer/page-stream'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { PlaceChoices } from './place-choices'
import { showPoint } from './show-point'
import { showSection } from './show-section'
import { understand } from './understand'
import { type LandUrl, landHref } from './url'

export async function answer(url: LandUrl): Promise<Answered> {
  const understood = await understand(url)
  if (understood.kind === 'point') return showPoint(url, understood)
  if (understood.kind === 'section') return showSection(url, understood)
  if (understood.kind === 'places') return { shown: <PlaceChoices url={url} places={understood} /> }
  return showUnsettled({
    understood,
    path: '/land',
    href: landHref(url),
    wordsHref: landHref({ q: url.q }),
    readers: ['address', 'coordinates', 'legal'],
  })
}
