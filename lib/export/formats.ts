import { csv, values } from './csv'
import type { ExportDocument } from './document'
import type { ExportFormat, FormatId } from './format'
import { geojson, isDrawable } from './geojson'
import { json } from './json'
import { xlsx } from './xlsx'

const byId = { csv, values, xlsx, geojson, json } satisfies { [Id in FormatId]: ExportFormat & { id: Id } }

export const formats: readonly ExportFormat[] = Object.values(byId)

export function formatById(id: string): ExportFormat | undefined {
  return formats.find((format) => format.id === id)
}

export const suits = ({ id }: ExportFormat, document: Pick<ExportDocument, 'table' | 'parts'>): boolean =>
  id !== 'geojson' || isDrawable(document)
