import { useMemo } from 'react'
import { LazyMap } from '@/components/map/lazy-map'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { statusOf } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import { formatCount } from '@/lib/format'
import { featuresIn, MAX_FEATURES } from './answer-features'

const texts = {
  title: 'Answer',
  status: 'Status in the API',
  time: 'Time',
  json: 'Answer as JSON',
  cut: 'Only the beginning is shown here. Open the address for all of it.',
  open: 'Open this answer by its address',
  map: 'Map of the answer',
  list: 'The answer as JSON',
  drawn: 'In the answer',
  count: (count: number) =>
    count < MAX_FEATURES ? formatCount(count, 'place') : `The first ${formatCount(MAX_FEATURES, 'place')}`,
}

/** More characters would freeze the page. */
const MAX_LETTERS = 200_000

interface Props {
  answer: Result<unknown>
  milliseconds: number
  url: string
}

export const statusIn = (answer: Result<unknown>): string =>
  `HTTP ${answer.ok ? 200 : statusOf[answer.error.code]}`

export function Answer({ answer, milliseconds, url }: Props) {
  return (
    <section aria-labelledby="answer-title">
      <h3 id="answer-title" className="mb-3 text-lg font-semibold">
        {texts.title}
      </h3>
      {!answer.ok && <ProblemNotice problem={answer.error} />}
      <Facts
        items={[
          { label: texts.status, value: statusIn(answer) },
          { label: texts.time, value: `${Math.round(milliseconds)} ms` },
        ]}
      />
      {answer.ok && <AnswerMap data={answer.data} />}
      <Json value={answer.ok ? answer.data : answer.error} />
      <p>
        <a href={url}>{texts.open}</a>
      </p>
      {answer.ok && <Provenance meta={answer.meta} />}
    </section>
  )
}

function Json({ value }: { value: unknown }) {
  const text = JSON.stringify(value, null, 2)
  return (
    <>
      {/* Keyboard users can scroll a region in Safari only if it is a tab stop. */}
      <section
        aria-label={texts.json}
        {...{ tabIndex: 0 }}
        className="mb-3 max-h-[32rem] overflow-auto rounded-control border border-line bg-paper p-3 text-sm"
      >
        <pre>{text.slice(0, MAX_LETTERS)}</pre>
      </section>
      {text.length > MAX_LETTERS && <p className="mb-3">{texts.cut}</p>}
    </>
  )
}

function AnswerMap({ data }: { data: unknown }) {
  const features = useMemo(() => featuresIn(data), [data])
  const count = features.features.length
  if (count === 0) return null
  return (
    <div className="mb-4">
      <p className="mb-1">
        {texts.map}: {texts.count(count)}
      </p>
      <div className="lg:h-128">
        <LazyMap
          label={texts.map}
          listLabel={texts.list}
          features={features}
          legend={{ result: texts.drawn }}
        />
      </div>
    </div>
  )
}
