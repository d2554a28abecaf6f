import { violationMarks } from '@/lib/records/facility/draw'
import type { ViolationClass } from '@/lib/records/facility/violation-class'

const looks: Readonly<Record<ViolationClass, string>> = {
  current: 'fill-bad',
  past: 'fill-warn',
  none: 'fill-accent',
  unknown: 'fill-surface stroke-edge',
}

interface Props {
  name: ViolationClass
  className?: string
}

/** A server component uses this drawing, so that its page loads no script for a few marks. */
export const MarkDrawing = ({ name, className = 'size-5 shrink-0' }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
    <MarkPaths name={name} />
  </svg>
)

export function MarkPaths({ name }: Pick<Props, 'name'>) {
  const { shape, inside, hollow } = violationMarks[name]
  return (
    <>
      <path d={shape} className={looks[name]} strokeWidth={hollow ? 3 : 0} />
      {inside && <path d={inside} className="stroke-surface" strokeWidth="2.5" strokeLinecap="round" />}
    </>
  )
}
