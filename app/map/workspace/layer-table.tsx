import { type RefObject, useMemo, useState } from 'react'
import { renderFile } from '@/components/files/render-file'
import type { Bounds } from '@/components/map/map-props'
import { isCompared } from '@/components/map/use-drawn-report'
import type { RowsHandle } from '@/components/ui/rows/use-rows'
import { type WorkColumn, WorkTable } from '@/components/ui/rows/work-table'
import type { Meta } from '@/lib/connector/result'
import type { FormatId } from '@/lib/export/format'
import { formatNumber } from '@/lib/format'
import { saveFile } from '@/lib/save-file'
import type { Choices, LayerColumn, LayerRow, MapLayer } from '../layers/map-layer'
import { describeCount, describeGaps, type LayerReport } from '../rows/layer-report'
import { SelectionFiles } from '../selection/selection-files'
import { FormatButtons, formatLabels } from './format-buttons'
import type { TableSort } from './sort-rows'
import { tableDocument } from './table-document'

const texts = {
  export: 'Export',
  table: (count: number) => `This table, ${formatNumber(count)} rows`,
  source: 'All columns of the source',
  failed: 'We could not make the file. Try another format.',
}

const first = ({ numeric }: Pick<LayerColumn<LayerRow>, 'numeric'>) => numeric ?? false

interface Props {
  layer: MapLayer
  /** Another source that a row's own column is from. */
  metaOf?: (row: LayerRow) => Meta | undefined
  report: LayerReport | undefined
  /** How many of how many, or why there are none. */
  said: string | undefined
  /** In their order: all in view, or those that are selected. */
  rows: readonly LayerRow[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  selected: readonly string[]
  onSelect: (keys: readonly string[], isSelected: boolean) => void
  open: string | undefined
  onOpen: (row: LayerRow) => void
  handle: RefObject<RowsHandle | null>
  bounds: Bounds | undefined
  /** The rows are those that are selected. */
  isSelection: boolean
  choices: Choices
  href: string
}

/** The rows of one layer: sorted, selected, led through, and taken away as a file. */
export function LayerTable(props: Props) {
  const { layer, report, said, rows, sort, onSort, selected, onSelect, open, onOpen, handle } = props
  // A file of this device brings its own.
  const { columns: known } = layer
  const columns = useMemo(
    () => known.map((column): WorkColumn<LayerRow> => toColumn(column, sort)),
    [known, sort],
  )
  const gaps = report && describeGaps(report)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 px-3 py-1 text-sm">
        <p className="font-semibold tabular-nums">{said}</p>
        {gaps && report.state !== 'failed' && <p className="text-bad">{gaps}</p>}
        <ExportMenu {...props} />
      </div>
      <WorkTable
        key={layer.id}
        label={layer.title}
        rows={rows}
        keyOf={keyOf}
        name={{
          label: `${layer.one.charAt(0).toUpperCase()}${layer.one.slice(1)}`,
          of: nameOf,
          href: (row) => layer.href(row),
          sort: { by: 'name', direction: sort.by === 'name' && sort.isDown ? 'descending' : 'ascending' },
        }}
        columns={columns}
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
    ...{ id, label, cell, numeric, isFirst },
    ...(value ? { sort: { by: id, direction: down ? 'descending' : 'ascending' } } : {}),
  }
}

/** A workbook of many rows cannot be made under the policy of these pages. */
const own: readonly FormatId[] = ['csv', 'geojson', 'json']

/** What the table shows, made on this device; and what the source has of the same rows, made by the server. */
function ExportMenu(props: Props) {
  const { layer, metaOf, report, rows, bounds, choices, href, selected, isSelection } = props
  const [isFailed, setFailed] = useState(false)
  async function save(id: FormatId) {
    setFailed(false)
    const notes = report
      ? [describeCount(layer, report), ...[describeGaps(report) ?? []].flat(), ...report.notes]
      : []
    try {
      const shown = {
        ...{ layer, rows, meta: report?.meta, notes, href: new URL(href, location.href).href },
        ...(metaOf ? { metaOf } : {}),
      }
      const { name, content } = await renderFile(id, tableDocument(shown, new Date()))
      saveFile(content, name)
    } catch {
      setFailed(true)
    }
  }
  const { files } = layer
  return (
    <details className="relative ml-auto print:hidden">
      <summary id="map-export" className="min-h-6 py-0.5 font-semibold text-accent">
        {texts.export}
      </summary>
      <div className="absolute right-0 bottom-full z-40 mb-1 w-64 rounded-panel border border-line bg-surface p-3 shadow-lg">
        <FormatButtons
          title={texts.table(rows.length)}
          formats={own}
          isDisabled={rows.length === 0}
          onPress={save}
        />
        {isSelection && <SelectionFiles key={layer.id} layer={layer} keys={selected} />}
        {files && bounds && !isSelection && rows.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{texts.source}</p>
            <ul className="flex flex-wrap gap-x-4">
              {files.formats.map((id) => (
                <li key={id}>
                  <a
                    href={files.href(id, { box: bounds, choices })}
                    className="inline-flex min-h-8 items-center"
                  >
                    {formatLabels[id]}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status" className="text-bad">
          {isFailed && texts.failed}
        </p>
      </div>
    </details>
  )
}
