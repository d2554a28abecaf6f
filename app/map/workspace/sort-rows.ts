import type { LayerRow, MapLayer } from '../layers/map-layer'

export interface TableSort {
  by: string
  isDown: boolean
}

/** In the order of a column; without one by name. Rows without a value stand last either way. */
export function sortRows(
  layer: MapLayer,
  rows: readonly LayerRow[],
  { by, isDown }: TableSort,
): readonly LayerRow[] {
  const value =
    by === 'name' ? ({ name }: LayerRow) => name : layer.columns.find(({ id }) => id === by)?.value
  if (!value) return rows
  const turn = isDown ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return (
      turn * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
    )
  })
}

const collator = new Intl.Collator('en', { numeric: true })
