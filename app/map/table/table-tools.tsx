import type { MapTableColumn } from '@/lib/records/define-record'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { ColumnFigures } from './column-figures'
import { CopyRows } from './copy-rows'

interface Props {
  layer: MapLayer
  rows: readonly MapLayerRow[]
  columns: readonly MapTableColumn<MapLayerRow>[]
}

export default function TableTools({ layer, rows, columns }: Props) {
  return (
    <>
      <CopyRows layer={layer} rows={rows} columns={columns} />
      <ColumnFigures columns={columns} rows={rows} />
    </>
  )
}
