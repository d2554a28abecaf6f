import {
  classifyViolation,
  type ViolationClass,
  violationClasses,
} from '@/lib/records/facility/violation-class'
import type { Facility } from './fetch-facilities'
import type { EnvironmentUrl, Sort } from './url'

/** The filters of the page, over the rows that are loaded. */
export const filterFacilities = (
  rows: readonly Facility[],
  { program, status, within }: Pick<EnvironmentUrl, 'program' | 'status' | 'within'>,
): Facility[] =>
  rows.filter(
    (row) =>
      (!program || row.programs[program] === true) &&
      (!status || classifyViolation(row) === status) &&
      (!within || (row.ring !== null && row.ring <= within)),
  )

const classes = Object.keys(violationClasses) as ViolationClass[]

const orders: Readonly<Record<Sort, (one: Facility, other: Facility) => number>> = {
  // Those without a position stay last.
  farthest: (one, other) => (other.distanceMiles ?? -1) - (one.distanceMiles ?? -1),
  status: (one, other) => rankOf(one) - rankOf(other),
  name: (one, other) => (one.name ?? '').localeCompare(other.name ?? ''),
}

const rankOf = (row: Facility) => classes.indexOf(classifyViolation(row))

/** Rows come in their usual order, which decides where the order asked for does not. */
export const sortFacilities = (rows: readonly Facility[], sort: Sort | undefined): Facility[] =>
  sort ? rows.toSorted(orders[sort]) : [...rows]
