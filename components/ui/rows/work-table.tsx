import { type CSSProperties, type MouseEvent, memo, type Ref, useCallback, useMemo, useRef } from 'react'
import { formatNumber } from '@/lib/format'
import { type RowsHandle, rowsFrame, useRows } from './use-rows'

export interface WorkTableColumn<Row, Sort extends string = string> {
  id: string
  label: string
  cell: (row: Row) => string
  numeric?: boolean
  sort?: { by: Sort; direction: 'ascending' | 'descending' }
  isFirst?: boolean
}

interface Props<Row, Sort extends string> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  name: {
    label: string
    of: (row: Row) => string
    href: (row: Row) => string
    sort?: WorkTableColumn<Row, Sort>['sort']
  }
  columns: readonly WorkTableColumn<Row, Sort>[]
  switched: readonly string[]
  onSwitch: (column: string) => void
  onOrder: (columns: readonly string[]) => void
  sorted: readonly Sort[]
  onSort: (sort: Sort, isAdded: boolean) => void
  selected: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean, replaces?: boolean) => void
  most: number
  open: string | undefined
  handle?: Ref<RowsHandle> | undefined
  onKey?: (key: string, row: Row) => boolean
  isBusy: boolean
  /** Tests compare this list with the map. */
  listed: string
}

const texts = {
  columns: 'Columns',
  left: (column: string) => `Move ${column} to the left`,
  more: 'With Shift: sort by this column behind the others',
  columnsOf: 'Columns of the table',
  select: (name: string) => `Select ${name}`,
  all: (count: number, most: number) =>
    count > most
      ? `Select all ${formatNumber(count)}, at most ${formatNumber(most)}`
      : `Select all ${formatNumber(count)}`,
  keys: 'Arrow keys move between rows. Space selects, with Shift all rows from the last one. M shows the row on the map, and T on the map leads back here.',
}

const ROW_HEIGHT = 28
const pinned = 'lg:sticky lg:left-0 lg:z-1 lg:bg-inherit'

export function WorkTable<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { label, rows, keyOf, name, columns, switched, selected, onSelect, open, isBusy, listed } = props
  const visible = useMemo(
    () => columns.filter(({ id, isFirst = false }) => isFirst !== switched.includes(id)),
    [columns, switched],
  )
  const { toggle, clicks } = useSelecting(props)
  const { scroller, drawnRows, rest, measure, events } = useRows({
    rows,
    keyOf,
    open,
    handle: props.handle,
    estimate: ROW_HEIGHT,
    onKey: (key, row, isShift) => {
      if (key !== ' ') return props.onKey?.(key, row) ?? false
      toggle(keyOf(row), isShift)
      return true
    },
  })
  const isSelected = new Set(selected)
  const count = rows.reduce((sum, row) => sum + (isSelected.has(keyOf(row)) ? 1 : 0), 0)
  const isAll = rows.length > 0 && count === rows.length
  const isFull = isAll || (count > 0 && selected.length >= props.most)
  const width = visible.length + 2
  return (
    <>
      <details className="px-3 print:hidden">
        <summary className="min-h-6 py-0.5 text-accent">{texts.columns}</summary>
        <fieldset className="mt-1">
          <legend className="sr-only">{texts.columnsOf}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-6">
            {columns.map((column) => (
              <div key={column.id} className="flex items-center gap-2">
                <label className="flex min-h-8 items-center gap-2">
                  <input
                    type="checkbox"
                    checked={visible.includes(column)}
                    onChange={() => props.onSwitch(column.id)}
                    className="size-6 shrink-0 accent-accent"
                  />
                  {column.label}
                </label>
                {visible.indexOf(column) > 0 && (
                  <button
                    type="button"
                    aria-label={texts.left(column.label)}
                    onClick={() => props.onOrder(movedLeft(columns, visible, column))}
                    className="size-6 cursor-pointer rounded-control text-accent hover:bg-accent-soft max-lg:size-11"
                  >
                    <span aria-hidden="true">←</span>
                  </button>
                )}
              </div>
            ))}
          </div>
        </fieldset>
      </details>
      {/* The scrolling region is no tab stop, because the arrow keys reach every row. */}
      <div ref={scroller} data-list={listed} aria-busy={isBusy} className={rowsFrame} {...events} {...clicks}>
        <table
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-describedby="row-keys"
          className="w-full border-collapse text-left text-(length:--row-text) leading-(--row-line) whitespace-nowrap"
        >
          <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] print:static">
            <tr aria-rowindex={1} className="bg-surface">
              <th scope="col" className="px-2 py-(--row-pad) print:hidden">
                <input
                  type="checkbox"
                  aria-label={texts.all(rows.length, props.most)}
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && !isAll
                  }}
                  onChange={() => onSelect(rows.map(keyOf), !isFull)}
                  className="block size-6 accent-accent"
                />
              </th>
              {[{ id: 'name', ...name }, ...visible].map((column) => (
                <Head key={column.id} column={column} sorted={props.sorted} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {drawnRows.map(({ row, index, gap, stop }) => (
              <Room key={keyOf(row)} height={gap} width={width}>
                <WorkRow
                  row={row}
                  index={index}
                  stop={stop}
                  rowKey={keyOf(row)}
                  name={name}
                  columns={visible}
                  selected={isSelected.has(keyOf(row))}
                  open={keyOf(row) === open}
                  onToggle={toggle}
                  measure={measure}
                />
              </Room>
            ))}
            <Room height={rest} width={width} />
          </tbody>
        </table>
      </div>
      <p id="row-keys" className="sr-only">
        {texts.keys}
      </p>
    </>
  )
}

function movedLeft<Column extends { id: string }>(
  columns: readonly Column[],
  visible: readonly Column[],
  column: Column,
): string[] {
  const before = visible[visible.indexOf(column) - 1]
  return columns.flatMap((each) => {
    if (each === column) return []
    return each === before ? [column.id, each.id] : each.id
  })
}

type Selecting<Row> = Pick<Props<Row, string>, 'rows' | 'keyOf' | 'selected' | 'onSelect'>

function useSelecting<Row>(props: Selecting<Row>) {
  const latest = useRef(props)
  latest.current = props
  const anchor = useRef<string>(undefined)
  const selectTo = useCallback((key: string, isSelected: boolean, replaces = false) => {
    const { rows, keyOf, onSelect } = latest.current
    const keys = rows.map(keyOf)
    const [from, to] = [keys.indexOf(anchor.current ?? key), keys.indexOf(key)].sort((a, b) => a - b)
    onSelect(
      from === undefined || from < 0 || to === undefined ? [key] : keys.slice(from, to + 1),
      isSelected,
      replaces,
    )
  }, [])
  const toggle = useCallback(
    (key: string, isRange: boolean) => {
      const { selected, onSelect } = latest.current
      if (isRange && anchor.current !== undefined) return selectTo(key, true)
      anchor.current = key
      onSelect([key], !selected.includes(key))
    },
    [selectTo],
  )
  function click({ target, shiftKey, ctrlKey, metaKey, nativeEvent }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('a, input, button') || hasMarkedText()) return
    const row = target.closest('tbody [data-index]')?.getAttribute('data-index')
    const { rows, keyOf, onSelect } = latest.current
    const clicked = row ? rows[Number(row)] : undefined
    if (!clicked) return
    const key = keyOf(clicked)
    const isTouch = Reflect.get(nativeEvent, 'pointerType') === 'touch'
    if (shiftKey && anchor.current !== undefined) selectTo(key, true, !(ctrlKey || metaKey))
    else if (isTouch || ctrlKey || metaKey) toggle(key, false)
    else {
      anchor.current = key
      onSelect([key], true, true)
    }
  }
  return { toggle, clicks: { onClick: click } }
}

const hasMarkedText = () => (getSelection()?.toString() ?? '') !== ''

function Room({ height, width, children }: { height: number; width: number; children?: React.ReactNode }) {
  const style: CSSProperties = { height }
  return (
    <>
      {height > 0 && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes focus.
        <tr aria-hidden="true">
          <td colSpan={width} style={style} className="p-0" />
        </tr>
      )}
      {children}
    </>
  )
}

interface HeadProps<Sort extends string> {
  column: Pick<WorkTableColumn<never, Sort>, 'id' | 'label' | 'sort'> & { numeric?: boolean }
  sorted: readonly Sort[]
  onSort: (sort: Sort, isAdded: boolean) => void
}

const marks = { ascending: '↑', descending: '↓' } as const

function Head<Sort extends string>({ column, sorted, onSort }: HeadProps<Sort>) {
  const { label, sort, numeric, id } = column
  const rank = sort ? sorted.indexOf(sort.by) : -1
  const isSorted = rank >= 0
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort?.direction : undefined}
      className={`px-2 py-(--row-pad) align-bottom font-semibold ${numeric ? 'text-right' : ''} ${id === 'name' ? pinned : ''}`}
    >
      {sort ? (
        <button
          type="button"
          title={texts.more}
          onClick={({ shiftKey }) => onSort(sort.by, shiftKey)}
          className="min-h-6 cursor-pointer text-accent hover:underline"
        >
          <span className="sr-only">{isSorted ? '' : 'Sort by '}</span>
          {label}
          <span aria-hidden="true">
            {' '}
            {isSorted ? marks[sort.direction] : '↕'}
            {isSorted && sorted.length > 1 && rank + 1}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}

interface RowProps<Row> {
  row: Row
  rowKey: string
  index: number
  stop: number | undefined
  name: Pick<Props<Row, string>['name'], 'of' | 'href'>
  columns: readonly WorkTableColumn<Row>[]
  selected: boolean
  open: boolean
  onToggle: (key: string, isRange: boolean) => void
  measure: (element: Element | null) => void
}

/** Memoized, so that selecting one row does not render all rows again. */
const WorkRow = memo(function WorkRow<Row>(props: RowProps<Row>) {
  const { row, rowKey, index, stop, name, columns, selected, open, onToggle, measure } = props
  const called = name.of(row)
  const tabIndexOf = (place: number) => (stop === place ? 0 : -1)
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={open || undefined}
      className={`border-t border-line ${selected || open ? 'bg-accent-soft' : index % 2 ? 'bg-paper' : 'bg-surface'}`}
    >
      <td className="px-2 py-(--target-pad) print:hidden">
        <input
          type="checkbox"
          data-stop
          tabIndex={tabIndexOf(0)}
          aria-label={texts.select(called)}
          checked={selected}
          onChange={({ nativeEvent }) => onToggle(rowKey, Reflect.get(nativeEvent, 'shiftKey') === true)}
          className="block size-6 accent-accent"
        />
      </td>
      <th scope="row" className={`px-2 py-(--target-pad) font-semibold ${pinned}`}>
        <a href={name.href(row)} data-stop tabIndex={tabIndexOf(1)} className="inline-block min-h-6">
          {called}
        </a>
      </th>
      {columns.map(({ id, cell, numeric }) => (
        <td key={id} className={`px-2 py-(--target-pad) ${numeric ? 'text-right tabular-nums' : ''}`}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => React.ReactNode
