import { PlaceQuestion } from '@/app/_lib/places/place-question'
import type { PlaceUrl } from './url'

const texts = { change: 'Change the place', find: 'Find a place' }

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

/** Folded away where there is a place already: its records come first. */
export function ChangePlace({ url }: Props) {
  return (
    <details className="mb-6 print:hidden">
      <summary className="inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em]">
        {texts.change}
      </summary>
      <div className="mt-3">
        <FindPlace url={url} />
      </div>
    </details>
  )
}
