import { defineTexts } from '@/lib/language/define-texts'
import { Icon, type IconName } from './icon'

const texts = defineTexts('ui.state-chip', {
  found: 'Found',
  none: 'No record',
  'not-covered': 'Not covered',
  failed: 'Could not load',
  stale: 'Older answer',
  asking: 'Loading',
  waiting: 'Still waiting',
  'on-request': 'On request',
})

const states = {
  found: { icon: undefined, tone: 'bg-paper text-ink' },
  none: { icon: 'none', tone: 'bg-paper text-muted' },
  'not-covered': { icon: 'info', tone: 'bg-paper text-muted' },
  failed: { icon: 'bad', tone: 'bg-bad-soft text-bad' },
  stale: { icon: 'clock', tone: 'bg-warn-soft text-warn' },
  asking: { icon: 'clock', tone: 'bg-paper text-muted' },
  waiting: { icon: 'clock', tone: 'bg-paper text-muted' },
  'on-request': { icon: 'info', tone: 'bg-paper text-muted' },
} as const satisfies Record<string, { icon: IconName | undefined; tone: string }>

export type ChipState = keyof typeof states

export const labelOfState = (state: ChipState): string => texts[state]

export function StateChip({ state, label }: { state: ChipState; label?: string }) {
  const { icon, tone } = states[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current/25 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tone}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {label ?? texts[state]}
    </span>
  )
}
