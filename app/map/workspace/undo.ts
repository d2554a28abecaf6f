import type { MapView } from '@/components/map/map-props'
import { isSameView } from '@/components/map/view-history'
import { formatNumber } from '@/lib/format'
import type { MapUrlParams } from '../url'

export interface UndoStep {
  view: MapView | undefined
  looks: MapUrlParams['looks']
  on: MapUrlParams['on']
  selected: MapUrlParams['selected']
}

export interface UndoHistory {
  past: readonly UndoStep[]
  ahead: readonly UndoStep[]
}

const MOST = 50

export const NO_TRAIL: UndoHistory = { past: [], ahead: [] }

export function record({ past }: UndoHistory, step: UndoStep): UndoHistory {
  return { past: [...past, step].slice(-MOST), ahead: [] }
}

/** Replaces a view whose center the table has moved. */
export function withView(
  { past, ahead }: UndoHistory,
  before: MapView | undefined,
  view: MapView,
): UndoHistory {
  const replace = (step: UndoStep) =>
    step.view && before && isSameView(step.view, before) ? { ...step, view } : step
  return { past: past.map(replace), ahead: ahead.map(replace) }
}

const texts = {
  move: 'the move',
  filters: 'filters and colors',
  layers: 'the layers',
  selection: (count: number) => `the selection (${formatNumber(count)} selected)`,
}

export function describeStep(from: UndoStep, to: UndoStep): string {
  if (to.selected !== from.selected) return texts.selection(to.selected.length)
  if (to.looks !== from.looks) return texts.filters
  return to.on === from.on ? texts.move : texts.layers
}
