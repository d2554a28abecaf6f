import { type RefObject, useMemo } from 'react'
import { isCompared } from '@/components/map/use-map-state'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { type WorkColumn, WorkTable } from '@/components/ui/rows/work-table'
import type { LayerColumn } from '@/lib/records/define-record'
import { upperFirst } from '@/lib/upper-first'
import { ExportMenu, type ExportRows } from '../files/export-menu'
import type { LayerRow } from '../layers/map-layer'
import { LayerFailure } from '../rows/layer-failure'
import type { TableSort } from './sort-rows'

const first = ({ numeric }: Pick<LayerColumn<LayerRow>, 'numeric'>) => numeric ?? false

interface Props extends ExportRows {
  summary: string | undefined
  sort: TableSort
  onSort: (sort: TableSort) => void
  switched: readonly string[]
  onSwitch: (column: string) => void
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  open: string | undefined
  onOpen: (row: LayerRow) => void
  handle: RefObject<RowsHandle | null>
}

export function LayerTable(props: Props) {
  const { layer, report, summary, rows, sort, onSort, selected, onSelect, open, onOpen, handle } = props
  // A file of this device has columns of its own.
  const { columns: layerColumns } = layer
  const columns = useMemo(
    () => layerColumns.map((column): WorkColumn<LayerRow> => toColumn(column, sort)),
    [layerColumns, sort],
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 px-3 py-1 text-sm">
        <p className="font-semibold tabular-nums">{summary}</p>
        <ExportMenu {...props} />
      </div>
      {report && !props.isSelection && (
        <div className="px-3 pb-1 empty:hidden">
          <LayerFailure layer={layer} report={report} />
        </div>
      )}
      <WorkTable
        key={layer.id}
        label={layer.title}
        rows={rows}
        keyOf={keyOf}
        name={{
          label: upperFirst(layer.one),
          of: nameOf,
          href: (row) => layer.href(row),
          sort: { by: 'name', direction: sort.by === 'name' && sort.isDown ? 'descending' : 'ascending' },
        }}
        columns={columns}
        switched={props.switched}
        onSwitch={props.onSwitch}
        sort={sort.by}
        onSort={(by) => {
          const column = layer.columns.find(({ id }) => id === by)
          onSort({ by, isDown: sort.by === by ? !sort.isDown : first(column ?? {}) })
        }}
        selected={selected}
        onSelect={onSelect}
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

const keyOf = ({ key }: LayerRow) => key
const nameOf = ({ name }: LayerRow) => name

function toColumn(column: LayerColumn<LayerRow>, { by, isDown }: TableSort): WorkColumn<LayerRow> {
  const { id, label, cell, value, numeric = false, isFirst = false } = column
  const down = by === id ? isDown : first(column)
  return {
    id,
    label,
    cell,
    numeric,
    isFirst,
    ...(value ? { sort: { by: id, direction: down ? 'descending' : 'ascending' } } : {}),
  }
}
