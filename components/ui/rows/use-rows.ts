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

/** For whoever leads back to a row, such as a map. */
export interface RowsHandle {
  /** To the row of this key, or to the one that was in use. */
  focus(key?: string): void
}

interface Options<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Pixels of a usual row. */
  estimate: number
  /** Brought into sight whenever it changes. */
  open?: string | undefined
  handle?: Ref<RowsHandle> | undefined
  /** A key of its own on a row; true where it was one. */
  onKey?: (key: string, row: Row) => boolean
}

/** One row to draw, and the room of those left out before it. */
export interface DrawnRow<Row> {
  row: Row
  index: number
  gap: number
  /** Which of its controls the tab key comes to: none but in one row of the list. */
  stop: number | undefined
}

/** What holds the rows: it takes the height of its place and scrolls in it. */
export const rowsFrame = 'relative min-h-0 flex-1 overflow-auto print:overflow-visible'

const OVERSCAN = 20
const HEAD = 40
const PAGE = 10
/** Before there is a window to measure, as on the server. */
const FIRST = { width: 400, height: 600 }

/**
 * Hundreds of rows of which those in sight are drawn, all of them on paper. They are one tab stop: arrows, Page, Home
 * and End move between rows, left and right between the controls of one, which carry `data-stop`.
 */
export function useRows<Row>({ rows, keyOf, estimate, open, handle, onKey }: Options<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ key?: string; stop: number }>({ stop: 0 })
  const wanted = useRef(false)
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
    // A row must not end below the head that stays.
    scrollPaddingStart: HEAD,
    // Where the tab key comes to is there even when it is out of sight.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
  })

  function go(index: number, stop = at.stop): void {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))]
    if (row === undefined) return
    wanted.current = true
    setAt({ key: keyOf(row), stop })
    virtualizer.scrollToIndex(indexOf(keyOf(row)), { align: 'auto' })
  }

  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
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
    else if (!onKey?.(event.key, row)) return
    event.preventDefault()
  }

  /** Whoever clicks goes on from there. */
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
    drawn: toDrawn(rows, items, (index) => (index === current ? at.stop : undefined)),
    /** The room of those left out below. */
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
): DrawnRow<Row>[] {
  let end = 0
  return items.flatMap(({ index, start, end: next }) => {
    const row = rows[index]
    if (row === undefined) return []
    const gap = Math.max(0, start - end)
    end = next
    return [{ row, index, gap, stop: stopOf(index) }]
  })
}

/** True while the page is put on paper: then nothing may be left out because it is out of sight. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const change = () => flushSync(() => setPrinting(paper.matches))
    // Before paper is measured; the browser waits for nothing that comes later.
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
