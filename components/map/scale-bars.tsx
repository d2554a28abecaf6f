import type { View } from './map-props'
import { scaleBar } from './scale'

const ROOM = 110

/** Miles first. Widths are shares of the map (cqw), so that the bars stay true on paper. */
export function ScaleBars({ view, width }: { view: View; width: number }) {
  const bars = [scaleBar('miles', view, width, ROOM), scaleBar('kilometers', view, width, ROOM)]
  return (
    <div className="rounded-tr-control bg-surface/85 py-0.5 pr-2 pl-2 text-xs leading-4 text-ink">
      {bars.map(({ text, share }) => (
        <div key={text} className="flex items-center gap-1.5 whitespace-nowrap">
          <span
            style={{ width: `${(share * 100).toFixed(3)}cqw` }}
            className="h-1.5 border-x-2 border-b-2 border-ink"
          />
          {text}
        </div>
      ))}
    </div>
  )
}
