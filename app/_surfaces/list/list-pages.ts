/**
 * Number of rows in a printed block. The HTML contains the block of the current page, so that paper shows all
 * of its rows.
 */
const MOST_PRINTED = 500

interface PageChoice {
  page: number
  size: number
  whole?: boolean
  selected?: number
}

export interface ListPage {
  page: number
  pages: number
  start: number
  end: number
  printStart: number
  printEnd: number
  total: number
}

export function partOf(total: number, { page, size, whole = false, selected = -1 }: PageChoice): ListPage {
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
