import { LegendEntry, MarkLegend } from '@/components/facilities/map/mark-legend'
import { formatList } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { centerMark } from '@/lib/records/facility/draw'
import type { RingsDrawing } from './draw-rings'

const texts = defineTexts('environment.facility-legend', {
  center: 'The place you looked up',
  rings: (miles) => `Rings at ${miles} mi`,
  open: (miles) => `Not loaded: ${miles} mi`,
})

interface Props {
  area: RingsDrawing
  hasCleanup: boolean
}

export function FacilityLegend({ area: { miles, loaded }, hasCleanup }: Props) {
  const open = miles.slice(loaded)
  return (
    <MarkLegend hasCleanup={hasCleanup}>
      {miles.length > 0 && (
        <>
          <LegendEntry words={texts.center}>
            <path d={centerMark.shape} className="fill-none stroke-ink" strokeWidth="2" />
            <path d={centerMark.inside} className="stroke-ink" strokeWidth="2" />
          </LegendEntry>
          <LegendEntry words={texts.rings(describeMiles(miles.slice(0, loaded)))}>
            <path d="M1 19A18 18 0 0 1 23 19" className="fill-none stroke-ink" strokeWidth="2" />
          </LegendEntry>
        </>
      )}
      {open.length > 0 && (
        <LegendEntry words={texts.open(describeMiles(open))}>
          <path
            d="M1 19A18 18 0 0 1 23 19"
            className="fill-none stroke-ink"
            strokeWidth="2"
            strokeDasharray="3 3"
          />
        </LegendEntry>
      )}
    </MarkLegend>
  )
}

const describeMiles = (miles: number[]) => formatList(miles.map(String))
