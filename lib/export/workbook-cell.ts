import type { CellObject } from 'write-excel-file/node'
import type { ExportCell, ExportColumn } from './table'

const day = /^\d{4}-\d{2}-\d{2}$/
const localMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3}0*)?$/

// Excel has a February 29, 1900, which never existed, so earlier days are off by one.
const firstReliableDay = '1900-03-01'

export function toWorkbookCell(value: ExportCell, type: ExportColumn['type'] = 'text'): CellObject | null {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  if (typeof value === 'boolean') return { value, type: Boolean }
  const date = type === 'date' ? toDate(value) : null
  if (!date) return toTextCell(value)
  return { value: date, type: Date, format: day.test(value) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss' }
}

// The format "@" makes text such as "=1+1" or "00123" stay text when someone edits the cell.
export function toTextCell(text: string): CellObject {
  return { value: toWorkbookText(text), type: String, format: '@' }
}

// Maximum length of a workbook cell. Excel reports a longer cell as damage.
const longest = 32_767
const cutMark = ' [cut here: longer than a workbook cell; the CSV and JSON files hold all of it]'

// Matches characters to escape. A literal `_x0041_` would be read as an escape. The package
// `write-excel-file` drops control characters and some others, but not tab and line feed.
const escaped = /_(?=x[\da-f]{4}_)|(?![\t\n])[\p{Cc}\uFDD0-\uFDEF\uFFFD-\uFFFF]/giu
const loneSurrogate = /\p{Cs}/gu

function toWorkbookText(text: string): string {
  const fitting = text.length > longest ? `${text.slice(0, longest - cutMark.length)}${cutMark}` : text
  // The package `write-excel-file` stores texts as keys of a plain object, which already has a key
  // "constructor".
  if (fitting in Object.prototype) return `${escapeUnit(fitting)}${fitting.slice(1)}`
  return fitting.replace(loneSurrogate, '\uFFFD').replace(escaped, escapeUnit)
}

function escapeUnit(text: string): string {
  return `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

export function toHeaderCell(text: string): CellObject {
  return { ...toTextCell(text), fontWeight: 'bold' }
}

function toDate(text: string): Date | null {
  if (!(day.test(text) || localMoment.test(text)) || text < firstReliableDay) return null
  const date = new Date(day.test(text) ? `${text}T00:00:00Z` : `${text}Z`)
  // Compares the date's text, because Date turns February 31 into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10)) ? date : null
}
