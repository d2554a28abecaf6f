import type { SimulatedField, SimulatedLayer, SimulatedRow } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { Simulator } from '@/lib/connector/simulator'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { marketValueOf } from '@/lib/sample-world/assessed-value'
import type { Place } from '@/lib/sample-world/gazetteer'
import { sampleProperties } from './sample-properties'

export const text = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeString' })
export const whole = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeInteger' })
export const double = (name: string): SimulatedField => ({ name, type: 'esriFieldTypeDouble' })

interface Sketch {
  host: string
  /** With the number of the layer behind the service type. */
  path: string
  places: readonly Place[]
  fields: readonly SimulatedField[]
  /** Columns with the house number, alone or at the beginning of a line. */
  line: readonly string[]
  id: readonly string[]
  serialOf?: (id: string) => number | null
  /** One row, or more where other accounts share the address. */
  rowsOf: (property: AssessedProperty) => readonly SimulatedRow['attributes'][]
  /** What the host does besides: it may refuse before the layer is asked. */
  around?: (inner: Simulator) => Simulator
}

export function texasSite({
  host,
  path,
  places,
  around = (inner) => inner,
  ...sketch
}: Sketch): SimulatedSite {
  const [, service = path, id = '0'] = /^(.*)\/(\d+)$/.exec(path) ?? []
  const { line, id: ids, serialOf = serialOfAccount } = sketch
  const layer: SimulatedLayer = {
    id: Number(id),
    name: 'Parcels',
    style: service.endsWith('FeatureServer') ? 'hosted' : 'server',
    objectIdField: 'OBJECTID',
    geometryType: 'esriGeometryPolygon',
    maxRecordCount: 2000,
    fields: [{ name: 'OBJECTID', type: 'esriFieldTypeOID' }, ...sketch.fields],
    *rows({ equals, like }) {
      for (const property of sampleProperties(places, { equals, like }, { line, id: ids, serialOf })) {
        for (const attributes of sketch.rowsOf(property)) {
          yield { attributes: { OBJECTID: accountOf(property), ...attributes } }
        }
      }
    },
  }
  return { host, path: service, simulate: around(simulateArcgis({ path: service, layers: [layer] })) }
}

/** The lot's serial with a digit for the unit: at most eight digits. */
export const accountOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  serial * 10 + Number(unit || 0)

export function serialOfAccount(id: string): number | null {
  const digits = id.replace(/\D/g, '')
  return digits === '' ? null : Math.floor(Number(digits) / 10)
}

/** Market value, and what is left of it after the limit on homesteads. */
export function texasValues(property: AssessedProperty, year: number) {
  const { land, building, total } = marketValueOf(property, year)
  const isLimited = property.kind === 'house' && property.roll('homestead') < 0.5
  return { land, building, market: total, limited: isLimited ? Math.round(total * 0.93) : total }
}

/** The state's category of property. */
export const categoryCode = ({ kind }: AssessedProperty) =>
  ({ house: 'A1', condominium: 'A3', vacant: 'C1', exempt: 'XV' })[kind]
