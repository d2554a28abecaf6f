import type { LayerColumn } from '@/lib/records/define-record'
import type { LayerRow, MapLayer } from '../layers/map-layer'
import { ColumnFigures } from './column-figures'
import { CopyRows } from './copy-rows'

interface Props {
  layer: MapLayer
  rows: readonly LayerRow[]
  columns: readonly LayerColumn<LayerRow>[]
}

export default function TableTools({ layer, rows, columns }: Props) {
  return (
    <>
      <CopyRows layer={layer} rows={rows} columns={columns} />
      <ColumnFigures columns={columns} rows={rows} />
    </>
  )
}
