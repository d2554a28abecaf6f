import { type ReactNode, type RefObject, Suspense, useMemo } from 'react'
import { isCompared } from '@/components/map/use-map-state'
import { Button } from '@/components/ui/button'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { WorkTable, type WorkTableColumn } from '@/components/ui/rows/work-table'
import { formatNumber } from '@/lib/format'
import type { MapTableColumn } from '@/lib/records/define-record'
import { upperFirst } from '@/lib/upper-first'
import type { LayerExportProps } from '../files/export-choices'
import { ExportMenu } from '../files/export-menu'
import type { MapLayerRow } from '../layers/map-layer'
import { lazyPart } from '../lazy-part'
import { LayerFailure } from '../rows/layer-failure'
import { MOST_SELECTED } from '../url'
import { nextSort, sortsOf, type TableSort } from './sort-rows'
import { type TableLayout, visibleColumns, widthOf, withWidth } from './table-layout'

const ColumnMenu = lazyPart(() => import('./column-menu'))
const TableTools = lazyPart(() => import('./table-tools'))

const first = ({ numeric }: Pick<MapTableColumn<MapLayerRow>, 'numeric'>) => numeric ?? false

interface Props extends LayerExportProps {
  summary: string | undefined
  area: string | undefined
  sort: TableSort
  onSort: (sort: TableSort) => void
  layout: TableLayout
  onLayout: (change: Partial<TableLayout>) => void
  onSelect: (keys: readonly string[], isSelected: boolean, replaces?: boolean) => void
  open: string | undefined
  onOpen: (row: MapLayerRow) => void
  handle: RefObject<RowsHandle | null>
  children?: ReactNode
}

export function LayerTable(props: Props) {
  const { layer, report, summary, rows, sort, onSort, selected, onSelect, open, onOpen, handle } = props
  const { layout, onLayout } = props
  const visible = useMemo(() => visibleColumns(layer.columns, layout), [layer.columns, layout])
  const columns = useMemo(
    () => visible.map((column): WorkTableColumn<MapLayerRow> => toColumn(column, sort, layout)),
    [visible, sort, layout],
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 px-3 py-1 text-sm">
        <p className="font-semibold tabular-nums">
          {summary}
          {props.area && <span className="font-normal text-muted"> ({props.area})</span>}
        </p>
        {!props.isSelection && <SelectionTools rows={rows} selected={selected} onSelect={onSelect} />}
        <ExportMenu {...props} />
        <Suspense>
          <TableTools layer={layer} rows={rows} columns={visible} />
        </Suspense>
        <Suspense>
          <ColumnMenu columns={layer.columns} layout={layout} onLayout={onLayout} />
        </Suspense>
      </div>
      {report && !props.isSelection && (
        <div role="status" className="px-3 not-empty:pb-1">
          <LayerFailure layer={layer} report={report} />
        </div>
      )}
      <div className="px-3 text-sm not-empty:pb-1">{props.children}</div>
      <WorkTable
        key={layer.id}
        label={layer.title}
        rows={rows}
        keyOf={keyOf}
        name={{
          label: upperFirst(layer.one),
          of: nameOf,
          href: (row) => layer.href(row),
          sort: { by: 'name', direction: directionOf(sort, 'name', false) },
        }}
        columns={columns}
        onWidth={(column, pixels) => onLayout(withWidth(layout, column, pixels))}
        sorted={sortsOf(sort).map(({ by }) => by)}
        onSort={(by, isAdded) =>
          onSort(nextSort(sort, by, first(layer.columns.find(({ id }) => id === by) ?? {}), isAdded))
        }
        selected={selected}
        onSelect={onSelect}
        most={MOST_SELECTED}
        open={open}
        handle={handle}
        onKey={(key, row) => {
          if (key.toLowerCase() !== 'm') return false
          onOpen(row)
          return true
        }}
        isBusy={report?.state === 'loading'}
        listed={isCompared() ? rows.map(keyOf).join(' ') : ''}
      />
    </>
  )
}

const FIRST = 20

const texts = {
  first: `Select the first ${FIRST}`,
  count: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} selected`,
  limit: (most: number) => `, the limit of ${formatNumber(most)} in all`,
  clear: 'Clear selection',
  invert: 'Invert',
}

function SelectionTools({ rows, selected, onSelect }: Pick<Props, 'rows' | 'selected' | 'onSelect'>) {
  const selection = new Set(selected)
  const [inside, outside] = [
    rows.filter(({ key }) => selection.has(key)).map(keyOf),
    rows.filter(({ key }) => !selection.has(key)).map(keyOf),
  ]
  const isFull = selected.length >= MOST_SELECTED && outside.length > 0
  return (
    <>
      <p role="status" className="tabular-nums">
        {selected.length > 0 && texts.count(inside.length, rows.length)}
        {isFull && texts.limit(MOST_SELECTED)}
      </p>
      {selected.length === 0 && rows.length > FIRST && (
        <Button type="button" look="compact" onClick={() => onSelect(rows.slice(0, FIRST).map(keyOf), true)}>
          {texts.first}
        </Button>
      )}
      {selected.length > 0 && (
        <span className="flex gap-1">
          <Button type="button" look="compact" onClick={() => onSelect(selected, false)}>
            {texts.clear}
          </Button>
          <Button
            type="button"
            look="compact"
            onClick={() => onSelect(outside, true, true)}
            disabled={outside.length === 0}
          >
            {texts.invert}
          </Button>
        </span>
      )}
    </>
  )
}

const keyOf = ({ key }: MapLayerRow) => key
const nameOf = ({ name }: MapLayerRow) => name

function directionOf(sort: TableSort, id: string, startsDown: boolean): 'ascending' | 'descending' {
  const { isDown } = sortsOf(sort).find(({ by }) => by === id) ?? { isDown: startsDown }
  return isDown ? 'descending' : 'ascending'
}

function toColumn(
  column: MapTableColumn<MapLayerRow>,
  sort: TableSort,
  layout: TableLayout,
): WorkTableColumn<MapLayerRow> {
  const { id, label, cell, value, numeric = false } = column
  return {
    id,
    label,
    cell,
    numeric,
    isPinned: layout.pinned.includes(id),
    width: widthOf(layout, id),
    ...(value ? { sort: { by: id, direction: directionOf(sort, id, first(column)) } } : {}),
  }
}
