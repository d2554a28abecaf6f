import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayerRow } from '../layers/map-layer'
import type { MapUrlParams } from '../url'

export type TableLayout = Pick<MapUrlParams, 'columns' | 'order' | 'pinned' | 'widths'>

export const USUAL_LAYOUT: TableLayout = { columns: [], order: [], pinned: [], widths: [] }

export function visibleColumns(
  columns: readonly MapTableColumn<MapLayerRow>[],
  { columns: switched, pinned }: TableLayout,
): MapTableColumn<MapLayerRow>[] {
  const visible = columns.filter(({ id, isFirst = false }) => isFirst !== switched.includes(id))
  const [first, others] = [true, false].map((isFirst) =>
    visible.filter(({ id }) => pinned.includes(id) === isFirst),
  )
  return [...(first ?? []), ...(others ?? [])]
}

export function widthOf({ widths }: Pick<TableLayout, 'widths'>, column: string): number | undefined {
  const pixels = widths.find((each) => isWidthOf(each, column))?.slice(column.length + 1)
  return pixels === undefined ? undefined : Number(pixels)
}

export const withWidth = (
  { widths }: Pick<TableLayout, 'widths'>,
  column: string,
  pixels?: number,
): Pick<TableLayout, 'widths'> => ({
  widths: [
    ...widths.filter((each) => !isWidthOf(each, column)),
    ...(pixels === undefined ? [] : [`${column}:${pixels}`]),
  ],
})

const isWidthOf = (width: string, column: string) => width.startsWith(`${column}:`)
