interface DelimitedRow {
  /** Where it begins in the file, from 1: a quoted cell may have several lines. */
  line: number
  cells: string[]
  /** The cell, from 0, whose quotation mark is never closed: it is read as it stands. */
  openAt?: number
}

/** The cells of a CSV or TSV text as programs write it: quoted cells, any line end, a byte order mark. */
export const parseDelimited = (text: string): string[][] => [...readDelimited(text)].map(({ cells }) => cells)

/** Row for row, for files of many; empty rows are left out. */
export function* readDelimited(text: string): Generator<DelimitedRow> {
  const source = text.replace(/^\uFEFF/, '')
  const delimiter = findDelimiter(source)
  let line = 1
  let at = 0
  while (at < source.length) {
    const row: DelimitedRow = { line, cells: [] }
    let end = delimiter
    while (end === delimiter) {
      const cell = readCell(source, at, delimiter)
      if (cell.isOpen) row.openAt ??= row.cells.length
      row.cells.push(cell.text.trim())
      line += countLines(source, at, cell.next)
      at = cell.next
      end = cell.end
    }
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

interface ReadCell {
  text: string
  isOpen: boolean
  /** The mark behind it: the delimiter, or the end of the row. */
  end: string
  next: number
}

/** What stands behind a closing quotation mark is passed over. */
function readCell(source: string, at: number, delimiter: string): ReadCell {
  let start = at
  while (source[start] === ' ') start += 1
  const close = source[start] === '"' ? closingQuote(source, start + 1) : undefined
  const stop = endOfCell(source, close === undefined || close < 0 ? at : close + 1, delimiter)
  const isQuoted = close !== undefined && close >= 0
  return {
    text: isQuoted ? source.slice(start + 1, close).replaceAll('""', '"') : source.slice(at, stop),
    isOpen: close === -1,
    end: source[stop] ?? '',
    next: stop + (source.startsWith('\r\n', stop) ? 2 : 1),
  }
}

/** Two in a row are one that is meant; -1 where none closes. */
function closingQuote(source: string, from: number): number {
  let close = source.indexOf('"', from)
  while (close >= 0 && source[close + 1] === '"') close = source.indexOf('"', close + 2)
  return close
}

function endOfCell(source: string, from: number, delimiter: string): number {
  let stop = from
  while (stop < source.length) {
    const mark = source[stop]
    if (mark === delimiter || mark === '\n' || mark === '\r') break
    stop += 1
  }
  return stop
}

function countLines(source: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < Math.min(to, source.length); at += 1) {
    if (source[at] === '\n' || (source[at] === '\r' && source[at + 1] !== '\n')) lines += 1
  }
  return lines
}

/** Commas also stand in labels and as decimal points, so the rarer marks go first. */
function findDelimiter(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length - 1
  if (count('\t') > 0) return '\t'
  if (count(';') > 0) return ';'
  return ','
}
