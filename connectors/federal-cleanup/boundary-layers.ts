import { toDay } from '@/lib/calendar-day'
import type { ColumnRequirements } from '@/lib/open-table/fit-columns'
import { readText } from '@/lib/published-text'
import type { CleanupBoundary, CleanupBoundaryKind } from '@/lib/records/cleanup-site/boundary'
import type { CleanupRow } from './table'

const optional = [
  'EPA_ID',
  'SITE_NAME',
  'NPL_STATUS_CODE',
  'CITY_NAME',
  'STATE_CODE',
  'FEATURE_INFO_URL',
  'URL_ALIAS_TXT',
  'LAST_CHANGE_DATE',
]

export interface BoundaryLayer {
  service: string
  layer: number
  rowNumber: string
  columns: ColumnRequirements
  looksFirst: true
}

/**
 * We have no recorded row that shows the columns, so the description of a layer is read before the first
 * query (`looksFirst`).
 */
export const boundaryLayers: Readonly<Record<CleanupBoundaryKind, BoundaryLayer>> = {
  site: {
    service: 'FAC_Superfund_Site_Boundaries_EPA_Public',
    layer: 0,
    rowNumber: 'OBJECTID',
    columns: { essential: ['EPA_ID', 'SITE_NAME'], optional: optional.slice(2) },
    looksFirst: true,
  },
  restriction: {
    service: 'FAC_Superfund_Institutional_Control_Boundaries_EPA_Public',
    layer: 0,
    rowNumber: 'OBJECTID',
    columns: { essential: [], optional },
    looksFirst: true,
  },
}

const statuses: Readonly<Record<string, string>> = {
  F: 'Currently on the Final NPL',
  P: 'Proposed for NPL',
  D: 'Deleted from the Final NPL',
  N: 'Not on the NPL',
  A: 'Site is Part of NPL Site',
  R: 'Removed from Proposed NPL',
  S: 'Pre-proposal Site',
  W: 'Withdrawn',
  O: 'Not Valid Site or Incident',
}

type BoundaryRecord = Omit<CleanupBoundary, 'kind' | 'distanceMiles' | 'parts'>

export function readBoundary(row: CleanupRow): BoundaryRecord {
  const code = readText(row.NPL_STATUS_CODE)
  const changed = row.LAST_CHANGE_DATE
  const pages = [readText(row.FEATURE_INFO_URL), readText(row.URL_ALIAS_TXT)]
  return {
    name: readText(row.SITE_NAME),
    epaId: readText(row.EPA_ID),
    status: code === null ? null : (statuses[code] ?? code),
    city: readText(row.CITY_NAME),
    state: readText(row.STATE_CODE),
    changedOn: typeof changed === 'number' ? toDay(changed) : null,
    detailUrl: pages.find((page) => page !== null && /^https:\/\/\S+$/.test(page)) ?? null,
  }
}
