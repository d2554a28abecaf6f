import type { Geometry } from 'geojson'
import type { SimulatedLayer, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite, Simulator } from '@/lib/connector/upstream/simulated-site'
import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import type { SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { simulateSocrata } from '@/lib/socrata/simulator'

type Cell = string | number | Date | null
type ColumnType = 'text' | 'number' | 'date'

/** A row as a publisher has it. What its values are decides the types of the columns. */
export type Row = Readonly<Record<string, Cell>>

/** What the simulated tables of all protocols have in common. */
interface Sketch {
  /** The properties that a question can be about. */
  properties(query: SimulatedRowQuery): Iterable<AssessedProperty>
  /** One row, or more where other accounts share the address or each year has its own. */
  rowsOf(property: AssessedProperty): readonly Row[]
  /** The types of columns that the first rows leave empty. */
  empty?: Readonly<Record<string, ColumnType>>
}

interface LayerSketch extends Sketch {
  /** Up to the layer's number. */
  layer: string
  name?: string
  objectIdField?: string
  /** As ArcGIS Online or as a government's own server; by the kind of service where left out. */
  style?: SimulatedLayer['style']
  /** A table has none. */
  shape?: 'area' | 'point' | 'none'
  maxRecordCount?: number
  edited?: Date
  outlineOf?(property: AssessedProperty): Geometry
  /** Rows of what is no property. */
  strays?: readonly Row[]
  /** The columns are there, and no row. */
  isEmpty?: boolean
}

const geometryTypes = { area: 'esriGeometryPolygon', point: 'esriGeometryPoint' } as const
const fieldTypes = {
  text: 'esriFieldTypeString',
  number: 'esriFieldTypeDouble',
  date: 'esriFieldTypeDate',
} as const satisfies Record<ColumnType, string>

/** The number of a row is its own, also where a property has several; that of the first is the account. */
const BEYOND_ACCOUNTS = 100_000_000

/** The services of some layers; `around` is what their host does before a layer is asked. */
export function layerSites(
  sketches: readonly LayerSketch[],
  around: (inner: Simulator) => Simulator = (inner) => inner,
): SimulatedSite[] {
  const serviceOf = ({ layer }: LayerSketch) => layer.replace(/\/\d+$/, '')
  return [...new Set(sketches.map(serviceOf))].map((service) => {
    const { host, pathname: path } = new URL(service)
    const own = sketches.filter((sketch) => serviceOf(sketch) === service)
    return { host, path, simulate: around(simulateArcgis({ path, layers: own.map(layerOf) })) }
  })
}

function layerOf(sketch: LayerSketch): SimulatedLayer {
  const { layer, name = 'Parcels', objectIdField = 'OBJECTID', shape = 'area', edited, strays = [] } = sketch
  const id = Number(/\d+$/.exec(layer)?.[0])
  const editingInfo = edited && { lastEditDate: edited.getTime(), dataLastEditDate: edited.getTime() }
  const fields = once(() => [
    { name: objectIdField, type: 'esriFieldTypeOID' },
    ...columnsOf(sketch)
      .filter((column) => column.name !== objectIdField)
      .map((column) => ({ name: column.name, type: fieldTypes[column.type] })),
  ])
  const rowsOf = eachOnce((property) =>
    sketch.rowsOf(property).map(
      (row, index): Written => ({
        [objectIdField]: accountOf(property) + index * BEYOND_ACCOUNTS,
        ...inMilliseconds(row),
      }),
    ),
  )
  return {
    id,
    name,
    style: sketch.style ?? (layer.includes('/FeatureServer/') ? 'hosted' : 'server'),
    objectIdField,
    ...(shape !== 'none' && { geometryType: geometryTypes[shape] }),
    maxRecordCount: sketch.maxRecordCount ?? 2000,
    ...(editingInfo && { metadata: { editingInfo } }),
    get fields() {
      return fields()
    },
    *rows(query) {
      if (sketch.isEmpty) return
      for (const property of sketch.properties(query)) {
        const geometry = sketch.outlineOf && { geometry: sketch.outlineOf(property) }
        for (const attributes of rowsOf(property)) yield { attributes, ...geometry }
      }
      for (const row of strays) yield { attributes: inMilliseconds(row) }
    },
  }
}

interface DatasetSketch extends Sketch {
  host: string
  id: string
  updatedAt: string
  /** Whether the numbers of a column leave with a point: "72.0". */
  pointed?(column: string): boolean
  titles?: Readonly<Record<string, string>>
}

/** A dataset's rows and its page, at their own places of a portal that others share. */
export function datasetSites(sketch: DatasetSketch): SimulatedSite[] {
  const { host, id, updatedAt, pointed, titles = {} } = sketch
  const columns = once(() =>
    columnsOf(sketch).map(({ name, type }) => ({
      name,
      type: type === 'date' ? ('calendar_date' as const) : type,
      ...(type === 'number' && pointed?.(name) && { pointed: true }),
      ...(titles[name] && { title: titles[name] }),
    })),
  )
  const rowsOf = eachOnce((property) => sketch.rowsOf(property).map(withoutZone))
  const dataset: SimulatedDataset = {
    id,
    updatedAt: new Date(updatedAt),
    get columns() {
      return columns()
    },
    *rows(query) {
      for (const property of sketch.properties(query)) yield* rowsOf(property)
    },
  }
  const simulate = simulateSocrata([dataset])
  return ['resource', 'api/views'].map((place) => ({ host, path: `/${place}/${id}.json`, simulate }))
}

interface Column {
  name: string
  type: ColumnType
}

const ENOUGH = 60

/** As the first rows have them. */
function columnsOf({ properties, rowsOf, empty = {} }: Sketch): Column[] {
  const types = new Map<string, ColumnType | undefined>()
  let seen = 0
  for (const property of properties({ equals: {}, like: {} })) {
    for (const row of rowsOf(property)) {
      for (const [name, cell] of Object.entries(row)) types.set(name, types.get(name) ?? typeOf(cell))
    }
    seen += 1
    if (seen === ENOUGH) break
  }
  for (const [name, type] of Object.entries(empty)) types.set(name, type)
  return [...types].map(([name, type]) => ({ name, type: type ?? 'text' }))
}

/** Once it is needed: a simulator that nobody asks makes no rows. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The rows of a property that is still known: a search by house number goes through those of every street. */
function eachOnce<T>(make: (property: AssessedProperty) => T): (property: AssessedProperty) => T {
  const made = new WeakMap<AssessedProperty, T>()
  return (property) => {
    const known = made.get(property)
    if (known !== undefined) return known
    const rows = make(property)
    made.set(property, rows)
    return rows
  }
}

function typeOf(cell: Cell): ColumnType | undefined {
  if (cell === null) return undefined
  if (cell instanceof Date) return 'date'
  return typeof cell === 'number' ? 'number' : 'text'
}

type Written = Readonly<Record<string, Exclude<Cell, Date>>>

/** The row itself where it has no day, as most have: copies of all took a quarter of a simulator's time. */
function written(row: Row, write: (day: Date) => string | number): Written {
  let own: Record<string, Cell> | undefined
  for (const name of Object.keys(row)) {
    const cell = row[name]
    if (!(cell instanceof Date)) continue
    own ??= { ...row }
    own[name] = write(cell)
  }
  return (own ?? row) as Written
}
const inMilliseconds = (row: Row) => written(row, (day) => day.getTime())
/** A moment without a zone. */
const withoutZone = (row: Row) => written(row, (day) => day.toISOString().slice(0, -1))

/** The lot's serial with a digit for the unit: at most eight digits. */
export const accountOf = ({ serial, unit }: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  serial * 10 + Number(unit || 0)

/** Sales are dated by the middle of their month. */
export const saleDay = ({ sale }: Pick<AssessedProperty, 'sale'>): Date | null =>
  sale && new Date(Date.UTC(sale.year, sale.month - 1, 14))

export const acresOf = ({ lotSquareFeet }: Pick<AssessedProperty, 'lotSquareFeet'>): number =>
  Math.round(lotSquareFeet / 43.56) / 1000
