import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { MapLayer } from '../layers/map-layer'
import { describeFailures, keepersOf, type MapLayerReport, mayRetry } from './layer-report'

const texts = {
  again: 'Try again',
  failed: (title: string) => `${title}: could not load`,
  keeper: (name: string) => `Publisher’s page for ${name}`,
}

interface Props {
  layer: MapLayer
  report: MapLayerReport
}

export function LayerFailure({ layer, report }: Props) {
  const sentences = describeFailures(layer, report)
  if (sentences.length === 0) return null
  return (
    <div
      data-failure={layer.id}
      className="flex items-start gap-2 rounded-control border border-l-4 border-bad bg-bad-soft px-3 py-1.5 text-sm text-ink"
    >
      <Icon name="bad" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{texts.failed(layer.title)}</p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {keepersOf(report).map(({ name, page }) => (
          <p key={page}>
            <a href={page} className="inline-block min-h-6 py-0.5">
              {texts.keeper(name)}
            </a>
          </p>
        ))}
      </div>
      {mayRetry(layer, report) && (
        <Button type="button" look="compact" onClick={report.retry}>
          {texts.again}
        </Button>
      )}
    </div>
  )
}
