export function readCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const rows: string[][] = []
  let row: string[] = []
  while (field.lastIndex < text.length) {
    const start = field.lastIndex
    const match = field.exec(text)
    if (!match) throw new Error(`Not RFC 4180 at ${start}: ${JSON.stringify(text.slice(start, start + 40))}`)
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
