import type { ReactNode } from 'react'
import type { DataTableColumn } from '@/components/ui/data-table'

export interface ListOrder<Sort extends string = string> {
  sort?: Sort | undefined
  reversed?: boolean | undefined
}

export interface ListColumn<Row, Sort extends string = string>
  extends Omit<DataTableColumn<Row>, 'cell' | 'sort'> {
  cell(row: Row, isShown?: boolean): ReactNode
  className?: string
  /** Null sorts last in both directions. */
  value?(row: Row): string | number | null
  orders?: readonly ListOrder<Sort>[]
}

export const bothDirections = <Sort extends string>(sort: Sort): readonly ListOrder<Sort>[] => [
  { sort, reversed: false },
  { sort, reversed: true },
]

const placeIn = (orders: readonly ListOrder[] = [], { sort, reversed = false }: ListOrder): number =>
  orders.findIndex((order) => order.sort === sort && Boolean(order.reversed) === reversed)

export function sortRows<Row, Sort extends string>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row, Sort>[],
  order: ListOrder<Sort>,
): readonly Row[] {
  const column = columns.find(({ orders }) => placeIn(orders, order) >= 0)
  if (!order.sort || !column?.value) return rows
  const { value, orders } = column
  const way = placeIn(orders, order) === 0 ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
  })
}

export const withSortLinks = <Row, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  now: ListOrder<Sort>,
  hrefOf: (order: ListOrder<Sort>) => string,
): DataTableColumn<Row>[] =>
  columns.map(({ orders, value: _, ...column }) => {
    const place = placeIn(orders, now)
    const next = orders?.[(place + 1) % orders.length]
    if (!next) return column
    const direction = place === 0 ? 'ascending' : 'descending'
    return { ...column, sort: { href: hrefOf(next), ...(place >= 0 && { direction }) } }
  })
