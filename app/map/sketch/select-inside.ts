import { describeSelected } from '../selection/describe-selected'
import type { MapWorkspaceState } from '../workspace/use-map-work'
import { cornersOf } from './figure'
import { takeInside } from './take-inside'
import type { SketchControls } from './use-sketch'

export function selectInside(
  { state, say }: SketchControls,
  work: MapWorkspaceState,
  { replaces }: { replaces: boolean },
) {
  const { active: layer, report, tell } = work
  const { view, bounds, url } = work.state
  const inside = takeInside(cornersOf(state), { layer, report, view, bounds })
  if (inside.kind === 'none') {
    if (inside.view) tell({ type: 'went', view: inside.view })
    return say(inside.why)
  }
  if (!layer) return
  const keys = inside.rows.map(({ key }) => key)
  const sentence = describeSelected({ layer, keys, selected: url.selected, replaces })
  if (keys.length > 0) tell({ type: 'selected', layer: layer.id, keys, isSelected: true, replaces })
  say([`Inside: ${sentence}`, inside.gaps].filter(Boolean).join(' '))
}
