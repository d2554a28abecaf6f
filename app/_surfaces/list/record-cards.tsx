import type { Route } from 'next'

interface Props<Row> {
  rows: readonly Row[]
  keyOf(row: Row): string
  hrefOf(row: Row): Route
  nameOf(row: Row): string
  placeOf(row: Row): string
  describe(row: Row): string
}

export const RecordCards = <Row,>({ rows, keyOf, hrefOf, nameOf, placeOf, describe }: Props<Row>) => (
  <ol className="mb-4 divide-y divide-line border-line not-empty:border-y">
    {rows.map((row) => (
      <li key={keyOf(row)} className="py-2">
        <a href={hrefOf(row)} className="inline-block min-h-6 font-semibold">
          {nameOf(row)}
        </a>
        <p className="text-base text-muted">{placeOf(row)}</p>
        <p className="text-base">{describe(row)}</p>
      </li>
    ))}
  </ol>
)
