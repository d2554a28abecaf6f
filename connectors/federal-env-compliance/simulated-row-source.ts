import { type Facility, permitId } from '@/lib/sample-world/facilities'
import type { FacilityAddress } from '@/lib/sample-world/facility-address'
import type { Permit, Program } from '@/lib/sample-world/facility-permits'
import type { Standing } from './simulated-standing'

/** A row before it is written: values are made for the columns that were asked for. */
export interface RowSource {
  facility: Facility
  /** The permit that an air or water row is for. */
  permit: Permit | undefined
  standing: Standing
  address(): FacilityAddress
  roll(question: number): number
}

export type Value = string | null
export type Values = Readonly<Record<string, (row: RowSource) => Value>>

export function idsOf({ facility }: RowSource, program: Program): string | null {
  const ids = facility.permits.filter((permit) => permit.program === program)
  return ids.map((permit) => permitId(facility, permit)).join(' ') || null
}
