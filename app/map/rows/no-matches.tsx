import type { MapView } from '@/components/map/map-props'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import { describeChoice, filtersOf } from '../choices/range'
import type { MapLayer } from '../layers/map-layer'
import { type MapLayerReport, rowTest } from './layer-report'

/** Slightly larger than the first zoom of the layer, because a move may end just short of its target. */
const INSIDE = 0.02

const texts = {
  wider: 'Search a wider area',
  widest: 'This is the widest area that can be listed. Move the map, or remove a filter.',
  remove: (filter: string, count: number) => `Remove “${filter}”: ${formatNumber(count)} in view`,
}

interface Props {
  layer: MapLayer
  report: MapLayerReport
  view: MapView | undefined
  onGo: (view: MapView) => void
  onRemove: (choice: string) => void
}

const hasNoMatches = ({ state, rows, inView }: MapLayerReport): boolean =>
  state === 'ready' && rows.length === 0 && inView > 0

export function NoMatches({ layer, report, view, onGo, onRemove }: Props) {
  const filters = hasNoMatches(report) ? removableFilters(layer, report) : []
  if (!view || filters.length === 0) return null
  const zoom = layer.fromZoom + INSIDE
  const isWidest = view.zoom < zoom + INSIDE
  return (
    <div data-no-matches className="flex flex-wrap gap-1">
      {isWidest ? (
        <p>{texts.widest}</p>
      ) : (
        <Button type="button" look="compact" onClick={() => onGo({ ...view, zoom })}>
          {texts.wider}
        </Button>
      )}
      {filters.map(({ id, words, count }) => (
        <Button key={id} type="button" look="compact" onClick={() => onRemove(id)}>
          {texts.remove(words, count)}
        </Button>
      ))}
    </div>
  )
}

/** Returns the filters whose removal shows rows, or all filters if none of them alone hides the rows. */
function removableFilters(layer: MapLayer, { choices, rowsInView }: MapLayerReport) {
  const filters = filtersOf(layer, choices)
  const counted = layer.choices.flatMap((choice) => {
    const option = filters[choice.id]
    if (option === undefined) return []
    const { [choice.id]: _, ...others } = filters
    const count = rowsInView.filter(rowTest(layer, others)).length
    return [{ id: choice.id, words: describeChoice(choice, option), count }]
  })
  const helpful = counted.filter(({ count }) => count > 0)
  return helpful.length > 0 ? helpful : counted
}
