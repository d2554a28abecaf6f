import { placeLink } from '@/components/places/place-link'
import { pointKey, type SavedPlace } from '@/components/places/place-list'
import { ButtonLink } from '@/components/ui/button-link'

const texts = {
  hint: 'Tick two places to see their records side by side.',
  many: 'Two places at a time: take a tick away.',
  compare: 'Compare the two',
}

/** Filled in twice, from the left. */
const PAIR = '/place/compare?a={at}&qa={q}&b={at}&qb={q}'

interface Props {
  places: readonly SavedPlace[]
  /** Keys, in the order in which they were ticked. */
  chosen: readonly string[]
}

export function CompareChosen({ places, chosen }: Props) {
  if (places.length < 2) return null
  const [a, b, ...more] = chosen.flatMap((key) => places.filter((place) => pointKey(place) === key))
  const isPair = a && b && more.length === 0
  return (
    <p role="status" className="flex min-h-11 flex-wrap items-center gap-3 print:hidden">
      {isPair ? (
        <ButtonLink look="primary" href={placeLink(b, placeLink(a, PAIR))}>
          {texts.compare}
        </ButtonLink>
      ) : (
        <span className="text-muted">{more.length > 0 ? texts.many : texts.hint}</span>
      )}
    </p>
  )
}
