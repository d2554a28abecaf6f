// A cell of a workbook holds no more; with more, Excel calls the whole file damaged.
const longest = 32_767
const cutMark = ' [cut here: longer than a workbook cell; the CSV and JSON files hold all of it]'

// A literal `_x0041_` would be read as an escape. XML cannot hold control characters, and the writing library
// drops them and their like. Tab and line feed may stand as they are.
const escaped = /_(?=x[\da-f]{4}_)|(?![\t\n])[\p{Cc}\uFDD0-\uFDEF\uFFFD-\uFFFF]/giu
const loneSurrogate = /\p{Cs}/gu

/** Text as a workbook stores it: unwritable characters as `_xHHHH_`, as the format defines. */
export function toWorkbookText(text: string): string {
  const fitting = text.length > longest ? `${text.slice(0, longest - cutMark.length)}${cutMark}` : text
  // The writing library keeps texts in a plain object and mistakes "constructor" for one already there.
  if (fitting in Object.prototype) return `${escapeUnit(fitting)}${fitting.slice(1)}`
  return fitting.replace(loneSurrogate, '\uFFFD').replace(escaped, escapeUnit)
}

function escapeUnit(text: string): string {
  return `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
