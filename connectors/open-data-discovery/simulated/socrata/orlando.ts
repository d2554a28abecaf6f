import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, point, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const permits = permitDataset<SamplePermit>({
  id: 'ryhf-m453',
  about: { name: 'Permit Applications', attribution: 'Sample City of Orlando', tags: ['permits'] },
  place: 'orlando',
  house: ['permit_address'],
  rowsOf: (permit) => [permit],
  columns: {
    permit_number: text(({ index }) => `BLD2026-${index}`),
    application_type: text(({ use }) => (use === 'roof' ? 'Roofing Permit' : 'Building Permit')),
    worktype: text(({ isNew }) => (isNew ? 'New' : 'Alteration')),
    plan_review_type: text((permit) => (isCommercial(permit) ? 'Commercial' : '1-2 Family Residential')),
    project_name: text((permit) => permit.description),
    application_status: text((permit) => permit.status),
    processed_date: day((permit) => permit.submitted),
    issue_permit_date: day((permit) => permit.issued),
    permit_address: text((permit) => permit.line),
    parcel_number: text((permit) => permit.parcel),
    estimated_cost: number((permit) => permit.value),
    property_owner_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_address: text(({ contractor }) => contractor.address),
    contractor_phone_number: text(({ contractor }) => contractor.phone),
    geocoded_column: point(),
  },
})

export const orlandoPortal: SimulatedPortal = { host: 'data.cityoforlando.net', datasets: [permits] }
