import type { SamplePermit } from '@/lib/sample-world/permits'
import type { SimulatedPortal } from '@/lib/socrata/simulated-dataset'
import { day, number, point, text } from '../columns'
import { isCommercial, withGarbageYears } from '../odd-rows'
import { permitDataset } from './permit-dataset'

const inYear3036 = withGarbageYears(3036)

const permits = permitDataset<SamplePermit>({
  id: 'w8jz-wjgn',
  about: { name: 'Permits', attribution: 'Sample City of Kansas City', tags: ['permits'] },
  place: 'kansas-city',
  house: ['main_address_line1'],
  rowsOf: (permit) => [inYear3036(permit)],
  columns: {
    permit_type: text((permit) => (isCommercial(permit) ? 'Commercial Building' : 'Residential Building')),
    work_class: text(({ isNew }) => (isNew ? 'New Construction' : 'Alteration')),
    permit_status: text((permit) => permit.status),
    description: text((permit) => permit.description),
    apply_date: day((permit) => permit.submitted),
    issue_date: day((permit) => permit.issued),
    main_address_line1: text((permit) => permit.line),
    valuation: number((permit) => permit.value),
    contractor_name: text(({ contractor }) => contractor.name),
    contact_email: text(({ contractor }) => contractor.email),
    contact_phone: text(({ contractor }) => contractor.phone),
    location: point(),
  },
})

export const kansasCityPortal: SimulatedPortal = { host: 'data.kcmo.org', datasets: [permits] }
