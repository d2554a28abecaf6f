import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, point, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitDataset } from './permit-dataset'

/** The names up to `address` are those of public use in 2026; of their words only “Zoning” and “Commercial” are. */
const permits = permitDataset<SamplePermit>({
  id: 'fahm-yuh4',
  about: { name: 'Permits', attribution: 'Sample City of Norfolk', tags: ['permits'] },
  place: 'norfolk',
  house: ['address'],
  rowsOf: (permit) => [permit],
  columns: {
    permit_number: text((permit) => permit.number),
    // The trade, not what the building is for.
    type: text(({ index }) => trades[index % trades.length] ?? null),
    work_type: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    status: text((permit) => permit.status),
    // Some applications are dated ahead.
    application_date: day(({ index, submitted }) => (index % 40 === 0 ? '2027-03-01' : submitted)),
    issue_date: day((permit) => permit.issued),
    finaled_date: day((permit) => permit.completed),
    project_cost: number((permit) => permit.value),
    gpin: text((permit) => permit.parcel),
    use_class: text((permit) => useClassOf(permit)),
    address: text((permit) => permit.line),
    description: text((permit) => permit.description),
    owner_name: text((permit) => permit.owner),
    applicant_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_phone: text(({ contractor }) => contractor.phone),
    location: point(),
  },
})

const trades = ['Building', 'Building', 'Zoning', 'Electrical']

function useClassOf(permit: SamplePermit): string {
  if (isCommercial(permit)) return 'Commercial'
  return permit.index % 5 === 0 ? 'RESIDENTIAL' : 'Residential'
}

export const norfolkPortal: SimulatedPortal = { host: 'data.norfolk.gov', datasets: [permits] }
