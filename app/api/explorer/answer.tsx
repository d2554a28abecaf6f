import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import type { FetchedJson } from '@/components/query/fetch-json'
import { type Fact, Facts } from '@/components/ui/facts'
import { AnswerMap } from './answer-map'

const texts = {
  title: 'Answer',
  status: 'Status',
  time: 'Time',
  none: 'No answer came.',
  json: 'Answer as JSON',
  cut: 'Only the beginning is shown here. Open the address for all of it.',
  open: 'Open this answer by its address',
}

/** More would freeze the page it is shown on. */
const MAX_LETTERS = 200_000
const shownHeaders = /^(x-openplat-|content-type|cache-control|age|retry-after)/

interface Props {
  answer: FetchedJson<unknown>
  milliseconds: number
  url: string
}

export function Answer({ answer, milliseconds, url }: Props) {
  const { http } = answer
  const headers = http ? [...http.headers].filter(([name]) => shownHeaders.test(name)) : []
  const facts: Fact[] = [
    { label: texts.status, value: http ? `HTTP ${http.status}` : texts.none },
    { label: texts.time, value: `${Math.round(milliseconds)} ms` },
    ...headers.map(([name, value]) => ({ label: name, value })),
  ]
  return (
    <section aria-labelledby="answer-title">
      <h3 id="answer-title" className="mb-3 text-lg font-semibold">
        {texts.title}
      </h3>
      {!answer.ok && <ProblemNotice problem={answer.problem} />}
      <Facts items={facts} />
      {answer.ok && <AnswerMap data={answer.data} />}
      {http && <Json value={answer.ok ? answer.data : http.body} />}
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
      {/* Scrolls in both directions, so a keyboard has to reach it. */}
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
