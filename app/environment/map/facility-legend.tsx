import type { ReactNode } from 'react'
import { type ViolationClass, violationClasses } from '@/components/facilities/violation-class'
import { formatList } from '@/lib/format'
import { ringMiles } from './draw-rings'
import { centerMark, facilityMarks } from './facility-marks'

const texts = {
  legend: 'Legend',
  cluster: 'Facilities close together, their number',
  clusterWithCurrent: 'Some of them with a violation recorded now',
  center: 'The point searched around',
  rings: (miles: number[]) => `Rings at ${describeMiles(miles)} miles`,
  open: (miles: number[]) => `Not loaded: ${describeMiles(miles)} miles`,
}

const looks: Readonly<Record<ViolationClass, string>> = {
  current: 'fill-bad',
  past: 'fill-warn',
  none: 'fill-accent',
  unknown: 'fill-surface stroke-edge',
}

const classes = Object.entries(violationClasses) as [ViolationClass, string][]

/** Every mark of the map in shape and words; under the map, so that it covers nothing and prints. */
export function FacilityLegend({ radiusMiles, ringsLoaded }: { radiusMiles: number; ringsLoaded: number }) {
  const miles = ringMiles(radiusMiles)
  const open = miles.slice(ringsLoaded)
  return (
    <ul aria-label={texts.legend} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {classes.map(([name, words]) => (
        <Entry key={name} words={words}>
          <Mark name={name} />
        </Entry>
      ))}
      <Entry words={texts.cluster}>
        <Count />
      </Entry>
      <Entry words={texts.clusterWithCurrent}>
        <Count />
        <g transform="translate(13.5 -1.5) scale(.5)">
          <Mark name="current" />
        </g>
      </Entry>
      <Entry words={texts.center}>
        <path d={centerMark.shape} className="fill-none stroke-ink" strokeWidth="2" />
        <path d={centerMark.inside} className="stroke-ink" strokeWidth="2" />
      </Entry>
      <Entry words={texts.rings(miles.slice(0, ringsLoaded))}>
        <path d="M1 19A18 18 0 0 1 23 19" className="fill-none stroke-ink" strokeWidth="2" />
      </Entry>
      {open.length > 0 && (
        <Entry words={texts.open(open)}>
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
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="size-5 shrink-0">
        {children}
      </svg>
      {words}
    </li>
  )
}

function Mark({ name }: { name: ViolationClass }) {
  const { shape, inside, hollow } = facilityMarks[name]
  return (
    <>
      <path d={shape} className={looks[name]} strokeWidth={hollow ? 3 : 0} />
      {inside && <path d={inside} className="stroke-surface" strokeWidth="2.5" strokeLinecap="round" />}
    </>
  )
}

function Count() {
  return (
    <>
      <circle cx="12" cy="12" r="10" className="fill-accent" />
      <text x="12" y="16" textAnchor="middle" fontSize="11" className="fill-surface">
        34
      </text>
    </>
  )
}
