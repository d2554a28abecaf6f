import { useMemo } from 'react'
import { LazyMap } from '@/components/map/lazy-map'
import { formatCount } from '@/lib/format'
import { featuresIn, MOST_DRAWN } from './answer-features'

const texts = {
  label: 'Map of the answer',
  list: 'The answer as JSON',
  drawn: 'In the answer',
  count: (count: number) =>
    count < MOST_DRAWN ? formatCount(count, 'place') : `The first ${formatCount(MOST_DRAWN, 'place')}`,
}

/** What of an answer has a place, drawn; nothing where it has none. */
export function AnswerMap({ data }: { data: unknown }) {
  const features = useMemo(() => featuresIn(data), [data])
  const count = features.features.length
  if (count === 0) return null
  return (
    <div className="mb-4">
      <p className="mb-1">
        {texts.label}: {texts.count(count)}
      </p>
      <div className="lg:h-128">
        <LazyMap
          label={texts.label}
          listLabel={texts.list}
          features={features}
          legend={{ result: texts.drawn }}
        />
      </div>
    </div>
  )
}
