import { facilityCounties } from '@/lib/sample-world/facilities/counties'
import {
  facilitiesOf,
  facilityByProgramId,
  facilityByRegistryId,
  industryOf,
  numbersOf,
  type SampleFacility,
} from '@/lib/sample-world/facilities/facilities'
import { registeredIn } from '@/lib/sample-world/facilities/numbers'
import { permitCount, type SampleProgram } from '@/lib/sample-world/facilities/permits'
import { isMet, type RegistryPathCondition, type RegistryPathQuery } from './path'
import { programs, systemOf } from './programs'
import type { SimulatedFacilityRegistryRow } from './rows'
import { systemRows, tables } from './tables'

const mostRows = 10_000
const stateColumn = /^(std_)?state_code$/
const indexedColumn = /^(registry_id|pgm_sys_id|pgm_sys_acrnm|(std_)?state_code)$/

/**
 * The source times out unless one condition is an equality on an indexed column. A query without conditions
 * needs no index.
 */
export function isAnswerable({ table, conditions }: RegistryPathQuery): boolean {
  if (conditions.length === 0 || table === 'frs_system_ref') return true
  return conditions.some((one) => isEqual(one) && indexedColumn.test(one.column))
}

/** The source sends at most 10,000 rows, even for a larger window. */
export function selectRows({ table, conditions, window }: RegistryPathQuery): SimulatedFacilityRegistryRow[] {
  const [first, last] = window ?? [0, mostRows - 1]
  const end = Math.min(last, first + mostRows - 1)
  const rows: SimulatedFacilityRegistryRow[] = []
  let position = startOf(table, conditions, first)
  for (const row of rowsOf(table, conditions, position.facilities)) {
    if (position.row > end) break
    if (position.row >= first) rows.push(row)
    position = { ...position, row: position.row + 1 }
  }
  return rows
}

export function countRows({ table, conditions }: RegistryPathQuery): number {
  const [only] = conditions
  if (conditions.length === 1 && only && isEqual(only)) {
    if (table === 'frs_facility_site' && stateColumn.test(only.column)) return countSites(only.value)
    const program = table === 'frs_program_facility' ? programMeant(conditions) : undefined
    if (program) return countLinks(program)
  }
  let count = 0
  for (const _ of rowsOf(table, conditions, candidates(conditions))) count += 1
  return count
}

function countSites(state: string): number {
  const counties = facilityCounties().filter((county) => county.state === state.toUpperCase())
  return counties.reduce((sum, county) => sum + registeredIn(county), 0)
}

const linkCounts = new Map<SampleProgram, number>()

function countLinks(program: SampleProgram): number {
  const cached = linkCounts.get(program)
  if (cached !== undefined) return cached
  let count = 0
  for (const number of everyNumber()) count += permitCount(number, industryOf(number), program)
  linkCounts.set(program, count)
  return count
}

function startOf(table: string, conditions: readonly RegistryPathCondition[], first: number) {
  const program = programMeant(conditions)
  const isPlain = table === 'frs_program_facility' && conditions.length === 1
  if (!program || !isPlain) return { row: 0, facilities: candidates(conditions) }
  let row = 0
  const skipped = everyNumber()[Symbol.iterator]()
  for (let next = skipped.next(); !next.done; next = skipped.next()) {
    const count = permitCount(next.value, industryOf(next.value), program)
    if (row + count > first) return { row, facilities: facilitiesOf(withFirst(next.value, skipped, program)) }
    row += count
  }
  return { row, facilities: facilitiesOf([]) }
}

function* withFirst(first: number, rest: Iterator<number>, program: SampleProgram): Iterable<number> {
  yield first
  for (let next = rest.next(); !next.done; next = rest.next()) {
    if (permitCount(next.value, industryOf(next.value), program) > 0) yield next.value
  }
}

function* rowsOf(
  table: string,
  conditions: readonly RegistryPathCondition[],
  facilities: Iterable<SampleFacility>,
): Iterable<SimulatedFacilityRegistryRow> {
  const isWanted = (row: SimulatedFacilityRegistryRow) =>
    conditions.every((condition) => isMet(condition, row[condition.column] ?? null))
  if (table === 'frs_system_ref') yield* systemRows.filter(isWanted)
  const write = tables[table]
  if (!write) return
  for (const facility of facilities) for (const row of write(facility)) if (isWanted(row)) yield row
}

function candidates(conditions: readonly RegistryPathCondition[]): Iterable<SampleFacility> {
  const registryId = soughtIn(conditions, /^registry_id$/)
  if (registryId !== undefined) return [facilityByRegistryId(registryId) ?? []].flat()
  const programId = soughtIn(conditions, /^pgm_sys_id$/)
  if (programId !== undefined) return [facilityByProgramId(programId) ?? []].flat()
  const program = programMeant(conditions)
  if (!program && soughtIn(conditions, /^pgm_sys_acrnm$/) !== undefined) return []
  return facilitiesOf(numbersFor(soughtIn(conditions, stateColumn)?.toUpperCase(), program))
}

function soughtIn(conditions: readonly RegistryPathCondition[], column: RegExp): string | undefined {
  return conditions.find((one) => isEqual(one) && column.test(one.column))?.value
}

function* numbersFor(state: string | undefined, program: SampleProgram | undefined): Iterable<number> {
  for (const number of everyNumber(state)) {
    if (!program || permitCount(number, industryOf(number), program) > 0) yield number
  }
}

function* everyNumber(state?: string): Iterable<number> {
  for (const county of facilityCounties()) if (!state || county.state === state) yield* numbersOf(county)
}

function programMeant(conditions: readonly RegistryPathCondition[]): SampleProgram | undefined {
  const acronym = soughtIn(conditions, /^pgm_sys_acrnm$/)?.toUpperCase()
  return programs.find((program) => systemOf[program].acronym === acronym)
}

function isEqual({ operator }: RegistryPathCondition): boolean {
  return operator === '=' || operator === 'equals'
}
