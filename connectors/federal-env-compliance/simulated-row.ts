import { addressOf, facilityOf } from '@/lib/sample-world/facilities'
import type { FacilityAddress } from '@/lib/sample-world/facility-address'
import { rollFor } from '@/lib/sample-world/facility-numbers'
import { airValues } from './simulated-air-row'
import type { Column, Service } from './simulated-columns'
import { facilityValues } from './simulated-facility-row'
import type { RowSource, Value, Values } from './simulated-row-source'
import type { RowKey } from './simulated-search'
import { standingOf } from './simulated-standing'
import { permitsOfRow } from './simulated-summary'
import { waterValues } from './simulated-water-row'

const valuesOf: Readonly<Record<Service, Values>> = { echo: facilityValues, air: airValues, cwa: waterValues }

/** Every value is text or nothing, numbers too. */
export function writeRow(service: Service, key: RowKey, columns: readonly Column[]): Record<string, Value> {
  const source = sourceOf(service, key)
  const values = new Map(
    Object.entries(valuesOf[service]).map(([name, value]) => [name.toUpperCase(), value] as const),
  )
  return Object.fromEntries(
    columns.map(({ name }) => [name, (source && values.get(name.toUpperCase())?.(source)) ?? null]),
  )
}

function sourceOf(service: Service, { facility: number, ordinal }: RowKey): RowSource | null {
  const facility = facilityOf(number)
  if (!facility) return null
  const permits = permitsOfRow(service, facility, ordinal)
  let address: FacilityAddress | undefined
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
