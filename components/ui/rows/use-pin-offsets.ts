import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Sets `--pin-0`, `--pin-1` and so on to the left edges of the first columns after the name, because the
 * width of a column depends on its texts.
 */
export function usePinOffsets(ids: readonly string[]): RefObject<HTMLTableRowElement | null> {
  const names = ids.join(' ')
  const head = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const row = head.current
    const table = row?.closest('table')
    if (!row || !table || names === '') return
    const cells = [...row.cells].slice(1, names.split(' ').length + 1)
    const place = () => {
      let left = 0
      for (const [at, cell] of cells.entries()) {
        left += cell.offsetWidth
        table.style.setProperty(`--pin-${at}`, `${left}px`)
      }
    }
    const observer = new ResizeObserver(place)
    for (const cell of cells) observer.observe(cell)
    return () => observer.disconnect()
  }, [names])
  return head
}
