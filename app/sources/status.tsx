import type { Condition, Tone } from './read-condition'

const dots: Readonly<Record<Tone, string>> = {
  answers: 'border-ink bg-ink',
  failed: 'border-bad bg-bad',
  unasked: 'border-edge',
  off: 'border-dashed border-edge',
}

/** One dot and one sentence; the words say all that the dot does. */
export const Status = ({ condition: { tone, words } }: { condition: Condition }) => (
  <span className="inline-flex items-baseline gap-2">
    <span
      aria-hidden="true"
      data-tone={tone}
      className={`size-2.5 shrink-0 rounded-full border-2 ${dots[tone]}`}
    />
    <span className={tone === 'failed' ? 'text-bad' : tone === 'answers' ? '' : 'text-muted'}>{words}</span>
  </span>
)
