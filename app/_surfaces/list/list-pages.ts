/**
 * Rows of a shorter list are all in the HTML, so that they can be printed. A longer list prints only its
 * current page.
 */
const MOST_PRINTED = 500

interface PageChoice {
  page: number
  size: number
  whole?: boolean
  selected?: number
}

export interface ListPart {
  page: number
  pages: number
  start: number
  end: number
  printStart: number
  printEnd: number
  total: number
}

export function partOf(total: number, { page, size, whole = false, selected = -1 }: PageChoice): ListPart {
  if (whole) return { page: 1, pages: 1, start: 0, end: total, printStart: 0, printEnd: total, total }
  const pages = Math.max(1, Math.ceil(total / size))
  const current = Math.min(page === 1 && selected >= 0 ? Math.floor(selected / size) + 1 : page, pages)
  const start = (current - 1) * size
  const printStart = Math.floor(start / MOST_PRINTED) * MOST_PRINTED
  return {
    page: current,
    pages,
    start,
    end: Math.min(total, start + size),
    printStart,
    printEnd: Math.min(total, printStart + MOST_PRINTED),
    total,
  }
}
