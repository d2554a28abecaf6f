import type { SamplePermit } from '@/lib/sample-world/permits/permits'

/** Some permits with a day of issue in a year that is not to come. */
export const withGarbageYears =
  (...years: readonly [number, ...number[]]) =>
  (permit: SamplePermit): SamplePermit => {
    if (!permit.issued || permit.index % 61 !== 0) return permit
    const year = years[(permit.index / 61) % years.length] ?? years[0]
    return { ...permit, issued: `${year}-03-01` }
  }

/** Some permits stand in the table twice, under the firms of two contractors. */
export function twiceNowAndThen(permit: SamplePermit): readonly SamplePermit[] {
  if (permit.index % 18 !== 0) return [permit]
  const { contractor } = permit
  return [permit, { ...permit, contractor: { ...contractor, name: `${contractor.name} (SUB)` } }]
}

/** One row for each lot, whatever was built on it. */
export const firstOfLot = (permit: SamplePermit): readonly SamplePermit[] =>
  permit.index % 4 === 0 ? [permit] : []

export const isDwelling = ({ use }: Pick<SamplePermit, 'use'>) =>
  use === 'house' || use === 'duplex' || use === 'townhouse' || use === 'apartments'

/** A shop is commercial; to most cities so is a house of many flats, but to none a garage. */
export const isCommercial = ({ use }: Pick<SamplePermit, 'use'>) => use === 'shop'
