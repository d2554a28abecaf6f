import { csv, values } from './csv'
import type { ExportDocument } from './document'
import { type ExportFormat, type ExportFormatId, isMapFormat } from './format'
import { geojson, isDrawable } from './geojson'
import { json } from './json'
import { gpkg } from './maps/geopackage'
import { parquet } from './maps/geoparquet'
import { kml } from './maps/kml'
import { xlsx } from './xlsx'

const byId = { csv, values, xlsx, geojson, gpkg, parquet, kml, json } satisfies {
  [Id in ExportFormatId]: ExportFormat & { id: Id }
}

export const formats: readonly ExportFormat[] = Object.values(byId)

export function formatById(id: string): ExportFormat | undefined {
  return formats.find((format) => format.id === id)
}

export const suits = ({ id }: ExportFormat, document: Pick<ExportDocument, 'table' | 'parts'>): boolean =>
  !isMapFormat(id) || isDrawable(document)
