import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayerRow } from '../layers/map-layer'
import { toggled } from '../workspace/reduce-map'
import { type TableLayout, visibleColumns, widthOf, withWidth } from './table-layout'

const texts = {
  columns: 'Columns',
  columnsOf: 'Columns of the table',
  left: (column: string) => `Move ${column} to the left`,
  pin: 'Pin',
  pinColumn: (column: string) => `Pin ${column}, so that it stays in view`,
  width: (column: string) => `Width of ${column}`,
  widths: { fit: 'Fits its texts', narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  pixels: (pixels: number) => `${pixels} pixels`,
}

const widths = { narrow: 96, medium: 200, wide: 360 } as const
const isNamed = (pixels: number) => Object.values<number>(widths).includes(pixels)

interface Props {
  columns: readonly MapTableColumn<MapLayerRow>[]
  layout: TableLayout
  onLayout: (change: Partial<TableLayout>) => void
}

export default function ColumnMenu({ columns, layout, onLayout }: Props) {
  const visible = visibleColumns(columns, layout)
  return (
    <details className="open:w-full print:hidden">
      <summary className="min-h-6 py-0.5 text-accent">{texts.columns}</summary>
      <fieldset className="mt-1 max-h-48 overflow-y-auto">
        <legend className="sr-only">{texts.columnsOf}</legend>
        <div className="grid gap-x-6 lg:grid-cols-3 2xl:grid-cols-4">
          {columns.map((column) => (
            <div key={column.id} className="flex items-center gap-2">
              <label className="flex min-h-8 grow items-center gap-2">
                <input
                  type="checkbox"
                  checked={visible.includes(column)}
                  onChange={() =>
                    onLayout({
                      columns: toggled(layout.columns, column.id, !layout.columns.includes(column.id)),
                    })
                  }
                  className="size-6 shrink-0 accent-accent"
                />
                {column.label}
              </label>
              {visible.includes(column) && (
                <ColumnTools column={column} columns={columns} layout={layout} onLayout={onLayout} />
              )}
            </div>
          ))}
        </div>
      </fieldset>
    </details>
  )
}

function ColumnTools({ column, columns, layout, onLayout }: Props & { column: MapTableColumn<MapLayerRow> }) {
  const { id, label } = column
  const isPinned = layout.pinned.includes(id)
  const pixels = widthOf(layout, id)
  const before = columnBefore(column, visibleColumns(columns, layout), layout)
  return (
    <>
      {before && (
        <button
          type="button"
          aria-label={texts.left(label)}
          onClick={() => onLayout({ order: movedLeft(columns, before, column) })}
          className="size-6 cursor-pointer rounded-control text-accent hover:bg-accent-soft max-lg:size-11"
        >
          <span aria-hidden="true">←</span>
        </button>
      )}
      <button
        type="button"
        aria-label={texts.pinColumn(label)}
        aria-pressed={isPinned}
        onClick={() => onLayout({ pinned: toggled(layout.pinned, id, !isPinned) })}
        className="min-h-6 cursor-pointer rounded-control px-1.5 text-accent hover:bg-accent-soft aria-pressed:bg-accent-soft aria-pressed:font-semibold max-lg:hidden"
      >
        {texts.pin}
      </button>
      <select
        aria-label={texts.width(label)}
        value={pixels ?? ''}
        onChange={({ target }) =>
          onLayout(withWidth(layout, id, target.value === '' ? undefined : Number(target.value)))
        }
        className="h-8 rounded-control border border-edge bg-surface px-1 text-sm text-ink max-lg:h-11"
      >
        <option value="">{texts.widths.fit}</option>
        <option value={widths.narrow}>{texts.widths.narrow}</option>
        <option value={widths.medium}>{texts.widths.medium}</option>
        <option value={widths.wide}>{texts.widths.wide}</option>
        {pixels !== undefined && !isNamed(pixels) && <option value={pixels}>{texts.pixels(pixels)}</option>}
      </select>
    </>
  )
}

function columnBefore(
  column: MapTableColumn<MapLayerRow>,
  visible: readonly MapTableColumn<MapLayerRow>[],
  { pinned }: TableLayout,
): MapTableColumn<MapLayerRow> | undefined {
  const before = visible[visible.indexOf(column) - 1]
  return before && pinned.includes(before.id) === pinned.includes(column.id) ? before : undefined
}

function movedLeft(
  columns: readonly MapTableColumn<MapLayerRow>[],
  before: MapTableColumn<MapLayerRow>,
  column: MapTableColumn<MapLayerRow>,
): string[] {
  return columns.flatMap((each) => {
    if (each === column) return []
    return each === before ? [column.id, each.id] : each.id
  })
}
