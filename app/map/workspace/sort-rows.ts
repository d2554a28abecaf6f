import type { LayerRow, MapLayer } from '../layers/map-layer'

export interface TableSort {
  by: string
  isDown: boolean
}

type Value = string | number | null

export const BY_NAME = 'name'

/** Parses the address: `-value` for descending. */
export function readSort(sort = BY_NAME): TableSort {
  return { by: sort.replace(/^-/, ''), isDown: sort.startsWith('-') }
}

/** Returns undefined for the layer's own order. */
export function formatSort({ by, isDown }: TableSort, usual = BY_NAME): string | undefined {
  const sort = `${isDown ? '-' : ''}${by}`
  return sort === usual ? undefined : sort
}

/**
 * Sorts by a column, or by name without a known one. Rows without a value are always last, and ties are
 * sorted by key.
 */
export function sortRows(
  layer: MapLayer,
  rows: readonly LayerRow[],
  { by, isDown }: TableSort,
): readonly LayerRow[] {
  const value = layer.columns.find(({ id }) => id === by)?.value ?? (({ name }: LayerRow): Value => name)
  const turn = isDown ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a !== b && (a === null || b === null)) return a === null ? 1 : -1
    return turn * compare(a, b) || (one.key < other.key ? -1 : 1)
  })
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const collator = new Intl.Collator('en', { numeric: true })
