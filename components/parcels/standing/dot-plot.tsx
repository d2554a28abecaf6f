import { DrawingView } from '@/components/charts/drawing-view'
import { plotDots, plotSizes, plotTexts, type RankPlotValues } from './plot-dots'

interface Props extends RankPlotValues {
  label: string
  tableId: string
}

export function DotPlot({ label, tableId, ...ranked }: Props) {
  const named = { label, describedBy: `${tableId}-caption` }
  return (
    <figure className="mb-3 max-w-4xl">
      <div className="sm:hidden print:hidden">
        <DrawingView {...plotDots(ranked, plotSizes.narrow)} {...named} />
      </div>
      <div className="hidden sm:block print:block">
        <DrawingView {...plotDots(ranked, plotSizes.wide)} {...named} />
      </div>
      <figcaption className="text-base text-muted">{plotTexts.legend}</figcaption>
    </figure>
  )
}
