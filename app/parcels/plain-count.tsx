import { read } from '@/app/data'
import { ButtonLink } from '@/components/ui/button-link'
import { isCountable } from './area-query'
import { nominalBounds } from './nominal-bounds'
import { plainHref } from './plain-href'
import { hasFilter } from './say-filter'
import { INSIDE_ZOOM, type ParcelsUrl } from './url'
import { type CountState, sayCounted, toCountState } from './workspace/say-count'

/** Too far out for a list: a count where the source can give one, and the way in. */
export async function PlainCount({ url }: { url: ParcelsUrl }) {
  const count = await countParcels(url)
  return (
    <>
      <p className="mb-2 font-semibold">{sayCounted(count, hasFilter(url.filter))}</p>
      {count.kind === 'counting' && (
        <p className="mb-2">
          <a href={plainHref(url)} className="inline-flex min-h-11 items-center">
            Go on counting
          </a>
        </p>
      )}
      <p className="mb-4">
        Parcels are listed from a closer view on. Find an address above, or zoom in here.
      </p>
      <ButtonLink href={plainHref({ ...url, zoom: INSIDE_ZOOM, page: 1 })}>Zoom in</ButtonLink>
    </>
  )
}

async function countParcels(url: ParcelsUrl): Promise<CountState> {
  const bounds = nominalBounds(url)
  if (!isCountable(bounds)) return { kind: 'too-large' }
  const answer = await read('us-florida-parcels', 'countInView', { bbox: bounds, filter: url.filter })
  return answer.ok ? toCountState(answer.data) : { kind: 'failed', message: answer.error.message }
}
