import type { LayerRow, MapLayer } from '../layers/map-layer'

export interface TableSort {
  by: string
  isDown: boolean
}

type Value = string | number | null

const BY_NAME = 'name'

/** As the address has it: `-value` from the highest. */
export function readSort(sort = BY_NAME): TableSort {
  return { by: sort.replace(/^-/, ''), isDown: sort.startsWith('-') }
}

/** Undefined for the order that the layer has of itself. */
export function formatSort({ by, isDown }: TableSort, usual = BY_NAME): string | undefined {
  const sort = `${isDown ? '-' : ''}${by}`
  return sort === usual ? undefined : sort
}

/** In the order of a column; without one, or by a column that the layer does not have, by name. Rows without a value stand last either way, what is alike by its key. */
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
