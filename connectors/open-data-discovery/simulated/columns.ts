import type { SimulatedColumnType } from '@/lib/socrata/simulated-dataset'

export type Cell = string | number | boolean | null | { readonly [key: string]: unknown }

/** A column of a simulated table and how a row of the sample world is written in it. */
export interface Column<Row> {
  /** `day`: as `2026-10-01`, which each kind of server writes in its own way. `plain day`: without a moment. */
  type: 'text' | 'number' | 'day' | 'plain day' | Exclude<SimulatedColumnType, 'calendar_date'>
  cell(row: Row): Cell
  title?: string
  description?: string
  /** Numbers that leave with a point: "72.0". */
  pointed?: boolean
}

export type Columns<Row> = Readonly<Record<string, Column<Row>>>

export const text = <Row>(cell: (row: Row) => string | null): Column<Row> => ({ type: 'text', cell })
export const number = <Row>(cell: (row: Row) => number | null): Column<Row> => ({ type: 'number', cell })
export const day = <Row>(cell: (row: Row) => string | null): Column<Row> => ({ type: 'day', cell })
export const money = <Row>(cell: (row: Row) => number | null): Column<Row> => ({ type: 'money', cell })

export const link = <Row>(cell: (row: Row) => string): Column<Row> => ({
  type: 'url',
  cell: (row) => ({ url: cell(row) }),
})

export const checkbox = <Row>(cell: (row: Row) => boolean): Column<Row> => ({ type: 'checkbox', cell })

interface Placed {
  longitude: number
  latitude: number
}

export const point = <Row extends Placed>(): Column<Row> => ({
  type: 'point',
  cell: ({ longitude, latitude }) => ({ type: 'Point', coordinates: [longitude, latitude] }),
})

export const latitude = <Row extends Placed>(): Column<Row> => number((row) => row.latitude)
export const longitude = <Row extends Placed>(): Column<Row> => number((row) => row.longitude)

/** The same text in every row: columns that only have to be there. */
export const same = (value: string | null): Column<unknown> => text(() => value)

/** Columns that a recorded table has and of which nothing is told here: the same in each row. */
export const further = (type: 'text' | 'number' | 'money', names: string, value: string | null = null) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, { ...same(value), type }]),
  ) satisfies Columns<unknown>
