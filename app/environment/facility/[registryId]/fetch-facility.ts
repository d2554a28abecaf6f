import 'server-only'
import { cache } from 'react'
import { read } from '@/app/_lib/read/data'
import { isFrsId } from '@/lib/records/facility/fields'

export const fetchReport = cache((registryId: string) =>
  read('federal-env-compliance', 'getDetailedFacilityReport', { registryId }),
)

async function fetchRegistry(registryId: string) {
  const [facility, links] = await Promise.all([
    read('federal-env-registry', 'getFacilityById', { registryId }),
    read('federal-env-registry', 'getProgramLinksForFacility', { registryId }),
  ])
  return { registryId, facility, links }
}

const fetchCleanup = (registryId: string) => read('federal-cleanup', 'getSite', { registryId })

export type FacilityCleanupResult = Awaited<ReturnType<typeof fetchCleanup>>
export type FacilityReportResult = Awaited<ReturnType<typeof fetchReport>>
export type FacilityReport = Extract<FacilityReportResult, { ok: true }>['data']
export type FacilityRegistryResult = Awaited<ReturnType<typeof fetchRegistry>>

export interface FacilityPageResults {
  report: FacilityReportResult
  /** Undefined for a permit whose report failed or names no registry id. */
  registry: FacilityRegistryResult | undefined
  cleanup: Promise<FacilityCleanupResult> | undefined
}

export async function fetchFacility(id: string): Promise<FacilityPageResults> {
  if (isFrsId(id)) {
    const cleanup = fetchCleanup(id)
    const [report, registry] = await Promise.all([fetchReport(id), fetchRegistry(id)])
    return { report, registry, cleanup }
  }
  const report = await fetchReport(id)
  const own = report.ok && report.data.found ? report.data.facility.registryId : null
  if (!own || !isFrsId(own)) return { report, registry: undefined, cleanup: undefined }
  const cleanup = fetchCleanup(own)
  return { report, registry: await fetchRegistry(own), cleanup }
}
