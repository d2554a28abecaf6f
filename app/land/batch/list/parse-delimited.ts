/** The cells of a CSV or TSV text as programs write it: quoted cells, any line end, a byte order mark. */
export function parseDelimited(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const delimiter = findDelimiter(source)
  const cell = new RegExp(
    `(?: *"((?:[^"]|"")*)"[^${delimiter}\\r\\n]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < source.length) {
    const [, quoted, plain = '', end] = cell.exec(source) ?? []
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === delimiter && cell.lastIndex < source.length) continue
    if (end === delimiter) row.push('')
    rows.push(row)
    row = []
  }
  return rows.filter((cells) => cells.some((text) => text !== ''))
}

/** Commas also stand in labels and as decimal points, so the rarer marks go first. */
function findDelimiter(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length - 1
  if (count('\t') > 0) return '\t'
  if (count(';') > 0) return ';'
  return ','
}
