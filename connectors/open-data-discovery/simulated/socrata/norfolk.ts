import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, point, text } from '../columns'
import { isCommercial } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const permits = permitDataset<SamplePermit>({
  id: 'fahm-yuh4',
  about: { name: 'Permits', attribution: 'Sample City of Norfolk', tags: ['permits'] },
  place: 'norfolk',
  house: ['address'],
  rowsOf: (permit) => [permit],
  columns: {
    permit_number: text((permit) => permit.number),
    type: text((permit) => (isCommercial(permit) ? 'Commercial Building' : 'Residential Building')),
    work_type: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    status: text((permit) => permit.status),
    description: text((permit) => permit.description),
    // Some applications are dated ahead.
    application_date: day(({ index, submitted }) => (index % 40 === 0 ? '2027-03-01' : submitted)),
    issue_date: day((permit) => permit.issued),
    address: text((permit) => permit.line),
    value: number((permit) => permit.value),
    owner_name: text((permit) => permit.owner),
    applicant_name: text((permit) => permit.owner),
    contractor_name: text(({ contractor }) => contractor.name),
    contractor_phone: text(({ contractor }) => contractor.phone),
    location: point(),
  },
})

export const norfolkPortal: SimulatedPortal = { host: 'data.norfolk.gov', datasets: [permits] }
