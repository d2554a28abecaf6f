import type { MapLayer, MapLayerRow } from '../layers/map-layer'

interface ColumnSort {
  by: string
  isDown: boolean
}

export interface TableSort extends ColumnSort {
  then?: readonly ColumnSort[]
}

const MOST_COLUMNS = 3

type Value = string | number | null

export const BY_NAME = 'name'

export function readSort(sort = BY_NAME): TableSort {
  const [first, ...then] = sort
    .split('~')
    .map((part) => ({ by: part.replace(/^-/, ''), isDown: part.startsWith('-') }))
  return { by: BY_NAME, isDown: false, ...first, ...(then.length > 0 && { then }) }
}

export function formatSort({ then = [], ...first }: TableSort, usual = BY_NAME): string | undefined {
  const sort = [first, ...then].map(({ by, isDown }) => `${isDown ? '-' : ''}${by}`).join('~')
  return sort === usual ? undefined : sort
}

export const sortsOf = ({ then = [], ...first }: TableSort): readonly ColumnSort[] => [first, ...then]

export function nextSort(sort: TableSort, by: string, startsDown: boolean, isAdded: boolean): TableSort {
  const sorts = sortsOf(sort)
  const before = sorts.find((each) => each.by === by)
  const column = { by, isDown: before ? !before.isDown : startsDown }
  if (!isAdded) return column
  const others = sorts.filter((each) => each.by !== by).slice(0, MOST_COLUMNS - 1)
  const all = before ? sorts.map((each) => (each.by === by ? column : each)) : [...others, column]
  const [first = column, ...then] = all
  return { ...first, ...(then.length > 0 && { then }) }
}

export function sortRows(
  layer: MapLayer,
  rows: readonly MapLayerRow[],
  sort: TableSort,
): readonly MapLayerRow[] {
  const orders = sortsOf(sort).map(({ by, isDown }) => {
    const value = layer.columns.find(({ id }) => id === by)?.value ?? (({ name }: MapLayerRow): Value => name)
    const turn = isDown ? -1 : 1
    return (one: MapLayerRow, other: MapLayerRow): number => {
      const [a, b] = [value(one), value(other)]
      if (a !== b && (a === null || b === null)) return a === null ? 1 : -1
      return turn * compare(a, b)
    }
  })
  return rows.toSorted((one, other) => {
    for (const order of orders) {
      const result = order(one, other)
      if (result !== 0) return result
    }
    return one.key < other.key ? -1 : 1
  })
}

const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const collator = new Intl.Collator('en', { numeric: true })
