import type { SamplePermit } from '@/lib/sample-world/permits'
import { text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitResource } from './permit-resource'

const newWords = ['NEW CONSTRUCTION', 'New Construction', 'NEW'] as const

/** It answered SQL until October 2026. */
export const pittsburghSite = permitResource<SamplePermit>({
  host: 'data.wprdc.org',
  resource: 'f4d1177a-f597-4c32-8cbf-7885f56253f6',
  sql: 'revoked',
  place: 'pittsburgh',
  house: ['address'],
  rowsOf: (permit) => [permit],
  columns: {
    permit_id: text((permit) => permit.number),
    permit_type: text(({ use, index }) => {
      if (use === 'roof') return 'ELECTRICAL'
      return index % 3 === 0 ? 'Building & Development Application' : 'BUILDING'
    }),
    commercial_or_residential: text((permit) => (isCommercial(permit) ? 'Commercial' : 'Residential')),
    work_type: text(({ isNew, index }) => (isNew ? (newWords[index % 3] ?? null) : 'EXISTING')),
    work_description: text((permit) => permit.description),
    issue_date: text((permit) => permit.issued),
    status: text((permit) => permit.status),
    total_project_value: text(({ value }) => String(value)),
    address: text((permit) => permit.line),
    parcel_num: text((permit) => permit.parcel),
    owner_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    latitude: text((permit) => String(permit.latitude)),
    longitude: text((permit) => String(permit.longitude)),
  },
})
