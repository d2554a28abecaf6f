import { csv } from './csv'
import type { ExportFormat, FormatId } from './format'
import { geojson } from './geojson'
import { json } from './json'
import { xlsx } from './xlsx'

const byId = { csv, xlsx, geojson, json } satisfies { [Id in FormatId]: ExportFormat & { id: Id } }

/** In the order in which they are offered. */
export const formats: readonly ExportFormat[] = Object.values(byId)

export function formatById(id: string): ExportFormat | undefined {
  return formats.find((format) => format.id === id)
}
