import { PlaceQuestion } from '@/app/_lib/places/place-question'
import type { PlaceUrl } from './url'

const texts = { find: 'Find a place' }

interface Props {
  url: PlaceUrl
  error?: string | undefined
}

export function FindPlace({ url, error }: Props) {
  return (
    <section aria-label={texts.find} className="mb-8 max-w-3xl print:hidden">
      <PlaceQuestion asked={url.q} error={error} />
    </section>
  )
}
