import type { Polygon } from 'geojson'
import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/upstream/simulated-site'
import { boxRing } from '@/lib/geography/box-ring'
import type { SamplePermit } from '@/lib/sample-world/permits/permits'
import type { PermitCell, SketchColumn } from '../columns'
import { type OfPermits, type PermitSketch, writtenRows } from '../sketch'

interface Place {
  index: number
  longitude: number
  latitude: number
}

type LayerSketch<Row extends Place> = PermitSketch<Row> & {
  /** Up to the layer's number. */
  layer: string
  name: string
  objectIdField?: string
  /** A table has none. */
  shape?: 'point' | 'area' | 'none'
  maxRecordCount?: number
  /** Both standard spellings where left out. */
  daysAs?: SimulatedField['daysAs']
  edited?: string
}

export const permitLayer = (sketch: OfPermits<LayerSketch<SamplePermit>>): SimulatedSite =>
  layerOfRows({ rowsOf: (permit) => [permit], ...sketch })

function layerOfRows<Row extends Place>(sketch: LayerSketch<Row>): SimulatedSite {
  const { host, pathname } = new URL(sketch.layer)
  const [, path = pathname, id = '0'] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  const layer = layerOf(sketch, Number(id), path.endsWith('FeatureServer') ? 'hosted' : 'server')
  return { host, path, simulate: simulateArcgis({ path, layers: [layer] }) }
}

function layerOf<Row extends Place>(
  sketch: LayerSketch<Row>,
  id: number,
  style: SimulatedLayer['style'],
): SimulatedLayer {
  const { name, objectIdField = 'OBJECTID', shape = 'point', edited = '2026-11-13T04:00:00Z' } = sketch
  return {
    id,
    name,
    style,
    objectIdField,
    ...(shape !== 'none' && {
      geometryType: shape === 'point' ? 'esriGeometryPoint' : 'esriGeometryPolygon',
    }),
    maxRecordCount: sketch.maxRecordCount ?? 2000,
    fields: [
      { name: objectIdField, type: 'esriFieldTypeOID' },
      ...Object.entries(sketch.columns).map(([column, { type, title }]) => ({
        name: column,
        type: fieldTypes[type],
        alias: title ?? column,
        ...(type === 'day' && sketch.daysAs && { daysAs: sketch.daysAs }),
      })),
    ],
    metadata: { editingInfo: { lastEditDate: Date.parse(edited), dataLastEditDate: Date.parse(edited) } },
    *rows(hints) {
      for (const { row, written } of writtenRows(sketch, hints, write)) {
        const geometry = shape === 'none' ? {} : { geometry: shape === 'point' ? pointOf(row) : areaOf(row) }
        yield { attributes: { [objectIdField]: row.index, ...written }, ...geometry }
      }
    },
  }
}

const fieldTypes: Record<SketchColumn<never>['type'], string> = {
  text: 'esriFieldTypeString',
  number: 'esriFieldTypeDouble',
  money: 'esriFieldTypeDouble',
  day: 'esriFieldTypeDate',
  'plain day': 'esriFieldTypeDateOnly',
  fixed_timestamp: 'esriFieldTypeDate',
  checkbox: 'esriFieldTypeString',
  url: 'esriFieldTypeString',
  point: 'esriFieldTypeString',
  location: 'esriFieldTypeString',
  polygon: 'esriFieldTypeString',
  multipolygon: 'esriFieldTypeString',
}

/** A day is a moment there, in milliseconds; a day without a moment stays a text. */
function write(type: SketchColumn<never>['type'], value: PermitCell): SimulatedRow['attributes'][string] {
  if (typeof value === 'string') return type === 'day' ? Date.parse(value) : value
  return typeof value === 'number' ? value : null
}

const pointOf = ({ longitude, latitude }: Place) => ({
  type: 'Point' as const,
  coordinates: [longitude, latitude],
})

/** A square some hundred meters wide. */
const areaOf = ({ longitude, latitude }: Place): Polygon => ({
  type: 'Polygon',
  coordinates: [boxRing([longitude - 0.0006, latitude - 0.0005, longitude + 0.0006, latitude + 0.0005])],
})
