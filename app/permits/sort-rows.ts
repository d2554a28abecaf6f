import { type PermitSort, type PermitsUrl, permitsHref } from './url'

type Comparable = string | number | null

/** The rows in the order that the address asks for; what has no such value comes last, either way round. */
export function sortRows<Row>(
  rows: readonly Row[],
  { sort, reversed }: Pick<PermitsUrl, 'sort' | 'reversed'>,
  keys: Partial<Record<PermitSort, (row: Row) => Comparable>>,
): readonly Row[] {
  const keyOf = sort && keys[sort]
  if (!keyOf) return rows
  const way = reversed ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
  })
}

/** For the head of a column: once more turns the order around. */
export function sortLink(url: Partial<PermitsUrl>, by: PermitSort, panel: string) {
  const isNow = url.sort === by
  const href = `${permitsHref({ ...url, sort: by, reversed: isNow && !url.reversed, selected: undefined })}#${panel}`
  return { href, ...(isNow ? { direction: directionOf(url) } : {}) }
}

const directionOf = ({ reversed }: Partial<PermitsUrl>) =>
  reversed ? ('descending' as const) : ('ascending' as const)
