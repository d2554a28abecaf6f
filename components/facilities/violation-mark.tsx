'use client'

import { violationMarks } from '@/lib/records/facility/draw'
import type { ViolationClass } from '@/lib/records/facility/violation-class'

const looks: Readonly<Record<ViolationClass, string>> = {
  current: 'fill-bad',
  past: 'fill-warn',
  none: 'fill-accent',
  unknown: 'fill-surface stroke-edge',
}

export function ViolationMark({
  name,
  className = 'size-5 shrink-0',
}: {
  name: ViolationClass
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
      <MarkPaths name={name} />
    </svg>
  )
}

export function MarkPaths({ name }: { name: ViolationClass }) {
  const { shape, inside, hollow } = violationMarks[name]
  return (
    <>
      <path d={shape} className={looks[name]} strokeWidth={hollow ? 3 : 0} />
      {inside && <path d={inside} className="stroke-surface" strokeWidth="2.5" strokeLinecap="round" />}
    </>
  )
}
