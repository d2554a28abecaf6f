import { type ExportFormat, formatLabel } from '../format'

export const gpkg = {
  id: 'gpkg',
  label: formatLabel('gpkg'),
  extension: 'gpkg',
  contentType: 'application/geopackage+sqlite3',
  async render(document) {
    const { writeGeoPackage } = await import('./write-geopackage')
    return writeGeoPackage(document)
  },
} satisfies ExportFormat
