import type { SimulatedColumnType } from '@/lib/socrata/simulated-dataset'

export type PermitCell = string | number | boolean | null | { readonly [key: string]: unknown }

/** A column of a simulated table and how a row of the sample world is written in it. */
export interface SketchColumn<Row> {
  /** `day`: as `2026-10-01`, which each kind of server writes in its own way. `plain day`: without a moment. */
  type: 'text' | 'number' | 'day' | 'plain day' | Exclude<SimulatedColumnType, 'calendar_date'>
  cell(row: Row): PermitCell
  title?: string
  description?: string
  /** Numbers that leave with a point: "72.0". */
  pointed?: boolean
}

export type SketchColumns<Row> = Readonly<Record<string, SketchColumn<Row>>>

export const text = <Row>(cell: (row: Row) => string | null): SketchColumn<Row> => ({ type: 'text', cell })
export const number = <Row>(cell: (row: Row) => number | null): SketchColumn<Row> => ({
  type: 'number',
  cell,
})
export const day = <Row>(cell: (row: Row) => string | null): SketchColumn<Row> => ({ type: 'day', cell })
export const money = <Row>(cell: (row: Row) => number | null): SketchColumn<Row> => ({ type: 'money', cell })

export const link = <Row>(cell: (row: Row) => string): SketchColumn<Row> => ({
  type: 'url',
  cell: (row) => ({ url: cell(row) }),
})

export const checkbox = <Row>(cell: (row: Row) => boolean): SketchColumn<Row> => ({ type: 'checkbox', cell })

interface Placed {
  longitude: number
  latitude: number
}

export const point = <Row extends Placed>(): SketchColumn<Row> => ({
  type: 'point',
  cell: ({ longitude, latitude }) => ({ type: 'Point', coordinates: [longitude, latitude] }),
})

export const latitude = <Row extends Placed>(): SketchColumn<Row> => number((row) => row.latitude)
export const longitude = <Row extends Placed>(): SketchColumn<Row> => number((row) => row.longitude)

/** The same text in every row: columns that only have to be there. */
export const same = (value: string | null): SketchColumn<unknown> => text(() => value)

/** Columns that a recorded table has and of which nothing is told here: the same in each row. */
export const further = (type: 'text' | 'number' | 'money', names: string, value: string | null = null) =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, { ...same(value), type }]),
  ) satisfies SketchColumns<unknown>
