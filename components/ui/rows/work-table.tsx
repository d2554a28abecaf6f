import { type CSSProperties, memo, type Ref, useMemo } from 'react'
import { type RowsHandle, rowsFrame, useRows } from './use-rows'

export interface WorkColumn<Row, Sort extends string = string> {
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
    sort?: WorkColumn<Row, Sort>['sort']
  }
  columns: readonly WorkColumn<Row, Sort>[]
  switched: readonly string[]
  onSwitch: (column: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
  selected: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  open: string | undefined
  handle?: Ref<RowsHandle> | undefined
  onKey?: (key: string, row: Row) => boolean
  isBusy: boolean
  /** Lets tests compare the list with a map. */
  listed: string
}

const texts = {
  columns: 'Columns',
  columnsOf: 'Columns of the table',
  select: (name: string) => `Select ${name}`,
  all: (count: number) => `Select all ${count}`,
  keys: 'Arrow keys move between rows. Space selects. M shows the row on the map, and T on the map leads back here.',
}

const ROW_HEIGHT = 28

/** Compact rows under a sticky head, with a choice of columns, as one tab stop. */
export function WorkTable<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { label, rows, keyOf, name, columns, switched, selected, onSelect, open, isBusy, listed } = props
  const visible = useMemo(
    () => columns.filter(({ id, isFirst = false }) => isFirst !== switched.includes(id)),
    [columns, switched],
  )
  const { scroller, drawnRows, rest, measure, events } = useRows({
    rows,
    keyOf,
    open,
    handle: props.handle,
    estimate: ROW_HEIGHT,
    onKey: (key, row) => {
      if (key !== ' ') return props.onKey?.(key, row) ?? false
      onSelect([keyOf(row)], !selected.includes(keyOf(row)))
      return true
    },
  })
  const isSelected = new Set(selected)
  const isAll = rows.length > 0 && rows.every((row) => isSelected.has(keyOf(row)))
  const width = visible.length + 2
  return (
    <>
      <details className="px-3 print:hidden">
        <summary className="min-h-6 py-0.5 text-accent">{texts.columns}</summary>
        <fieldset className="mt-1">
          <legend className="sr-only">{texts.columnsOf}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {columns.map((column) => (
              <label key={column.id} className="flex min-h-8 items-center gap-2">
                <input
                  type="checkbox"
                  checked={visible.includes(column)}
                  onChange={() => props.onSwitch(column.id)}
                  className="size-6 shrink-0 accent-accent"
                />
                {column.label}
              </label>
            ))}
          </div>
        </fieldset>
      </details>
      {/* Arrow keys reach every row, so everything that scrolls is reachable. */}
      <div ref={scroller} data-list={listed} aria-busy={isBusy} className={rowsFrame} {...events}>
        <table
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-describedby="row-keys"
          className="w-full border-collapse text-left text-(length:--row-text) leading-(--row-line) whitespace-nowrap"
        >
          <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] print:static">
            <tr aria-rowindex={1}>
              <th scope="col" className="px-2 py-(--row-pad) print:hidden">
                <input
                  type="checkbox"
                  aria-label={texts.all(rows.length)}
                  checked={isAll}
                  onChange={() => onSelect(rows.map(keyOf), !isAll)}
                  className="block size-6 accent-accent"
                />
              </th>
              {[{ id: 'name', ...name }, ...visible].map((column) => (
                <Head key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
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
                  onSelect={onSelect}
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
  column: Pick<WorkColumn<never, Sort>, 'label' | 'sort'> & { numeric?: boolean }
  sort: Sort
  onSort: (sort: Sort) => void
}

const marks = { ascending: '↑', descending: '↓' } as const

function Head<Sort extends string>({ column: { label, sort, numeric }, sort: by, onSort }: HeadProps<Sort>) {
  const isSorted = sort?.by === by
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort.direction : undefined}
      className={`px-2 py-(--row-pad) align-bottom font-semibold ${numeric ? 'text-right' : ''}`}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort.by)}
          className="min-h-6 cursor-pointer text-accent hover:underline"
        >
          <span className="sr-only">{isSorted ? '' : 'Sort by '}</span>
          {label}
          <span aria-hidden="true"> {isSorted ? marks[sort.direction] : '↕'}</span>
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
  columns: readonly WorkColumn<Row>[]
  selected: boolean
  open: boolean
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  measure: (element: Element | null) => void
}

/** Memoized, so that one selection does not re-render all rows. */
const WorkRow = memo(function WorkRow<Row>(props: RowProps<Row>) {
  const { row, rowKey, index, stop, name, columns, selected, open, onSelect, measure } = props
  const called = name.of(row)
  const tabIndexOf = (place: number) => (stop === place ? 0 : -1)
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={open || undefined}
      className={`border-t border-line ${selected || open ? 'bg-accent-soft' : index % 2 ? 'bg-paper' : ''}`}
    >
      <td className="px-2 py-(--target-pad) print:hidden">
        <input
          type="checkbox"
          data-stop
          tabIndex={tabIndexOf(0)}
          aria-label={texts.select(called)}
          checked={selected}
          onChange={() => onSelect([rowKey], !selected)}
          className="block size-6 accent-accent"
        />
      </td>
      <th scope="row" className="px-2 py-(--target-pad) font-semibold">
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
