import { addressOf, facilityOf } from '@/lib/sample-world/facilities/facilities'
import { rollFor } from '@/lib/sample-world/facilities/numbers'
import type { SampleFacilityAddress } from '@/lib/sample-world/facilities/site'
import { airValues } from './air-row'
import { chooseColumns, columnsOf, type EchoColumn, type EchoService } from './columns'
import { facilityValues } from './facility-row'
import type { ComplianceSimulatorSwitches, SimulatedEchoQuery } from './queries'
import type { EchoRowSource, EchoValue, EchoValueReaders } from './row-source'
import type { EchoRowKey } from './search'
import { standingOf } from './standing'
import { permitsOfRow } from './summary'
import { waterValues } from './water-row'

type Row = Record<string, EchoValue>

export function writePage(
  query: SimulatedEchoQuery,
  params: URLSearchParams,
  switches: ComplianceSimulatorSwitches,
) {
  const page = Math.max(1, Math.floor(Number(params.get('pageno') ?? 1)) || 1)
  const rows = sorted(query, params, switches).slice((page - 1) * query.pageSize, page * query.pageSize)
  const sent = rows.slice(0, Math.ceil(rows.length * (1 - switches.cutShare)))
  const columns = columnsFor(query, params, switches)
  return { PageNo: String(page), Facilities: sent.map((row) => rowOf(query, row, columns, switches)) }
}

export function writeGeoJson(
  query: SimulatedEchoQuery,
  params: URLSearchParams,
  switches: ComplianceSimulatorSwitches,
) {
  const columns = columnsFor(query, params, switches)
  const all = columnsOf(query.search.service, switches.columnOrder)
  const places = all.filter(({ name }) => name === 'FacLat' || name === 'FacLong')
  const features = sorted(query, params, switches).flatMap((key) => {
    const { FacLong, FacLat } = rowOf(query, key, places, switches)
    if (!FacLong || FacLong === '0' || !FacLat) return []
    const coordinates = [Number(FacLong), Number(FacLat)]
    const row = rowOf(query, key, columns, switches)
    return [
      { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: withNumbers(row, columns) },
    ]
  })
  return { type: 'FeatureCollection', features }
}

function columnsFor(
  { search }: SimulatedEchoQuery,
  params: URLSearchParams,
  { columnOrder }: ComplianceSimulatorSwitches,
) {
  const columns = columnsOf(search.service, columnOrder)
  return chooseColumns(columns, params.get('qcolumns') ?? search.query.get('qcolumns'))
}

function rowOf(
  { search }: SimulatedEchoQuery,
  key: EchoRowKey,
  columns: readonly EchoColumn[],
  switches: ComplianceSimulatorSwitches,
): Row {
  const row = writeRow(search.service, key, columns)
  if (rollFor(key.facility, 951) >= switches.unplacedShare) return row
  const lost = Object.keys(row).filter((name) => name === 'FacLat' || name === 'FacLong')
  return { ...row, ...Object.fromEntries(lost.map((name) => [name, null])) }
}

const valuesOf: Readonly<Record<EchoService, EchoValueReaders>> = {
  echo: facilityValues,
  air: airValues,
  cwa: waterValues,
}

function writeRow(
  service: EchoService,
  key: EchoRowKey,
  columns: readonly EchoColumn[],
): Record<string, EchoValue> {
  const source = sourceOf(service, key)
  const values = new Map(
    Object.entries(valuesOf[service]).map(([name, value]) => [name.toUpperCase(), value] as const),
  )
  return Object.fromEntries(
    columns.map(({ name }) => [name, (source && values.get(name.toUpperCase())?.(source)) ?? null]),
  )
}

function sourceOf(service: EchoService, { facility: number, ordinal }: EchoRowKey): EchoRowSource | null {
  const facility = facilityOf(number)
  if (!facility) return null
  const permits = permitsOfRow(service, facility, ordinal)
  let address: SampleFacilityAddress | undefined
  return {
    facility,
    permit: service === 'echo' ? undefined : permits[0],
    standing: standingOf(permits),
    address: () => {
      address ??= addressOf(facility)
      return address
    },
    roll: (question) => rollFor(number, 900 + question),
  }
}

function sorted(
  query: SimulatedEchoQuery,
  params: URLSearchParams,
  switches: ComplianceSimulatorSwitches,
): readonly EchoRowKey[] {
  const columns = columnsOf(query.search.service, switches.columnOrder)
  const column = columns.find(({ id }) => String(id) === params.get('newsort'))
  if (!column || column.id === 1)
    return params.get('descending') === 'Y' && column ? query.rows().toReversed() : query.rows()
  const valued = query
    .rows()
    .map((key) => ({ key, value: rowOf(query, key, [column], switches)[column.name] ?? '' }))
  const ascending = valued.sort((a, b) =>
    a.value.localeCompare(b.value, 'en', { numeric: column.type === 'NUMBER' }),
  )
  const keys = ascending.map(({ key }) => key)
  return params.get('descending') === 'Y' ? keys.reverse() : keys
}

function withNumbers(row: Row, columns: readonly EchoColumn[]) {
  const numeric = new Set(columns.filter(({ type }) => type === 'NUMBER').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isPlain = value !== null && numeric.has(name) && Number.isFinite(Number(value))
      return [name, isPlain ? Number(value) : value]
    }),
  )
}
