export function plant(row: Record<string, unknown>, planted: string | null): Record<string, unknown> {
  if (planted === null) return row
  return { ...row, title: planted, abstract: planted, ...('excerpts' in row ? { excerpts: planted } : {}) }
}

/** Only the fields that were asked for; one that nobody knows is refused. */
export function project(
  rows: Record<string, unknown>[],
  query: URLSearchParams,
  write: (rows: Record<string, unknown>[]) => unknown,
): Response {
  const fields = query.getAll('fields[]')
  const [first = {}] = rows
  const stranger = fields.find((field) => !Object.hasOwn(first, field))
  if (rows.length > 0 && stranger) {
    return Response.json({ status: 400, message: `field '${stranger}' not valid` }, { status: 400 })
  }
  if (fields.length === 0) return Response.json(write(rows))
  return Response.json(
    write(rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))),
  )
}
