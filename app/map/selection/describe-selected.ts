import { formatCount, formatNumber } from '@/lib/format'
import type { MapLayer } from '../layers/map-layer'
import { MOST_SELECTED } from '../url'

interface SelectionChange {
  layer: MapLayer
  keys: readonly string[]
  selected: readonly string[]
  replaces: boolean
}

function countTaken({ layer: { id }, keys, selected, replaces }: SelectionChange): number {
  const named = new Set(keys.map((key) => `${id}:${key}`))
  const isKept = (each: string) => !named.has(each) && !(replaces && each.startsWith(`${id}:`))
  return Math.min(keys.length, Math.max(0, MOST_SELECTED - selected.filter(isKept).length))
}

export function describeSelected(added: SelectionChange): string {
  const { layer, keys } = added
  const count = countTaken(added)
  const total = formatCount(keys.length, layer.one, layer.many)
  if (keys.length === 0) return `No ${layer.many}.`
  if (count === keys.length) return `${total}, ${keys.length === 1 ? 'selected' : 'all selected'}.`
  return `${total}, of which ${formatNumber(count)} are selected: at most ${formatNumber(MOST_SELECTED)} can be.`
}
