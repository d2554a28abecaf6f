import { type ExportFormat, formatLabel } from '../format'

export const gpkg = {
  id: 'gpkg',
  label: formatLabel('gpkg'),
  extension: 'gpkg',
  contentType: 'application/geopackage+sqlite3',
  async render(document) {
    // Loads the database only where such a file is made.
    const { writeGeoPackage } = await import('./write-geopackage')
    return writeGeoPackage(document)
  },
} satisfies ExportFormat
