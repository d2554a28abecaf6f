import { Icon, type IconName } from './icon'

const states = {
  found: { label: 'Found', icon: undefined, tone: 'bg-paper text-ink' },
  none: { label: 'No record', icon: 'none', tone: 'bg-paper text-muted' },
  'not-covered': { label: 'Not covered', icon: 'info', tone: 'bg-paper text-muted' },
  failed: { label: 'Could not load', icon: 'bad', tone: 'bg-bad-soft text-bad' },
  stale: { label: 'Older answer', icon: 'clock', tone: 'bg-warn-soft text-warn' },
  asking: { label: 'Loading', icon: 'clock', tone: 'bg-paper text-muted' },
  waiting: { label: 'Still waiting', icon: 'clock', tone: 'bg-paper text-muted' },
  'on-request': { label: 'On request', icon: 'info', tone: 'bg-paper text-muted' },
} as const satisfies Record<string, { label: string; icon: IconName | undefined; tone: string }>

export type ChipState = keyof typeof states

export const labelOfState = (state: ChipState): string => states[state].label

export function StateChip({ state, label }: { state: ChipState; label?: string }) {
  const { icon, tone, label: usual } = states[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current/25 px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tone}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {label ?? usual}
    </span>
  )
}
