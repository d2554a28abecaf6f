import type { Geometry } from 'geojson'
import type { SimulatedArcgisLayer } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import { simulateCarto } from '@/lib/carto/simulator'
import { simulateCkan } from '@/lib/ckan/simulator'
import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { boxRing } from '@/lib/geography/box-ring'
import type { SampleCellValue } from '@/lib/sample-tables/pipes'
import type { SimulatedCell, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import type { SimulatedTable, SimulatedTableColumn } from '@/lib/sql/simulated-table'
import {
  createRows,
  readColumns,
  type SimulatedPermitColumnType,
  type SimulatedPermitTable,
} from './permit-table'
import { addressOf, findTableSource, titleOf } from './table-source'

export function siteOf(table: SimulatedPermitTable): SimulatedSite {
  const { dialect } = findTableSource(table.source).table
  if (dialect === 'arcgis') return layerSite(table)
  return dialect === 'ckan' ? ckanSite(table) : cartoSite(table)
}

export function datasetOf(table: SimulatedPermitTable): SimulatedDataset {
  const { about, updatedAt = '2026-11-13T05:40:00Z' } = table
  const rows = createRows(table, writeSocrata)
  return {
    id: addressOf(table, 'socrata').dataset,
    about: { name: titleOf(table), ...about },
    updatedAt: new Date(updatedAt),
    columns: readColumns(table).map(({ type, ...column }) => ({
      ...column,
      type: type === 'day' || type === 'plain day' ? 'calendar_date' : type,
    })),
    *rows(hints) {
      for (const { cells } of rows(hints)) yield cells
    },
  }
}

function writeSocrata(value: SampleCellValue, type: SimulatedPermitColumnType): SimulatedCell {
  if (value instanceof Date) return value.toISOString().slice(0, -1)
  if (typeof value !== 'string') return value
  if (type === 'url') return { url: value }
  if (type === 'point') return { type: 'Point', coordinates: value.split(' ').map(Number) }
  if (type !== 'location') return value
  const [latitude, longitude, address, city, state] = value.split(';')
  const human = address && { human_address: JSON.stringify({ address, city, state, zip: '' }) }
  return { latitude, longitude, ...human }
}

const fieldTypes: Partial<Record<SimulatedPermitColumnType, string>> = {
  number: 'esriFieldTypeDouble',
  day: 'esriFieldTypeDate',
  'plain day': 'esriFieldTypeDateOnly',
}

function layerSite(table: SimulatedPermitTable): SimulatedSite {
  const { host, pathname } = new URL(addressOf(table, 'arcgis').layer)
  const [, path = pathname, id = '0'] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return { host, path, simulate: simulateArcgis({ path, layers: [layerOf(table, Number(id), path)] }) }
}

function layerOf(table: SimulatedPermitTable, id: number, path: string): SimulatedArcgisLayer {
  const { objectIdField = 'OBJECTID', shape = 'point', daysAs } = table
  const edited = Date.parse(table.edited ?? '2026-11-13T04:00:00Z')
  const rows = createRows(table, writeArcgis)
  return {
    id,
    name: table.name ?? titleOf(table),
    style: path.endsWith('FeatureServer') ? 'hosted' : 'server',
    objectIdField,
    ...(shape !== 'none' && {
      geometryType: shape === 'point' ? 'esriGeometryPoint' : 'esriGeometryPolygon',
    }),
    maxRecordCount: table.maxRecordCount ?? 2000,
    fields: [
      { name: objectIdField, type: 'esriFieldTypeOID' },
      ...readColumns(table).map(({ name, type, title = name }) => ({
        name,
        type: fieldTypes[type] ?? 'esriFieldTypeString',
        alias: title,
        ...(type === 'day' && daysAs && { daysAs }),
      })),
    ],
    metadata: { editingInfo: { lastEditDate: edited, dataLastEditDate: edited } },
    *rows(hints) {
      for (const { record, cells } of rows(hints)) {
        const attributes = { [objectIdField]: record.index, ...cells }
        const { longitude, latitude } = record
        yield shape === 'none'
          ? { attributes }
          : { attributes, geometry: geometries[shape](longitude, latitude) }
      }
    },
  }
}

function writeArcgis(value: SampleCellValue): string | number | null {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'boolean' ? null : value
}

const geometries: Record<'point' | 'area', (longitude: number, latitude: number) => Geometry> = {
  point: (longitude, latitude) => ({ type: 'Point', coordinates: [longitude, latitude] }),
  area: (longitude, latitude) => ({
    type: 'Polygon',
    coordinates: [boxRing([longitude - 0.0006, latitude - 0.0005, longitude + 0.0006, latitude + 0.0005])],
  }),
}

function ckanSite(table: SimulatedPermitTable): SimulatedSite {
  const { host, resource } = addressOf(table, 'ckan')
  const resources = [{ id: resource, ...sqlTable(table) }]
  return { host, path: '/', simulate: simulateCkan(resources, { sql: table.refusesSql ? 'revoked' : 'on' }) }
}

function cartoSite(permits: SimulatedPermitTable): SimulatedSite {
  const { host, table } = addressOf(permits, 'carto')
  return { host, path: '/', simulate: simulateCarto([{ table, ...sqlTable(permits) }]) }
}

const sqlTypes: Partial<Record<SimulatedPermitColumnType, SimulatedTableColumn['type']>> = {
  number: 'numeric',
  day: 'timestamp',
}

function sqlTable(table: SimulatedPermitTable): SimulatedTable {
  const rows = createRows(table, writeSql)
  return {
    columns: readColumns(table).map(({ name, type }) => ({
      name,
      type: sqlTypes[type] ?? 'text',
    })),
    *rows(hints) {
      for (const { cells } of rows(hints)) yield cells
    },
  }
}

const writeSql = (value: SampleCellValue): SimulatedCell =>
  value instanceof Date ? value.toISOString().replace('.000', '') : value
