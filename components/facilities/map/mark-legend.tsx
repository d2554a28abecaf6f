import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { cleanupMark } from '@/lib/records/cleanup-site/draw'
import { type ViolationClass, violationClasses } from '@/lib/records/facility/violation-class'
import { MarkPaths } from '../mark-drawing'
import { violationWords } from '../violation-labels'

const texts = defineTexts('facilities.mark-legend', {
  legend: 'Legend',
  cleanup: 'Cleanup site',
  cluster: 'Several, by status',
})

const classes = Object.keys(violationClasses) as ViolationClass[]

interface Props {
  label?: string
  hasCleanup: boolean
  children?: ReactNode
}

export const MarkLegend = ({ label = texts.legend, hasCleanup, children }: Props) => (
  <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
    {classes.map((name) => (
      <LegendEntry key={name} words={violationWords.labels[name]}>
        <MarkPaths name={name} />
      </LegendEntry>
    ))}
    <LegendEntry words={texts.cluster}>
      <path d="M12 4a8 8 0 0 1 8 8" className="fill-none stroke-bad" strokeWidth="4" />
      <path d="M20 12a8 8 0 1 1-8-8" className="fill-none stroke-accent" strokeWidth="4" />
    </LegendEntry>
    {hasCleanup && (
      <LegendEntry words={texts.cleanup}>
        <path d={cleanupMark} className="fill-surface stroke-ink" strokeWidth="2.5" />
      </LegendEntry>
    )}
    {children}
  </ul>
)

export const LegendEntry = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className="flex items-center gap-1">
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-4 shrink-0">
      {children}
    </svg>
    {words}
  </li>
)
