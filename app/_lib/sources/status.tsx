import type { SourceAvailability, SourceAvailabilityText } from './read-condition'

const dots: Readonly<Record<SourceAvailability, string>> = {
  answers: 'border-ink bg-ink',
  partly: 'border-warn bg-warn',
  failed: 'border-bad bg-bad',
  unasked: 'border-edge',
  off: 'border-dashed border-edge',
}

const colors: Readonly<Record<SourceAvailability, string>> = {
  answers: '',
  partly: 'text-warn',
  failed: 'text-bad',
  unasked: 'text-muted',
  off: 'text-muted',
}

export const Status = ({ condition: { tone, words } }: { condition: SourceAvailabilityText }) => (
  <span className="inline-flex items-baseline gap-2">
    <span
      aria-hidden="true"
      data-tone={tone}
      className={`size-2.5 shrink-0 rounded-full border-2 ${dots[tone]}`}
    />
    <span className={colors[tone]}>{words}</span>
  </span>
)
