export interface DelimitedRow {
  line: number
  cells: string[]
  /** Index of the first cell with an unclosed quotation mark. */
  openAt?: number
}

export const parseDelimited = (text: string): string[][] => [...readDelimited(text)].map(({ cells }) => cells)

export function* readDelimited(text: string): Generator<DelimitedRow, undefined> {
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
  end: string
  next: number
}

/** Ignores text after a closing quotation mark. */
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

/** Rare delimiters are tried first, because commas also occur in labels and as decimal points. */
function findDelimiter(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length - 1
  if (count('\t') > 0) return '\t'
  if (count(';') > 0) return ';'
  return ','
}
