import { type CSSProperties, type MouseEvent, memo, type Ref, useCallback, useRef } from 'react'
import { formatNumber } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { Rich } from '../page/rich'
import { usePinOffsets } from './use-pin-offsets'
import { type RowsHandle, rowsFrame, useRows } from './use-rows'
import { WidthHandle } from './width-handle'

export interface WorkTableColumn<Row, Sort extends string = string> {
  id: string
  label: string
  cell: (row: Row) => string
  numeric?: boolean
  sort?: { by: Sort; direction: 'ascending' | 'descending' }
  isPinned?: boolean
  /** In pixels. A column without a width is as wide as its longest text. */
  width?: number | undefined
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
  onWidth: (column: string, pixels: number) => void
  sorted: readonly Sort[]
  onSort: (sort: Sort, isAdded: boolean) => void
  selected: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean, replaces?: boolean) => void
  most: number
  open: string | undefined
  handle?: Ref<RowsHandle> | undefined
  onKey?: (key: string, row: Row) => boolean
  isBusy: boolean
  listed: string
}

const texts = defineTexts('ui.work-table', {
  sort: '<hidden>Sort by </hidden><label/>',
  more: 'With Shift: sort by this column behind the others',
  select: (name: string) => `Select ${name}`,
  all: (count: number, most: number) =>
    count > most
      ? `Select all ${formatNumber(count)}, at most ${formatNumber(most)}`
      : `Select all ${formatNumber(count)}`,
  keys: 'Arrow keys move between rows. Space selects, with Shift all rows from the last one. M shows the row on the map, and T on the map leads back here.',
})

const ROW_HEIGHT = 28
const pinned = 'lg:sticky lg:left-(--pin,0px) lg:z-1 lg:bg-inherit'

export function WorkTable<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { label, rows, keyOf, name, columns, selected, onSelect, open, isBusy, listed } = props
  const head = usePinOffsets(columns.flatMap(({ id, isPinned }) => (isPinned ? id : [])))
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
  const width = columns.length + 2
  return (
    <>
      {/* The scrolling region is no tab stop, because the arrow keys reach every row. */}
      <div ref={scroller} data-list={listed} aria-busy={isBusy} className={rowsFrame} {...events} {...clicks}>
        <table
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-describedby="row-keys"
          className="w-full border-collapse text-left text-(length:--row-text) leading-(--row-line) whitespace-nowrap"
        >
          <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] print:static">
            <tr ref={head} aria-rowindex={1} className="bg-surface">
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
              <Head column={{ id: 'name', ...name, isPinned: true }} at={-1} {...props} />
              {columns.map((column, at) => (
                <Head key={column.id} column={column} at={at} {...props} />
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
                  columns={columns}
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

interface HeadProps<Sort extends string> extends Pick<Props<never, Sort>, 'sorted' | 'onSort' | 'onWidth'> {
  column: Pick<WorkTableColumn<never, Sort>, 'id' | 'label' | 'sort' | 'numeric' | 'isPinned' | 'width'>
  at: number
}

const marks = { ascending: '↑', descending: '↓' } as const

function Head<Sort extends string>({ column, at, sorted, onSort, onWidth }: HeadProps<Sort>) {
  const { label, sort, numeric, id, isPinned = false } = column
  const rank = sort ? sorted.indexOf(sort.by) : -1
  const isSorted = rank >= 0
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort?.direction : undefined}
      style={styleOf(column, at)}
      className={`px-2 py-(--row-pad) align-bottom font-semibold ${numeric ? 'text-right' : ''} relative ${isPinned ? pinned : ''}`}
    >
      <span className={`block ${clip(column)}`}>
        {sort ? (
          <button
            type="button"
            title={texts.more}
            onClick={({ shiftKey }) => onSort(sort.by, shiftKey)}
            className="min-h-6 cursor-pointer text-accent hover:underline"
          >
            {isSorted ? (
              label
            ) : (
              <Rich
                text={texts.sort}
                parts={{ hidden: (words) => <span className="sr-only">{words}</span>, label: () => label }}
              />
            )}
            <span aria-hidden="true">
              {' '}
              {isSorted ? marks[sort.direction] : '↕'}
              {isSorted && sorted.length > 1 && rank + 1}
            </span>
          </button>
        ) : (
          label
        )}
      </span>
      {at >= 0 && <WidthHandle onWidth={(pixels) => onWidth(id, pixels)} />}
    </th>
  )
}

type ColumnPlace = Pick<WorkTableColumn<never>, 'isPinned' | 'width'>

const clip = ({ width }: ColumnPlace) => (width === undefined ? '' : 'overflow-hidden text-ellipsis')

function styleOf({ isPinned, width }: ColumnPlace, at: number): CSSProperties {
  return {
    ...(width !== undefined && { width, minWidth: width, maxWidth: width }),
    ...(isPinned && at >= 0 && { '--pin': `var(--pin-${at})` }),
  }
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
      {columns.map((column, at) => (
        <td
          key={column.id}
          title={column.width === undefined ? undefined : column.cell(row)}
          style={styleOf(column, at)}
          className={`px-2 py-(--target-pad) ${column.numeric ? 'text-right tabular-nums' : ''} ${column.isPinned ? pinned : ''} ${clip(column)}`}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => React.ReactNode
