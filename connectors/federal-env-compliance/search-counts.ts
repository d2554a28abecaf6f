import { z } from 'zod'
import { readCount } from './published-values'
import type { ServiceName } from './services'

/** What the source counts over all matching rows, by our names; null where it does not say. */
const shared = {
  currentSignificantViolations: 'SVRows',
  currentViolations: 'CVRows',
  violationInLast3Years: 'V3Rows',
  formalActionLast5Years: 'FEARows',
  informalActionLast5Years: 'InfFEARows',
  inspectedLast5Years: 'INSPRows',
  indianCountry: 'IndianCountryRows',
} as const

const published: Readonly<Record<ServiceName, Readonly<Record<string, string>>>> = {
  'all-media': {
    ...shared,
    withAirPermit: 'CAARows',
    withWaterPermit: 'CWARows',
    withHazardousWaste: 'RCRRows',
    withToxicsRelease: 'TRIRows',
  },
  air: { ...shared, fullEvaluationLast5Years: 'FCERows' },
  water: { ...shared, violationInLast4Quarters: 'VioLast4QRows' },
}

export const searchCounts = z.record(z.string(), z.int().nullable())

export function readCounts(
  service: ServiceName,
  results: Record<string, unknown>,
): z.output<typeof searchCounts> {
  return Object.fromEntries(
    Object.entries(published[service]).map(([ours, theirs]) => [ours, readCount(results[theirs])]),
  )
}
