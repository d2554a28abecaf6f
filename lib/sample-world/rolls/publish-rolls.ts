import type { SimulatedArcgisLayer, SimulatedRowQuery } from '@/lib/arcgis/simulated-layer'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import type { SimulatedSite, Simulator } from '@/lib/connector/upstream/simulated-site'
import type { Bounds } from '@/lib/geography/types'
import { compileCells, type SampleCellTemplates } from '@/lib/sample-tables/cells'
import { columnType, type SampleCellType } from '@/lib/sample-tables/column-type'
import type { SampleCellValue } from '@/lib/sample-tables/pipes'
import { compileRows } from '@/lib/sample-tables/rows'
import type { SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { movedTo, simulateSocrata } from '@/lib/socrata/simulator'
import { assessedFacts, assessedFactType, type SampleAssessedYear } from '../addresses/assessed-facts'
import type { SampleAssessedProperty } from '../addresses/assessed-property'
import type { SamplePlace } from '../gazetteer'
import { assessedOnLand, isInOwnState, landOfSerial, landsWithin } from '../lots/lands'
import { outlineOf } from '../lots/outline'
import { propertiesFor, towns } from './roll-search'
import {
  isLayer,
  type SampleAssessmentRoll,
  type SampleRollDataset,
  type SampleRollLayer,
  withVariants,
} from './roll-table'

type ColumnType = 'text' | 'number' | 'date'

const geometryTypes = { area: 'esriGeometryPolygon', point: 'esriGeometryPoint' }
const fieldTypes = {
  text: 'esriFieldTypeString',
  number: 'esriFieldTypeDouble',
  date: 'esriFieldTypeDate',
} as const satisfies Record<ColumnType, string>

const BEYOND_ACCOUNTS = 1_000_000_000

export const rollSites = (rolls: readonly SampleAssessmentRoll[]): SimulatedSite[] => [
  ...layerSites(rolls.filter(isLayer).flatMap(withVariants)),
  ...rolls.flatMap((roll) => (isLayer(roll) ? [] : datasetSites(roll))),
]

function layerSites(layers: readonly SampleRollLayer[]): SimulatedSite[] {
  const serviceOf = ({ layer }: SampleRollLayer) => layer.replace(/\/\d+$/, '')
  return [...new Set(layers.map(serviceOf))].map((service) => {
    const { host, pathname: path } = new URL(service)
    const own = layers.filter((layer) => serviceOf(layer) === service)
    const simulate = simulateArcgis({ path, layers: own.map(layerOf) })
    return { host, path, simulate: own.reduce(withHabits, simulate) }
  })
}

function withHabits(inner: Simulator, { isUnpaged, refusesPrograms }: SampleRollLayer): Simulator {
  return async (request) => {
    if (isUnpaged && new URL(request.url).searchParams.has('resultRecordCount')) {
      return Response.json({ error: { code: 400, message: 'Pagination is not supported', details: [] } })
    }
    const program = request.headers.get('user-agent') ?? ''
    return refusesPrograms && /^(node|undici|axios|curl|python-requests)/i.test(program)
      ? new Response('<h1>403 Forbidden</h1>', { status: 403 })
      : inner(request)
  }
}

function layerOf(roll: SampleRollLayer): SimulatedArcgisLayer {
  const { layer, name = 'Parcels', objectIdField = 'OBJECTID', shape = 'area', strays = [] } = roll
  const edited = roll.edited === undefined ? undefined : Date.parse(roll.edited)
  const table = createTable(roll, (day) => day.getTime())
  const rowsOf = once((property) =>
    table.rowsOf(property).map((row, index) => ({
      [objectIdField]: assessedFacts.account(property) + index * BEYOND_ACCOUNTS,
      ...row,
    })),
  )
  const inAreas = new Map<string, SampleAssessedProperty>()
  return {
    id: Number(/\d+$/.exec(layer)?.[0]),
    name,
    style: roll.style ?? (layer.includes('/FeatureServer/') ? 'hosted' : 'server'),
    objectIdField,
    ...(shape !== 'none' && { geometryType: geometryTypes[shape] as SimulatedArcgisLayer['geometryType'] }),
    maxRecordCount: roll.maxRecordCount ?? 2000,
    ...(edited && { metadata: { editingInfo: { lastEditDate: edited, dataLastEditDate: edited } } }),
    get fields() {
      return [
        { name: objectIdField, type: 'esriFieldTypeOID' },
        ...table
          .columns()
          .filter((column) => column.name !== objectIdField)
          .map((column) => ({ name: column.name, type: fieldTypes[column.type] })),
      ]
    },
    *rows(query) {
      if (roll.isEmpty) return
      const hasOutlines = shape === 'area'
      const near = hasOutlines && query.bbox ? landsNear(towns(...roll.towns), query.bbox) : undefined
      const listed = query.equals[objectIdField]?.flatMap((id) => inAreas.get(id) ?? []) ?? []
      const properties = listed.length > 0 ? new Set(listed) : table.properties(query)
      for (const { property, geometry } of near ?? placed(properties, hasOutlines)) {
        for (const attributes of rowsOf(property)) {
          if (near) inAreas.set(String(attributes[objectIdField]), property)
          yield { attributes, ...(geometry && { geometry }) }
        }
      }
      for (const attributes of strays) yield { attributes }
    },
  }
}

function* placed(properties: Iterable<SampleAssessedProperty>, hasOutlines: boolean) {
  for (const property of properties) {
    const land = hasOutlines ? landOfSerial(property.address.state, property.serial) : null
    yield { property, geometry: land && outlineOf(land) }
  }
}

function* landsNear(places: readonly SamplePlace[], bounds: Bounds) {
  for (const land of landsWithin(places[0]?.state ?? '', bounds)) {
    if (!places.includes(land.lot.place) || !isInOwnState(land)) continue
    const geometry = outlineOf(land)
    for (const property of assessedOnLand(land)) yield { property, geometry }
  }
}

function datasetSites(roll: SampleRollDataset): SimulatedSite[] {
  const { host, id, updatedAt, pointed = [], titles = {}, movedFrom } = roll
  const table = createTable(roll, (day) => day.toISOString().slice(0, -1))
  const rowsOf = once(table.rowsOf)
  const dataset: SimulatedDataset = {
    id,
    updatedAt: new Date(updatedAt),
    get columns() {
      return table.columns().map(({ name, type }) => ({
        name,
        type: type === 'date' ? ('calendar_date' as const) : type,
        ...(type === 'number' && pointed.includes(name) && { pointed: true }),
        ...(titles[name] && { title: titles[name] }),
      }))
    },
    *rows(query) {
      for (const property of table.properties(query)) yield* rowsOf(property)
    },
  }
  const simulate = simulateSocrata([dataset])
  const moved = movedFrom && { host: movedFrom, path: `/resource/${id}.json`, simulate: movedTo(host) }
  return [
    ...['resource', 'api/views'].map((place) => ({ host, path: `/${place}/${id}.json`, simulate })),
    ...(moved ? [moved] : []),
  ]
}

type ProtocolCell = string | number | null

function createTable(roll: SampleAssessmentRoll, writeDay: (day: Date) => ProtocolCell) {
  const places = towns(...roll.towns)
  const properties = (query: Pick<SimulatedRowQuery, 'equals' | 'like'>) =>
    propertiesFor(places, roll.search, query)
  const write = (value: SampleCellValue): ProtocolCell => {
    if (value instanceof Date) return writeDay(value)
    return typeof value === 'boolean' ? String(value) : value
  }
  const compiled = lazy(() => compileRoll(roll))
  return {
    properties,
    columns: () => columnsOf(roll),
    rowsOf: (property: SampleAssessedProperty): Record<string, ProtocolCell>[] =>
      compiled()(property).map((row) => {
        const cells: Record<string, ProtocolCell> = {}
        for (const name of Object.keys(row)) cells[name] = write(row[name] ?? null)
        return cells
      }),
  }
}

function compileRoll({ facts = {}, columns, rows = [{}], years }: SampleAssessmentRoll) {
  const cells = compileCells<SampleAssessedYear>(assessedFacts, facts, columns)
  const write = compileRows(cells, rows)
  const oldest = cells.reader(years?.oldest ?? null)
  return (property: SampleAssessedProperty): Record<string, SampleCellValue>[] =>
    yearsOf(property).flatMap(write)

  function yearsOf(property: SampleAssessedProperty): SampleAssessedYear[] {
    if (!years) return [property]
    const count = years.newest - Number(oldest(property)) + 1
    return Array.from({ length: count }, (_, ago) => ({ ...property, year: years.newest - ago }))
  }
}

export function factOf(
  roll: SampleAssessmentRoll,
  name: string,
): (property: SampleAssessedYear) => SampleCellValue {
  return compileCells<SampleAssessedYear>(assessedFacts, roll.facts ?? {}, {}).reader(`{${name}}`)
}

export const textOf = (roll: SampleAssessmentRoll, name: string) => {
  const fact = factOf(roll, name)
  return (property: SampleAssessedYear) => String(fact(property))
}

export const testOf = (roll: SampleAssessmentRoll, name: string) => {
  const fact = factOf(roll, name)
  return (property: SampleAssessedYear) => Boolean(fact(property))
}

function columnsOf({ columns, rows = [], facts = {}, types = {} }: SampleAssessmentRoll) {
  const tables: SampleCellTemplates[] = [columns, ...rows.flatMap(({ cells }) => (cells ? [cells] : []))]
  const names = new Set(tables.flatMap((table) => Object.keys(table)))
  return [...names].map((name) => {
    const cell = tables.map((table) => table[name]).find((each) => each !== null && each !== undefined)
    const inferred = columnType(cell ?? null, facts, assessedFactType)
    return { name, type: types[name] ?? protocolTypes[inferred] }
  })
}

const protocolTypes = {
  text: 'text',
  number: 'number',
  day: 'date',
  truth: 'text',
} as const satisfies Record<SampleCellType, ColumnType>

function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function once<T>(make: (property: SampleAssessedProperty) => T): (property: SampleAssessedProperty) => T {
  const rowsByProperty = new WeakMap<SampleAssessedProperty, T>()
  return (property) => {
    const before = rowsByProperty.get(property)
    if (before !== undefined) return before
    const rows = make(property)
    rowsByProperty.set(property, rows)
    return rows
  }
}
