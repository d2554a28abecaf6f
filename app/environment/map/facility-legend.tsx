import type { ReactNode } from 'react'
import { violationWords } from '@/components/facilities/violation-labels'
import { MarkPaths } from '@/components/facilities/violation-mark'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { cleanupMark } from '@/lib/records/cleanup-site/draw'
import { centerMark } from '@/lib/records/facility/draw'
import { type ViolationClass, violationClasses } from '@/lib/records/facility/violation-class'
import type { RingsDrawing } from './draw-rings'

const texts = defineTexts('environment.facility-legend', {
  legend: 'Legend',
  cleanup: 'Cleanup site',
  cluster: 'Several, by status',
  center: 'The place you looked up',
  rings: (miles) => `Rings at ${miles} mi`,
  open: (miles) => `Not loaded: ${miles} mi`,
})

const classes = Object.keys(violationClasses) as ViolationClass[]

interface Props {
  area: RingsDrawing
  hasCleanup: boolean
}

export function FacilityLegend({ area: { miles, loaded }, hasCleanup }: Props) {
  const open = miles.slice(loaded)
  return (
    <ul aria-label={texts.legend} className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      {classes.map((name) => (
        <Entry key={name} words={violationWords.labels[name]}>
          <MarkPaths name={name} />
        </Entry>
      ))}
      <Entry words={texts.cluster}>
        <path d="M12 4a8 8 0 0 1 8 8" className="fill-none stroke-bad" strokeWidth="4" />
        <path d="M20 12a8 8 0 1 1-8-8" className="fill-none stroke-accent" strokeWidth="4" />
      </Entry>
      {hasCleanup && (
        <Entry words={texts.cleanup}>
          <path d={cleanupMark} className="fill-surface stroke-ink" strokeWidth="2.5" />
        </Entry>
      )}
      {miles.length > 0 && (
        <>
          <Entry words={texts.center}>
            <path d={centerMark.shape} className="fill-none stroke-ink" strokeWidth="2" />
            <path d={centerMark.inside} className="stroke-ink" strokeWidth="2" />
          </Entry>
          <Entry words={texts.rings(describeMiles(miles.slice(0, loaded)))}>
            <path d="M1 19A18 18 0 0 1 23 19" className="fill-none stroke-ink" strokeWidth="2" />
          </Entry>
        </>
      )}
      {open.length > 0 && (
        <Entry words={texts.open(describeMiles(open))}>
          <path
            d="M1 19A18 18 0 0 1 23 19"
            className="fill-none stroke-ink"
            strokeWidth="2"
            strokeDasharray="3 3"
          />
        </Entry>
      )}
    </ul>
  )
}

const describeMiles = (miles: number[]) => formatList(miles.map(String))

function Entry({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-4 shrink-0">
        {children}
      </svg>
      {words}
    </li>
  )
}
