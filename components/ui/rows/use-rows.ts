import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

export interface RowsHandle {
  focus(key?: string): void
}

interface Options<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  estimate: number
  open?: string | undefined
  handle?: Ref<RowsHandle> | undefined
  onKey?: (key: string, row: Row, isShift: boolean) => boolean
}

export interface VisibleRow<Row> {
  row: Row
  index: number
  gap: number
  stop: number | undefined
}

export const rowsFrame = 'relative min-h-0 flex-1 overflow-auto print:overflow-visible'

const OVERSCAN = 12
const HEAD = 40
const PAGE = 10
const FIRST = { width: 400, height: 600 }

/**
 * A long list renders only the visible rows, but on paper all of them. The list is one tab stop: arrows,
 * Page, Home and End move between rows. Left and right move between the controls of a row, which are marked
 * `data-stop`.
 */
export function useRows<Row>({ rows, keyOf, estimate, open, handle, onKey }: Options<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ key?: string; stop: number }>({ stop: 0 })
  const isWaiting = useRef(false)
  const isPrinting = usePrinting()
  const indexOf = (key: string | undefined) => rows.findIndex((row) => keyOf(row) === key)
  const current = Math.max(0, indexOf(at.key))

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => (rows[index] === undefined ? index : keyOf(rows[index])),
    initialRect: FIRST,
    overscan: OVERSCAN,
    // Rows must not scroll under the sticky head.
    scrollPaddingStart: HEAD,
    // The tab stop is rendered even if it is scrolled out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
  })

  function go(index: number, stop = at.stop): void {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))]
    if (row === undefined) return
    isWaiting.current = true
    setAt({ key: keyOf(row), stop })
    virtualizer.scrollToIndex(indexOf(keyOf(row)), { align: 'auto' })
  }

  useEffect(() => {
    if (!isWaiting.current) return
    isWaiting.current = false
    const stops = scroller.current?.querySelectorAll<HTMLElement>(`[data-index="${current}"] [data-stop]`)
    stops?.[Math.min(at.stop, stops.length - 1)]?.focus({ preventScroll: true })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each parcel, not for each list.
  useEffect(() => {
    const index = indexOf(open)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [open])

  useImperativeHandle(handle, () => ({ focus: (key) => go(key === undefined ? current : indexOf(key)) }))

  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[current]
    if (!row || event.ctrlKey || event.metaKey || event.altKey || !isStop(event.target)) return
    const to = moves[event.key]?.(current, rows.length)
    const across = { ArrowLeft: at.stop - 1, ArrowRight: at.stop + 1 }[event.key]
    if (to !== undefined) go(to)
    else if (across !== undefined) go(current, Math.max(0, Math.min(across, stopsIn(event.target) - 1)))
    else if (!onKey?.(event.key, row, event.shiftKey)) return
    event.preventDefault()
  }

  function onFocus({ target }: FocusEvent): void {
    const row = rows[Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)]
    if (!row || !isStop(target)) return
    setAt({ key: keyOf(row), stop: [...siblings(target)].indexOf(target as HTMLElement) })
  }

  const items = isPrinting
    ? rows.map((_, index) => ({ index, start: 0, end: 0 }))
    : virtualizer.getVirtualItems()
  return {
    scroller,
    measure: virtualizer.measureElement,
    drawnRows: toDrawn(rows, items, (index) => (index === current ? at.stop : undefined)),
    rest: isPrinting ? 0 : Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)),
    events: { onKeyDown, onFocus },
  }
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const isStop = (target: EventTarget) => target instanceof HTMLElement && target.dataset.stop !== undefined
const siblings = (target: Element) =>
  target.closest('[data-index]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? []
const stopsIn = (target: EventTarget) => (target instanceof Element ? [...siblings(target)].length : 0)

function toDrawn<Row>(
  rows: readonly Row[],
  items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  stopOf: (index: number) => number | undefined,
): VisibleRow<Row>[] {
  let end = 0
  return items.flatMap(({ index, start, end: next }) => {
    const row = rows[index]
    if (row === undefined) return []
    const gap = Math.max(0, start - end)
    end = next
    return [{ row, index, gap, stop: stopOf(index) }]
  })
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    // Renders synchronously, because the browser lays out the sheets right after this event.
    const begin = () => flushSync(() => setPrinting(true))
    paper.addEventListener('change', change)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', change)
    return () => {
      paper.removeEventListener('change', change)
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', change)
    }
  }, [])
  return isPrinting
}
